import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { movedTowards } from '../../../../space/whereabouts.ts'
import { beginAid, finishAid, treatable } from '../../actions/first-aid.ts'
import { spend } from '../../body/exertion.ts'
import { bleed } from '../../body/tiring.ts'
import { WEAPONS } from '../../content/tables.ts'
import { legend } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { acting, alone, arranged, facing, the } from '../arrange.ts'

const LEG = 0
const CHEST = 3
const ARM = 4
/** Alaric: First Aid 49. Thrace stands beside him: CON 12, SIZ 13, so chest 7, arm 4. */
const start = (change: (thrace: Fighter, s: State) => void = () => undefined, alaric: object = {}): State =>
  arranged(facing({ alaric, thrace: {} }, { goblin: {} }), (s) => change(the(s, 'thrace'), s))
const hurt = (location: number, hp: number) => (f: Fighter) => Object.assign(f.limbs[location] ?? {}, { hp })
const thrace = (s: State) => the(s, 'thrace')
/** Alaric treats Thrace, and the time passes. */
const treated = (state: State, location: number, script: string, who = 'thrace') =>
  alone(state, script, (ctx, s) => {
    beginAid(ctx, s, the(s, 'alaric'), the(s, who), location)
    finishAid(ctx, s, the(s, 'alaric'))
  })

rule(
  ['LEG-AID-FirstAid', 'LEG-SKL-InCombat'],
  'it takes 1D3 minutes of twelve rounds, half of that on a critical',
  () => {
    const begun = (script: string) =>
      the(
        alone(start(hurt(CHEST, 3)), script, (ctx, s) => beginAid(ctx, s, the(s, 'alaric'), thrace(s), CHEST)).state,
        'alaric',
      ).aiding
    expect(begun('alaric first aid: 49\nalaric minutes: 2')).toMatchObject({
      at: 'thrace',
      rounds: 24,
      level: 'success',
    })
    expect(begun('alaric first aid: 5\nalaric minutes: 3')).toMatchObject({ rounds: 18, level: 'critical' })
    expect(() => begun('alaric first aid: 49\nalaric minutes: 4')).toThrow(/shows 4 on a d3/)
    expect(() => begun('alaric first aid: 101')).toThrow(/shows 101 on a d100/)
  },
)

rule('LEG-AID-FirstAid', 'its result comes when the rounds are over', () => {
  const beside = start((f, s) => {
    hurt(CHEST, 3)(f)
    s.where = movedTowards(s.where, 'alaric', 'thrace', 5, 1).where
  })
  const begun = alone(beside, 'alaric first aid: 49\nalaric minutes: 1', (ctx, s) =>
    beginAid(ctx, s, the(s, 'alaric'), thrace(s), CHEST),
  ).state
  const after = (rounds: number, script = '') =>
    alone(begun, script, (ctx, s) => {
      for (let i = 0; i < rounds; i++) roundBegins(ctx, s)
    }).state
  expect(thrace(after(11)).limbs[CHEST]?.hp).toBe(3)
  expect(() => after(12)).toThrow('mended')
  expect(thrace(after(12, 'thrace mended: 2')).limbs[CHEST]?.hp).toBe(5)
})

rule('LEG-AID-FirstAid', '−10% on oneself and −20% without a kit', () => {
  const level = (roll: number, who: 'alaric' | 'thrace', kit = true) => {
    const s = start(
      (f, st) => {
        hurt(CHEST, 3)(f)
        hurt(CHEST, 3)(the(st, 'alaric'))
      },
      { healersKit: kit },
    )
    const begun = alone(s, `alaric first aid: ${roll}\nalaric minutes: 1`, (ctx, st) =>
      beginAid(ctx, st, the(st, 'alaric'), the(st, who), CHEST),
    ).state
    return the(begun, 'alaric').aiding?.level
  }
  expect([level(49, 'thrace'), level(50, 'thrace')]).toEqual(['success', 'failure'])
  expect([level(39, 'alaric'), level(40, 'alaric')]).toEqual(['success', 'failure'])
  expect([level(29, 'thrace', false), level(30, 'thrace', false)]).toEqual(['success', 'failure'])
})

rule('LEG-AID-FirstAid', 'what counts against it is told, where anything does', () => {
  const modifiers = (healersKit: boolean) =>
    alone(start(hurt(CHEST, 3), { healersKit }), 'alaric first aid: 29\nalaric minutes: 1', (ctx, s) =>
      beginAid(ctx, s, the(s, 'alaric'), thrace(s), CHEST),
    ).events.filter(({ type }) => type === 'skill')
  expect(modifiers(true)).toEqual([])
  expect(modifiers(false)).toMatchObject([{ skill: 29, modifiers: [{ value: -20 }] }])
})

rule('LEG-AID-FirstAid', 'a location is treated once until it is whole, whether it helped or not', () => {
  const failed = treated(start(hurt(CHEST, 3)), CHEST, 'alaric first aid: 60\nalaric minutes: 1').state
  expect(thrace(failed).limbs[CHEST]).toMatchObject({ hp: 3, aided: true })
  expect(treatable(failed, thrace(failed), CHEST)).toBe(false)
  const whole = treated(start(hurt(CHEST, 6)), CHEST, 'alaric first aid: 40\nalaric minutes: 1\nthrace mended: 3').state
  expect(thrace(whole).limbs[CHEST]).toMatchObject({ hp: 7, aided: false })
})

rule('LEG-AID-FirstAid', 'any other Combat Action of either breaks it off; the patient may do nothing', () => {
  const begun = alone(start(hurt(CHEST, 3)), 'alaric first aid: 49\nalaric minutes: 1', (ctx, s) =>
    beginAid(ctx, s, the(s, 'alaric'), thrace(s), CHEST),
  ).state
  const after = (who: string, action: string) =>
    the(alone(begun, '', (ctx, s) => spend(ctx, s, the(s, who), action)).state, 'alaric').aiding !== undefined
  expect([after('alaric', 'firstAid'), after('thrace', 'doNothing'), after('goblin', 'attack')]).toEqual([
    true,
    true,
    true,
  ])
  expect([after('alaric', 'doNothing'), after('alaric', 'parry'), after('thrace', 'parry')]).toEqual([
    false,
    false,
    false,
  ])
})

rule('LEG-AID-FirstAid', 'who walks off breaks it off; on himself nobody can', () => {
  const begun = (who: string, apart: boolean) =>
    start((f, s) => {
      for (const patient of [f, the(s, 'alaric')]) hurt(CHEST, 3)(patient)
      the(s, 'alaric').aiding = { at: who, location: CHEST, level: 'failure', rounds: 5 }
      if (!apart) s.where = movedTowards(s.where, 'alaric', 'thrace', 5, 1).where
    })
  const left = (state: State) => the(alone(state, '', (ctx, s) => roundBegins(ctx, s)).state, 'alaric').aiding?.rounds
  expect([left(begun('thrace', false)), left(begun('thrace', true)), left(begun('alaric', true))]).toEqual([
    4,
    undefined,
    4,
  ])
})

rule('LEG-AID-Minor', 'a Minor Wound regains 1D3, one more on a critical', () => {
  const mended = (roll: number) =>
    thrace(
      treated(start(hurt(CHEST, 1)), CHEST, `alaric first aid: ${roll}\nalaric minutes: 1\nthrace mended: 3`).state,
    ).limbs[CHEST]?.hp
  expect([mended(49), mended(5)]).toEqual([4, 5])
  const wide = 'alaric first aid: 49\nalaric minutes: 1\nthrace mended: 4'
  expect(() => treated(start(hurt(CHEST, 1)), CHEST, wide)).toThrow(/shows 4 on a d3/)
})

rule(
  'LEG-AID-Serious',
  'a Serious Wound regains one point, a limb its use, the victim his senses but not the fight',
  () => {
    const arm = start((f) => Object.assign(f.limbs[ARM] ?? {}, { hp: -2, useless: true }))
    const mended = thrace(treated(arm, ARM, 'alaric first aid: 49\nalaric minutes: 1').state)
    expect(mended.limbs[ARM]).toMatchObject({ hp: -1, useless: false })
    const out = (hp: number) =>
      start((f) => {
        Object.assign(f, { condition: 'unconscious', unconsciousRounds: 60 })
        hurt(CHEST, hp)(f)
      })
    const revived = (hp: number) => thrace(treated(out(hp), CHEST, 'alaric first aid: 49\nalaric minutes: 1').state)
    expect(revived(-2)).toMatchObject({ condition: 'incapacitated', unconsciousRounds: 0 })
    expect(revived(0)).toMatchObject({ condition: 'up' })
  },
)

rule('LEG-AID-Major', 'a Major Wound is only kept from killing', () => {
  const dying = start((f) => {
    Object.assign(f, { condition: 'unconscious' })
    Object.assign(f.limbs[CHEST] ?? {}, { hp: -7, maimed: true, untreated: 5 })
  })
  const { state } = treated(dying, CHEST, 'alaric first aid: 49\nalaric minutes: 1')
  expect(thrace(state).limbs[CHEST]).toMatchObject({ hp: -7, untreated: -1 })
  expect(thrace(state).condition).toBe('unconscious')
})

rule('LEG-AID-Fumble', 'a fumble costs the patient a further Hit Point', () => {
  const { state } = treated(start(hurt(CHEST, 3)), CHEST, 'alaric first aid: 99\nalaric minutes: 1')
  expect(thrace(state).limbs[CHEST]?.hp).toBe(2)
})

rule(['LEG-AID-Bleeding', 'LEG-AID-Impaled'], 'it stops the blood and draws a weapon out without further harm', () => {
  const sore = alone(
    start((_, s) => {
      s.impaled = [
        {
          by: 'goblin',
          on: 'thrace',
          item: 'goblin short-sword',
          location: LEG,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
        {
          by: 'goblin',
          on: 'thrace',
          item: 'goblin buckler',
          location: CHEST,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
        {
          by: 'goblin',
          on: 'alaric',
          item: 'goblin buckler',
          location: LEG,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
      ]
      Object.assign(the(s, 'goblin').items[0] ?? {}, { where: 'stuck' })
    }),
    '',
    (ctx, s) => bleed(ctx, thrace(s), LEG),
  ).state
  const { state } = treated(sore, LEG, 'alaric first aid: 29\nalaric minutes: 1\nthrace mended: 1')
  expect(thrace(state).bleeding).toEqual([])
  expect(state.impaled.map((stuck) => [stuck.on, stuck.location])).toEqual([
    ['thrace', CHEST],
    ['alaric', LEG],
  ])
  expect(the(state, 'goblin').items[0]?.where).toBe('ground')
  expect(thrace(state).limbs[LEG]?.hp).toBe(thrace(sore).limbs[LEG]?.hp)
})

rule('LEG-AID-Impaled', 'an arrow comes out, and the bow stays where it was', () => {
  const shot = start((_, s) => {
    s.impaled = [
      {
        by: 'goblin',
        on: 'thrace',
        item: 'goblin short-sword',
        location: LEG,
        penalty: 10,
        roll: 30,
        skill: 60,
        level: 'success',
      },
    ]
    Object.assign(the(s, 'goblin').items[0] ?? {}, { weapon: WEAPONS['short-bow'] })
  })
  const { state, told } = treated(shot, LEG, 'alaric first aid: 29\nalaric minutes: 1\nthrace mended: 1')
  expect([state.impaled, the(state, 'goblin').items[0]?.where]).toEqual([[], 'right'])
  expect(told).toContain('The arrow is drawn out of Thrace without harm.')
})

rule('LEG-AID-FirstAid', 'what can be treated: what is hurt, bleeds or has something in it, on the living', () => {
  const sore = (change: (f: Fighter, s: State) => void) => {
    const s = start(change)
    return thrace(s).limbs.flatMap((_, i) => (treatable(s, thrace(s), i) ? [i] : []))
  }
  expect(sore(() => undefined)).toEqual([])
  expect(sore(hurt(CHEST, 6))).toEqual([CHEST])
  expect(sore((f) => Object.assign(f, { bleeding: [ARM] }))).toEqual([ARM])
  const stuck = {
    by: 'goblin',
    item: 'goblin short-sword',
    location: LEG,
    penalty: 20,
    roll: 30,
    skill: 60,
    level: 'success',
  }
  expect(sore((_, s) => Object.assign(s, { impaled: [{ ...stuck, on: 'thrace' }] }))).toEqual([LEG])
  expect(sore((_, s) => Object.assign(s, { impaled: [{ ...stuck, on: 'alaric' }] }))).toEqual([])
  for (const condition of ['dead', 'fled'] as const) {
    const gone = (f: Fighter): void => {
      hurt(CHEST, 3)(f)
      f.condition = condition
    }
    expect(sore(gone)).toEqual([])
  }
  const broos = arranged(facing({ alaric: {}, broo: {} }, { goblin: {} }))
  const general = (points: number) => {
    the(broos, 'broo').general = points
    return the(broos, 'broo').limbs.map((_, i) => treatable(broos, the(broos, 'broo'), i))
  }
  expect(general(11).filter(Boolean)).toHaveLength(1)
  expect(general(12).filter(Boolean)).toHaveLength(0)
  expect(refusal(legend, start(), 'thrace', 'firstAid')?.rule).toBe('LEG-AID-FirstAid')
})

rule('LEG-AID-FirstAid', 'the action: whom, where, then each turn more of it', () => {
  const sore = start((f, s) => {
    hurt(CHEST, 3)(f)
    hurt(ARM, 2)(f)
    hurt(LEG, 2)(the(s, 'alaric'))
    s.where = movedTowards(s.where, 'alaric', 'thrace', 5, 1).where
  })
  const { state } = acting(
    sore,
    `alaric act: firstAid
     alaric patient: thrace
     alaric treat: rightArm
     alaric first aid: 49
     alaric minutes: 1
     thrace act: doNothing
     goblin act: doNothing
     alaric act: firstAid`,
  )
  expect(the(state, 'alaric').aiding).toMatchObject({ at: 'thrace', location: ARM })
  expect(the(state, 'alaric').actions).toBe(2)
  expect(refusal(legend, start(), 'alaric', 'firstAid')?.rule).toBe('LEG-AID-FirstAid')
  expect(refusal(legend, sore, 'goblin', 'firstAid')?.because).toMatch(/nobody he can reach/)
})

rule('LEG-AID-Serious', 'General Hit Points are treated as one', () => {
  const low = arranged(facing({ alaric: {}, broo: {} }, { goblin: {} }), (s) => {
    Object.assign(the(s, 'broo'), { general: 0, condition: 'unconscious', expiring: 3 })
  })
  const { state } = treated(low, 0, 'alaric first aid: 49\nalaric minutes: 1', 'broo')
  expect(the(state, 'broo')).toMatchObject({ general: 1, condition: 'up', expiring: -1 })
})
