import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { freeWeapon, tripEntangled } from '../../actions/holding.ts'
import { holding } from '../../ground/holds.ts'
import { legend } from '../../index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { asked } from '../charges.ts'
import { CHEST, duel, item, man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])

describe('changing the distance', () => {
  const near = (ann: object, bob: object, change?: (s: State) => void): State => duel(ann, bob, change, { reach: true })
  const [knife, pike] = [man(['dagger']), man(['longspear'])]
  const ways = (state: State) => {
    const keys = offered(asking(state, 'ann act: changeDistance'))
    return keys
  }
  const why = (state: State) => refusal(legend, state, 'ann', 'changeDistance')

  rule('LEG-ACT-ChangeDistance', 'the shorter weapon closes, even of one who has no more ground to go', () => {
    expect(ways(near(knife, pike))).toEqual(['close bob', 'disengage bob'])
    expect(why(near(knife, pike, being('ann', { moved: 8 })))).toBeUndefined()
    expect(why(near(sword, sword, being('ann', { moved: 8 })))).toMatchObject({ rule: 'LEG-ACT-ChangeDistance' })
    expect(why(near(pike, knife, being('ann', { moved: 8 })))).toMatchObject({ rule: 'LEG-ACT-ChangeDistance' })
    expect(why(near(knife, pike, being('ann', { stance: 'prone' })))).toMatchObject({ rule: 'LEG-ACT-ChangeStance' })
  })

  test('a metre is enough to break away with', () => {
    const left = (metres: number) => why(duel(sword, sword, being('ann', { moved: 8 - metres })))
    expect([left(1), left(0.9) === undefined]).toEqual([undefined, false])
  })

  test('from friends and from those who lie senseless there is nothing to break away', () => {
    const crowd = (change: (s: State) => void) =>
      arranged(facing({ ann: sword, pal: sword }, { bob: sword }), (s) => {
        s.where = { bands: spaced(['ann', 'pal', 'bob'], [1, 1, 1]) }
        change(s)
      })
    expect(why(crowd(() => undefined))).toBeUndefined()
    expect(why(crowd(being('bob', { condition: 'unconscious' })))).toMatchObject({ rule: 'LEG-ACT-ChangeDistance' })
  })

  rule('LEG-MAN-Grip', 'who is gripped stays; who grips another, or has a weapon pinned, does not', () => {
    const held = (kind: Hold['kind'], by: string, on: string) =>
      why(
        duel(sword, sword, (s) => {
          s.holds = [holding(kind, the(s, by), the(s, on), item(s, by, 'unarmed'), { item: `${on} war-sword` })]
        }),
      )
    expect(held('grip', 'bob', 'ann')).toMatchObject({ rule: 'LEG-MAN-Grip' })
    expect(held('grip', 'ann', 'bob')).toBeUndefined()
    expect(held('pin', 'bob', 'ann')).toBeUndefined()
  })

  test('a sprinter is asked where to as a sprinter', () => {
    const far = arranged(facing({ ann: sword }, { bob: sword }, {}, { distance: 20 }))
    const rules = (script: string) => {
      const { asked: open } = asking(far, script)
      return open !== undefined && 'choices' in open ? open.choices[0]?.about : undefined
    }
    expect(rules('ann act: sprint\nann act: move')).toMatchObject({ ask: 'where', rule: 'LEG-FRM-Sprint' })
    expect(rules('ann act: move')).toMatchObject({ ask: 'where', rule: 'LEG-ACT-Move' })
  })
})

describe('what is held', () => {
  /** Ann has pinned Bob's sword with her shield. */
  const pinned = (ann: number, bob: number, brawn: number): State => {
    const skilled = (weapon: string, skill: number) =>
      man([weapon], { styles: [{ name: 'his style', skill, weapons: [weapon] }], skills: { brawn } })
    return duel(skilled('target', ann), skilled('war-sword', bob), (s) => {
      s.holds = [holding('pin', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'target'), { item: 'bob war-sword' })]
    })
  }
  const frees = (state: State, script: string) =>
    alone(state, script, (ctx, s) => freeWeapon.act(ctx, s, the(s, 'bob')))

  rule('LEG-MAN-PinWeapon', 'each with his own arms: his style or his Brawn against the style that pins', () => {
    const played = frees(pinned(40, 70, 50), 'bob free with: style\nbob free weapon: 65\nann keep pinned: 45')
    expect(told(played, 'wrestled')).toMatchObject([{ who: 'bob', at: 'ann', skill: 70, result: 'wins' }])
    expect(played.state.holds).toEqual([])
    const lost = frees(pinned(40, 70, 50), 'bob free with: brawn\nbob free weapon: 65\nann keep pinned: 35')
    expect(told(lost, 'wrestled')).toMatchObject([{ skill: 50, result: 'loses' }])
    expect(lost.state.holds).toHaveLength(1)
    const usual = (bob: number, brawn: number) =>
      asked(pinned(40, bob, brawn), '', (ctx, s) => freeWeapon.act(ctx, s, the(s, 'bob')))
    expect(usual(70, 50)).toMatchObject({ who: 'bob', about: { ask: 'free with', at: 'ann' }, usual: 'style' })
    expect([usual(50, 70)?.usual, usual(50, 50)?.usual]).toEqual(['brawn', 'style'])
  })

  rule('LEG-MAN-Entangle', 'nobody is tripped who lies, swims or is out of it, nor by another’s net', () => {
    const netted = (fields: Partial<Fighter>, hold: Partial<Hold> = {}) =>
      duel(man(['net']), sword, (s) => {
        Object.assign(the(s, 'bob'), fields)
        const more = { location: CHEST, tripReady: true, roll: 30, skill: 60, level: 'success', ...hold } as const
        s.holds = [holding('entangle', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'net'), more)]
      })
    const why = (fields: Partial<Fighter>, hold: Partial<Hold> = {}) =>
      refusal(legend, netted(fields, hold), 'ann', 'tripEntangled')
    expect(why({})).toBeUndefined()
    for (const fields of [{ stance: 'prone' }, { footing: 'swimming' }, { condition: 'unconscious' }] as const) {
      expect(why(fields)).toMatchObject({ rule: 'LEG-MAN-Entangle' })
    }
    expect(why({}, { tripReady: false })).toMatchObject({ rule: 'LEG-MAN-Entangle' })
    expect(refusal(legend, netted({ initiative: 30 }), 'bob', 'tripEntangled')).toMatchObject({
      rule: 'LEG-MAN-Entangle',
    })
    const { state } = alone(netted({}), 'bob trip: 95', (ctx, s) => tripEntangled.act(ctx, s, the(s, 'ann')))
    expect(the(state, 'bob').stance).toBe('prone')
    expect(state.holds).toMatchObject([{ tripReady: false }])
  })
})
