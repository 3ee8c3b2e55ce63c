import { expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { wound } from '../../body/wounds.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, alone, arranged, asking, facing, the } from '../arrange.ts'
import { offered } from '../clash.ts'

const HEAD = 6
const RIGHT_ARM = 4
const alaric = (s: State) => the(s, 'alaric')
const start = (options: object = {}): State =>
  arranged(facing({ alaric: {} }, { goblin: {} }, { heroPoints: true, ...options }))
const felled = (location: number, script: string, options: object = {}): State =>
  alone(start(options), `alaric glancing blow: keep\n${script}`, (ctx, s) => wound(ctx, s, alaric(s), location, 12))
    .state
const DEAD = 'alaric resilience: 90\nalaric second chance: keep'

rule('LEG-WND-LastAction', 'for a Hero Point the felled act once more, then collapse', () => {
  const down = felled(HEAD, `alaric last action: spend\nalaric resilience: 54`)
  expect(alaric(down)).toMatchObject({ condition: 'unconscious', heroPoints: 1 })
  expect(legend.outcome(down)).toBeUndefined()
  const struck = acting(
    down,
    `alaric last act: attack
     alaric weapon: short-spear
     goblin defend: none
     alaric attack: 20
     alaric damage: 1 1
     alaric hit location: 11`,
    { otherwise: 'usual' },
  )
  expect(the(struck.state, 'goblin').limbs[3]?.hp).toBe(3)
  expect(alaric(struck.state)).toMatchObject({ condition: 'unconscious', actions: 0, heroPoints: 1 })
})

rule('LEG-WND-LastAction', 'the dead stay dead after it, and nothing is queued for who keeps his point', () => {
  const dying = felled(HEAD, `alaric last action: spend\n${DEAD}`)
  expect(alaric(dying).condition).toBe('dead')
  const after = acting(dying, 'alaric last act: doNothing')
  expect(alaric(after.state)).toMatchObject({ condition: 'dead', actions: 0 })
  expect(legend.outcome(after.state)?.won).toEqual(['foes'])
  const silent = felled(HEAD, `alaric last action: keep\n${DEAD}`)
  expect(silent.next).toEqual([])
  expect(legend.outcome(silent)?.won).toEqual(['foes'])
})

rule('LEG-WND-LastAction', 'who was only incapacitated is unconscious after it', () => {
  const down = felled(RIGHT_ARM, 'alaric last action: spend\nalaric resilience: 54')
  expect(alaric(down).condition).toBe('incapacitated')
  expect(alaric(acting(down, 'alaric last act: doNothing').state).condition).toBe('unconscious')
})

rule('LEG-WND-LastAction', 'it is an attack, a spell, first aid or nothing, and a move for him who can', () => {
  const down = felled(HEAD, 'alaric last action: spend\nalaric resilience: 54')
  const { asked } = asking(down, '')
  const options = asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map((o) => o.key) : []
  expect(options).toEqual(['attack', 'castSpell', 'doNothing', 'firstAid'])
})

rule('LEG-WND-LastAction', 'his limbs must allow it: a maimed arm strikes no more', () => {
  const down = felled(RIGHT_ARM, 'alaric last action: spend\nalaric resilience: 54')
  const { asked } = asking(down, 'alaric last act: attack')
  const options = asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map((o) => o.key) : []
  expect(options).not.toContain('short-spear')
})

rule('LEG-WND-LastAction', 'he may bind his own wound at once', () => {
  const down = felled(HEAD, 'alaric last action: spend\nalaric resilience: 54')
  const bound = acting(
    down,
    `alaric last act: firstAid
     alaric first aid: 39
     alaric minutes: 1`,
  ).state
  expect(alaric(bound).limbs[HEAD]).toMatchObject({ untreated: -1, aided: true })
  expect(alaric(bound).condition).toBe('unconscious')
})

rule('LEG-WND-LastAction', 'nobody is asked about one who cannot pay or lies unconscious already', () => {
  const asking = start({ heroicLastAction: 'ask' })
  Object.assign(alaric(asking), { heroPoints: 0 })
  const poor = alone(asking, 'alaric resilience: 90', (ctx, s) => wound(ctx, s, alaric(s), HEAD, 12))
  expect(poor.state.next).toEqual([])
  const senseless = start()
  Object.assign(alaric(senseless), { condition: 'unconscious' })
  const { state } = alone(senseless, `alaric glancing blow: keep\n${DEAD}`, (ctx, s) =>
    wound(ctx, s, alaric(s), HEAD, 12),
  )
  expect(state.next).toEqual([])
  const after = acting(felled(HEAD, `alaric last action: spend\n${DEAD}`), 'alaric last act: doNothing')
  expect(after.events[0]).toMatchObject({ type: 'lastAct', act: 'doNothing' })
})

rule('LEG-WND-LastAction', 'the Games Master may forbid it, or be asked', () => {
  expect(felled(HEAD, DEAD, { heroicLastAction: false }).next).toEqual([])
  const asked = { heroicLastAction: 'ask' }
  expect(felled(HEAD, `gm allow last action: refuse\n${DEAD}`, asked).next).toEqual([])
  const allowed = felled(HEAD, `gm allow last action: allow\nalaric last action: spend\n${DEAD}`, asked)
  expect(allowed.next).toEqual([{ kind: 'lastAction', who: 'alaric' }])
  expect(alaric(acting(allowed, 'alaric last act: doNothing').state).condition).toBe('dead')
})

rule('LEG-WND-LastAction', 'what kept him from attacking before does not bind it', () => {
  const down = felled(HEAD, `alaric last action: spend\nalaric resilience: 54`)
  Object.assign(alaric(down), { barred: true, noAttack: 3, shaken: 2 })
  expect(offered(asking(down, '', { steps: 1 }))).toContain('attack')
})
