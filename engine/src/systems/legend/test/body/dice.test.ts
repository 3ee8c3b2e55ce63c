import { expect, test, vi } from 'vitest'
import { AGAIN } from '../../exchange/fumbles.ts'

/** Every die the rules make when they are read, as `label dN`. */
const made = vi.hoisted(() => new Set<string>())
vi.mock('../../../../dice/chance.ts', async (original) => {
  const real = await original<typeof import('../../../../dice/chance.ts')>()
  const die: typeof real.die = (label, sides) => {
    made.add(`${label} d${sides}`)
    return real.die(label, sides)
  }
  const dice: typeof real.dice = (label, count, sides, plus) => {
    made.add(`${label} ${count}d${sides}`)
    return real.dice(label, count, sides, plus)
  }
  return { ...real, die, dice }
})

/** What the book has rolled for each purpose: skills on 1D100, the rest as its tables and rules say. */
const SKILLS = [
  'attack',
  'parry',
  'evade',
  'athletics',
  'brawn',
  'resilience',
  'persistence',
  'perception',
  'ride',
  'common magic',
  'first aid',
  'trip',
  'disarm',
  'blind',
  'bleed',
  'stun',
  'break free',
  'keep hold',
  'keep grip',
  'free weapon',
  'keep pinned',
]
const OTHERS = {
  d2: ['coin', 'which limb', 'acid', 'weapon falls'],
  d3: [
    'blinded',
    'borne down',
    'breaking',
    'cannot attack',
    'choking',
    'dazed',
    'lost actions',
    'mended',
    'minutes',
    'stunned',
  ],
  d4: ['acid', 'breath', 'burns', 'jarred legs', 'weapon falls'],
  d6: ['acid', 'burns', 'choking badly', 'fall'],
  '2d6': ['burns'],
  '3d6': ['burns'],
  d10: ['initiative', 'hit location'],
  d20: ['critical wound', 'fumble', 'hit location'],
}

test('what follows from a 19 or 20 is a D20 again, until it shows something else', () => {
  const [thrown, faces] = [[] as number[], [19, 20, 18]]
  const die = (sides: number): number => {
    thrown.push(sides)
    return faces.shift() ?? Number.NaN
  }
  expect([AGAIN.draw({ die }), thrown]).toEqual([18, [20, 20, 20]])
})

test('every die has the sides the book names', async () => {
  vi.resetModules()
  made.clear()
  await import('../../index.ts')
  // What was read here is nobody else's.
  vi.resetModules()
  const table = Object.entries({ d100: SKILLS, ...OTHERS }).flatMap(([sides, labels]) =>
    labels.map((label) => `${label} ${sides}`),
  )
  expect([...made].toSorted()).toEqual(table.toSorted())
})
