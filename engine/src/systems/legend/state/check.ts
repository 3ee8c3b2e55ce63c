import type { Fault } from '../../../kernel/types.ts'
import { SPELLS } from '../content/spells.ts'
import { BODIES, WEAPONS } from '../content/tables.ts'
import type { Location } from '../content/types.ts'
import type { LegendFighter } from './scenario.ts'

type Path = readonly (string | number)[]

/** What is wrong with a fighter's record that no shape can say: names nothing answers to, a body whose ranges overlap. */
export function recordFaults(record: LegendFighter, path: Path): Fault[] {
  return [
    ...bodyFaults(record, path),
    ...locationFaults(record, path),
    ...weaponFaults(record, path),
    ...Object.keys(record.spells).flatMap((spell) => unknown(SPELLS, spell, 'spell', [...path, 'spells', spell])),
  ]
}

function unknown(known: object, name: string, what: string, path: Path): Fault[] {
  if (Object.hasOwn(known, name)) return []
  const near = Object.keys(known).filter((key) => key.includes(name.slice(0, 4)))
  const names = near.length > 0 ? near : Object.keys(known)
  return [{ path: [...path], found: `the unknown ${what} "${name}"`, allowed: `one of ${names.join(', ')}` }]
}

/** A body is one of the content's, or a table of its own that gives each result of the D20 to one location. */
function bodyFaults({ body, locations }: LegendFighter, path: Path): Fault[] {
  if (locations === undefined) return unknown(BODIES, body, 'body', [...path, 'body'])
  const faults: Fault[] = []
  const owner = new Map<number, string>()
  locations.forEach(({ id, from, to }, i) => {
    const here = [...path, 'locations', i]
    if (from > to)
      faults.push({ path: here, found: `${from} to ${to}`, allowed: 'a range from the lower to the higher' })
    const taken: number[] = []
    for (let roll = from; roll <= to; roll++) {
      if (owner.has(roll)) taken.push(roll)
      else owner.set(roll, id)
    }
    if (taken.length > 0) {
      const found = `${taken.join(', ')} for ${id}, which is ${owner.get(taken[0] ?? 0)} already`
      faults.push({ path: here, found, allowed: 'each result of the D20 for one location' })
    }
  })
  const free = Array.from({ length: 20 }, (_, i) => i + 1).filter((roll) => !owner.has(roll))
  if (free.length > 0) {
    const found = `no location for ${free.join(', ')}`
    faults.push({ path: [...path, 'locations'], found, allowed: 'a location for each result from 1 to 20' })
  }
  return faults
}

/** Armour, Hit Points, cover and screens name locations of the body. */
function locationFaults(record: LegendFighter, path: Path): Fault[] {
  const table: readonly Pick<Location, 'id'>[] | undefined = record.locations ?? BODIES[record.body]?.locations
  if (table === undefined) return []
  const known = Object.fromEntries(table.map(({ id }) => [id, true]))
  const named: (readonly [string, Path])[] = [
    ...Object.keys(record.worn).map((id) => [id, ['worn', id]] as const),
    ...Object.keys(record.natural).map((id) => [id, ['natural', id]] as const),
    ...Object.keys(record.stated.hitPoints ?? {}).map((id) => [id, ['stated', 'hitPoints', id]] as const),
    ...(record.cover?.locations ?? []).map((id, i) => [id, ['cover', 'locations', i]] as const),
    ...(record.screened ?? []).map((id, i) => [id, ['screened', i]] as const),
  ]
  return named.flatMap(([id, at]) => unknown(known, id, 'location', [...path, ...at]))
}

/** Weapons are known, and a style has something to fight with. */
function weaponFaults({ styles, weapons, ready }: LegendFighter, path: Path): Fault[] {
  const carried = new Set(weapons ?? styles.flatMap((style) => style.weapons))
  const faults = [
    ...(weapons ?? []).flatMap((id, i) => unknown(WEAPONS, id, 'weapon', [...path, 'weapons', i])),
    ...(ready ?? []).flatMap((id, i) => unknown(WEAPONS, id, 'weapon', [...path, 'ready', i])),
  ]
  styles.forEach((style, i) => {
    const at = [...path, 'styles', i, 'weapons']
    const strange = style.weapons.flatMap((id, j) => unknown(WEAPONS, id, 'weapon', [...at, j]))
    faults.push(...strange)
    if (strange.length > 0 || style.weapons.some((id) => carried.has(id))) return
    const found = `the style "${style.name}" with ${style.weapons.join(' and ')}, none of which he carries`
    faults.push({ path: at, found, allowed: `a style with one of ${[...carried].join(', ')}` })
  })
  return faults
}
