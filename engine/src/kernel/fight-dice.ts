import { keyed } from '../dice/keyed.ts'
import { sha256 } from '../dice/sha256.ts'
import { isRoll, type RollAnswer } from './answers.ts'
import type { Branches } from './branches.ts'
import type { FightFile } from './fight-file.ts'
import { type Counts, counted, countKey } from './oracles/keyed-dice.ts'
import type { Oracle } from './oracles/oracle.ts'
import { streamDice } from './oracles/stream-dice.ts'
import type { Id } from './types.ts'

/** Where a fight's dice come from: the server's secret seed, people's own dice, or a simulation's stream `seed#index`. */
export type DiceFrom =
  | {
      readonly by: 'keyed'
      readonly seed: string
      /** Who throws their own dice all the same. */
      readonly typed?: readonly Id[]
    }
  | { readonly by: 'typed' }
  | { readonly by: 'stream'; readonly seed: string; readonly index: number }

/** The dice of a fight: those that fell at a place before fall there again, people's are theirs, the rest are the seed's. */
export class FightDice {
  /** As the fight's file says them. */
  says: FightFile['dice']
  seed: string | undefined
  stream: Oracle | undefined
  /** At this many pending answers somebody came back to throw his dice anew. */
  anew: number | undefined
  /** The next roll is thrown for whoever would throw it himself. */
  once = false
  private readonly branches: Branches
  private counts: { readonly head: number; readonly rolls: Counts } | undefined

  constructor(says: FightFile['dice'], from: DiceFrom, branches: Branches) {
    this.says = says
    this.seed = from.by === 'typed' ? undefined : from.seed
    this.stream = from.by === 'stream' ? streamDice(from.seed, from.index) : undefined
    this.branches = branches
  }

  /** Who throws their own: `all`, or those named. */
  get typed(): 'all' | readonly Id[] {
    return this.says.by === 'typed' ? 'all' : (this.says.typed ?? [])
  }
  set typed(ids: readonly Id[]) {
    const { typed: _, ...rest } = this.says
    this.says = ids.length === 0 ? rest : { ...rest, typed: [...ids] }
  }

  /** From now on another seed throws; what fell up to that entry fell by the old one, which may be known now. */
  reseed(seed: string, upTo: number): void {
    const { by, promise, seed: told, earlier = [], ...rest } = this.says
    const old = this.seed ?? told
    const before = { by, promise, upTo, ...(old === undefined ? {} : { seed: old }) }
    this.says = { ...rest, by: 'keyed', promise: sha256(seed), earlier: [...earlier, before] }
    this.seed = seed
    this.stream = undefined
  }

  /** How a roll is marked that somebody threw himself. */
  get mark(): { readonly typed?: true } {
    return this.says.by === 'typed' ? {} : { typed: true }
  }

  /** Dice that fell behind this entry before. */
  before(head: number): Oracle {
    return {
      throw: (chance, who, { answers }) => {
        const again = this.branches.rolled(head, answers, chance.label, who)
        if (again === undefined || (answers.length === this.anew && this.byHand(again))) return undefined
        return { again }
      },
    }
  }

  /** Dice thrown for those who do not throw their own. */
  thrown(head: number): Oracle {
    return {
      throw: (chance, who, moment) => {
        if (this.says.typed?.includes(who) === true && !this.once) return undefined
        this.once = false
        if (this.stream !== undefined) return this.stream.throw?.(chance, who, moment)
        if (this.seed === undefined || this.says.by === 'typed') return undefined
        const { answers } = moment
        const n = (this.countsAt(head).get(countKey(who, chance.label)) ?? 0) + counted(answers, who, chance.label)
        return { dice: keyed(this.seed, this.branches.branchToThrow(head, answers), who, chance.label, n) }
      },
    }
  }

  private byHand(roll: RollAnswer): boolean {
    return this.says.by === 'typed' || roll.typed === true
  }

  /** How often each roll was made on the way to an entry. */
  private countsAt(head: number): Counts {
    if (this.counts?.head === head) return this.counts.rolls
    const last = this.branches.entry(head)
    // One step further than last time is the usual way.
    const near = last !== undefined && this.counts?.head === last.after
    const rolls: Counts = near && this.counts !== undefined ? this.counts.rolls : new Map()
    for (const { answers } of near ? [last] : this.branches.line(head)) {
      for (const answer of answers) {
        if (!isRoll(answer)) continue
        const key = countKey(answer.who, answer.roll)
        rolls.set(key, (rolls.get(key) ?? 0) + 1)
      }
    }
    this.counts = { head, rolls }
    return rolls
  }
}
