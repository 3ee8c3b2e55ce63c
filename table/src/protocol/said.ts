import * as z from 'zod'
import { written } from './texts.ts'

/** The longest text somebody may write in one field. */
export const LONGEST_TEXT = 500

const name = written(60).min(1)
const text = written(LONGEST_TEXT).min(1)
const fighter = z.string().min(1).max(80)
const key = z.string().max(400)
const scalar = z.union([z.string().max(80), z.number(), z.boolean()])
const count = z.int().min(0).max(1_000_000_000)
const because = written(LONGEST_TEXT)
/** A command of the game master: which, and its fields; the game's own door looks at the rest. */
const command = z.looseObject({ do: z.string().min(1).max(40) })

/** What every message carries: a name its sender gave it, by which a repetition is known. */
const id = z.string().min(1).max(40)
const message = <T extends string, S extends z.ZodRawShape>(type: T, shape: S) =>
  z.strictObject({ id, type: z.literal(type), ...shape })

/** A standing order, as `play/orders` knows it. */
const order = z.union([
  z.strictObject({
    who: fighter,
    ask: z.string().max(80),
    key,
    where: z
      .record(z.string().max(40), scalar)
      .refine((where) => Object.keys(where).length <= 12)
      .optional(),
  }),
  z.strictObject({ who: fighter, never: z.enum(['strike', 'move', 'guard', 'cast', 'spend', 'other']) }),
])

/** Who answers for a seat that is absent. */
export const absence = z.enum(['wait', 'bot', 'usual', 'gm'])
export type Absence = z.infer<typeof absence>

/** Messages anybody at a table may send. */
const everybody = [
  /** What is to be seen; `from`: the last number that arrived, so that only what came since is sent. */
  message('look', { from: z.int().min(0).optional() }),
  message('chat', { text }),
] as const

/** Messages of whoever holds fighters; the game master holds those he took over. */
const deciding = [
  /** `asked` is the number of the question as the scene gave it: an answer to an older one is refused. */
  message('answer', {
    who: fighter,
    key,
    asked: count,
    /** What he answers behind it in the same breath, as long as that is what is asked: a gesture, taken back as one. */
    further: z
      .array(z.strictObject({ ask: z.string().max(80), key }))
      .max(8)
      .optional(),
  }),
  message('withdraw', { who: fighter }),
  /** What the dice show, in the order they lie; what they mean; or the wish to have them thrown. */
  message('throw', {
    asked: count,
    dice: z.union([
      z.strictObject({ faces: z.array(z.int().min(0).max(10_000)).min(1).max(100) }),
      z.strictObject({ says: z.array(scalar).min(1).max(20) }),
      z.literal('for me'),
    ]),
  }),
  /** From now on I throw my own dice, or let them be thrown. */
  message('dice', { mine: z.enum(['typed', 'thrown']) }),
  message('order', { order }),
  /** Withdraws one order, or all of a fighter's. */
  message('free', { who: fighter, order: order.optional() }),
  /** Takes back my own last answer, or asks for it, as the table's rule has it. */
  message('undo', { to: z.union([count, z.literal('last')]) }),
  /** Chances of the options of a question: of one option, or of each; `asked` as in `answer`. */
  message('odds', { who: fighter, key: key.optional(), asked: count }),
  message('advice', { who: fighter, asked: count }),
  /** What a question's answers lead to, and which is suggested; a later one ends what is still being found. */
  message('gestures', { who: fighter, asked: count }),
  /** How the fight may end from here. */
  message('prospect', { fights: z.int().min(1).max(10_000) }),
  /** Ends a question for odds, advice or prospects that is still at work. */
  message('cancel', { of: id }),
] as const

/** Messages of the game master alone. */
const mastering = [
  message('command', { command, because }),
  /** The forms of the commands with some fields filled in. */
  message('form', { command }),
  /** The table as another seat sees it now. */
  message('see', { seat: name }),
  /** The fight begins: until then nobody is asked, and fighters are placed and handed out. */
  message('begin', {}),
  message('redo', {}),
  message('branch', { to: count }),
  /** The next bot answers, where they wait to be asked on; or the fight goes on from a moment somebody went back to. */
  message('go on', {}),
  message('grant', { request: count, yes: z.boolean() }),
  message('prepare', { name, command, because }),
  message('discard', { name }),
  message('reveal', { name }),
  message('hand', { fighter, to: name.nullable() }),
  message('seat', {
    name,
    gm: z.boolean().optional(),
    fighters: z.array(fighter).max(200).optional(),
    dice: z.enum(['typed', 'thrown']).optional(),
  }),
  message('unseat', { name }),
  /** A further link to a seat: those there are stay as they are. */
  message('link', { seat: name }),
  /** Ends every link to a seat, with the connections that came by them, and makes a new one; whoever says it stays connected. */
  message('unlink', { seat: name }),
  /** Opens or shuts the door for those who come by code. */
  message('door', { open: z.boolean() }),
  /** Seats somebody who knocked; null: turned away; no seat: a new one under the name he knocked with. */
  message('admit', { waiting: count, seat: name.nullable().optional() }),
  message('pause', { paused: z.boolean() }),
  message('settings', {
    title: name.optional(),
    /** How long bots pause, in milliseconds; `null`: they wait for `go on`. */
    pace: z.int().min(0).max(60_000).nullable().optional(),
    bots: z.record(z.string().max(80), z.string().max(40)).optional(),
    absent: z.strictObject({ seconds: z.int().min(5).max(86_400), answers: absence }).optional(),
    undo: z.enum(['ask', 'own last']).optional(),
    /** Whether the end shows all to all. */
    reveal: z.boolean().optional(),
  }),
  /** What the others call somebody; null: by his own name. */
  message('name', { fighter, shown: name.nullable() }),
  /** Shows all one number, bar or condition of a sheet; or hides it again. */
  message('show', { fighter, what: z.string().max(80), shown: z.boolean() }),
] as const

/** Every message a client may send, by those who may send it. */
export const SAID = { everybody, deciding, mastering } as const

/** A message of a client. */
export const said = z.discriminatedUnion('type', [...everybody, ...deciding, ...mastering])
export type Said = z.infer<typeof said>
/** A message of that type. */
export type SaidOf<T extends Said['type']> = Extract<Said, { readonly type: T }>
