import { type Setup, scenario } from '../../kernel/scenario.ts'
import { door } from '../../kernel/schema.ts'
import * as is from '../../kernel/shapes.ts'
import type { Fault, FighterId, SideId } from '../../kernel/types.ts'
import { placed } from '../../mechanisms/placing.ts'
import { spotOf, type Whereabouts } from '../../space/whereabouts.ts'
import { handsFor } from './arms.ts'
import { DIFFICULTY } from './challenges.ts'
import { faithPoints, hitPoints, manaPoints } from './characters.ts'
import { armours, shields } from './content/armour.ts'
import { combatants } from './content/creatures.ts'
import { RANKS, SKILLS } from './content/skills.ts'
import { makeshift, weapons } from './content/weapons.ts'
import { MOST_RANK } from './dice.ts'
import { rulings } from './rulings.ts'
import { CONDITIONS, type Combatant, type Fighter, type Item, LASTS, type Options, type State } from './types.ts'

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
})

const scene = is.strict({
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
const whereabouts = (of: Setup<Combatant, Options>): { where: Whereabouts; faults: readonly Fault[] } =>
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

/** A fighter as he goes into a fight. */
export function fighterFrom(id: FighterId, side: SideId, kind: string, facts: Combatant, options: Options): Fighter {
  const fullHp = hitPoints(facts, options)
  const hp = fullHp - facts.hurt
  const [fullMana, fullFaith] = [manaPoints(facts, options), faithPoints(facts, options)]
  const items = itemsOf(id, facts, options)
  const bothHands = items.some((item) => item.at === 'main' && handsFor(item.weapon) === 2)
  return {
    id,
    side,
    kind,
    facts,
    hp,
    fullHp,
    mana: fullMana,
    fullMana,
    faith: fullFaith,
    fullFaith,
    ap: 0,
    given: 0,
    spent: 0,
    acted: false,
    passed: false,
    freeSteps: false,
    posture: hp <= 0 || facts.conditions.unconscious !== undefined ? 'prone' : facts.posture,
    conditions: CONDITIONS.flatMap((name) => {
      const lasts = facts.conditions[name]
      return lasts === undefined ? [] : [{ name, lasts, needs: DIFFICULTY.moderate }]
    }),
    adjustments: facts.adjustments.map(({ to, value, because }) => ({
      to,
      value,
      because,
      rule: 'OLDE-ADJ-01',
      lasts: 'permanent',
      melee: false,
    })),
    dying: hp <= 0,
    dead: false,
    cp: 0,
    items,
    shieldAt: facts.shield === null ? 'none' : bothHands ? 'back' : 'arm',
    draughts: facts.draughts,
    lot: 0,
    faces: '',
    known: null,
  }
}

function itemsOf(id: FighterId, facts: Combatant, { startLoaded }: Options): Item[] {
  const counts = new Map<string, number>()
  let inHand = false
  return facts.weapons.map((weapon) => {
    const n = (counts.get(weapon) ?? 0) + 1
    counts.set(weapon, n)
    const natural = weapons[weapon]?.natural === true
    const at = natural ? 'body' : inHand ? 'belt' : 'main'
    if (!natural) inHand = true
    // Ruling OLDE-B43: whether a crossbow is spanned when the fight begins.
    const loaded = weapons[weapon]?.ranged?.spans == null || startLoaded
    return { id: n === 1 ? `${id} ${weapon}` : `${id} ${weapon} ${n}`, weapon, at, loaded, spot: null }
  })
}

export function begin(of: Setup<Combatant, Options>): State {
  const { options } = of
  const { where } = whereabouts(of)
  const fighters = of.sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => fighterFrom(id, side.id, kind ?? '', record, options)),
  )
  for (const f of fighters)
    if (f.conditions.some(({ name }) => name === 'invisible')) f.known = spotOf(where, f.id) ?? null
  return {
    options,
    open: of.open,
    cluttered: of.scene.cluttered === true,
    turn: 0,
    round: 0,
    roundOfTurn: 0,
    phase: 'reset',
    fighters,
    where: options.losGraze === 'blocks' ? grazing(where) : where,
    acting: null,
    declared: [],
    won: null,
    ruled: false,
  }
}

/** Ruling OLDE-B09: obstacles a hair wider than they are, so that a line that touches one is cut by it. */
function grazing(where: Whereabouts): Whereabouts {
  if ('bands' in where) return where
  const kinds = Object.fromEntries(
    Object.entries(where.field.kinds).map(([mark, kind]) => [mark, { ...kind, fills: (kind.fills ?? 1) * 1.02 }]),
  )
  return { ...where, field: { ...where.field, kinds } }
}

/** The door of a newcomer's record. */
export const combatantDoor = door(combatant)
