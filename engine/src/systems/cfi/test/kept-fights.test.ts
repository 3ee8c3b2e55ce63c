import { keptFights } from '../../../kernel/testing/index.ts'
import { cfi } from '../index.ts'
import { arena, beasts, duel, hall, lair, monsters, nets, pit, road, shots, water } from './scenarios.ts'

keptFights(cfi, import.meta.url, {
  scenarios: { duel, road, beasts, shots, monsters, arena, lair, hall, water, pit, nets },
  fights: 99,
})
