import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { holding } from '../../ground/holds.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { arranged, asking, facing, the } from '../arrange.ts'
import { duel, item, man, offered, RIGHT_ARM, RIGHT_LEG } from '../clash.ts'

const sword = man(['war-sword'])

describe('who defends another, and who is outmanoeuvred', () => {
  const parried = () => {
    const rider = man(['war-sword'], { rides: 'horse', skills: { ride: 80, evade: 50, athletics: 50 } })
    const state = arranged({ ...facing({ ann: sword }, { bob: rider, horse: {} }), distance: 1 }, (s) => {
      the(s, 'horse').actions = 0
    })
    const script =
      'ann act: attack\nann target: horse\nann weapon: war-sword\nhorse defend: rider war-sword\nann attack: 5\nbob parry: 50'
    return { state, script }
  }

  test('a rider who parries for his horse can lose the weapon he parries with', () => {
    const { state, script } = parried()
    const asked = asking(state, script)
    expect(offered(asked)).toContain('disarmOpponent')
    const lost = asking(
      state,
      `${script}\nann manoeuvre: disarmOpponent\nann damage: 1\nbob disarm: 95\nann seize weapon: leave`,
    )
    expect(item(lost.state, 'bob', 'war-sword').where).toBe('ground')
  })

  test('who has been outmanoeuvred does not squeeze whom he holds this round', () => {
    const holds = (outmanoeuvred: readonly string[]) =>
      duel(man(['unarmed']), sword, (s) => {
        s.holds.push(
          holding('grapple', the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'unarmed'), { location: RIGHT_ARM }),
        )
        the(s, 'bob').outmanoeuvred = [...outmanoeuvred]
      })
    expect(refusal(legend, holds([]), 'ann', 'hurtHeld')).toBeUndefined()
    expect(refusal(legend, holds(['ann']), 'ann', 'hurtHeld')).toMatchObject({ rule: 'LEG-MUL-02' })
  })

  test('nobody leaps whose leg is held or will not carry him', () => {
    const leaps = (change: (s: State) => void) => refusal(legend, duel(sword, sword, change), 'ann', 'leap')
    expect(leaps(() => undefined)).toBeUndefined()
    const leg = (kind: 'grapple' | 'entangle') => (s: State) => {
      s.holds.push(holding(kind, the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'unarmed'), { location: RIGHT_LEG }))
    }
    expect(leaps(leg('entangle'))).toBeDefined()
    expect(leaps(leg('grapple'))).toBeDefined()
    expect(leaps((s) => Object.assign(the(s, 'ann').limbs[RIGHT_LEG] ?? {}, { numb: -1 }))).toBeDefined()
    expect(leaps((s) => Object.assign(the(s, 'ann'), { moved: 8 }))).toBeUndefined()
  })
})
