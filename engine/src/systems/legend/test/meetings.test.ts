import { meetings, type Scenario } from '../../../kernel/testing/index.ts'
import { legend } from '../index.ts'
import type { Fighter, State } from '../state/types.ts'
import { facing } from './arrange.ts'
import { man } from './clash.ts'

const versus = (ann: object, bob: object, more: object = {}): Scenario => ({ ...facing({ ann }, { bob }), ...more })
const sword = man(['war-sword', 'target'])
const SCENE = { options: { heroPoints: false } }

const drawn = (picture: string): Scenario => ({
  ...facing({ ann: sword }, { bob: sword }, {}, { map: { cell: 1, picture, key: { a: 'ann', b: 'bob' } } }),
  distance: undefined,
})

const ann = (change: (f: Fighter, s: State) => void) => (state: object) => {
  // The laws hand over a state of this very system.
  const s = state as State
  for (const f of s.fighters) if (f.id === 'ann') change(f, s)
}
const being = (fields: Partial<Fighter>) => ann((f) => void Object.assign(f, fields))

meetings(legend, {
  duels: {
    'sword and shield against the same': versus(sword, sword),
    'a dagger against a long spear': versus(man(['dagger']), man(['longspear']), { distance: 8 }),
    'a great sword against bare hands': versus(man(['great-sword']), man(['unarmed'])),
    'a bow far off': versus(man(['short-bow']), sword, { distance: 30 }),
    'a rider with a lance': {
      system: 'legend',
      distance: 20,
      ...SCENE,
      sides: {
        heroes: {
          ann: man(['lance'], { rides: 'horse', skills: { ride: 70 } }),
          horse: { like: 'war-horse' },
        },
        foes: { bob: man(['longspear']) },
      },
    },
  },
  places: {
    'a metre apart': { bare: versus(sword, sword), map: drawn('....\n.ab.\n....') },
    'five metres apart': { bare: versus(sword, sword, { distance: 5 }), map: drawn('.......\na....b.\n.......') },
  },
  attack: {
    scenario: versus(sword, sword),
    keys: ['attack', 'war-sword'],
    hits: ({ name }) => name === 'damage',
  },
  worse: {
    'lying on the ground': being({ stance: 'prone' }),
    'unstable ground': being({ footing: 'unstable' }),
    'a confined place': being({ confined: true }),
    blindness: being({ blind: true }),
    weariness: being({ fatigue: 3 }),
    'a weapon in the wound': ann((f, s) => {
      s.impaled.push({
        by: 'bob',
        on: f.id,
        item: 'bob war-sword',
        location: 3,
        penalty: 20,
        roll: 30,
        skill: 60,
        level: 'success',
      })
    }),
  },
})
