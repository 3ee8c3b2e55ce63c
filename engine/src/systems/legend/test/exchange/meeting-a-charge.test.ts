import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { chargeBlow, chargeMeets, chargeOver } from '../../exchange/receiving-a-charge.ts'
import { inContact } from '../../ground/places.ts'
import type { Charge, Ctx, Fighter, State } from '../../state/types.ts'
import { alone, arranged, facing, the } from '../arrange.ts'
import { asked } from '../charges.ts'
import { item, man, told } from '../clash.ts'

const sword = man(['war-sword'])
const rider = (weapon = 'war-sword') => man([weapon], { rides: 'horse', skills: { ride: 60 } })

/** Ann has run up to Bob, on foot or in the saddle, with four metres left. */
const upTo = (change: (s: State) => void = () => undefined, ann: object = sword, bob: object = sword): State => {
  const steed = 'rides' in ann ? { horse: { like: 'war-horse' } } : {}
  return arranged(facing({ ann, ...steed }, { bob }), (s) => {
    Object.assign(the(s, 'ann'), { fullRound: 'charge', chargeAt: 'bob', moved: 20, paced: 12, pledged: 1, strides: 1 })
    change(s)
  })
}
const meets = (ctx: Ctx, s: State): void =>
  chargeMeets(ctx, s, 'ann', 'bob', `ann ${the(s, 'ann').items[0]?.weapon.id}`)
const blows = (s: State) => s.next.map(({ kind, who }) => `${kind} ${who}`)
const met = (state: State, script: string) => alone(state, script, meets)
const question = (state: State, script = '') => asked(state, script, meets)

describe('before the blow', () => {
  test('two metres to run are enough to go on past, less are not', () => {
    const left = (metres: number) => upTo((s) => void Object.assign(the(s, 'ann'), { moved: 24 - metres }))
    expect(question(left(2))).toMatchObject({ who: 'ann', about: { ask: 'ride on', at: 'bob' } })
    expect(question(left(1.9))).toMatchObject({ who: 'bob', about: { ask: 'charged', at: 'ann' } })
    const { state } = met(left(1.9), 'bob charged: stand\nbob strike back: none')
    expect(state.charge).toMatchObject({ by: 'ann', on: 'bob', passing: false, answer: 'stand', answered: false })
    met(left(2), 'ann ride on: stop\nbob charged: stand\nbob strike back: none')
  })

  rule('LEG-CHG-07', 'whoever cannot lift a hand lets everybody past; who can is asked', () => {
    expect(question(upTo(), 'ann ride on: pass')).toMatchObject({ who: 'bob', about: { ask: 'let pass', at: 'ann' } })
    const played = met(upTo(), 'ann ride on: pass\nbob let pass: let\nbob charged: stand\nbob strike back: none')
    expect(told(played, 'letPass')).toMatchObject([{ who: 'bob', at: 'ann', lets: true }])
    expect(told(played, 'receives')).toMatchObject([{ who: 'bob', at: 'ann', answer: 'stand', rule: 'LEG-CHG-02' }])
    const down = upTo((s) => void Object.assign(the(s, 'bob'), { condition: 'unconscious' }))
    expect(met(down, 'ann ride on: pass').state.charge).toMatchObject({ passing: true })
  })

  rule('LEG-CHG-02', 'who is taken unawares only stands; an Evade declared ahead needs no Combat Action', () => {
    const unaware = upTo((s) => void Object.assign(the(s, 'bob'), { surprised: 1, alert: false }))
    expect(blows(met(unaware, 'ann ride on: stop').state)).toEqual(['chargeBlow ann', 'chargeOver ann'])
    const ready = upTo((s) => void Object.assign(the(s, 'bob'), { actions: 0, guard: 'evade' }))
    expect(question(ready, 'ann ride on: stop')).toMatchObject({ options: [{ key: 'stand' }, { key: 'evade' }] })
    const asleep = upTo((s) => void Object.assign(the(s, 'ann'), { surprised: 1, alert: false, guard: 'evade' }))
    expect(question(asleep, 'ann ride on: stop')).toMatchObject({ options: [{ key: 'stand' }, { key: 'evade' }] })
  })

  rule('LEG-CHG-05', 'a spear in a useless hand is set against nobody', () => {
    const keys = (useless: boolean) => {
      const s = upTo(
        (state) => Object.assign(the(state, 'bob').limbs[4] ?? {}, { useless }),
        sword,
        man(['short-spear']),
      )
      return question(s, 'ann ride on: stop')?.options.map(({ key }) => key)
    }
    expect(keys(false)).toEqual(['stand', 'evade', 'set short-spear'])
    expect(keys(true)).toEqual(['stand', 'evade'])
    const set = met(upTo(undefined, sword, man(['short-spear'])), 'ann ride on: stop\nbob charged: set short-spear')
    expect(told(set, 'receives')).toMatchObject([{ answer: 'set', rule: ['LEG-CHG-05', 'LEG-EQP-SetCharge'] }])
  })

  const stand = 'ann ride on: stop\nbob charged: stand'
  rule('LEG-CHG-03', 'who stands strikes back with what he can use in the hand, at rider or mount', () => {
    const bob = man(['war-sword', 'javelin'])
    expect(question(upTo(undefined, sword, bob), stand)).toMatchObject({
      who: 'bob',
      about: { ask: 'strike back', at: 'ann' },
      options: [{ key: 'war-sword' }, { key: 'unarmed' }, { key: 'none' }],
    })
    const hurt = upTo((s) => Object.assign(the(s, 'bob').limbs[4] ?? {}, { useless: true }))
    expect(question(hurt, stand)).toMatchObject({ options: [{ key: 'unarmed' }, { key: 'none' }] })
    const hers = upTo((s) => Object.assign(the(s, 'ann').limbs[4] ?? {}, { useless: true }))
    expect(question(hers, stand)).toMatchObject({
      options: [{ key: 'war-sword' }, { key: 'unarmed' }, { key: 'none' }],
    })
    expect(question(upTo(undefined, rider()), `${stand}\nbob strike back: war-sword`)).toMatchObject({
      who: 'bob',
      about: { ask: 'strike at' },
      usual: 'ann',
    })
    met(upTo(), `${stand}\nbob strike back: war-sword`)
  })

  test('a beast that is charged kicks and does not trample', () => {
    const horse = question(upTo(undefined, sword, { like: 'war-horse' }), stand)
    expect(horse?.options.length).toBeGreaterThan(1)
    expect(horse?.options.map(({ key }) => key).filter((key) => key.includes('trample'))).toEqual([])
  })

  rule('LEG-CHG-03', 'of equal reach and equal initiative the charger strikes first, and the story says who', () => {
    const first = (weapon: string, initiative: number) =>
      met(
        upTo((s) => void Object.assign(the(s, 'bob'), { initiative }), sword, man([weapon])),
        `${stand}\nbob strike back: ${weapon}`,
      )
    const who = (played: ReturnType<typeof met>) => [told(played, 'reachDecides')[0]?.who, blows(played.state)[0]]
    expect(who(first('war-sword', 20))).toEqual(['ann', 'chargeBlow ann'])
    expect(who(first('war-sword', 21))).toEqual(['bob', 'chargeBlow bob'])
    expect(who(first('longspear', 1))).toEqual(['bob', 'chargeBlow bob'])
  })

  test('a mount strikes with what it has the legs for, and is asked about him it runs down', () => {
    const mounted = upTo(undefined, rider())
    const answers = 'ann ride on: stop\nbob charged: stand\nbob strike back: none'
    expect(question(mounted, answers)).toMatchObject({ who: 'horse', about: { ask: 'mount attacks', at: 'bob' } })
    const lamed = upTo((s) => {
      for (const limb of the(s, 'horse').limbs) limb.useless = true
    }, rider())
    expect(blows(met(lamed, answers).state)).toEqual(['chargeBlow ann', 'chargeOver ann'])
    met(mounted, `${answers}\nhorse mount attacks: none`)
  })
})

describe('the blow', () => {
  const charge = (fields: Partial<Charge> = {}): Charge => ({
    by: 'ann',
    on: 'bob',
    passing: false,
    answer: 'stand',
    answered: false,
    knockedBack: false,
    ...fields,
  })
  const struck = (state: State, script: string, who = 'ann', at = 'bob', fields: Partial<Charge> = {}) =>
    alone(state, script, (ctx, s) => {
      s.charge = charge(fields)
      const [first] = the(s, who).items
      chargeBlow(ctx, s, who, at, first?.id ?? '')
    })
  const none = (change: (f: Fighter) => void, who: string) => {
    const played = struck(
      upTo((s) => change(the(s, who))),
      '',
    )
    expect(told(played, 'attack')).toEqual([])
  }

  rule('LEG-CHG-01', 'nobody strikes who is out of it, and nobody is struck who is gone', () => {
    none((f) => Object.assign(f, { condition: 'unconscious' }), 'ann')
    none((f) => Object.assign(f, { condition: 'fled' }), 'bob')
    none((f) => Object.assign(f, { condition: 'dead' }), 'bob')
    struck(upTo(), 'bob defend: none\nann attack: 95')
  })

  rule('LEG-WND-Serious', 'nor one who is staggered, be it for a moment', () => {
    none((f) => Object.assign(f, { staggered: 1 }), 'ann')
    none((f) => Object.assign(f, { noAttack: 1 }), 'ann')
    const played = struck(
      upTo((s) => void Object.assign(the(s, 'ann'), { staggered: 1 })),
      '',
    )
    expect(told(played, 'overtaken')).toMatchObject([{ who: 'ann' }])
  })

  rule('LEG-CHG-06', 'a charger brought down has struck his last; he who stands strikes him all the same', () => {
    const prone = upTo((s) => void Object.assign(the(s, 'ann'), { stance: 'prone' }))
    expect(told(struck(prone, ''), 'attack')).toEqual([])
    const back = struck(prone, 'ann defend: none\nbob attack: 95', 'bob', 'ann')
    expect(told(back, 'attack')).toMatchObject([{ who: 'bob', at: 'ann' }])
    const thrown = upTo((s) => void Object.assign(the(s, 'horse'), { condition: 'unconscious' }), rider())
    expect(told(struck(thrown, ''), 'attack')).toEqual([])
    alone(
      upTo((s) => void Object.assign(the(s, 'ann'), { stance: 'prone' })),
      '',
      (ctx, s) => {
        s.charge = charge()
        chargeOver(ctx, s, 'ann', 'bob', 'ann war-sword')
      },
    )
  })

  rule('LEG-CHG-06', 'a leg that fails stops a horse, and not what has six', () => {
    const stops = (like: string) => {
      const s = arranged(facing({ ann: { like } }, { bob: sword }), (state) => {
        const leg = the(state, 'ann').facts.body.locations.findIndex(({ part }) => part === 'leg')
        Object.assign(the(state, 'ann').limbs[leg] ?? {}, { useless: true })
        Object.assign(the(state, 'ann'), { fullRound: 'charge', chargeAt: 'bob' })
      })
      const { events } = alone(s, '', (ctx, state) => {
        state.charge = charge()
        chargeOver(ctx, state, 'ann', 'bob', '')
      })
      return events.some(({ type }) => type === 'chargeStopped')
    }
    expect([stops('war-horse'), stops('giant-ant')]).toEqual([true, false])
  })

  rule('LEG-CHG-05', 'only he who set it strikes with the set weapon', () => {
    const set = { answer: 'set', answered: true } as const
    const mine = struck(upTo(), 'bob defend: none\nann attack: 95', 'ann', 'bob', set)
    expect([told(mine, 'setWeapon'), told(mine, 'momentum')]).toMatchObject([[], [{ who: 'ann' }]])
    const his = struck(upTo(), 'ann defend: none\nbob attack: 95', 'bob', 'ann', set)
    expect([told(his, 'setWeapon'), told(his, 'momentum')]).toMatchObject([[{ who: 'bob', at: 'ann' }], []])
  })

  test('who has answered a charge that goes past has no defence left; the charger has his', () => {
    const passing = { passing: true, answered: true } as const
    expect(told(struck(upTo(), 'ann attack: 95', 'ann', 'bob', passing), 'attack')).toHaveLength(1)
    struck(upTo(), 'ann defend: none\nbob attack: 95', 'bob', 'ann', passing)
    struck(upTo(), 'bob defend: none\nann attack: 95', 'ann', 'bob', { answered: true })
    struck(upTo(), 'bob defend: none\nann attack: 95', 'ann', 'bob', { passing: true })
    const dived = { answer: 'evade' } as const
    struck(upTo(), 'ann attack: 95\nbob evade: 95', 'ann', 'bob', dived)
    const hooves = struck(upTo(undefined, rider()), 'horse attack: 95', 'horse', 'bob', dived)
    expect(told(hooves, 'attack')).toMatchObject([{ who: 'horse' }])
  })

  test('a parry is the one answer to a charge that goes past, and none to one that stays', () => {
    const parried = 'bob defend: war-sword\nann attack: 50\nbob parry: 50\nann damage: 1 1'
    const answered = (passing: boolean) => struck(upTo(), parried, 'ann', 'bob', { passing }).state.charge?.answered
    expect([answered(true), answered(false)]).toEqual([true, false])
    const none = struck(upTo(), 'bob defend: none\nann attack: 95', 'ann', 'bob', { passing: true })
    expect(none.state.charge?.answered).toBe(false)
  })

  test('who gets clear of the charger is clear of his mount, and of nothing else', () => {
    const state = upTo((s) => {
      s.next = [
        { kind: 'chargeBlow', who: 'horse', at: 'bob', item: 'horse kick' },
        { kind: 'airLost', who: 'bob' },
        { kind: 'chargeOver', who: 'ann', at: 'bob', item: 'ann war-sword' },
      ]
    }, rider())
    const dives = (script: string) => blows(struck(state, script, 'ann', 'bob', { answer: 'evade' }).state)
    expect(dives('ann attack: 95\nbob evade: 95')).toEqual(['airLost bob', 'chargeOver ann'])
    const caught = 'ann attack: 40\nbob evade: 95\nann manoeuvre: none\nann damage: 1 1\nann hit location: 10'
    expect(dives(caught)).toEqual(['chargeBlow horse', 'airLost bob', 'chargeOver ann'])
  })

  rule(
    'LEG-KNB-01',
    'a blow of more than his SIZ knocks him back, unless he stands fast; the one struck back does not',
    () => {
      const great = man(['great-sword'])
      const tough = (who: string, actions: number) => (s: State) => {
        for (const limb of the(s, who).limbs) limb.hp = 99
        the(s, 'bob').actions = actions
      }
      const landed = 'ann damage: 7 7 1\nann hit location: 10'
      const open = struck(
        upTo(tough('bob', 0), great),
        `ann attack: 30\nann manoeuvre: none\n${landed}\nbob athletics: 1`,
      )
      expect(open.state.charge?.knockedBack).toBe(true)
      const fast = struck(
        upTo(tough('bob', 2), great),
        `bob defend: war-sword\nann attack: 50\nbob parry: 6\nbob manoeuvre: standFast\n${landed}`,
      )
      expect(fast.state.charge?.knockedBack).toBe(false)
      const back = struck(
        upTo(tough('ann', 2), sword, great),
        'ann defend: none\nbob attack: 30\nbob manoeuvre: none\nbob damage: 7 7\nbob hit location: 10\nann athletics: 1',
        'bob',
        'ann',
      )
      expect(back.state.charge?.knockedBack).toBe(false)
    },
  )

  rule('LEG-CHG-01', 'a lance that is not braced has the rider’s own weight behind it', () => {
    const rules = (committed: string | undefined) => {
      const s = upTo((state) => void Object.assign(the(state, 'ann'), { committed }), rider('lance'))
      return told(struck(s, 'bob defend: none\nann attack: 95'), 'momentum')[0]?.rule
    }
    expect(rules(undefined)).toEqual(['LEG-CHG-01'])
    expect(rules('ann lance')).toEqual(['LEG-CHG-01', 'LEG-MNT-05', 'LEG-EQP-Lance'])
  })

  const over = (state: State, fields: Partial<Charge> = {}, script = '') =>
    alone(state, script, (ctx, s) => {
      s.charge = charge(fields)
      chargeOver(ctx, s, 'ann', 'bob', the(s, 'ann').items[0]?.id ?? '')
    })

  rule('LEG-CHG-06', 'a formation that stands stops it; one of it who dived away or lies senseless does not', () => {
    const stopped = (fields: Partial<Fighter>, answer: Charge['answer'] = 'stand') => {
      const state = upTo((s) => void Object.assign(the(s, 'bob'), { formation: true, ...fields }))
      return over(state, { answer, passing: true }).events.some(({ type }) => type === 'chargeStopped')
    }
    expect([stopped({}), stopped({}, 'evade'), stopped({ condition: 'unconscious' }), stopped({ moved: 1 })]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })

  rule('LEG-CHG-09', 'whom he has knocked back he follows, and is engaged with him', () => {
    const away = upTo((s) => {
      s.where = { bands: spaced(['ann', 'bob'], [3]) }
      the(s, 'ann').committed = 'ann war-sword'
    })
    const { state } = over(away, { knockedBack: true })
    expect(inContact(state, 'ann', 'bob')).toBe(true)
    expect(the(state, 'ann')).toMatchObject({ fullRound: 'none', chargeAt: undefined, committed: undefined })
    const out = upTo((s) => void Object.assign(the(s, 'ann'), { condition: 'unconscious' }))
    expect(over(out).events.filter(({ type }) => type === 'engaged')).toEqual([])
  })

  rule(
    ['LEG-CHG-07', 'LEG-CHG-08'],
    'past him all his Combat Actions are spent, his mount’s too, and his foe’s are not',
    () => {
      const played = over(upTo(undefined, rider()), { passing: true })
      expect(told(played, 'passed')).toMatchObject([{ who: 'ann', at: 'bob' }])
      expect(the(played.state, 'ann')).toMatchObject({ actions: 0, fullRound: 'none' })
      expect(the(played.state, 'horse').actions).toBe(0)
      expect(the(played.state, 'bob').actions).toBeGreaterThan(0)
      expect(item(played.state, 'ann', 'war-sword').where).toBe('right')
      const stuck = upTo((s) => {
        item(s, 'ann', 'war-sword').where = 'stuck'
      }, rider())
      expect(item(over(stuck, { passing: true }).state, 'ann', 'war-sword').where).toBe('lost')
    },
  )
})
