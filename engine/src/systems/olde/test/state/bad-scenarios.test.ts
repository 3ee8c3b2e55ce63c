import { describe, expect, test } from 'vitest'
import { olde } from '../../index.ts'
import { two } from '../staged.ts'

describe('bad scenarios get a sentence with path and remedy', () => {
  const fault = (scenario: object): string => {
    const parsed = olde.setup.parse(scenario)
    return parsed.ok
      ? ''
      : parsed.faults.map(({ path, found, allowed }) => `${path.join('.')}: ${found}, ${allowed}`).join('; ')
  }
  test.each([
    [
      'an unknown weapon',
      two({ weapons: ['lightsabre'] }),
      /sides\.left\.ann\.weapons\.0: "lightsabre", one of shortsword/,
    ],
    ['an unknown skill', two({ skills: { law: 'master' } }), /sides\.left\.ann\.skills\.law/],
    [
      'an unknown rank',
      two({ skills: { swords: 'expert' } }),
      /skills\.swords: "expert", one of apprentice, journeyman/,
    ],
    ['too much of a stat', two({ brawn: 21 }), /brawn: 21, at most 20/],
    ['dead already', two({ hurt: 24 }), /hurt: 24, less than 24: with 12 Hit Points he would be dead/],
    ['an unknown shield', two({ shield: 'door' }), /shield: "door", one of buckler/],
    [
      'a cell of two metres',
      { ...two(), distance: undefined, map: { cell: 2, picture: 'a.b', key: { a: 'ann', b: 'bob' } } },
      /map\.cell: 2, 1: a cell is one space/,
    ],
    [
      'a cell in a wall',
      { ...two({ at: [0, 0] }), distance: undefined, map: { picture: '#.b', key: { b: 'bob' } } },
      /ann\.at: 0,0, a free cell of the map/,
    ],
  ])('%s', (_, scenario, message) => {
    expect(fault(scenario)).toMatch(message)
  })
})
