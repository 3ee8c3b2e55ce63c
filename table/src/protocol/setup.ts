import type { analysis, Fault, Sheet } from '@affray/engine'
import type { Fate, NextFight, Survivor } from '@affray/engine/play'
import * as z from 'zod'
import { LARGEST_FILE } from './requests.ts'

const scenario = z.record(z.string(), z.unknown())
const name = z.string().max(60)

/** `POST /api/setup`: what whoever sets a fight up wants to know. Off loopback with the key that lets one make tables. */
export const setUp = z.strictObject({
  key: z.string().max(200).optional(),
  want: z.discriminatedUnion('is', [
    /** What stands in the form, or in the text beside it: the other of the two, and what is wrong. The answer is `Checked`. */
    z.strictObject({
      is: z.literal('check'),
      text: z.string().max(LARGEST_FILE).optional(),
      scenario: scenario.optional(),
    }),
    /** Who would win. The answer is `Chances`. */
    z.strictObject({ is: z.literal('chances'), scenario }),
    /** How many of somebody make it as even as is wanted. The answer is the engine's `Evened`. */
    z.strictObject({
      is: z.literal('even'),
      scenario,
      side: name,
      who: name,
      of: name,
      share: z.number().min(0.01).max(0.99),
    }),
  ]),
})
export type SetUp = z.input<typeof setUp>

/** A scenario as text and as data, with what is wrong, and with what follows of everybody's record. */
export interface Checked {
  readonly text: string
  readonly scenario: Readonly<Record<string, unknown>>
  readonly faults: readonly Fault[]
  readonly sheets: readonly Sheet[]
  /** Set where the text could not be changed in place, so that its remarks are gone. */
  readonly rewritten?: true
}
/** How often each side wins, with the interval, and of how many fights that is known. */
export interface Chances {
  readonly fights: number
  readonly sides: readonly { readonly id: string; readonly won: analysis.Share }[]
  readonly drawn: analysis.Share
}

/** `POST /t/<table>/<seat>/next`, for the game master: the next fight as this one ended. The answer is `NextAsked`. */
export const nextOf = z.strictObject({
  fates: z.record(z.string(), z.enum(['out', 'carried', 'fresh'])).optional(),
  /** The same fight from its beginning, and not the next one. */
  again: z.boolean().optional(),
})
export interface NextAsked extends NextFight {
  readonly survivors: readonly Survivor[]
  readonly fates: Readonly<Record<string, Fate>>
}
