import { meetings, type Scenario } from '../../../kernel/testing/index.ts'
import { cfi } from '../index.ts'
import type { Fighter, State } from '../state/types.ts'
import { during, man } from './arrange.ts'

const facing = (ann: object, bob: object, more: object = { distance: 5 }): Scenario => ({
  system: 'cfi',
  sides: { heroes: { ann }, foes: { bob } },
  ...more,
})
const drawn = (ann: object, bob: object, picture: string, key: object = {}): Scenario =>
  facing(ann, bob, { map: { cell: 5, picture, key: { a: 'ann', b: 'bob', ...key } } })

/** What is so of ann as she attacks; the laws hand over a state of this very system. */
const ann = (change: Partial<Fighter> | ((f: Fighter) => void)) => (state: object) => {
  for (const f of (state as State).fighters) {
    if (f.id !== 'ann') continue
    if (typeof change === 'function') change(f)
    else Object.assign(f, change)
  }
}
const scene = (change: Partial<State['scene']>) => (state: object) => {
  const s = state as State
  s.scene = { ...s.scene, ...change }
}
const SPEAR = man(['longspear'])
const SHIELD = man(['longsword', 'heater'])

meetings(cfi, {
  duels: {
    'sword and sword': facing(man(), man()),
    'sword and spear, ten feet apart': facing(man(), SPEAR, { distance: 10 }),
    'sword and spear, in contact': facing(man(), SPEAR),
    'spear and sword, ten feet apart': facing(SPEAR, man(), { distance: 10 }),
    'dagger and halberd, fifteen feet apart': facing(man(['dagger']), man(['halberd']), { distance: 15 }),
    'shield and axe, a charge apart': facing(SHIELD, man(['great-axe']), { distance: 50 }),
    'bare hands and club': facing(man([]), man(['club'])),
    'bow and sword, far apart': facing(man(['long-bow', 'longsword']), man(), { distance: 200 }),
    'bow and sword, in contact': facing(man(['long-bow', 'longsword']), man()),
    'wolf and man': facing({ like: 'wolf' }, man(), { distance: 30 }),
    'horseman and spear': {
      system: 'cfi',
      sides: {
        heroes: { ann: man(['lance', 'longsword'], { rides: 'steed' }), steed: { like: 'horse' } },
        foes: { bob: SPEAR },
      },
      distance: 40,
    },
    'sword and spear on a map': drawn(man(), SPEAR, 'a.b......'),
    'round a wall': drawn(man(), man(), 'a.#..\n..#b.\n.....'),
    'over a stream': drawn(man(), man(), 'a.ww..b\n..ww...', { w: 'water' }),
    'lying before him': facing(man(['longsword'], { stance: 'prone' }), man()),
  },
  places: {
    'in contact': { bare: facing(man(), man()), map: drawn(man(), man(), 'ab.') },
    'ten feet from a spear': {
      bare: facing(SPEAR, man(), { distance: 10 }),
      map: drawn(SPEAR, man(), 'a.b'),
    },
  },
  attack: {
    scenario: facing(man(), SHIELD),
    keys: ['attack'],
    hits: ({ name, value }) => name === 'attack' && (value === 'success' || value === 'critical'),
  },
  worse: {
    'she lies': ann({ stance: 'prone' }),
    'she crouches': ann((f) => {
      if (f.stance === 'standing') f.stance = 'crouching'
    }),
    'unstable ground': ann((f) => {
      if (f.footing === 'firm') f.footing = 'unstable'
    }),
    'no room': ann({ confined: true }),
    blindness: ann({ blind: true }),
    'a glare in her eyes': ann(during({ blinded: 2 })),
    'a wearied arm': ann({ fatigue: 3 }),
    debility: ann({ fatigue: 5 }),
    'a worse skill': ann((f) => {
      Object.assign(f, { facts: { ...f.facts, combat: 40 } })
    }),
    'a heavy load': ann((f) => {
      Object.assign(f, { facts: { ...f.facts, things: 14 } })
    }),
    'water she swims badly in': ann((f) => {
      Object.assign(f, { footing: 'swimming', facts: { ...f.facts, skills: { ...f.facts.skills, swim: 20 } } })
    }),
    fog: scene({ air: 'fog' }),
    'half-light': scene({ light: 'partial' }),
    darkness: scene({ light: 'pitch' }),
  },
  exceptions: [
    ...['delay', 'speak', 'dropItem'].map((key) => ({
      law: 'turns spent' as const,
      case: `${key}: barred`,
      rule: 'CFI-PRO-Delay',
      because: 'To go on delaying in the same round is no Turn.',
    })),
    {
      law: 'turns spent',
      case: 'ready: barred',
      rule: 'CFI-WND-Serious',
      because: 'Wounded anew in the middle of it, he is barred anew.',
    },
  ],
  turnOf: (event) => (event.type === 'turn' && 'who' in event ? String(event.who) : undefined),
})
