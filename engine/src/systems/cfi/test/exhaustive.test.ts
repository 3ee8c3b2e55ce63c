import { exhaustive } from '../../../kernel/testing/index.ts'
import { EFFECTS } from '../exchange/effect-keys.ts'
import { cfi } from '../index.ts'
import { arena, beasts, duel, hall, lair, monsters, nets, pit, road, shots, water } from './scenarios.ts'

exhaustive(cfi, {
  scenarios: { duel, road, beasts, shots, monsters, arena, lair, hall, water, pit, nets },
  names: {
    effects: EFFECTS,
    spells: ['magicMissile', 'shield', 'fireball', 'dispel'],
    conditions: [
      'prone',
      'standing',
      'crouching',
      'unconscious',
      'incapacitated',
      'dead',
      'fled',
      'destroyed',
      'bleeding',
      'staunched',
      'stunned',
      'winded',
      'senseless',
      'blinded',
      'useless',
      'severed',
      'barred',
      'dying',
      'burning',
      'frenzied',
      'cowed',
      'fleeing',
      'surprised',
      'braced',
      'scarred',
      'aloft',
      'safe',
    ],
    reducers: ['parry', 'ward', 'cover', 'armor', 'distance', 'evade'],
    holds: ['grip', 'entangle', 'pin', 'astride', 'engulf'],
  },
  fights: 900,
})
