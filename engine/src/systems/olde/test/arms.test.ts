import { describe, expect, test } from 'vitest'
import { rule } from '../../../kernel/testing/index.ts'
import { usesOf } from '../arms.ts'
import type { State } from '../types.ts'
import { duel, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

const uses = (s: State, id = 'ann') => usesOf(of(s, id)).map(({ key, hands, minimum }) => `${key} ${hands} ${minimum}`)
const ann = (more: object) => ready(two(more), { ann: 3 })

describe('what can be struck with', () => {
  test('what is held in either hand or grown on him, each kind once, fists last; not what is at the belt or broken', () => {
    const armed = ann({ weapons: ['dagger', 'mace', 'throwing-knife', 'throwing-knife', 'club'] })
    expect(uses(armed)).toEqual(['dagger knives 1 4', 'dagger fencing 1 4', 'fists 1 0'])
    const [dagger, mace, first, second, club] = of(armed, 'ann').items
    mace!.at = 'off'
    expect(uses(armed)).toEqual(['dagger knives 1 4', 'dagger fencing 1 4', 'mace 1 8', 'fists 1 0'])
    dagger!.at = 'belt'
    expect(uses(armed)).toEqual(['mace 2 6', 'fists 1 0'])
    mace!.at = 'broken'
    first!.at = 'belt'
    second!.at = 'main'
    club!.at = 'off'
    expect(uses(armed)).toEqual(['throwing-knife 1 2', 'throwing-knife thrown 1 4', 'club 1 6', 'fists 1 0'])
    first!.at = 'off'
    club!.at = 'belt'
    expect(uses(armed)).toEqual(['throwing-knife 1 2', 'throwing-knife thrown 1 4', 'fists 1 0'])
    expect(uses(ann({ weapons: ['bite', 'stone'] }))).toEqual(['bite 1 0', 'stone 1 0', 'fists 1 0'])
  })

  rule('OLDE-WPN-06', 'a staff is held in both hands and leaves none for a shield; a mug fills one', () => {
    const staff = ann({ weapons: ['quarterstaff'], shield: 'buckler', skills: { quarterstaff: 'apprentice' } })
    expect(of(staff, 'ann').shieldAt).toBe('back')
    expect(only(strike(staff, '2 2', '2 2', 'ann damage: 1', 'quarterstaff'), 'declared').hands).toBe(2)
    const mug = ann({ weapons: ['beer-stein', 'dagger'] })
    const both = run(mug, 'ann turn: ready\nann thing: draw dagger').state
    expect(of(both, 'ann').items.map(({ at }) => at)).toEqual(['main', 'off'])
    const bow = ann({ weapons: ['shortbow', 'dagger'] })
    const drawn = run(bow, 'ann turn: ready\nann thing: draw dagger').state
    expect(of(drawn, 'ann').items.map(({ at }) => at)).toEqual(['belt', 'main'])
  })

  test('a blow with the other hand, and a blow in a space too narrow for the weapon', () => {
    const both = ready(
      two({ weapons: ['broadsword', 'dagger'], skills: { knives: 'apprentice' } }),
      { ann: 3 },
      (s) => {
        of(s, 'ann').items[1]!.at = 'off'
      },
    )
    expect(only(strike(both, '2 2', '2 2', 'ann damage: 1', 'dagger knives'), 'declared').weapon).toBe('dagger')
    const narrow = run(
      ready(two({ weapons: ['broadsword', 'dagger'] }, {}, { distance: 0 }), { ann: 3 }, (s) => {
        of(s, 'ann').items[1]!.at = 'off'
      }),
      'ann turn: attack',
    )
    const choice = narrow.asked !== undefined && 'choices' in narrow.asked ? narrow.asked.choices[0] : undefined
    expect(choice?.refusals?.()).toEqual([
      { key: 'broadsword', because: 'the broadsword cannot strike so near', rule: 'OLDE-WPN-03' },
    ])
  })

  rule(['OLDE-CRIT-11', 'OLDE-CRIT-15'], 'the weapon in hand is lost, not one at the belt', () => {
    const bob = { weapons: ['dagger', 'mace'] }
    const from = () =>
      duel({}, bob, {}, (s) => {
        of(s, 'bob').items[0]!.at = 'belt'
        of(s, 'bob').items[1]!.at = 'main'
      })
    const after = (attack: string, outcome: string) =>
      of(strike(from(), '2 2', attack, `ann outcome: ${outcome}\nann damage: 1`).state, 'bob').items.map(({ at }) => at)
    expect(after('4 3', 'disarmed')).toEqual(['belt', 'ground'])
    expect(after('7 3', 'weapon broken')).toEqual(['belt', 'broken'])
    const told = strike(from(), '2 2', '4 3', 'ann outcome: disarmed\nann damage: 1')
    expect(only(told, 'drops')).toMatchObject({ who: 'bob', thing: 'mace' })
  })
})

describe('what skill at arms adds to Defense, played so', () => {
  const adds = (bob: object, arrange?: (s: State) => void) =>
    (only(strike(duel({}, bob, { options: { defenseSkill: 'weaponOrShield' } }, arrange), '4 4', '4 4'), 'defense')
      .needs ?? 0) - 8
  test('the best of what is ready, of the trained alone', () => {
    expect(adds({ skills: { shields: 'master' }, shield: 'buckler' })).toBe(1 + 3)
    expect(adds({ skills: { shields: 'master' } })).toBe(0)
    expect(adds({ shield: 'buckler' })).toBe(1)
    expect(adds({ ...SWORD, skills: { swords: 'foreman' } })).toBe(2)
    expect(adds({ ...SWORD, skills: {} })).toBe(0)
    expect(adds({ weapons: ['dagger', 'broadsword'], skills: { swords: 'foreman' } })).toBe(0)
    expect(adds({ weapons: ['dagger'], skills: { fencing: 'journeyman' } })).toBe(1)
    const left = (s: State): void => {
      of(s, 'bob').items[1]!.at = 'off'
    }
    expect(adds({ weapons: ['dagger', 'broadsword'], skills: { swords: 'foreman' } }, left)).toBe(2)
    expect(adds({ ...SWORD, skills: { swords: 'journeyman', shields: 'foreman' }, shield: 'buckler' })).toBe(1 + 2)
  })
  rule('OLDE-SKILL-dodge', 'who is not trained loses nothing', () => {
    const needs = (skills: object) =>
      only(
        strike(
          duel({}, { skills }, { options: { dodgeSkill: true } }),
          '4 4',
          '4 4',
          skills === NONE ? 'ann damage: 1' : '',
        ),
        'defense',
      ).needs
    const NONE = {}
    expect([needs(NONE), needs({ dodge: 'journeyman' })]).toEqual([8, 9])
  })
})

test('too weak for a blow and too weak for a bow are two rules', () => {
  const cited = (weapon: string, skill: string, distance: number) => {
    const from = ready(two({ brawn: 5, weapons: [weapon], skills: { [skill]: 'apprentice' } }, {}, { distance }), {
      ann: 2,
    })
    const fought = run(
      from,
      `ann turn: attack\n${distance === 1 ? `ann weapon: ${weapon}\n` : ''}bob defense: 1 2\nann attack: ${distance === 1 ? '4 3' : '5 4'}\nann damage: 4`,
      2,
    )
    return [only(fought, 'attack').rolled.terms, only(fought, 'hurt').rolled?.terms].map((terms) =>
      terms?.map(({ rule: id }) => id),
    )
  }
  expect(cited('rapier', 'fencing', 1)).toEqual([['OLDE-WPN-07'], ['OLDE-WPN-07']])
  expect(cited('longbow', 'bows', 4)).toEqual([['OLDE-RNG-10'], ['OLDE-RNG-10']])
})

describe('rulings of damage', () => {
  const hit = (options: object, damage: string, weapon = 'broadsword') =>
    only(
      strike(
        duel({ skills: { swords: 'apprentice', brawling: 'apprentice' } }, { nerve: 20 }, { options }),
        '2 2',
        '2 2',
        `ann damage: ${damage}`,
        weapon,
      ),
      'hurt',
    )
  test('a weapon’s die explodes if played so, a fist’s by a ruling of its own', () => {
    expect(hit({ weaponDamageExplodes: true }, '8 2')).toMatchObject({ raw: 10, rolled: { dice: '1d8!' } })
    expect(hit({ unarmedExplodes: true }, '7')).toMatchObject({ raw: 7, rolled: { dice: '1d8' } })
    expect(hit({ unarmedExplodes: true }, '8 5', 'fists')).toMatchObject({ raw: 7, rolled: { dice: '1d8! halved' } })
    expect(hit({ weaponDamageExplodes: true }, '8', 'fists')).toMatchObject({ raw: 4, rolled: { dice: '1d8 halved' } })
  })
  rule('OLDE-DMG-02', 'raw damage is never less than nothing', () => {
    const weak = strike(
      duel({ brawn: 4, weapons: ['rapier'], skills: { fencing: 'apprentice' } }),
      '1 2',
      '5 2',
      'ann damage: 1',
      'rapier',
    )
    expect(only(weak, 'hurt')).toMatchObject({ who: 'ann', on: 'bob', raw: 0, lost: 0, rolled: { who: 'ann' } })
  })
  rule('OLDE-CRIT-07', 'of a fist half the attacker’s Brawn, rounded up', () => {
    const from = duel({ brawn: 9, skills: { brawling: 'apprentice' } }, { brawn: 4 })
    expect(
      only(
        strike(from, '2 2', '4 3', 'ann outcome: maximum damage\nbob stat: nerve\nbob Nerve check: 7 7', 'fists'),
        'hurt',
      ).raw,
    ).toBe(5)
  })
  rule('OLDE-REV-legendary-hit', 'twice the most counts adjustments twice', () => {
    const from = duel(
      { adjustments: [{ to: 'damage', value: 1, because: 'edge' }] },
      {},
      { options: { criticalTable: 'revised' } },
    )
    expect(only(strike(from, '2 2', '7 6', ''), 'hurt').raw).toBe(18)
  })
  test('a mug in untrained hands is ruled like a fist', () => {
    const total = (unarmedUntrained: number) =>
      only(
        strike(
          ready(two({ weapons: ['stone'] }, {}, { options: { unarmedUntrained } }), { ann: 2 }),
          '5 3',
          '4 4',
          unarmedUntrained === 0 ? 'ann damage: 1' : '',
          'stone',
        ),
        'attack',
      ).rolled.total
    expect([total(0), total(-2)]).toEqual([8, 6])
  })
})

describe('spells', () => {
  rule('OLDE-SPELL-ember', 'sight, blindness, shield and charms of the caster count; who lies is harder to hit', () => {
    const cast = (annMore: object, bob: object = {}, attack = '4 4') =>
      run(
        ready(two({ spells: ['ember'], ...annMore }, bob, { distance: 3 }), { ann: 2 }),
        `ann turn: cast\nbob defense: 4 4\nann attack: ${attack}`,
        2,
      )
    const charmed = { adjustments: [{ to: 'attack', value: -2, because: 'hex' }] }
    expect(only(cast(charmed), 'attack')).toMatchObject({ band: 'miss', rolled: { total: 6, terms: [{ value: -2 }] } })
    expect(only(cast({}, charmed, '4 3'), 'attack').rolled.terms).toEqual([])
    const blind = only(cast({ conditions: { blinded: 'permanent' } }), 'attack')
    expect(blind).toMatchObject({ band: 'miss', rolled: { total: 3 } })
    expect(only(cast({ shield: 'kite', brawn: 10 }), 'attack')).toMatchObject({ band: 'miss', rolled: { total: 5 } })
    expect(only(cast({}, { posture: 'prone' }), 'defense').needs).toBe(11)
    const pillar = ready(
      {
        system: 'olde',
        map: { picture: '......\nA..o.B\n......', key: { A: 'ann', B: 'bob', o: 'pillar' } },
        sides: {
          left: { ann: { brawn: 8, finesse: 8, savvy: 8, nerve: 8, spells: ['ember'] } },
          right: { bob: { brawn: 8, finesse: 8, savvy: 8, nerve: 8 } },
        },
      },
      { ann: 2 },
    )
    const past = run(pillar, 'ann turn: cast\nbob defense: 3 3\nann attack: 4 4', 2)
    expect(only(past, 'attack')).toMatchObject({ band: 'miss', rolled: { total: 5 } })
    const paid = cast({})
    expect(heard(paid, 'pool')).toEqual([
      { type: 'pool', who: 'ann', pool: 'mana', change: -1, left: 11, rule: 'OLDE-SPELL-ember' },
    ])
    expect(of(ready(two(), {}), 'ann')).toMatchObject({ fullMana: 0, fullFaith: 0 })
  })
})
