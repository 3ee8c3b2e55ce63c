import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { AnySystem } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'

const root = new URL('../../../../scenarios/', import.meta.url)

/** Every game that is registered, with the ready scenarios it has. */
export const EACH: readonly { readonly system: AnySystem; readonly scenarios: readonly Ready[] }[] = Object.values(
  systems,
).map((system) => {
  const folder = new URL(`${system.id}/`, root)
  const names = readdirSync(folder).filter((name) => name.endsWith('.yaml'))
  return {
    system,
    scenarios: names.map((name) => ({
      name,
      scenario: parse(readFileSync(new URL(name, folder), 'utf8'), { merge: true }) as object,
    })),
  }
})
export interface Ready {
  readonly name: string
  readonly scenario: object
}
