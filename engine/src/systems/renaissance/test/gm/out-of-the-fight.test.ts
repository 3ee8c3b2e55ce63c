import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { crowd, duel, of, type Ran, turnOf } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const grab = (by: string, on: string) => ({ kind: 'grab', by, on, with: null, item: null }) as const
const ruled = (from: State, command: Command, dice = ''): Ran =>
  play({ ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, command), outcome: () => undefined }, from, dice, {
    steps: 1,
  }) as Ran
const MOUNTED = { ana: { weapons: ['short sword'], mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } }

describe('whom the game master takes out of the fight', () => {
  const fallen = (to: 'disabled' | 'dead' | 'fled'): State =>
    ruled(
      turnOf(duel(), 'bo', (s) => {
        s.holds = [grab('ana', 'bo')]
        person(s, 'ana').braced = 'x'
      }),
      { do: 'condition', who: 'ana', to },
    ).state
  test('holds nobody any more', () => {
    for (const to of ['disabled', 'dead', 'fled'] as const) expect(fallen(to).holds).toEqual([])
    expect([person(fallen('dead'), 'ana').braced, fallen('dead').acting]).toEqual([null, 'bo'])
  })
  test('a rider who has left has left on his mount', () => {
    const state = turnOf(crowd({ ...MOUNTED, cy: {} }, { bo: {} }, { distance: 4 }))
    const gone = (who: string) => ruled(state, { do: 'condition', who, to: 'fled' }).state
    for (const who of ['ana', 'war-horse']) {
      expect([person(gone(who), 'ana').condition, person(gone(who), 'war-horse').condition]).toEqual(['fled', 'fled'])
      expect([gone(who).acting, person(gone(who), 'cy').condition]).toEqual([null, 'up'])
    }
  })
})
