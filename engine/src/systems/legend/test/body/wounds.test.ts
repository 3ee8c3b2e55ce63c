import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { ATTACK } from '../../body/checks.ts'
import { spend } from '../../body/exertion.ts'
import { heal, testWound, wound, woundLevel } from '../../body/wounds.ts'
import type { Ctx, State } from '../../state/types.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

const RIGHT_LEG = 0
const CHEST = 3
const RIGHT_ARM = 4
const LEFT_ARM = 5
const HEAD = 6

/** Alaric: leg 5, abdomen 6, chest 7, arm 4, head 5 Hit Points; Resilience 54; CON 7, POW 14. */
const duel = arranged(facing({ alaric: {} }, { goblin: {} }))

/** The goblin's blow, of skill 50, wounds Alaric. */
const struck =
  (location: number, damage: number, later = false) =>
  (ctx: Ctx, s: State): void => {
    const roll = ctx.toss(ATTACK, 'goblin')
    const cause = { by: 'goblin', roll, skill: 50, level: 'success' as const, testedLater: later }
    wound(ctx, s, the(s, 'alaric'), location, damage, cause)
  }

rule(['LEG-WND-01', 'LEG-WND-Minor'], 'damage lowers the location and a Minor Wound does nothing else', () => {
  const { state, events } = alone(duel, 'goblin attack: 30', struck(CHEST, 6))
  const alaric = the(state, 'alaric')
  expect(alaric.limbs.map((l) => l.hp)).toEqual([5, 5, 6, 1, 4, 4, 5])
  expect([alaric.condition, alaric.stance, alaric.shaken]).toEqual(['up', 'standing', 0])
  expect(events.map((e) => e.type)).toEqual(['wounded'])
})

rule(['LEG-WND-Minor', 'LEG-WND-Serious', 'LEG-WND-Major'], 'a wound is Serious at zero and Major at minus all', () => {
  expect([1, 0, -3, -4].map((hp) => woundLevel(hp, 4))).toEqual(['minor', 'serious', 'serious', 'major'])
  const levels = [3, 4, 7, 8].map((damage) => {
    const script = damage === 3 ? 'goblin attack: 30' : 'goblin attack: 30\nalaric resilience: 54'
    const dice = damage === 4 || damage === 7 ? script.replace('alaric', 'alaric cannot attack: 1\nalaric') : script
    const { events } = alone(duel, dice, struck(RIGHT_ARM, damage))
    return events.find((e) => e.type === 'wounded')?.level
  })
  expect(levels).toEqual(['minor', 'serious', 'serious', 'major'])
})

rule('LEG-WND-Minor', 'no damage is no wound, and the dead are wounded no more', () => {
  expect(alone(duel, 'goblin attack: 30', struck(CHEST, 0)).events).toEqual([])
  const dead = arranged(facing({ alaric: {} }, { goblin: {} }), (s) => {
    the(s, 'alaric').condition = 'dead'
  })
  expect(alone(dead, 'goblin attack: 30', struck(CHEST, 9)).events).toEqual([])
  expect(alone(duel, 'goblin attack: 30', struck(CHEST, 1)).events).toHaveLength(1)
})

rule('LEG-WND-Serious', 'how long is a D3', () => {
  expect(() => alone(duel, 'goblin attack: 30\nalaric cannot attack: 4', struck(RIGHT_ARM, 4))).toThrow(
    /shows 4 on a d3/,
  )
  const { events } = alone(
    duel,
    'goblin attack: 30\nalaric cannot attack: 3\nalaric resilience: 54',
    struck(RIGHT_ARM, 4),
  )
  expect(events.map((e) => e.type)).toContain('shaken')
})

rule('LEG-WND-Major', 'another Major Wound there does not lengthen the time left', () => {
  const dying = arranged(facing({ alaric: {} }, { goblin: {} }), (s) => {
    Object.assign(the(s, 'alaric'), { condition: 'unconscious' })
    Object.assign(the(s, 'alaric').limbs[HEAD] ?? {}, { hp: -5, maimed: true, untreated: 3 })
  })
  const { state } = alone(dying, 'goblin attack: 30\nalaric resilience: 54', struck(HEAD, 1))
  expect(the(state, 'alaric').limbs[HEAD]).toMatchObject({ hp: -6, untreated: 3 })
})

rule('LEG-WND-02', 'nothing is tested that is already decided', () => {
  const down = (condition: 'up' | 'unconscious', useless: boolean) =>
    arranged(facing({ alaric: {} }, { goblin: {} }), (s) => {
      Object.assign(the(s, 'alaric'), { condition })
      for (const l of the(s, 'alaric').limbs) l.useless = useless
    })
  const types = (s: State, location: number, damage: number, script = '') =>
    alone(s, `goblin attack: 30\n${script}`, struck(location, damage)).events.map((e) => e.type)
  expect(types(down('unconscious', false), CHEST, 7)).not.toContain('endured')
  expect(types(down('up', true), RIGHT_ARM, 4, 'alaric cannot attack: 1')).not.toContain('endured')
  expect(types(down('unconscious', false), RIGHT_ARM, 8)).not.toContain('endured')
  expect(types(down('unconscious', false), HEAD, 10, 'alaric resilience: 90')).toContain('died')
  expect(types(down('unconscious', false), RIGHT_ARM, 4, 'alaric resilience: 90')).toContain('useless')
})

rule('LEG-WND-Serious', 'it scars and forbids attacks for 1D3 own Combat Actions, parry and evade staying open', () => {
  const { state } = alone(
    duel,
    `goblin attack: 30
     alaric cannot attack: 2
     alaric resilience: 54`,
    struck(RIGHT_ARM, 4),
  )
  const alaric = the(state, 'alaric')
  expect([alaric.shaken, alaric.condition, alaric.stance]).toEqual([2, 'up', 'standing'])
  expect(alaric.limbs[RIGHT_ARM]).toMatchObject({ hp: 0, scars: 1, useless: false, maimed: false })
})

rule(
  ['LEG-WND-02', 'LEG-WND-Serious'],
  'Resilience is opposed to the attack roll: a higher roll within it holds',
  () => {
    const tested = (resilience: number) =>
      the(
        alone(
          duel,
          `goblin attack: 30
         alaric cannot attack: 1
         alaric resilience: ${resilience}`,
          struck(RIGHT_ARM, 4),
        ).state,
        'alaric',
      ).limbs[RIGHT_ARM]?.useless
    expect([31, 54, 6].map(tested)).toEqual([false, false, false])
    expect([29, 7, 55].map(tested)).toEqual([true, true, true])
  },
)

rule('LEG-WND-Serious', 'a useless arm drops what it holds, but not a shield strapped to it', () => {
  const hit = (arm: number) =>
    alone(
      duel,
      `goblin attack: 30
       alaric cannot attack: 1
       alaric resilience: 90`,
      struck(arm, 4),
    ).state
  const right = the(hit(RIGHT_ARM), 'alaric')
  expect(right.items.map((i) => i.where).slice(0, 2)).toEqual(['ground', 'left'])
  expect(right.stance).toBe('standing')
  const left = the(hit(LEFT_ARM), 'alaric')
  expect(left.items.map((i) => i.where).slice(0, 2)).toEqual(['right', 'left'])
  expect(left.limbs[LEFT_ARM]?.useless).toBe(true)
})

rule('LEG-WND-Serious', 'a useless leg fells its owner, who stays conscious', () => {
  const { state } = alone(
    duel,
    `goblin attack: 30
     alaric cannot attack: 1
     alaric resilience: 90`,
    struck(RIGHT_LEG, 5),
  )
  expect(the(state, 'alaric')).toMatchObject({ stance: 'prone', condition: 'up' })
  expect(the(state, 'alaric').items[0]?.where).toBe('right')
})

rule('LEG-WND-Serious', 'trunk or head: unconscious for as many minutes as the blow did damage past armour', () => {
  const { state } = alone(
    duel,
    `goblin attack: 30
     alaric cannot attack: 1
     alaric resilience: 90`,
    struck(CHEST, 9),
  )
  expect(the(state, 'alaric')).toMatchObject({ condition: 'unconscious', unconsciousRounds: 9 * 12, stance: 'prone' })
  expect(the(state, 'alaric').limbs[CHEST]?.useless).toBe(false)
})

rule('LEG-WND-02', 'the test is repeated only when the location is wounded again', () => {
  const once = alone(
    duel,
    `goblin attack: 30
     alaric cannot attack: 1
     alaric resilience: 54`,
    struck(RIGHT_ARM, 4),
  ).state
  const elsewhere = alone(once, 'goblin attack: 30', struck(CHEST, 1))
  expect(elsewhere.events.some((e) => e.type === 'endured')).toBe(false)
  const again = alone(
    once,
    `goblin attack: 30
     alaric cannot attack: 3
     alaric resilience: 90`,
    struck(RIGHT_ARM, 1),
  )
  expect(the(again.state, 'alaric').limbs[RIGHT_ARM]).toMatchObject({ hp: -1, useless: true, scars: 2 })
  expect(the(again.state, 'alaric').shaken).toBe(3)
})

rule('LEG-WND-Major', 'a limb: maimed, prone and out of the fight, unconscious only if the test fails', () => {
  const hit = (resilience: number) =>
    alone(duel, `goblin attack: 30\nalaric resilience: ${resilience}`, struck(RIGHT_ARM, 8)).state
  const held = the(hit(54), 'alaric')
  expect(held).toMatchObject({ condition: 'incapacitated', stance: 'prone' })
  expect(held.limbs[RIGHT_ARM]).toMatchObject({ hp: -4, maimed: true, useless: true, untreated: (7 + 14) * 12 })
  const fainted = the(hit(90), 'alaric')
  expect(fainted).toMatchObject({ condition: 'unconscious', unconsciousRounds: 0 })
  expect(fainted.limbs[RIGHT_ARM]?.untreated).toBe((7 + 14) * 12)
})

rule('LEG-WND-Major', 'trunk or head: unconscious, dead at once if the test fails, else in half CON+POW rounds', () => {
  const hit = (resilience: number) =>
    alone(duel, `goblin attack: 30\nalaric resilience: ${resilience}`, struck(HEAD, 10)).state
  const held = the(hit(54), 'alaric')
  expect(held.condition).toBe('unconscious')
  expect(held.limbs[HEAD]).toMatchObject({ hp: -5, untreated: 11 })
  expect(the(hit(90), 'alaric').condition).toBe('dead')
})

rule('LEG-WND-02', 'a wound without an attack roll behind it is a plain Resilience test', () => {
  const hit = (resilience: number) =>
    alone(duel, `alaric cannot attack: 1\nalaric resilience: ${resilience}`, (ctx, s) =>
      wound(ctx, s, the(s, 'alaric'), CHEST, 7),
    ).state
  expect(the(hit(6), 'alaric').condition).toBe('up')
  expect(the(hit(55), 'alaric').condition).toBe('unconscious')
})

rule('LEG-WND-02', 'where the worked fight’s order is played the test waits until it is called for', () => {
  const waiting = alone(
    duel,
    `goblin attack: 30
     alaric cannot attack: 1`,
    struck(RIGHT_ARM, 5, true),
  ).state
  expect(the(waiting, 'alaric').limbs[RIGHT_ARM]).toMatchObject({ hp: -1, useless: false })
  const { state } = alone(waiting, 'goblin attack: 30\nalaric resilience: 90', (ctx, s) => {
    const cause = { by: 'goblin', roll: ctx.toss(ATTACK, 'goblin'), skill: 50, level: 'success' as const }
    testWound(ctx, s, the(s, 'alaric'), RIGHT_ARM, 5, cause)
  })
  expect(the(state, 'alaric').limbs[RIGHT_ARM]?.useless).toBe(true)
})

rule('LEG-WND-Serious', 'a limb is useless until it is above zero again', () => {
  const { state } = alone(
    duel,
    `goblin attack: 30
     alaric cannot attack: 1
     alaric resilience: 90`,
    struck(RIGHT_ARM, 5),
  )
  const alaric = the(state, 'alaric')
  expect(heal(alaric, RIGHT_ARM, 1)).toBe(1)
  expect(alaric.limbs[RIGHT_ARM]).toMatchObject({ hp: 0, useless: true })
  expect(heal(alaric, RIGHT_ARM, 9)).toBe(4)
  expect(alaric.limbs[RIGHT_ARM]).toMatchObject({ hp: 4, useless: false })
})

rule('LEG-WND-Major', 'another blow at a ruined location of one already down tells neither again', () => {
  const felled = alone(duel, 'goblin attack: 30\nalaric resilience: 31', struck(CHEST, 14))
  expect(felled.events.map((e) => e.type)).toEqual(expect.arrayContaining(['maimed', 'unconscious']))
  const again = alone(felled.state, 'goblin attack: 30\nalaric resilience: 31', struck(CHEST, 3))
  expect(again.events.map((e) => e.type)).not.toContain('maimed')
  expect(again.events.map((e) => e.type)).not.toContain('unconscious')
  expect(the(again.state, 'alaric').limbs[CHEST]).toMatchObject({ hp: -10, scars: 2 })
})

rule(
  'LEG-WND-Serious',
  'the 1D3 Combat Actions are his turns, or where the fight says so parries too (LEG-A37)',
  () => {
    const after = (painCounts: string, spent: readonly string[]) => {
      const state = arranged(facing({ alaric: {} }, { goblin: {} }, { painCounts }))
      return the(
        alone(state, 'goblin attack: 30\nalaric cannot attack: 2\nalaric resilience: 40', (ctx, s) => {
          struck(RIGHT_LEG, 6)(ctx, s)
          for (const on of spent) spend(ctx, s, the(s, 'alaric'), on)
        }).state,
        'alaric',
      ).shaken
    }
    expect(after('turns', ['parry', 'evade'])).toBe(2)
    expect(after('actions', ['parry'])).toBe(1)
    expect(after('actions', ['parry', 'evade'])).toBe(0)
    expect(after('actions', ['attack']), 'a turn is counted when it begins').toBe(2)
  },
)
