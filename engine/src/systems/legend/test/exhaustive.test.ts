import { exhaustive } from '../../../kernel/testing/index.ts'
import { MANOEUVRES } from '../combat-manoeuvres.ts'
import { legend } from '../index.ts'
import { RULES } from '../rules.ts'
import { brutes, fence, lane, nets, snares, stuckShields, water } from './crowds.ts'
import { archery, brawl, broos, cavern, charge, duel, horde, javelins } from './scenarios.ts'

/** The ids of the rules that begin so: rows of a table cite their rule when they happen. */
const rows = (start: string): string[] => RULES.map(({ id }) => id).filter((id) => id.startsWith(start))

exhaustive(legend, {
  scenarios: {
    duel,
    brawl,
    broos,
    charge,
    archery,
    javelins,
    horde,
    cavern,
    brutes,
    fence,
    lane,
    nets,
    snares,
    stuckShields,
    water,
  },
  names: {
    manoeuvres: MANOEUVRES.map(({ key }) => key),
    'close combat fumbles': rows('LEG-FUM-Close'),
    'natural weapon fumbles': rows('LEG-FUM-Nat'),
    'ranged fumbles': rows('LEG-FUM-Rng'),
    'critical wounds of lesser foes': rows('LEG-NPC-T'),
    wounds: ['minor', 'serious', 'major'],
    conditions: [
      'unconscious',
      'incapacitated',
      'died',
      'fled',
      'fell',
      'bleeds',
      'stunned',
      'blinded',
      'numb',
      'tired',
    ],
    holds: ['pin', 'grip', 'entangled', 'grappled'],
    levels: ['critical', 'success', 'failure', 'fumble'],
    defences: ['parry', 'evade', 'undefended', 'parrySaved'],
    'answers to a charge': ['stand', 'set'],
  },
  fights: 2400,
  steps: 80,
})
