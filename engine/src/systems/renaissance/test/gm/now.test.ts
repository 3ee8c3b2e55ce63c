import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, type Ran, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const after = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
    otherwise: 'usual',
  }) as Ran
const waits = (action: string, of_ = 'anybody') =>
  ({ only: ['ana'], is: { action, when: 'gm', of: of_, metres: 0, cell: null } }) as Fighter['readied']

describe('what was readied, when the game master says now', () => {
  const now = (action: string, bo: object, dice: string) =>
    told(
      after(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 }), 'bo', (s) => {
          Object.assign(person(s, 'bo'), bo)
          person(s, 'ana').readied = waits(action)
        }),
        { do: 'now', who: 'ana' },
        dice,
      ),
      'reacts',
    )?.at
  test('is for the first foe to whom it can be done', () => {
    expect(now('trip', {}, 'ana weapon: short sword\nana maneuver: 99')).toBe('bo')
    expect(now('trip', { stance: 'prone' }, 'ana weapon: fists\nana maneuver: 99')).toBe('cy')
    expect(now('attack', { condition: 'disabled', stance: 'prone' }, 'ana weapon: short sword\nana attack: 99')).toBe(
      'cy',
    )
  })
})

test('who waited for one who is taken out waits no longer; for another, still', () => {
  const left = (of_: string) =>
    of(
      after(
        turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
          person(s, 'ana').readied = waits('attack', of_)
        }),
        { do: 'remove', who: 'bo' },
      ),
      'ana',
    ).readied
  expect([left('bo'), left('cy')?.is.of, left('anybody')?.is.of]).toEqual([null, 'cy', 'anybody'])
})
