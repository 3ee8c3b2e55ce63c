import { describe, expect, test } from 'vitest'
import { Fight } from '../../kernel/fight.ts'
import { byPolicy } from '../../kernel/oracles/policy.ts'
import type { AnySystem } from '../../kernel/types.ts'
import { systems } from '../../systems/index.ts'
import { Chronicle } from '../chronicle.ts'
import { deedsIn, rollsIn } from '../deeds.ts'
import { replayOf } from '../replay.ts'
import { SPECTATOR } from '../seats.ts'

describe.each(Object.values<AnySystem>(systems))('a fight of $id seen again', (system) => {
  const [a = '', b = a] = system.content[0]?.entries.map(({ id }) => id) ?? []
  const scenario = { system: system.id, sides: { red: { ann: { like: a } }, blue: { ben: { like: b } } } }
  const fight = Fight.begin(system, scenario, { by: 'keyed', seed: '2' }, [
    byPolicy(() => system.policies.default),
  ]).proceed()
  const seats = [{ name: 'gm', fighters: [], gm: true }, { name: 'ann', fighters: ['ann'], gm: false }, SPECTATOR]

  test.each(seats)('has the very lines that $name was told, each at a frame', (seat) => {
    const { lines, frames } = replayOf(fight, seat)
    const told = new Chronicle(fight).lines(seat)
    expect(lines.map(({ told }) => told)).toEqual(told.map(({ told }) => told))
    let before = 0
    for (const { frame } of lines) {
      expect(frame).toBeGreaterThanOrEqual(before)
      expect(frame).toBeLessThan(frames.length)
      before = frame
    }
    for (const [i, frame] of frames.entries()) expect(frame).not.toEqual(frames[i + 1])
  })

  test('tells strangers no more rolls than their story does', () => {
    const of = (seat: (typeof seats)[number]) => replayOf(fight, seat).did.reduce((sum, { rolls }) => sum + rolls, 0)
    expect(of(SPECTATOR)).toBeLessThanOrEqual(of({ name: 'gm', fighters: [], gm: true }))
  })

  test('adds up what was dealt and taken', () => {
    const { did } = replayOf(fight, { name: 'gm', fighters: [], gm: true })
    const taken = did.reduce((sum, one) => sum + one.taken, 0)
    const dealt = did.reduce((sum, one) => sum + one.dealt, 0)
    // Nobody's hand deals what poison and blood loss do.
    expect(dealt).toBeLessThanOrEqual(taken)
    for (const { luck } of did) expect(Number.isFinite(luck)).toBe(true)
  })
})

describe('luck', () => {
  const rolled = (faces: number[], more: object = {}) => ({
    type: 'x',
    roll: { of: 'attack', who: 'ann', dice: '1d100', faces, terms: [], needs: 50, ...more },
  })
  const line = (event: object, n = 1) => ({ n, round: 1, told: '', rules: [], event: event as { type: string } })
  const luckOf = (...events: object[]) =>
    deedsIn(
      systems.example,
      ['ann'],
      events.map((e, i) => line(e, i)),
    )[0]?.luck ?? 0

  test('is in standard deviations, and low is good where one must stay under', () => {
    // One die of a hundred: its deviation is the root of 9999/12.
    expect(luckOf(rolled([100]))).toBeCloseTo(49.5 / Math.sqrt(9999 / 12))
    expect(luckOf(rolled([100], { under: true }))).toBeCloseTo(-49.5 / Math.sqrt(9999 / 12))
    expect(luckOf(rolled([1]), rolled([100]))).toBeCloseTo(0)
  })
  test('leaves out what is neither good nor bad, and what nobody saw', () => {
    expect(luckOf(rolled([100], { of: 'location', needs: undefined }))).toBe(0)
    expect(luckOf(rolled([100], { faces: undefined }))).toBe(0)
    expect(luckOf(rolled([3, 4], { dice: '1d6+1d8' }))).toBe(0)
  })
  test('finds rolls however deep an event holds them', () => {
    expect(rollsIn({ type: 'x', ...{ deep: { deeper: [rolled([1]).roll] } } })).toHaveLength(1)
  })
})
