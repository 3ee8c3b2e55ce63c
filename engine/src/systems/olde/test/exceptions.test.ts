import { describe, expect, test } from 'vitest'
import { refusal } from '../../../kernel/testing/index.ts'
import { toTarget } from '../declaring.ts'
import { rolls } from '../dice.ts'
import { status } from '../fighters.ts'
import { toTend } from '../healing.ts'
import { olde } from '../index.ts'
import { journey, toGo } from '../movements.ts'
import type { Condition, ConditionName, State } from '../types.ts'
import { duel, EIGHT, type Fought, heard, of, only, ready, run, SWORD, strike, two } from './staged.ts'

const permanent = (name: ConditionName): Condition => ({ name, lasts: 'permanent', needs: 9 })
const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
const mapped = (picture: string, ann: object, bob: object, more: object = {}, key: object = {}) => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', ...key } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})
const BOW = { weapons: ['shortbow'], skills: { bows: 'apprentice' } }

describe('an attack between its declaration and its blow', () => {
  test('nothing comes of it when the attacker is struck down or the target dead meanwhile', () => {
    const after = (change: (s: State) => void) => {
      const { state } = run(duel(), 'ann turn: attack\nann weapon: broadsword')
      change(state)
      return run(state, '', 1)
    }
    expect(after((s) => of(s, 'ann').conditions.push(permanent('unconscious'))).events).toEqual([])
    expect(after((s) => Object.assign(of(s, 'bob'), { dead: true })).events).toEqual([])
    expect(after(() => undefined).asked).toMatchObject({ who: 'bob', roll: 'defense' })
  })

  test('a blow at an empty space says whose it was; what was thrown lies there', () => {
    const thrower = { weapons: ['throwing-knife'], skills: { thrown: 'apprentice' } }
    const unseen = { conditions: { invisible: 'permanent' } }
    const from = ready(mapped('A..B.', thrower, unseen), { ann: 2 })
    const missed = run(from, 'ann turn: attack\nann weapon: throwing-knife thrown\nann space: 4,0', 2)
    expect(only(missed, 'nobody there')).toMatchObject({ who: 'ann', on: 'bob' })
    expect(of(missed.state, 'ann').items[0]).toMatchObject({ at: 'ground', spot: [4, 0] })
    expect(of(missed.state, 'bob').hp).toBe(12)
  })

  test('the space of an unseen foe is seen from the attacker’s place', () => {
    const unseen = { conditions: { invisible: 'permanent' } }
    const line = (bob: object) =>
      only(
        run(
          ready(mapped('A....\n.#...\n...B.', BOW, bob), { ann: 2 }),
          `ann turn: attack\n${'conditions' in bob ? 'ann weapon: shortbow\nann space: 3,2\n' : ''}bob defense: 2 2\nann attack: 7 7`,
          2,
        ),
        'attack',
      ).rolled.terms
    expect(line(unseen)).toEqual(line({}))
    expect(line(unseen)).toMatchObject([{ because: 'minimal line of sight', value: -6 }])
  })

  test('who strikes unseen is known from then on, though nobody knew of him before', () => {
    const from = duel({ conditions: { invisible: 'permanent' } }, {}, {}, (s) => {
      of(s, 'ann').known = null
    })
    expect(of(strike(from, '2 2', '2 2', 'ann damage: 1').state, 'ann').known).toEqual([0, 0])
  })
})

describe('the second of several', () => {
  test('two things on his Defense count against a shot, a shield block does not', () => {
    const from = ready(two(BOW, {}, { distance: 3 }), { ann: 2 }, (s) => {
      const one = { to: 'defense', value: 1, rule: 'OLDE-ADJ-01', lasts: 'permanent' } as const
      of(s, 'bob').adjustments = [
        { ...one, because: 'cloak', melee: false },
        { ...one, because: 'shield block', melee: true, value: 2 },
        { ...one, because: 'luck', melee: false },
      ]
    })
    const shot = (attack: string) =>
      run(
        from,
        `ann turn: attack\nbob defense: 4 4\nann attack: ${attack}${attack === '7 3' ? '\nann damage: 1' : ''}`,
        2,
      )
    expect(only(shot('7 3'), 'attack').band).toBe('hit')
    expect(only(shot('7 2'), 'attack').band).toBe('miss')
  })

  test('a riposte is made with the first fencing weapon that reaches', () => {
    const fencer = { weapons: ['rapier', 'dagger'], skills: { fencing: 'journeyman' } }
    const from = ready(two(SWORD, fencer, { options: { actions: 'advanced' } }), { ann: 3, bob: 2 }, (s) => {
      for (const item of of(s, 'bob').items) item.at = item.weapon === 'rapier' ? 'main' : 'off'
    })
    const { state } = run(
      from,
      'ann turn: melee\nann weapon: broadsword\nbob defense: 4 4\nann attack: 4 3\nbob riposte: riposte',
      2,
    )
    expect(state.declared).toMatchObject([{ by: 'bob', on: 'ann', use: 'rapier', penalty: 0 }])
  })

  test('what makes room is only what is held: a broken sword stays broken', () => {
    const from = ready(two({ weapons: ['broadsword', 'dagger', 'longbow'] }), { ann: 1 }, (s) => {
      for (const item of of(s, 'ann').items)
        item.at = item.weapon === 'broadsword' ? 'broken' : item.weapon === 'dagger' ? 'main' : 'belt'
    })
    const { state } = run(from, 'ann turn: ready\nann thing: draw longbow')
    expect(of(state, 'ann').items.map(({ weapon, at }) => `${weapon} ${at}`)).toEqual([
      'broadsword broken',
      'dagger belt',
      'longbow main',
    ])
  })

  test('Mend ends the bleeding of him who is mended, not the healer’s own', () => {
    const friends = {
      system: 'olde',
      distance: 6,
      sides: {
        left: {
          ann: { ...EIGHT, spells: ['mend'], conditions: { bleeding: 'persistent' } },
          cat: { ...EIGHT, hurt: 3, conditions: { bleeding: 'persistent' } },
        },
        right: { bob: EIGHT },
      },
    }
    const { state } = run(ready(friends, { ann: 2 }), 'ann turn: cast\nann mend: 7 7\nann healing: 2')
    expect(of(state, 'cat').conditions).toEqual([])
    expect(of(state, 'cat').hp).toBe(11)
    expect(of(state, 'ann').conditions).toMatchObject([{ name: 'bleeding' }])
  })
})

describe('told and done alike', () => {
  const blocking = { shield: 'heater', skills: { shields: 'journeyman' } }
  test('a doubled shield turns what a single one would let through', () => {
    const from = ready(two(SWORD, blocking, { options: { actions: 'advanced' } }), { ann: 4, bob: 3 })
    const struck = (weapon: string) =>
      only(
        run(
          from,
          `ann turn: melee\nann weapon: broadsword\nbob reflex: block\nann reflex: 3 3\nbob reflex: 4 2\nann weapon against weapon: 4 4\nbob weapon against weapon: ${weapon}\nbob defense: 2 2\nann attack: 4 3${weapon === '4 2' ? '\nann damage: 3' : ''}`,
          2,
        ),
        'attack',
      ).band
    expect([struck('4 3'), struck('4 2')]).toEqual(['miss', 'hit'])
  })

  test('a riposte is the worse for what was just lost, by as much as it says', () => {
    const riposting = (attack: string) => {
      const from = ready(two({}, { weapons: ['rapier'], skills: { fencing: 'apprentice' } }), { bob: 1 }, (s) => {
        s.declared = [{ by: 'bob', on: 'ann', as: 'riposte', use: 'rapier', space: null, penalty: 3 }]
      })
      return run(from, `ann defense: 3 2\nbob attack: ${attack}${attack === '5 3' ? '\nbob damage: 1' : ''}`)
    }
    expect([only(riposting('5 3'), 'attack').band, only(riposting('5 2'), 'attack').band]).toEqual(['hit', 'miss'])
  })

  test('a spell at an unseen foe suffers what guessing costs', () => {
    const caster = { spells: ['ember'] }
    const unseen = { conditions: { invisible: 'permanent' } }
    const from = ready(two(caster, unseen, { options: { invisiblePenalty: -5 } }), { ann: 2 })
    const cast = run(from, 'ann turn: cast\nbob defense: 2 2\nann attack: 4 4', 2)
    expect(only(cast, 'attack')).toMatchObject({ band: 'miss', rolled: { total: 3 } })
  })

  test('what large ranks add is in their odds as well', () => {
    const support = (rank: number, count = 1) =>
      rolls(
        'x',
        count,
        false,
      )(rank, 'median')
        .law()
        .support.map(([v]) => v)
    expect([support(13).at(0), support(13).at(-1)]).toEqual([2, 13])
    expect([support(15).at(0), support(15).at(-1)]).toEqual([1, 15])
    expect([support(17, 2).at(0), support(17, 2).at(-1)]).toEqual([2, 35])
  })
})

describe('what is not there', () => {
  test('the dead are neither targets nor patients', () => {
    const s = ready(two(SWORD, {}), { ann: 2 })
    const f = of(s, 'ann')
    const target = () => toTarget.named({ s, f, as: 'attack' }, 'bob')?.key
    const patient = () => toTend.named({ s, f: of(s, 'bob'), as: 'aid' }, 'bob')?.key
    expect([target(), patient(), toTarget.named({ s, f, as: 'attack' }, 'ann')]).toEqual(['bob', 'bob', undefined])
    of(s, 'bob').dead = true
    expect([target(), patient()]).toEqual([undefined, undefined])
    expect(status(of(s, 'bob'))).toBe('dead')
  })

  test('nobody goes to a nobody, nor to a cell where there is no map', () => {
    const s = ready(two(), { ann: 3 })
    const going = journey(s, of(s, 'ann'), 'step', 3)
    expect(toGo.named(going, 'towards nobody')).toBeUndefined()
    expect(toGo.named(going, 'round bob')).toBeUndefined()
    expect(toGo.named(going, 'towards bob')?.whom).toBe('bob')
    const cell = toGo.named(going, '3,3')
    expect(cell && toGo.why(going, cell)?.because).toBe('there is no way nearer')
  })

  test('walled in, nobody can step, and a stunned friend is only told to get down', () => {
    const from = ready(mapped('#####\n#A#B#\n#####', SWORD, {}), { ann: 3 })
    expect(refusal(olde, from, 'ann', 'step')?.because).toBe('there is nowhere to go')
    expect(refusal(olde, from, 'ann', 'free steps')?.because).toBe('there is nowhere to go')
    const led = (picture: string) =>
      keys(
        run(
          ready(
            {
              ...mapped(picture, {}, {}, { options: { maxPerSpace: 1 } }, { C: 'cat' }),
              sides: {
                left: { ann: EIGHT, cat: { ...EIGHT, conditions: { stunned: 'permanent' } } },
                right: { bob: EIGHT },
              },
            },
            { ann: 1 },
          ),
          'ann turn: guide',
        ),
      )
    expect(led('####\n#AC#\n####\nB...')).toEqual(['sitting', 'prone'])
    expect(led('####.\n#AC..\n####.\nB....')).toEqual(['walk', 'sitting', 'prone'])
  })

  test('no riposte on who was paid back to death', () => {
    const fencer = { weapons: ['rapier'], skills: { fencing: 'journeyman' } }
    const from = ready(
      two({ ...SWORD, brawn: 4, nerve: 1 }, fencer, { options: { actions: 'advanced' } }),
      {
        ann: 3,
        bob: 2,
      },
      (s) => Object.assign(of(s, 'ann'), { hp: 1, fullHp: 4 }),
    )
    const script =
      'ann turn: melee\nann weapon: broadsword\nbob defense: 7 7\nann attack: 1 1\ngm mishap: paid back\nbob damage: '
    expect(run(from, `${script}8`, 2).asked).toBeUndefined()
    expect(heard(run(from, `${script}8`, 2), 'dies')).toMatchObject([{ who: 'ann' }])
    expect(keys(run(from, `${script}1`, 2))).toEqual(['riposte', 'none'])
  })

  test('the restrained pay nobody back', () => {
    const weak = { ...SWORD, brawn: 4, weapons: ['greatsword'], armour: 'full-plate' }
    const from = ready(two(weak, { conditions: { restrained: 'permanent' } }), { ann: 2 })
    const missed = run(from, 'ann turn: attack\nann weapon: greatsword\nann attack: 1 1', 2)
    expect(only(missed, 'attack').band).toBe('disastrous miss')
    expect(heard(missed, 'outcome').map(({ outcome }) => outcome)).toEqual(['weapon breaks'])
  })

  test('a buckler on the back is no buckler, and a fenced shortsword has no second hand to miss', () => {
    const cited = (fought: Fought, type: 'declared' | 'attack') => only(fought, type).rule
    const fencer = { shield: 'buckler', skills: { swords: 'apprentice', fencing: 'apprentice' } }
    const back = duel(fencer, {}, {}, (s) => Object.assign(of(s, 'ann'), { shieldAt: 'back' }))
    expect(cited(strike(back, '2 2', '2 2', 'ann damage: 1'), 'attack')).not.toContain('OLDE-SKILL-bucklers')
    const short = ready(two({ ...fencer, weapons: ['shortsword'] }), { ann: 2 })
    const by = (key: string) => cited(strike(short, '2 2', '2 2', 'ann damage: 1', key), 'declared')
    expect(by('shortsword swords')).toContain('OLDE-SHD-02')
    expect(by('shortsword fencing')).not.toContain('OLDE-SHD-02')
  })

  test('a ledge behind a corner is climbed from the cell before it', () => {
    const climbs = (picture: string) =>
      refusal(
        olde,
        ready(mapped(picture, {}, {}, {}, { '^': { name: 'ledge', elevation: 1 } }), { ann: 3 }),
        'ann',
        'climb',
      ) === undefined
    expect([climbs('A#.\n.^B'), climbs('A..\n.^B')]).toEqual([false, true])
  })
})
