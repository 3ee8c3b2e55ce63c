import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, needs, of, rollOf, run, told, turnOf } from '../arrange.ts'

const hero = { role: 'hero', luck: 3 }

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
