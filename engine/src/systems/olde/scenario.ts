import * as z from 'zod'
import { type Setup, scenario } from '../../kernel/scenario.ts'
import { door } from '../../kernel/schema.ts'
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

const stat = z.number().int().min(1).max(MOST_RANK)
const keys = <K extends string>(of: Readonly<Record<K, unknown>>): [K, ...K[]] => Object.keys(of) as [K, ...K[]]

/** A fighter's record. */
export const combatant: z.ZodType<Combatant> = z.strictObject({
  brawn: stat.describe(
    'Strength and toughness; the rank of its dice. A hero’s four stats are often 7, 7, 7, 6 or 9, 7, 5, 5.',
  ),
  finesse: stat.describe('Speed and skill of the body: Defense Checks, shots, action points.'),
  savvy: stat.describe('Wits: spells and healing.'),
  nerve: stat.describe('Courage; half of it goes into Hit Points.'),
  size: z.enum(['medium', 'small']).default('medium').describe('The small have one free step, others two.'),
  skills: z
    .partialRecord(z.enum(SKILLS), z.enum(keys(RANKS)))
    .default({})
    .describe('Skills by name with their rank; who lacks a weapon’s skill attacks at -2.'),
  weapons: z
    .array(z.enum([...keys(weapons), ...keys(makeshift)]))
    .max(12)
    .default([])
    .describe('The first is in hand, the others at the belt.'),
  shield: z.enum(keys(shields)).nullable().default(null).describe('On the arm if the first weapon leaves it free.'),
  armour: z.enum(keys(armours)).nullable().default(null).describe('What he wears; it may lower his die ranks.'),
  spells: z
    .array(z.enum(['ember', 'mend']))
    .max(2)
    .default([])
    .describe('Spells he knows; ours.'),
  draughts: z.number().int().min(0).max(20).default(0).describe('Healing draughts carried.'),
  hero: z.boolean().default(false).describe('A player character: gets character points.'),
  plotArmor: z.boolean().default(false).describe('The story needs him: usually not slain by one lucky blow.'),
  surprised: z.boolean().default(false).describe('Has 1 AP in the first turn.'),
  conditions: z
    .partialRecord(z.enum(CONDITIONS), z.enum(LASTS))
    .default({})
    .describe('What he suffers from the start, and how long it lasts.'),
  posture: z
    .enum(['standing', 'kneeling', 'sitting', 'prone'])
    .default('standing')
    .describe('How he is as the fight begins.'),
  adjustments: z
    .array(
      z.strictObject({
        to: z.enum(['attack', 'defense', 'damage', 'armor']),
        value: z.number().int().min(-10).max(10),
        because: z.string().min(1).max(60),
      }),
    )
    .max(12)
    .default([])
    .describe('What magic things and the like add to his attacks, Defense, damage and armour.'),
  hurt: z.number().int().min(0).max(40).default(0).describe('Hit Points lost before the fight.'),
  at: z
    .tuple([z.number().int().min(0).max(999), z.number().int().min(0).max(999)])
    .nullable()
    .default(null)
    .describe('The cell he stands on, where the picture does not draw him: several may share one.'),
})

const scene = z.strictObject({
  cluttered: z.boolean().default(false).describe('Who runs about blind falls more easily.'),
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
    for (const { id, record } of side.fighters)
      faults.push(
        ...recordFaults(record, of.options).map((fault) => ({ ...fault, path: ['sides', side.id, id, ...fault.path] })),
      )
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
