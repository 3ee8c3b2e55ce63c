import { dice } from '../../dice/chance.ts'
import type { DifficultyModifier } from './content/modifiers.ts'
import { diceOf, pool, reading, type WildOne } from './diecode.ts'
import { cites, counts, type Note } from './note.ts'
import type { Ctx, State } from './types.ts'

const PLAIN = Array.from({ length: 12 }, (_, n) => dice('modifier', n, 6))
const identity = (value: number): number => value

/** What a difficulty modifier is worth: its standard number, or its dice rolled by the game master (D6-MOD-Rolled, D6-MOD-Standard). */
export function worth(
  ctx: Ctx,
  s: State,
  of: Pick<DifficultyModifier, 'dice' | 'standard' | 'rule'>,
  because: string,
  note: Note,
): number {
  if (s.options.modifierMode === 'standard' || of.dice === 0) {
    cites(note, 'the standard number', 'D6-MOD-Standard')
    return counts(note, of.standard, because, of.rule)
  }
  const count = diceOf(Math.abs(of.dice))
  cites(note, `${count}D rolled`, 'D6-MOD-Rolled')
  const rolled = ctx.read(ctx.toss(chanceOf(s, count), 'gm'), lookOf(s), 0)
  return counts(note, of.dice < 0 ? -rolled : rolled, `${because} (${count}D rolled)`, of.rule)
}

// Ruling D6-A06: rolled modifiers have a Wild Die as every roll has, unless the fight says otherwise.
function chanceOf(s: State, count: number) {
  return s.options.modifierWildDie
    ? pool('modifier', count, readingOf(s))
    : (PLAIN[count] ?? dice('modifier', count, 6))
}
const readingOf = ({ options: { critFail } }: State): WildOne => (critFail === 'gmChoice' ? 'removeBoth' : critFail)
function lookOf(s: State): (value: number, adds: number) => number {
  return s.options.modifierWildDie ? reading[readingOf(s)].total : identity
}
