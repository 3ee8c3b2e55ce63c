import { describe, expect } from 'vitest'
import { refusal, refusals, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { ACTIONS } from '../../actions/index.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { man, offered, told } from '../clash.ts'

const runner = (combatActions: number, more: object = {}) => man(['war-sword'], { stated: { combatActions }, ...more })
const sword = man(['war-sword'])
/** Ann and an idle Bob so many metres apart. */
const apart = (distance: number, ann: object = runner(3), options: object = {}, change?: (s: State) => void): State =>
  arranged({ ...facing({ ann }, { bob: sword }, options), distance }, (s) => {
    the(s, 'bob').actions = 0
    change?.(s)
  })
const run = (far: number): string => `ann act: move\nann where: towards bob\nann metres: ${far}`

describe('full-round manoeuvres', () => {
  rule(
    ['LEG-FRM-01', 'LEG-FRM-Sprint'],
    'a sprint is 16, 16 and 8 metres and an attack in three Combat Actions',
    () => {
      const script = `ann act: sprint\n${run(16)}\n${run(16)}\nann act: attack\nann weapon: war-sword\nann attack: 99\nann fumble: 1`
      const played = acting(apart(41), script)
      expect(told(played, 'moved').map(({ far }) => far)).toEqual([16, 16])
      expect(told(played, 'ranUp').map(({ metres: m }) => m)).toEqual([8])
      expect(the(played.state, 'ann')).toMatchObject({ moved: 40, actions: 0 })
      expect(told(played, 'attack')).toMatchObject([{ who: 'ann', at: 'bob' }])
      expect(told(played, 'fullRound')).toMatchObject([
        { kind: 'sprint', pledged: 2, rule: ['LEG-FRM-01', 'LEG-FRM-Sprint'] },
      ])
    },
  )

  rule('LEG-FRM-Sprint', 'three times Movement in one action, five times in all', () => {
    const first = asking(apart(100), 'ann act: sprint\nann act: move\nann where: towards bob')
    expect(offered(first).at(-1)).toBe('24')
    const second = asking(apart(100), `ann act: sprint\n${run(24)}\nann act: move\nann where: towards bob`)
    expect(offered(second).at(-1)).toBe('16')
    const third = acting(apart(100), `ann act: sprint\n${run(24)}\n${run(16)}`).state
    expect(metres(third, 'ann', 'bob')).toBe(60)
    expect(refusal(legend, third, 'ann', 'stride')).toMatchObject({ rule: 'LEG-MOV-02' })
  })

  rule('LEG-FRM-01', 'it is declared with the first action of the round, by somebody free to run', () => {
    const begun = acting(apart(50), 'ann act: doNothing').state
    expect(refusal(legend, begun, 'ann', 'sprint')).toMatchObject({ rule: 'LEG-FRM-01' })
    expect(refusal(legend, begun, 'ann', 'charge')).toMatchObject({ rule: 'LEG-FRM-01' })
    expect(refusal(legend, apart(1), 'ann', 'sprint')).toMatchObject({ rule: 'LEG-ACT-Move' })
    const prone = apart(50, runner(3), {}, being('ann', { stance: 'prone' }))
    expect(refusal(legend, prone, 'ann', 'sprint')).toMatchObject({ rule: 'LEG-ACT-ChangeStance' })
    for (const f of begun.fighters) f.actions = 0
    expect(refusal(legend, acting(begun, '', { steps: 1 }).state, 'ann', 'sprint')).toBeUndefined()
  })

  rule(
    'LEG-FRM-01',
    'all Combat Actions but one are Moves: nothing else is open, and only the one is left for a defence',
    () => {
      const asked = acting(apart(50), 'ann act: sprint')
      expect(offered(asked)).toEqual(['move'])
      expect(refusals(legend, asked.state, 'ann').filter(({ rule: id }) => id === 'LEG-FRM-01')).toHaveLength(
        ACTIONS.length - 1,
      )
      const running = acting(apart(50), `ann act: sprint\n${run(5)}`, {}).state
      const shooter = (s: State): State => {
        the(s, 'bob').actions = 3
        s.where = { bands: spaced(['ann', 'bob'], [1]) }
        return s
      }
      const once = acting(
        shooter(running),
        'bob act: attack\nbob weapon: war-sword\nann defend: war-sword\nbob attack: 50\nann parry: 50\nbob damage: 1',
      )
      expect(the(once.state, 'ann').actions).toBe(1)
      the(once.state, 'ann').acted = 2
      const twice = acting(once.state, 'bob act: attack\nbob weapon: war-sword\nbob attack: 95', { steps: 2 })
      expect(told(twice, 'undefended')).toHaveLength(1)
    },
  )

  rule('LEG-FRM-01', 'with a single Combat Action he moves and acts at once (LEG-A19)', () => {
    const script = 'ann act: sprint\nann act: attack\nann weapon: war-sword\nann attack: 99\nann fumble: 1'
    const played = acting(apart(25, runner(1)), script)
    expect(the(played.state, 'ann')).toMatchObject({ moved: 24, actions: 0 })
    expect(told(played, 'attack')).toHaveLength(1)
    expect(
      refusal(legend, apart(26, runner(1), {}, being('ann', { fullRound: 'sprint' })), 'ann', 'attack'),
    ).toMatchObject({ rule: 'LEG-ACT-Attack' })
  })

  rule('LEG-FRM-01', 'held or engaged on the way, he breaks off; what was pledged to the run is lost with it', () => {
    const caught = (options: object = {}) => {
      const state = acting(apart(50, runner(4), options), `ann act: sprint\n${run(5)}`).state
      state.where = { bands: spaced(['ann', 'bob'], [1]) }
      return state
    }
    const turn = acting(caught(), '', { steps: 2 })
    expect(told(turn, 'brokeOff')).toMatchObject([{ who: 'ann', lost: 2, rule: 'LEG-FRM-01' }])
    expect(offered(turn)).toContain('attack')
    expect(the(turn.state, 'ann')).toMatchObject({ fullRound: 'none', actions: 1 })
    expect(the(acting(caught({ brokenRun: 'regained' }), '', { steps: 2 }).state, 'ann').actions).toBe(3)
    const spentOne = caught()
    the(spentOne, 'ann').actions = 2
    const over = acting(spentOne, '', { steps: 2 })
    expect(the(over.state, 'ann').actions, 'the one that was his went on a parry').toBe(0)
    expect(told(over, 'brokeOff')).toHaveLength(1)
  })

  rule('LEG-MVT-Run', 'the Armour Penalty shortens it where the fight says so (LEG-A18)', () => {
    const mail = runner(3, { worn: { chest: 5, abdomen: 5 } })
    const far = (options: object) => {
      const second = asking(
        apart(100, mail, options),
        `ann act: sprint\n${run(24)}\nann act: move\nann where: towards bob`,
      )
      return offered(second).at(-1)
    }
    expect(far({})).toBe('16')
    expect(far({ runArmourPenalty: true })).toBe('14')
  })

  rule('LEG-FRM-Charge', 'a charge reaches three times Movement, less what he has gone and his armour takes', () => {
    const mail = runner(3, { worn: { chest: 5, abdomen: 5 } })
    const open = (distance: number, options: object = {}, moved = 0): boolean => {
      const state = apart(distance, mail, options, (s) => {
        the(s, 'ann').moved = moved
      })
      return refusal(legend, state, 'ann', 'charge') === undefined
    }
    expect([open(25), open(26)]).toEqual([true, false])
    expect([open(23, { runArmourPenalty: true }), open(24, { runArmourPenalty: true })]).toEqual([true, false])
    expect([open(22, {}, 3), open(23, {}, 3)]).toEqual([true, false])
  })
})
