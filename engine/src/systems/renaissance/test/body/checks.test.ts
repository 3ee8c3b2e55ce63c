import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { attack, counted, crowd, duel, needs, of, rollOf, run, told, turnOf } from '../arrange.ts'

const miss = 'bo defence: 99\nana damage: 1'
const hero = { role: 'hero', luck: 3 }

describe('in play', () => {
  rule('REN-CHK-01', 'a roll at the target number succeeds and one above it does not', () => {
    const at = run(turnOf(duel()), attack(60, miss))
    const above = run(turnOf(duel()), attack(61))
    expect([told(at, 'attack')?.success, told(above, 'attack')?.success]).toEqual([true, false])
    expect([rollOf(told(at, 'attack'))?.total, needs(told(at, 'attack'))]).toEqual([60, 60])
  })
  rule('REN-CHK-02', 'a target number below 1 is 1 and above 98 is 98', () => {
    const worn = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'ana').wounds = 9
      }),
      attack(1, miss),
    )
    expect([needs(told(worn, 'attack')), told(worn, 'attack')?.success]).toEqual([1, true])
    const sure = run(turnOf(duel({ skills: { 'melee weapons': 120 } })), attack(99))
    expect([needs(told(sure, 'attack')), told(sure, 'attack')?.success]).toEqual([98, false])
  })
  rule(
    ['REN-CHK-03', 'REN-CHK-04'],
    'a check is told with its grade: 00 is critical, 30 below the number exceptional, 99 fails whatever the skill',
    () => {
      const knocked = (roll: number) =>
        run(
          turnOf(duel({}, { DUR: 30, aptitudes: { SOM: 30 } })),
          attack(20, `bo defence: 99\nana damage: 1\nbo knock-down: ${roll}`),
        )
      const results = [100, 45, 20, 82, 67, 99].map((roll) => told(knocked(roll), 'check')?.result)
      expect(results).toEqual([
        'critical success',
        'exceptional success',
        'success',
        'failure',
        'exceptional success',
        'critical failure',
      ])
    },
  )
  rule('REN-CHK-06', 'two equal successes are thrown again by both', () => {
    const ran = run(
      turnOf(duel()),
      'ana turn: attack\nana weapon: short sword\nana attack: 40\nbo defence: 40\nana again: 25 24\nana damage: 1',
    )
    expect(told(ran, 'again')?.time).toBe(1)
    expect(of(ran, 'bo').damage).toBe(9)
  })
  test('after three more ties the defender has it (REN-A92)', () => {
    const tie = 'ana attack: 40\nbo defence: 40\n'
    const ran = run(turnOf(duel()), `ana turn: attack\nana weapon: short sword\n${tie}ana again: 11 11 100 100 30 30`)
    expect(of(ran, 'bo').damage).toBe(0)
    expect(told(ran, 'again', 2)?.time).toBe(3)
    // Each throw is told with the dice of it.
    const dice = (type: 'attack' | 'defence') => [0, 1, 2, 3].map((n) => rollOf(told(ran, type, n)))
    expect(dice('attack').map((roll) => [roll?.faces, roll?.total])).toEqual([
      [[40], 40],
      [[11], 11],
      [[100], 0],
      [[30], 30],
    ])
    expect(dice('defence').map((roll) => roll?.faces)).toEqual([[40], [11], [100], [30]])
    expect([0, 1, 2, 3].map((n) => told(ran, 'defence', n)?.result)).toEqual(Array(4).fill('a tie'))
  })
  test('how well it was made is that of the throw that ends it, for both', () => {
    const again = (dice: string, bo: object = {}, defend = '') =>
      run(
        turnOf(duel({}, bo)),
        `ana turn: attack\nana weapon: short sword\nana attack: 40\n${defend}bo defence: 40\nana again: ${dice}`,
      )
    // A double of thirty or more: the dice at their highest, 10 +3 +5 DB, and five for the margin.
    expect(of(again('55 20\nbo knock-down: 1'), 'bo').damage).toBe(23)
    const fork = { weapons: ['war-fork'], skills: { fray: 10, 'melee weapons': 90 } }
    const caught = (dice: string) => again(dice, fork, 'bo defend: catch war-fork\n').state.holds.length
    expect([caught('20 45'), caught('10 25')]).toEqual([1, 0])
  })
  test('with luck to spend in between, each throw of a tie stands for itself', () => {
    const ran = run(
      turnOf(duel(hero)),
      'ana turn: attack\nana weapon: short sword\nana attack: 24\nbo defence: 24\nana attack: 12\nana luck after: upgrade\nbo defence: 11\nana damage: 1',
    )
    expect([told(ran, 'again')?.time, of(ran, 'ana').luck]).toEqual([1, 2])
    // 1 +3 +5 DB, and five for luck that made it exceptional.
    expect(of(ran, 'bo').damage).toBe(14)
  })
  test('who attacks may fail when a tie is thrown again, and misses (REN-A65)', () => {
    const ran = run(
      turnOf(duel()),
      'ana turn: attack\nana weapon: short sword\nana attack: 40\nbo defence: 40\nana again: 70',
    )
    expect([told(ran, 'missed')?.at, of(ran, 'bo').damage]).toEqual(['bo', 0])
  })
  rule('REN-CHK-07', 'the defender throws nothing if the attacker failed', () => {
    const failed = run(turnOf(duel()), attack(70))
    expect(told(failed, 'defence')).toBeUndefined()
    const made = run(turnOf(duel()), attack(20, 'bo defence: 30'))
    expect(told(made, 'defence')?.result).toBe('holds')
  })
  rule('REN-CHK-08', 'everything that counts adds up', () => {
    const state = turnOf(duel(), 'ana', (s) => {
      Object.assign(of({ state: s }, 'ana'), { wounds: 1, running: true, aim: 'bo', circumstance: -5 })
    })
    const ran = run(state, attack(10, miss))
    expect(needs(told(ran, 'attack'))).toBe(60 - 10 - 10 + 10 - 5)
    expect(counted(told(ran, 'attack'))['REN-CHK-08']).toBe(-5)
  })
  rule('REN-CHK-09', 'without the proficiency -20; specialised +10', () => {
    const bare = run(turnOf(duel({ proficiencies: ['axes'] })), attack(10, miss))
    expect(needs(told(bare, 'attack'))).toBe(40)
    const keen = run(turnOf(duel({ proficiencies: ['swords'], specializations: ['swords'] })), attack(10, miss))
    expect(needs(told(keen, 'attack'))).toBe(70)
  })
  test('each sustained action after the first is -10 (REN-CHK-09)', () => {
    const holding = (...kinds: ('master' | 'center')[]) =>
      run(
        turnOf(duel(), 'ana', (s) => {
          of({ state: s }, 'ana').effects = kinds.map((kind) => ({ kind, turns: null }))
        }),
        attack(10, miss),
      )
    expect([needs(told(holding('master'), 'attack')), needs(told(holding('master', 'center'), 'attack'))]).toEqual([
      60, 50,
    ])
  })
  rule('REN-CHK-Defaulting', 'without ranks the aptitude is rolled', () => {
    const ran = run(turnOf(duel({ skills: { 'melee weapons': 20 } })), attack(10, miss))
    expect(needs(told(ran, 'attack'))).toBe(20)
  })
  rule(
    ['REN-CHK-Assist', 'REN-POWER-Soldier'],
    'a soldier beside her gives +10 on her next attack, and only on that',
    () => {
      const state = turnOf(
        crowd({ ana: {}, cid: { powers: ['soldier'] } }, { bo: {} }, { distance: 0.5 }),
        'cid',
        (s) => {
          s.order = ['cid', 'ana', 'bo']
        },
      )
      const ran = run(state, `cid turn: help\ncid turn: end turn\n${attack(10, miss)}\nana turn: end turn`)
      expect(counted(told(ran, 'attack'))['REN-CHK-Assist']).toBe(10)
      expect(of(ran, 'ana').helpers).toEqual([])
    },
  )
})
