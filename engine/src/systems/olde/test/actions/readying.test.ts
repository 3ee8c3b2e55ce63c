import { describe, expect, test } from 'vitest'
import { refusal, type Scenario } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, type Fought, of, only, ready, run, two } from '../staged.ts'

const keys = ({ asked }: Fought): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []
const things = (from: State): readonly string[] => keys(run(from, 'ann turn: ready'))
const does = (from: State, thing: string): State => run(from, `ann turn: ready\nann thing: ${thing}`).state
const hands = (s: State, id = 'ann') => of(s, id).items.map(({ weapon, at }) => `${weapon} ${at}`)

const ann = (more: object, ap = 3): State => ready(two(more), { ann: ap })

describe('making ready', () => {
  test('what is at the belt can be drawn, what is in hand put away, two alike are one choice', () => {
    const from = ann({ weapons: ['broadsword', 'dagger', 'throwing-knife', 'throwing-knife'], shield: 'heater' })
    expect(things(from)).toEqual(['put away broadsword', 'draw dagger', 'draw throwing-knife', 'unstrap shield'])
    expect(hands(does(from, 'put away broadsword'))).toEqual([
      'broadsword belt',
      'dagger belt',
      'throwing-knife belt',
      'throwing-knife belt',
    ])
    const broken = ann({ weapons: ['broadsword', 'dagger'] })
    of(broken, 'ann').items[0]!.at = 'broken'
    expect(hands(run(broken, 'ann turn: ready').state)).toEqual(['broadsword broken', 'dagger main'])
    const wolf = ann({ weapons: ['bite', 'dagger'] })
    expect(things(wolf)).toEqual([])
    expect(refusal(olde, wolf, 'ann', 'ready')).toBeUndefined()
  })

  test('the second weapon goes to the other hand, beside a shield in place of the first', () => {
    const from = ann({ weapons: ['broadsword', 'dagger'] })
    const both = does(from, 'draw dagger')
    expect(hands(both)).toEqual(['broadsword main', 'dagger off'])
    const shielded = ann({ weapons: ['broadsword', 'dagger'], shield: 'heater' })
    const swapped = does(shielded, 'draw dagger')
    expect(hands(swapped)).toEqual(['broadsword belt', 'dagger main'])
    expect(of(swapped, 'ann').shieldAt).toBe('arm')
    const full = ann({ weapons: ['broadsword', 'dagger', 'hatchet'] })
    of(full, 'ann').items[1]!.at = 'off'
    expect(hands(does(full, 'draw hatchet'))).toEqual(['broadsword belt', 'dagger off', 'hatchet main'])
  })

  test('a bow wants both hands and the shield off the arm; a shield strapped on wants one', () => {
    const from = ann({ weapons: ['broadsword', 'shortbow'], shield: 'heater' })
    const bow = does(from, 'draw shortbow')
    expect([hands(bow), of(bow, 'ann').shieldAt]).toEqual([['broadsword belt', 'shortbow main'], 'back'])
    const archer = ann({ weapons: ['shortbow'], shield: 'heater' })
    const strapped = does(archer, 'strap on shield')
    expect([hands(strapped), of(strapped, 'ann').shieldAt]).toEqual([['shortbow belt'], 'arm'])
    const loose = ann({ weapons: ['broadsword'], shield: 'heater' })
    const off = does(loose, 'unstrap shield')
    expect([hands(off), of(off, 'ann').shieldAt]).toEqual([['broadsword main'], 'back'])
    Object.assign(of(off, 'ann'), { acted: false, spent: 0 })
    off.acting = null
    const on = does(off, 'strap on shield')
    expect([hands(on), of(on, 'ann').shieldAt]).toEqual([['broadsword main'], 'arm'])
    const two = ann({ weapons: ['broadsword', 'dagger'], shield: 'heater' })
    of(two, 'ann').shieldAt = 'back'
    of(two, 'ann').items[1]!.at = 'off'
    expect(hands(does(two, 'strap on shield'))).toEqual(['broadsword belt', 'dagger off'])
  })

  test('what lies in his own space is picked up, whosever it was, and lies nowhere any more', () => {
    const lying = (at: [number, number]): State =>
      ready(
        {
          system: 'olde',
          map: { picture: '...\nA.B', key: { A: 'ann', B: 'bob' } },
          sides: {
            left: { ann: { ...EIGHT, weapons: ['dagger'] } },
            right: { bob: { ...EIGHT, weapons: ['mace', 'club'] } },
          },
        },
        { ann: 3 },
        (s) => {
          Object.assign(of(s, 'bob').items[0]!, { at: 'ground', spot: at })
        },
      )
    expect(things(lying([0, 1]))).toEqual(['put away dagger', 'pick up bob mace'])
    expect(hands(run(lying([0, 0]), 'ann turn: ready').state)).toEqual(['dagger belt'])
    expect(hands(run(lying([1, 1]), 'ann turn: ready').state)).toEqual(['dagger belt'])
    const { state } = run(lying([0, 1]), 'ann turn: ready\nann thing: pick up bob mace')
    expect(of(state, 'ann').items).toMatchObject([
      { weapon: 'dagger', at: 'main' },
      { id: 'bob mace', at: 'off', spot: null },
    ])
    expect(hands(state, 'bob')).toEqual(['club belt'])
    const own = ann({ weapons: ['broadsword'] })
    Object.assign(of(own, 'ann').items[0]!, { at: 'ground', spot: [0] })
    const taken = run(own, 'ann turn: ready')
    expect(of(taken.state, 'ann').items).toMatchObject([{ at: 'main', spot: null }])
    expect(only(taken, 'readied')).toMatchObject({ how: 'picks up', thing: 'broadsword' })
  })

  test('doors next to him open and shut; not those farther off, nor onto somebody', () => {
    const room = (picture: string, more: object = {}): Scenario => ({
      system: 'olde',
      map: { picture, key: { A: 'ann', B: 'bob', '+': 'door', "'": 'open door' } },
      sides: { left: { ann: { ...EIGHT, ...more } }, right: { bob: EIGHT } },
    })
    expect(run(ready(room('A+.B'), { ann: 3 }), 'ann turn: ready').told).toContain('Ann opens the door.')
    expect(refusal(olde, ready(room('A.+B'), { ann: 3 }), 'ann', 'ready')).toBeDefined()
    const shut = run(ready(room("A'.B"), { ann: 3 }), 'ann turn: ready')
    expect(shut.told).toContain('Ann shuts the door.')
    expect(refusal(olde, shut.state, 'ann', 'ready')).toBeDefined()
    Object.assign(of(shut.state, 'ann'), { acted: false, spent: 0 })
    shut.state.acting = null
    expect(run(shut.state, 'ann turn: ready').told).toContain('Ann opens the door.')
    const doors = ready(room("+A'\n..B"), { ann: 3 })
    expect(things(doors)).toEqual(['open 0,0', 'shut 2,0'])
    const stands = ready(room("A'B"), { ann: 3 }, (s) => {
      if (!('bands' in s.where)) s.where = { ...s.where, bodies: { ...s.where.bodies, bob: { x: 1, y: 0, size: 1 } } }
    })
    expect(refusal(olde, stands, 'ann', 'ready')?.because).toBe('there is nothing to make ready')
  })
})
