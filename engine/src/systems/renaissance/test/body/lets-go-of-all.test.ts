import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { crowd, of, type Ran, told, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const after = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
    otherwise: 'usual',
  }) as Ran
const grab = (by: string, on: string): Hold => ({ kind: 'grab', by, on, with: null, item: null })
const waits = (action: string, of_ = 'anybody') =>
  ({ only: ['ana'], is: { action, when: 'gm', of: of_, metres: 0, cell: null } }) as Fighter['readied']

test('who goes down lets go of all he holds and is let go by all who hold him; other holds stay', () => {
  for (const to of ['disabled', 'dead'] as const) {
    const state = turnOf(crowd({ ana: {}, dee: {} }, { bo: {}, cy: {} }), 'dee', (s) => {
      s.holds = [grab('ana', 'bo'), grab('cy', 'dee'), grab('cy', 'ana')]
      Object.assign(person(s, 'ana'), { defiant: 2, braced: 'x', readied: waits('attack') })
    })
    const ran = after(state, { do: 'condition', who: 'ana', to })
    expect(ran.state.holds).toEqual([grab('cy', 'dee')])
    expect([told(ran, 'freed'), told(ran, 'freed', 1)]).toMatchObject([
      { who: 'bo', by: 'ana' },
      { who: 'ana', by: 'cy' },
    ])
    expect(told(ran, 'freed', 2)).toBeUndefined()
    expect(of(ran, 'ana')).toMatchObject({ defiant: 0, braced: null, readied: null, stance: 'prone' })
    expect(ran.state.acting).toBe('dee')
  }
})
