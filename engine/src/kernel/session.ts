import { type Answer, type ChoiceAnswer, inWords, isChoice, isRoll, isRuling, type RollAnswer } from './answers.ts'
import type { Table } from './context.ts'
import { AffrayError } from './error.ts'
import { optionOrError } from './offer.ts'
import type { Oracle } from './oracles/oracle.ts'
import type { Chance, Choice, Dice, Id, Option, Question, Scalar, Toss } from './types.ts'
import { compare, type Follower, known, look, type Part, rowsOfLaw, Unseen } from './unseen.ts'
import { calledOut, picked, type Words } from './words.ts'

/** What a stopped step waits for: decisions, or dice that somebody must throw or read. */
export type Asked<Q extends Question = Question> =
  | {
      readonly choices: readonly Choice<Q>[]
      /** Set where several were asked together, however many of them have answered already. */
      readonly joint?: true
    }
  | {
      readonly roll: string
      readonly who: Id
      readonly hidden: boolean
      /** The dice that are wanted; undefined where they were thrown and only a reading is. */
      readonly chance?: Chance<unknown>
      /** Words that would answer the reading now wanted; undefined while nothing of it is answered yet. */
      readonly readings?: readonly Scalar[]
      /** How likely each of them is, given all that is known of the dice. */
      readonly weights?: readonly number[]
      /** The lowest and the highest number that reads so, where the dice show one. */
      readonly spans?: readonly (readonly [low: number, high: number])[]
      /** The place of this roll among the step's answers, once it has words. */
      readonly at?: number
    }

/** The question that waits for somebody's answer. */
export const choiceOf = (asked: Asked | undefined, who: Id): Choice | undefined =>
  asked !== undefined && 'choices' in asked ? asked.choices.find((one) => one.who === who) : undefined

/** Thrown through the rules when an answer is missing; never leaves `advance`. A sentinel, not an Error: it carries no stack. */
export class Stopped {
  readonly asked: Asked
  constructor(asked: Asked) {
    this.asked = asked
  }
}

/** Words of a roll, and its place among the step's answers. */
interface Told extends Words {
  readonly at: number
}

/** Plays one step from recorded answers, then from oracles, and stops where nobody answers. Remembers every answer. */
export class Session implements Table, Follower {
  readonly answers: Answer[] = []
  /** Where in its tale the step stands; kept so that a divergence can say where. */
  private next = 0
  /** How often the rules have looked at dice since the last answer. */
  looks = 0
  private readonly told = new Map<Unseen, Told>()
  /** Throws of which somebody called out the total. */
  private readonly totals = new Set<Unseen>()
  /** What fell, of throws whose faces were seen. */
  private readonly fell = new Map<unknown, readonly number[]>()
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
    const open = answer.faces === undefined && answer.says === undefined
    const toss = open ? this.thrown(chance, who) : this.asToss(chance, answer)
    this.carryOutRulings(0)
    return toss
  }

  private thrown<V>(chance: Chance<V>, who: Id): Toss<V> {
    for (const oracle of this.oracles) {
      const thrown = oracle.throw?.(chance, who, this)
      if (thrown === undefined) continue
      const roll = { roll: chance.label, who }
      if ('again' in thrown) return this.asToss(chance, thrown.again)
      if ('says' in thrown) return this.asToss(chance, { ...roll, says: thrown.says })
      const thrownFaces: number[] = []
      const value = chance.draw(recording(thrown.dice, thrownFaces))
      // A list that grew has room to grow on; one that is kept needs none.
      const faces = thrownFaces.slice()
      thrown.done?.()
      this.answers.push({ ...roll, faces })
      this.looks = 0
      const toss = known(value)
      this.fell.set(toss, faces)
      return toss as unknown as Toss<V>
    }
    throw new Stopped({ roll: chance.label, who, hidden: chance.hidden === true, chance })
  }

  private asToss<V>(chance: Chance<V>, answer: RollAnswer): Toss<V> {
    this.answers.push(answer)
    this.looks = 0
    if (answer.faces !== undefined) {
      const seen = known(drawn(chance, answer.who, answer.faces))
      this.fell.set(seen, answer.faces)
      return seen as unknown as Toss<V>
    }
    const says = answer.says ?? []
    const total = calledOut(chance, answer.who, says)
    const toss = new Unseen(total ?? rowsOfLaw(chance.law()))
    this.told.set(toss, { ...answer, says, used: total === undefined ? 0 : 1, at: this.answers.length - 1 })
    if (total !== undefined) this.totals.add(toss)
    return toss as unknown as Toss<V>
  }

  read<V, A, T extends Scalar>(toss: Toss<V>, f: (value: V, a: A) => T, a: A): T {
    const result = look(this, toss, f, a)
    this.carryOutRulings(this.looks + 1)
    return result
  }

  both<V, W, A, T extends Scalar>(toss: Toss<V>, other: Toss<W>, f: (v: V, w: W, a: A) => T, a: A): T {
    const result = compare(this, toss, other, f, a)
    this.carryOutRulings(this.looks + 1)
    return result
  }

  /** The part the words of this throw pick. */
  follow(toss: Unseen, parts: () => readonly Part[]): Part {
    const told = this.told.get(toss)
    const part = told === undefined ? onlyOf(parts()) : picked(told, toss, parts)
    if (part !== undefined) return part
    const possible = parts()
    throw new Stopped({
      roll: told?.roll ?? '',
      who: told?.who ?? 'gm',
      hidden: false,
      readings: possible.map(({ value }) => value),
      weights: possible.map(({ weight }) => weight),
      ...spansOf(possible),
      ...(told === undefined ? {} : { at: told.at }),
    })
  }

  shown<V>(toss: Toss<V>): V | undefined {
    const { rows } = toss as unknown as Unseen
    // Where a total was called out, the first value that comes to it tells as much.
    const enough = rows.values.length === 1 || this.totals.has(toss as unknown as Unseen)
    return enough ? (rows.values[0] as V) : undefined
  }

  faces<V>(toss: Toss<V>): readonly number[] | undefined {
    return this.fell.get(toss)
  }

  decide(choices: readonly Choice[]): readonly Option[] {
    const answer = this.recordedNext()
    if (answer !== undefined) {
      const same = isChoice(answer) && answer.asked.length === choices.length && matches(answer, choices)
      if (!same) throw diverged(answer, choices.map((c) => `${c.who}: ${c.about.ask}`).join(', '))
      this.answers.push(answer)
      // A key is looked up before rulings are carried out: an offer is valid until it is answered.
      const taken = choices.map((choice, i) => optionOrError(choice, answer.keys[i] ?? ''))
      this.carryOutRulings(0)
      return taken
    }
    const keys = choices.map((choice) => this.decided(choice))
    const open = choices.filter((_, i) => keys[i] === undefined)
    const joint = choices.length > 1 ? { joint: true as const } : {}
    if (open.length > 0) throw new Stopped({ choices: open.length === choices.length ? choices : open, ...joint })
    const taken = choices.map((choice, i) => optionOrError(choice, keys[i] ?? ''))
    this.answers.push({
      asked: choices.map((c) => ({ who: c.who, ask: c.about.ask })),
      keys: taken.map((option) => option.key),
    })
    this.looks = 0
    return taken
  }

  private decided(choice: Choice): string | undefined {
    for (const oracle of this.oracles) {
      const key = oracle.decide?.(choice, this.state, this)
      if (key !== undefined) return key
    }
    return undefined
  }

  /** The next recorded answer; rulings still before it are carried out first. */
  private recordedNext(): Answer | undefined {
    this.carryOutRulings(Number.POSITIVE_INFINITY)
    const answer = this.recorded[this.next]
    if (answer !== undefined) this.next++
    return answer
  }

  /** Carries out the rulings that came when the rules had looked so often, so that what is asked next is asked of their state. */
  carryOutRulings(looks: number): void {
    if (looks < Number.POSITIVE_INFINITY) this.looks = looks
    for (
      let answer = this.recorded[this.next];
      answer !== undefined && isRuling(answer);
      answer = this.recorded[this.next]
    ) {
      if ((answer.looks ?? 0) > looks) return
      this.next++
      this.answers.push(answer)
      this.amend(answer.ruling, answer.because)
    }
  }

  /** Every recorded answer and every word must have been wanted. */
  finish(): void {
    const left = this.recordedNext()
    if (left !== undefined) throw diverged(left, 'nothing more in this step')
    for (const { roll, who, says, used } of this.told.values()) {
      if (used < says.length) {
        throw new AffrayError(
          'dice/unused',
          `The words "${says.slice(used).join(' ')}" of the roll ${roll} of ${who} were never asked for.`,
          'Leave them out: the rules did not look at that roll so closely.',
        )
      }
    }
  }
}

/** Which numbers give each reading, where a throw is one number. */
function spansOf(parts: readonly Part[]): { readonly spans?: readonly (readonly [number, number])[] } {
  const spans = parts.map(({ rows }) => {
    const values = (rows?.values ?? []).filter((value) => typeof value === 'number')
    return [Math.min(...values), Math.max(...values)] as const
  })
  return spans.every(([low]) => Number.isFinite(low)) ? { spans } : {}
}

const onlyOf = (parts: readonly Part[]): Part | undefined => (parts.length === 1 ? parts[0] : undefined)

const matches = (answer: ChoiceAnswer, choices: readonly Choice[]): boolean =>
  choices.every((choice, i) => answer.asked[i]?.who === choice.who && answer.asked[i]?.ask === choice.about.ask)

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
