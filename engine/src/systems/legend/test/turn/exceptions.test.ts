import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { tripEntangled } from '../../actions/holding.ts'
import { tireOfManoeuvring } from '../../actions/multiple-opponents.ts'
import { withoutAir } from '../../body/asphyxiation.ts'
import { shakesOff } from '../../body/heroic-abilities.ts'
import { heal, levelAt, wound } from '../../body/wounds.ts'
import { chargeOn } from '../../exchange/charging.ts'
import { CLOSE_COMBAT, RANGED_WEAPONS } from '../../exchange/fumbles/tables.ts'
import { chargeBlow, chargeMeets } from '../../exchange/receiving-a-charge.ts'
import { holding } from '../../ground/holds.ts'
import { thingBefore } from '../../ground/sight.ts'
import { legend } from '../../index.ts'
import { believed } from '../../knowledge/imagine.ts'
import { points } from '../../screens/points.ts'
import { tags } from '../../screens/tags.ts'
import type { Fighter, Item, State } from '../../state/types.ts'
import { comesToAStand } from '../../turn/standoff.ts'
import { step } from '../../turn/step.ts'
import { lastAction } from '../../turn/turn.ts'
import { acting, alone, arranged, asking, being, exhausted, facing, the } from '../arrange.ts'
import { apart } from '../charges.ts'
import { CHEST, duel, fought, item, LEFT_ARM, LEFT_LEG, man, offered, told } from '../clash.ts'
import { apart as shooting } from '../shooting.ts'

const sword = man(['war-sword'])
const STUCK = { location: CHEST, penalty: 20, roll: 0, skill: 60, level: 'success' } as const
type Change = (s: State) => void
const nothing: Change = () => undefined
const mapped = (ann: object, bob: object, map: object, change?: Change): State =>
  arranged(
    {
      ...facing({ ann }, { bob }, {}, { map: { cell: 1, key: { a: 'ann', b: 'bob', o: 'pit' }, ...map } }),
      distance: undefined,
    },
    change,
  )

describe('whom and with what', () => {
  test('a friend or a stranger is no target, though he be named', () => {
    const state = arranged(facing({ ann: sword, cat: sword }, { bob: sword, dan: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'cat', 'bob', 'dan'], [1, 1, 1, 1]) }
    })
    expect(offered(asking(state, 'ann act: attack'))).toEqual(['bob', 'dan'])
    for (const who of ['cat', 'ann', 'eve']) {
      expect(() => asking(state, `ann act: attack\nann target: ${who}`), who).toThrow()
    }
  })

  rule('LEG-EQP-Improvised', 'a bow is swung at whom a blow could reach, and at nobody else', () => {
    const arms = (metres: number, options: object, change: Change = nothing) =>
      offered(
        asking(shooting(metres, man(['short-bow']), change, { bob: man(['longspear']), options }), 'ann act: attack'),
      )
    expect(arms(1, {})).toContain('club short-bow')
    const swung = acting(
      shooting(1, man(['short-bow']), nothing),
      'ann act: attack\nann weapon: club short-bow\nbob defend: none\nann attack: 95',
    )
    expect(told(swung, 'attack')).toHaveLength(1)
    expect(arms(1, { reach: true })).not.toContain('club short-bow')
    expect(arms(20, {})).not.toContain('club short-bow')
  })

  rule('LEG-ACT-Attack', 'who cannot leave the spot strikes only at those beside him', () => {
    const why = (change: Change) => refusal(legend, apart(3, { change }), 'ann', 'attack')
    const held: Change = (s) => {
      s.holds = [holding('entangle', the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'unarmed'), { location: LEFT_LEG })]
    }
    expect(why(nothing)).toBeUndefined()
    expect(why(held)).toMatchObject({ rule: 'LEG-ACT-Attack' })
  })

  rule(
    ['LEG-FUM-Close-0406', 'LEG-FUM-Rng-0103'],
    'what is not in hand cannot be dropped; who is disoriented has lost his aim',
    () => {
      const falls = (where: Item['where'], script: string) => {
        const row = CLOSE_COMBAT.find((one) => one.rule === 'LEG-FUM-Close-0406')
        const { state } = alone(duel(sword, sword), script, (ctx, s) => {
          const mine = item(s, 'ann', 'war-sword')
          mine.where = where
          if (where === 'stuck') s.impaled.push({ ...STUCK, by: 'ann', on: 'bob', item: mine.id })
          const fumbled = {
            who: the(s, 'ann'),
            item: mine,
            met: undefined,
            again: () => undefined,
            anew: () => undefined,
          }
          row?.happens(ctx, s, fumbled, row.rule)
        })
        return item(state, 'ann', 'war-sword').where
      }
      for (const where of ['right', 'left', 'both', 'ground'] as const)
        expect(falls(where, 'ann weapon falls: 2')).toBe('ground')
      for (const where of ['stowed', 'lost', 'broken', 'stuck', 'body'] as const) expect(falls(where, '')).toBe(where)
      const dazed = alone(duel(sword, sword, being('ann', { aimingAt: 'bob', aimed: 2 })), '', (ctx, s) => {
        const fumbled = {
          who: the(s, 'ann'),
          item: undefined,
          met: undefined,
          again: () => undefined,
          anew: () => undefined,
        }
        RANGED_WEAPONS[0]?.happens(ctx, s, fumbled, 'LEG-FUM-Rng-0103')
      })
      expect(the(dazed.state, 'ann')).toMatchObject({ aimingAt: undefined, aimed: 0, forfeit: 1 })
      const lost = fought(
        shooting(10, man(['short-bow']), being('ann', { aimingAt: 'bob', aimed: 2 })),
        'short-bow',
        'bob defend: none\nann attack: 100\nann fumble: 2',
      )
      expect(RANGED_WEAPONS[0]).toMatchObject({ to: 3, rule: 'LEG-FUM-Rng-0103' })
      expect(the(lost.state, 'ann')).toMatchObject({ aimingAt: undefined, aimed: 0, forfeit: 1 })
    },
  )
})

describe('charges', () => {
  rule(
    'LEG-FRM-Charge',
    'beside his foe before the last Combat Action he has only run, unless the fight lets him strike',
    () => {
      const runs = (options: object, script = '', metres = 1) => {
        const state = apart(metres, { options, change: being('ann', { chargeAt: 'bob', fullRound: 'charge' }) })
        const played = alone(state, script, (ctx, s) => chargeOn(ctx, s, the(s, 'ann')), { otherwise: 'usual' })
        return [played.state.next.map(({ kind }) => kind), told(played, 'ranUp').map(({ short }) => short)]
      }
      expect(runs({})).toEqual([[], [false]])
      expect(runs({ chargeStrike: 'onContact' }, 'ann weapon: war-sword')).toEqual([['charge'], [false]])
      expect(runs({ chargeStrike: 'onContact' }, '', 60)).toEqual([[], [true]])
    },
  )

  const CHARGE = { by: 'ann', on: 'bob', passing: false, answer: 'stand', answered: false, knockedBack: false } as const
  const charged = (charge: object, change: Change = nothing): State =>
    apart(1, {
      change: (s) => {
        s.charge = { ...CHARGE, ...charge }
        change(s)
      },
    })

  rule('LEG-CHG-02', 'a charger who is down, or without his weapon, does not arrive', () => {
    const meets = (change: Change, arm = 'ann war-sword') =>
      told(
        alone(apart(1, { change }), '', (ctx, s) => chargeMeets(ctx, s, 'ann', 'bob', arm), { otherwise: 'usual' }),
        'charges',
      ).length
    expect(meets(nothing)).toBe(1)
    expect(meets(being('ann', { condition: 'unconscious' }))).toBe(0)
    expect(meets(being('bob', { condition: 'unconscious' }))).toBe(1)
    expect(meets(nothing, 'ann lance')).toBe(0)
  })

  test('one defence answers a charge that rides on; against one that stops he may defend every time', () => {
    const answered = (charge: object, script: string, who = 'ann', at = 'bob') => {
      const { state } = alone(charged(charge), script, (ctx, s) => chargeBlow(ctx, s, who, at, `${who} war-sword`))
      return state.charge?.answered
    }
    const parry = 'bob defend: war-sword\nann attack: 95\nbob complete parry: save'
    expect(answered({ passing: true }, parry)).toBe(true)
    expect(answered({}, parry)).toBe(false)
    expect(answered({ passing: true }, 'bob defend: none\nann attack: 95')).toBe(false)
    expect(
      answered({ passing: true }, 'ann defend: war-sword\nbob attack: 95\nann complete parry: save', 'bob', 'ann'),
    ).toBe(false)
    expect(answered({ passing: true, answered: true }, 'ann attack: 95')).toBe(true)
  })

  test('a charge that is over, a weapon that is gone and a striker who is down strike no blow', () => {
    const blows = (change: Change, arm = 'ann war-sword') =>
      alone(charged({}, change), '', (ctx, s) => chargeBlow(ctx, s, 'ann', 'bob', arm)).events.length
    expect(blows((s) => Object.assign(s, { charge: undefined }))).toBe(0)
    expect(blows(nothing, 'ann lance')).toBe(0)
    expect(blows(being('ann', { condition: 'unconscious' }))).toBe(0)
    expect(blows(being('bob', { condition: 'dead' }))).toBe(0)
  })
})

describe('wounds', () => {
  rule(['LEG-WND-02', 'LEG-HER-BattleFury'], 'the last moment of a fury still endures', () => {
    const hurt = (fury: number, script: string) =>
      told(
        alone(duel(sword, sword, being('bob', { fury })), script, (ctx, s) =>
          wound(ctx, s, the(s, 'bob'), LEFT_ARM, 5),
        ),
        'endured',
      )
    expect(hurt(1, 'bob cannot attack: 1')).toMatchObject([{ who: 'bob', held: true }])
    expect(hurt(0, 'bob cannot attack: 1\nbob resilience: 51')).toMatchObject([{ held: false }])
  })

  test('a limb healed above 0 serves again, whole it may be treated again; a maimed one does not', () => {
    const healed = (hp: number, points: number, more: object = {}) => {
      const ann = the(duel(sword, sword), 'ann')
      const limb = ann.limbs[LEFT_ARM]
      Object.assign(limb ?? {}, { hp, useless: true, aided: true, ...more })
      const by = heal(ann, LEFT_ARM, points)
      return [by, limb?.hp, limb?.useless, limb?.aided]
    }
    expect(healed(-1, 1)).toEqual([1, 0, true, true])
    expect(healed(-1, 2)).toEqual([2, 1, false, true])
    expect(healed(-1, 2, { maimed: true })).toEqual([2, 1, true, true])
    expect(healed(-1, 9)).toEqual([5, 4, false, false])
  })

  test('with one total of Hit Points a wound is minor above 0 and serious from there', () => {
    const level = (general: number) => {
      const ann = the(duel(man(['war-sword'], { wounds: 'general' }), sword), 'ann')
      ann.general = general
      return levelAt(ann, CHEST)
    }
    expect([level(2), level(1), level(0), level(-9)]).toEqual(['minor', 'minor', 'serious', 'serious'])
  })

  rule('LEG-ASP-Suffocation', 'where there is no head or chest the first location chokes', () => {
    const part = (id: string, from: number, to: number) => ({ id, name: id, part: 'leg', hitPoints: 'leg', from, to })
    const slug = man(['war-sword'], { locations: [part('front', 1, 10), part('tail', 11, 20)] })
    const state = duel(slug, sword, being('ann', { breath: 1 }))
    const whole = the(state, 'ann').limbs.map(({ hp }) => hp)
    const left = (script: string) =>
      the(alone(state, script, (ctx, s) => withoutAir(ctx, s, the(s, 'ann'))).state, 'ann').limbs.map(({ hp }) => hp)
    expect(left('ann resilience: 30\nann choking: 1')).toEqual([(whole[0] ?? 0) - 1, whole[1]])
    expect(left('ann resilience: 60\nann choking: 1')).toEqual([(whole[0] ?? 0) - 2, whole[1]])
    expect(left('ann resilience: 1')).toEqual(whole)
  })

  test('only what is still running is told of him', () => {
    const of = (fields: Partial<Fighter>) => {
      const state = duel(sword, sword, being('ann', fields))
      return tags(state, the(state, 'ann'))
    }
    expect(of({ expiring: 0, bleedingOut: -1, breath: -1 })).toEqual([])
    expect(of({ expiring: 1, bleedingOut: 0, breath: 0 })).toEqual(['bleeding to death', 'dying', 'suffocating'])
    expect(of({ breath: 1, bleeding: [1], fatigue: 0 })).toEqual(['bleeding', 'holding breath'])
  })

  test('of a stranger’s clocks it is believed that they run, not how long', () => {
    const clocks = (n: number) => {
      const fields = { fury: n, breath: n, bleedingOut: n, expiring: n, unconsciousFor: n, unconsciousRounds: n }
      const bob = believed(the(duel(sword, sword, being('bob', fields)), 'bob'), 0)
      return [bob.fury, bob.breath, bob.bleedingOut, bob.expiring, bob.unconsciousFor, bob.unconsciousRounds]
    }
    expect(clocks(0)).toEqual([0, 0, 0, 0, 0, 0])
    expect(clocks(1)).toEqual(clocks(7))
    expect(clocks(1).every((rounds) => rounds > 0)).toBe(true)
  })
})

describe('turns', () => {
  rule('LEG-WND-LastAction', 'a last act is one Combat Action, and then he lies until he is woken', () => {
    const state = duel(man(['war-sword']), sword, being('ann', { condition: 'unconscious', actions: 0, exertion: 0 }))
    const ended = alone(
      state,
      'ann last act: attack\nann weapon: war-sword\nbob defend: none\nann attack: 95',
      (ctx, s) => lastAction(ctx, s, 'ann'),
    )
    expect(the(ended.state, 'ann')).toMatchObject({
      condition: 'unconscious',
      actions: 0,
      unconsciousFor: 0,
      unconsciousRounds: 0,
    })
    expect(the(ended.state, 'ann').exertion).toBeGreaterThan(0)
    const quiet = alone(state, 'ann last act: doNothing', (ctx, s) => lastAction(ctx, s, 'ann'))
    expect(the(quiet.state, 'ann')).toMatchObject({ condition: 'unconscious', actions: 0 })
  })

  rule(
    'LEG-WND-LastAction',
    'what he had left when he fell is gone: no second Combat Action pulls the spear out',
    () => {
      const last = (actions: number) => {
        const spear = man(['short-spear'])
        const state = duel(spear, sword, being('ann', { condition: 'unconscious', actions }), {
          impaleYank: 'immediate',
        })
        const blow = 'ann attack: 30\nann manoeuvre: impale\nann impaling damage: 2 1\nann hit location: 10'
        const script = `ann last act: attack\nann weapon: short-spear\nbob defend: none\n${blow}`
        return item(alone(state, script, (ctx, s) => lastAction(ctx, s, 'ann')).state, 'ann', 'short-spear').where
      }
      expect([last(0), last(3)]).toEqual(['stuck', 'stuck'])
    },
  )

  test('while a clock runs on the Combat Actions of one who lies senseless the round goes on', () => {
    const turns = (fields: Partial<Fighter>) => {
      const state = exhausted(duel(sword, sword))
      being('bob', { condition: 'unconscious', actions: 2, acted: state.cycle, ...fields })(state)
      const { state: after } = alone(state, '', step, { otherwise: 'usual' })
      return [after.round - state.round, after.cycle]
    }
    const { cycle } = duel(sword, sword)
    expect(turns({ unconsciousFor: 3 })).toEqual([0, cycle + 1])
    expect(turns({ expiring: 3 })).toEqual([0, cycle + 1])
    expect(turns({})[0]).toBe(1)
    expect(turns({ unconsciousFor: 3, actions: 0 })[0]).toBe(1)
  })

  rule(
    'LEG-MAN-Entangle',
    'tripping one of those he has entangled spends the chance at them all, and nobody else’s',
    () => {
      const state = arranged(facing({ ann: sword, cat: sword }, { bob: sword, dan: sword }), (s) => {
        const hold = (by: string, on: string) =>
          Object.assign(holding('entangle', the(s, by), the(s, on), item(s, by, 'unarmed'), { location: LEFT_LEG }), {
            tripReady: true,
            roll: 30,
            skill: 60,
            level: 'success',
          })
        s.holds = [hold('cat', 'bob'), hold('ann', 'bob'), hold('ann', 'dan')]
      })
      const script = 'ann trip: dan\ndan trip: 51'
      const { state: after } = alone(state, script, (ctx, s) => tripEntangled.act(ctx, s, the(s, 'ann')), {
        otherwise: 'usual',
        arrange: nothing,
      })
      expect(after.holds.map(({ by, tripReady }) => [by, tripReady])).toEqual([
        ['cat', true],
        ['ann', false],
        ['ann', false],
      ])
    },
  )

  rule('LEG-OPT-MulFatigue', 'of foes as nimble as each other the first tests him', () => {
    const state = arranged(facing({ ann: sword }, { bob: sword, cid: sword }, { manoeuvreFatigue: true }), (s) => {
      the(s, 'ann').harriedBy = ['bob', 'cid']
    })
    const played = alone(state, 'ann athletics: 40\nbob athletics: 39', tireOfManoeuvring)
    expect(told(played, 'manoeuvring')).toMatchObject([{ who: 'ann', at: 'bob', lasts: true }])
  })

  rule('LEG-HER-Tireless', 'who is fresh has nothing to shake off', () => {
    const rests = (fatigue: number, script: string) =>
      the(
        alone(
          duel(man(['war-sword'], { heroicAbilities: ['tireless'] }), sword, being('ann', { fatigue })),
          script,
          (ctx, s) => shakesOff(ctx, s, the(s, 'ann')),
        ).state,
        'ann',
      ).fatigue
    expect([rests(0, ''), rests(1, 'ann tireless: invoke'), rests(2, 'ann tireless: keep')]).toEqual([0, 0, 2])
  })
})

describe('on the map', () => {
  rule('LEG-MVT-Jump', 'the first row and the first column can be landed on', () => {
    const jumper = man(['war-sword'], { skills: { athletics: 100 } })
    expect(offered(asking(mapped(jumper, sword, { picture: '..oa..........b' }), 'ann act: jump'))).toEqual([
      'cell 0,0',
      'cell 1,0',
    ])
    const over = mapped(jumper, sword, { picture: '.\n.\no\na\n.\n.\n.\n.\n.\n.\nb' })
    expect(offered(asking(over, 'ann act: jump'))).toEqual(['cell 0,0', 'cell 0,1'])
    const landed = acting(over, 'ann act: jump\nann jump: cell 0,0\nann athletics: 5')
    expect(told(landed, 'jumped')).toMatchObject([{ who: 'ann', metres: 3 }])
  })

  test('of several things on sides of cells the one between them is what hides him', () => {
    const wall = (x: number, y: number, side: string, kind: string) => ({ x, y, side, kind })
    const before = (...walls: readonly object[]) => {
      const state = mapped(sword, sword, { picture: '......\na....b\n......', walls })
      return thingBefore(state, the(state, 'ann'), the(state, 'bob'))
    }
    expect(before(wall(4, 1, 's', 'low wall'), wall(4, 1, 'e', 'glass'))).toEqual({ cell: '4,1 e', kind: 'glass' })
    expect(before(wall(4, 0, 'e', 'low wall'), wall(4, 1, 'e', 'glass'))).toEqual({ cell: '4,1 e', kind: 'glass' })
    expect(before(wall(3, 1, 'e', 'low wall'), wall(4, 1, 'e', 'glass'))).toEqual({ cell: '4,1 e', kind: 'glass' })
    expect(before()).toBeUndefined()
  })

  test('to open a door is one thing, to hack at it another', () => {
    const state = duel(sword, sword)
    const group = (ask: 'door' | 'break') =>
      points(state, { who: 'ann', about: { ask }, options: [] } as never, { key: 'door 1,0' }).group
    expect([group('door'), group('break')]).toEqual(['other', 'strike'])
  })

  test('across a chasm one spell that can be cast keeps the fight going', () => {
    const stands = (spells: object) => {
      const ann = man(['war-sword'], { spells, skills: { commonMagic: 60 } })
      const state = mapped(ann, sword, { picture: '..aoooooooob..' })
      return alone(state, '', (ctx, s) => comesToAStand(ctx, s)).state.stood
    }
    expect([stands({}), stands({ 'dragons-breath': 1 })]).toEqual([1, 0])
  })
})
