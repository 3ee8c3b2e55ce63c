/// <reference types="node" />
import { env } from 'node:process'

/** How much longer than usual the laws play: `AFFRAY_SCALE=20 npx vitest run …` is a long campaign. */
export const SCALE: number = Math.max(0.1, Number(env.AFFRAY_SCALE ?? 1) || 1)

/** Why golden transcripts are recorded anew; undefined when they are only compared. */
export const RECORD: string | undefined = env.AFFRAY_RECORD

/** Whether `npm run refresh` asks: kept fights are recorded anew where every sentence told stays. */
export const REFRESH: boolean = env.AFFRAY_REFRESH === 'kept fights'

/** A number of rounds, fights or draws, scaled. */
export const scaled = (count: number): number => Math.max(1, Math.round(count * SCALE))
