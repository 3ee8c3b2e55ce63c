import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { State } from '../../state/types.ts'
import { crowd, of, onMap, type Ran, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const rides = (
  script: string,
  {
    ana = {},
    bo = {},
    cy,
    more = { distance: 8 },
    arrange = () => {},
  }: { ana?: object; bo?: object; cy?: object; more?: object; arrange?: (s: State) => void },
): Ran =>
  until(
    turnOf(
      crowd(
        { ana: { mount: 'war-horse', ...ana }, 'war-horse': { like: 'war-horse' } },
        { bo, ...(cy === undefined ? {} : { cy }) },
        more,
      ),
      'ana',
      (s) => {
        for (const f of s.fighters) if (f.side === 'foes') f.reaction = 1
        arrange(s)
      },
    ),
    `ana turn: ride-by\n${script}`,
  )
const ways = (ran: Ran) => ran.events.flatMap((e) => (e.type === 'moved' ? [e.metres] : []))
describe('a ride-by', () => {
  const none = 'ana ride-by: none\n'
  test('comes within reach, and goes on with what is left of the rate', () => {
    const all = ways(rides('ana ride-by: none\n', { more: { distance: 8 } }))
    expect(all[0]).toBe(7)
    const full = all.reduce((sum, far) => sum + far, 0)
    // So far off that the rate is spent on the way to him, there is no way on; a metre nearer there is one.
    expect(ways(rides(none, { more: { distance: full + 1 } }))).toEqual([full])
    expect(ways(rides(none, { more: { distance: full } }))).toEqual([full - 1, 1])
    expect(ways(rides('', { more: { distance: 90 } }))).toEqual([full])
    // Who stands beside him is ridden past with the whole of it.
    expect(ways(rides(none, { more: { distance: 1 } })).reduce((sum, far) => sum + far, 0)).toBeCloseTo(full)
  })
  test('asks of no one who is down', () => {
    const past = (change: object, script: string) =>
      ways(
        rides(script, {
          cy: {},
          more: onMap('aw...c..b............\n.....................', ['ana', 'war-horse', 'bo', 'cy']),
          arrange: (s) => {
            Object.assign(person(s, 'cy'), change)
          },
        }),
      ).length
    expect(past({ condition: 'disabled', stance: 'prone' }, none)).toBe(2)
    expect(past({}, `ana target: bo\n${none}${none}`)).toBe(2)
  })
  test('strikes with what is in hand, not with fists and not with a throw', () => {
    const ana = { weapons: ['hatchet'] }
    expect(() => rides('ana ride-by: hatchet thrown\n', { ana })).toThrow(/hatchet thrown/)
    expect(() => rides('ana ride-by: fists\n', { ana })).toThrow(/fists/)
    expect(ways(rides(none, { ana })).length).toBe(2)
  })
  test('gives each weapon one chance at each foe', () => {
    const ana = { weapons: ['short sword', 'dagger'] }
    const dagger = 'ana ride-by: dagger\nana attack: 99\n'
    expect(() => rides(`${dagger}ana ride-by: dagger\n`, { ana })).toThrow(/dagger/)
    const both = rides(`${dagger}ana ride-by: short sword\nana attack: 99\n${none}`, { ana })
    expect([ways(both).length, told(both, 'attack', 1)?.weapon, told(both, 'attack', 2)]).toEqual([
      2,
      'short sword',
      undefined,
    ])
  })
  test('does not set out where somebody who waited for it takes hold of the rider', () => {
    const held = rides('bo weapon: throatcatcher\nbo attack: 41\nana defence: 99\nbo damage: 1\n', {
      ana: { DUR: 100 },
      bo: { weapons: ['throatcatcher'], skills: { 'pole-arms': 70 } },
      more: { distance: 1 },
      arrange: (s) => {
        const readied = { action: 'attack', of: 'anybody', metres: 0, cell: null } as const
        Object.assign(person(s, 'bo'), { reaction: 0, readied: secret(['bo'], { ...readied, when: 'charges' }) })
      },
    })
    expect([held.state.holds.map(({ kind }) => kind), ways(held)]).toEqual([['subdue'], []])
  })
})
