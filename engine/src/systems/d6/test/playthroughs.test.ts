import { playthroughs } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { duel, street, yard } from './scenarios.ts'

playthroughs(d6, import.meta.url, {
  'a gladiator and a viking': { scenario: duel, seed: 'sand' },
  'a crossbow against three goblins': { scenario: street, seed: 'cian' },
  'wolves and a bear in the yard': { scenario: yard, seed: 'dusk' },
})
