import type { FighterId, Option, Play, Question, RuleId } from '../kernel/types.ts'
import { optionOf } from './asking.ts'

/** Somebody held by somebody: a weapon pinned, a limb gripped, entangled or grappled. */
export interface Hold<K extends string = string> {
  readonly kind: K
  readonly by: FighterId
  readonly on: FighterId
  /** The item that is held, or undefined when it is a location. */
  readonly item: string | undefined
  readonly location: number | undefined
  /** What the holder holds with. */
  readonly with: string
}

/** A state that knows who holds whom. */
export interface Holding<H extends Hold> {
  holds: H[]
}

/** The end of a hold, told. */
export type Freed<R extends RuleId> = {
  readonly type: 'freed'
  readonly who: FighterId
  readonly at: FighterId
  readonly hold: string
  readonly rule: R
}

/** A hold by its kind, holder and what it holds. */
export const holdOption = ({ kind, by, item, location }: Hold): Option =>
  optionOf(`${kind} of ${by} on ${item ?? `location ${location ?? 0}`}`)

/** A hold ends. */
export function release<H extends Hold, R extends RuleId>(
  ctx: Play<Freed<R>, Question>,
  s: Holding<H>,
  hold: H,
  rule: R,
): void {
  s.holds = s.holds.filter((other) => other !== hold)
  ctx.emit?.({ type: 'freed', who: hold.on, at: hold.by, hold: hold.kind, rule })
}

/** Nobody holds with it or holds it any more. */
export function letGo<H extends Hold>(s: Holding<H>, item: { readonly id: string }): void {
  if (s.holds.length > 0) s.holds = s.holds.filter((hold) => hold.item !== item.id && hold.with !== item.id)
}

/** Holds of these kinds, or of any, that somebody is in. */
export function holdsOn<H extends Hold>(
  s: { readonly holds: readonly H[] },
  id: FighterId,
  ...kinds: H['kind'][]
): H[] {
  if (s.holds.length === 0) return []
  return s.holds.filter((hold) => hold.on === id && (kinds.length === 0 || kinds.includes(hold.kind)))
}

/** Holds end whose two have come apart. */
export function partHolds<H extends Hold, R extends RuleId>(
  ctx: Play<Freed<R>, Question>,
  s: Holding<H>,
  lasts: (hold: H) => boolean,
  rules: Readonly<Record<H['kind'], R>>,
): void {
  for (const hold of s.holds) {
    const kind: H['kind'] = hold.kind
    if (!lasts(hold)) release(ctx, s, hold, rules[kind])
  }
}
