import type { Scenario } from '../../../kernel/testing/index.ts'

export const duel: Scenario = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }

export const crowd: Scenario = {
  system: 'example',
  sides: { house: { bouncer: {}, student: { brawling: 3 } }, guests: { thug: { count: 2 }, sailor: {} } },
}
