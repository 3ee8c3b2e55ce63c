import { remembered } from '../../../mechanisms/remembered.ts'
import { clamped, type Force } from '../state/dice.ts'

const FORCES = [
  'plain',
  'strong',
  'mighty',
  'critical',
  'strong critical',
  'mighty critical',
] as const satisfies readonly Force[]

/** The chance that an attack at this target number beats that defence, by how hard it lands; `against` 0: nobody defends. */
export const landing = (tn: number, against: number): Float64Array =>
  landings(clamped(tn) * 128 + (against <= 0 ? 0 : clamped(against) + 1))
const landings = remembered((key: number): Float64Array => {
  const own = key >> 7
  const other = (key & 127) - 1
  const found = new Float64Array(FORCES.length)
  for (let roll = 0; roll <= own; roll++) {
    const beaten = Math.max(0, other - roll) / 100
    const tied = roll <= other ? 0.005 : 0
    const band = (roll >= 60 ? 2 : roll >= 30 ? 1 : 0) + (roll % 11 === 0 ? 3 : 0)
    found[band]! += (1 - beaten - tied) / 100
  }
  return found
})
/** Whether a class of landing is exceptional or better, critical, and what its margin adds. */
export const isExceptional = (band: number): boolean => band !== 0
export const isCritical = (band: number): boolean => band >= 3
export const marginOf = (band: number): number => (band % 3) * 5

/** How often so many d10 come to each sum. */
export const sums = (dice: number): readonly number[] => sumsOf(dice)
const sumsOf = remembered((dice: number): readonly number[] => {
  if (dice === 0) return [1]
  const before = sums(dice - 1)
  const next = new Array<number>(before.length + 10).fill(0)
  before.forEach((chance, sum) => {
    for (let face = 1; face <= 10; face++) next[sum + face]! += chance / 10
  })
  return next
})

/** The chance of a check alone. */
export const chanceOf = (tn: number): number => (clamped(tn) + 1) / 100
