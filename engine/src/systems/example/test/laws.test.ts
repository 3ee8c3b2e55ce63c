import { laws } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { example } from '../index.ts'
import { crowd, duel } from './scenarios.ts'

laws(example, {
  rules,
  scenarios: { duel, crowd },
  counters: ['grit', 'actions', 'turns', 'dazed', 'round'],
  faults: {
    'a map': { scenario: { ...duel, map: { picture: '...', key: {} } }, path: 'map' },
    'a distance': { scenario: { ...duel, distance: 3 }, path: 'distance' },
    'too much might': {
      scenario: { ...duel, sides: { a: { thug: { might: 99 } }, b: { sailor: {} } } },
      path: 'sides.a.thug.might',
    },
  },
})
