import { Offer } from '../../../kernel/offer.ts'
import type { Asks, Chance, Option } from '../../../kernel/types.ts'
import { inHand, itemOption } from '../../../mechanisms/hands.ts'
import { type Level, passes, ROLLS, reckoned, succeeds } from '../body/checks.ts'
import { canReact } from '../body/conditions.ts'
import { evadeSkill, evading, hampered } from '../body/hampered.ts'
import { lowersWard } from '../body/hands.ts'
import { desperate } from '../body/luck.ts'
import { reopens } from '../body/wounds.ts'
import type { CfiRule } from '../book/rules.ts'
import { arcOf } from '../ground/reach.ts'
import { able, has, isUnarmed, usable } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../state/types.ts'
import { byCombatSkill, combatSkill } from './combat-skill.ts'
import { parrying } from './modifiers.ts'

/** A way to meet an attack. */
export interface Defense extends Option {
  readonly guard: Item | undefined
}
const EVADE: Defense = { key: 'evade', guard: undefined }
const ACROBATICS: Defense = { key: 'acrobatics', guard: undefined }
const BRAWN: Defense = { key: 'brawn', guard: undefined }
const NONE: Defense = { key: 'none', guard: undefined }

/** Why a weapon does not parry: shields, weapons and bare hands do; a creature's body only if it is formidable (CFI-ABL-FormidableWeapons; Ruling CFI-A60). */
export function unfitToParry(s: State, f: Fighter, item: Item, ranged: boolean): Refused | undefined {
  const { kind } = item.weapon
  if (!parryingWeapon(item)) return undefined
  if (has(item, 'noParry')) return { because: 'it does not parry', rule: 'CFI-TRAIT-Whip' }
  if (!usable(s, f, item)) return { because: 'he cannot use it now', rule: 'CFI-WND-SeriousLimb' }
  // Ruling CFI-A122: nor what guards, unless its guard may be given up for it.
  if (f.ward?.item === item.id && s.options.guardingWeapon === 'guards')
    return { because: 'it guards, and so does not parry', rule: 'CFI-PBL-02' }
  if (ranged && !has(item, 'rangedParry')) return { because: 'only a shield stops a missile', rule: 'CFI-RNG-01' }
  if (kind === 'natural' && s.options.naturalParry === 'ability' && !able(f, 'formidableNaturalWeapons'))
    return { because: 'its body is no weapon to parry with', rule: 'CFI-ABL-FormidableWeapons' }
  return undefined
}
interface Refused {
  readonly because: string
  readonly rule: CfiRule
}
const parryingWeapon = (item: Item): boolean =>
  inHand(item) && item.weapon.kind !== 'ranged' && !has(item, 'breath') && !has(item, 'buffet') && !has(item, 'trample')

/** An attack as its target sees it, rolled or not. */
export type Threat = Pick<Exchange, 'attacker' | 'defender' | 'item' | 'ranged' | 'leaping' | 'charging'>
interface Of {
  readonly s: State
  readonly x: Threat
}
/** Everything he may do about an attack, one reaction for each threat (CFI-ACT-04, CFI-RNG-01). */
export const toDefend: Asks<Of, Defense> = {
  each({ x }, visit) {
    const { defender } = x
    if (x.leaping) {
      if (visit(BRAWN)) return
    } else
      for (const guard of defender.items)
        if (parryingWeapon(guard) && visit({ key: itemOption(defender, guard).key, guard })) return
    if (visit(EVADE)) return
    if (defender.facts.skills.acrobatics > 0 && visit(ACROBATICS)) return
    visit(NONE)
  },
  named(of, key) {
    let found: Defense | undefined
    toDefend.each(of, (option) => {
      if (option.key === key) found = option
      return found !== undefined
    })
    return found
  },
  why: ({ s, x }, { guard, key }) =>
    guard !== undefined
      ? unfitToParry(s, x.defender, guard, x.ranged)
      : x.defender.footing === 'climbing' && DIVES.includes(key)
        ? CLINGS
        : undefined,
}

const DIVES: readonly string[] = [EVADE.key, ACROBATICS.key]
/** Ruling CFI-A116: nobody dives aside who would let go of what he climbs. */
const CLINGS: Refused = { because: 'he clings to what he climbs', rule: 'CFI-MOV-Climb' }

/** Asks the defender, who may buy an Action Point with luck; nothing where he does not defend. */
export function chosenDefense(ctx: Ctx, s: State, x: Threat, level: Level | undefined): Defense | undefined {
  const { defender, attacker } = x
  if (!canReact(s, defender)) return undefined
  if (defender.points === 0 && !(level !== undefined && succeeds(level) && desperate(ctx, defender, attacker.id)))
    return undefined
  const action = x.leaping ? 'leap' : x.charging ? 'charge' : x.ranged ? 'shot' : 'blow'
  const about = { ask: 'defend', at: attacker.id, item: x.item.id, level, action } as const
  const chosen = ctx.choose(new Offer(defender.id, about, toDefend, { s, x }, { usual: 'none' }))
  return chosen.key === 'none' ? undefined : chosen
}

/** He pays for it, and what it is worth is reckoned; nothing where he did not see it coming (CFI-MIN-EvadeBack). */
export function defends(ctx: Ctx, s: State, x: Exchange, how: Defense): Chance<number> | undefined {
  const { defender, attacker } = x
  defender.points--
  defender.aimedOnly = false
  x.guard = how.guard
  if (how.guard !== undefined) lowersWard(ctx, defender, how.guard)
  x.defense =
    how.guard !== undefined
      ? 'parry'
      : how.key === 'brawn'
        ? 'brawn'
        : how.key === 'acrobatics'
          ? 'acrobatics'
          : 'evade'
  // Ruling CFI-A117: a dive tears open what was staunched.
  if (x.defense === 'evade' || x.defense === 'acrobatics') reopens(ctx, defender)
  const gated = x.defense !== 'parry' || s.options.behind === 'both'
  if (gated && !x.leaping && arcOf(s, defender, attacker) === 'back' && !notices(ctx, s, defender)) {
    x.defense = 'none'
    x.guard = undefined
    return undefined
  }
  const worth = defenseWorth(ctx, s, x)
  x.defenseSkill = worth.skill
  x.defenseTerms = worth.terms
  return ROLLS[x.defense]
}

/** A Perception roll to know of it; who has just looked about him does (Ruling CFI-A82). */
function notices(ctx: Ctx, s: State, f: Fighter): boolean {
  if (f.watchful) return true
  const worth = reckoned(
    ctx,
    s,
    f.facts.skills.perception,
    'Perception',
    'CFI-MIN-EvadeBack',
    hampered(s, f, 'perception'),
  )
  return passes(ctx, f, ROLLS.perception, worth, 'CFI-MIN-EvadeBack')
}

function defenseWorth(ctx: Ctx, s: State, x: Exchange): ReturnType<typeof reckoned> {
  const { defender, attacker, guard } = x
  const { skills } = defender.facts
  if (guard !== undefined) {
    const rule: CfiRule = isUnarmed(guard) ? 'CFI-REA-Parry' : 'CFI-SKL-01'
    return reckoned(
      ctx,
      s,
      combatSkill(s, defender, guard),
      byCombatSkill(guard),
      rule,
      parrying(s, defender, attacker, x.ranged),
    )
  }
  if (x.defense === 'brawn')
    return reckoned(ctx, s, skills.brawn, 'Brawn', 'CFI-LEAP-01', hampered(s, defender, 'brawn'))
  if (x.defense === 'acrobatics')
    return reckoned(ctx, s, skills.acrobatics, 'Acrobatics', 'CFI-SKL-Acrobatics', evading(s, defender, attacker))
  const skill = evadeSkill(defender)
  const rule: CfiRule = skill === 'fly' ? 'CFI-ABL-Flying' : skill === 'swim' ? 'CFI-ABL-Swimmer' : 'CFI-EVD-01'
  return reckoned(ctx, s, skills[skill], NAME[skill] ?? 'Evade', rule, evading(s, defender, attacker))
}
const NAME: Readonly<Record<string, string>> = { fly: 'Fly', swim: 'Swim' }
