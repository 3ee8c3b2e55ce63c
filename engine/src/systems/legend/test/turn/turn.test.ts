import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { refusals } from '../../actions/index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { isTied, nextToAct } from '../../turn/order.ts'
import { beginRound, loseBonusActions } from '../../turn/round.ts'
import { beginTurn, lapse, offersDelayed } from '../../turn/turn.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { duel, item, man, told } from '../clash.ts'

const sword = man(['war-sword'])
const three = (change?: (s: State) => void): State =>
  arranged(facing({ ann: sword, pal: sword }, { bob: sword }), change)

describe('who acts next', () => {
  const next = (...changes: readonly ((s: State) => void)[]) =>
    nextToAct(three((s) => changes.forEach((change) => void change(s))))?.id
  test('the highest Strike Rank of those who have a Combat Action and have not acted in the cycle', () => {
    expect(next()).toBe('ann')
    expect(next(being('bob', { initiative: 30 }))).toBe('bob')
    expect(next(being('ann', { actions: 0 }))).toBe('pal')
    expect(next(being('ann', { acted: 1 }))).toBe('pal')
    expect(next(being('ann', { condition: 'incapacitated' }))).toBe('pal')
    expect(next(being('ann', { condition: 'unconscious', unconsciousFor: 1 }))).toBe('ann')
    expect(next(being('bob', { initiative: 20 }))).toBe('ann')
    const spent = ['ann', 'pal', 'bob'].map((id) => being(id, { actions: 0 }))
    expect(next(...spent)).toBeUndefined()
  })

  test('two of one Strike Rank act together, if both have still to act', () => {
    const tied = (fields: Partial<Fighter>) => {
      const s = three(being('bob', { initiative: 20, ...fields }))
      return isTied(s, the(s, 'ann'))
    }
    expect(tied({})).toBe(true)
    for (const fields of [
      { initiative: 19.5 },
      { actions: 0 },
      { acted: 1 },
      { condition: 'incapacitated' },
    ] as const) {
      expect(tied(fields)).toBe(false)
    }
    expect(tied({ condition: 'unconscious', expiring: 2 })).toBe(true)
  })
})

describe('who waits', () => {
  const waiting = { delaying: true, waited: 2, actions: 2 } as const
  const offered = (fields: Partial<Fighter>, script: string, someone = true) => {
    const found: boolean[] = []
    const state = duel(sword, sword, (s) => {
      Object.assign(the(s, 'ann'), { ...waiting, ...fields })
      the(s, 'bob').initiative = 7
    })
    const played = alone(
      state,
      script,
      (ctx, s) => void found.push(offersDelayed(ctx, s, someone ? the(s, 'bob') : undefined)),
    )
    return { acted: found.at(-1), ann: the(played.state, 'ann'), events: played.events }
  }
  rule('LEG-ACT-Delay', 'acts on the number before the next, and never on a higher one than his own', () => {
    const act = 'ann delayed: act\nann act: doNothing'
    expect(offered({}, act)).toMatchObject({ acted: true, ann: { initiative: 8, delaying: false, actions: 1 } })
    expect(offered({ initiative: 5 }, act).ann.initiative).toBe(5)
    expect(offered({}, act, false).ann.initiative).toBe(1)
    expect(offered({}, 'ann delayed: wait')).toMatchObject({ acted: false, ann: { delaying: true, initiative: 20 } })
  })

  test('is not asked who waits no longer, has spent what he waited with, or is surprised', () => {
    expect(offered({ delaying: false }, '').acted).toBe(false)
    expect(offered({ actions: 1 }, '')).toMatchObject({ acted: false, ann: { delaying: false } })
    expect(offered({ actions: 0, waited: 0 }, '').ann.delaying).toBe(false)
    expect(offered({ surprised: 1 }, '')).toMatchObject({ acted: false, ann: { delaying: true } })
  })

  rule('LEG-ACT-Delay', 'at Strike Rank zero what each waited with is lost', () => {
    const lost = (ann: Partial<Fighter>, bob: Partial<Fighter> = {}) => {
      const found: boolean[] = []
      const state = duel(sword, sword, (s) => {
        Object.assign(the(s, 'ann'), { ...waiting, ...ann })
        Object.assign(the(s, 'bob'), bob)
      })
      const played = alone(state, '', (ctx, s) => void found.push(lapse(ctx, s)))
      return [
        found.at(-1),
        the(played.state, 'ann').actions,
        the(played.state, 'bob').actions,
        told(played, 'waitedInVain').length,
      ]
    }
    expect(lost({})).toEqual([true, 1, 2, 1])
    expect(lost({}, waiting)).toEqual([true, 1, 1, 2])
    expect(lost({ delaying: false })).toEqual([false, 2, 2, 0])
    expect(lost({ actions: 1 })).toEqual([false, 1, 2, 0])
    expect(lost({ actions: 0, waited: 0 })).toEqual([false, 0, 2, 0])
    expect(lost({ condition: 'unconscious' })).toEqual([false, 2, 2, 0])
  })
})

describe('a turn and a round', () => {
  rule('LEG-SUR-03', 'his Strike Rank alerts the surprised, ends his guard and gives him a stride', () => {
    const begun = (fields: Partial<Fighter>) => {
      const played = alone(
        duel(sword, sword, being('ann', fields)),
        '',
        (ctx, s) => void beginTurn(ctx, s, the(s, 'ann')),
      )
      return { ann: the(played.state, 'ann'), told: played.events.map(({ type }) => type) }
    }
    const fresh = begun({ surprised: 1, alert: false, guard: 'parry', strode: true, paced: 5 })
    expect(fresh.ann).toMatchObject({ alert: true, guard: 'none', strode: false, paced: 0, acted: 1 })
    expect(fresh.told).toEqual(['guardLost', 'alert'])
    expect(begun({ surprised: 1, alert: true }).told).toEqual([])
    expect(begun({ surprised: 0 }).ann.alert).toBe(the(duel(sword, sword), 'ann').alert)
  })

  test('while another acts nothing is open to him but his defence', () => {
    const open = (ann: boolean, bob: boolean) => {
      const s = duel(sword, sword, (state) => {
        the(state, 'ann').acting = ann
        the(state, 'bob').acting = bob
      })
      return refusals(s, the(s, 'ann')).some(({ key }) => key === 'attack')
    }
    expect([open(false, true), open(true, true), open(false, false), open(true, false)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  rule(['LEG-RND-01', 'LEG-SUR-02'], 'a round deals everything anew, and who was surprised has his number back', () => {
    const used = {
      moved: 5,
      paced: 3,
      running: true,
      acted: 2,
      turns: 2,
      delaying: true,
      outmanoeuvred: ['bob'],
      harriedBy: ['bob'],
      fullRound: 'charge',
      pledged: 1,
      strides: 1,
      chargeAt: 'bob',
      committed: 'x',
      actions: 0,
      surprised: 1,
      initiative: 4,
    } as const
    const state = duel(sword, sword, (s) => {
      Object.assign(the(s, 'ann'), used)
      Object.assign(the(s, 'bob'), { condition: 'unconscious', actions: 2, surprised: 0, initiative: 9 })
      s.cycle = 3
    })
    const { state: after } = alone(state, '', (ctx, s) => beginRound(ctx, s))
    expect([after.round, after.cycle]).toEqual([2, 1])
    expect(the(after, 'ann')).toMatchObject({
      moved: 0,
      paced: 0,
      running: false,
      acted: 0,
      turns: 0,
      delaying: false,
      outmanoeuvred: [],
      harriedBy: [],
      fullRound: 'none',
      pledged: 0,
      strides: 0,
      chargeAt: undefined,
      committed: undefined,
      actions: 2,
      allotted: 2,
      initiative: 14,
    })
    expect(the(after, 'bob')).toMatchObject({ actions: 0, allotted: 0, bonus: false, initiative: 9 })
    const clock = duel(sword, sword, being('bob', { condition: 'unconscious', unconsciousFor: 2 }))
    expect(the(alone(clock, '', (ctx, s) => beginRound(ctx, s)).state, 'bob').actions).toBe(2)
  })

  rule('LEG-STY-02', 'a shield lost takes its Combat Action, once, and from nobody else', () => {
    const both = man(['war-sword', 'target'])
    const after = (change: (s: State) => void, options: object = {}) => {
      const played = alone(duel(both, both, change, options), '', (ctx, s) => loseBonusActions(ctx, s))
      return [the(played.state, 'ann').actions, the(played.state, 'bob').actions, told(played, 'bonusLost').length]
    }
    const lost = (s: State) => {
      item(s, 'ann', 'target').where = 'ground'
    }
    expect(after(() => undefined)).toEqual([3, 3, 0])
    expect(after(lost)).toEqual([2, 3, 1])
    expect(after(lost, { missingWeaponKeepsAction: true })).toEqual([3, 3, 0])
    const out = (s: State) => {
      lost(s)
      the(s, 'ann').condition = 'unconscious'
    }
    expect(after(out)).toEqual([3, 3, 0])
    const spent = (s: State) => {
      lost(s)
      the(s, 'ann').actions = 0
    }
    expect(after(spent)).toEqual([0, 3, 1])
  })
})
