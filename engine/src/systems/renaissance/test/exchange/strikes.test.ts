import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { duel, needs, of, run, thing, told, turnOf, until } from '../arrange.ts'

const hit = 'bo defence: 99\nana damage: 1'
const struck = (strike: string, roll: number, rest: string, ana: object = {}, bo: object = {}, more: object = {}) =>
  run(
    turnOf(duel(ana, bo, more)),
    `ana turn: attack\nana weapon: ${(ana as { weapons?: string[] }).weapons?.[0] ?? 'short sword'}\nana strike: ${strike}\n${rest.startsWith('ana limb') ? `${rest.split('\n')[0]}\n` : ''}ana attack: ${roll}\n${rest.startsWith('ana limb') ? rest.split('\n').slice(1).join('\n') : rest}`,
  )

describe('strikes', () => {
  rule(
    'REN-STRIKE-00',
    'the penalty is taken before the roll, and without an exceptional success there is no result',
    () => {
      const plain = struck('mighty blow', 29, hit)
      expect([needs(told(plain, 'attack')), of(plain, 'bo').damage]).toEqual([50, 9])
    },
  )
  test('a critical below 30 counts as exceptional, unless the fight says otherwise', () => {
    expect(of(struck('mighty blow', 22, 'bo defence: 99\nbo knock-down: 1'), 'bo').damage).toBe(18 + 5)
    expect(
      of(struck('mighty blow', 22, 'bo defence: 99', {}, {}, { options: { criticalCountsAsExceptional: false } }), 'bo')
        .damage,
    ).toBe(18)
  })
  rule(
    ['REN-STRIKE-CalledShot', 'REN-STRIKE-Precision'],
    'a called shot is at -10, is precise, and marks the place',
    () => {
      const ran = struck(
        'called shot',
        31,
        `ana limb: eye\n${hit}`,
        { weapons: ['club'] },
        { resistances: [{ tag: 'Precision', effect: 'DV/2' }] },
      )
      expect([needs(told(ran, 'attack')), told(ran, 'marked')?.place, of(ran, 'bo').damage]).toEqual([
        60,
        'eye',
        Math.floor((1 + 5 + 5) / 2),
      ])
    },
  )
  rule('REN-STRIKE-KnockDown', 'at -10 the target checks SOM×2 or falls', () => {
    const fell = struck('knock down', 31, `${hit}\nbo knock down: 41`)
    expect([needs(told(fell, 'attack')), needs(told(fell, 'check')), of(fell, 'bo').stance]).toEqual([50, 40, 'prone'])
    expect(of(struck('knock down', 31, `${hit}\nbo knock down: 40`), 'bo').stance).toBe('standing')
    const offered = until(turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 })), 'ana turn: attack')
    expect(JSON.stringify(offered.asked)).not.toContain('knock down')
  })
  test('a wound is checked first, and who lies needs no second check (REN-A84)', () => {
    const ran = struck('knock down', 31, 'bo defence: 99\nana damage: 9\nbo knock-down: 99', {}, { DUR: 30, STR: 5 })
    expect([of(ran, 'bo').stance, told(ran, 'check', 1)]).toEqual(['prone', undefined])
  })
  rule('REN-STRIKE-Maim', 'at -20 a limb is lost: the arm drops its weapon', () => {
    const ran = struck('maim', 31, `ana limb: right arm\n${hit}`)
    expect([needs(told(ran, 'attack')), of(ran, 'bo').lost, thing(of(ran, 'bo'), 'short sword').where]).toEqual([
      40,
      ['right arm'],
      'ground',
    ])
    expect(of(struck('maim', 29, `ana limb: right arm\n${hit}`), 'bo').lost).toEqual([])
  })
  rule('REN-STRIKE-MightyBlow', 'at -10 it does +DB', () => {
    expect(of(struck('mighty blow', 31, hit), 'bo').damage).toBe(1 + 3 + 5 + 5 + 5)
  })
  rule('REN-STRIKE-ArmorGap', 'at -10 it has +DB AP', () => {
    const ran = struck('armor gap', 31, hit, {}, { armour: ['full plate'] })
    expect([told(ran, 'hurt')?.ap, of(ran, 'bo').damage]).toEqual([1, 14 - 4])
  })
  rule('REN-STRIKE-Luck', 'luck upgrades a strike to its result', () => {
    const ran = run(
      turnOf(duel({ role: 'hero', luck: 2 })),
      'ana turn: attack\nana weapon: short sword\nana strike: mighty blow\nana attack: 21\nana luck after: upgrade\nbo defence: 99\nana damage: 1',
    )
    expect([of(ran, 'bo').damage, of(ran, 'ana').luck]).toEqual([1 + 3 + 5 + 5 + 5, 1])
  })
  rule('REN-TAG-WellSuited', 'a weapon well suited for a strike takes no penalty for it', () => {
    expect(needs(told(struck('mighty blow', 29, hit, { weapons: ['mace'] }), 'attack'))).toBe(70)
    expect(needs(told(struck('knock down', 29, hit, { weapons: ['mace'] }), 'attack'))).toBe(60)
  })
})
