import { clamped, type Force } from '../check.ts'

const FORCES = [
  'plain',
  'strong',
  'mighty',
  'critical',
  'strong critical',
  'mighty critical',
] as const satisfies readonly Force[]
const KNOWN = new Map<number, Float64Array>()

/** The chance that an attack at this target number beats that defence, by how hard it lands; `against` 0: nobody defends. */
export function landing(tn: number, against: number): Float64Array {
  const [own, other] = [clamped(tn), against <= 0 ? -1 : clamped(against)]
  const key = own * 128 + other + 1
  let found = KNOWN.get(key)
  if (found === undefined) {
    found = new Float64Array(FORCES.length)
    for (let roll = 0; roll <= own; roll++) {
      const beaten = Math.max(0, other - roll) / 100
      const tied = roll <= other ? 0.005 : 0
      const band = (roll >= 60 ? 2 : roll >= 30 ? 1 : 0) + (roll % 11 === 0 ? 3 : 0)
      found[band]! += (1 - beaten - tied) / 100
    }
    KNOWN.set(key, found)
  }
  return found
}
/** Whether a class of landing is exceptional or better, critical, and what its margin adds. */
export const isExceptional = (band: number): boolean => band !== 0
export const isCritical = (band: number): boolean => band >= 3
export const marginOf = (band: number): number => (band % 3) * 5

/** How often so many d10 come to each sum. */
const SUMS: (readonly number[])[] = [[1]]
export function sums(dice: number): readonly number[] {
  for (let n = SUMS.length; n <= dice; n++) {
    const before = SUMS[n - 1] ?? [1]
    const next = new Array<number>(before.length + 10).fill(0)
    before.forEach((chance, sum) => {
      for (let face = 1; face <= 10; face++) next[sum + face]! += chance / 10
    })
    SUMS.push(next)
  }
  return SUMS[dice] ?? [1]
}

/** The chance of a check alone. */
export const chanceOf = (tn: number): number => (clamped(tn) + 1) / 100
