import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { breakOff, canCharge, chargeOn, declareFullRound, pledgedToMove } from '../../exchange/charging.ts'
import { legend } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { acting, alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { apart, asked } from '../charges.ts'
import { man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const lancer = man(['lance', 'war-sword'], { rides: 'horse', skills: { ride: 60 } })

describe('whom one may run at', () => {
  const spread = (change?: (s: State) => void): State =>
    arranged(facing({ ann: sword, pal: sword }, { bob: sword, cid: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'pal', 'bob', 'cid'], [9, 1, 9, 9, 9, 9]) }
      change?.(s)
    })
  const may = (who: string, change?: (s: State) => void) => {
    const s = spread(change)
    return canCharge(s, the(s, 'ann'), the(s, who))
  }
  test('a foe who is up and not upon him yet', () => {
    expect(['pal', 'bob', 'cid'].map((who) => may(who))).toEqual([false, false, true])
    expect(may('cid', being('cid', { condition: 'unconscious' }))).toBe(false)
    const far = (metres: number) => (s: State) => {
      s.where = { bands: spaced(['ann', 'pal', 'bob', 'cid'], [9, metres, 9, 9, 9, 9]) }
    }
    expect([may('bob', far(25)), may('bob', far(26))]).toEqual([true, false])
  })

  rule('LEG-FRM-01', 'one full-round manoeuvre is enough for a round', () => {
    const far = () => apart(12, { change: being('ann', { fullRound: 'sprint', pledged: 0 }) })
    expect(refusal(legend, far(), 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-01' })
    expect(refusal(legend, apart(12), 'ann', 'charge')).toBeUndefined()
    expect(refusal(legend, apart(12, { change: being('ann', { turns: 1 }) }), 'ann', 'charge')).toMatchObject({
      rule: 'LEG-FRM-01',
    })
  })
})

describe('the run', () => {
  rule('LEG-FRM-Charge', 'he runs from then on at the one he named, and has taken no stride yet', () => {
    const state = apart(12, { change: being('ann', { strides: 3, running: false }) })
    const { state: declared } = alone(state, '', (ctx, s) => declareFullRound(ctx, the(s, 'ann'), 'charge'))
    expect(the(declared, 'ann')).toMatchObject({ running: true, strides: 0, pledged: 1, fullRound: 'charge' })
    expect(the(acting(state, 'ann act: charge').state, 'ann').chargeAt).toBe('bob')
  })

  rule('LEG-FRM-Charge', 'he halts where he likes on the way, usually his own Movement short', () => {
    const halts = (distance: number, bob: object = sword) =>
      asking(apart(distance, { bob }), 'ann act: charge\nann act: move').asked
    expect(halts(20.5)).toMatchObject({ choices: [{ about: { ask: 'halt', at: 'bob' }, usual: '8' }] })
    const { asked: open } = asking(apart(20.5), 'ann act: charge\nann act: move')
    const keys = open !== undefined && 'choices' in open ? open.choices[0]?.options.map(({ key }) => key) : []
    expect(keys?.slice(0, 2)).toEqual(['4.5', '5'])
    expect(halts(20, man(['war-sword'], { move: 3 }))).toMatchObject({ choices: [{ usual: '8' }] })
  })

  rule('LEG-MNT-05', 'only what is long, impales and is fit to use can be braced', () => {
    const rider = (weapons: readonly string[], change?: (s: State) => void) =>
      arranged(
        facing(
          { ann: man(weapons, { rides: 'horse', skills: { ride: 60 } }), horse: {} },
          { bob: sword },
          {},
          { distance: 20 },
        ),
        change,
      )
    const braces = (weapons: readonly string[], change?: (s: State) => void) =>
      offered(asking(rider(weapons, change), 'ann act: charge'))
    expect(braces(['short-spear', 'war-sword'])).toEqual(['short-spear', 'none'])
    expect(braces(['great-axe'])).not.toContain('great-axe')
    expect(braces(['lance'])).toEqual(['lance', 'none'])
    const useless = (s: State) => Object.assign(the(s, 'ann').limbs[4] ?? {}, { useless: true })
    expect(braces(['short-spear'], useless)).not.toContain('short-spear')
    acting(rider(['lance']), 'ann act: charge\nann brace: lance')
  })

  test('who has braced a weapon strikes with that, who has not is asked about the one he runs at', () => {
    const near = (committed: string | undefined) =>
      arranged(
        facing({ ann: lancer, horse: {} }, { bob: sword }, { chargeStrike: 'onContact' }, { distance: 6 }),
        (s) => {
          const run = { fullRound: 'charge', chargeAt: 'bob', pledged: 1, strides: 0 } as const
          Object.assign(the(s, 'ann'), { ...run, committed })
          for (const one of the(s, 'ann').items) if (one.id !== 'ann unarmed') one.where = 'right'
        },
      )
    const run = (state: State) => alone(state, '', (ctx, s) => chargeOn(ctx, s, the(s, 'ann'))).state.next
    expect(run(near('ann lance'))).toMatchObject([{ kind: 'charge', who: 'ann', at: 'bob', item: 'ann lance' }])
    expect(run(near('ann war-sword'))).toMatchObject([{ item: 'ann war-sword' }])
    const open = asked(near(undefined), '', (ctx, s) => chargeOn(ctx, s, the(s, 'ann')))
    expect(open).toMatchObject({ who: 'ann', about: { ask: 'weapon', at: 'bob' } })
    expect(open?.options.map(({ key }) => key)).toEqual(['lance', 'war-sword', 'unarmed'])
  })

  test('the last stride he owes is owed still', () => {
    const owing = (strides: number) =>
      the(apart(12, { change: being('ann', { fullRound: 'charge', pledged: 1, strides }) }), 'ann')
    expect(pledgedToMove(owing(0), 'attack')).toMatchObject({ rule: 'LEG-FRM-01' })
    expect(pledgedToMove(owing(0), 'move')).toBeUndefined()
    expect(pledgedToMove(owing(1), 'attack')).toBeUndefined()
  })

  rule('LEG-FRM-01', 'what hinders his legs, holds him or leaves him only his defence ends the run', () => {
    const run = { fullRound: 'charge', chargeAt: 'bob', committed: 'ann war-sword', pledged: 1, strides: 0 } as const
    const broken = (distance: number, fields: Partial<Fighter> = {}) => {
      const played = alone(apart(distance, { change: being('ann', { ...run, ...fields }) }), '', (ctx, s) =>
        breakOff(ctx, s, the(s, 'ann')),
      )
      return { lost: told(played, 'brokeOff')[0]?.lost, ann: the(played.state, 'ann') }
    }
    expect(broken(12).lost).toBeUndefined()
    expect(broken(12).ann).toMatchObject(run)
    const over = { fullRound: 'none', chargeAt: undefined, committed: undefined, actions: 1 }
    for (const end of [broken(1), broken(12, { stance: 'prone' }), broken(12, { defending: true })]) {
      expect(end).toMatchObject({ lost: 1, ann: over })
    }
    expect(broken(1, { strides: 1 }).lost).toBeUndefined()
    expect(broken(1, { fullRound: 'none' }).lost).toBeUndefined()
  })
})
