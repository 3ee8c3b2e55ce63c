import type { AnySystem } from '../../types.ts'
import type { Scenario } from '../play.ts'
import { type Attack, oddsOf } from './odds-of-attack.ts'

/** Places in which an attack comes to something else on the map than without. */
export function onMapOtherwise(
  system: AnySystem,
  places: Readonly<Record<string, { readonly bare: Scenario; readonly map: Scenario }>>,
  attack: Attack,
): Map<string, string> {
  const found = new Map<string, string>()
  for (const [name, { bare, map }] of Object.entries(places)) {
    const [one, other] = [oddsOf(system, bare, attack), oddsOf(system, map, attack)]
    if (one === undefined && other === undefined) throw new RangeError(`${name}: the attack can be made in neither`)
    const all = new Set([...(one?.results.keys() ?? []), ...(other?.results.keys() ?? [])])
    const differing = [...all].find(
      (result) => Math.abs((one?.results.get(result) ?? 0) - (other?.results.get(result) ?? 0)) > 1e-9,
    )
    if (differing === undefined && (one === undefined) === (other === undefined)) continue
    const said = (odds: typeof one): string =>
      odds === undefined ? 'cannot be made' : `${odds.results.get(differing ?? '') ?? 0}`
    found.set(name, `${name}: ${differing ?? 'the attack'} ${said(one)} without a map, ${said(other)} on it`)
  }
  return found
}
