import { AffrayError } from '../kernel/error.ts'
import { type FightFile, readFightFile } from '../kernel/fight-file.ts'
import { door, through } from '../kernel/schema.ts'
import * as is from '../kernel/shapes.ts'
import type { GameFile } from './table.ts'

/** What somebody who was no game master took home: the story as it was told at that seat. */
export interface Story {
  readonly title: string
  readonly about: string
  /** The game, as `legend`. */
  readonly system: string
  readonly lines: readonly { readonly round: number; readonly told: string; readonly long?: string | undefined }[]
}
/** A file that Affray gave out: a fight, a fight with its table, or the story that a seat was told. */
export type GivenOut =
  | { readonly is: 'fight'; readonly fight: FightFile }
  | { readonly is: 'table'; readonly fight: FightFile; readonly table: LaidTable }
  | { readonly is: 'story'; readonly story: Story }

/** A table without its fight; `room` is what a server keeps besides, which it reads itself. */
export type LaidTable = Omit<GameFile, 'fight'> & { readonly room?: unknown }

const MOST = 10_000
const place = is.strict({
  name: is.text(60, 1),
  gm: is.truth(),
  fighters: is.list(is.text(), MOST),
  dice: is.oneOf(['typed', 'thrown']),
})
const order = is.either([
  is.strict({ who: is.text(), ask: is.text(), key: is.text() }),
  is.strict({ who: is.text(), never: is.oneOf(['strike', 'move', 'guard', 'cast', 'spend', 'other']) }),
])
const table = door<LaidTable>(
  is.strict({
    seats: is.list(place, 1000),
    orders: is.list(order, MOST),
    ready: is.list(is.strict({ name: is.text(), command: is.anything(), because: is.text() }), 1000),
    bots: is.byName(is.text(), is.text()),
    pace: is.oneOf(['at once', 'one by one']),
    resting: is.truth(),
    room: is.unless(is.anything()),
  }),
)
const line = is.loose({ round: is.whole(0), told: is.text(), long: is.unless(is.text()) })
const replay = is.loose({
  table: is.loose({ title: is.text(), about: is.text(), system: is.text() }),
  scene: is.loose({ log: is.list(line) }),
})
const shown = door<is.Let<typeof replay>>(replay)

/** What data claim to be; undefined where they claim nothing, as a scenario does. */
export function claimOf(raw: unknown): GivenOut['is'] | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  if ('affray' in raw) return raw.affray === 'replay' ? 'story' : 'fight'
  return 'fight' in raw && typeof raw.fight === 'object' ? 'table' : undefined
}

/** A file that Affray gave out, from untrusted data; undefined where the data claim to be none. */
export function readGivenOut(raw: unknown): GivenOut | undefined {
  switch (claimOf(raw)) {
    case 'story':
      return { is: 'story', story: storyIn((raw as { readonly shown?: unknown }).shown) }
    case 'fight':
      return { is: 'fight', fight: readFightFile(raw) }
    case 'table': {
      const { fight, ...rest } = raw as { readonly fight: unknown }
      return { is: 'table', fight: readFightFile(fight), table: through(table, rest, 'table file') }
    }
    case undefined:
      return undefined
  }
}

function storyIn(raw: unknown): Story {
  const { table, scene } = through(shown, raw, 'story')
  const { title, about, system } = table
  return { title, about, system, lines: scene.log.map(({ round, told, long }) => ({ round, told, long })) }
}

/** The fight in a file that can be played on, or an error that says what the file is. */
export function fightIn(given: GivenOut): FightFile {
  if (given.is !== 'story') return given.fight
  throw new AffrayError(
    'fight/story',
    'This file holds what one seat was told of a fight, and not the fight.',
    'Read it with affray replay; to play on, ask the game master for the table’s file.',
  )
}
