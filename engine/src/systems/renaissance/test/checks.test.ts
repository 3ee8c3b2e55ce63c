import { describe, expect, test } from 'vitest'
import { rule } from '../../../kernel/testing/index.ts'
import {
  both,
  clamped,
  downgrade,
  ended,
  flipped,
  gradeOf,
  keyOf,
  rollOf as rolledOf,
  tiedAgain,
  untilDecided,
  upgrade,
  versus,
} from '../check.ts'
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
  test('a tie thrown again is one roll with the odds of up to three throws of both', () => {
    const keys = both(keyOf(60, false), keyOf(40, false))
    const chances = new Map<string, number>()
    for (const [value, weight] of tiedAgain(60, 40).law().support) {
      const word = ended(value, keys)
      chances.set(word, (chances.get(word) ?? 0) + weight)
    }
    const tie = 41 / 10_000
    const throws = 1 + tie + tie ** 2
    expect(chances.get('fails')).toBeCloseTo(0.39 * throws, 12)
    expect(chances.get('tied')).toBeCloseTo(tie ** 3, 12)
    // Of 61 successes of the first each beats 59 failures, and the lower of 41 successes; 61 in 41 beat it.
    const wins = 61 * 59 + (41 * 40) / 2 + 20 * 41
    expect(chances.get('wins')).toBeCloseTo((wins / 10_000) * throws, 12)
    expect([...chances.values()].reduce((sum, each) => sum + each, 0)).toBeCloseTo(1, 12)
  })
  test('each of its throws can be read: the first’s, the second’s, and who failed threw alone', () => {
    const faces = [22, 22, 100, 34]
    const value = tiedAgain(60, 40).draw({ die: () => faces.shift() ?? 1 })
    expect([rolledOf(value, keyOf(60, false)), rolledOf(value, keyOf(40, false, true)), faces.length]).toEqual([
      0, 34, 0,
    ])
    expect(ended(value, both(keyOf(60, false), keyOf(40, false)))).toBe('loses')
    expect(tiedAgain(60, 40).draw({ die: () => 61 })).toBe(61)
  })
  test('one and the same roll for the same numbers: what is known of it is reckoned once', () => {
    expect(tiedAgain(61, 40)).toBe(tiedAgain(61, 40))
    expect(untilDecided(61, 40)).toBe(untilDecided(61, 40))
    expect(tiedAgain(61, 40)).not.toBe(tiedAgain(40, 61))
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
