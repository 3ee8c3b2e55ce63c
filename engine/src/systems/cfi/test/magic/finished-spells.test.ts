import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import type { Casting, State } from '../../state/types.ts'
import { acting, during, facing, man, offered, ready, the, told } from '../arrange.ts'

const MAGE = man([], {
  class: 'mage',
  spells: { magicMissile: 3, shield: 2, dispel: 3 },
  skills: { arcaneCasting: 60, evade: 50, willpower: 50 },
})
const finished = (spell: Casting['spell'] = 'magicMissile', at = 'ann'): Casting => ({
  ...{ spell, at, intensity: 1, left: 0, harder: 0, held: false },
})
/** Bob's spell is ready when Ann's Turn comes. */
const waiting = (distance: number, change: (s: State) => void = () => {}) =>
  ready(facing(man(), MAGE, {}, { distance }), (s) => {
    the(s, 'bob').casting = finished()
    change(s)
  })

describe('a finished spell', () => {
  rule('CFI-PRO-CastMagic', 'is let go before a foe’s charge, and costs no Action Point', () => {
    const { state, events } = acting(
      waiting(40),
      'ann turn: charge\nann gait: run\nbob release: now\nbob casting: 30\nbob missile: 3\nbob location: 10\nann weapon: longsword\nbob receive: none\nann attack: 90\nbob defend: none',
      { steps: 1, otherwise: 'usual' },
    )
    expect(events.findIndex(({ type }) => type === 'releases')).toBeLessThan(
      events.findIndex(({ type }) => type === 'moved'),
    )
    expect(the(state, 'bob')).toMatchObject({ points: 2, casting: undefined })
    expect(told({ events }, 'attack')).toHaveLength(1)
  })
  rule('CFI-PRO-CastMagic', 'is let go also by who has a foe upon him', () => {
    const { events } = acting(
      waiting(5),
      'ann turn: attack\nann weapon: longsword\nbob release: now\nbob casting: 90\nann attack: 90\nbob defend: none',
      { steps: 1 },
    )
    expect(told({ events }, 'releases')).toHaveLength(1)
  })
  rule('CFI-PRO-CastMagic', 'that fells the foe leaves him nothing of what he declared', () => {
    const s = waiting(40, (at) => {
      the(at, 'ann').limbs.forEach((limb) => {
        limb.hp = -3
      })
    })
    const { events } = acting(
      s,
      'ann turn: charge\nann gait: run\nbob release: now\nbob casting: 30\nbob missile: 6\nbob location: 20\nann endurance: 40',
      { steps: 1, otherwise: 'usual' },
    )
    expect([told({ events }, 'attack'), told({ events }, 'moved')]).toEqual([[], []])
  })
  test('waits where he may not attack, and a Dispel of his own for what it can meet', () => {
    const asks = (s: State) => offered(acting(s, 'ann turn: attack\nann weapon: longsword'))
    expect(asks(waiting(5))).toEqual(['now', 'keep'])
    expect(asks(waiting(5, (s) => void Object.assign(the(s, 'bob'), during({ barred: 2 }))))).not.toContain('keep')
    expect(
      asks(
        waiting(5, (s) => {
          the(s, 'bob').casting = finished('dispel', 'bob')
        }),
      ),
    ).not.toContain('keep')
  })
})
