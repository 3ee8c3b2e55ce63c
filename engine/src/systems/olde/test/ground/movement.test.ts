import { describe, expect, test } from 'vitest'
import { refusal, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import { lineOfSight } from '../../ground/sight.ts'
import { olde } from '../../index.ts'
import { EIGHT, heard, of, only, ready, run } from '../staged.ts'

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
