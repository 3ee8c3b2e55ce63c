import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { strikable, strikesOnContact } from '../../actions/attacking.ts'
import { jumpDistance } from '../../actions/jumping.ts'
import { opposes, ROLLS } from '../../body/checks.ts'
import { comesTo } from '../../body/conditions.ts'
import { desperate } from '../../body/luck.ts'
import { SEMI_CONSCIOUS } from '../../content/tables.ts'
import { meets } from '../../exchange/charging.ts'
import { opened } from '../../exchange/declared.ts'
import { withdraw } from '../../exchange/effects/footing.ts'
import { cfi } from '../../index.ts'
import { damageRoll } from '../../state/damage-dice.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'
import { initiativeTerms } from '../../turn/order.ts'
import { alone, clash, during, facing, item, man, offered, ready, the, told } from '../arrange.ts'

/** What Bob or Ann is asked by one rule alone; empty where it asks nothing. */
const askedBy = (s: State, act: (ctx: Ctx, s: State) => void): readonly string[] =>
  offered(play({ ...cfi, step: act, outcome: () => undefined }, s, ''))

describe('who strikes whom', () => {
  test('a garrote is for who is surprised and not yet alert', () => {
    const may = (change: Partial<State['fighters'][number]>) => {
      const s = ready(facing(man(['garrote'], { class: 'rogue' }), man()), (at) =>
        Object.assign(the(at, 'bob'), change),
      )
      return strikable(s, the(s, 'ann'), item(s, 'ann', 'garrote')).length
    }
    expect([
      may({ ...during({ surprised: 1 }) }),
      may({ ...during({ surprised: 1 }), alert: true }),
      may({ ...during({ surprised: 0 }) }),
    ]).toEqual([1, 0, 0])
  })
  test('the blow that comes with a Move is for a foe on his feet, in reach, who has not kept him off', () => {
    const asks = (change: (s: State) => void, ann: object = man()) => {
      const s = ready(facing(ann, man()), change)
      return askedBy(s, (ctx, at) => strikesOnContact(ctx, at, the(at, 'ann'), the(at, 'bob'))).length > 0
    }
    expect(asks(() => {})).toBe(true)
    expect(asks((s) => Object.assign(the(s, 'bob'), { condition: 'unconscious' }))).toBe(false)
    expect(asks((s) => Object.assign(the(s, 'bob'), { keptOff: ['ann'] }))).toBe(false)
    expect(asks((s) => Object.assign(the(s, 'bob'), { aloft: true }))).toBe(false)
  })
  test('a charger beyond the reach of his weapons is not met by it', () => {
    const meeting = (distance: number, weapon: string) =>
      askedBy(ready(facing(man(['pike'], { ready: ['pike'] }), man([weapon]), {}, { distance })), (ctx, s) => {
        meets(ctx, s, the(s, 'ann'), the(s, 'bob'))
      }).includes(`strike with ${weapon}`)
    expect([meeting(10, 'longsword'), meeting(5, 'longsword'), meeting(10, 'pike')]).toEqual([false, true, true])
  })
  rule('CFI-SE-G1', 'who wins an effect without having hit entangles nobody', () => {
    const may = (ann: number, bob: number) =>
      offered(
        clash(
          ready(facing(man(['net']), man(['longsword']))),
          'net',
          `ann attack: ${ann}\nbob defend: longsword\nbob parry: ${bob}`,
        ),
      ).includes('entangle')
    expect([may(30, 90), may(90, 99)]).toEqual([true, false])
  })
})

describe('who is down', () => {
  test('does not wake of himself while he is half gone with fatigue or has a Major Wound', () => {
    const wakes = (fatigue: number, wound: 'none' | 'major' = 'none') => {
      const s = ready(facing(man(), man()), (at) => {
        Object.assign(the(at, 'ann'), { condition: 'unconscious', fatigue, ...during({ wakes: 3 }) })
        Object.assign(the(at, 'ann').limbs[2] ?? {}, { wound })
      })
      return the(alone(s, '', (ctx, at) => comesTo(ctx, the(at, 'ann'), 'CFI-END-Out')).state, 'ann').condition
    }
    expect([wakes(SEMI_CONSCIOUS - 1), wakes(SEMI_CONSCIOUS), wakes(0, 'major')]).toEqual([
      'up',
      'unconscious',
      'unconscious',
    ])
  })
  test('withdraws no more; from a foe who is down one may', () => {
    const gone = (who: string) => {
      const s = ready(facing(man(), man()), (at) => {
        the(at, who).condition = 'unconscious'
      })
      const after = alone(s, '', (ctx, at) => {
        const [attacker, defender] = [the(at, 'ann'), the(at, 'bob')]
        withdraw(ctx, at, opened({ attacker, defender, item: item(at, 'ann', 'longsword') }))
      })
      return told(after, 'moved').length
    }
    expect([gone('bob'), gone('ann')]).toEqual([0, 1])
  })
})

describe('figures', () => {
  test('out of Action Points only, a Luck Point gives one', () => {
    const asks = (points: number) =>
      askedBy(
        ready(facing(man([], { luck: 1 }), man()), (s) => Object.assign(the(s, 'ann'), { points })),
        (ctx, s) => void desperate(ctx, the(s, 'ann'), 'bob'),
      )
    expect([asks(0), asks(1)]).toEqual([['effort', 'none'], []])
  })
  test('of equal rolls of one level, kept by luck, the higher skill wins', () => {
    const result = (attack: number, defense: number) => {
      let found = ''
      alone(ready(facing(man(), man())), 'bob evade: 30', (ctx, s) => {
        const x: Exchange = {
          ...opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') }),
          attackKept: 30,
          attackSkill: attack,
          defenseSkill: defense,
          defenseToss: ctx.toss(ROLLS.evade, 'bob'),
        }
        found = opposes(ctx, x)
      })
      return found
    }
    expect([result(60, 50), result(50, 60), result(50, 50), result(20, 20)]).toEqual([
      'loses',
      'wins',
      'wins',
      'stalemate',
    ])
  })
  test('where it impales the better of two throws counts, in every way of counting', () => {
    const { step } = the(ready(facing(man(), man())), 'ann').facts
    const law = damageRoll('1d6', step, 0, 'impaling damage').law()
    const weight = (value: number) => law.support.find(([each]) => each === value)?.[1] ?? 0
    expect(weight(6) / weight(1)).toBeCloseTo(11)
  })
  test('armor of a single point slows him, none does not', () => {
    const terms = (worn: number) => {
      const s = ready(facing(man(), man()), (at) => {
        for (const limb of the(at, 'ann').limbs) limb.worn = worn
      })
      return initiativeTerms(s, the(s, 'ann')).filter(({ rule: cited }) => cited === 'CFI-INI-04').length
    }
    expect([terms(0), terms(1)]).toEqual([0, 1])
  })
  test('loaded down, nobody jumps less than no distance', () => {
    const s = ready(facing(man([], { things: 100 }), man()))
    expect(jumpDistance(the(s, 'ann'), false)).toBe(0)
  })
  test('of two of a kind each has its number', () => {
    const accepts = (ready_: readonly string[]) =>
      cfi.setup.parse(facing(man(['dagger', 'dagger'], { ready: ready_ }), man())).ok
    expect([accepts(['dagger-1']), accepts(['dagger-2']), accepts(['dagger-3']), accepts(['dagger-0'])]).toEqual([
      true,
      true,
      false,
      false,
    ])
  })
})
