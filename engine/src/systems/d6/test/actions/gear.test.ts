import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { show } from '../../book/diecode.ts'
import { rushing } from '../../content/difficulties.ts'
import { melee, missiles } from '../../content/index.ts'
import { d6 } from '../../index.ts'
import type { Item, State } from '../../state/types.ts'
import { duel, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'

/** Ana with a weapon that is as said, so many actions declared. */
const with_ = (
  weapon: string,
  item: Partial<Item> = {},
  actions = 1,
  more: object = {},
  arrange?: (s: State) => void,
) =>
  turnOf(duel({ weapons: [weapon] }, {}, { distance: 8, ...more }), 'ana', actions, (s) => {
    Object.assign(of({ state: s }, 'ana').items[0] ?? {}, item)
    arrange?.(s)
  })
const first = (ran: { readonly state: State }): Item | undefined => of(ran, 'ana').items[0]

describe('weapons', () => {
  rule('D6-C-WPN-Melee', 'twenty-five hand weapons add to Strength Damage', () => {
    const all = Object.values(melee)
    expect(all).toHaveLength(25)
    expect(all.every(({ damage }) => damage.strong)).toBe(true)
    const ran = run(
      turnOf(duel({ weapons: ['morning star'] }), 'ana'),
      'ana act: strike\nana weapon: morning star\nana attack: 3 3 3 3\nana damage: 1 1 1 1 2\nbo resistance: 6 6 5',
    )
    expect(told(ran, 'roll', 1)).toMatchObject({ dice: 5 })
  })
  rule('D6-C-WPN-Missile', 'nineteen have damage and ranges of their own', () => {
    const all = Object.values(missiles)
    expect(all).toHaveLength(19)
    expect(show(missiles['heavy crossbow'].damage.code)).toBe('4D+1')
    const ran = run(with_('long bow'), 'ana act: shoot\nana attack: 3 3 3 3\nana damage: 1 1 1 2\nbo resistance: 6 6 5')
    expect(told(ran, 'roll', 1)).toMatchObject({ dice: 4, adds: 2 })
  })
  rule('D6-C-WPN-Phys', 'some are thrown as far as the arm is strong: figured, or rolled', () => {
    const rock = (distance: number, physRange: string) =>
      with_('rock', {}, 1, { distance, ...withOptions({ physRange }) })
    expect(refusal(d6, rock(12, 'static'), 'ana', 'throw')).toBeUndefined()
    expect(refusal(d6, rock(12.1, 'static'), 'ana', 'throw')).toMatchObject({ rule: 'D6-RANGE-Long' })
    const feeble = { weapons: ['rock'], attributes: { ...PLAIN.attributes, physique: '1D' } }
    const near = (distance: number) => refusal(d6, turnOf(duel(feeble, {}, { distance }), 'ana'), 'ana', 'throw')
    expect([near(4), near(4.1)], 'steps are taken first, or not at all').toMatchObject([
      undefined,
      { rule: 'D6-RANGE-Long' },
    ])
    const still = run(rock(8, 'static'), 'ana act: throw\nana attack: 1 1 1 1')
    expect(told(still, 'difficulty')).toMatchObject({ difficulty: 10 })
    const weak = run(rock(8, 'rolled'), 'ana act: throw\nana throwing range: 3 3 3\nana attack: 1 1 1 1')
    expect(told(weak, 'difficulty')).toMatchObject({ difficulty: 15 })
    const strong = { weapons: ['rock'], skills: { throwing: '4D', lifting: '5D' } }
    const lifter = turnOf(duel(strong, {}, { distance: 8, ...withOptions({ physRange: 'rolled' }) }), 'ana')
    const far = run(lifter, 'ana act: throw\nana throwing range: 2 2 2 2 2\nana attack: 1 1 1 1')
    expect(told(far, 'throwingRange')).toMatchObject({ metres: 10 })
    const short = run(rock(8, 'rolled'), 'ana act: throw\nana throwing range: 2 2 2')
    expect(told(short, 'fallsShort')).toMatchObject({ who: 'ana', weapon: 'rock', rule: 'D6-C-WPN-Phys' })
  })
})

describe('having it ready', () => {
  test('of three knives the second and third are told apart', () => {
    const armed = turnOf(duel({ weapons: ['dagger', 'dagger', 'dagger'], inHand: [] }), 'ana')
    const { asked } = play(d6, armed, 'ana act: ready')
    const keys = asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
    expect(keys).toEqual(['dagger', 'dagger 2', 'dagger 3'])
    expect(of({ state: armed }, 'ana').items.map(({ id }) => id)).toEqual([
      'ana dagger',
      'ana dagger 2',
      'ana dagger 3',
      'ana unarmed',
    ])
  })
  rule('D6-C-OPT-Ready', 'drawing is an action for each item', () => {
    const two = turnOf(duel({ weapons: ['short sword', 'war hammer'], inHand: ['short sword'] }), 'ana', 2)
    const ran = run(two, 'ana act: ready')
    expect(of(ran, 'ana').items.map(({ where }) => where)).toEqual(['stowed', 'hand', 'body'])
    expect(of(ran, 'ana').actions).toBe(1)
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'ready')).toMatchObject({ rule: 'D6-C-OPT-Ready' })
    const stowed = turnOf(duel({ weapons: ['light crossbow'], inHand: [] }, {}, { distance: 8 }), 'ana')
    expect(refusal(d6, stowed, 'ana', 'shoot')).toMatchObject({ rule: 'D6-C-OPT-Ready' })
  })
  rule('D6-C-OPT-Ready', 'a weapon for both hands puts the shield away', () => {
    const ran = run(
      turnOf(duel({ weapons: ['short sword', 'war hammer'], shield: 'small shield' }), 'ana'),
      'ana act: ready',
    )
    expect(of(ran, 'ana').shieldUp).toBe(false)
    const one = turnOf(
      duel({ weapons: ['short sword', 'hatchet'], inHand: ['short sword'], shield: 'small shield' }),
      'ana',
    )
    const other = of(run(one, 'ana act: ready'), 'ana')
    expect([other.shieldUp, other.items.map(({ where }) => where)]).toEqual([true, ['stowed', 'hand', 'body']])
  })
  rule('D6-C-WPN-Reload', 'the next arrow is an action', () => {
    const shot = run(with_('short bow', {}, 3), 'ana act: shoot\nana attack: 1 1')
    expect(first(shot)?.loaded).toBe(false)
    expect(refusal(d6, shot.state, 'ana', 'shoot')).toMatchObject({ rule: 'D6-C-WPN-Reload' })
    expect(first(run(shot.state, 'ana act: reload'))?.loaded).toBe(true)
    expect(refusal(d6, with_('short bow'), 'ana', 'reload')).toMatchObject({ rule: 'D6-C-WPN-Reload' })
  })
  rule('D6-C-WPN-Crossbow', 'a crossbow is not wound in the round it was shot, a heavy one takes a round', () => {
    const spent = { loaded: false, used: 1 }
    expect(refusal(d6, with_('light crossbow', spent, 2), 'ana', 'reload')).toMatchObject({ rule: 'D6-C-WPN-Crossbow' })
    expect(first(run(with_('light crossbow', { loaded: false, used: 0 }, 2), 'ana act: reload'))?.loaded).toBe(true)
    const lenient = withOptions({ crossbowReload: 'heavyOnly' })
    expect(refusal(d6, with_('light crossbow', spent, 2, lenient), 'ana', 'reload')).toBeUndefined()
    expect(refusal(d6, with_('heavy crossbow', spent, 2), 'ana', 'reload')).toMatchObject({ rule: 'D6-C-WPN-Crossbow' })
    expect(first(run(with_('heavy crossbow', { loaded: false }, 1), 'ana act: reload'))?.loaded).toBe(true)
  })
})

describe('gunpowder', () => {
  rule('D6-C-WPN-Gunpowder', 'a musket wants a rest or an action to lift it', () => {
    const musket = with_('wheellock musket', {}, 2)
    expect(refusal(d6, musket, 'ana', 'shoot')).toMatchObject({ rule: 'D6-C-WPN-Gunpowder' })
    const up = run(musket, 'ana act: lift gun\nana lift: 1 2')
    expect(first(up)?.rested).toBe(true)
    const shot = run(up.state, 'ana act: shoot\nana attack: 1 1 1')
    expect(first(shot)).toMatchObject({ rested: false, loaded: false })
    expect(first(run(musket, 'ana act: lift gun\nana lift: 3 1'))?.rested).toBe(false)
    const lying = with_('wheellock musket', {}, 2, {}, (s) => {
      of({ state: s }, 'ana').stance = 'prone'
    })
    expect(first(run(lying, 'ana act: lift gun'))?.rested).toBe(true)
    expect(refusal(d6, with_('wheellock pistol'), 'ana', 'lift gun')).toMatchObject({ rule: 'D6-C-WPN-Gunpowder' })
  })
  const empty = (item: Partial<Item> = {}) => with_('wheellock pistol', { loaded: false, ...item })
  rule('D6-C-WPN-Gunpowder', 'twelve rounds to load, or a roll of 10', () => {
    const steady = run(empty(), 'ana act: reload\nana pace: steadily')
    expect(first(steady)).toMatchObject({ loaded: false, loading: 1 })
    expect(first(run(empty({ loading: 10 }), 'ana act: reload'))).toMatchObject({ loaded: false, loading: 11 })
    expect(first(run(empty({ loading: 11 }), 'ana act: reload'))).toMatchObject({ loaded: true, loading: 0 })
    const once = (dice: string) => first(run(empty(), `ana act: reload\nana pace: at once\nana load: ${dice}`))?.loaded
    expect([once('2 2 3 3'), once('2 2 2 3')]).toEqual([true, false])
    expect(refusal(d6, with_('wheellock pistol', { loaded: false }, 2), 'ana', 'reload')).toMatchObject({
      rule: 'D6-C-WPN-Gunpowder',
    })
  })
  rule('D6-C-RUSH', 'a quarter, half or three quarters less time at 5, 10 or 20', () => {
    expect(rushing.map(({ saved, difficulty }) => [saved, difficulty])).toEqual([
      [0.25, 5],
      [0.5, 10],
      [0.75, 20],
    ])
    const begun = run(empty(), 'ana act: reload\nana pace: 50% faster')
    expect(first(begun)).toMatchObject({ loading: 1, pace: 0.5 })
    const done = (loading: number, pace: number, dice: string) =>
      first(run(empty({ loading, pace }), `ana act: reload\n${dice === '' ? '' : `ana load: ${dice}`}`))
    expect(done(4, 0.5, '')).toMatchObject({ loaded: false, loading: 5 })
    expect(done(5, 0.5, '2 2 3 3')).toMatchObject({ loaded: true, pace: 0 })
    expect(done(5, 0.5, '2 2 2 3')).toMatchObject({ loaded: false, loading: 0, pace: 0 })
    expect(done(2, 0.75, '5 5 5 4')?.loaded).toBe(false)
    expect(done(8, 0.25, '1 1 1 2')?.loaded).toBe(true)
  })
})
