import { laws } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { renaissance } from '../index.ts'
import { duel, street } from './scenarios.ts'
import { STAGES } from './stages.ts'

laws(renaissance, {
  rules,
  scenarios: { duel, street },
  ground: { plain: { like: 'watchman' } },
  counters: [
    'damage',
    'wounds',
    'luck',
    'standard',
    'quick',
    'reaction',
    'round',
    'loaded',
    'loading',
    'strain',
    'loses',
  ],
  rulings: STAGES,
  faults: {
    'an unknown weapon': {
      scenario: { ...duel, sides: { a: { chandra: { weapons: ['lightsaber'] } }, b: { watchman: {} } } },
      path: 'sides.a.chandra.weapons.0',
    },
    'plate over mail': {
      scenario: { ...duel, sides: { a: { chandra: { armour: ['full plate', 'mail'] } }, b: { watchman: {} } } },
      path: 'sides.a.chandra.armour',
    },
    'a mount that is not there': {
      scenario: { ...duel, sides: { a: { knight: { mount: 'nobody' } }, b: { watchman: {} } } },
      path: 'sides.a.knight.mount',
    },
    'a horse not trained for war': {
      scenario: { ...duel, sides: { a: { knight: { mount: 'horse' }, horse: {} }, b: { watchman: {} } } },
      path: 'sides.a.knight.mount',
    },
    'unaware strangers': { scenario: { ...duel, scene: { unaware: ['nobody'] } }, path: 'scene.unaware.0' },
  },
})
