import { meetings, type Scenario } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import type { Fighter, State } from '../state/types.ts'
import { EIGHT, SWORD } from './staged.ts'

const duel = (of: object, against: object, more: object = {}): Scenario => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...of } }, right: { bob: { ...EIGHT, ...against } } },
  ...more,
})
const map = (picture: string) => ({ distance: undefined, map: { picture, key: { a: 'ann', b: 'bob' } } })
const each =
  (who: string, change: (f: Fighter) => void) =>
  (state: object): void => {
    // The laws hand over a state of this very system.
    for (const f of (state as State).fighters) if (f.id === who) change(f)
  }
const suffers = (who: string, name: Fighter['conditions'][number]['name']) =>
  each(who, (f) => {
    f.conditions = [...f.conditions, { name, lasts: 'permanent', needs: 9 }]
  })
const adjusted = (to: 'attack' | 'defense', value: number, who: string) =>
  each(who, (f) => {
    f.adjustments = [
      ...f.adjustments,
      { to, value, because: 'test', rule: 'OLDE-ADJ-01', lasts: 'permanent', melee: false },
    ]
  })
const PIKE = { weapons: ['pike'], skills: { spears: 'apprentice' } }
const BOW = { weapons: ['hunting-bow'], skills: { bows: 'apprentice' } }

meetings(olde, {
  duels: {
    'swords a space apart': duel(SWORD, SWORD),
    'swords in one space': duel(SWORD, SWORD, { distance: 0 }),
    'swords far off': duel(SWORD, SWORD, { distance: 4 }),
    'a pike in one space': duel(PIKE, {}, { distance: 0 }),
    'fists at a pike': duel({}, PIKE, { distance: 4 }),
    'a bow at twenty spaces': duel(BOW, {}, { distance: 20 }),
    'a slack crossbow': duel(
      { weapons: ['crossbow'], skills: { crossbows: 'apprentice' } },
      {},
      {
        distance: 8,
        options: { startLoaded: false },
      },
    ),
    'round a wall': duel(SWORD, {}, map('a.#b\n..#.\n....')),
    'up a ledge': duel(SWORD, {}, { distance: 5 }),
    lame: duel({ ...SWORD, conditions: { lame: 'permanent' } }, {}, { distance: 3 }),
    'lying down': duel({ ...SWORD, posture: 'prone' }, {}, { distance: 3 }),
    'an unseen foe': duel(SWORD, { conditions: { invisible: 'permanent' } }, map('a...b\n.....')),
  },
  places: {
    'a space apart': { bare: duel(SWORD, {}), map: duel(SWORD, {}, map('ab')) },
    'shot at eight spaces': { bare: duel(BOW, {}, { distance: 8 }), map: duel(BOW, {}, map('a.......b')) },
  },
  attack: {
    scenario: duel(SWORD, SWORD),
    keys: ['attack'],
    steps: 2,
    hits: ({ name, value }) => name === 'attack' && value === 'hit',
  },
  worse: {
    blind: suffers('ann', 'blinded'),
    exhausted: suffers('ann', 'exhausted'),
    frightened: suffers('ann', 'frightened'),
    'lying down': each('ann', (f) => {
      f.posture = 'prone'
    }),
    'off the balance': adjusted('attack', -2, 'ann'),
    'a foe behind a shield': adjusted('defense', 2, 'bob'),
    'a foe on his guard': adjusted('defense', 3, 'bob'),
  },
  turnOf: (event) => (event.type === 'declared' && 'who' in event ? String(event.who) : undefined),
})
