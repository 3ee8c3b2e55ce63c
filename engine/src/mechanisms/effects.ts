import { Offer } from '../kernel/offer.ts'
import type { Asks, Id, Option, Play, Question, RuleId } from '../kernel/types.ts'
import type { Level } from './percentile.ts'

/** A manoeuvre or special effect: one row says who may choose it, after which roll, how often, and what it does. */
export interface Effect<C, S, X, R extends RuleId, Stage extends string, K extends string = string> extends Option {
  readonly key: K
  readonly rule: R
  readonly by: 'attacker' | 'defender' | 'both'
  /** The roll it wants: his own critical, or the other's fumble. */
  readonly roll?: 'critical' | 'fumble' | undefined
  /** Where the fight does without that roll. */
  readonly waived?: ((s: S) => boolean) | undefined
  /** It may be chosen more than once. */
  readonly stacks?: true | undefined
  /** What missiles it is for: any, only thrown ones; left out: it needs the two in contact. */
  readonly ranged?: 'any' | 'thrown' | undefined
  /** What else the exchange must be like: weapon, stance, what is held. */
  readonly allows?: ((s: S, x: X) => boolean) | undefined
  /** What it is not for, where `allows` says no; left out: that nothing here lets him. */
  readonly unless?: string | undefined
  /** What choosing it costs. */
  readonly pay?: ((ctx: C, s: S, x: X) => void) | undefined
  /** What it does, and when, where a game has several such moments; those that do nothing change the blow itself. */
  readonly stage?: Stage | undefined
  readonly does?: ((ctx: C, s: S, x: X) => void) | undefined
}

/** An exchange that somebody won, and what he chose. */
export interface Won<K extends string = string> {
  chosen: K[]
}

/** What a game's effects are and how it asks for them. */
export interface Effects<
  C,
  S,
  X,
  R extends RuleId,
  Stage extends string,
  Q extends Question,
  K extends string = string,
> {
  readonly rows: readonly Effect<C, S, X, R, Stage, K>[]
  /** Whether the exchange was from afar, and whether a row suits that. */
  carries(s: S, x: X, row: Effect<C, S, X, R, Stage, K>, side: 'attacker' | 'defender'): boolean
  /** The question for the next of those that are left. */
  about(x: X, left: number): Q
  /** One was chosen: it is told and paid for. */
  chose(ctx: C, s: S, x: X, row: Effect<C, S, X, R, Stage, K>, again: boolean): void
}

/** Whether it was chosen. */
export const took = <K extends string>(x: { readonly chosen: readonly K[] }, key: NoInfer<K>): boolean =>
  x.chosen.includes(key)

/** How often it was chosen. */
export function times<K extends string>({ chosen }: { readonly chosen: readonly K[] }, key: NoInfer<K>): number {
  let count = 0
  for (let i = 0; i < chosen.length; i++) if (chosen[i] === key) count++
  return count
}

const NONE = { key: 'none' } as const
const USUALLY = { usual: NONE.key }

/** A game's effects: choosing as many as were won, and what they do. */
export function effects<
  C extends Play<never, Q>,
  S,
  X extends Won<K>,
  R extends RuleId,
  Stage extends string,
  Q extends Question,
  K extends string = string,
>(game: Effects<C, S, X, R, Stage, Q, K>) {
  type Row = Effect<C, S, X, R, Stage, K>
  /** Every row of one shape: each exchange won asks every one of them. */
  const rows: readonly Effect<C, S, X, R, Stage, K>[] = game.rows.map(
    ({ key, rule, by, roll, waived, stacks, ranged, allows, unless, pay, stage, does }): Row => ({
      key,
      rule,
      by,
      roll,
      waived,
      stacks,
      ranged,
      allows,
      unless,
      pay,
      stage,
      does,
    }),
  )

  /** Those that are one side's to choose after such rolls, or would be if the fight waived the roll. */
  function rowsAfter(side: 'attacker' | 'defender', critical: boolean, fumbled: boolean): readonly Row[] {
    return rows.filter((row) => (row.by === 'both' || row.by === side) && (fits(row, critical, fumbled) || row.waived))
  }
  const AFTER = {
    attacker: [0, 1, 2, 3].map((rolls) => rowsAfter('attacker', rolls % 2 === 1, rolls > 1)),
    defender: [0, 1, 2, 3].map((rolls) => rowsAfter('defender', rolls % 2 === 1, rolls > 1)),
  } as const

  /** Somebody who won an exchange, as he chooses. */
  interface Choosing {
    readonly s: S
    readonly x: X
    readonly side: 'attacker' | 'defender'
    readonly list: readonly Row[]
    readonly critical: boolean
    readonly fumbled: boolean
  }
  /** May he choose it now? Nothing may always be chosen. */
  const toChoose: Asks<Choosing, Row | typeof NONE> = {
    each({ list }, visit) {
      for (let i = 0; i < list.length; i++) {
        const row = list[i]
        if (row !== undefined && visit(row)) return
      }
      visit(NONE)
    },
    named({ list }, key) {
      if (key === NONE.key) return NONE
      for (let i = 0; i < list.length; i++) if (list[i]?.key === key) return list[i]
      return undefined
    },
    why({ s, x, side, critical, fumbled }, row) {
      if (!('rule' in row)) return undefined
      const { rule } = row
      if (row.stacks !== true && took(x, row.key)) return { because: 'it is chosen already', rule }
      if (row.waived !== undefined && !fits(row, critical, fumbled) && !row.waived(s))
        return {
          because: row.roll === 'critical' ? 'it takes a critical success' : 'it takes a fumble of the other',
          rule,
        }
      if (!game.carries(s, x, row, side)) return { because: 'it is not for missiles', rule }
      if (row.allows === undefined || row.allows(s, x)) return undefined
      return { because: row.unless ?? 'nothing here lets him', rule }
    },
  }

  /** The winner picks one for each level he is ahead, or fewer. */
  function choose(
    ctx: C,
    s: S,
    x: X,
    who: Id,
    side: 'attacker' | 'defender',
    level: Level,
    against: Level,
    levels: number,
  ): void {
    const critical = level === 'critical'
    const fumbled = against === 'fumble'
    const list = AFTER[side][(critical ? 1 : 0) + (fumbled ? 2 : 0)] ?? rows
    for (let left = levels; left > 0; left--) {
      const offer = new Offer(who, game.about(x, left), toChoose, { s, x, side, list, critical, fumbled }, USUALLY)
      if (offer.only !== undefined) return
      const row = ctx.choose(offer)
      if (!('rule' in row)) return
      const again = took(x, row.key)
      x.chosen.push(row.key)
      game.chose(ctx, s, x, row, again)
    }
  }

  /** What was chosen does its work at a stage, in the order of choosing; one chosen twice acts once, as strongly. */
  function act(ctx: C, s: S, x: X, stage?: Stage): void {
    const { chosen } = x
    for (let i = 0; i < chosen.length; i++) {
      const key = chosen[i]
      if (key === undefined || chosen.indexOf(key) !== i) continue
      const row = rows.find((each) => each.key === key)
      if (row !== undefined && row.stage === stage) row.does?.(ctx, s, x)
    }
  }

  return { rows, choose, act }
}

const fits = (
  row: { readonly roll?: 'critical' | 'fumble' | undefined },
  critical: boolean,
  fumbled: boolean,
): boolean => row.roll === undefined || (row.roll === 'critical' ? critical : fumbled)
