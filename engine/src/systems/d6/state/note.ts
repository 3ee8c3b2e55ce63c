import { dice } from '../../../dice/chance.ts'
import type { FighterId, Modifier, Toss } from '../../../kernel/types.ts'
import { counts as count } from '../../../mechanisms/noting.ts'
import { type DieCode, diceOf, pool, reading, show, type WildOne } from '../book/diecode.ts'
import type { DifficultyModifier } from '../content/difficulty-modifiers.ts'
import type { Cited, Ctx, State } from './types.ts'

/** A modifier as it is noted: of points, or of dice, whose value is in pips. */
export interface Term extends Modifier {
  readonly dice?: true
  /** Whose own fact it is, where that is not the one it counts for: others are told what it comes to, not what it is. */
  readonly of?: FighterId
}
/** Where somebody listens, each modifier goes here with its rule; otherwise only the sum is made. */
export type Note = ((term: Term) => void) | undefined
/** The same where what is noted is somebody else's own. */
export const ownOf = (note: Note, { id }: { readonly id: FighterId }): Note =>
  note && ((term) => note({ ...term, of: id }))
export const into = (list: Term[] | undefined): Note => list && ((term) => void list.push(term))

/** A modifier that counts, noted where somebody listens. */
export const counts: (note: Note, value: number, because: string, rule: Cited) => number = count
/** The same for dice: the value is in pips, the code stands beside the reason. */
export function countsDice(note: Note, code: DieCode, because: string, rule: Cited): DieCode {
  note?.({ value: code, because: `${because} (${show(code)})`, rule, dice: true })
  return code
}

/** A rule that counts for nothing here and yet decides something, noted where somebody listens. */
export const cites = (note: Note, because: string, rule: Cited): void => note?.({ value: 0, because, rule })

/** A list to note modifiers in, where somebody listens. */
export const noted = (ctx: Ctx): Term[] | undefined => (ctx.emit === undefined ? undefined : [])
/** The same with the note that fills it. */
export function noting(ctx: Ctx): readonly [list: Term[] | undefined, note: Note] {
  const list = noted(ctx)
  return list === undefined ? UNHEARD : [list, into(list)]
}
const UNHEARD = [undefined, undefined] as const

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
