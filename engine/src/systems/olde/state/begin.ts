import type { Setup } from '../../../kernel/scenario.ts'
import type { FighterId, SideId } from '../../../kernel/types.ts'
import { spotOf, type Whereabouts } from '../../../space/whereabouts.ts'
import { handsFor, weapons } from '../content/weapons.ts'
import { takesOver } from './carried-over.ts'
import { faithPoints, hitPoints, manaPoints } from './derive.ts'
import { DIFFICULTY } from './dice.ts'
import { CONDITIONS } from './lasting.ts'
import { whereabouts } from './scenario.ts'
import type { Combatant, Fighter, Item, Options, State } from './types.ts'

/** A fighter as he goes into a fight. */
export function fighterFrom(id: FighterId, side: SideId, kind: string, record: Combatant, options: Options): Fighter {
  const { carriedOver, ...facts } = record
  return takesOver(freshFrom(id, side, kind, facts, options), carriedOver)
}

/** Whole and rested. */
function freshFrom(id: FighterId, side: SideId, kind: string, facts: Combatant, options: Options): Fighter {
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
    lot: null,
    faces: null,
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
