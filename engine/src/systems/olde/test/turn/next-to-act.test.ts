import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { EIGHT, heard, ready, run, SWORD, two } from '../staged.ts'

describe('the order', () => {
  const three = {
    system: 'olde',
    distance: 1,
    sides: { left: { ann: { ...EIGHT, ...SWORD }, cat: { ...EIGHT, finesse: 10 } }, right: { bob: { ...EIGHT } } },
  }
  const asked = (from: State, script = '') => {
    const { asked: open } = run(from, script)
    return open !== undefined && 'choices' in open ? open.choices[0]?.who : undefined
  }

  rule('OLDE-TURN-04', 'more AP acts first, then the higher Finesse', () => {
    expect(asked(ready(three, { ann: 5, bob: 6, cat: 5 }))).toBe('bob')
    const told = run(ready(three, { ann: 5, bob: 4, cat: 5 }), 'cat turn: pass\nann turn: pass\nbob turn: pass', 5)
    expect(heard(told, 'passes').map(({ who }) => who)).toEqual(['cat', 'ann', 'bob'])
    expect(heard(told, 'round').length + heard(told, 'lot').length).toBe(0)
    expect(told.state.phase).toBe('reset')
    expect(
      run(
        ready(three, { ann: 3, bob: 1, cat: 1 }),
        'ann turn: drop\nann posture: kneeling\nann turn: pass\ncat turn: pass\nbob turn: pass',
        6,
      ).events,
    ).toContainEqual(expect.objectContaining({ type: 'round', rule: 'OLDE-TURN-04' }))
  })

  rule('OLDE-TURN-04', 'equals throw a Finesse Check, and again while they are equal', () => {
    const fought = run(
      ready(two(), { ann: 3, bob: 3 }),
      'ann lot: 3 3\nbob lot: 4 2\nann lot: 1 1\nbob lot: 1 2\nbob turn: pass',
      2,
    )
    expect(heard(fought, 'lot')).toHaveLength(4)
    expect(heard(fought, 'passes').map(({ who }) => who)).toEqual(['bob'])
  })

  rule('OLDE-TURN-04', 'who lost the first throw stays behind those who throw again, however low', () => {
    const trio = { ...three, sides: { left: { ann: EIGHT, cat: EIGHT }, right: { bob: EIGHT } } }
    const fought = run(
      ready(trio, { ann: 3, bob: 3, cat: 3 }),
      'ann lot: 5 5\ncat lot: 5 3\nbob lot: 6 4\nann lot: 1 1\nbob lot: 1 2\nbob turn: pass\nann turn: pass\ncat turn: pass',
      4,
    )
    expect(heard(fought, 'passes').map(({ who }) => who)).toEqual(['bob', 'ann', 'cat'])
    const below = run(
      ready(trio, { ann: 3, bob: 3, cat: 3 }),
      'ann lot: 5 4\ncat lot: 3 3\nbob lot: 3 3\nann turn: pass\ncat lot: 1 1\nbob lot: 2 1\nbob turn: pass\ncat turn: pass',
      5,
    )
    expect(heard(below, 'passes').map(({ who }) => who)).toEqual(['ann', 'bob', 'cat'])
  })

  test('after three equal throws the order of the fight decides', () => {
    const fought = run(
      ready(two(), { ann: 3, bob: 3 }),
      `${'ann lot: 3 3\nbob lot: 4 2\n'.repeat(3)}ann turn: pass\nbob turn: pass`,
      3,
    )
    expect(heard(fought, 'lot')).toHaveLength(6)
    expect(heard(fought, 'passes').map(({ who }) => who)).toEqual(['ann', 'bob'])
  })

  test('lots hold for the round, or for the turn', () => {
    const again = (rollOff: string) => {
      const from = ready(two({}, {}, { options: { rollOff } }), { ann: 3, bob: 3 })
      return run(
        from,
        'ann lot: 3 3\nbob lot: 1 2\nann turn: drop\nann posture: kneeling\nann turn: pass\nbob turn: drop\nbob posture: kneeling\nbob turn: pass',
        7,
      ).asked
    }
    expect(again('round')).toMatchObject({ roll: 'lot' })
    expect(again('turn')).toMatchObject({ choices: [{ who: 'ann' }] })
  })
})
