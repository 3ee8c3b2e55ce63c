import { describe, expect, test } from 'vitest'
import { rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { outmanoeuvre, tireOfManoeuvring } from '../../actions/multiple-opponents.ts'
import { lastChance, lastChances } from '../../body/heroic-abilities.ts'
import { declaring } from '../../exchange/attack.ts'
import { crowdAbout } from '../../exchange/ranged/crowd.ts'
import { chargingOnFoot, forgetsMoves, limitedByMoving, rangedSituation } from '../../exchange/ranged/situation.ts'
import { outnumbered } from '../../ground/movement.ts'
import { inContact } from '../../ground/places.ts'
import { dismounts, partRiders, ridersDefences, steadied } from '../../ground/riding.ts'
import type { Fighter, State } from '../../state/types.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { asked } from '../charges.ts'
import { duel, item, man, told } from '../clash.ts'

const sword = man(['war-sword'])
const rider = man(['war-sword', 'dagger'], { rides: 'horse', skills: { ride: 60 } })
const mounted = (change?: (s: State) => void, bob: object = sword): State =>
  arranged(facing({ ann: rider, horse: {} }, { bob }), change)

describe('in the saddle', () => {
  test('a rider defends his mount with what he can use, and from a shot only by riding', () => {
    const ways = (weapon: string, change?: (s: State) => void) => {
      const s = mounted(change, man([weapon]))
      const d = declaring(the(s, 'bob'), the(s, 'horse'), item(s, 'bob', weapon))
      return ridersDefences(s, d).map(({ key }) => key)
    }
    expect(ways('war-sword')).toEqual(['rider war-sword', 'rider dagger', 'rider ride'])
    expect(ways('short-bow')).toEqual(['rider ride'])
    expect(ways('war-sword', being('ann', { committed: 'ann war-sword' }))).toEqual(['rider dagger', 'rider ride'])
    const lamed = (s: State) => void Object.assign(the(s, 'ann').limbs[5] ?? {}, { useless: true })
    expect(ways('war-sword', lamed)).toEqual(['rider war-sword', 'rider ride'])
    expect(ways('war-sword', being('ann', { actions: 0 }))).toEqual([])
    expect(ways('war-sword', being('ann', { condition: 'unconscious' }))).toEqual([])
    expect(ways('war-sword', being('ann', { surprised: 1, alert: false }))).toEqual([])
    expect(ways('war-sword', being('horse', { rider: undefined }))).toEqual([])
  })

  rule('LEG-MNT-04', 'who keeps his seat has the weight of his mount', () => {
    const siz = (roll: number) => {
      const played = alone(mounted(), `ann ride: ${roll}`, (ctx, s) => void steadied(ctx, s, the(s, 'ann')))
      return told(played, 'steadied')[0]
    }
    const horse = the(mounted(), 'horse').facts.characteristics.siz
    expect(siz(60)).toMatchObject({ who: 'ann', steady: true, siz: 13 + horse })
    expect(siz(61)).toMatchObject({ who: 'ann', steady: false, siz: 13 })
  })

  rule('LEG-ACT-Mount', 'rider and mount part when either is down, and not when they fled together', () => {
    const parted = (who: string, fields: Partial<Fighter>) => {
      const { state } = alone(mounted(being(who, fields)), '', (ctx, s) => partRiders(ctx, s))
      return the(state, 'ann').mount === undefined && the(state, 'horse').rider === undefined
    }
    expect(parted('ann', {})).toBe(false)
    expect(parted('ann', { stance: 'prone' })).toBe(true)
    expect(parted('ann', { condition: 'unconscious' })).toBe(true)
    expect(parted('horse', { stance: 'prone' })).toBe(true)
    expect(parted('horse', { condition: 'unconscious' })).toBe(true)
    expect(parted('ann', { condition: 'fled' })).toBe(false)
    expect(the(mounted(), 'bob').mount).toBeUndefined()
  })

  rule('LEG-ACT-Mount', 'who dismounts stands beside his beast, on a free cell where there is a map', () => {
    const down = (state: State) => alone(state, '', (ctx, s) => dismounts(ctx, s, the(s, 'ann'), 'LEG-ACT-Mount'))
    const plain = down(mounted())
    expect(told(plain, 'dismounted')).toMatchObject([{ who: 'ann', at: 'horse', able: true }])
    expect(inContact(plain.state, 'ann', 'horse')).toBe(true)
    const map = { cell: 1, picture: '......\n.h..b.\n......', key: { h: 'horse', b: 'bob' } }
    const field = arranged({ ...facing({ ann: rider, horse: {} }, { bob: sword }, {}, { map }), distance: undefined })
    const { where } = down(field).state
    const [ann, horse] = 'bands' in where ? [] : [where.bodies.ann, where.bodies.horse]
    expect(ann).toBeDefined()
    expect([ann?.x, ann?.y]).not.toEqual([horse?.x, horse?.y])
    expect(down(mounted(being('ann', { mount: undefined }))).events).toEqual([])
  })
})

describe('one more Combat Action', () => {
  const offered = (fields: Partial<Fighter>, script: string) =>
    the(
      alone(duel(sword, sword, being('ann', { actions: 0, heroPoints: 1, ...fields })), script, (ctx, s) =>
        lastChance(ctx, s, the(s, 'ann'), undefined),
      ).state,
      'ann',
    )
  rule('LEG-HP-LastChance', 'for who has none, has forfeited none, is up, and saw it coming', () => {
    expect(offered({}, 'ann last chance: spend')).toMatchObject({ actions: 1, heroPoints: 0 })
    expect(offered({}, 'ann last chance: keep')).toMatchObject({ actions: 0, heroPoints: 1 })
    expect(offered({ actions: 1 }, '')).toMatchObject({ actions: 1, heroPoints: 1 })
    expect(offered({ forfeit: 1 }, '').heroPoints).toBe(1)
    expect(offered({ condition: 'unconscious' }, '').heroPoints).toBe(1)
    expect(offered({ surprised: 1, alert: false }, '').heroPoints).toBe(1)
    expect(offered({ surprised: 1, alert: true }, 'ann last chance: spend').heroPoints).toBe(0)
    expect(offered({ heroPoints: 0 }, '').actions).toBe(0)
  })

  rule('LEG-HP-LastChance', 'each is asked, and one who buys is enough for the round to go on', () => {
    const bought = (script: string) => {
      const state = duel(sword, sword, (s) => {
        for (const f of s.fighters) Object.assign(f, { actions: 0, heroPoints: 1 })
      })
      const found: boolean[] = []
      alone(state, script, (ctx, s) => found.push(lastChances(ctx, s)))
      return found.at(-1)
    }
    expect(bought('ann last chance: spend\nbob last chance: keep')).toBe(true)
    expect(bought('ann last chance: keep\nbob last chance: spend')).toBe(true)
    expect(bought('ann last chance: keep\nbob last chance: keep')).toBe(false)
  })

  rule('LEG-HER-Duellist', 'a duellist is asked when he has none left, once a round', () => {
    const duellist = man(['war-sword'], { heroicAbilities: ['duellist'] })
    const after = (fields: Partial<Fighter>, script: string) =>
      the(
        alone(duel(duellist, sword, being('ann', { actions: 0, ...fields })), script, (ctx, s) =>
          lastChance(ctx, s, the(s, 'ann'), undefined),
        ).state,
        'ann',
      )
    expect(after({}, 'ann duellist: invoke')).toMatchObject({ actions: 1, duelling: true, duelled: 1 })
    expect(after({ actions: 1 }, '')).toMatchObject({ actions: 1, duelling: false })
    expect(after({ duelled: 1 }, '').actions).toBe(0)
    expect(after({ magicPoints: 0 }, '').actions).toBe(0)
  })
})

describe('several foes', () => {
  const beset = (options: object, change?: (s: State) => void): State =>
    arranged(
      facing(
        { ann: sword },
        { bob: sword, cid: man(['war-sword'], { skills: { athletics: 70, evade: 40 } }) },
        options,
      ),
      (s) => {
        s.where = { bands: spaced(['ann', 'bob', 'cid'], [1, 1, 1]) }
        change?.(s)
      },
    )
  const slips = (state: State, script: string) =>
    alone(state, script, (ctx, s) => outmanoeuvre.act(ctx, s, the(s, 'ann')))

  rule('LEG-MUL-02', 'who is beaten may not attack him, and who is not may', () => {
    const played = slips(beset({}), 'ann evade: 30\nbob evade: 29\ncid evade: 31')
    expect(the(played.state, 'ann')).toMatchObject({ harriedBy: ['bob', 'cid'], outmanoeuvred: ['bob'] })
    expect(told(played, 'manoeuvredAgainst')).toMatchObject([
      { who: 'bob', at: 'ann', won: false, rule: 'LEG-MUL-02' },
      { who: 'cid', at: 'ann', won: true },
    ])
    const all = slips(beset({}), 'ann evade: 30\nbob evade: 29\ncid evade: 28\nann outmanoeuvred: face cid')
    expect(the(all.state, 'ann').outmanoeuvred).toEqual(['bob'])
    expect(told(all, 'faces')).toMatchObject([{ who: 'ann', at: 'cid' }])
  })

  rule('LEG-SKL-Group', 'where one die stands for all, each has his own skill', () => {
    const one = slips(beset({ outmanoeuvreRolls: 'single' }), 'ann evade: 30\nbob evade: 45')
    expect(the(one.state, 'ann').outmanoeuvred).toEqual(['cid'])
    expect(told(one, 'manoeuvredAgainst')[0]?.rule).toEqual(['LEG-MUL-02', 'LEG-SKL-Group'])
  })

  rule('LEG-MUL-02', 'where to contest it costs a Combat Action, who has none or saves it is beaten', () => {
    const dear = { outmanoeuvreContestCosts: true }
    const bid = 'ann evade: 30\nbob contest: contest\nbob evade: 31\ncid contest: none'
    const paid = slips(beset(dear), bid)
    expect([the(paid.state, 'bob').actions, the(paid.state, 'cid').actions]).toEqual([1, 2])
    expect(the(paid.state, 'ann').outmanoeuvred).toEqual(['cid'])
    const last = slips(beset(dear, being('bob', { actions: 1 })), bid)
    expect(the(last.state, 'bob').actions).toBe(0)
    expect(asked(beset(dear), 'ann evade: 30', (ctx, s) => outmanoeuvre.act(ctx, s, the(s, 'ann')))).toMatchObject({
      who: 'bob',
      about: { ask: 'contest', at: 'ann' },
    })
    const one = duel(sword, sword)
    expect([outnumbered(one, the(one, 'ann')), outnumbered(beset({}), the(beset({}), 'ann'))]).toEqual([false, true])
    const poor = slips(beset(dear, being('cid', { actions: 0 })), 'ann evade: 30\nbob contest: contest\nbob evade: 31')
    expect(the(poor.state, 'ann').outmanoeuvred).toEqual(['cid'])
  })

  rule('LEG-OPT-MulFatigue', 'it wearies whoever does not outlast the best of them', () => {
    const tired = (
      script: string,
      change?: (s: State) => void,
      options: object = { manoeuvreFatigue: true, fatigue: true },
    ) =>
      alone(
        beset(options, (s) => {
          the(s, 'ann').harriedBy = ['bob', 'cid']
          change?.(s)
        }),
        script,
        (ctx, s) => tireOfManoeuvring(ctx, s),
      )
    const lost = tired('ann athletics: 30\ncid athletics: 31')
    expect(told(lost, 'manoeuvring')).toMatchObject([{ who: 'ann', at: 'cid', lasts: false }])
    expect(the(lost.state, 'ann').fatigue).toBe(1)
    expect(the(tired('ann athletics: 30\ncid athletics: 29').state, 'ann').fatigue).toBe(0)
    expect(tired('', being('ann', { condition: 'unconscious' })).events).toEqual([])
    expect(tired('', undefined, {}).events).toEqual([])
  })
})

describe('a shot and who is about', () => {
  const about = (change: (s: State) => void = () => undefined) => {
    const s = arranged(facing({ ann: man(['short-bow']), pal: sword }, { bob: sword, cid: sword }), (state) => {
      state.where = { bands: spaced(['ann', 'pal', 'bob', 'cid'], [9, 9, 1, 9, 1, 1]) }
      change(state)
    })
    return crowdAbout(s, the(s, 'ann'), the(s, 'bob')).map(({ id }) => id)
  }
  test('those on their feet beside the target, friend or foe, but for who rides with him', () => {
    expect(about()).toEqual(['pal', 'cid'])
    expect(about(being('cid', { stance: 'prone' }))).toEqual(['pal'])
    expect(about(being('pal', { condition: 'unconscious' }))).toEqual(['cid'])
    expect(about(being('cid', { mount: 'bob' }))).toEqual(['pal'])
    expect(about(being('bob', { mount: 'cid' }))).toEqual(['pal'])
    expect(about(being('pal', { mount: 'ann' }))).toEqual(['cid'])
    expect(about(being('ann', { mount: 'pal' }))).toEqual(['cid'])
  })

  test('how far the target has come since the shooter’s last turn, and how big he is', () => {
    const worth = (change: (s: State) => void) => {
      const s = duel(man(['short-bow']), sword, change)
      return rangedSituation(s, the(s, 'ann'), the(s, 'bob'), undefined)
    }
    const moved =
      (...metres: readonly number[]) =>
      (s: State) => {
        s.moves = metres.map((each) => ({ who: 'bob', metres: each }))
      }
    expect([worth(moved(9)), worth(moved(10)), worth(moved(29)), worth(moved(20, 10))].map((n) => n + 0)).toEqual([
      0, -10, -10, -20,
    ])
    expect(worth((s) => void s.moves.push({ who: 'ann', metres: 40 })) + 0).toBe(0)
    const seen = (s: State) => {
      moved(20, 10)(s)
      the(s, 'ann').watched = 1
      the(s, 'bob').watched = 0
    }
    expect(worth(seen)).toBe(-10)
    const size = (siz: number) =>
      worth((s) => {
        const { facts } = the(s, 'bob')
        Object.assign(the(s, 'bob'), { facts: { ...facts, characteristics: { ...facts.characteristics, siz } } })
      }) + 0
    expect([3, 4, 5, 29, 30, 39, 40].map(size)).toEqual([-20, -10, 0, 0, 10, 10, 20])
    expect(worth(being('bob', { stance: 'prone' }))).toBe(-20)
    expect(worth(being('bob', { stance: 'prone', condition: 'unconscious' }))).toBe(10)
    expect(worth(being('ann', { stance: 'prone', footing: 'unstable' }))).toBe(-40)
  })

  test('what everybody still there has seen is forgotten', () => {
    const s = duel(sword, sword, (state) => {
      state.moves = [1, 2, 3].map((metres) => ({ who: 'bob', metres }))
      Object.assign(the(state, 'ann'), { watched: 1, watching: 3 })
      Object.assign(the(state, 'bob'), { watched: 2, watching: 2 })
    })
    forgetsMoves(s)
    expect(s.moves.map(({ metres }) => metres)).toEqual([2, 3])
    expect([the(s, 'ann').watched, the(s, 'ann').watching, the(s, 'bob').watched]).toEqual([0, 2, 1])
    the(s, 'ann').condition = 'unconscious'
    forgetsMoves(s)
    expect(s.moves.map(({ metres }) => metres)).toEqual([3])
    expect([the(s, 'ann').watched, the(s, 'bob').watched]).toEqual([0, 0])
  })

  test('from a mount at most Ride, from a chariot Drive, running Athletics, and on foot in no charge', () => {
    const skilled = man(['short-bow'], { skills: { ride: 30, drive: 20, athletics: 40 } })
    const most = (fields: Partial<Fighter>) =>
      limitedByMoving(the(duel(skilled, sword, being('ann', fields)), 'ann'), 60, undefined)
    expect(
      [{}, { mount: 'x' }, { chariot: true }, { running: true }, { fullRound: 'sprint' as const }].map(most),
    ).toEqual([60, 30, 20, 40, 40])
    expect(limitedByMoving(the(duel(skilled, sword, being('ann', { mount: 'x' })), 'ann'), 10, undefined)).toBe(10)
    const barred = (fields: Partial<Fighter>) =>
      chargingOnFoot(the(duel(skilled, sword, being('ann', fields)), 'ann')) !== undefined
    const charge = { fullRound: 'charge' } as const
    expect([
      barred(charge),
      barred({ ...charge, mount: 'x' }),
      barred({ ...charge, chariot: true }),
      barred({ fullRound: 'sprint' }),
    ]).toEqual([true, false, false, false])
  })
})
