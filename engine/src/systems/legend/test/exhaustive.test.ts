import { expect, test } from 'vitest'
import { exhaustive, type Scenario } from '../../../kernel/testing/index.ts'
import { rules } from '../book/rules.ts'
import { MANOEUVRES } from '../exchange/manoeuvres.ts'
import { legend } from '../index.ts'
import type { LegendEvent } from '../state/types.ts'
import { brutes, fence, lane, nets, snares, stuckShields, water } from './crowds.ts'
import { archery, brawl, broos, cavern, charge, duel, horde, house, javelins } from './scenarios.ts'

/** Nets against who cannot well keep out of them: some are tripped in them. */
const caught: Scenario = {
  system: 'legend',
  sides: {
    arena: { retiarius: { like: 'alaric', count: 2, styles: [{ name: 'net', skill: 120, weapons: ['net'] }] } },
    guard: { goblin: { count: 2, styles: [{ name: 'dagger', skill: 20, weapons: ['dagger'] }] } },
  },
  distance: 1,
}

/** The ids of the rules that begin so: rows of a table cite their rule when they happen. */
const rows = (start: string): string[] => rules.map(({ id }) => id).filter((id) => id.startsWith(start))

/** Rules that were noted though they counted for nothing. */
const idle = new Set<string>()
function hears(e: LegendEvent): readonly string[] {
  for (const m of e.type === 'skill' ? (e.modifiers ?? []) : []) if (m.value === 0) idle.add(m.rule)
  return []
}

exhaustive(legend, {
  scenarios: {
    duel,
    brawl,
    broos,
    charge,
    archery,
    javelins,
    horde,
    house,
    cavern,
    brutes,
    fence,
    lane,
    nets,
    snares,
    caught,
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
  reached: hears,
  fights: 2400,
  steps: 80,
})

/** Where another skill serves instead. */
const NAMED_ALL_THE_SAME = ['LEG-EQP-Improvised', 'LEG-SKL-Quadruped', 'LEG-UNA-04']
test('what does not count is not noted', () => {
  expect([...idle].filter((rule) => !NAMED_ALL_THE_SAME.includes(rule))).toEqual([])
})
