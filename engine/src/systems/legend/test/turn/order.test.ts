import { describe, expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import { wornPenalty } from '../../state/fighters.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, exhausted, facing, the } from '../arrange.ts'
import { duel, man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const pair = (options: object = {}) => facing({ ann: sword }, { bob: sword }, options)
const idle = (...order: string[]): string => order.map((who) => `${who} act: doNothing`).join('\n')
const initiatives = (s: State): number[] => s.fighters.map((f) => f.initiative)

describe('rounds', () => {
  rule(
    'LEG-RND-01',
    'each spends one Combat Action from the highest down, and the cycle repeats until none is left',
    () => {
      const state = duel(man(['war-sword'], { stated: { combatActions: 3 } }), sword)
      const { state: after, events } = acting(state, idle('ann', 'bob', 'ann', 'bob', 'ann'))
      expect(told({ events }, 'nothing').map(({ who }) => who)).toEqual(['ann', 'bob', 'ann', 'bob', 'ann'])
      expect(after.fighters.map((f) => f.actions)).toEqual([0, 0])
      const next = acting(after, '', { steps: 1 })
      expect(next.state.round).toBe(2)
      expect(next.state.fighters.map((f) => f.actions)).toEqual([3, 2])
      expect(told(next, 'actions').map(({ actions }) => actions)).toEqual([3, 2])
    },
  )

  rule('LEG-RND-02', 'the fight is over when one side at most can go on', () => {
    const state = duel(sword, sword, (s) => {
      the(s, 'bob').condition = 'unconscious'
    })
    expect(legend.outcome(state)).toEqual({ won: ['heroes'], because: 'LEG-RND-02' })
    expect(legend.outcome(duel(sword, sword))).toBeUndefined()
    const far = arranged({ ...pair(), distance: 59 }, (s) => {
      the(s, 'bob').initiative = 30
    })
    const fled = acting(far, 'bob act: stride\nbob where: away ann\nbob metres: 2')
    expect(told(fled, 'fled')).toMatchObject([{ who: 'bob', rule: 'LEG-RND-02' }])
    expect(legend.outcome(fled.state)?.won).toEqual(['heroes'])
  })

  rule('LEG-RND-02', 'at sixty metres somebody is still in the fight', () => {
    const far = arranged({ ...pair(), distance: 59 }, (s) => {
      the(s, 'bob').initiative = 30
    })
    const near = acting(far, 'bob act: move\nbob where: away ann\nbob metres: 1')
    expect(the(near.state, 'bob').condition).toBe('up')
    const back = acting(
      { ...far, where: { bands: spaced(['ann', 'bob'], [90]) } },
      'bob act: move\nbob where: towards ann\nbob metres: 1',
    )
    expect(the(back.state, 'bob').condition).toBe('up')
    const gone = acting(near.state, 'ann act: doNothing\nbob act: move\nbob where: away ann\nbob metres: 1')
    expect(the(gone.state, 'bob').condition).toBe('fled')
  })
})

describe('a new round', () => {
  rule('LEG-RND-01', 'everything of the old one is over', () => {
    const spent = {
      moved: 8,
      paced: 3,
      running: true,
      acted: 2,
      turns: 2,
      delaying: true,
      outmanoeuvred: ['bob'],
      harriedBy: ['bob'],
      fullRound: 'charge',
      pledged: 1,
      strides: 1,
      chargeAt: 'bob',
      committed: 'ann war-sword',
    } as const
    const { state } = acting(exhausted(duel(sword, sword, (s) => void Object.assign(the(s, 'ann'), spent))), '', {
      steps: 1,
    })
    expect(the(state, 'ann')).toMatchObject({
      moved: 0,
      paced: 0,
      running: false,
      acted: 0,
      turns: 0,
      delaying: false,
      outmanoeuvred: [],
      harriedBy: [],
      fullRound: 'none',
      pledged: 0,
      strides: 0,
      chargeAt: undefined,
      committed: undefined,
      actions: 2,
    })
    expect([state.round, state.cycle]).toEqual([2, 1])
  })

  rule('LEG-RND-01', 'who is down has Combat Actions only where a clock of his runs on them', () => {
    const shield = man(['war-sword', 'target'])
    const down = (fields: object) => {
      const s = arranged(facing({ ann: sword }, { bob: shield, cid: sword }), (state) => {
        Object.assign(the(state, 'bob'), { condition: 'unconscious', ...fields })
      })
      return the(acting(exhausted(s), '', { steps: 1 }).state, 'bob')
    }
    expect(down({ unconsciousFor: 2 })).toMatchObject({ actions: 2, allotted: 0, bonus: false })
    expect(down({})).toMatchObject({ actions: 0, allotted: 0, bonus: false })
  })
})

describe('initiative', () => {
  rule('LEG-INI-01', 'it is 1D10 and Strike Rank, the highest first', () => {
    const { state, events } = play(
      legend,
      pair(),
      'ann initiative: 3\nbob initiative: 8\nbob act: doNothing\nann act: doNothing',
    )
    expect(initiatives(state)).toEqual([15, 20])
    expect(told({ events }, 'nothing').map(({ who }) => who)).toEqual(['bob', 'ann'])
  })

  rule('LEG-INI-04', 'a fifth of all Armour Points worn, rounded up over all together, comes off', () => {
    const chain = { head: 6, chest: 5, abdomen: 5, rightArm: 5, leftArm: 5, rightLeg: 5, leftLeg: 5 }
    const begun = play(
      legend,
      facing({ ann: man(['war-sword'], { worn: chain }) }, { bob: sword }),
      'ann initiative: 1\nbob initiative: 1',
    )
    expect(wornPenalty(the(begun.state, 'ann'))).toBe(8)
    expect(initiatives(begun.state)).toEqual([5, 13])
    expect(told(begun, 'initiative')[0]).toMatchObject({ penalty: 8 })
  })

  rule(
    'LEG-INI-02',
    'it stands in the next round, or is rolled anew each round, or when the Games Master calls for it',
    () => {
      const over = (s: State): void =>
        s.fighters.forEach((f) => {
          f.actions = 0
        })
      const kept = acting(arranged(pair(), over), '', { steps: 1 })
      expect(initiatives(kept.state)).toEqual([20, 19])
      const anew = acting(arranged(pair({ initiative: 'eachRound' }), over), 'ann initiative: 2\nbob initiative: 5')
      expect(initiatives(anew.state)).toEqual([14, 17])
      expect(told(anew, 'newInitiative')).toHaveLength(1)
      const asked = arranged(pair({ initiative: 'ask' }), over)
      expect(initiatives(acting(asked, 'gm initiative: keep').state)).toEqual([20, 19])
      expect(initiatives(acting(asked, 'gm initiative: roll\nann initiative: 1\nbob initiative: 1').state)).toEqual([
        13, 13,
      ])
    },
  )
})

describe('Combat Actions', () => {
  rule(
    'LEG-CA-01',
    'a Combat Action spent is gone: three against three give the faster two attacks and a parry',
    () => {
      const quick = man(['war-sword'], { stated: { combatActions: 3 } })
      const blow = (by: string, at: string): string =>
        `${by} act: attack\n${by} weapon: war-sword\n${at} defend: war-sword\n${by} attack: 50\n${at} parry: 50\n${by} damage: 1`
      const { state, events } = acting(
        duel(quick, quick),
        [blow('ann', 'bob'), blow('bob', 'ann'), blow('ann', 'bob')].join('\n'),
      )
      expect(state.fighters.map((f) => f.actions)).toEqual([0, 0])
      expect(told({ events }, 'attack').map(({ who }) => who)).toEqual(['ann', 'bob', 'ann'])
      const forfeiting = duel(sword, sword, (s) => {
        the(s, 'ann').forfeit = 1
      })
      const lost = acting(forfeiting, '', { steps: 1 })
      expect(told(lost, 'forfeited')).toMatchObject([{ who: 'ann', rule: 'LEG-CA-01' }])
      expect(the(lost.state, 'ann').actions).toBe(1)
    },
  )

  rule('LEG-CA-02', 'on the turn of another only a defence is open to him', () => {
    const asked = asking(duel(sword, sword), 'ann act: attack\nann weapon: war-sword')
    expect(offered(asked)).toEqual(['war-sword', 'unarmed', 'none'])
    expect(refusal(legend, asked.state, 'bob', 'attack')).toMatchObject({ rule: 'LEG-CA-02' })
    expect(refusal(legend, asked.state, 'bob', 'doNothing')).toMatchObject({ rule: 'LEG-CA-02' })
    expect(refusal(legend, asked.state, 'ann', 'doNothing')).toBeUndefined()
  })
})

describe('the bonus Combat Action', () => {
  const shielded = man(['war-sword', 'heater-shield'])
  const drops = 'ann act: dropWeapon\nann act: doNothing'

  rule(
    'LEG-STY-02',
    'it is lost with its weapon in the next round (LEG-A15), or at once where the fight says so',
    () => {
      const now = acting(arranged(facing({ ann: shielded }, { bob: sword })), drops, { steps: 2, otherwise: 'usual' })
      expect(the(now.state, 'ann').actions).toBe(2)
      const once = arranged(facing({ ann: shielded }, { bob: sword }, { bonusActionLost: 'atOnce' }))
      const lost = acting(once, `${drops}\nbob act: doNothing`)
      expect(told(lost, 'bonusLost')).toMatchObject([{ who: 'ann', actions: 1 }])
      expect(the(lost.state, 'ann')).toMatchObject({ actions: 1, allotted: 2, bonus: false })
      const kept = facing(
        { ann: shielded },
        { bob: sword },
        { bonusActionLost: 'atOnce', missingWeaponKeepsAction: true },
      )
      expect(told(acting(arranged(kept), `${drops}\nbob act: doNothing`), 'bonusLost')).toHaveLength(0)
      const last = arranged(facing({ ann: shielded }, { bob: sword }, { bonusActionLost: 'atOnce' }), (s) => {
        the(s, 'ann').actions = 1
      })
      expect(the(acting(last, `${drops}\nbob act: doNothing`).state, 'ann').actions).toBe(0)
    },
  )

  rule(
    'LEG-STY-02',
    'without part of his combination he does without it (LEG-A16), unless the fight lets him keep it',
    () => {
      const broken = (s: State): void => {
        for (const f of s.fighters) f.actions = 0
        for (const item of the(s, 'ann').items) if (item.weapon.id === 'war-sword') item.where = 'broken'
      }
      const without = acting(arranged(facing({ ann: shielded }, { bob: sword }), broken), '', { steps: 1 })
      expect(the(without.state, 'ann').actions).toBe(2)
      const keeps = facing({ ann: shielded }, { bob: sword }, { missingWeaponKeepsAction: true })
      const kept = acting(arranged(keeps, broken), '', { steps: 1 })
      expect(the(kept.state, 'ann').actions).toBe(3)
      expect(told(kept, 'actions')[0]).toMatchObject({ bonus: true })
    },
  )
})
