import type { AnySystem, Event, FighterId, Rolled } from '../kernel/types.ts'
import type { ToldLine } from './chronicle.ts'

/** What somebody did in a fight, as far as whoever reads the story may know it. */
export interface Did {
  readonly id: FighterId
  readonly attacks: number
  readonly dealt: number
  readonly taken: number
  /** Rolls whose faces are known, and by how many standard deviations they fell better than dice do. */
  readonly rolls: number
  readonly luck: number
}

/** Who did what, from a story: deeds, damage, and luck with the dice. */
export function deedsIn(system: AnySystem, ids: readonly FighterId[], lines: readonly ToldLine[]): Did[] {
  const all = new Map(ids.map((id) => [id, { attacks: 0, dealt: 0, taken: 0, rolls: 0, over: 0, spread: 0 }]))
  for (const { event } of lines) {
    if (event === undefined) continue
    for (const { name, value, by, on } of system.features.results(event)) {
      const doer = by === undefined ? undefined : all.get(by)
      if (name === 'attack' && doer !== undefined) doer.attacks++
      if (name !== 'damage' || typeof value !== 'number') continue
      if (doer !== undefined) doer.dealt += value
      const victim = on === undefined ? undefined : all.get(on)
      if (victim !== undefined) victim.taken += value
    }
    for (const rolled of rollsIn(event)) {
      const thrower = all.get(rolled.who)
      const fell = thrower === undefined ? undefined : fallOf(rolled)
      if (thrower === undefined || fell === undefined) continue
      thrower.rolls++
      thrower.over += fell.over
      thrower.spread += fell.variance
    }
  }
  return [...all].map(([id, { over, spread, ...did }]) => ({
    id,
    ...did,
    luck: spread === 0 ? 0 : over / Math.sqrt(spread),
  }))
}

/** The rolls an event tells of. */
export function rollsIn(event: Event): Rolled[] {
  const found: Rolled[] = []
  const look = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return
    if (isRolled(value)) found.push(value)
    else for (const inside of Object.values(value)) look(inside)
  }
  look(event)
  return found
}
const isRolled = (value: object): value is Rolled =>
  'dice' in value && typeof value.dice === 'string' && 'who' in value && 'of' in value && 'terms' in value

/** How much better than its mean a roll fell, and its variance; of rolls that are neither good nor bad nothing. */
function fallOf({ of, dice, faces, needs, under }: Rolled): { over: number; variance: number } | undefined {
  // Where a blow lands is neither luck nor bad luck.
  if (faces === undefined || faces.length === 0 || (needs === undefined && of !== 'damage')) return undefined
  const sides = sidesOf(dice)
  if (sides === undefined || faces.some((face) => face < 1 || face > sides)) return undefined
  const sum = faces.reduce((all, face) => all + face, 0)
  const over = sum - (faces.length * (sides + 1)) / 2
  return { over: under === true ? -over : over, variance: (faces.length * (sides * sides - 1)) / 12 }
}

/** The sides of dice that are all alike: `2d6+1`, `1d100`; `5D` are of six. */
function sidesOf(dice: string): number | undefined {
  const kinds = new Set([...dice.matchAll(/\d*[dD](\d+)?/g)].map(([, sides = '6']) => Number(sides)))
  const [only] = kinds
  return kinds.size === 1 ? only : undefined
}
