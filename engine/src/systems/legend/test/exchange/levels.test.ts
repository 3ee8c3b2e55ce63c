import { describe, expect } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { MANOEUVRES } from '../../exchange/manoeuvres.ts'
import { clash, duel, man, offered, spent, told } from '../clash.ts'

const swords = () => duel(man(['war-sword']), man(['war-sword']))

/** Levels won when Ann attacks and Bob parries, both at 60%. */
const levels = (attack: number, parry: number) => {
  const roll = attack > 60 ? 'bob complete parry: roll\n' : ''
  const played = clash(
    swords(),
    'war-sword',
    `bob defend: war-sword\nann attack: ${attack}\n${roll}bob parry: ${parry}`,
  )
  return told(played, 'levels').map(({ who, levels: won }) => `${who} ${won}`)
}

describe('levels of success', () => {
  rule(
    ['LEG-LVL-01', 'LEG-LVL-02'],
    'the better roll wins as many manoeuvres as steps lie between, and two that failed win none',
    () => {
      const [critical, success, failure, fumble] = [6, 60, 61, 99]
      const defenders = [critical, success, failure, fumble].map((parry) => ({
        critical: levels(critical, parry),
        success: levels(success, parry),
        failure: levels(failure, parry),
        fumble: levels(fumble, parry),
      }))
      expect(defenders).toEqual([
        { critical: [], success: ['bob 1'], failure: ['bob 2'], fumble: ['bob 3'] },
        { critical: ['ann 1'], success: [], failure: ['bob 1'], fumble: ['bob 2'] },
        { critical: ['ann 2'], success: ['ann 1'], failure: [], fumble: [] },
        { critical: ['ann 3'], success: ['ann 2'], failure: [], fumble: [] },
      ])
    },
  )

  rule('LEG-LVL-02', 'an attacker chooses offensive ones, a defender defensive ones, as many as he won', () => {
    const attacker = clash(swords(), 'war-sword', 'bob defend: none\nann attack: 6')
    expect(offered(attacker)).toContain('chooseLocation')
    expect(offered(attacker)).not.toContain('overextendOpponent')
    const defender = clash(
      swords(),
      'war-sword',
      'bob defend: war-sword\nann attack: 61\nbob complete parry: roll\nbob parry: 6',
    )
    expect(offered(defender)).toContain('overextendOpponent')
    expect(offered(defender)).not.toContain('chooseLocation')
    const two = clash(
      swords(),
      'war-sword',
      'bob defend: none\nann attack: 6\nann manoeuvre: chooseLocation\nann manoeuvre: bleed\nann damage: 1\nann location: head\nbob bleed: 1',
    )
    expect(told(two, 'manoeuvre')).toHaveLength(2)
    expect(two.asked).toBeUndefined()
  })

  rule('LEG-LVL-03', 'some need a critical, some a kind of weapon', () => {
    const with_ = (weapon: string, roll: number) =>
      offered(clash(duel(man([weapon]), man(['mace']), spent), weapon, `ann attack: ${roll}`))
    expect(with_('war-sword', 30)).not.toContain('bypassArmour')
    expect(with_('war-sword', 30)).not.toContain('maximiseDamage')
    expect(with_('war-sword', 6)).toEqual(expect.arrayContaining(['bypassArmour', 'maximiseDamage', 'bleed', 'impale']))
    expect(with_('war-sword', 6)).not.toContain('stunLocation')
    expect(with_('mace', 6)).toContain('stunLocation')
    expect(with_('mace', 6)).not.toContain('bleed')
    expect(with_('mace', 6)).not.toContain('impale')
    expect(with_('mace', 6)).not.toContain('sunder')
    expect(with_('mace', 6)).not.toContain('entangle')
    const played = clash(
      duel(man(['mace']), man(['mace']), spent),
      'mace',
      'ann attack: 6\nann manoeuvre: bypassArmour',
    )
    expect(offered(played)).not.toContain('bypassArmour')
  })

  rule('LEG-LVL-04', 'they are chosen before damage and location are rolled', () => {
    const asked = clash(swords(), 'war-sword', 'bob defend: none\nann attack: 30')
    expect(told(asked, 'damage')).toEqual([])
    const chosen = clash(swords(), 'war-sword', 'bob defend: none\nann attack: 30\nann manoeuvre: bleed')
    expect(told(chosen, 'manoeuvre')).toHaveLength(1)
    expect(told(chosen, 'damage')).toEqual([])
  })

  rule('LEG-LVL-05', 'four of them may be chosen again, no other', () => {
    expect(MANOEUVRES.filter(({ stacks }) => stacks).map(({ key }) => key)).toEqual([
      'bypassParry',
      'maximiseDamage',
      'enhanceParry',
      'overextendOpponent',
    ])
    const again = clash(
      swords(),
      'war-sword',
      'bob defend: war-sword\nann attack: 6\nbob parry: 61\nann manoeuvre: bypassParry\nann manoeuvre: bypassParry\nann damage: 1\nann hit location: 10',
    )
    expect(told(again, 'manoeuvre')).toHaveLength(2)
    const once = clash(swords(), 'war-sword', 'bob defend: none\nann attack: 6\nann manoeuvre: bleed')
    expect(offered(once)).not.toContain('bleed')
  })
})

describe('a missile', () => {
  const shot = (weapon: string, options: object = {}) =>
    offered(clash(duel(man([weapon]), man(['mace']), spent, options), weapon, 'ann attack: 6', { undefended: true }))

  rule('LEG-LVL-03', 'allows what is appropriate to it, more where it is thrown, all where the fight says so', () => {
    expect(shot('short-bow')).toEqual(['bypassArmour', 'chooseLocation', 'impale', 'maximiseDamage', 'none'])
    expect(shot('dart')).toEqual(expect.arrayContaining(['bashOpponent', 'disarmOpponent', 'tripOpponent']))
    expect(shot('dart')).not.toContain('changeRange')
    const dodged = clash(duel(man(['dart']), man(['mace'])), 'dart', 'bob defend: evade\nann attack: 61\nbob evade: 4')
    expect(offered(dodged)).toEqual([])
    const parried = clash(
      duel(man(['dart']), man(['heater-shield'])),
      'dart',
      'bob defend: heater-shield\nann attack: 50\nbob parry: 4',
    )
    expect(offered(parried)).toEqual(['enhanceParry', 'redirectBlow', 'standFast', 'none'])
    expect(shot('short-bow', { rangedManoeuvres: 'all' })).toEqual(
      expect.arrayContaining(['tripOpponent', 'changeRange']),
    )
    const played = clash(
      duel(man(['short-bow']), man(['mace']), spent),
      'short-bow',
      'ann attack: 6\nann manoeuvre: chooseLocation',
      { undefended: true },
    )
    expect(told(played, 'manoeuvre')).toHaveLength(1)
  })
})
