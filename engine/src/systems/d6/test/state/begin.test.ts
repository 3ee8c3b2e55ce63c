import { describe, expect, test } from 'vitest'
import { arranged } from '../../../../kernel/testing/index.ts'
import { terrain } from '../../../../space/terrain.ts'
import { chanceOf, extraDice, pool, sumOf } from '../../book/diecode.ts'
import { screen } from '../../ground/cover.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, strike, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

test('everybody begins unhurt, with nothing done, prepared or promised', () => {
  const ana = of({ state: arranged(d6, duel(), () => undefined) }, 'ana')
  const nothing = Object.entries(ana).filter(([, value]) => value === 0)
  const NUMBERS =
    'initiative declared actions extra turned offBalance sunk height moved strained speed ' +
    'levelsThisRound lostThisRound fastPenalty scarred rested dying nextAttack nextDefence nextDamage ' +
    'circumstance characterPoints fatePoints healersPack'
  expect(nothing.map(([name]) => name).toSorted()).toEqual(NUMBERS.split(' ').toSorted())
  expect(ana).toMatchObject({
    waiting: false,
    felled: false,
    blind: false,
    staysUp: false,
    lasting: [],
    treated: false,
  })
  expect(ana).toMatchObject({ condition: 'up', wound: 'unhurt', rider: null, mount: null, aim: null, quick: null })
  expect(ana.items.map(({ loading, pace, used, rested, loaded }) => [loading, pace, used, rested, loaded])).toEqual([
    [0, 0, 0, false, true],
    [0, 0, 0, false, true],
  ])
})

describe('a new round', () => {
  const turned = (arrange: (s: State) => void, options: object = {}) =>
    turnOf(crowd({}, { bo: {}, cy: {} }, { options: { initiative: 'firstAct', ...options } }), 'ana', 1, (s) => {
      Object.assign(s, { acting: [], at: s.order.length, round: 1, phase: 'initiative' })
      arrange(s)
    })
  test('takes from everybody what was of the last one', () => {
    const left = (f: Fighter) => ({
      ...{ declared: f.declared, extra: f.extra, moved: f.moved, speed: f.speed, strained: f.strained },
      ...{ levels: f.levelsThisRound, lost: f.lostThisRound, next: f.nextDamage, done: f.done },
    })
    const used = { declared: 2, extra: 1, moved: 7, speed: 3, strained: 2, levelsThisRound: 1, lostThisRound: 5 }
    const ran = run(
      turned((s) => {
        for (const id of ['ana', 'bo', 'cy']) set(id, { ...used, nextDamage: 4, done: [] })(s)
        set('bo', { done: ['run'] })(s)
        set('cy', { done: ['trick', 'fly'] })(s)
      }),
      '',
    )
    const fresh = { declared: 0, extra: 0, moved: 0, speed: 7, levels: 0, lost: 0, done: [] }
    expect(left(of(ran, 'ana'))).toEqual({ ...fresh, strained: 0, next: 4 })
    expect(left(of(ran, 'bo'))).toEqual({ ...fresh, strained: 2, next: 4 })
    expect(left(of(ran, 'cy'))).toEqual({ ...fresh, strained: 2, next: 0 })
  })
  test('takes the defence of whoever was struck in the chest, and nobody else’s', () => {
    const dodge = [{ kind: 'dodge', total: 20, full: false, item: '' } as const]
    const ran = run(
      turned((s) => {
        set('bo', { ...during('winded', 1, 1), defences: [...dodge] })(s)
        set('cy', { ...during('winded', 2, 1), defences: [...dodge] })(s)
      }),
      '',
    )
    expect([of(ran, 'bo').defences, of(ran, 'cy').defences]).toEqual([[], dodge])
  })
})

describe('exact chances of dice', () => {
  const law = (dice: number) =>
    new Map(
      pool('any', dice, 'removeBoth')
        .law?.()
        .support.map(([f, w]) => [sumOf(f), w]),
    )
  test('one Wild Die: a 6 is thrown again and added, ten times over', () => {
    const one = law(1)
    for (const face of [1, 2, 3, 4, 5]) expect(one.get(face)).toBeCloseTo(1 / 6, 12)
    expect(one.get(6)).toBeUndefined()
    for (const sum of [7, 8, 9, 10, 11]) expect(one.get(sum)).toBeCloseTo(1 / 36, 12)
    expect([one.get(12), one.get(13)]).toEqual([undefined, expect.closeTo(1 / 216, 12)])
    expect(Math.max(...one.keys())).toBe(65)
    expect(pool('any', 1, 'none').law?.().lost).toBeCloseTo(6 ** -11, 15)
  })
  test('weights and what is lost make one, whatever the dice', () => {
    for (const dice of [1, 2, 3, 5])
      for (const chance of [pool('any', dice, 'none'), extraDice('any', dice)]) {
        const { support, lost } = chance.law?.() ?? { support: [], lost: 0 }
        expect(support.reduce((sum, [, weight]) => sum + weight, lost)).toBeCloseTo(1, 12)
      }
  })
  test('bought dice: a 1 is a 1, a 6 is thrown again', () => {
    const of = (dice: number) => new Map(extraDice('any', dice).law?.().support)
    expect([1, 5, 6, 7, 12, 13].map((sum) => of(1).get(sum) ?? 0)).toEqual(
      [1 / 6, 1 / 6, 0, 1 / 36, 0, 1 / 216].map((p) => expect.closeTo(p, 12)),
    )
    expect([2, 3, 6, 8].map((sum) => of(2).get(sum) ?? 0)).toEqual(
      [1 / 36, 2 / 36, 5 / 36, 3 / 36 + 2 / 216].map((p) => expect.closeTo(p, 12)),
    )
    expect(Math.max(...of(2).keys())).toBe(130)
    expect(extraDice('any', 2).law?.().lost).toBeCloseTo(2 * 6 ** -11, 15)
  })
  test('of reaching something, a 1 on the Wild Die taking the highest with it', () => {
    expect([chanceOf(1, 0), chanceOf(1, -3)]).toEqual([1, 1])
    expect([chanceOf(1, 1), chanceOf(1, 2), chanceOf(1, 3), chanceOf(1, 6), chanceOf(1, 7)]).toEqual(
      [5 / 6, 5 / 6, 4 / 6, 1 / 6, 1 / 6].map((p) => expect.closeTo(p, 7)),
    )
    expect([chanceOf(2, 3), chanceOf(2, 4), chanceOf(2, 8), chanceOf(1, 66)]).toEqual(
      [30 / 36, 29 / 36, 16 / 36, 0].map((p) => expect.closeTo(p, 7)),
    )
  })
  test('from one die to two hundred', () => {
    expect(() => pool('blow', 201, 'none')).toThrow('blow: 201 dice cannot be thrown')
    expect(() => pool('blow', 0, 'none')).toThrow('blow: 0 dice')
    expect(() => pool('blow', 1.5, 'none')).toThrow('1.5 dice')
    expect(pool('blow', 200, 'none').label).toBe('blow')
  })
})

test('a low wall hides less of him who stands than of him who crouches or lies', () => {
  const at = { grid: 'square', cell: 1, picture: 'a...t.b', key: { a: 'ana', b: 'bo', t: 'low wall' } }
  const { where } = arranged(d6, duel({}, {}, { distance: undefined, map: at }), () => undefined)
  if ('bands' in where) throw new Error('there is a map')
  const hidden = (stance: 'standing' | 'crouching' | 'prone') =>
    screen(terrain(where.field), { x: 0, y: 0 }, { x: 6, y: 0 }, stance, false)?.share
  expect([hidden('standing'), hidden('crouching'), hidden('prone')]).toEqual([25, 50, 100])
})

test('a Character Point that shows a 1 is told to be only a 1, another is not', () => {
  const spent = (die: string) =>
    told(
      run(
        turnOf(duel({ characterPoints: 1 }), 'ana', 1),
        strike('1 1 1 1', `ana character point: spend\nana character point: ${die}`),
      ),
      'characterPoint',
    )?.rule
  expect(spent('1')).toContain('D6-C-CP-OneHarmless')
  expect(spent('2')).not.toContain('D6-C-CP-OneHarmless')
})

test('a group is resisted as the one he is protected from least: a die of protection is less than four points', () => {
  const bo = { ...PLAIN, abilities: [{ ability: 'attackResistance', ranks: 1, of: 'blade' }] }
  const resisted = (scale: number, dice: string) =>
    told(
      run(
        turnOf(
          {
            system: 'd6',
            distance: 2,
            sides: { heroes: { ana: PLAIN, cy: { ...PLAIN, weapons: [], scale } }, foes: { bo } },
          },
          'ana',
          1,
          (s) => {
            s.round = 2
            for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
            set('ana', { ...during('prepared', 1, 1) })(s)
          },
        ),
        `ana act: group attack\nana mark: chest\nana command: 5 5\nana attack: 4 4 4 4\nana damage: 1 1 2\ncy attack: 4 4 4 4\ncy damage: 1 2\nbo resistance: ${dice}`,
      ),
      'resists',
    )?.modifiers
  const because = (scale: number) => resisted(scale, scale === -4 ? '5 5 5 5' : '5 5 5')?.map(({ rule }) => rule)
  expect(because(-4)).toContain('D6-C-SA-AttackResistance')
  expect(because(-4)).not.toContain('D6-C-SCALE-Smaller')
  expect(because(-3)).toContain('D6-C-SCALE-Smaller')
  expect(because(-3)).not.toContain('D6-C-SA-AttackResistance')
})
