import { AffrayError } from '@affray/engine'
import * as z from 'zod'
import { absence } from '../protocol/said.ts'
import type { Room, RoomData } from '../room/index.ts'

/** What of a room goes along where its fight goes: how it is run, and what its players are shown. */
export type TakenAlong = Pick<
  RoomData,
  'title' | 'about' | 'pace' | 'absent' | 'undo' | 'reveal' | 'names' | 'called' | 'shows'
>

export const takenAlong = ({ data }: Room): TakenAlong => {
  const { title, about, pace, absent, undo, reveal, names, called = {}, shows } = data
  return { title, about, pace, absent, undo, reveal, names, called, shows }
}

const fighter = z.string().max(80)
const shape: z.ZodType<TakenAlong> = z.strictObject({
  title: z.string().trim().min(1).max(60),
  about: z.string().max(4000),
  pace: z.int().min(0).max(60_000).nullable(),
  absent: z.strictObject({ seconds: z.int().min(5).max(86_400), answers: absence }),
  undo: z.enum(['ask', 'own last']),
  reveal: z.boolean(),
  names: z.record(fighter, z.string().trim().min(1).max(60)),
  called: z.record(fighter, z.string().max(80)),
  shows: z.record(fighter, z.array(z.string().max(80)).max(500)),
})

/** The same from a file somebody sent. */
export function readTakenAlong(raw: unknown): TakenAlong {
  const parsed = shape.safeParse(raw)
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new AffrayError(
    'table file/invalid',
    `This table file cannot be used: ${['room', ...(fault?.path.map(String) ?? [])].join('.')}: ${fault?.message ?? ''}.`,
    'Correct the field named, or leave "room" out: fighters then have their own names again.',
  )
}
