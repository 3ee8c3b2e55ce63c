import type { Fault, FighterId } from '../../../kernel/types.ts'
import { BODIES } from '../content/bodies.ts'
import { CREATURES } from '../content/creatures.ts'
import { WEAPONS } from '../content/weapons.ts'
import type { FighterRecord } from './fighter-record.ts'

/** Faults of a fighter's record that no shape can say. */
export function recordFaults(
  record: FighterRecord,
  path: readonly (string | number)[],
  names: readonly FighterId[],
): Fault[] {
  const block = record.creature === undefined ? undefined : CREATURES[record.creature]
  const own: readonly string[] = (block?.weapons ?? []).map(([id]) => id)
  const body = BODIES[record.body ?? block?.body ?? 'humanoid']
  const places = body.locations.map(({ id }) => id)
  const found: Fault[] = []
  const fault = (at: readonly (string | number)[], what: string, allowed: string): void =>
    void found.push({ path: [...path, ...at], found: what, allowed })
  record.weapons?.forEach((id, i) => {
    if (!own.includes(id) && WEAPONS[id] === undefined)
      fault(['weapons', i], `the unknown weapon "${id}"`, `one of ${[...own, ...Object.keys(WEAPONS)].join(', ')}`)
  })
  const carried = [
    ...(record.weapons ?? own),
    ...(record.weapons ?? []).map((id, i, all) => `${id}-${all.slice(0, i + 1).filter((w) => w === id).length}`),
  ]
  record.ready?.forEach((id, i) => {
    if (!carried.includes(id)) fault(['ready', i], `"${id}"`, `one of what he carries: ${carried.join(', ')}`)
  })
  // Who casts needs a free hand (CFI-CAST-Needs).
  const hands = (record.ready ?? []).reduce((sum, id) => sum + (WEAPONS[id.replace(/-\d+$/, '')]?.hands ?? 0), 0)
  if (hands >= 2 && Object.keys(record.spells).length > 0)
    fault(
      ['ready'],
      `both hands full, of who casts spells, with ${record.ready?.join(', ')}`,
      'what leaves a hand free',
    )
  const located = (field: 'armor' | 'natural' | 'hp', of: Readonly<Record<string, unknown>> | undefined): void => {
    for (const place of Object.keys(of ?? {})) {
      if (place !== 'all' && !places.includes(place))
        fault([field, place], `no location of his`, `all, or one of ${places.join(', ')}`)
    }
  }
  located('armor', record.armor)
  located('natural', record.natural)
  located('hp', record.hp)
  if (record.rides !== undefined && !names.includes(record.rides))
    fault(['rides'], `"${record.rides}"`, `somebody of this fight: ${names.join(', ')}`)
  if (record.ward !== undefined && !carried.includes(record.ward.item))
    fault(['ward', 'item'], `"${record.ward.item}"`, `one of what he carries: ${carried.join(', ')}`)
  if (record.ward !== undefined && !places.includes(record.ward.from))
    fault(['ward', 'from'], `"${record.ward.from}"`, `one of ${places.join(', ')}`)
  for (const [field, cover] of [
    ['cover', record.cover],
    ['nearby', record.nearby],
  ] as const) {
    cover?.locations.forEach((place, i) => {
      if (!places.includes(place)) fault([field, 'locations', i], `"${place}"`, `one of ${places.join(', ')}`)
    })
    if (cover !== undefined && cover.object === undefined && cover.ap === undefined)
      fault([field], 'cover of nothing', 'an object, or its Armor Points as ap')
  }
  if (record.class === 'mage' && Object.keys(record.armor).length > 0 && Object.keys(record.spells).length > 0) {
    fault(['armor'], 'armor on a mage who casts', 'nothing: a mage casts no spell in armor')
  }
  return found
}
