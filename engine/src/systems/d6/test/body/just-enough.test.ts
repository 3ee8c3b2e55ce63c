import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { standingAgainst } from '../../exchange/defence.ts'
import type { Fighter, State } from '../../state/types.ts'
import { duel, during, of, PLAIN, rolls, run, shoot, still, strike, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)

describe('cover', () => {
  rule(
    ['D6-COVER-100', 'D6-COVER-Overflow'],
    'one point over weakens it and goes on; as much as it stands, nothing',
    () => {
      const door = { share: 100, made: 'tough', object: 'a door' }
      const from = turnOf(duel({ weapons: ['light crossbow'] }, { cover: door }, { distance: 8 }), 'ana')
      const over = run(from, shoot('3 3 3 3', 'ana damage: 2 2 2 2\ngm cover: 2 5\nbo resistance: 2 2 2'))
      expect(told(over, 'cover')).toMatchObject({ total: 8, stopped: 7, over: 1, state: 'weakened' })
      expect(of(over, 'bo').cover).toMatchObject({ weakened: 1 })
      const even = run(from, shoot('3 3 3 3', 'ana damage: 2 2 2 2\ngm cover: 3 5'))
      expect(told(even, 'cover')).toMatchObject({ over: 0, state: 'whole' })
      expect(of(even, 'bo').cover).toMatchObject({ weakened: 0 })
    },
  )
})

describe('Body Points read as Wounds', () => {
  rule('D6-C-BP-Overlay', 'a blow that leaves him at the level he was at does nothing of it again', () => {
    const struck = (body: number) =>
      run(
        turnOf(duel({}, { role: 'hero' }, withOptions({ injury: 'bodyPoints', woundOverlay: true })), 'ana', 1, (s) => {
          set('bo', { body, fullBody: 100 })(s)
        }),
        strike('3 3 3 3', 'ana damage: 1 1 2'),
      )
    expect(of(struck(79), 'bo')).toMatchObject({ body: 73, lasting: [] })
    expect(told(struck(79), 'reels')).toBeUndefined()
    expect(of(struck(83), 'bo')).toMatchObject({ body: 77, ...still('stunned', 2) })
  })
})

describe('one more', () => {
  rule('D6-C-HEAL-BPTable', 'who has a single round of his sleep left sleeps it', () => {
    const from = turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: { ...PLAIN, skills: { healing: '3D' } }, cy: PLAIN }, foes: { bo: PLAIN } },
        options: { injury: 'bodyPoints' },
      },
      'ana',
      1,
      set('cy', { body: 10, condition: 'unconscious', ...during('senseless', 1) }),
    )
    const ran = run(from, 'ana act: treat\nana healing: 2 3 2\nana points healed: 5')
    expect(of(ran, 'cy')).toMatchObject({ body: 15, condition: 'unconscious', ...still('senseless', 1) })
  })
  rule('D6-C-SA-ArmorDefeating', 'a single pip of hide is ignored too', () => {
    const ana = { weapons: [], abilities: [{ ability: 'armorDefeating', ranks: 1 }] }
    const ran = run(
      turnOf(duel(ana, { hide: '0D+1' }), 'ana'),
      'ana act: strike\nana attack: 3 3 3 3\nana damage: 1 2\nbo resistance: 2 2 2',
    )
    expect(rolls(ran).at(-1)).toMatchObject({ dice: 3, adds: 0 })
  })
  test('of two defences that came to the same the first one is met', () => {
    const guard = (kind: 'dodge' | 'block', total: number) => ({ kind, total, full: false, item: '' })
    const met = (...defences: Fighter['defences']) => {
      const s = turnOf(duel(), 'ana', 1, set('bo', { defences }))
      const sword = of({ state: s }, 'ana').items[0]
      return sword === undefined ? expect.fail() : standingAgainst(s, of({ state: s }, 'bo'), sword)?.kind
    }
    expect([met(guard('dodge', 9), guard('block', 9)), met(guard('dodge', 9), guard('block', 10))]).toEqual([
      'dodge',
      'block',
    ])
  })
  rule('D6-C-RND-5s', 'each round is told to begin five seconds after the one before', () => {
    const begun = (round: number) =>
      told(
        run(
          turnOf(duel({}, {}, withOptions({ initiative: 'firstAct' })), 'ana', 1, (s) => {
            Object.assign(s, { round, phase: 'initiative' })
          }),
          '',
        ),
        'round',
      )
    expect([begun(1), begun(2)]).toMatchObject([
      { round: 2, seconds: 5 },
      { round: 3, seconds: 10 },
    ])
  })
})

describe('dice somebody reads out', () => {
  test('of a roll that is only said to hit nobody knows by how much', () => {
    const from = turnOf(duel(), 'ana')
    const attack = (dice: string) => told(run(from, strike(dice, 'ana damage: 1 1 2\nbo resistance: 5 5 5')), 'attack')
    expect(attack('true')).toEqual({
      type: 'attack',
      who: 'ana',
      at: 'bo',
      weapon: 'short sword',
      way: 'strike',
      difficulty: 5,
      hit: true,
      rule: ['D6-HIT-Equal'],
    })
    expect(told(run(from, strike('false')), 'attack')).toMatchObject({ hit: false, rule: ['D6-HIT-Miss'] })
    const seen = { total: 5, hit: true, grade: 'minimal', rule: ['D6-HIT-Equal', 'D6-C-RES-Grades'] }
    expect(attack('1 1 1 2')).toMatchObject(seen)
  })
})
