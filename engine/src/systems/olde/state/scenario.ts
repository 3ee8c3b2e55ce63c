import { type Setup, scenario } from '../../../kernel/scenario.ts'
import { door } from '../../../kernel/schema.ts'
import * as is from '../../../kernel/shapes.ts'
import type { Fault } from '../../../kernel/types.ts'
import { placed } from '../../../mechanisms/placing.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import { rulings } from '../book/rulings.ts'
import { armours, shields } from '../content/armour.ts'
import { combatants } from '../content/creatures.ts'
import { RANKS, SKILLS } from '../content/skills.ts'
import { makeshift, weapons } from '../content/weapons.ts'
import { carriedOver } from './carried-over.ts'
import { hitPoints } from './derive.ts'
import { MOST_RANK } from './dice.ts'
import { CONDITIONS, LASTS } from './lasting.ts'
import type { Combatant, Options } from './types.ts'

const stat = is.whole(1, MOST_RANK)
const keys = <K extends string>(of: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(of) as [K, ...K[]]

/** A fighter's record. */
export const combatant: is.Shape<Combatant> = is.strict({
  brawn: is.about(
    stat,
    'Strength and toughness; the rank of its dice. A hero’s four stats are often 7, 7, 7, 6 or 9, 7, 5, 5.',
  ),
  finesse: is.about(stat, 'Speed and skill of the body: Defense Checks, shots, action points.'),
  savvy: is.about(stat, 'Wits: spells and healing.'),
  nerve: is.about(stat, 'Courage; half of it goes into Hit Points.'),
  size: is.about(is.usually(is.oneOf(['medium', 'small']), 'medium'), 'The small have one free step, others two.'),
  skills: is.about(
    is.usually(is.someOf(is.oneOf(SKILLS), is.keyOf(RANKS)), {}),
    'Skills by name with their rank; who lacks a weapon’s skill attacks at -2.',
  ),
  weapons: is.about(
    is.usually(is.list(is.oneOf([...keys(weapons), ...keys(makeshift)]), 12), []),
    'The first is in hand, the others at the belt.',
  ),
  shield: is.about(is.usually(is.orNull(is.keyOf(shields)), null), 'On the arm if the first weapon leaves it free.'),
  armour: is.about(is.usually(is.orNull(is.keyOf(armours)), null), 'What he wears; it may lower his die ranks.'),
  spells: is.about(is.usually(is.list(is.oneOf(['ember', 'mend']), 2), []), 'Spells he knows; ours.'),
  draughts: is.about(is.usually(is.whole(0, 20), 0), 'Healing draughts carried.'),
  hero: is.about(is.usually(is.truth(), false), 'A player character: gets character points.'),
  plotArmor: is.about(is.usually(is.truth(), false), 'The story needs him: usually not slain by one lucky blow.'),
  surprised: is.about(is.usually(is.truth(), false), 'Has 1 AP in the first turn.'),
  conditions: is.about(
    is.usually(is.someOf(is.oneOf(CONDITIONS), is.oneOf(LASTS)), {}),
    'What he suffers from the start, and how long it lasts.',
  ),
  posture: is.about(
    is.usually(is.oneOf(['standing', 'kneeling', 'sitting', 'prone']), 'standing'),
    'How he is as the fight begins.',
  ),
  adjustments: is.about(
    is.usually(
      is.list(
        is.strict({
          to: is.oneOf(['attack', 'defense', 'damage', 'armor']),
          value: is.whole(-10, 10),
          because: is.text(60, 1),
        }),
        12,
      ),
      [],
    ),
    'What magic things and the like add to his attacks, Defense, damage and armour.',
  ),
  hurt: is.about(is.usually(is.whole(0, 40), 0), 'Hit Points lost before the fight.'),
  at: is.about(
    is.usually(is.orNull(is.tuple([is.whole(0, 999), is.whole(0, 999)])), null),
    'The cell he stands on, where the picture does not draw him: several may share one.',
  ),
  carriedOver,
})

export const scene = is.strict({
  cluttered: is.about(is.usually(is.truth(), false), 'Who runs about blind falls more easily.'),
})

/** The door of scenarios. */
export const setup = scenario<Combatant, Options>({
  system: 'olde',
  fighter: combatant,
  content: combatants,
  rulings,
  scene,
  more,
})

/** How the game measures: in spaces, a body a little less than one high. */
export const whereabouts = (of: Setup<Combatant, Options>): { where: Whereabouts; faults: readonly Fault[] } =>
  placed({
    setup: of,
    measure: {
      metric: of.map?.grid === 'hex' ? 'hex' : of.options.metric,
      ...(of.options.metric === 'euclid' ? { diagonals: 'root-two' as const } : {}),
      tall: 0.9,
    },
    size: () => 1,
    apart: 6,
    spacing: 1,
    at: (record) => record.at,
    sharing: true,
  })

function more(of: Setup<Combatant, Options>): Fault[] {
  const faults: Fault[] = [...whereabouts(of).faults]
  if (of.map !== undefined && of.map.cell !== 1)
    faults.push({ path: ['map', 'cell'], found: String(of.map.cell), allowed: '1: a cell is one space' })
  for (const side of of.sides) {
    for (const { id, record } of side.fighters) {
      const path = ['sides', side.id, id]
      faults.push(...recordFaults(record, of.options).map((fault) => ({ ...fault, path: [...path, ...fault.path] })))
      if (of.map === undefined && record.at !== null)
        faults.push({ path: [...path, 'at'], found: record.at.join(), allowed: 'nothing: there is no map' })
    }
  }
  return faults
}
/** What is wrong with a record that no shape can say. */
export function recordFaults(record: Combatant, options: Options): Fault[] {
  const full = hitPoints(record, options)
  if (record.hurt < 2 * full) return []
  return [
    {
      path: ['hurt'],
      found: String(record.hurt),
      allowed: `less than ${2 * full}: with ${full} Hit Points he would be dead`,
    },
  ]
}

/** The door of a newcomer's record. */
export const combatantDoor = door(combatant)
