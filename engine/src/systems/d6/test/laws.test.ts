import { laws } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { duel, street, yard } from './scenarios.ts'
import { STAGES } from './stages.ts'

laws(d6, {
  scenarios: { duel, street, yard },
  counters: ['characterPoints', 'fatePoints', 'actions', 'declared', 'outFor', 'dying', 'round', 'loading', 'prepared'],
  rulings: STAGES,
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
