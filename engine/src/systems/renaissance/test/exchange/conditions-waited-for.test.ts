import { describe, expect, test } from 'vitest'
import { secret } from '../../../../kernel/secret.ts'
import type { Fighter, Hold, Readied, State } from '../../state/types.ts'
import { crowd, of, onMap, type Ran, run, thing, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
type Wait = Partial<Readied>
const READIED: Readied = { action: 'full defence', when: 'reach', of: 'anybody', metres: 0, cell: null }

/** Ana waits for something with Cy at her side; Bo and Dan are her foes. Whether she guarded herself. */
const ROWS = ['a.....b', '.......', 'c.....d']
const PEOPLE = ['ana', 'bo', 'cy', 'dan']
const answered = (wait: Wait, who: string, script: string, arrange?: (s: State) => void, rows = ROWS): Ran =>
  run(
    turnOf(
      crowd(
        { ana: {}, cy: { weapons: ['light bow'], powers: ['master'] } },
        {
          bo: { weapons: ['light bow', 'short sword'], inHand: ['light bow'] },
          dan: { weapons: ['light bow'], powers: ['master'] },
        },
        onMap(rows.join('\n'), PEOPLE, { o: 'wall' }),
      ),
      who,
      (s) => {
        person(s, 'ana').readied = secret(['ana'], { ...READIED, ...wait })
        arrange?.(s)
      },
    ),
    `${script}\n${who} turn: end turn`,
  )
const guards = (...args: Parameters<typeof answered>): boolean => of(answered(...args), 'ana').fullDefence

const goes = (who: string, to: string) => `${who} turn: move\n${who} where: ${to}`
const shoots = (who: string, at: string) => `${who} turn: attack\n${who} target: ${at}\n${who} attack: 99`

describe('steps somebody waits for', () => {
  test('within reach: a foe who comes there, no comrade, and not where he stands already', () => {
    expect(guards({}, 'bo', goes('bo', 'cell 1,0'))).toBe(true)
    expect(guards({}, 'bo', goes('bo', 'cell 2,0'))).toBe(false)
    expect(guards({}, 'cy', goes('cy', 'cell 1,1'))).toBe(false)
    expect(guards({ of: 'cy' }, 'bo', goes('bo', 'cell 1,0'))).toBe(false)
    expect(guards({ of: 'bo' }, 'bo', goes('bo', 'cell 1,0'))).toBe(true)
  })
  test('so many metres: crossing the line inwards, neither beyond it nor within', () => {
    const near = { when: 'near', metres: 3 } as const
    expect(guards(near, 'bo', goes('bo', 'cell 3,0'))).toBe(true)
    expect(guards(near, 'bo', goes('bo', 'cell 4,0'))).toBe(false)
    const inside = ['a.b....', '.......', 'c.....d']
    expect(guards(near, 'bo', goes('bo', 'cell 3,0'), undefined, inside)).toBe(false)
    expect(guards(near, 'bo', goes('bo', 'cell 5,0'), undefined, inside)).toBe(false)
    const comrade = ['a.....c', '.......', 'b.....d']
    expect(guards({ ...near, of: 'cy' }, 'cy', goes('cy', 'cell 3,0'), undefined, comrade)).toBe(true)
    expect(guards(near, 'cy', goes('cy', 'cell 3,0'), undefined, comrade)).toBe(false)
  })
  test('in sight: who comes out from behind something, not who walks in view or out of it', () => {
    const rows = ['a..o.b.', '...o...', 'c.....d']
    expect(guards({ when: 'sight' }, 'bo', goes('bo', 'cell 4,2'), undefined, rows)).toBe(true)
    expect(guards({ when: 'sight' }, 'bo', goes('bo', 'cell 4,0'), undefined, rows)).toBe(false)
    expect(guards({ when: 'sight' }, 'bo', goes('bo', 'cell 5,0'))).toBe(false)
    const out = ['a.b....', '...o...', 'c..o..d']
    expect(guards({ when: 'sight' }, 'bo', goes('bo', 'cell 4,2'), undefined, out)).toBe(false)
  })
  test('a cell: that one, by whoever was named', () => {
    const cell = { when: 'cell', cell: [4, 0] } as const
    expect(guards(cell, 'bo', goes('bo', 'cell 4,0'))).toBe(true)
    expect(guards(cell, 'bo', goes('bo', 'cell 3,0'))).toBe(true)
    expect(guards(cell, 'bo', goes('bo', 'cell 5,0'))).toBe(false)
    expect(guards(cell, 'bo', goes('bo', 'cell 4,1'))).toBe(false)
    expect(guards({ ...cell, cell: [5, 1] }, 'bo', goes('bo', 'cell 5,0'))).toBe(false)
    expect(guards({ ...cell, of: 'dan' }, 'bo', goes('bo', 'cell 4,0'))).toBe(false)
  })
  test('leaving: a step away or past, not nearer, not about beyond her reach', () => {
    const beside = ['.b.....', 'a......', 'c.....d']
    const taken = '\nana opportunity: readied action'
    expect(guards({ when: 'leaves' }, 'bo', `${goes('bo', 'cell 3,0')}${taken}`, undefined, beside)).toBe(true)
    expect(guards({ when: 'leaves' }, 'bo', goes('bo', 'cell 1,1'), undefined, beside)).toBe(false)
    expect(guards({ when: 'leaves' }, 'bo', goes('bo', 'cell 5,0'))).toBe(false)
  })
})

describe('deeds somebody waits for', () => {
  test('attacks: on her, on a comrade, on anybody', () => {
    const by = (when: Readied['when'], at: string) => guards({ when }, 'bo', shoots('bo', at))
    expect([by('attacks me', 'ana'), by('attacks me', 'cy')]).toEqual([true, false])
    expect([by('attacks an ally', 'ana'), by('attacks an ally', 'cy')]).toEqual([false, true])
    expect([by('attacks', 'ana'), by('attacks', 'cy'), by('acts', 'cy'), by('charges', 'cy')]).toEqual([
      true,
      true,
      false,
      false,
    ])
    expect(guards({ when: 'attacks', of: 'dan' }, 'bo', shoots('bo', 'ana'))).toBe(false)
    expect(guards({ when: 'attacks me' }, 'bo', 'bo turn: full defence')).toBe(false)
    expect(guards({ when: 'attacks' }, 'bo', 'bo turn: full defence')).toBe(false)
  })
  test('a charge, a power, a comrade’s deed', () => {
    const charge = 'bo turn: charge\nbo target: ana'
    expect([guards({ when: 'charges' }, 'bo', charge), guards({ when: 'power' }, 'bo', charge)]).toEqual([true, false])
    expect(guards({ when: 'power' }, 'dan', 'dan turn: sustain a power')).toBe(true)
    expect(guards({ when: 'power' }, 'dan', 'dan turn: full defence')).toBe(false)
    expect(guards({ when: 'power' }, 'cy', 'cy turn: sustain a power')).toBe(false)
    expect(guards({ when: 'power', of: 'cy' }, 'cy', 'cy turn: sustain a power')).toBe(true)
    expect(guards({ when: 'acts' }, 'cy', 'cy turn: full defence')).toBe(true)
    expect(guards({ when: 'acts' }, 'bo', 'bo turn: full defence')).toBe(false)
    expect(guards({ when: 'acts', of: 'bo' }, 'bo', 'bo turn: full defence')).toBe(false)
  })
  test('by ruling afterwards: a power is there by then', () => {
    const from = (timing: string) => {
      const state = turnOf(
        crowd({ ana: {} }, { bo: { powers: ['master'] } }, { distance: 9, options: { readyTiming: timing } }),
        'bo',
        (s) => {
          person(s, 'ana').readied = secret(['ana'], { ...READIED, when: 'power' })
        },
      )
      const { events } = run(state, 'bo turn: sustain a power\nbo turn: end turn')
      return events.findIndex(({ type }) => type === 'power') < events.findIndex(({ type }) => type === 'guards')
    }
    expect([from('before'), from('after')]).toEqual([false, true])
  })
})

describe('who may not answer', () => {
  const held: Hold = { kind: 'grab', by: 'dan', on: 'ana', with: null, item: null }
  const quiet = (change: Partial<Fighter>, holds: Hold[] = []) => [
    guards({}, 'bo', goes('bo', 'cell 1,0'), (s) => {
      Object.assign(person(s, 'ana'), change)
      s.holds = holds
    }),
    guards({ when: 'attacks' }, 'bo', shoots('bo', 'cy'), (s) => {
      Object.assign(person(s, 'ana'), change)
      s.holds = holds
    }),
  ]
  test('who has reacted, who is held, who knows of nothing', () => {
    expect(quiet({})).toEqual([true, true])
    expect(quiet({ reaction: 1 })).toEqual([false, false])
    expect(quiet({ unaware: true })).toEqual([false, false])
    expect(quiet({}, [held])).toEqual([false, false])
  })
})

describe('what is done then', () => {
  const close = ['ab.....', '.......', 'c.....d']
  const met = (wait: Wait, script: string, arrange?: (s: State) => void) =>
    answered({ ...wait, when: 'attacks' }, 'bo', `bo turn: attack\nbo target: cy\n${script}`, arrange, close)
  test('the weapon and the thing are named: a disarm takes the one in hand', () => {
    const ran = met({ action: 'disarm' }, 'ana weapon: short sword\nana maneuver: 40\nbo defence: 99')
    expect([thing(of(ran, 'bo'), 'light bow').where, of(ran, 'ana').reaction, told(ran, 'attack')]).toEqual([
      'ground',
      1,
      undefined,
    ])
  })
  test('who is seized in the act does not finish it; who was only missed does', () => {
    const seized = met({ action: 'grab' }, 'ana maneuver: 40\nbo defence: 99')
    expect([seized.state.holds[0], told(seized, 'attack')]).toMatchObject([{ by: 'ana', on: 'bo' }, undefined])
    expect(told(met({ action: 'grab' }, 'ana maneuver: 99\nbo attack: 99'), 'attack')?.who).toBe('bo')
  })
})
