import { describe, expect, test } from 'vitest'
import { rule } from '../../../kernel/testing/index.ts'
import { both, clamped, downgrade, flipped, gradeOf, keyOf, untilDecided, upgrade, versus } from '../check.ts'
import { attack, counted, crowd, duel, needs, of, rollOf, run, told, turnOf } from './arrange.ts'

const miss = 'bo defence: 99\nana damage: 1'
const hero = { role: 'hero', luck: 3 }

describe('the check itself', () => {
  test('doubles are critical, thirty is exceptional, the higher of both counts', () => {
    expect([0, 11, 22, 33].map((roll) => gradeOf(roll, 60))).toEqual(Array(4).fill('critical success'))
    expect([1, 29, 30, 59, 60].map((roll) => gradeOf(roll, 60))).toEqual([
      'success',
      'success',
      'exceptional success',
      'exceptional success',
      'exceptional success',
    ])
    expect([61, 66, 89, 90, 99].map((roll) => gradeOf(roll, 60))).toEqual([
      'failure',
      'critical failure',
      'failure',
      'exceptional failure',
      'critical failure',
    ])
  })
  test('00 always succeeds and 99 always fails', () => {
    expect([gradeOf(0, clamped(-50)), gradeOf(99, clamped(200))]).toEqual(['critical success', 'critical failure'])
  })
  test('the ladder goes up and down and never across', () => {
    expect(
      ['critical failure', 'exceptional failure', 'failure', 'success', 'exceptional success', 'critical success'].map(
        (g) => upgrade(g as 'success'),
      ),
    ).toEqual(['failure', 'failure', 'failure', 'exceptional success', 'critical success', 'critical success'])
    expect(
      ['critical failure', 'exceptional failure', 'failure', 'success', 'exceptional success', 'critical success'].map(
        (g) => downgrade(g as 'success'),
      ),
    ).toEqual([
      'critical failure',
      'critical failure',
      'exceptional failure',
      'success',
      'success',
      'exceptional success',
    ])
  })
  test('flipping turns the digits', () => {
    expect([94, 7, 33, 0, 10].map(flipped)).toEqual([49, 70, 33, 0, 1])
  })
  test('of two successes the higher roll wins, doubles or not', () => {
    const keys = both(keyOf(60, false), keyOf(50, false))
    expect([
      versus(41, 13, keys),
      versus(11, 12, keys),
      versus(40, 40, keys),
      versus(70, 60, keys),
      versus(5, 90, keys),
      versus(61, 50, keys),
    ]).toEqual(['wins', 'loses', 'tied', 'neither', 'wins', 'loses'])
  })
  test('thrown until decided is one roll with the odds of that', () => {
    const law = new Map(untilDecided(60, 60).law().support)
    expect(law.get(true)).toBeCloseTo(0.5, 9)
    expect(untilDecided(80, 20).law().support[0]?.[1]).toBeGreaterThan(0.85)
  })
})

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
      'ana turn: attack\nana weapon: short sword\nana attack: 40\nbo defence: 40\nana attack: 25\nbo defence: 24\nana damage: 1',
    )
    expect(told(ran, 'again')?.time).toBe(1)
    expect(of(ran, 'bo').damage).toBe(9)
  })
  test('after three more ties the defender has it (REN-A92)', () => {
    const tie = 'ana attack: 40\nbo defence: 40\n'
    const ran = run(turnOf(duel()), `ana turn: attack\nana weapon: short sword\n${tie}${tie}${tie}${tie}`)
    expect(of(ran, 'bo').damage).toBe(0)
    expect(told(ran, 'again', 2)?.time).toBe(3)
  })
  test('who attacks may fail when a tie is thrown again, and misses (REN-A65)', () => {
    const ran = run(
      turnOf(duel()),
      'ana turn: attack\nana weapon: short sword\nana attack: 40\nbo defence: 40\nana attack: 70',
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

describe('luck', () => {
  const hurt = (s: Parameters<NonNullable<Parameters<typeof turnOf>[2]>>[0]): void => {
    of({ state: s }, 'ana').wounds = 3
  }
  rule('REN-LUCK-01', 'a point before the roll makes nothing count against it', () => {
    const ran = run(
      turnOf(duel(hero), 'ana', hurt),
      `ana turn: attack\nana weapon: short sword\nana luck before: spend\nana attack: 57\nbo defence: 99\nana damage: 1`,
    )
    expect([needs(told(ran, 'attack')), of(ran, 'ana').luck]).toEqual([60, 2])
  })
  test('what counts for it counts still (REN-LUCK-01)', () => {
    const ran = run(
      turnOf(duel(hero), 'ana', (s) => {
        hurt(s)
        of({ state: s }, 'ana').aim = 'bo'
      }),
      `ana turn: attack\nana weapon: short sword\nana luck before: spend\nana attack: 65\nbo defence: 99\nana damage: 1`,
    )
    expect(needs(told(ran, 'attack'))).toBe(70)
  })
  rule('REN-LUCK-02', 'a point after the roll flips its digits, and the flipped roll is the margin', () => {
    const ran = run(
      turnOf(duel(hero)),
      `ana turn: attack\nana weapon: short sword\nana attack: 91\nana luck after: flip\nbo defence: 18\nana damage: 1`,
    )
    expect([told(ran, 'attack')?.success, rollOf(told(ran, 'attack'))?.total, of(ran, 'bo').damage]).toEqual([
      true,
      19,
      9,
    ])
  })
  rule(['REN-LUCK-03', 'REN-CHK-05'], 'a point after the roll upgrades the result, once, and the margin stays', () => {
    const script = `ana turn: attack\nana weapon: short sword\nana attack: 21\nana luck after: upgrade\nbo defence: 25`
    expect(of(run(turnOf(duel(hero)), script), 'bo').damage).toBe(0)
    const hit = run(turnOf(duel(hero)), script.replace('defence: 25', 'defence: 99\nana damage: 2'))
    expect([of(hit, 'bo').damage, of(hit, 'ana').luck]).toEqual([2 + 3 + 5 + 5, 2])
  })
  rule('REN-LUCK-04', 'minor characters have none whatever is written, and a pool ends', () => {
    const spent = run(
      turnOf(duel({ ...hero, luck: 1 })),
      `ana turn: attack\nana weapon: short sword\nana attack: 21\nana luck after: upgrade\nbo defence: 99\nana damage: 1`,
    )
    expect([of(spent, 'ana').luck, told(spent, 'luck')?.left]).toEqual([0, 0])
    expect(turnOf(duel({ luck: 4 })).fighters[0]?.luck).toBe(0)
  })
})
