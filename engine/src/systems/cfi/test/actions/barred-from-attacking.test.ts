import { describe, expect, test } from 'vitest'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import { toAct } from '../../actions/index.ts'
import type { State } from '../../state/types.ts'
import { during, facing, man, ready, the } from '../arrange.ts'

const ATTACKS = ['attack', 'charge', 'leap', 'sweep', 'breathe', 'wingBuffet', 'trample', 'engulf', 'tripEntangled']
const OTHERS = ['dither', 'ready', 'brace', 'change range', 'rise', 'struggle', 'aim', 'mount']

/** The rule by which Ann is refused each of these actions, whatever the rest of the fight is like. */
const refused = (keys: readonly string[], change: (s: State) => void): readonly (string | undefined)[] => {
  const s = ready(facing(man(), man()), (at) => {
    the(at, 'ann').acting = true
    change(at)
  })
  const at = { s, f: the(s, 'ann') }
  return keys.flatMap((key) => {
    const action = toAct.named(at, key)
    return action === undefined ? [] : [toAct.why(at, action)?.rule]
  })
}

describe('who may not attack', () => {
  test('attacks in no way at all, and may do other things', () => {
    const wounded = (s: State) => {
      the(s, 'ann').lasting = [forTurns('barred', 2, 'bob')]
    }
    expect(new Set(refused(ATTACKS, wounded))).toEqual(new Set(['CFI-WND-Serious']))
    expect(refused(OTHERS, wounded)).not.toContain('CFI-WND-Serious')
    expect(refused(ATTACKS, () => {})).not.toContain('CFI-WND-Serious')
  })
  test('in fear he does nothing offensive through that round, and then again', () => {
    const frightened = (cowed: number) => (s: State) => void Object.assign(the(s, 'ann'), during({ cowed }))
    expect(new Set(refused(ATTACKS, frightened(1))).size).toBe(1)
    expect(refused(['attack'], frightened(1))).not.toEqual([undefined])
    expect(refused(['attack'], frightened(0))).toEqual([undefined])
  })
})
