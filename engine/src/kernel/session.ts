import { type Answer, type ChoiceAnswer, inWords, isChoice, isRoll, isRuling, type RollAnswer } from './answers.ts'
import type { Table } from './context.ts'
import { AffrayError } from './error.ts'
import type { Oracle } from './oracles/oracle.ts'
import type { Chance, Choice, Dice, Id, Scalar, Toss } from './types.ts'
import { known, learn, narrowTo, type Part, rowsOfLaw, split, splitBoth, Unseen } from './unseen.ts'

/** What a stopped step waits for: decisions, or dice that somebody must throw or read. */
export type Asked =
  | { readonly choices: readonly Choice[] }
  | {
      readonly roll: string
      readonly who: Id
      readonly hidden: boolean
      /** Words that would answer the reading now wanted; undefined while nothing of it is answered yet. */
      readonly readings?: readonly Scalar[]
      /** The place of this roll among the step's answers, once it has words. */
      readonly at?: number
    }

/** Thrown through the rules when an answer is missing; never leaves `advance`. A sentinel, not an Error: it carries no stack. */
export class Stopped {
  readonly asked: Asked
  constructor(asked: Asked) {
    this.asked = asked
  }
}

interface Told {
  readonly answer: number
  words: number
}

/** Plays one step from recorded answers, then from oracles, and stops where nobody answers. Remembers every answer. */
export class Session implements Table {
  readonly answers: Answer[] = []
  /** Where in its tale the step stands; kept so that a divergence can say where. */
  private next = 0
  private readonly told = new Map<Unseen, Told>()
  private readonly recorded: readonly Answer[]
  private readonly oracles: readonly Oracle[]
  private readonly amend: (command: unknown, because: string) => void
  /** The working state, and the one the step began from. */
  state: unknown
  settled: unknown

  constructor(
    recorded: readonly Answer[],
    oracles: readonly Oracle[],
    amend: (command: unknown, because: string) => void,
  ) {
    this.recorded = recorded
    this.oracles = oracles
    this.amend = amend
  }

  toss<V>(chance: Chance<V>, who: Id): Toss<V> {
    const answer = this.recordedNext()
    if (answer === undefined) return this.thrown(chance, who)
    if (!isRoll(answer) || answer.roll !== chance.label || answer.who !== who) {
      throw diverged(answer, `${who}: ${chance.label} (a roll)`)
    }
    // Faces left open are thrown anew: this is how a fight's dice are checked against its seed.
    if (answer.faces === undefined && answer.says === undefined) return this.thrown(chance, who)
    return this.asToss(chance, answer)
  }

  private thrown<V>(chance: Chance<V>, who: Id): Toss<V> {
    for (const oracle of this.oracles) {
      const thrown = oracle.throw?.(chance, who)
      if (thrown === undefined) continue
      const roll = { roll: chance.label, who }
      if ('says' in thrown) return this.asToss(chance, { ...roll, says: thrown.says })
      const faces: number[] = []
      const value = chance.draw(recording(thrown.dice, faces))
      thrown.done?.()
      this.answers.push({ ...roll, faces })
      return known(value) as unknown as Toss<V>
    }
    throw new Stopped({ roll: chance.label, who, hidden: chance.hidden === true })
  }

  private asToss<V>(chance: Chance<V>, answer: RollAnswer): Toss<V> {
    this.answers.push(answer)
    if (answer.faces !== undefined) return known(drawn(chance, answer.who, answer.faces)) as unknown as Toss<V>
    const toss = new Unseen(rowsOfLaw(chance.law()))
    this.told.set(toss, { answer: this.answers.length - 1, words: 0 })
    return toss as unknown as Toss<V>
  }

  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T {
    const seen = toss as unknown as Unseen
    if (seen.rows.values.length === 1) return f(seen.rows.values[0] as V, a)
    const part = this.worded(seen, () => split(seen, f, a))
    if (part.rows !== undefined) seen.rows = part.rows
    return part.value as T
  }

  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T {
    const t = toss as unknown as Unseen
    const u = other as unknown as Unseen
    if (t.rows.values.length === 1 && u.rows.values.length === 1) {
      return f(t.rows.values[0] as V, u.rows.values[0] as W, a)
    }
    const parts = (): readonly Part[] => splitBoth(t, u, f, a)
    const part = this.worded(t.rows.values.length > 1 ? t : u, parts)
    learn(t, u, f, a, part.value)
    return part.value as T
  }

  /** The part a word of this throw picks; where only one is possible no word is needed. */
  private worded(toss: Unseen, parts: () => readonly Part[]): Part {
    for (;;) {
      const possible = parts()
      const only = possible.length === 1 ? possible[0] : undefined
      const told = this.told.get(toss)
      const answer = told && (this.answers[told.answer] as RollAnswer)
      const word = told && answer?.says?.[told.words]
      const part = word === undefined ? only : possible.find((p) => String(p.value) === String(word))
      if (part !== undefined) {
        if (told !== undefined && word !== undefined && String(part.value) === String(word)) told.words++
        return part
      }
      if (only !== undefined && typeof word !== 'number') return only
      if (told === undefined || answer === undefined || word === undefined) {
        throw new Stopped({
          roll: answer?.roll ?? '',
          who: answer?.who ?? 'gm',
          hidden: false,
          readings: possible.map((p) => p.value),
          ...(told === undefined ? {} : { at: told.answer }),
        })
      }
      const rows = typeof word === 'number' ? narrowTo(toss, word) : undefined
      if (rows === undefined) {
        throw new AffrayError(
          'dice/word',
          `The roll ${answer.roll} of ${answer.who} cannot be read as "${word}" here.`,
          `Say one of: ${possible.map((p) => p.value).join(', ')}.`,
        )
      }
      toss.rows = rows
      told.words++
    }
  }

  shown<V>(toss: Toss<V>): V | undefined {
    const { rows } = toss as unknown as Unseen
    return rows.values.length === 1 ? (rows.values[0] as V) : undefined
  }

  decide(choices: readonly Choice[]): readonly number[] {
    const answer = this.recordedNext()
    if (answer !== undefined) {
      const same = isChoice(answer) && answer.asked.length === choices.length && matches(answer, choices)
      if (!same) throw diverged(answer, choices.map((c) => `${c.who}: ${c.about.ask}`).join(', '))
      this.answers.push(answer)
      return choices.map((choice, i) => indexOf(choice, answer.keys[i] ?? ''))
    }
    const keys = choices.map((choice) => this.decided(choice))
    const open = choices.filter((_, i) => keys[i] === undefined)
    if (open.length > 0) throw new Stopped({ choices: open.length === choices.length ? choices : open })
    const answered = keys.map((key) => key ?? '')
    this.answers.push({ asked: choices.map((c) => ({ who: c.who, ask: c.about.ask })), keys: answered })
    return choices.map((choice, i) => indexOf(choice, answered[i] ?? ''))
  }

  private decided(choice: Choice): string | undefined {
    for (const oracle of this.oracles) {
      const key = oracle.decide?.(choice, this.state, this)
      if (key !== undefined) return key
    }
    return undefined
  }

  /** The next recorded answer, after carrying out every ruling that stands before it. */
  private recordedNext(): Answer | undefined {
    for (;;) {
      const answer = this.recorded[this.next]
      if (answer === undefined) return undefined
      this.next++
      if (!isRuling(answer)) return answer
      this.answers.push(answer)
      this.amend(answer.ruling, answer.because)
    }
  }

  /** Every recorded answer and every word must have been wanted. */
  finish(): void {
    const left = this.recorded[this.next]
    if (left !== undefined && !isRuling(left)) throw diverged(left, 'nothing more in this step')
    while (this.next < this.recorded.length) this.recordedNext()
    for (const told of this.told.values()) {
      const answer = this.answers[told.answer] as RollAnswer
      const unused = answer.says?.slice(told.words) ?? []
      if (unused.length > 0) {
        throw new AffrayError(
          'dice/unused',
          `The words "${unused.join(' ')}" of the roll ${answer.roll} of ${answer.who} were never asked for.`,
          'Leave them out: the rules did not look at that roll so closely.',
        )
      }
    }
  }
}

const matches = (answer: ChoiceAnswer, choices: readonly Choice[]): boolean =>
  choices.every((choice, i) => answer.asked[i]?.who === choice.who && answer.asked[i]?.ask === choice.about.ask)

function indexOf(choice: Choice, key: string): number {
  const index = choice.options.findIndex((option) => option.key === key)
  if (index < 0) {
    throw new AffrayError(
      'choice/unknown',
      `${choice.who} cannot answer "${choice.about.ask}" with "${key}".`,
      `Choose one of: ${choice.options.map((option) => option.key).join(', ')}.`,
    )
  }
  return index
}

function recording(dice: Dice, faces: number[]): Dice {
  return {
    die(sides) {
      const face = dice.die(sides)
      faces.push(face)
      return face
    },
  }
}

/** The value a roll has with these faces; every face must be wanted and possible. */
export function drawn<V>(chance: Chance<V>, who: Id, faces: readonly number[]): V {
  let used = 0
  const value = chance.draw({
    die(sides) {
      const face = faces[used++]
      if (face === undefined || !Number.isInteger(face) || face < 1 || face > sides) {
        throw new AffrayError(
          'dice/face',
          face === undefined
            ? `The roll ${chance.label} of ${who} needs another die, a d${sides}, after ${faces.join(' ') || 'nothing'}.`
            : `The roll ${chance.label} of ${who} cannot show ${face} on a d${sides}.`,
          `Give a whole number from 1 to ${sides} for each die (00 on percentile dice is 100).`,
        )
      }
      return face
    },
  })
  if (used < faces.length) {
    throw new AffrayError(
      'dice/unused',
      `The roll ${chance.label} of ${who} takes ${used} dice, and ${faces.length} were given.`,
      `Leave out ${faces.slice(used).join(' ')}.`,
    )
  }
  return value
}

/** A recorded answer does not fit what the rules ask. */
export class Diverged extends AffrayError {
  readonly recorded: string
  readonly asks: string
  constructor(recorded: string, asks: string) {
    super(
      'replay/diverged',
      `diverged: recorded ${recorded}, the rules ask ${asks}`,
      'The fight was recorded under other rules or options, or was edited; replay it with the version that made it.',
    )
    this.recorded = recorded
    this.asks = asks
  }
}
const diverged = (answer: Answer, asks: string): Diverged => new Diverged(inWords(answer), asks)
