import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { Context } from '../../context.ts'
import { exact } from '../../exact.ts'
import { canonical, Hasher } from '../../hash.ts'
import type { AnySystem, Chance, Choice, Option } from '../../types.ts'
import { scaled } from '../environment.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight, policyOf } from './campaign.ts'

/**
 * How far observed counts lie from expected ones, in standard deviations of a normal (chi-square after Wilson and Hilferty);
 * rare values are counted together. Above 5 the level is below 3 in ten million.
 */
export function deviation(
  observed: ReadonlyMap<string, number>,
  law: ReadonlyMap<string, number>,
  draws: number,
): number {
  let chi = 0
  let cells = 0
  let rareSeen = draws
  let rareExpected = draws
  for (const [value, weight] of law) {
    const expected = weight * draws
    if (expected < 8) continue
    const seen = observed.get(value) ?? 0
    chi += (seen - expected) ** 2 / expected
    cells++
    rareSeen -= seen
    rareExpected -= expected
  }
  if (rareExpected >= 8) {
    chi += (rareSeen - rareExpected) ** 2 / rareExpected
    cells++
  } else if (rareSeen > 60) return Number.POSITIVE_INFINITY
  const k = cells - 1
  if (k < 1) return 0
  return (Math.cbrt(chi / k) - (1 - 2 / (9 * k))) / Math.sqrt(2 / (9 * k))
}

/** `law()` says of every roll met in play what `draw` does, and its masses sum to one. */
export function lawIsDraw(system: AnySystem, scenarios: readonly Scenario[]): void {
  const met = new Map<string, Chance<unknown>>()
  const tossed = (chance: Chance<unknown>): void => {
    const key = `${chance.label} ${chance.law().support.length}`
    if (met.size < scaled(80)) met.set(key, met.get(key) ?? chance)
  }
  for (const scenario of scenarios) {
    for (let seed = 0; seed < 4; seed++) {
      const plan = { decide: anybody(`${seed}`), dice: new Stream(seed, 0), steps: 40, tossed }
      for (const _ of fight(system, begun(system, scenario), plan));
    }
  }
  for (const [name, chance] of met) {
    const { support, lost } = chance.law()
    expect(chance.law(), `${name}: one law, made once`).toBe(chance.law())
    const law = new Map(support.map(([value, weight]) => [canonical(value), weight]))
    expect(law.size, `${name}: each value once`).toBe(support.length)
    expect(
      [...law.values()].reduce((a, b) => a + b, lost),
      `${name}: masses sum to 1`,
    ).toBeCloseTo(1, 9)
    const draws = scaled(2000)
    const dice = new Stream(`law of ${name}`, 0)
    const observed = new Map<string, number>()
    for (let n = 0; n < draws; n++) {
      const value = canonical(chance.draw(dice))
      if (lost === 0 && !law.has(value)) expect.fail(`${name}: draw gave ${value}, which its law does not know`)
      observed.set(value, (observed.get(value) ?? 0) + 1)
    }
    expect(deviation(observed, law, draws), `${name}: draw against law, stream "law of ${name}#0"`).toBeLessThan(5)
  }
  expect(met.size).toBeGreaterThan(0)
}

/** Steps whose every ending can be followed come out as often as exact odds say. */
export function exactIsSampled(system: AnySystem, scenarios: readonly Scenario[]): void {
  const policy = policyOf(system, 'default')
  const draws = scaled(800)
  let compared = 0
  for (const scenario of scenarios) {
    const plan = { decide: bots(system), dice: new Stream('exact', 0), steps: 30 }
    let left = scaled(2)
    let tries = scaled(8)
    for (const { before } of fight(system, begun(system, scenario), plan)) {
      if (left === 0 || tries-- === 0) break
      const odds = exact<unknown, AnyState, unknown, never, never, unknown>(system, before, {
        policy: () => policy,
        budget: 800,
      })
      if (!odds.complete || odds.endings.length < 2 || odds.remainder > 0.01) continue
      left--
      compared++
      const sum = odds.endings.reduce((mass, { weight }) => mass + weight, odds.remainder)
      expect(sum, 'endings and remainder sum to 1').toBeCloseTo(1, 9)
      const law = new Map<string, number>()
      const hasher = new Hasher()
      for (const { state, weight } of odds.endings) {
        const key = hasher.of(state, before)
        law.set(key, (law.get(key) ?? 0) + weight)
      }
      expect(
        deviation(sampled(system, before, draws), law, draws),
        'exact against sampled, stream "sampled"',
      ).toBeLessThan(5)
    }
  }
  expect(compared, 'steps small enough to compare').toBeGreaterThan(0)
}

function sampled(system: AnySystem, before: AnyState, draws: number): Map<string, number> {
  const observed = new Map<string, number>()
  const policy = policyOf(system, 'default')
  const hasher = new Hasher()
  for (let n = 0; n < draws; n++) {
    const state: AnyState = system.copy(before)
    const decide = (choice: Choice): Option | number => policy(choice, state)
    system.step(new Context({ fast: { dice: new Stream('sampled', n), decide } }), state)
    const key = hasher.of(state, before)
    observed.set(key, (observed.get(key) ?? 0) + 1)
  }
  return observed
}
