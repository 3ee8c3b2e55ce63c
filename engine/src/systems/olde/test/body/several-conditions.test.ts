import { describe, expect } from 'vitest'
import { arranged, play, rule, type Scenario } from '../../../../kernel/testing/index.ts'
import type { Command } from '../../gm/commands.ts'
import { olde } from '../../index.ts'
import type { Adjustment, State } from '../../state/types.ts'
import { heard, of, ready, run, two } from '../staged.ts'

const ruled = (from: State | Scenario, command: Command) =>
  play({ ...olde, step: (ctx, s) => olde.amend(ctx, s, command) }, arranged(olde, from), '')
const suffers = (
  from: State | Scenario,
  what: 'blinded' | 'stunned' | 'unconscious',
  lasts: 'temporary' | 'persistent' | 'permanent',
  on = true,
) => ruled(from, { do: 'suffers', who: 'bob', what, on, lasts })
const names = (s: State, id = 'bob') => of(s, id).conditions.map(({ name, lasts }) => `${name} ${lasts}`)

describe('several conditions at once', () => {
  rule('OLDE-COND-01', 'of one name the longer stays, the others are kept', () => {
    const from = two({}, { conditions: { dazed: 'persistent', deafened: 'permanent', blinded: 'persistent' } })
    const shorter = suffers(from, 'blinded', 'temporary')
    expect(names(shorter.state)).toEqual(['blinded persistent', 'dazed persistent', 'deafened permanent'])
    expect(heard(shorter, 'condition')).toEqual([])
    expect(names(suffers(from, 'blinded', 'permanent').state)).toEqual([
      'dazed persistent',
      'deafened permanent',
      'blinded permanent',
    ])
    const same = suffers(from, 'blinded', 'persistent')
    expect(heard(same, 'condition')).toMatchObject([
      { who: 'bob', name: 'blinded', lasts: 'persistent', begins: true, rule: ['OLDE-COND-01', 'OLDE-COND-blinded'] },
    ])
    expect(names(suffers(from, 'blinded', 'permanent', false).state)).toEqual([
      'dazed persistent',
      'deafened permanent',
    ])
  })

  rule(
    'OLDE-COND-unconscious',
    'who loses consciousness falls and has no AP; who lies already is not told to fall',
    () => {
      const from = ready(two(), { bob: 5 })
      const fainted = suffers(from, 'unconscious', 'persistent')
      expect(of(fainted.state, 'bob')).toMatchObject({ posture: 'prone', ap: 0 })
      expect(heard(fainted, 'posture')).toHaveLength(1)
      expect(of(suffers(from, 'stunned', 'persistent').state, 'bob')).toMatchObject({ posture: 'standing', ap: 0 })
      expect(of(suffers(from, 'blinded', 'persistent').state, 'bob').ap).toBe(5)
      const lying = ready(two({}, { posture: 'prone' }), {})
      expect(heard(suffers(lying, 'unconscious', 'persistent'), 'posture')).toEqual([])
    },
  )

  rule('OLDE-COND-01', 'every persistent one gets its own check, every temporary thing ends, lasting ones stay', () => {
    const gift = (value: number, lasts: Adjustment['lasts']): Adjustment => ({
      to: 'attack',
      value,
      because: 'gift',
      rule: 'OLDE-ADJ-01',
      lasts,
      melee: false,
    })
    const from = ready(
      two({ conditions: { dazed: 'persistent', deafened: 'persistent', blinded: 'temporary', silenced: 'temporary' } }),
      {},
      (s) => {
        s.phase = 'reset'
        of(s, 'ann').adjustments = [
          gift(1, 'permanent'),
          gift(2, 'temporary'),
          gift(3, 'permanent'),
          gift(4, 'temporary'),
        ]
      },
    )
    const after = run(
      from,
      'ann stat: brawn\nann Brawn check: 5 5\nann stat: nerve\nann Nerve check: 5 5\nann action points: 2\nbob action points: 2',
    )
    expect(of(after.state, 'ann').conditions).toEqual([])
    expect(of(after.state, 'ann').adjustments.map(({ value }) => value)).toEqual([1, 3])
    expect(heard(after, 'check').map(({ against, rolled }) => [against, rolled.of])).toEqual([
      ['dazed', 'brawn check'],
      ['deafened', 'nerve check'],
    ])
  })
})
