import { describe, expect, test } from 'vitest'
import { example } from '../../../systems/example/index.ts'
import type { State } from '../../../systems/example/state/types.ts'
import type { AnySystem } from '../../types.ts'
import { deadEnd } from '../meetings/dead-ends.ts'
import { openFights } from '../meetings/endings.ts'
import { broken } from '../meetings/flipped.ts'
import { listedOtherwise } from '../meetings/listed.ts'
import { onMapOtherwise } from '../meetings/map-or-none.ts'
import { betterByWorse } from '../meetings/monotone.ts'
import { miscounted } from '../meetings/turns-spent.ts'
import type { Scenario } from '../play.ts'

const whole: AnySystem = example
const duel: Scenario = {
  system: 'example',
  sides: { house: { ann: { like: 'sailor' } }, guests: { bob: { like: 'bouncer' } } },
}
const duels = { duel }
const strike = { keys: ['strike'], hits: ({ name }: { readonly name: string }) => name === 'damage', scenario: duel }
type Step = (ctx: Parameters<typeof example.step>[0], state: State) => void
const stepping = (step: Step): AnySystem => ({ ...whole, step })
const ann = (change: (f: State['fighters'][number]) => void) => (state: object) => {
  // The laws hand over a state of this very system.
  for (const f of (state as State).fighters) if (f.id === 'ann') change(f)
}

describe('a law of meetings notices', () => {
  test('a fight that never ends', () => {
    const immortal = stepping((ctx, state) => {
      example.step(ctx, state)
      for (const f of state.fighters) f.grit = f.fullGrit
    })
    expect([...openFights(immortal, 1, 20).keys()]).toEqual(expect.arrayContaining(['bouncer', 'sailor']))
    expect(openFights(whole, 1, 200).size).toBe(0)
  })
  test('a value of a ruling under which a fight breaks', () => {
    const breaking = stepping((ctx, state) => {
      if (state.options.ties === 'attacker') throw new RangeError('no such tie')
      example.step(ctx, state)
    })
    expect([...broken(breaking, duel).values()]).toEqual(['ties: attacker: no such tie', 'all at once: no such tie'])
    expect(broken(whole, duel).size).toBe(0)
  })
  test('who is listed first being better off', () => {
    const unfair = stepping((ctx, state) => {
      const [first] = state.fighters
      if (first !== undefined) Object.assign(first, { quickness: 19 })
      example.step(ctx, state)
    })
    expect([...listedOtherwise(unfair, duels, 2).keys()]).toEqual(['duel'])
    expect(listedOtherwise(whole, duels, 2).size).toBe(0)
  })
  test('somebody who may never attack', () => {
    const barred = stepping((ctx, state) => {
      ann((f) => {
        f.actions = 0
      })(state)
      example.step(ctx, state)
    })
    expect([...deadEnd(barred, duels, 3).keys()]).toEqual(['duel'])
    expect(deadEnd(whole, duels, 3).size).toBe(0)
  })
  test('a place that is another without its map', () => {
    const weaker = { ...duel, sides: { ...duel.sides, house: { ann: { like: 'student' } } } }
    expect([...onMapOtherwise(whole, { tie: { bare: duel, map: weaker } }, strike).keys()]).toEqual(['tie'])
    expect(onMapOtherwise(whole, { same: { bare: duel, map: duel } }, strike).size).toBe(0)
    const silent = { ...strike, keys: ['sing'] }
    expect(() => onMapOtherwise(whole, { same: { bare: duel, map: duel } }, silent)).toThrow('in neither')
  })
  test('what is called worse and helps, by itself or with another', () => {
    const daze = ann((f) => {
      f.dazed = 2
    })
    const arm = ann((f) => {
      Object.assign(f, { brawling: 9 })
    })
    expect([...betterByWorse(whole, { daze, arm }, strike).keys()]).toEqual(['arm', 'daze and arm'])
    expect(betterByWorse(whole, { daze }, strike).size).toBe(0)
    expect(() => betterByWorse(whole, { daze }, { ...strike, hits: () => false })).toThrow('shows nothing')
  })
  test('a clock of turns that stops for whoever waits', () => {
    const dazed: Step = (_, state) => {
      if (state.round === 1)
        for (const f of state.fighters) if (f.turns === 0 && f.actions === 2 && f.dazed === 0) f.dazed = 5
    }
    const clocked = (stops: boolean): AnySystem => ({
      ...stepping((ctx, state) => {
        dazed(ctx, state)
        const was = new Map(state.fighters.map((f) => [f.id, f.dazed]))
        let waited: string | undefined
        example.step(
          {
            ...ctx,
            toss: (chance, who) => ctx.toss(chance, who),
            read: (toss, f, a) => ctx.read(toss, f, a),
            both: (toss, other, f, a) => ctx.both(toss, other, f, a),
            roll: (chance, who) => ctx.roll(chance, who),
            shown: (toss) => ctx.shown(toss),
            faces: (toss) => ctx.faces(toss),
            together: (choices) => ctx.together(choices),
            choose(choice) {
              const taken = ctx.choose(choice)
              if (stops && taken.key === 'wait') waited = choice.who
              return taken
            },
          },
          state,
        )
        for (const f of state.fighters) if (f.id === waited) f.dazed = was.get(f.id) ?? 0
      }),
      sheet(state, id) {
        const { dazed: left } = state.fighters.find((f: { id: string }) => f.id === id)
        const dazed = { name: 'dazed', left, clock: 'own turns', rule: 'EX-DAZED' }
        return { ...whole.sheet(state, id), conditions: left > 0 ? [dazed] : [] }
      },
    })
    expect([...miscounted(clocked(true), duels).keys()]).toEqual(['wait: dazed'])
    expect(miscounted(clocked(false), duels).size).toBe(0)
  })
})
