import { why } from '../action.ts'
import { abilities } from '../content/abilities.ts'
import { isOf, ranks } from '../fighters.ts'
import type { Cited, Ctx, Fighter, Harm, State, Why } from '../types.ts'

/** Who hurt somebody and, where it was a blow, with what and where. */
export type Blow = Pick<Harm, 'by'> & Partial<Pick<Harm, 'item' | 'attack'>>

/** The immortal die in one way only: by a weapon of that kind, or hit where it says (D6-C-SA-Immortality). */
function undying(f: Fighter, blow: Blow | undefined): boolean {
  if (ranks(f, 'immortality') === 0) return false
  return !f.facts.abilities.some(
    ({ ability, of }) =>
      ability === 'immortality' &&
      of !== undefined &&
      (isOf(blow?.item ?? null, of) || blow?.attack?.mark?.location === of),
  )
}

type Fallen = Exclude<Fighter['condition'], 'up' | 'fled'>
/** He goes down: his defences, his waiting and his aim are over. */
export function fall(ctx: Ctx, f: Fighter, condition: Fallen, rule: Cited, blow?: Blow): void {
  const spared = condition === 'dead' && undying(f, blow)
  f.condition = spared ? 'unconscious' : condition
  f.stance = 'prone'
  f.felled = true
  f.defences = []
  f.waiting = false
  f.actions = 0
  f.aim = null
  f.prepared = 0
  f.staysUp = false
  ctx.emit?.({ type: 'falls', who: f.id, condition: f.condition, rule })
  if (spared) ctx.emit?.({ type: 'cannotDie', who: f.id, rule: abilities.immortality.rule })
}

/** Two levels in a round. */
const MASSIVE = 2

/** Two levels in one round allow only defence or flight for two rounds (D6-C-OPT-Massive). */
export function reels(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.options.massiveDamage || f.levelsThisRound < MASSIVE || f.reeling > s.round) return
  f.reeling = s.round + 2
  f.onlyDefends = Math.max(f.onlyDefends, f.reeling)
  ctx.emit?.({ type: 'massive', who: f.id, until: f.reeling, rule: 'D6-C-OPT-Massive' })
}

/** Whether he reels now: in the two rounds after the one of the blows. */
export const reelsNow = (s: State, f: Fighter): boolean => f.reeling >= s.round && f.reeling < s.round + 2

/** Why he may do nothing but defend himself or retreat: in the round after being Stunned, or in the two of massive damage. */
export function onlyDefends(s: State, f: Fighter): Why | undefined {
  if (f.onlyDefends < s.round) return undefined
  if (f.onlyDefends > s.round && !reelsNow(s, f)) return undefined
  return why('he can only defend himself or retreat', reelsNow(s, f) ? 'D6-C-OPT-Massive' : 'D6-C-W-Stunned')
}
