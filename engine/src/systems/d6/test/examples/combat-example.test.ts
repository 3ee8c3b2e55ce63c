import { describe, expect, test } from 'vitest'
import { exact } from '../../../../kernel/exact.ts'
import { example, rule } from '../../../../kernel/testing/index.ts'
import { pool, totalOf } from '../../book/diecode.ts'
import { d6 } from '../../index.ts'
import { counted, fell, of, type Ran, run, told } from '../arrange.ts'
import { street, THE_REST, TOLD, WITH_BODY_POINTS, WITH_WOUNDS } from './cian-and-the-goblins.ts'

/** The n-th roll of somebody's under a label. */
const rolled = ({ events }: Pick<Ran, 'events'>, who: string, label: string) =>
  events.flatMap((e) => (e.type === 'roll' && e.who === who && e.rolled.of === label ? { ...e, ...fell(e) } : []))[0]

/** The whole of the example, with Wounds. */
const wounds = {
  system: d6,
  from: street(),
  otherwise: 'usual',
  script: `${TOLD}${WITH_WOUNDS}${THE_REST}`,
} as const
const difficultyOf = ({ events }: Pick<Ran, 'events'>) => events.find((e) => e.type === 'difficulty')

example('Cian goes before the goblins, and two actions take a die from each', {
  ...wounds,
  rules: ['D6-EX-GroupInit', 'D6-EX-MAP'],
  shows: (ran) => {
    // 1: Cian's 23 goes before the goblins' one total of 20.
    expect(rolled(ran, 'cian', 'initiative')).toMatchObject({ total: 23 })
    expect(ran.state.order).toEqual(['cian', 'archer', 'runner', 'grabber'])
    expect([of(ran, 'archer').initiative, of(ran, 'grabber').initiative]).toEqual([20, 20])
    // 3: two actions, each a die less, and no full defence.
    expect(rolled(ran, 'cian', 'attack')).toMatchObject({ dice: 4 })
    expect(rolled(ran, 'cian', 'dodge')).toMatchObject({ dice: 3 })
  },
})

example('her shot explodes, his resistance fails, and he is dead', {
  ...wounds,
  rules: ['D6-EX-Explode', 'D6-EX-CritFail', 'D6-EX-Wounds'],
  shows: (ran) => {
    // 4: the 6 is rolled again; the goblin has not acted, so the base is 10, and Medium range makes it 15.
    expect(rolled(ran, 'cian', 'attack')).toMatchObject({ wild: 'six', total: 21 })
    expect(difficultyOf(ran)).toMatchObject({ difficulty: 15, at: 'grabber' })
    expect(counted(difficultyOf(ran))).toMatchObject({ 'D6-DIFF-Base10': 10, 'D6-RANGE-Medium': 5 })
    // 5 and 8: a crossbow's 18 without anybody's strength, and two more for six over the difficulty.
    expect(rolled(ran, 'cian', 'damage')).toMatchObject({ dice: 4, adds: 2, total: 20 })
    // 6: the 1 and the 5 are taken away.
    expect(rolled(ran, 'grabber', 'resistance')).toMatchObject({ wild: 'one', total: 2 })
    // 7 and 9: eighteen over, and dead.
    expect(of(ran, 'grabber')).toMatchObject({ wound: 'dead', condition: 'dead' })
  },
})

example('a point makes her dodge good enough for the archer too', {
  ...wounds,
  rules: ['D6-EX-CPAfter', 'D6-EX-DefHolds'],
  shows: (ran) => {
    // 11: 13 and a point's 5 are 18.
    expect(ran.events.find((e) => e.type === 'characterPoint')).toMatchObject({
      rolled: { faces: [5], total: 18 },
      left: 4,
    })
    expect(of(ran, 'cian').defences).toEqual([{ kind: 'dodge', total: 18, full: false, item: '' }])
    // 13: at Short range 17 is not enough.
    expect(ran.events.filter((e) => e.type === 'attack')[1]).toMatchObject({
      who: 'archer',
      total: 17,
      difficulty: 18,
      hit: false,
    })
    expect(of(ran, 'cian').wound).toBe('unhurt')
  },
})

example('Cian and the goblins, with Body Points: nothing resists, and the forgotten bonus counts', {
  system: d6,
  rules: ['D6-EX-BPNoResist', 'D6-EX-CPAfter', 'D6-EX-DefHolds'],
  from: street({ injury: 'bodyPoints' }),
  otherwise: 'usual',
  script: `${TOLD}${WITH_BODY_POINTS}${THE_REST}`,
  shows: (ran) => {
    expect(rolled(ran, 'grabber', 'resistance')).toBeUndefined()
    expect(ran.events.find((e) => e.type === 'bodyLost')).toMatchObject({ who: 'grabber', points: 20 })
    expect(of(ran, 'grabber').condition).toBe('dead')
  },
})

describe('what the audit of the example found', () => {
  const shot = (options: object, then: string) => run(street(options), `${TOLD}${then}`)

  rule('D6-EX-BPNoResist', 'without the optional bonus the note’s full 18 points are lost', () => {
    const ran = shot({ injury: 'bodyPoints', useDamageBonus: false }, WITH_BODY_POINTS)
    expect(told(ran, 'bodyLost')).toMatchObject({ points: 18 })
  })
  rule('D6-EX-Wounds', 'without the bonus it is sixteen over, and dead as well', () => {
    expect(of(shot({ useDamageBonus: false }, WITH_WOUNDS), 'grabber').wound).toBe('dead')
    const one = TOLD + WITH_WOUNDS.replace('5 5 4 4', '5 4 4 4')
    expect(of(run(street({ useDamageBonus: false }), one), 'grabber').wound).toBe('dead')
  })
  rule(
    'D6-BONUS-Formula',
    'at Short range the rule gives 3, or 2 rounded down: so the goblin stood farther off',
    () => {
      const near = (options: object) => {
        const ran = run(street(options), `${TOLD}${WITH_WOUNDS}`, (s) => {
          if ('bodies' in s.where) s.where = { ...s.where, bodies: { ...s.where.bodies, grabber: { x: 9, y: 3 } } }
        })
        return {
          difficulty: told(ran, 'difficulty')?.difficulty,
          bonus: counted(told(ran, 'damageCode'))['D6-BONUS-Formula'],
        }
      }
      expect(near({})).toEqual({ difficulty: 10, bonus: 3 })
      expect(near({ damageBonusRounding: 'down' })).toEqual({ difficulty: 10, bonus: 2 })
    },
  )
  rule('D6-EX-CritFail', 'kept, the 1 leaves the same 2 of other dice: the text does not decide', () => {
    const kept = shot({ critFail: 'cancelHighestOnly' }, WITH_WOUNDS.replace('5 2 1', '5 1 1'))
    expect(rolled(kept, 'grabber', 'resistance')).toMatchObject({ total: 2 })
  })
  rule('D6-EX-DefHolds', 'without the point 17 would have hit 13', () => {
    const missed = THE_REST.replace(/cian character point: spend\n.*5 .*\n.*none.*\n/, 'cian character point: none\n')
    const ran = run(street(), `${TOLD}${WITH_WOUNDS}${missed}archer damage: 1 1 1 2\ncian resistance: 6 6 5`)
    expect(told(ran, 'attack', 1)).toMatchObject({ total: 17, difficulty: 13, hit: true })
    expect(told(run(street(), `${TOLD}${WITH_WOUNDS}${THE_REST}`), 'attack', 1)).toMatchObject({ hit: false })
  })

  test('the exact odds of her shot are those of 4D against 15', () => {
    const before = run(street(), TOLD.replace(/cian act: shoot[\s\S]*/, '')).state
    Object.assign(of({ state: before }, 'cian'), { characterPoints: 0, fatePoints: 0 })
    const prefix = [
      { asked: [{ who: 'cian', ask: 'act' }], keys: ['shoot'] },
      { asked: [{ who: 'cian', ask: 'target' }], keys: ['grabber'] },
    ]
    const none = (choice: { readonly options: readonly { readonly key: string }[] }) =>
      Math.max(
        0,
        choice.options.findIndex(({ key }) => key === 'none'),
      )
    const odds = exact(d6, before, { policy: () => none, prefix, events: true })
    const hit = odds.endings
      .filter(({ events }) => events.some((e) => e.type === 'attack' && e.hit === true))
      .reduce((sum, { weight }) => sum + weight, 0)
    const law = pool('attack', 4, 'removeBoth')
      .law()
      .support.reduce((sum, [faces, weight]) => sum + (totalOf(faces, 'removeBoth') >= 15 ? weight : 0), 0)
    expect(odds.complete).toBe(true)
    expect(hit).toBeCloseTo(law, 6)
  })
})
