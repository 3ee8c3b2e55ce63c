import { laws, type Scenario } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { d6 } from '../index.ts'
import type { State } from '../state/types.ts'
import { duel, street, yard } from './scenarios.ts'
import { STAGES } from './stages.ts'

/** Two against one in a narrow place. */
const alley = (picture: string): Scenario => ({
  system: 'd6',
  sides: { a: { ana: { like: 'gladiator' } }, b: { bo: { like: 'gladiator' }, cy: { like: 'gladiator' } } },
  map: { picture, key: { a: 'ana', b: 'bo', c: 'cy', o: 'pit' } },
})

laws(d6, {
  rules,
  scenarios: { duel, street, yard },
  ground: { plain: { like: 'gladiator' } },
  counters: ['characterPoints', 'fatePoints', 'actions', 'declared', 'left', 'dying', 'round', 'loading'],
  rulings: {
    ...STAGES,
    fallenInTheWay: {
      scenario: alley('#######\n#ac..b#\n#######'),
      arrange: (state) => {
        for (const f of (state as State).fighters) if (f.id === 'cy') f.condition = 'unconscious'
      },
    },
    standoffRounds: { scenario: alley('aooooooobc') },
  },
  faults: {
    'no die code': {
      scenario: { ...duel, sides: { a: { viking: { attributes: { agility: 3 } } }, b: { gladiator: {} } } },
      path: 'sides.a.viking.attributes.agility',
    },
    'plate under leather': {
      scenario: {
        ...duel,
        sides: { a: { viking: { armour: ['plate mail', 'padded leather'] } }, b: { gladiator: {} } },
      },
      path: 'sides.a.viking.armour',
    },
    'a vehicle without a driver in the fight': {
      scenario: { ...duel, scene: { vehicles: { cart: { kind: 'wagon', driver: 'nobody' } } } },
      path: 'scene.vehicles.cart.driver',
    },
  },
})
