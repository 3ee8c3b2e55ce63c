import type { Characteristics, FighterRecord } from './types.ts'

const characteristics = (
  ...[str, con, siz, int, pow, dex, cha]: readonly [number, number, number, number, number, number, number]
): Characteristics => ({ str, con, siz, int, pow, dex, cha })

/** A record of the content: who he is, STR, CON, SIZ, INT, POW, DEX and CHA, and what sets him apart from anybody. */
export const record = (
  called: Pick<FighterRecord, 'id' | 'name' | 'source'>,
  figures: Parameters<typeof characteristics>,
  of: Partial<FighterRecord>,
): FighterRecord => ({
  ...called,
  characteristics: characteristics(...figures),
  body: 'humanoid',
  traits: [],
  move: 8,
  styles: [],
  skills: {},
  worn: {},
  natural: {},
  wounds: 'locations',
  heroPoints: 0,
  spells: {},
  stated: {},
  assumed: [],
  ...of,
})
