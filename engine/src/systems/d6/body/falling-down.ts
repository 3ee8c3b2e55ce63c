import { ended, lasting, renewed } from '../../../mechanisms/lasting.ts'
import { abilities } from '../content/abilities.ts'
import { why } from '../state/asking.ts'
import { isOf, ranks } from '../state/fighters.ts'
import { fromNextRound, hasBegun, LASTING } from '../state/lasting.ts'
import type { Cited, Ctx, Fighter, Harm, State, Why } from '../state/types.ts'

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

/** Whatever put him out: what he did and meant to do is over. */
export function stops(f: Fighter): void {
  f.defences = []
  f.waiting = false
  f.actions = 0
  f.aim = null
  f.lasting = ended(f.lasting, 'prepared')
  f.staysUp = false
}

type Fallen = Exclude<Fighter['condition'], 'up' | 'fled'>
/** He goes down: his defences, his waiting and his aim are over. */
export function fall(ctx: Ctx, f: Fighter, condition: Fallen, rule: Cited, blow?: Blow): void {
  const spared = condition === 'dead' && undying(f, blow)
  f.condition = spared ? 'unconscious' : condition
  f.stance = 'prone'
  f.felled = true
  stops(f)
  ctx.emit?.({ type: 'falls', who: f.id, condition: f.condition, rule })
  if (spared) ctx.emit?.({ type: 'cannotDie', who: f.id, rule: abilities.immortality.rule })
}

/** Two levels in a round. */
const MASSIVE = 2
/** Rounds after it in which he reels. */
const REELS = 2

/** Two levels in one round allow only defence or flight for two rounds (D6-C-OPT-Massive). */
export function reels(ctx: Ctx, s: State, f: Fighter): void {
  if (
    !s.options.massiveDamage ||
    f.condition === 'dead' ||
    f.levelsThisRound < MASSIVE ||
    (lasting(f.lasting, 'reeling')?.left ?? 0) > 1
  )
    return
  f.lasting = renewed(f.lasting, fromNextRound(s, 'reeling', REELS, f.id))
  ctx.emit?.({ type: 'massive', who: f.id, until: s.round + REELS, rule: 'D6-C-OPT-Massive' })
}

/** Why he may do nothing but defend himself or retreat: in the round after being Stunned, or in the two of massive damage. */
export function onlyDefends(f: Fighter): Why | undefined {
  if (f.lasting.length === 0) return undefined
  const kind = (['reeling', 'only defending'] as const).find((each) => hasBegun(f, each))
  return kind && why('he can only defend himself or retreat', LASTING[kind].rule)
}
