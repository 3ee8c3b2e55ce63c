import { describe, expect, test } from 'vitest'
import { sum } from '../../body/damage-value.ts'
import { armourTerms } from '../../exchange/damage.ts'
import { cumbersome, initiativeModifier } from '../../state/derive.ts'
import { duel, of, run, turnOf } from '../arrange.ts'

describe('two suits of armour', () => {
  const { fighters } = turnOf(
    duel({ armour: ['quilted', 'full plate'], weapons: [] }, { armour: ['mail', 'heavy cloak'] }),
  )
  const [ana, bo] = fighters
  if (ana === undefined || bo === undefined) throw new RangeError('two fight')
  test('both keep blows out, and both hinder', () => {
    const s = turnOf(duel())
    expect([sum(armourTerms(s, ana, [], false)), sum(armourTerms(s, bo, [], false))]).toEqual([12, 6])
    expect([cumbersome(ana), cumbersome(bo), initiativeModifier(ana), initiativeModifier(bo)]).toEqual([10, 5, 4, 6])
  })
  test('the heavier of the two arms the fist, whichever is named first', () => {
    const fist = (armour: string[]) => {
      const state = turnOf(duel({ armour, weapons: [] }))
      return of(run(state, 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 1'), 'bo').damage
    }
    expect([fist(['quilted', 'full plate']), fist(['full plate', 'quilted']), fist(['quilted'])]).toEqual([9, 9, 6])
  })
  test('bare knuckles are bruised on either', () => {
    const hurt = (armour: string[]) => {
      const state = turnOf(duel({ weapons: [] }, { armour }))
      return of(run(state, `ana turn: attack\nana attack: 98${armour.length > 1 ? '\nana damage: 10' : ''}`), 'ana')
        .damage
    }
    expect([hurt(['stealth suit', 'mail']), hurt(['mail', 'stealth suit']), hurt(['stealth suit'])]).toEqual([5, 5, 0])
  })
})
