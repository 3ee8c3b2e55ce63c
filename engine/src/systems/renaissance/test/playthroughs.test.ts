import { playthroughs } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import { alley, duel, joust, monastery, street } from './scenarios.ts'

playthroughs(renaissance, import.meta.url, {
  'chandra and the goblin': { scenario: duel, seed: 'armour gap' },
  'track in the frozen monastery': { scenario: monastery, seed: 'frozen' },
  'a joust': { scenario: joust, seed: 'lances' },
  'bombs in an alley': { scenario: alley, seed: 'powder' },
  'a street, one side reckless': { scenario: street, seed: 'axes', temperaments: { gang: 'reckless' } },
})
