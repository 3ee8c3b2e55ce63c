import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, type Ran, turnOf } from '../arrange.ts'

const after = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
    otherwise: 'usual',
  }) as Ran

test('who is taken out takes his own holds with him, and nobody else’s', () => {
  const hold = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const
  const { state } = after(
    turnOf(crowd({ ana: {}, dan: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
      s.holds = [hold('bo', 'ana'), hold('dan', 'bo'), hold('cy', 'ana'), hold('dan', 'cy')]
    }),
    { do: 'remove', who: 'bo' },
  )
  expect(state.holds).toEqual([hold('cy', 'ana'), hold('dan', 'cy')])
})
