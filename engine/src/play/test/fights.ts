import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { AnySystem } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'

const root = new URL('../../../../scenarios/', import.meta.url)

export interface Ready {
  readonly name: string
  readonly scenario: object
}

/** Every game that is registered, with the ready scenarios it has. */
export const EACH: readonly { readonly system: AnySystem; readonly scenarios: readonly Ready[] }[] = Object.values(
  systems,
).map((system) => ({ system, scenarios: readyOf(system) }))

function readyOf(system: AnySystem): Ready[] {
  const folder = new URL(`${system.id}/`, root)
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.yaml')) : []
  if (names.length === 0) return [{ name: 'two of its content', scenario: ofContent(system) }]
  return names.map((name) => ({
    name,
    scenario: parse(readFileSync(new URL(name, folder), 'utf8'), { merge: true }) as object,
  }))
}

/** A duel of a game that has no scenario ready yet. */
function ofContent({ id, content }: AnySystem): object {
  const [one = 'fighter', other = one] = content?.[0]?.entries.map((entry) => entry.id) ?? []
  return { system: id, sides: { ours: { [one]: {} }, theirs: { foe: { like: other } } } }
}
