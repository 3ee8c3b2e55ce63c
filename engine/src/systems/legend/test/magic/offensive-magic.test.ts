import { expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { castSpell } from '../../actions/casting.ts'
import { legend } from '../../index.ts'
import { spellOf, spellTargets } from '../../magic/targets.ts'
import type { Fighter, State } from '../../state/types.ts'
import { acting, alone, arranged, facing, the } from '../arrange.ts'
import { type Change, cast, goblin, lilina, start } from '../casting.ts'

const CHEST = 3
const HEAD = 6

rule(
  ['LEG-MAG-Resist', 'LEG-EVD-02'],
  'Evade against the casting roll costs a Combat Action and the next attack',
  () => {
    const clear = cast(
      start({ 'dragons-breath': 2 }),
      `lilina common magic: 20
     goblin evade spell: evade
     goblin evade: 21`,
    )
    expect(goblin(clear)).toMatchObject({ actions: 2, noAttack: 1 })
    expect(goblin(clear).limbs.map((l) => l.hp)).toEqual([4, 4, 5, 6, 3, 3, 4])
    const caught = cast(
      start({ 'dragons-breath': 2 }),
      `lilina common magic: 20
     goblin evade spell: evade
     goblin evade: 19
     lilina damage: 1
     lilina hit location: 11`,
    )
    expect(goblin(caught).limbs[CHEST]?.hp).toBe(5)
    const spent = start({ 'dragons-breath': 2 }, (_, s) => Object.assign(goblin(s), { actions: 0 }))
    const helpless = cast(
      spent,
      `lilina common magic: 20
     lilina manoeuvre: none
     lilina damage: 1
     lilina hit location: 11`,
    )
    expect(goblin(helpless).limbs[CHEST]?.hp).toBe(5)
  },
)

rule(
  'LEG-SPL-DragonsBreath',
  'levels over the target’s Evade grant manoeuvres: the worked fight chooses the head',
  () => {
    const { state } = acting(
      start({ 'dragons-breath': 2 }),
      `lilina act: castSpell
     lilina common magic: 28
     goblin evade spell: none
     lilina manoeuvre: chooseLocation
     lilina damage: 3
     lilina location: head`,
    )
    expect(goblin(state).limbs[HEAD]?.hp).toBe(2)
  },
)

rule(['LEG-SKL-EvadeFumble', 'LEG-SPL-DragonsBreath'], 'a fumbled Evade takes the most the spell can do', () => {
  const { state } = alone(
    start({ 'dragons-breath': 2 }),
    `lilina common magic: 20
     goblin evade spell: evade
     goblin evade: 99
     lilina manoeuvre: none
     lilina damage:
     lilina hit location: 11
     goblin cannot attack: 1
     goblin resilience: 38`,
    (ctx, s) => castSpell.act(ctx, s, lilina(s)),
    { otherwise: 'usual' },
  )
  expect(goblin(state).limbs[CHEST]?.hp).toBe(6 - 10)
})

rule(
  ['LEG-MAG-Reactive', 'LEG-SPL-Countermagic', 'LEG-CA-02'],
  'Countermagic answers an offensive spell of no greater Magnitude',
  () => {
    const foe = { spells: { countermagic: 3 }, skills: { commonMagic: 50 } }
    const met = (script: string, change: Change = () => undefined) =>
      cast(start({ 'dragons-breath': 2 }, change, foe), `lilina common magic: 20\n${script}`)
    const ended = met('goblin counter: magnitude 2\ngoblin common magic: 50')
    expect(goblin(ended)).toMatchObject({ actions: 2, magicPoints: 6 })
    expect(goblin(ended).limbs[CHEST]?.hp).toBe(6)
    const rest = 'goblin evade spell: none\nlilina manoeuvre: none\nlilina damage: 1\nlilina hit location: 11'
    expect(goblin(met(`goblin counter: magnitude 1\ngoblin common magic: 50\n${rest}`)).limbs[CHEST]?.hp).toBe(5)
    expect(goblin(met(`goblin counter: magnitude 2\ngoblin common magic: 51\n${rest}`)).limbs[CHEST]?.hp).toBe(5)
    expect(goblin(met(`goblin counter: none\n${rest}`)).actions).toBe(3)
    const poor = (magicPoints: number) => (_: Fighter, s: State) => void Object.assign(goblin(s), { magicPoints })
    const last = 'goblin counter: magnitude 1\ngoblin common magic: 50\ngoblin resilience: 20\n'
    expect(goblin(met(`${last}${rest}`, poor(1))), 'his last point (LEG-MAG-Empty)').toMatchObject({
      magicPoints: 0,
      fatigue: 1,
    })
    expect(goblin(met(rest, poor(0))).magicPoints).toBe(0)
    const spent = met(rest.replace('goblin evade spell: none\n', ''), (_, s) =>
      Object.assign(goblin(s), { actions: 0 }),
    )
    expect(goblin(spent).limbs[CHEST]?.hp).toBe(5)
  },
)

rule('LEG-SPL-Countermagic', 'on one’s own turn it ends a spell in force in range', () => {
  const s = start({ countermagic: 2 }, (_, st) => {
    st.spells.push({ spell: 'protection', magnitude: 2, by: 'goblin', at: 'goblin', item: undefined, until: 50 })
    goblin(st).warded = 2
  })
  const ended = cast(s, 'lilina magnitude: 2\nlilina common magic: 30')
  expect([ended.spells, goblin(ended).warded]).toEqual([[], 0])
  const weak = cast(s, 'lilina magnitude: 1\nlilina common magic: 30')
  expect(goblin(weak).warded).toBe(2)
})

rule(
  'LEG-MAG-Empty',
  'at no Magic Points Resilience: a level of Fatigue, or unconscious for 21 less CON minutes',
  () => {
    const empty = (roll: number) =>
      lilina(
        cast(
          start({ bladesharp: 2 }, (f) => Object.assign(f, { magicPoints: 2 })),
          `lilina magnitude: 2\nlilina common magic: 30\nlilina resilience: ${roll}`,
        ),
      )
    expect(empty(45)).toMatchObject({ condition: 'up', fatigue: 1, magicPoints: 0 })
    expect(empty(46)).toMatchObject({ condition: 'unconscious', unconsciousRounds: 11 * 12, fatigue: 0 })
  },
)

rule(['LEG-MAG-Resist', 'LEG-EVD-02'], 'an Evade declared ahead meets a spell without a further Combat Action', () => {
  const ready = start({ 'dragons-breath': 2 }, (_, s) => Object.assign(goblin(s), { guard: 'evade', actions: 0 }))
  const clear = cast(ready, 'lilina common magic: 20\ngoblin evade spell: evade\ngoblin evade: 21')
  expect(goblin(clear)).toMatchObject({ guard: 'none', actions: 0, noAttack: 1 })
  const prone = start({ 'dragons-breath': 2 }, (_, s) => Object.assign(goblin(s), { stance: 'prone' }))
  const burnt = cast(
    prone,
    'lilina common magic: 20\nlilina manoeuvre: none\nlilina damage: 1\nlilina hit location: 11',
  )
  expect(goblin(burnt).limbs[CHEST]?.hp).toBe(5)
  const evaded = 'lilina common magic: 20\ngoblin evade spell: evade\ngoblin evade: 21'
  expect(goblin(cast(start({ 'dragons-breath': 2 }), evaded)).actions).toBe(2)
})

rule(['LEG-HP-LastChance', 'LEG-MAG-Resist'], 'without a Combat Action a Hero Point buys one to evade with', () => {
  const dodges = (guard: Fighter['guard'], script: string) => {
    const state = start({ 'dragons-breath': 2 }, (_, s) =>
      Object.assign(goblin(s), { actions: 0, heroPoints: 1, guard }),
    )
    return goblin(cast(state, `lilina common magic: 20\n${script}goblin evade spell: evade\ngoblin evade: 21`))
  }
  expect(dodges('none', 'goblin last chance: spend\n')).toMatchObject({ heroPoints: 0, actions: 0, noAttack: 1 })
  expect(dodges('evade', '')).toMatchObject({ heroPoints: 1, guard: 'none' })
})

rule('LEG-MAG-Range', 'an offensive spell is for foes who still stand', () => {
  const targets = (change: Change) => {
    const s = arranged(
      facing(
        { lilina: { spells: { 'dragons-breath': 2 } }, thrace: {} },
        { goblin: { count: 2 } },
        {},
        { distance: 10 },
      ),
      (st) => change(lilina(st), st),
    )
    return spellTargets(s, lilina(s), spellOf('dragons-breath')).map(({ key }) => key)
  }
  expect(targets(() => undefined)).toEqual(['goblin-1', 'goblin-2'])
  expect(targets((_, s) => Object.assign(the(s, 'goblin-1'), { condition: 'unconscious' }))).toEqual(['goblin-2'])
  const far = start({ 'dragons-breath': 2 }, () => undefined, {}, { distance: 61 })
  expect(refusal(legend, far, 'lilina', 'castSpell')?.rule).toBe('LEG-MAG-Range')
})
