import { dice } from '../../dice/chance.ts'
import type { Toss } from '../../kernel/types.ts'
import type { DifficultyModifier } from './content/modifiers.ts'
import { diceOf, pool, reading, type WildOne } from './diecode.ts'
import { cites, counts, type Note } from './note.ts'
import type { Ctx, State } from './types.ts'

const PLAIN = Array.from({ length: 12 }, (_, n) => dice('modifier', n, 6))
const identity = (value: number): number => value

/** What a difficulty modifier is worth: its standard number, or its dice rolled by the game master (D6-MOD-Rolled, D6-MOD-Standard). */
export function worth(ctx: Ctx, s: State, of: DifficultyModifier, because: string, note: Note): number {
  if (s.options.modifierMode === 'standard' || of.dice === 0) {
    cites(note, 'the standard number', 'D6-MOD-Standard')
    return counts(note, of.standard, because, of.rule)
  }
  const count = diceOf(Math.abs(of.dice))
  cites(note, `${count}D rolled`, 'D6-MOD-Rolled')
  const toss = ctx.toss(chanceOf(s, count), 'gm')
  const rolled = ctx.read(toss, lookOf(s), 0)
  if (ctx.emit !== undefined) tellRoll(ctx, toss, `${count}D`, because, rolled)
  return counts(note, of.dice < 0 ? -rolled : rolled, `${because} (${count}D rolled)`, of.rule)
}

function tellRoll(ctx: Ctx, toss: Toss<number>, dice: string, because: string, total: number): void {
  const faces = ctx.faces(toss)
  const lost = faces === undefined ? 0 : total - faces.reduce((sum, face) => sum + face, 0)
  const terms = lost === 0 ? [] : [{ value: lost, because: 'a 1 on the Wild Die', rule: 'D6-C-WILD-CritFailRemove' }]
  const rolled = { of: because, who: 'gm', dice, faces, terms, total } as const
  ctx.emit?.({ type: 'roll', who: 'gm', rolled, wild: '', rule: 'D6-MOD-Rolled' })
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
