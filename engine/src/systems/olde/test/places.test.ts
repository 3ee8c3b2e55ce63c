import { describe, expect, test } from 'vitest'
import { through } from '../../../kernel/schema.ts'
import { play, refusal, rule, type Scenario } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import { lineOfSight, spaces } from '../line-of-sight.ts'
import type { State } from '../types.ts'
import { EIGHT, heard, of, only, ready, run, SWORD } from './staged.ts'

const BOW = { weapons: ['hunting-bow'], skills: { bows: 'apprentice' } }
const map = (
  picture: string,
  ann: object = BOW,
  bob: object = {},
  more: { readonly options?: object; readonly grid?: 'hex' } = {},
  key: object = {},
): Scenario => ({
  system: 'olde',
  map: {
    picture: picture.trim(),
    key: { A: 'ann', B: 'bob', o: 'pillar', ...key },
    ...('grid' in more ? { grid: 'hex' } : {}),
  },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...(more.options === undefined ? {} : { options: more.options }),
})
const shoot = (from: State) => run(from, 'ann turn: attack\nbob defense: 1 1\nann attack: 7 7', 2)
const total = (from: State) => only(shoot(from), 'attack').rolled.total

const CLEAR = map('A....B\n......')
const PARTIAL = map('......\nA..o.B\n......')
const NONE = map('A.#.B\n..#..\n..#..')

describe('line of sight', () => {
  rule('OLDE-LOS-02', 'clear from middle to middle: nothing off', () => {
    const from = ready(CLEAR, { ann: 2 })
    expect(lineOfSight(from, 'ann', 'bob')).toBe('clear')
    expect(total(from)).toBe(14)
    expect(only(shoot(from), 'declared').sight).toBe('clear')
  })

  rule('OLDE-LOS-03', 'partial from the middle to some point: three off', () => {
    const from = ready(PARTIAL, { ann: 2 })
    expect(lineOfSight(from, 'ann', 'bob')).toBe('partial')
    expect(total(from)).toBe(11)
  })

  rule('OLDE-LOS-04', 'minimal from some point to some point: six off, or by ruling not at all', () => {
    const picture = '.....\nA.o.B\n.....'
    const from = ready(map(picture), { ann: 2 })
    expect(lineOfSight(from, 'ann', 'bob')).toBe('minimal')
    expect(total(from)).toBe(8)
    expect(
      refusal(olde, ready(map(picture, BOW, {}, { options: { allowMinimalLos: false } }), { ann: 2 }), 'ann', 'attack')
        ?.rule,
    ).toBe('OLDE-B06')
  })

  rule(['OLDE-LOS-05', 'OLDE-ATK-03'], 'none: no attack; with a line there is one', () => {
    expect(refusal(olde, ready(NONE, { ann: 2 }), 'ann', 'attack')?.because).toMatch('no line of sight')
    expect(only(shoot(ready(CLEAR, { ann: 2 })), 'declared').on).toBe('bob')
  })

  test('a touched corner does not cut a line, or by ruling does; people do not block, or by ruling do', () => {
    const corner = (losGraze: string) =>
      lineOfSight(ready(map('A#\n.B', BOW, {}, { options: { losGraze } }), {}), 'ann', 'bob')
    expect([corner('free'), corner('blocks')]).toEqual(['clear', 'partial'])
    const crowd = (creaturesBlockLos: boolean) =>
      lineOfSight(
        ready(
          {
            ...map('A.C.B', BOW, {}, { options: { creaturesBlockLos } }, { C: 'cat' }),
            sides: { left: { ann: { ...EIGHT, ...BOW } }, right: { bob: EIGHT, cat: EIGHT } },
          },
          {},
        ),
        'ann',
        'bob',
      )
    expect([crowd(false), crowd(true)]).toEqual(['clear', 'minimal'])
  })

  test('glass is seen through and stops a weapon; who lies behind a low wall is hidden', () => {
    expect(lineOfSight(ready(map('A.g.B', BOW, {}, {}, { g: 'glass' }), {}), 'ann', 'bob')).not.toBe('clear')
    const wall = (posture: string) =>
      lineOfSight(ready(map('######\nA..wB.\n######', BOW, { posture }, {}, { w: 'low wall' }), {}), 'ann', 'bob')
    expect([wall('standing'), wall('prone')]).toEqual(['clear', 'none'])
  })
})

describe('an unseen foe', () => {
  const hidden = map('A.B...\n......', SWORD, { conditions: { invisible: 'permanent' } })
  const wary = { ...SWORD, skills: { swords: 'apprentice', brawling: 'apprentice' } }

  rule(
    'OLDE-LOS-01',
    'is attacked in the space he is believed in: there he may be hit, elsewhere there is nobody',
    () => {
      const near = ready(map('AB....\n......', wary, { conditions: { invisible: 'permanent' } }), { ann: 2 })
      const there = run(
        near,
        'ann turn: attack\nann weapon: broadsword\nann space: 1,0\nbob defense: 2 2\nann attack: 2 2\nann damage: 5',
        2,
      )
      expect(of(there.state, 'bob').hp).toBe(7)
      const wrong = run(near, 'ann turn: attack\nann weapon: broadsword\nann space: 1,1', 2)
      expect(of(wrong.state, 'bob').hp).toBe(12)
      expect(heard(wrong, 'nobody there')).toHaveLength(1)
      expect(of(wrong.state, 'ann').ap).toBe(0)
    },
  )

  rule('OLDE-LOS-01', 'what is thrown into the wrong space lies there, not with him', () => {
    const thrower = { weapons: ['javelin'], skills: { thrown: 'apprentice' } }
    const from = ready(map('A..B..\n......', thrower, { conditions: { invisible: 'permanent' } }), { ann: 2 })
    const { state } = run(from, 'ann turn: attack\nann weapon: javelin thrown\nann space: 3,1', 2)
    expect(of(state, 'ann').items).toMatchObject([{ at: 'ground', spot: [3, 1] }])
    const hit = run(
      from,
      'ann turn: attack\nann weapon: javelin thrown\nann space: 3,0\nbob defense: 2 2\nann attack: 2 2\nann damage: 1',
      2,
    )
    expect(of(hit.state, 'ann').items).toMatchObject([{ at: 'ground', spot: [3, 0] }])
  })

  test('where he is shows his foes only when he strikes', () => {
    const seat = { name: 'left', fighters: ['ann'], gm: false }
    const moved = run(ready(hidden, { bob: 5 }), 'bob turn: step\nbob where: 5,0').state
    expect(olde.board(olde.imagine(olde.view(moved, seat), 0)).tokens.find(({ id }) => id === 'bob')?.at).toEqual([
      2, 0,
    ])
    expect(olde.board(moved).tokens.find(({ id }) => id === 'bob')?.at).toEqual([5, 0])
    const struck = run(
      ready(map('AB....\n......', {}, { conditions: { invisible: 'permanent' } }), { bob: 2 }, (s) => {
        of(s, 'bob').known = [5, 1]
      }),
      'bob turn: attack\nann defense: 7 1\nbob attack: 3 3',
      2,
    )
    expect(of(struck.state, 'bob').known).toEqual([1, 0])
  })
})

describe('spaces', () => {
  test('are counted across corners, or by ruling otherwise; hexes by steps', () => {
    const far = (metric: string) =>
      spaces(ready(map('A...\n....\n....\n...B', BOW, {}, { options: { metric } }), {}), 'ann', 'bob')
    expect([far('chebyshev'), far('alternate'), far('euclid')]).toEqual([3, 4, 4])
    expect(spaces(ready(map('A . . .\n . . . .\n. . B .', BOW, {}, { grid: 'hex' }), {}), 'ann', 'bob')).toBe(3)
  })

  test('are shared by any number, or by ruling by so many', () => {
    const into = (maxPerSpace: string | number) => {
      const from = ready(map('A.B', SWORD, {}, { options: { maxPerSpace } }), { ann: 5 })
      return run(from, 'ann turn: step').asked
    }
    const keys = (asked: ReturnType<typeof into>) =>
      asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
    expect(keys(into('any'))).toContain('into bob')
    expect(keys(into(1))).not.toContain('into bob')
  })
})

describe('movements', () => {
  rule('OLDE-ACT-step', 'one AP a space, three at most, slow ground double', () => {
    const open = run(ready(map('A.....B'), { ann: 6 }), 'ann turn: step\nann where: 3,0')
    expect(of(open.state, 'ann')).toMatchObject({ ap: 3, spent: 3 })
    const slow = ready(map('A~~...B', BOW, {}, {}, { '~': 'difficult' }), { ann: 6 })
    expect(of(run(slow, 'ann turn: step\nann where: 1,0').state, 'ann').ap).toBe(4)
    expect(() => run(ready(map('A.....B'), { ann: 6 }), 'ann turn: step\nann where: 4,0')).toThrow(/cannot answer/)
    expect(() => run(slow, 'ann turn: step\nann where: 2,0')).toThrow(/cannot answer/)
  })

  rule('OLDE-ACT-climb', 'a level for two AP, up and down; walking does not take it', () => {
    const key = { '^': { name: 'ledge', elevation: 1 } }
    const ledge = ready(map('A^.B', BOW, {}, {}, key), { ann: 6 })
    const up = run(ledge, 'ann turn: climb')
    expect(of(up.state, 'ann').ap).toBe(4)
    expect(only(up, 'moved')).toMatchObject({ how: 'climb', to: '1,0' })
    expect(() => run(ledge, 'ann turn: step\nann where: 1,0')).toThrow()
    expect(refusal(olde, ready(map('A..B'), { ann: 6 }), 'ann', 'climb')?.because).toMatch('nothing to climb')
    const dazed = { conditions: { dazed: 'permanent' } }
    const stepped = run(
      ready(map('A.^.B', dazed, {}, {}, key), { ann: 6 }),
      'ann turn: free steps\nann where: 1,0',
    ).state
    expect(refusal(olde, stepped, 'ann', 'climb')?.rule).toBe('OLDE-COND-dazed')
    expect(refusal(olde, ready(map('A^.B', dazed, {}, {}, key), { ann: 6 }), 'ann', 'climb')).toBeUndefined()
    const tumbler = { skills: { tumble: 'apprentice' } }
    const nimble = ready(map('A^.B', tumbler, {}, { options: { actions: 'advanced' } }, key), { ann: 6 })
    expect(of(run(nimble, 'ann turn: climb\nann tumble: 5 4').state, 'ann').ap).toBe(5)
    expect(of(run(nimble, 'ann turn: climb\nann tumble: 5 3').state, 'ann').ap).toBe(4)
  })

  rule('OLDE-COND-blinded', 'a blind man who steps and climbs, or leaps, has gone more than a space', () => {
    const blind = { conditions: { blinded: 'permanent' } }
    const key = { '^': { name: 'ledge', elevation: 1 }, v: 'pit' }
    const ledge = ready(map('A^.B', blind, {}, {}, key), { ann: 6 })
    expect(heard(run(ledge, 'ann turn: climb'), 'check')).toEqual([])
    const walked = ready(map('A.^.B', blind, {}, {}, key), { ann: 6 })
    const fell = run(walked, 'ann turn: free steps\nann where: 1,0\nann turn: climb\nann balance: 3 2', 2)
    expect(of(fell.state, 'ann').posture).toBe('prone')
    const leapt = run(
      ready(map('Av.B', blind, {}, {}, key), { ann: 6 }),
      'ann turn: leap\nann leap: 4 4\nann balance: 3 3',
    )
    expect(of(leapt.state, 'ann').posture).toBe('standing')
    expect(
      heard(run(ready(map('Av.B', blind, {}, {}, key), { ann: 6 }), 'ann turn: leap\nann leap: 1 1'), 'check'),
    ).toHaveLength(1)
  })

  rule(
    'OLDE-ACT-leap',
    'over a gap for one AP: Brawn against 3 and 3 for each space; failed, he lies before it',
    () => {
      const pit = ready(map('Av..B', BOW, {}, {}, { v: 'pit' }), { ann: 6 })
      const over = run(pit, 'ann turn: leap\nann leap: 4 2')
      expect(olde.board(over.state).tokens[0]?.at).toEqual([2, 0])
      expect(of(over.state, 'ann').ap).toBe(5)
      const short = run(pit, 'ann turn: leap\nann leap: 4 1')
      expect(of(short.state, 'ann').posture).toBe('prone')
      expect(olde.board(short.state).tokens[0]?.at).toEqual([0, 0])
      const wide = run(ready(map('Avv.B', BOW, {}, {}, { v: 'pit' }), { ann: 6 }), 'ann turn: leap\nann leap: 4 4')
      expect(only(wide, 'check').rolled.needs).toBe(9)
      expect(refusal(olde, ready(map('Avvvv.B', BOW, {}, {}, { v: 'pit' }), { ann: 6 }), 'ann', 'leap')).toBeDefined()
    },
  )

  rule('OLDE-ACT-ready', 'drawing, putting away and doors, for one AP as the movement', () => {
    const armed = { weapons: ['broadsword', 'dagger', 'shortbow'], shield: 'heater', skills: {} }
    const draw = run(ready(map('A.....B', armed), { ann: 4 }), 'ann turn: ready\nann thing: draw shortbow')
    expect(of(draw.state, 'ann')).toMatchObject({
      ap: 3,
      shieldAt: 'back',
      items: [{ at: 'belt' }, { at: 'belt' }, { at: 'main' }],
    })
    const second = run(
      ready(map('A.....B', { ...armed, shield: null }), { ann: 4 }),
      'ann turn: ready\nann thing: draw dagger',
    )
    expect(of(second.state, 'ann').items.map(({ at }) => at)).toEqual(['main', 'off', 'belt'])
    const door = ready(map('A+.B', BOW, {}, {}, { '+': 'door' }), { ann: 4 })
    expect(lineOfSight(door, 'ann', 'bob')).toBe('none')
    const opened = run(door, 'ann turn: ready\nann thing: open 1,0')
    expect(lineOfSight(opened.state, 'ann', 'bob')).toBe('clear')
    expect(of(opened.state, 'ann').ap).toBe(3)
    expect(refusal(olde, opened.state, 'ann', 'step')?.because).toMatch('one movement')
  })

  test('what is put on or away, and doors shut only where nobody stands', () => {
    const both = ready(map('A.....B', { weapons: ['shortbow'], shield: 'heater', skills: {} }), { ann: 4 })
    const strapped = run(both, 'ann turn: ready\nann thing: strap on shield').state
    expect(of(strapped, 'ann')).toMatchObject({ shieldAt: 'arm', items: [{ at: 'belt' }] })
    const away = run(both, 'ann turn: ready\nann thing: put away shortbow').state
    expect(of(away, 'ann').items[0]?.at).toBe('belt')
    const doorway = ready(
      map("A'B", { ...BOW, weapons: ['hunting-bow', 'dagger'] }, {}, {}, { "'": 'open door' }),
      { ann: 4 },
      (s) => {
        if (!('bands' in s.where)) s.where = { ...s.where, bodies: { ...s.where.bodies, bob: { x: 1, y: 0, size: 1 } } }
      },
    )
    const { asked } = run(doorway, 'ann turn: ready')
    expect(asked).toMatchObject({ choices: [{ options: [{ key: 'put away hunting-bow' }, { key: 'draw dagger' }] }] })
  })
})

describe('doors by ruling', () => {
  test('the game master opens, shuts and breaks them', () => {
    const shut = ready(map('A+.B', BOW, {}, {}, { '+': 'door' }), { ann: 4 })
    const ruled = (to: string): State => {
      const command = through(olde.command, { do: 'door', at: '1,0', to }, 'ruling')
      return play({ ...olde, step: (ctx, s) => olde.amend(ctx, s, command), outcome: () => undefined }, shut, '').state
    }
    expect(lineOfSight(ruled('open'), 'ann', 'bob')).toBe('clear')
    expect(lineOfSight(ruled('closed'), 'ann', 'bob')).toBe('none')
    expect(lineOfSight(ruled('broken'), 'ann', 'bob')).toBe('clear')
    expect(olde.commands(ruled('broken')).some((form) => form.do === 'door')).toBe(false)
  })
})

describe('walking ends where it should', () => {
  test('towards somebody he stops at his reach, and bots come through doors, over gaps and up ledges', () => {
    const pike = ready(map('A.....B', { brawn: 10, weapons: ['pike'], skills: { spears: 'apprentice' } }), { ann: 6 })
    expect(olde.board(run(pike, 'ann turn: step\nann where: towards bob').state).tokens[0]?.at).toEqual([3, 0])
  })
})
