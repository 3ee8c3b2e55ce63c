import type { Fault } from '../../kernel/types.ts'
import { seated } from '../../mechanisms/ground/standing.ts'
import { turnsTo } from './facing.ts'
import { fighter, foes } from './fighters.ts'
import { metres } from './ground.ts'
import { settles } from './movement.ts'
import type { LegendFighter, LegendSetup } from './scenario.ts'
import type { Fighter, State } from './types.ts'

/** The places taken: riders in the saddle, feet on the ground of the map, eyes on the nearest foe; surprise is tested first where it may be. */
export function takePlaces(s: State): State {
  for (const f of s.fighters) {
    if (f.mount === undefined) continue
    fighter(s, f.mount).rider = f.id
    s.where = seated(s.where, f.id, f.mount)
  }
  for (const f of s.fighters) {
    if (f.footing === 'firm') settles(s, f)
    const nearest = nearestFoe(s, f)
    if (nearest !== undefined) turnsTo(s, f, nearest.id)
  }
  if (s.fighters.some(({ readiness }) => readiness !== 'ready')) s.phase = 'surprise'
  return s
}

function nearestFoe(s: State, f: Fighter): Fighter | undefined {
  let nearest: Fighter | undefined
  for (const other of s.fighters) {
    if (!foes(f, other)) continue
    if (nearest === undefined || metres(s, f.id, other.id) < metres(s, f.id, nearest.id)) nearest = other
  }
  return nearest
}

/** What is wrong with how the fighters enter the fight: who rides nobody, and weapons in hand that are not carried. */
export function misplaced(given: LegendSetup): Fault[] {
  const found: Fault[] = []
  const ridden = new Set<string>()
  for (const side of given.sides) {
    const comrades = new Map(side.fighters.map(({ id, record }) => [id, record]))
    for (const { id, record } of side.fighters) {
      const path = ['sides', side.id, id]
      const { rides } = record
      if (rides !== undefined) {
        const mount = comrades.get(rides)
        if (mount === undefined || rides === id || mount.rides !== undefined || ridden.has(rides)) {
          const allowed = 'another fighter of his side whom nobody else rides'
          found.push({ path: [...path, 'rides'], found: `"${rides}"`, allowed })
        }
        ridden.add(rides)
      }
      record.ready?.forEach((weapon, i) => {
        if (carries(record, weapon)) return
        found.push({ path: [...path, 'ready', i], found: `"${weapon}"`, allowed: 'a weapon he carries' })
      })
    }
  }
  return found
}

const carries = ({ weapons, styles }: LegendFighter, weapon: string): boolean =>
  weapons?.includes(weapon) ?? styles.some((style) => style.weapons.includes(weapon))
