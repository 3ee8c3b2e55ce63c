import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds, untilEnded } from '../../../../mechanisms/lasting.ts'
import { paceOf } from '../../ground/aboard.ts'
import { d6 } from '../../index.ts'
import type { Conveyance, Fighter, State } from '../../state/types.ts'
import { counted, duel, during, of, PLAIN, run, told, turnOf, withOptions } from '../arrange.ts'
import { DRIVER, hers, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const held = (id: string, by: string) => (s: State) => {
  s.holds = [{ kind: 'hold', by, on: id, since: 0, strength: 0 }]
}
/** Ways to be kept from fighting. */
const KEPT: Readonly<Record<string, (id: string) => (s: State) => void>> = {
  held: (id) => held(id, 'bo'),
  entangled: (id) => (s) => {
    s.holds = [{ kind: 'entangle', by: 'bo', on: id, since: 0, strength: 20 }]
  },
  paralysed: (id) => set(id, { lasting: [untilEnded('paralysed', 'bo', 20)] }),
  winded: (id) => set(id, during('winded', 1, 1)),
  'only defending': (id) => set(id, during('only defending', 1, 1)),
  'on his back': (id) => set(id, { stance: 'prone', lasting: [forRounds('flipped', 2, 'bo')] }),
}

describe('who is kept from fighting', () => {
  const planned = (arrange: (s: State) => void, options: object = {}) =>
    turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN } },
        ...withOptions(options),
      },
      'ana',
      1,
      (s) => {
        s.round = 2
        for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
        set('ana', { ...during('prepared', 1, 1) })(s)
        arrange(s)
      },
    )
  rule('D6-C-OPT-GroupCommand', 'is not led into a group attack', () => {
    expect(
      refusal(
        d6,
        planned(() => {}),
        'ana',
        'group attack',
      ),
    ).toBeUndefined()
    for (const [how, kept] of Object.entries(KEPT)) {
      const alone = refusal(d6, planned(kept('cy')), 'ana', 'group attack')
      expect(alone, how).toMatchObject({ because: 'no comrades can attack with him' })
    }
    const behind = set('cy', { cover: { share: 100, toughness: 6, object: 'a wall', weakened: 0 } })
    expect(refusal(d6, planned(behind, { leaningOut: false }), 'ana', 'group attack')).toMatchObject({
      because: 'no comrades can attack with him',
    })
    expect(refusal(d6, planned(behind, { leaningOut: true }), 'ana', 'group attack')).toBeUndefined()
  })
  rule('D6-C-OPT-Swarm', 'is no part of a swarm', () => {
    const rats = (arrange: (s: State) => void) =>
      turnOf(
        { system: 'd6', distance: 1, sides: { heroes: { rat: { count: 10 } }, foes: { bo: PLAIN } } },
        'rat-5',
        1,
        (s) => {
          s.round = 2
          for (const f of s.fighters) f.turned = f.id === 'rat-5' ? 2 : 1
          arrange(s)
        },
      )
    expect(
      refusal(
        d6,
        rats(() => {}),
        'rat-5',
        'swarm',
      ),
    ).toBeUndefined()
    for (const [how, kept] of Object.entries(KEPT))
      expect(refusal(d6, rats(kept('rat-6')), 'rat-5', 'swarm'), how).toMatchObject({ rule: 'D6-C-OPT-Swarm' })
  })

  const bomb = (arrange: (s: State) => void) =>
    run(
      turnOf(duel({ weapons: ['black powder bomb'] }, {}, { distance: 6 }), 'ana', 1, arrange),
      'ana act: throw bomb\nana attack: 5 5 5 5\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5',
    )
  test('dives from nothing', () => {
    for (const how of ['paralysed', 'entangled']) {
      const dives = bomb(KEPT[how]?.('bo') ?? (() => {}))
      expect(told(dives, 'movesUp'), how).toBeUndefined()
    }
  })
  rule('D6-C-TRAP-Attack', 'leaps aside from no trap', () => {
    const trap = { traps: { pit: { speed: '3D', attack: '4D', damage: '3D', near: 'bo' } } }
    const caught = (arrange: (s: State) => void) =>
      turnOf(duel({}, {}, { scene: trap }), 'ana', 2, (s) => {
        set('ana', { moved: 5, initiative: 30, actions: 1 })(s)
        arrange(s)
      })
    for (const how of ['held', 'paralysed']) {
      const ran = run(caught(KEPT[how]?.('ana') ?? (() => {})), 'gm trap speed: 3 3 3\ngm trap: 1 1 1 2')
      expect(told(ran, 'trapSprung')).toMatchObject({ faster: true })
      expect(told(ran, 'defends'), how).toBeUndefined()
    }
  })
  rule(['D6-C-OPT-Disarm', 'D6-C-OPT-ArmPin2'], 'paralysed, neither holds on to anything nor resists', () => {
    const numb = set('bo', { lasting: [untilEnded('paralysed', 'ana', 20)] })
    const disarm = 'ana act: disarm\nana weapon: unarmed\nana attack: 5 5 5 5\nana damage: 1 2'
    const lost = run(turnOf(duel(), 'ana', 1, numb), disarm)
    expect(told(lost, 'movesUp')).toBeUndefined()
    expect(told(lost, 'disarmed')).toMatchObject({ kept: false })
    const pinned = turnOf(duel(), 'ana', 1, (s) => {
      s.holds = [{ kind: 'arm pin', by: 'ana', on: 'bo', since: 0, strength: 0 }]
      numb(s)
    })
    const broken = run(pinned, 'ana act: break arm\nana break arm: 2 2 2\nana damage: 1 2\nbo resistance: 5 5 5')
    expect(told(broken, 'armBroken')).toMatchObject({ difficulty: 6, broken: true })
  })
})

describe('who is wholly behind something', () => {
  const wall = { share: 100, toughness: 6, object: 'a wall', weakened: 0 } as const
  rule('D6-COVER-100', 'throws no bomb and shoots at no vehicle from there, and leaning out is hidden less', () => {
    const thrower = (leaningOut: boolean) =>
      turnOf(
        duel({ weapons: ['black powder bomb'] }, {}, { distance: 6, ...withOptions({ leaningOut }) }),
        'ana',
        1,
        set('ana', { cover: { ...wall } }),
      )
    expect(refusal(d6, thrower(false), 'ana', 'throw bomb')).toBeDefined()
    const ran = run(thrower(true), 'ana act: throw bomb\nana attack: 1 1 1 1')
    expect(of(ran, 'ana').cover?.share).toBe(75)
    const archer = (leaningOut: boolean) =>
      race(
        'carriage',
        {},
        {},
        {
          sides: {
            heroes: { ana: { ...DRIVER, weapons: ['short bow'] } },
            foes: { bo: { ...DRIVER, vehicle: 'his' } },
          },
          scene: {
            vehicles: { his: { kind: 'carriage', driver: 'bo' } },
          },
          ...withOptions({ leaningOut }),
        },
        1,
        set('ana', { cover: { ...wall } }),
      )
    expect(refusal(d6, archer(false), 'ana', 'attack vehicle')).toBeDefined()
    const shot = run(archer(true), 'ana act: attack vehicle\nana attack: 1 1 1 1')
    expect(of(shot, 'ana').cover?.share).toBe(75)
  })
})

describe('drivers', () => {
  rule('D6-C-VEH-DriverShoots', 'fight in no way before they have driven what goes fast', () => {
    const at = (speed: number, done: Fighter['done'] = []) =>
      race('chariot', { speed }, {}, { distance: 2 }, 2, set('ana', { done }))
    const BLOWS = [
      'strike',
      'all-out',
      'knockdown',
      'trip',
      'push',
      'disarm',
      'break',
      'tackle',
      'choke',
      'hold',
      'flip',
    ]
    for (const key of BLOWS.filter((each) => each !== 'all-out')) {
      expect(refusal(d6, at(2), 'ana', key), key).toMatchObject({ rule: 'D6-C-VEH-DriverShoots' })
      expect(refusal(d6, at(2, ['drive']), 'ana', key), key).toBeUndefined()
      expect(refusal(d6, at(1), 'ana', key), key).toBeUndefined()
    }
    for (const key of ['sideswipe', 'vehicle dodge']) expect(refusal(d6, at(2), 'ana', key), key).toBeUndefined()
  })
  rule('D6-C-VEH-HitBase', 'what hinders any attack hinders one on a vehicle', () => {
    const shot = (arrange: (s: State) => void, ana: object = {}) =>
      told(
        run(
          race('canoe', {}, {}, { distance: 2, sides: sides(ana) }, 1, arrange),
          'ana act: attack vehicle\nana weapon: short sword\nana attack: 1 1 1 1',
        ),
        'attacksVehicle',
      )
    const sides = (ana: object) => ({
      heroes: { ana: { ...DRIVER, vehicle: 'hers', ...ana } },
      foes: { bo: { ...DRIVER, vehicle: 'his' } },
    })
    expect(shot(() => {})).toMatchObject({ difficulty: 5 })
    expect(shot(set('ana', { blind: true }))).toMatchObject({ difficulty: 5 + 12 })
    expect(counted(shot(set('ana', { blind: true })))).toMatchObject({ 'D6-C-OPT-AttackerBlind': 12 })
    expect(shot(set('ana', { circumstance: 5 }))).toMatchObject({ difficulty: 10 })
    expect(shot(() => {}, { improvised: ['short sword'] })).toMatchObject({ difficulty: 10 })
  })
  rule('D6-C-VEH-Leap', 'who leaps from a boat is in the water, and from a cart is not', () => {
    const leaps = (kind: string) => of(run(race(kind), 'ana act: leap out\nana leap: 5 5 5'), 'ana')
    expect([leaps('canoe').inWater, leaps('chariot').inWater]).toEqual([true, false])
    expect([leaps('canoe').vehicle, leaps('chariot').vehicle]).toEqual([null, null])
  })
  test('who rows goes by Physique or lifting with its pips, who sails by the wind and a quarter of his skill', () => {
    const pace = (kind: string, ana: object, wind = 0) => {
      const s = race(
        kind,
        {},
        {},
        {
          sides: {
            heroes: { ana: { ...DRIVER, ...ana, vehicle: 'hers' } },
            foes: { bo: { ...DRIVER, vehicle: 'his' } },
          },
          scene: { wind, vehicles: { hers: { kind, driver: 'ana' }, his: { kind, driver: 'bo' } } },
        },
      )
      return paceOf(s, hers({ state: s }) as Conveyance)
    }
    const strong = { attributes: { ...PLAIN.attributes, physique: '3D+2' } }
    expect([pace('canoe', {}), pace('canoe', strong)]).toEqual([12, 14])
    expect(pace('rowboat', { skills: { ...DRIVER.skills, lifting: '5D' } })).toBe(20)
    expect([pace('sailboat', {}, 6), pace('sailboat', { skills: { pilotry: '2D' } }, 6)]).toEqual([11, 8])
    expect([
      pace('sailboat', { skills: { pilotry: '3D+1' } }, 6),
      pace('sailboat', { skills: { pilotry: '1D' } }),
    ]).toEqual([9, 1])
  })
})
