import { secret } from '../../../kernel/secret.ts'
import type { Character } from '../content/character.ts'
import { characters } from '../content/named.ts'
import { factsOf } from '../state/begin.ts'
import { durability } from '../state/derive.ts'
import type { Facts, Fighter, Readied, State } from '../state/types.ts'
import type { Grade } from './looks.ts'
import type { Stranger, View } from './view.ts'

/** The game's ordinary person. */
const ORDINARY: Character = characters.watchman ?? {}

/** A whole state the seat may believe in: strangers are like their kind, hurt as they look; `n` picks among the possible ones. */
export const imagine = (seen: View, n = 0): State => ({
  ...seen,
  fighters: seen.fighters.map((f) =>
    'looks' in f ? believed(f, n) : { ...f, readied: f.readied && secret(f.readied.only, f.readied.is ?? LIKELY) },
  ),
})
/** What somebody has readied if one must guess: an attack on whoever comes near. */
const LIKELY: Readied = { action: 'attack', when: 'reach', of: 'anybody', metres: 0, cell: null }

function believed({ looks, seen, readied, ...rest }: Stranger, n: number): Fighter {
  const record = (rest.kind === null ? undefined : characters[rest.kind]) ?? ORDINARY
  const like = factsOf(rest.id, record)
  const facts: Facts = { ...like, ...seen, luck: rest.kind === null && n % 3 === 2 ? like.luck + 1 : like.luck }
  const made: Fighter = {
    ...rest,
    facts,
    damage: 0,
    luck: facts.luck,
    arrows: {},
    drugs: [],
    circumstance: 0,
    readied: readied && secret(readied.only, LIKELY),
  }
  made.damage = damageOf(made, looks, n)
  return made
}
/** Damage of somebody who looks so: in the middle of what it may be, or as little or as much. */
function damageOf(f: Fighter, looks: Grade, n: number): number {
  const full = durability(f)
  const most = {
    unhurt: 0,
    scratched: Math.ceil(full / 4) - 1,
    hurt: Math.ceil((full * 3) / 4) - 1,
    'badly hurt': full - 1,
    out: 2 * full - 1,
    dead: 2 * full,
  }[looks]
  const least = {
    unhurt: 0,
    scratched: 1,
    hurt: Math.ceil(full / 4),
    'badly hurt': Math.ceil((full * 3) / 4),
    out: full,
    dead: 2 * full,
  }[looks]
  if (n % 3 === 0) return Math.max(least, Math.floor((least + most) / 2))
  return n % 3 === 1 ? least : Math.max(least, most)
}
