import { describe, expect } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import { metres } from '../../state/standing.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, being, exhausted, facing, the } from '../arrange.ts'
import { man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const clumsy = man(['war-sword'], { skills: { evade: 30, athletics: 30 } })
/** Ann between Bob and Cid. */
const beset = (options: object = {}, change?: (s: State) => void, ann: object = sword): State =>
  arranged(facing({ ann }, { bob: sword, cid: clumsy }, options), (s) => {
    s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
    change?.(s)
  })

describe('multiple opponents', () => {
  rule('LEG-MUL-01', 'there is no penalty but that Combat Actions run out', () => {
    const parried = (by: string) =>
      `${by} act: attack\n${by} weapon: war-sword\nann defend: war-sword\n${by} attack: 50\nann parry: 50\n${by} damage: 1`
    const state = beset({}, being('ann', { initiative: 1 }))
    const first = acting(state, `${parried('bob')}\n${parried('cid')}`)
    expect(told(first, 'parry')).toMatchObject([{ skill: 60 }, { skill: 60 }])
    const third = acting(
      first.state,
      'bob act: attack\nbob weapon: war-sword\nbob attack: 50\nbob manoeuvre: none\nbob damage: 1\nbob hit location: 10',
      { steps: 2 },
    )
    expect(told(third, 'undefended')).toMatchObject([{ who: 'ann' }])
    expect(told(third, 'undefended')[0]?.rule).toContain('LEG-MUL-01')
  })

  rule(
    ['LEG-MUL-02', 'LEG-ACT-Outmanoeuvre'],
    'who does not beat his Evade cannot attack him this round, who does can',
    () => {
      const { state } = acting(beset(), 'ann act: outmanoeuvre\nann evade: 25\nbob evade: 26\ncid evade: 31')
      expect(the(state, 'ann')).toMatchObject({ outmanoeuvred: ['cid'], actions: 1 })
      expect(refusal(legend, state, 'bob', 'attack')).toBeUndefined()
      expect(refusal(legend, state, 'cid', 'attack')).toMatchObject({ rule: 'LEG-MUL-02' })
      const thrower = arranged(facing({ ann: sword, pal: sword }, { cid: man(['dagger']) }), (s) => {
        s.where = { bands: spaced(['ann', 'pal', 'cid'], [1, 1, 1]) }
        the(s, 'ann').outmanoeuvred = ['cid']
        the(s, 'cid').initiative = 30
      })
      expect(offered(asking(thrower, 'cid act: attack'))).toEqual(['dagger', 'unarmed', 'throw dagger'])
      the(thrower, 'pal').outmanoeuvred = ['cid']
      expect(refusal(legend, thrower, 'cid', 'attack')).toMatchObject({ rule: 'LEG-MUL-02' })
      for (const f of state.fighters) f.actions = 0
      const next = acting(state, '', { steps: 1 }).state
      expect(refusal(legend, next, 'cid', 'attack')).toBeUndefined()
    },
  )

  rule('LEG-MUL-02', 'a double failure is no win for the foe', () => {
    const { state } = acting(beset(), 'ann act: outmanoeuvre\nann evade: 80\nbob evade: 50\ncid evade: 80')
    expect(the(state, 'ann').outmanoeuvred).toEqual(['cid'])
  })

  rule('LEG-MUL-02', 'one can always attack, whom he chooses, unless he runs', () => {
    const all = 'ann act: outmanoeuvre\nann evade: 50\nbob evade: 49\ncid evade: 29'
    const asked = asking(beset(), all)
    expect(offered(asked)).toEqual(['face bob', 'face cid', 'run'])
    const faces = acting(beset(), `${all}\nann outmanoeuvred: face cid`).state
    expect(the(faces, 'ann').outmanoeuvred).toEqual(['bob'])
    const runs = acting(beset(), `${all}\nann outmanoeuvred: run`)
    expect(the(runs.state, 'ann').outmanoeuvred).toEqual(['bob', 'cid'])
    expect(metres(runs.state, 'ann', 'bob')).toBe(9)
    expect(told(runs, 'ranFrom')).toMatchObject([{ metres: 8 }])
    const tired = asking(beset({}, being('ann', { moved: 8 })), all)
    expect(offered(tired)).toEqual(['face bob', 'face cid'])
  })

  rule('LEG-MUL-02', 'only the outnumbered with room to move can, once a round', () => {
    const single = beset({}, being('cid', { condition: 'unconscious' }))
    expect(refusal(legend, single, 'ann', 'outmanoeuvre')).toMatchObject({ because: 'he is not outnumbered' })
    const confined = beset({}, being('ann', { confined: true }))
    expect(refusal(legend, confined, 'ann', 'outmanoeuvre')).toMatchObject({ because: 'there is no room to manoeuvre' })
    const cornered = beset({}, being('ann', { cornered: true }))
    expect(refusal(legend, cornered, 'ann', 'outmanoeuvre')).toMatchObject({ rule: 'LEG-MUL-02' })
    const prone = beset({}, being('ann', { stance: 'prone' }))
    expect(refusal(legend, prone, 'ann', 'outmanoeuvre')).toBeDefined()
    const done = acting(beset(), 'ann act: outmanoeuvre\nann evade: 25\nbob evade: 26\ncid evade: 29').state
    expect(refusal(legend, done, 'ann', 'outmanoeuvre')).toMatchObject({ rule: 'LEG-MUL-02' })
  })

  rule(
    ['LEG-MUL-02', 'LEG-SKL-Group'],
    'the foes roll one die held against each skill, where the fight says so (LEG-A44)',
    () => {
      const { state } = acting(
        beset({ outmanoeuvreRolls: 'single' }),
        'ann act: outmanoeuvre\nann evade: 25\nbob evade: 40',
      )
      expect(the(state, 'ann').outmanoeuvred).toEqual(['cid'])
    },
  )

  rule('LEG-MUL-02', 'to contest costs them a Combat Action, where the fight says so (LEG-A45)', () => {
    const dear = { outmanoeuvreContestCosts: true }
    const { state } = acting(
      beset(dear),
      'ann act: outmanoeuvre\nann evade: 25\nbob contest: contest\nbob evade: 26\ncid contest: none',
    )
    expect(the(state, 'ann').outmanoeuvred).toEqual(['cid'])
    expect([the(state, 'bob').actions, the(state, 'cid').actions]).toEqual([1, 2])
    const spent = beset(dear, being('bob', { actions: 0 }))
    const poor = acting(spent, 'ann act: outmanoeuvre\nann evade: 25\ncid contest: contest\ncid evade: 27')
    expect(the(poor.state, 'ann').outmanoeuvred).toEqual(['bob'])
    expect(
      told(acting(beset(), 'ann act: outmanoeuvre\nann evade: 25\nbob evade: 26\ncid evade: 27'), 'manoeuvredAgainst'),
    ).toHaveLength(2)
  })

  rule('LEG-OPT-MulFatigue', 'at the round’s end Athletics against the best of them, or a level of Fatigue', () => {
    const round = (options: object, script: string) => {
      const { state } = acting(beset(options), 'ann act: outmanoeuvre\nann evade: 25\nbob evade: 26\ncid evade: 29')
      for (const f of state.fighters) f.actions = 0
      return acting(state, script, { steps: 1 })
    }
    const tired = { manoeuvreFatigue: true }
    expect(the(round(tired, 'ann athletics: 40\nbob athletics: 41').state, 'ann').fatigue).toBe(1)
    expect(the(round(tired, 'ann athletics: 42\nbob athletics: 41').state, 'ann').fatigue).toBe(0)
    expect(the(round(tired, 'ann athletics: 51\nbob athletics: 51').state, 'ann').fatigue).toBe(1)
    expect(the(round({}, '').state, 'ann').fatigue).toBe(0)
    const able = { manoeuvreFatigue: true, over100InCombat: true }
    const quick = arranged(
      facing({ ann: sword }, { bob: sword, cid: man(['war-sword'], { skills: { athletics: 120 } }) }, able),
      (s) => {
        Object.assign(the(exhausted(s), 'ann'), { harriedBy: ['bob', 'cid'] })
      },
    )
    const best = acting(quick, 'ann athletics: 31\ncid athletics: 20', { steps: 1 })
    expect(told(best, 'manoeuvring')).toMatchObject([{ at: 'cid', lasts: false }])
    const down = structuredClone(quick)
    the(down, 'ann').condition = 'unconscious'
    expect(told(acting(down, '', { steps: 1 }), 'manoeuvring')).toEqual([])
    const idle = beset(tired, (s) => void exhausted(s))
    expect(told(acting(idle, '', { steps: 1 }), 'manoeuvring')).toHaveLength(0)
  })
})
