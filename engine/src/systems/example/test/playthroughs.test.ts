import { playthroughs } from '../../../kernel/testing/index.ts'
import { example } from '../index.ts'
import { crowd, duel } from './scenarios.ts'

playthroughs(example, import.meta.url, {
  'the bouncer throws a sailor out': { scenario: duel, seed: 'closing time' },
  'the reckless and the sensible': { scenario: crowd, seed: 'pay day', temperaments: { guests: 'reckless' } },
  'a dazed bouncer': {
    scenario: duel,
    script: `
      bouncer stance: bold
      sailor stance: wary
      sailor turn: strike
      bouncer defence: none
      sailor blow: 10
      sailor damage: 6
      bouncer turn: recover
    `,
  },
})
