import { meetings, type Scenario } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { takes } from '../state/stance.ts'
import type { Fighter, State } from '../state/types.ts'
import { onMap, PLAIN } from './arrange.ts'

const named = (ana: object, bo: object, more: object = {}): Scenario => ({
  system: 'renaissance',
  distance: 1,
  sides: { heroes: { ann: { ...PLAIN, ...ana } }, foes: { bob: { ...PLAIN, DUR: 100, ...bo } } },
  ...more,
})
const ridden = (distance: number): Scenario => ({
  system: 'renaissance',
  distance,
  sides: {
    heroes: { ann: { ...PLAIN, weapons: ['lance'], mount: 'horse' }, horse: { like: 'war-horse' } },
    foes: { bob: PLAIN },
  },
})
const ann = (change: (f: Fighter, s: State) => void) => (state: object) => {
  // The laws hand over a state of this very system.
  const s = state as State
  for (const f of s.fighters) if (f.id === 'ann') change(f, s)
}
const bob = (change: (f: Fighter, s: State) => void) => (state: object) => {
  const s = state as State
  for (const f of s.fighters) if (f.id === 'bob') change(f, s)
}
const lit = (light: State['scene']['light']) => (state: object) => {
  const s = state as State
  s.scene = { ...s.scene, light }
}

meetings(renaissance, {
  duels: {
    'swords at arm’s length': named({}, {}),
    'swords across a street': named({}, {}, { distance: 12 }),
    'a knife at a halberd': named({ weapons: ['knife'] }, { weapons: ['halberd'] }, { distance: 8 }),
    'a whip at a shield': named({ weapons: ['whip'] }, { weapons: ['short sword', 'targe'] }, { distance: 3 }),
    'fists at a spear': named({ weapons: [] }, { weapons: ['long spear'] }, { distance: 6 }),
    'a longbow at fifty metres': named({ weapons: ['longbow'] }, {}, { distance: 50 }),
    'a heavy crossbow not in hand': named({ weapons: ['short sword', 'heavy crossbow'] }, {}, { distance: 30 }),
    'a musket': named({ weapons: ['musket'] }, {}, { distance: 20 }),
    'a rider at a man on foot': ridden(10),
    'a rider hard by': ridden(1),
    'on a map round a wall': named({}, {}, onMap('a.#b\n..#.\n....', ['ann', 'bob'])),
    'in the dark': named({}, {}, { scene: { light: 'dark' }, distance: 4 }),
  },
  places: {
    'next to each other': {
      bare: named({}, {}),
      map: named({}, {}, onMap('ab', ['ann', 'bob'])),
    },
    'corner to corner': { bare: named({}, {}), map: named({}, {}, onMap('a.\n.b', ['ann', 'bob'])) },
  },
  attack: {
    scenario: named({}, {}),
    keys: ['attack', 'short sword', 'none'],
    hits: ({ name, value }) => name === 'result' && value === 'hit',
  },
  worse: {
    'a wound': ann((f) => {
      f.wounds = 1
    }),
    'lying down': ann((f, s) => takes(s, f, 'prone')),
    'a run': ann((f) => {
      f.running = true
    }),
    'dim light': lit('dim'),
    darkness: lit('dark'),
    'a foe on his guard': bob((f) => {
      f.fullDefence = true
    }),
    'circumstances against her': ann((f) => {
      f.circumstance = -20
    }),
    'no breath': ann((f) => Object.assign(f, { breathless: 9, air: 1 })),
  },
  turnOf: (event) => (event.type === 'turn' && 'who' in event ? String(event.who) : undefined),
})
