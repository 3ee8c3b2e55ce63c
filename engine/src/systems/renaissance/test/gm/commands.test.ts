import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, onMap, type Ran, told, turnOf } from '../arrange.ts'

/** What a command of the game master makes of a state; dice as given. */
const after = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
  }) as Ran
const ana = (from: State, command: Command, dice = ''): Fighter => of(after(from, command, dice), 'ana')
const plain = (more: object = {}, arrange?: (s: State) => void) => turnOf(duel({}, {}, more), 'ana', arrange)

test('numbers are set as he says', () => {
  const set = (what: 'damage' | 'wounds' | 'luck' | 'initiative' | 'reaction', to: number) =>
    ana(plain(), { do: 'set', who: 'ana', field: what, to })[what]
  expect([set('damage', 7), set('wounds', 2), set('luck', 3), set('initiative', 9), set('reaction', 1)]).toEqual([
    7, 2, 3, 9, 1,
  ])
})
test('a condition takes the turn from who can no longer act, and fells him', () => {
  const out = (to: Fighter['condition']) => {
    const ran = after(plain(), { do: 'condition', who: 'ana', to })
    return [of(ran, 'ana').condition, of(ran, 'ana').stance, ran.state.acting]
  }
  expect(out('disabled')).toEqual(['disabled', 'prone', null])
  expect(out('dead')).toEqual(['dead', 'prone', null])
  expect(out('fled')).toEqual(['fled', 'standing', null])
  const up = after(
    plain({}, (s) => {
      of({ state: s }, 'ana').condition = 'disabled'
    }),
    { do: 'condition', who: 'ana', to: 'up' },
  )
  expect([of(up, 'ana').condition, up.state.acting]).toEqual(['up', 'ana'])
  expect(after(plain(), { do: 'condition', who: 'bo', to: 'dead' }).state.acting).toBe('ana')
})
test('a stance, with the height cover is reckoned by', () => {
  const map = turnOf(duel({}, {}, onMap('a..b', ['ana', 'bo'])))
  const ran = after(map, { do: 'stance', who: 'ana', stance: 'prone' })
  const { where } = ran.state
  expect([of(ran, 'ana').stance, 'bands' in where ? 0 : where.bodies.ana?.tall]).toEqual(['prone', 0.5])
})
test('damage, with armour only where he says, and resistances by its tag', () => {
  const armoured = turnOf(duel({ armour: ['mail'], DUR: 100, resistances: [{ tag: 'Fire', effect: 'DV/2' }] }))
  expect(ana(armoured, { do: 'hurt', who: 'ana', dv: 12, ap: 0, armour: false }).damage).toBe(12)
  expect(ana(armoured, { do: 'hurt', who: 'ana', dv: 12, ap: 2, armour: true }).damage).toBe(12 - 3)
  expect(ana(armoured, { do: 'hurt', who: 'ana', dv: 12, ap: 0, armour: false, tag: 'Fire' }).damage).toBe(6)
  const ran = after(armoured, { do: 'hurt', who: 'ana', dv: 12, ap: 2, armour: true })
  expect(told(ran, 'hurt')).toMatchObject({ av: 5, ap: 2, lost: 9, total: 9 })
})
test('a fall of so many metres', () => {
  const stout = turnOf(duel({ DUR: 100 }))
  expect(ana(stout, { do: 'fall', who: 'ana', metres: 3 }).damage).toBe(0)
  expect(ana(stout, { do: 'fall', who: 'ana', metres: 5 }, 'ana damage: 4 3').damage).toBe(7)
  expect(ana(stout, { do: 'fall', who: 'ana', metres: 7 }, 'ana damage: 1 1 1 1 1 1 1').damage).toBe(7)
  expect(ana(stout, { do: 'fall', who: 'ana', metres: 10 }, 'ana damage: 1 1 1 1 1 1 1 1 1 1').damage).toBe(10)
  expect(ana(stout, { do: 'fall', who: 'ana', metres: 11 }, '').condition).toBe('dead')
})
test('fire and its end, and only of that kind', () => {
  const both = plain({}, (s) => {
    of({ state: s }, 'ana').effects = [
      { kind: 'oil', turns: 3 },
      { kind: 'tar', turns: null },
    ]
  })
  expect(ana(both, { do: 'burn', who: 'ana', what: 'oil', burns: false }).effects).toEqual([
    { kind: 'tar', turns: null },
  ])
  expect(ana(both, { do: 'burn', who: 'ana', what: 'oil', burns: true }).effects).toEqual([
    { kind: 'tar', turns: null },
    { kind: 'oil', turns: null },
  ])
})
test('air, blood, awareness, cover', () => {
  expect(ana(plain(), { do: 'air', who: 'ana', breathes: false })).toMatchObject({ breathless: 0, air: 0 })
  const choking = plain({}, (s) => void Object.assign(of({ state: s }, 'ana'), { breathless: 5, air: 2 }))
  expect(ana(choking, { do: 'air', who: 'ana', breathes: true })).toMatchObject({ breathless: -1, air: 0 })
  expect(ana(plain(), { do: 'bleed', who: 'ana', bleeds: true }).bleeding).toBe(0)
  expect(ana(plain(), { do: 'bleed', who: 'ana', bleeds: false }).bleeding).toBe(-1)
  expect(ana(plain(), { do: 'aware', who: 'ana', aware: false }).unaware).toBe(true)
  const asleep = plain({}, (s) => void Object.assign(of({ state: s }, 'ana'), { unaware: true }))
  expect(ana(asleep, { do: 'aware', who: 'ana', aware: true }).unaware).toBe(false)
  expect(ana(plain(), { do: 'cover', who: 'ana', grade: 'partial' }).cover).toBe('partial')
})
test('who is placed leaves his cover, and his mount goes with him', () => {
  const map = turnOf(
    crowd(
      { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
      { bo: {} },
      onMap('aw....b', ['ana', 'war-horse', 'bo']),
    ),
    'ana',
    (s) => void Object.assign(of({ state: s }, 'ana'), { cover: 'partial' }),
  )
  const ran = after(map, { do: 'place', who: 'ana', at: [4, 0] })
  const { where } = ran.state
  expect(of(ran, 'ana').cover).toBe('none')
  expect('bands' in where ? 0 : [where.bodies.ana?.x, where.bodies['war-horse']?.x]).toEqual([4, 4])
})
test('who is taken out is nowhere any longer: order, holds, aims, feints, help, saddles', () => {
  const state = turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
    s.order = ['bo', 'ana', 'cy']
    s.at = 2
    s.late = ['bo']
    s.holds = [
      { kind: 'grab', by: 'bo', on: 'ana', with: null, item: null },
      { kind: 'grab', by: 'ana', on: 'bo', with: null, item: null },
      { kind: 'grab', by: 'ana', on: 'cy', with: null, item: null },
    ]
    Object.assign(of({ state: s }, 'ana'), {
      aim: 'bo',
      feints: ['bo', 'cy'],
      helpers: ['bo', 'cy', 'dee'],
      mount: 'bo',
      rider: 'bo',
    })
  })
  const { state: left } = after(state, { do: 'remove', who: 'bo' })
  expect([left.order, left.at, left.late, left.acting]).toEqual([['ana', 'cy'], 1, [], 'ana'])
  expect(left.holds).toMatchObject([{ on: 'cy' }])
  expect(of({ state: left }, 'ana')).toMatchObject({
    aim: null,
    feints: ['cy'],
    helpers: ['cy', 'dee'],
    mount: null,
    rider: null,
  })
  const later = after(state, { do: 'remove', who: 'cy' }).state
  expect([later.at, of({ state: later }, 'ana').aim, of({ state: later }, 'ana').mount]).toEqual([2, 'bo', 'bo'])
  expect(after(state, { do: 'remove', who: 'ana' }).state.acting).toBeNull()
})
test('a word sets off what was readied for it, and nothing else', () => {
  const waiting = (when: 'gm' | 'reach') =>
    turnOf(duel(), 'bo', (s) => {
      of({ state: s }, 'ana').readied = {
        only: ['ana'],
        is: { action: 'full defence', when, of: 'anybody', metres: 0, cell: null },
      } as Fighter['readied']
    })
  expect(ana(waiting('gm'), { do: 'now', who: 'ana' })).toMatchObject({ fullDefence: true, reaction: 1 })
  expect(ana(waiting('reach'), { do: 'now', who: 'ana' }).fullDefence).toBe(false)
})
