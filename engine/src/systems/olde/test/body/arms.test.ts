import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { usesOf } from '../../body/arms.ts'
import type { State } from '../../state/types.ts'
import { duel, of, only, ready, run, strike, two } from '../staged.ts'

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
