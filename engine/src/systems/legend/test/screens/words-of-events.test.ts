import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spotOf } from '../../../../space/whereabouts.ts'
import { damageThrown } from '../../body/checks.ts'
import { damageRoll, NO_STEP } from '../../exchange/damage.ts'
import { legend } from '../../index.ts'
import { ruling } from '../amending.ts'
import { acting, alone, arranged, facing, the } from '../arrange.ts'
import { CHEST, duel, fought, item, man, spent, told } from '../clash.ts'

const sword = man(['war-sword'])

describe('as it is told', () => {
  rule(['LEG-ACT-ReadyWeapon', 'LEG-MNT-05'], 'who draws what, and who braces it', () => {
    const stowed = duel(man(['war-sword']), sword, (s) => {
      item(s, 'ann', 'war-sword').where = 'stowed'
    })
    expect(told(acting(stowed, 'ann act: readyWeapon'), 'readied')).toMatchObject([
      { who: 'ann', way: 'draw', item: 'War sword' },
    ])
    const rider = man(['lance'], { rides: 'horse', skills: { ride: 60 } })
    const far = arranged(facing({ ann: rider, horse: {} }, { bob: sword }, {}, { distance: 20 }))
    expect(told(acting(far, 'ann act: charge\nann brace: lance'), 'braced')).toMatchObject([
      { who: 'ann', item: 'Lance' },
    ])
  })

  rule('LEG-LEAP-01', 'a single metre run up is a metre', () => {
    const near = arranged(facing({ ann: sword }, { bob: sword }, {}, { distance: 2 }))
    const played = acting(near, 'ann act: leap\nbob defend: none\nann athletics: 95')
    expect(told(played, 'ranUp')).toMatchObject([{ who: 'ann', at: 'bob', metres: 1 }])
  })

  rule('LEG-MAN-Bleed', 'it is the victim’s own skill that resists', () => {
    const hardy = man(['war-sword'], { skills: { resilience: 90 } })
    const { events } = fought(
      duel(hardy, sword, spent),
      'war-sword',
      'ann attack: 30\nann manoeuvre: bleed\nann damage: 5\nann hit location: 10\nbob bleed: 95',
    )
    expect(told({ events }, 'withstood')).toMatchObject([{ who: 'bob', skill: 50, stands: false }])
  })

  rule('LEG-RCH-02', 'of two weapons one that is long enough is enough', () => {
    const pike = man(['longspear'])
    const why = (weapons: readonly string[]) =>
      refusal(legend, duel(man(weapons), pike, undefined, { reach: true }), 'ann', 'pulledBlow')
    expect([why(['dagger', 'rapier']), why(['dagger', 'dirk'])?.rule]).toEqual([undefined, 'LEG-RCH-02'])
  })

  test('a damage roll is shown before it is thrown again, and only where somebody can pay for that', () => {
    const thrown = (ann: number, bob: number, face: number, script = '') => {
      const state = duel(sword, sword, (s) => {
        the(s, 'ann').heroPoints = ann
        the(s, 'bob').heroPoints = bob
      })
      const played = alone(
        state,
        `ann damage: ${face}${script}`,
        (ctx, s) => void damageThrown(ctx, the(s, 'ann'), the(s, 'bob'), damageRoll('1d8', NO_STEP, 0, 'damage')),
      )
      return told(played, 'damageRolled').length
    }
    expect([thrown(0, 1, 1), thrown(1, 0, 8), thrown(0, 0, 1)]).toEqual([0, 0, 0])
    expect([thrown(1, 0, 1, '\nann second chance: keep'), thrown(0, 1, 8, '\nbob second chance: keep')]).toEqual([1, 1])
  })

  test('what is drawn out of a wound lies where the wounded stands', () => {
    const state = arranged(facing({ ann: man(['javelin']) }, { bob: sword }, {}, { distance: 7 }), (s) => {
      item(s, 'ann', 'javelin').where = 'stuck'
      s.impaled = [
        {
          by: 'ann',
          on: 'bob',
          item: 'ann javelin',
          location: CHEST,
          penalty: 20,
          roll: 1,
          skill: 1,
          level: 'success',
        },
      ]
    })
    const after = ruling(state, { do: 'free', who: 'bob' }).state
    expect(item(after, 'ann', 'javelin')).toMatchObject({ where: 'ground', away: 7, spot: spotOf(state.where, 'bob') })
  })
})
