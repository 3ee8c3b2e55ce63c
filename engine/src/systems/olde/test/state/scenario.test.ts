import { expect, test } from 'vitest'
import { olde } from '../../index.ts'
import { EIGHT, two } from '../staged.ts'

/** What is wrong with a scenario, as the door says it. */
const faults = (scenario: object): string[] => {
  const parsed = olde.setup.parse(scenario)
  return parsed.ok ? [] : parsed.faults.map(({ path, found, allowed }) => `${path.join('.')}: ${found}; ${allowed}`)
}

test.each<[string, object, string]>([
  ['a stat', { brawn: 0 }, 'brawn: 0; at least 1'],
  ['a stat too high', { finesse: 21 }, 'finesse: 21; at most 20'],
  ['a size', { size: 'huge' }, 'size: "huge"; one of medium, small'],
  ['a skill', { skills: { cooking: 'master' } }, 'skills.cooking: the unknown field "cooking"'],
  ['a rank', { skills: { swords: 'expert' } }, 'skills.swords: "expert"; one of apprentice, journeyman, foreman'],
  ['a weapon', { weapons: ['broadswrd'] }, 'weapons.0: "broadswrd"; one of shortsword, broadsword'],
  ['a shield', { shield: 'door' }, 'shield: "door"; one of buckler, roundel'],
  ['an armour', { armour: 'chain' }, 'armour: "chain"; one of leather, gambeson'],
  ['a spell', { spells: ['fireball'] }, 'spells.0: "fireball"; one of ember, mend'],
  ['draughts', { draughts: -1 }, 'draughts: -1; at least 0'],
  ['a condition', { conditions: { sleepy: 'temporary' } }, 'conditions.sleepy: the unknown field "sleepy"'],
  [
    'how long it lasts',
    { conditions: { dazed: 'forever' } },
    'conditions.dazed: "forever"; one of temporary, persistent, permanent',
  ],
  ['a posture', { posture: 'flying' }, 'posture: "flying"; one of standing, kneeling, sitting, prone'],
  [
    'an adjustment',
    { adjustments: [{ to: 'speed', value: 1, because: 'boots' }] },
    'adjustments.0.to: "speed"; one of attack, defense, damage, armor',
  ],
  [
    'an adjustment without a reason',
    { adjustments: [{ to: 'attack', value: 1, because: '' }] },
    'adjustments.0.because: ""; at least 1 characters',
  ],
  ['wounds past death', { hurt: 24 }, 'hurt: 24; less than 24: with 12 Hit Points he would be dead'],
  ['a cell without a map', { at: [1, 1] }, 'at: 1,1; nothing: there is no map'],
  ['a word nobody knows', { strength: 9 }, 'strength: the unknown field "strength"'],
])('%s', (_, ann, said) => {
  const [first = '', ...others] = faults(two(ann))
  expect(first.startsWith(`sides.left.ann.${said}`), first).toBe(true)
  expect(others).toEqual([])
})

test.each<[string, object, string]>([
  ['a distance', two({}, {}, { distance: -1 }), 'distance: -1; at least 0'],
  ['an option', two({}, {}, { options: { actions: 'all' } }), 'options.actions: "all"; one of core, advanced'],
  ['a scene', two({}, {}, { scene: { dark: true } }), 'scene.dark: the unknown field "dark"'],
  [
    'somebody unheard of',
    { ...two(), sides: { left: { ann: { like: 'anne' } }, right: { bob: EIGHT } } },
    'sides.left.ann.like: "anne"; one of warrior, ranger',
  ],
])('%s', (_, scenario, said) => {
  const [first = '', ...others] = faults(scenario)
  expect(first.startsWith(said), first).toBe(true)
  expect(others).toEqual([])
})
