import { characterPointsAfter, characterPointsAlone, fateBefore } from '../state/character-and-fate-points.ts'
import { type Partly, type Throw, throwCode, throwOwn } from '../state/dice.ts'
import { noting, type Term } from '../state/note.ts'
import type { Cited, Ctx, Fighter, Harm, State } from '../state/types.ts'
import { loseBodyPoints } from './body-points.ts'
import { fall } from './falling-down.ts'
import { gearResistance, harmTotal, over, ownResistance, type Resisted, resistancePoints } from './resistance.ts'
import { knocksOut, stun } from './stun.ts'
import { woundBy } from './wounds.ts'

/** Harm of no particular kind: so many points, and what else is said of it. */
export const harmTo = (on: Fighter, adds: number, of: Partial<Harm> = {}): Harm => ({
  by: 'gm',
  on,
  thrown: null,
  adds,
  halved: false,
  stun: false,
  item: null,
  attack: null,
  shield: false,
  larger: 0,
  ...of,
})

/** Damage meets resistance, and what is over becomes an injury of the kind this fight counts (D6-DMG-ToDamageChapter). */
export function injure(ctx: Ctx, s: State, harm: Harm): void {
  const { facts, condition } = harm.on
  if (condition === 'dead' || condition === 'fled') return
  const resisted = resist(ctx, s, harm)
  if (facts.role === 'fodder') fells(ctx, harm, resisted)
  else if (harm.attack?.mark?.key === 'knockout') knocksOut(ctx, s, harm, harm.attack, resisted)
  else if (harm.stun) stun(ctx, s, harm, resisted)
  else if (s.options.injury === 'wounds') woundBy(ctx, s, harm, resisted)
  else loseBodyPoints(ctx, s, harm, resisted)
}

/** The resistance roll, which is no action (D6-C-ACT-FreePlayer): one throw of all that resists, one Wild Die (D6-C-WILD-Always). */
function resist(ctx: Ctx, s: State, harm: Harm): Resisted {
  const f = harm.on
  const [modifiers, note] = noting(ctx)
  const own = ownResistance(s, f, note)
  const gear = gearResistance(s, f, harm, own, note)
  const adds = resistancePoints(s, f, harm, note)
  if (modifiers !== undefined) {
    const wounds = s.options.injury === 'wounds'
    const rule: Cited[] = [wounds ? 'D6-C-W-Resist' : 'D6-C-BP-Resist', 'D6-C-ACT-FreePlayer', 'D6-C-W-Exempt']
    if (f.declared > 1) rule.push('D6-C-MAP-Exempt')
    if (!wounds && own + gear <= 0) rule.push('D6-C-BP-Zero', 'D6-EX-BPNoResist')
    ctx.emit?.({ type: 'resists', who: f.id, modifiers, rule })
  }
  const thrown = throwResistance(ctx, s, f, { own, other: gear }, adds, modifiers)
  if (thrown !== undefined) {
    if (f.characterPoints !== 0) characterPointsAfter(ctx, s, f, thrown, harmTotal(ctx, harm))
    return { thrown, adds: 0, unprotected: gear <= 0 }
  }
  // Nothing to roll: pips of armour and points, below nothing only where that counts (D6-C-OPT-NegativeDRT).
  const points = Math.max(0, own + gear) + adds
  const fixed = s.options.negativeResistance === 'injury' ? points : Math.max(0, points)
  if (points < 0) ctx.emit?.({ type: 'negative', who: f.id, points, counts: fixed, rule: 'D6-C-OPT-NegativeDRT' })
  if (f.characterPoints === 0) return { thrown: null, adds: fixed, unprotected: gear <= 0 }
  const bought = characterPointsAlone(ctx, s, f, 'resistance', fixed, harmTotal(ctx, harm))
  return { thrown: null, adds: fixed + bought, unprotected: gear <= 0 }
}

/** With Body Points a Fate Point buys a Physique roll; otherwise it doubles what is the body's own (D6-C-BP-FP). */
function throwResistance(ctx: Ctx, s: State, f: Fighter, code: Partly, adds: number, terms?: readonly Term[]): Throw {
  const fated = fateBefore(ctx, f, 'resistance')
  if (!fated || code.own > 0) return throwOwn(ctx, s, f.id, 'resistance', code, adds, { fated, terms })
  ctx.emit?.({ type: 'fated', who: f.id, on: 'resistance', rule: 'D6-C-BP-FP' })
  return throwCode(ctx, s, f.id, 'resistance', f.facts.attributes.physique + code.other, adds, { fated, terms })
}

/** The least of people fall to any damage over a Physique roll (D6-C-NPC-Fodder). */
export function fells(ctx: Ctx, harm: Harm, resisted: Resisted): void {
  const f = harm.on
  const felled = over(ctx, harm, resisted, 'hurt') > 0
  const told = { who: f.id, by: harm.by, rule: 'D6-C-NPC-Fodder' } as const
  if (felled) ctx.emit?.({ type: 'fodder', ...told })
  else ctx.emit?.({ type: 'bruised', ...told, rule: ['D6-C-W-Table', 'D6-C-NPC-Fodder'] })
  if (!felled) return
  f.levelsThisRound++
  if (f.condition === 'up') fall(ctx, f, 'unconscious', 'D6-C-NPC-Fodder')
}
