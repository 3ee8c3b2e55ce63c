import { knowing } from '../kernel/believing.ts'
import type { Fight } from '../kernel/fight.ts'
import { own } from '../kernel/own.ts'
import { privy } from '../kernel/secret.ts'
import type { Asked } from '../kernel/session.ts'
import type {
  AnySystem,
  Board,
  Choice,
  CommandForm,
  Common,
  Condition,
  FighterId,
  Id,
  Outcome,
  Points,
  Question,
  Reached,
  Refusal,
  Seat,
  Sheet,
  SideId,
  Track,
} from '../kernel/types.ts'
import type { Chronicle, Line, ToldLine } from './chronicle.ts'
import { type WantedDie, wantedDice } from './dice.ts'
import { type Prospect, prospects } from './prospects.ts'
import { classOf } from './seats.ts'

/** An answer that may be given, as a screen shows it. */
export interface Offered {
  readonly key: string
  readonly said: string
  readonly points?: Points | undefined
}
/** A question put to somebody of this class. */
export interface AskedChoice {
  readonly who: Id
  readonly about: Question
  readonly said: string
  readonly options: readonly Offered[]
  readonly refused: readonly Refusal[]
  readonly usual?: string | undefined
  readonly sealed: boolean
  /** More keys are accepted than are listed; `reach` has them where they are places. */
  readonly open: boolean
  readonly reach?: readonly Reached[] | undefined
  /** What was answered already, and can be withdrawn until all have. */
  readonly answered?: string | undefined
}
/** Dice somebody of this class has to throw. */
export interface AskedDice {
  readonly who: Id
  readonly roll: string
  readonly hidden: boolean
  /** The dice, as far as they are known before they fall. */
  readonly dice: readonly WantedDie[]
  /** Whether what they come to is enough. */
  readonly addsUp: boolean
  /** Words that answer what the rules want to know of dice that lie there. */
  readonly readings?: readonly (string | number | boolean)[] | undefined
  /** What the rules will make of them and how likely that is, as far as this class may know. */
  readonly prospects?: readonly Prospect[] | undefined
}

/** A fight as one class of seats sees it: plain data, and nothing in it that they may not know. */
export interface Scene {
  readonly class: string
  readonly system: string
  readonly round: number
  readonly outcome: Outcome | null
  readonly sides: readonly { readonly id: SideId; readonly fighters: readonly FighterId[] }[]
  readonly board: Board
  readonly track: Track
  /** Of strangers, what is seen. */
  readonly sheets: Readonly<Record<FighterId, Sheet>>
  readonly conditions: Readonly<Record<FighterId, Condition>>
  readonly asked: readonly AskedChoice[]
  readonly dice: AskedDice | null
  /** Who else is waited for; what he is asked is his. */
  readonly waiting: readonly Id[]
  readonly log: readonly ToldLine[]
  /** The game master's commands as forms. */
  readonly commands: readonly CommandForm[]
}

/** What a scene is made of besides the fight. */
export interface Seeing {
  readonly fight: Fight
  readonly chronicle: Chronicle
  /** Whether this class answers for somebody, */
  readonly decides: (id: Id) => boolean
  /** and whether it throws his dice. */
  readonly throws: (id: Id) => boolean
}

/** The state as a seat may believe it to be. */
export function believedBy(system: AnySystem, state: unknown, seat: Seat): Common {
  if (seat.gm) return state as Common
  return system.imagine(system.view(state, knowing(system, state as Common, seat)), 0)
}

/** When the fight is over nobody is up. */
const resting = <T extends { readonly acting: boolean }>(row: T): T => ({ ...row, acting: false })

/** The scene of a class of seats, made afresh. */
export function sceneOf({ fight, chronicle, decides, throws }: Seeing, seat: Seat): Scene {
  const { system, asked } = fight
  const truth = fight.state as Common
  const eyes = knowing(system, truth, seat)
  const state = believedBy(system, truth, eyes)
  const sides = system.sides(state)
  const ids = sides.flatMap((side) => side.fighters)
  const choices = asked !== undefined && 'choices' in asked ? asked.choices : []
  const mine = choices.filter(({ who }) => decides(who))
  const roll = asked !== undefined && !('choices' in asked) ? asked : undefined
  const throwing = roll !== undefined && throws(roll.who) ? roll : undefined
  const track = system.track(state)
  return {
    class: classOf(seat),
    system: system.id,
    round: track.round,
    outcome: fight.outcome ?? null,
    sides,
    board: system.board(state),
    track: fight.outcome === undefined ? track : { ...track, order: track.order.map(resting) },
    sheets: Object.fromEntries(ids.map((id) => [id, system.sheet(state, id, privy(eyes, id) ? 'all' : 'seen')])),
    conditions: Object.fromEntries(ids.map((id) => [id, system.features.condition(state, id)])),
    asked: mine.map((choice) => askedOf(system, state, choice, own(fight.answered, choice.who))),
    dice: throwing === undefined ? null : diceOf(fight, eyes, throwing),
    waiting: waitedFor(fight, choices, eyes, decides, throwing === undefined ? roll?.who : undefined),
    log: chronicle.lines(seat).map((line) => (seat.gm ? line : told(line))),
    commands: seat.gm ? (system.commands?.(truth) ?? []) : [],
  }
}

const shown = new WeakMap<Line, ToldLine>()
/** A line without the moment it was told; the same line each time, so that a scene's changes are found quickly. */
function told(line: Line): ToldLine {
  const known = shown.get(line)
  if (known !== undefined) return known
  const { entry: _, after: __, answers: ___, ...made } = line
  shown.set(line, made)
  return made
}

/** Those who have not answered yet, and are others; of strangers none whose question alone would tell of them. */
function waitedFor(
  fight: Fight,
  choices: readonly Choice[],
  eyes: Seat,
  decides: (id: Id) => boolean,
  thrower: Id | undefined,
): Id[] {
  const open = choices
    .filter(({ who, hidden }) => !decides(who) && !(hidden === true && !privy(eyes, who)))
    .filter(({ who }) => !Object.hasOwn(fight.answered, who))
    .map(({ who }) => who)
  return [...new Set(thrower === undefined ? open : [...open, thrower])]
}

function askedOf(system: AnySystem, state: Common, choice: Choice, answered: string | undefined): AskedChoice {
  const { who, about, usual, sealed = false, open = false } = choice
  const refused = choice.refusals?.() ?? (about.ask === system.turn ? system.refused(state, who) : [])
  return {
    who,
    about,
    said: system.ask(choice),
    options: choice.options.map((option) => ({
      key: option.key,
      said: system.say(choice, option),
      points: system.points?.(state, choice, option),
    })),
    refused,
    usual,
    sealed,
    open,
    reach: open ? system.reach?.(state, choice) : undefined,
    answered,
  }
}

type AskedRoll = Extract<Asked, { readonly roll: string }>

function diceOf(fight: Fight, seat: Seat, { who, roll, hidden, chance, readings }: AskedRoll): AskedDice {
  const dice = chance === undefined ? [] : wantedDice(chance)
  return {
    who,
    roll,
    hidden,
    dice,
    addsUp: chance?.comesTo !== undefined || dice.length > 1,
    readings,
    prospects: prospects(fight, seat),
  }
}
