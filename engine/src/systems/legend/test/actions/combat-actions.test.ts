import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { ACTIONS } from '../../actions/index.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { duel, item, man, offered, told } from '../clash.ts'

const sword = man(['war-sword'])
const idle = (who: string): string => `${who} act: doNothing`

describe('actions', () => {
  rule(
    'LEG-ACT-Attack',
    'a strike at somebody in contact, or at one who lies helpless, never at a comrade or the dead',
    () => {
      const crowd = (change?: (s: State) => void) =>
        arranged(facing({ ann: sword, pal: sword }, { bob: sword, cid: sword }), (s) => {
          s.where = { bands: spaced(['ann', 'pal', 'bob', 'cid'], [1, 1, 1, 1, 1, 1]) }
          change?.(s)
        })
      expect(offered(asking(crowd(), 'ann act: attack'))).toEqual(['bob', 'cid'])
      const helpless = crowd((s) => {
        the(s, 'bob').condition = 'unconscious'
      })
      expect(offered(asking(helpless, 'ann act: attack'))).toEqual(['cid', 'bob'])
      const dead = asking(
        crowd((s) => {
          the(s, 'bob').condition = 'dead'
        }),
        'ann act: attack',
      )
      expect(offered(dead)).toEqual(['war-sword', 'unarmed'])
      const bare = duel(sword, sword, (s) => {
        for (const i of the(s, 'ann').items) i.where = 'lost'
      })
      expect(refusal(legend, bare, 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
      const barred = duel(sword, sword, (s) => {
        the(s, 'ann').noAttack = 1
      })
      const turn = acting(barred, '', { steps: 1 })
      expect(offered(turn)).not.toContain('attack')
      expect(refusal(legend, turn.state, 'ann', 'attack')).toMatchObject({ rule: 'LEG-ACT-Attack' })
    },
  )

  rule('LEG-ACT-ChangeStance', 'from standing to prone and back, a Combat Action each', () => {
    const played = acting(duel(sword, sword), 'ann act: changeStance\nbob act: doNothing\nann act: changeStance')
    expect(told(played, 'stance').map(({ stance }) => stance)).toEqual(['prone', 'standing'])
    expect(the(played.state, 'ann')).toMatchObject({ stance: 'standing', actions: 0 })
  })

  rule(['LEG-LEAP-02', 'LEG-WND-Serious'], 'nobody rises while he is borne down or a leg fails him', () => {
    const lying = (change: (s: State) => void) =>
      duel(sword, sword, (s) => {
        the(s, 'ann').stance = 'prone'
        change(s)
      })
    const down = lying((s) => {
      the(s, 'ann').noRising = 2
    })
    expect(refusal(legend, down, 'ann', 'changeStance')).toMatchObject({ rule: 'LEG-LEAP-02' })
    const lame = lying((s) => {
      the(s, 'ann').limbs[0]!.useless = true
    })
    expect(refusal(legend, lame, 'ann', 'changeStance')).toMatchObject({ rule: 'LEG-WND-Serious' })
    const armless = lying((s) => {
      the(s, 'ann').limbs[4]!.useless = true
    })
    expect(refusal(legend, armless, 'ann', 'changeStance')).toBeUndefined()
    const beast = arranged(facing({ horse: {} }, { bob: sword }), (s) => {
      the(s, 'horse').stance = 'prone'
      the(s, 'horse').limbs[0]!.useless = true
    })
    expect(refusal(legend, beast, 'horse', 'changeStance')).toBeUndefined()
    the(beast, 'horse').limbs[1]!.useless = true
    expect(refusal(legend, beast, 'horse', 'changeStance')).toMatchObject({ rule: 'LEG-WND-Serious' })
  })

  rule('LEG-ACT-DoNothing', 'a Combat Action may go on nothing', () => {
    const { state } = acting(duel(sword, sword), idle('ann'))
    expect(state.fighters.map((f) => f.actions)).toEqual([1, 2])
  })

  rule(
    'LEG-ACT-Parry',
    'committed ahead it is paid, parries without a further Combat Action, and is lost at his next Strike Rank',
    () => {
      const guarded = acting(duel(sword, sword), 'ann act: parry').state
      expect(the(guarded, 'ann')).toMatchObject({ guard: 'parry', actions: 1 })
      expect(refusal(legend, guarded, 'ann', 'parry')).toMatchObject({ rule: 'LEG-ACT-Parry' })
      const used = acting(
        guarded,
        'bob act: attack\nbob weapon: war-sword\nann defend: war-sword\nbob attack: 50\nann parry: 50\nbob damage: 1',
      )
      expect(the(used.state, 'ann')).toMatchObject({ guard: 'none', actions: 1 })
      const unused = acting(guarded, `${idle('bob')}\n${idle('ann')}`)
      expect(told(unused, 'guardLost')).toMatchObject([{ who: 'ann', guard: 'parry', rule: 'LEG-ACT-Parry' }])
      expect(the(unused.state, 'ann')).toMatchObject({ guard: 'none', actions: 0 })
    },
  )

  rule(
    'LEG-ACT-Evade',
    'declared ahead it is lost unused too, and after an Evade the next Combat Action is no Attack, in a new round too',
    () => {
      const guarded = acting(duel(sword, sword), 'ann act: evade').state
      expect(the(guarded, 'ann')).toMatchObject({ guard: 'evade', actions: 1 })
      expect(refusal(legend, guarded, 'ann', 'evade')).toMatchObject({ rule: 'LEG-ACT-Evade' })
      const unused = acting(guarded, `${idle('bob')}\n${idle('ann')}`)
      expect(told(unused, 'guardLost')).toMatchObject([{ guard: 'evade', rule: 'LEG-ACT-Evade' }])
      const last = acting(
        guarded,
        'bob act: attack\nbob weapon: war-sword\nann defend: evade\nbob attack: 50\nann evade: 51\nbob manoeuvre: none\nbob damage: 1\nbob hit location: 10',
      )
      expect(the(last.state, 'ann')).toMatchObject({ guard: 'none', actions: 1, noAttack: 1 })
      const over = { ...last.state, fighters: last.state.fighters.map((f) => ({ ...f, actions: 0 })) }
      const next = acting(acting(over, '', { steps: 1 }).state, '', { steps: 1 })
      expect(next.state.round).toBe(2)
      expect(offered(next)).not.toContain('attack')
      const after = acting(next.state, '')
      expect(after.state.round).toBe(2)
    },
  )

  rule('LEG-EVD-04', 'prone or cornered there is no evading ahead', () => {
    const prone = duel(sword, sword, (s) => {
      the(s, 'ann').stance = 'prone'
    })
    expect(refusal(legend, prone, 'ann', 'evade')).toMatchObject({ because: 'he is prone', rule: 'LEG-EVD-04' })
    const cornered = duel(sword, sword, (s) => {
      the(s, 'ann').cornered = true
    })
    expect(refusal(legend, cornered, 'ann', 'evade')).toMatchObject({ rule: 'LEG-EVD-04' })
  })

  rule('LEG-CA-01', 'every action of the book is there, each once', () => {
    const keys = ACTIONS.map(({ key }) => key)
    expect(keys.slice(0, 12)).toEqual([
      'attack',
      'castSpell',
      'changeDistance',
      'changeStance',
      'delay',
      'doNothing',
      'evade',
      'mount',
      'move',
      'outmanoeuvre',
      'parry',
      'readyWeapon',
    ])
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys.length).toBeLessThanOrEqual(53)
    const forfeits = acting(
      duel(sword, sword, (s) => {
        the(s, 'ann').forfeit = 1
      }),
      '',
      { steps: 1 },
    )
    expect(told(forfeits, 'forfeited')).toHaveLength(1)
  })
})

describe('Delay', () => {
  const trio = (change?: (s: State) => void) => arranged(facing({ ann: sword }, { bob: sword, cid: sword }), change)

  rule('LEG-ACT-Delay', 'he acts before a later one, and his initiative is the number on which he does', () => {
    const waits = acting(trio(), `ann act: delay\nann delayed: wait\n${idle('bob')}`)
    expect(the(waits.state, 'ann')).toMatchObject({ actions: 2, delaying: true, initiative: 20 })
    const acts = acting(waits.state, `ann delayed: act\n${idle('ann')}`)
    expect(the(acts.state, 'ann')).toMatchObject({ actions: 1, delaying: false, initiative: 19 })
    const later = acting(acts.state, idle('cid'), { steps: 3 })
    expect(offered(later)).toContain('attack')
    expect(later.asked).toMatchObject({ choices: [{ who: 'ann' }, { who: 'bob' }] })
  })

  rule('LEG-ACT-Delay', 'between distant Strike Ranks it is the number just before the next', () => {
    const spread = trio((s) => {
      the(s, 'cid').initiative = 5
    })
    const { state } = acting(
      spread,
      `ann act: delay\nann delayed: wait\n${idle('bob')}\nann delayed: act\n${idle('ann')}`,
    )
    expect(the(state, 'ann').initiative).toBe(6)
  })

  rule('LEG-ACT-Delay', 'unused when the Strike Ranks run out the Combat Action is lost', () => {
    const script = `ann act: delay\nann delayed: wait\n${idle('bob')}\nann delayed: wait\n${idle('cid')}\nann delayed: wait`
    const played = acting(trio(), script)
    expect(told(played, 'waitedInVain')).toMatchObject([{ who: 'ann' }])
    expect(the(played.state, 'ann')).toMatchObject({ actions: 1, delaying: false, initiative: 20 })
    const last = acting(trio(), script.replace(/wait$/, `act\n${idle('ann')}`))
    expect(the(last.state, 'ann')).toMatchObject({ actions: 1, initiative: 1 })
    expect(told(last, 'waitedInVain')).toHaveLength(0)
    const tired = trio((s) => {
      for (const f of s.fighters) f.actions = f.id === 'cid' ? 0 : 1
    })
    const over = acting(tired, `ann act: delay\nann delayed: wait\n${idle('bob')}\nann delayed: wait`, { steps: 3 })
    expect(told(over, 'waitedInVain')).toHaveLength(1)
    expect(over.state.round).toBe(1)
  })

  rule('LEG-ACT-Delay', 'it is lost before those who act at zero or below', () => {
    const slow = trio((s) => {
      the(s, 'cid').initiative = 0
    })
    const played = acting(slow, `ann act: delay\nann delayed: wait\n${idle('bob')}\nann delayed: wait\n${idle('cid')}`)
    expect(told(played, 'waitedInVain')).toHaveLength(1)
    expect(the(played.state, 'ann').actions).toBe(1)
    const seized = acting(slow, `ann act: delay\nann delayed: wait\n${idle('bob')}\nann delayed: act\n${idle('ann')}`)
    expect(the(seized.state, 'ann').initiative).toBe(1)
    const one = trio((s) => {
      the(s, 'cid').initiative = 1
    })
    const script = `ann act: delay\nann delayed: wait\n${idle('bob')}\nann delayed: wait\n${idle('cid')}\nann delayed: act\n${idle('ann')}`
    expect(the(acting(one, script).state, 'ann').initiative).toBe(1)
    const late = trio((s) => {
      the(s, 'ann').initiative = 1
    })
    expect(refusal(legend, late, 'ann', 'delay')).toMatchObject({ rule: 'LEG-ACT-Delay' })
    expect(
      refusal(
        legend,
        trio((s) => {
          the(s, 'ann').initiative = 2
        }),
        'ann',
        'delay',
      ),
    ).toBeUndefined()
  })

  rule('LEG-ACT-Delay', 'a defence meanwhile is what the Combat Action goes on', () => {
    const parries =
      'bob act: attack\nbob weapon: war-sword\nann defend: war-sword\nbob attack: 50\nann parry: 50\nbob damage: 1'
    const played = acting(duel(sword, sword), `ann act: delay\nann delayed: wait\n${parries}`, { steps: 3 })
    expect(the(played.state, 'ann')).toMatchObject({ actions: 1, delaying: false })
    expect(told(played, 'waitedInVain')).toHaveLength(0)
    expect(played.state.cycle).toBe(2)
  })
})

describe('Ready Weapon', () => {
  const armed = man(['war-sword', 'target'], { weapons: ['war-sword', 'target', 'dagger', 'light-crossbow'] })
  const fresh = (change?: (s: State) => void) => duel(armed, sword, change)

  rule('LEG-ACT-ReadyWeapon', 'dropping costs nothing; drawing and sheathing cost a Combat Action each', () => {
    const played = acting(fresh(), 'ann act: dropWeapon\nann act: readyWeapon\nann ready: draw dagger')
    expect(item(played.state, 'ann', 'war-sword')).toMatchObject({ where: 'ground', away: 0 })
    expect(item(played.state, 'ann', 'dagger').where).toBe('right')
    expect(the(played.state, 'ann').actions).toBe(2)
    const sheathed = acting(fresh(), 'ann act: readyWeapon\nann ready: sheathe war-sword')
    expect(item(sheathed.state, 'ann', 'war-sword').where).toBe('stowed')
    expect(the(sheathed.state, 'ann').actions).toBe(2)
  })

  test('what is put away holds nothing', () => {
    const plain = { location: undefined, tripReady: false, roll: 0, skill: 0, level: 'success', work: 0 } as const
    const state = fresh((s) => {
      s.holds = [
        { ...plain, kind: 'pin', by: 'ann', on: 'bob', item: 'bob war-sword', with: 'ann target' },
        { ...plain, kind: 'pin', by: 'ann', on: 'bob', item: 'bob war-sword', with: 'ann war-sword' },
      ]
    })
    const { state: after } = acting(state, 'ann act: readyWeapon\nann ready: sheathe target')
    expect(after.holds).toMatchObject([{ with: 'ann war-sword' }])
  })

  rule('LEG-ACT-ReadyWeapon', 'full hands draw nothing, and two-handed weapons want both', () => {
    expect(offered(asking(fresh(), 'ann act: readyWeapon'))).toEqual(['sheathe war-sword', 'sheathe target'])
    const oneFree = fresh((s) => {
      item(s, 'ann', 'war-sword').where = 'stowed'
    })
    expect(offered(asking(oneFree, 'ann act: readyWeapon'))).toEqual([
      'draw war-sword',
      'sheathe target',
      'draw dagger',
    ])
    const bothFree = fresh((s) => {
      item(s, 'ann', 'war-sword').where = 'stowed'
      item(s, 'ann', 'target').where = 'lost'
    })
    expect(offered(asking(bothFree, 'ann act: readyWeapon'))).toContain('draw light-crossbow')
    const nothing = duel(man(['war-sword'], { ready: [] }), sword, (s) => {
      for (const i of the(s, 'ann').items) i.where = 'lost'
    })
    expect(refusal(legend, nothing, 'ann', 'readyWeapon')).toMatchObject({ rule: 'LEG-ACT-ReadyWeapon' })
    expect(refusal(legend, nothing, 'ann', 'dropWeapon')).toMatchObject({ rule: 'LEG-ACT-ReadyWeapon' })
  })

  rule('LEG-ACT-ReadyWeapon', 'retrieving takes two Combat Actions, and until the second it is of no use', () => {
    const dropped = fresh((s) => {
      Object.assign(item(s, 'ann', 'war-sword'), { where: 'ground', away: 1 })
    })
    const first = acting(dropped, 'ann act: readyWeapon\nann ready: retrieve war-sword').state
    expect(item(first, 'ann', 'war-sword').where).toBe('lifted')
    expect(the(first, 'ann')).toMatchObject({ actions: 2, moved: 0 })
    const attacked = asking(first, 'bob act: attack\nbob weapon: war-sword')
    expect(offered(attacked)).toEqual(['target', 'unarmed', 'none'])
    const second = acting(first, `${idle('bob')}\nann act: readyWeapon\nann ready: ready war-sword`).state
    expect(item(second, 'ann', 'war-sword').where).toBe('right')
    expect(the(second, 'ann').actions).toBe(1)
  })

  rule('LEG-ACT-ReadyWeapon', 'what lies farther off must be in reach of a step, and engaged he makes none', () => {
    const lies = (away: number, distance: number) =>
      arranged({ ...facing({ ann: armed }, { bob: sword }), distance }, (s) => {
        Object.assign(item(s, 'ann', 'war-sword'), { where: 'ground', away })
      })
    const offers = (s: State) => offered(asking(s, 'ann act: readyWeapon'))
    expect(offers(lies(1, 1))).toContain('retrieve war-sword')
    expect(offers(lies(2, 1))).not.toContain('retrieve war-sword')
    expect(offers(lies(9, 30))).toContain('retrieve war-sword')
    expect(offers(lies(10, 30))).not.toContain('retrieve war-sword')
    const fetched = acting(lies(4, 30), 'ann act: readyWeapon\nann ready: retrieve war-sword')
    expect(the(fetched.state, 'ann').moved).toBe(3)
    const strayed = acting(lies(0, 30), 'ann act: move\nann where: towards bob\nann metres: 3')
    expect(item(strayed.state, 'ann', 'war-sword').away).toBe(3)
    expect(told(fetched, 'readied')).toMatchObject([{ rule: 'LEG-ACT-ReadyWeapon' }])
  })

  rule(['LEG-ACT-ReadyWeapon', 'LEG-RNG-Load'], 'loading takes the Combat Actions the table gives', () => {
    const bow = man(['light-crossbow'], { stated: { combatActions: 3 } })
    const unloaded = duel(bow, sword, (s) => {
      item(s, 'ann', 'light-crossbow').loaded = 0
    })
    const once = acting(unloaded, 'ann act: readyWeapon\nann ready: reload light-crossbow').state
    expect(item(once, 'ann', 'light-crossbow').loaded).toBe(1)
    const twice = acting(once, `${idle('bob')}\nann act: readyWeapon\nann ready: reload light-crossbow`).state
    expect(item(twice, 'ann', 'light-crossbow').loaded).toBe(2)
    expect(offered(acting(twice, `${idle('bob')}\nann act: readyWeapon`))).not.toContain('reload light-crossbow')
  })

  rule('LEG-EQP-Strapped', 'what is strapped on is not let fall', () => {
    const shielded = duel(man(['war-sword', 'kite-shield']), sword)
    const dropped = acting(shielded, 'ann act: dropWeapon')
    expect(told(dropped, 'dropped')).toMatchObject([{ item: 'War sword' }])
    expect(refusal(legend, dropped.state, 'ann', 'dropWeapon')).toMatchObject({ rule: 'LEG-EQP-Strapped' })
  })
})

rule('LEG-ACT-ReadyWeapon', 'he drops what he names, and keeps the rest', () => {
  const both = duel(man(['war-sword', 'dagger']), man(['mace']))
  const { state } = acting(both, 'ann act: dropWeapon\nann drop: dagger')
  expect([item(state, 'ann', 'war-sword').where, item(state, 'ann', 'dagger').where]).toEqual(['right', 'ground'])
})

rule('LEG-ACT-Parry', 'a guard lasts until his next Strike Rank, or no longer than the round (LEG-A105)', () => {
  const next = (guardLasts: string) => {
    const state = arranged(facing({ ann: man(['mace']) }, { bob: man(['mace']) }, { guardLasts }), (s) => {
      the(s, 'ann').guard = 'parry'
      for (const f of s.fighters) f.actions = 0
    })
    return the(acting(state, '', { steps: 1 }).state, 'ann').guard
  }
  expect([next('nextTurn'), next('round')]).toEqual(['parry', 'none'])
})
