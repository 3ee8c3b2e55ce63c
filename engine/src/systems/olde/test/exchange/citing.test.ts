import { describe, expect, test } from 'vitest'
import type { OldeEvent } from '../../state/types.ts'
import { duel, type Fought, ready, run, strike, two } from '../staged.ts'

const cited = ({ events }: Fought, type: OldeEvent['type']): readonly string[] => {
  const event = events.find((each) => each.type === type)
  return event === undefined || !('rule' in event) ? [] : [event.rule].flat()
}
const plain = () => strike(duel(), '2 2', '2 2', 'ann damage: 1')

describe('the rules an attack names are those that decided it', () => {
  test('a plain blow: opposed, stat, reach 1, hands, table, clear sight, and nothing else', () => {
    expect(cited(plain(), 'declared')).toEqual([
      'OLDE-ACT-attack',
      'OLDE-ATK-02',
      'OLDE-ATK-03',
      'OLDE-LOS-02',
      'OLDE-WPN-06',
      'OLDE-WPN-09',
      'OLDE-WPN-04',
    ])
    expect(cited(plain(), 'defense')).toEqual([
      'OLDE-ATK-04',
      'OLDE-ATK-05',
      'OLDE-ATK-06',
      'OLDE-CRIT-01',
      'OLDE-CHAL-02',
      'OLDE-DICE-01',
    ])
    expect(cited(plain(), 'attack')).toEqual([
      'OLDE-ATK-01',
      'OLDE-ATK-07',
      'OLDE-ATK-08',
      'OLDE-ATK-09',
      'OLDE-CRIT-04',
      'OLDE-CHAL-03',
      'OLDE-WPN-01',
      'OLDE-WPN-08',
      'OLDE-DICE-01',
    ])
    expect(cited(plain(), 'hurt')).toEqual(['OLDE-DMG-01', 'OLDE-DMG-02', 'OLDE-DMG-03', 'OLDE-DMG-04', 'OLDE-INJ-01'])
  })

  test('Brawn as wanted says nothing of more; a shield, a buckler and armour say so', () => {
    const heavy = duel({ brawn: 10, weapons: ['greatsword'] })
    const exact = strike(heavy, '2 2', '2 2', 'ann damage: 1', 'greatsword')
    expect(cited(exact, 'attack')).not.toContain('OLDE-WPN-08')
    const fencer = { shield: 'buckler', skills: { swords: 'apprentice', fencing: 'apprentice' } }
    const buckler = strike(duel(fencer, { shield: 'heater', armour: 'leather' }), '2 2', '3 3', 'ann damage: 1')
    expect(cited(buckler, 'attack')).toContain('OLDE-SKILL-bucklers')
    expect(cited(buckler, 'declared')).toContain('OLDE-SHD-02')
    expect(cited(buckler, 'defense')).toContain('OLDE-SHD-05')
    expect(cited(buckler, 'hurt')).toEqual(expect.arrayContaining(['OLDE-ARM-02', 'OLDE-ARM-05']))
    const roundel = duel({ shield: 'roundel', skills: { swords: 'apprentice', fencing: 'apprentice' } })
    expect(cited(strike(roundel, '1 1', '3 3', 'ann damage: 1'), 'attack')).not.toContain('OLDE-SKILL-bucklers')
    const untaught = duel({ shield: 'buckler' })
    expect(cited(strike(untaught, '1 1', '3 3', 'ann damage: 1'), 'attack')).not.toContain('OLDE-SKILL-bucklers')
    const knife = ready(two({ weapons: ['dagger'], skills: { knives: 'apprentice' }, shield: 'buckler' }), { ann: 2 })
    expect(cited(strike(knife, '1 1', '3 3', 'ann damage: 1', 'dagger knives'), 'declared')).not.toContain(
      'OLDE-SHD-02',
    )
  })

  const shot = (distance: number, weapon = 'shortbow') =>
    run(
      ready(
        two(
          { weapons: [weapon], skills: { bows: 'apprentice', thrown: 'apprentice', spears: 'apprentice' } },
          {},
          { distance },
        ),
        { ann: 2 },
      ),
      `ann turn: attack\nbob defense: 1 1\nann attack: ${distance > 6 ? '3 3' : '2 2'}\nann damage: 1`,
      2,
    )
  test('a shot: Finesse, hands, the table, and the base range only within it', () => {
    expect(cited(shot(6), 'attack')).toEqual(expect.arrayContaining(['OLDE-RNG-01', 'OLDE-RNG-02', 'OLDE-RNG-04']))
    expect(cited(shot(6), 'attack')).not.toContain('OLDE-WPN-01')
    expect(cited(shot(7), 'attack')).not.toContain('OLDE-RNG-04')
    expect(cited(shot(6), 'declared')).toEqual(expect.arrayContaining(['OLDE-RNG-09', 'OLDE-RNG-11']))
    expect(cited(shot(6), 'declared')).not.toContain('OLDE-WPN-09')
  })

  const nearby = (weapon: string, use: string, distance: number, skills: object) =>
    cited(
      run(
        ready(two({ weapons: [weapon], skills, brawn: 12 }, {}, { distance }), { ann: 2 }),
        `ann turn: attack\n${use === '' ? '' : `ann weapon: ${use}\n`}bob defense: 2 2\nann attack: 2 2\nann damage: 1`,
        2,
      ),
      'declared',
    )
  test('fists, mugs, chair legs, and each reach by its own rule', () => {
    expect(nearby('stone', 'fists', 1, { brawling: 'apprentice' })).toContain('OLDE-UNARM-01')
    expect(nearby('stone', 'stone', 1, { brawling: 'apprentice' })).toContain('OLDE-UNARM-02')
    expect(nearby('stone', 'stone', 1, { brawling: 'apprentice' })).not.toContain('OLDE-WPN-09')
    expect(nearby('chair-leg', 'chair-leg', 1, { maces: 'apprentice' })).toContain('OLDE-UNARM-03')
    expect(nearby('club', 'club', 1, { maces: 'apprentice' })).not.toContain('OLDE-UNARM-03')
    expect(nearby('baton', 'baton', 0, { maces: 'apprentice' })).toContain('OLDE-WPN-03')
    expect(nearby('pike', '', 2, { spears: 'apprentice' })).toContain('OLDE-WPN-05')
  })

  const dice = (finesse: number, faces: string, more: object = {}, options: object = {}) =>
    cited(
      run(
        duel({}, { finesse, ...more }, { options }),
        `ann turn: attack\nann weapon: broadsword\nbob defense: ${faces}\nann attack: 2 2\n`,
        2,
      ),
      'defense',
    ).filter((id) => id.startsWith('OLDE-DICE') || id.startsWith('OLDE-B') || id.startsWith('OLDE-ARM'))
  test('dice of one, two, three, odd, even and large ranks; modified and adjusted', () => {
    expect(dice(1, '')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-03-one'])
    expect(dice(2, '1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-03-two'])
    expect(dice(3, '1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-03-three', 'OLDE-B53'])
    expect(dice(5, '1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-02', 'OLDE-B53'])
    expect(dice(7, '1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-02', 'OLDE-B53'])
    expect(dice(12, '1 1')).toEqual(['OLDE-DICE-01'])
    expect(dice(13, '1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-03-large'])
    expect(dice(18, '1 1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-03-large'])
    expect(dice(19, '1 1')).toEqual(['OLDE-DICE-01', 'OLDE-DICE-02', 'OLDE-B53'])
    expect(dice(8, '1 1', { brawn: 6, armour: 'chainmail' })).toEqual(['OLDE-DICE-01', 'OLDE-DICE-04', 'OLDE-ARM-03'])
    expect(dice(8, '1 1', { adjustments: [{ to: 'defense', value: 1, because: 'luck' }] })).toEqual([
      'OLDE-DICE-01',
      'OLDE-DICE-04',
    ])
    expect(dice(8, '1 1', {}, { oddDice: 'uniform' })).toEqual(['OLDE-DICE-01', 'OLDE-B53'])
  })

  test('bands by the chapter or by the later table', () => {
    const by = (attack: string, more: string, options: object = {}) =>
      cited(strike(duel({}, {}, { options }), attack === '1 1' ? '7 3' : '5 2', attack, more), 'attack')
    expect(by('7 3', 'ann outcome: tripped\nann damage: 1')).toContain('OLDE-CRIT-02')
    expect(by('7 6', 'ann outcome: lamed\nann damage: 1')).toContain('OLDE-CRIT-02')
    expect(by('2 2', 'gm mishap: falls prone')).toEqual(expect.arrayContaining(['OLDE-CRIT-03', 'OLDE-B01']))
    expect(by('1 1', 'gm mishap: weapon breaks')).toContain('OLDE-CRIT-03')
    expect(by('7 1', 'ann damage: 1')).not.toContain('OLDE-CRIT-02')
    expect(by('5 1', '')).not.toContain('OLDE-CRIT-03')
    const later = by('7 3', 'ann damage: 1', { criticalTable: 'revised' })
    expect(later).toContain('OLDE-REV-solid-hit')
    expect(later).not.toContain('OLDE-CRIT-02')
  })

  test('a spell by its own rule, Brawn dice by no rule of Finesse, outcomes by their band', () => {
    const ember = run(
      ready(two({ spells: ['ember'] }, {}, { distance: 3 }), { ann: 2 }),
      'ann turn: cast\nbob defense: 2 2\nann attack: 2 2\nann damage: 1',
      2,
    )
    expect(cited(ember, 'declared')).toContain('OLDE-SPELL-ember')
    expect(cited(ember, 'declared')).not.toContain('OLDE-WPN-09')
    expect(cited(ember, 'attack')).toContain('OLDE-SPELL-ember')
    expect(cited(ember, 'attack')).not.toContain('OLDE-WPN-01')
    const heavy = strike(duel({ brawn: 7, armour: 'chainmail' }), '1 1', '2 2', 'ann damage: 1')
    expect(cited(heavy, 'attack')).not.toContain('OLDE-ARM-03')
    const one = strike(duel({}, { brawn: 7, armour: 'chainmail' }), '1 1', '1 1', 'ann damage: 4')
    expect(cited(one, 'defense')).toContain('OLDE-ARM-03')
    const outcome = (options: object, attack: string, more: string) =>
      cited(strike(duel({}, {}, { options }), '5 2', attack, more), 'outcome')
    expect(outcome({}, '7 3', 'ann outcome: tripped\nann damage: 1')).toEqual(['OLDE-CRIT-05', 'OLDE-CRIT-10'])
    expect(outcome({ criticalTable: 'revised' }, '7 3', 'ann damage: 1')).toEqual([
      'OLDE-CRIT-05',
      'OLDE-REV-solid-hit',
    ])
    expect(outcome({}, '2 2', 'gm mishap: falls prone')).toEqual(['OLDE-CRIT-06', 'OLDE-CRIT-18'])
    const wide = strike(duel({}, {}, { options: { criticalTable: 'revised' } }), '7 3', '2 2', 'gm mishap: falls prone')
    expect(cited(wide, 'outcome')).toContain('OLDE-REV-critical-miss')
  })
})
