import { describe, expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { advance } from '../../../../kernel/advance.ts'
import { optionTaken } from '../../../../kernel/offer.ts'
import { sample } from '../../../../kernel/sample.ts'
import type { Scenario } from '../../../../kernel/testing/index.ts'
import { arranged } from '../../../../kernel/testing/index.ts'
import type { Choice } from '../../../../kernel/types.ts'
import { placedAt } from '../../../../space/bands.ts'
import { d6 } from '../../index.ts'
import type { D6Question, State } from '../../state/types.ts'
import { crowd, duel, of, PLAIN, run, turnOf, withOptions } from '../arrange.ts'

/** What a policy answers to the question that is open now. */
function answer(state: State, temperament: keyof typeof d6.policies = 'default'): string | undefined {
  const { asked } = advance(d6, state)
  const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
  const index = choice && d6.policies[temperament]?.(choice as Choice<D6Question>, state)
  return index === undefined || choice === undefined ? undefined : optionTaken(choice, index).key
}
const bandsOf = ({ where }: State) => {
  if (!('bands' in where)) throw new Error('there is a map')
  return where.bands
}
/** Before Ana's declaration. */
const declaring = (from: Scenario, arrange?: (s: State) => void): State =>
  turnOf(from, 'ana', 1, (s) => {
    Object.assign(s, { at: 0, acting: [] })
    Object.assign(of({ state: s }, 'ana'), { declared: 0, actions: 0, turned: 0 })
    arrange?.(s)
  })

describe('how many actions', () => {
  test('a driver with a good shot drives and shoots; with a poor one, or a poor hand at the reins, he drives', () => {
    const chased = (skills: object, weapons = ['hand crossbow'], distance = 20) =>
      declaring({
        ...duel({ weapons, vehicle: 'hers', skills }, { vehicle: 'his' }, { distance }),
        scene: {
          vehicles: {
            hers: { kind: 'chariot', driver: 'ana', speed: 'cruising' },
            his: { kind: 'chariot', driver: 'bo' },
          },
        },
      })
    const able = { charioteering: '6D', marksmanship: '7D' }
    expect(answer(chased(able))).toBe('2')
    expect(answer(chased({ ...able, marksmanship: '3D' }))).toBe('1')
    expect(answer(chased({ ...able, charioteering: '3D' }))).toBe('1')
    expect(answer(chased(able, ['short sword']))).toBe('1')
    const turn = (done: string[], actions: number) => {
      const s = chased(able)
      Object.assign(s, { acting: ['ana'], at: 1 })
      Object.assign(of({ state: s }, 'ana'), { declared: 2, turned: 1, actions, done })
      return answer(s)
    }
    expect([turn([], 2), turn(['drive'], 1)]).toEqual(['drive', 'shoot'])
  })
  test('a master strikes more often than a novice, the careful guard themselves', () => {
    const skilled = (code: string) => declaring(duel({ skills: { 'melee combat': code, dodge: '5D' } }))
    expect([answer(skilled('3D')), answer(skilled('7D'))]).toEqual(['3', '5'])
    const guards = (temperament: 'reckless' | 'careful') => {
      const state = turnOf(duel({ skills: { 'melee combat': '6D', dodge: '6D' } }), 'ana', 2, (s) => {
        Object.assign(of({ state: s }, 'ana'), { actions: 1, done: ['strike'] })
      })
      return answer(state, temperament)
    }
    expect([guards('reckless'), guards('careful')]).toEqual(['strike', 'dodge'])
  })
  test('bare hands are blocked by the better boxer, blades are not', () => {
    const guard = (bo: object) =>
      answer(
        turnOf(duel({ weapons: [], skills: { fighting: '7D', dodge: '4D' } }, bo), 'ana', 2, (s) => {
          Object.assign(of({ state: s }, 'ana'), { actions: 1, done: ['strike'] })
        }),
        'careful',
      )
    expect(guard({ weapons: [] })).toBe('block')
    expect(guard({})).not.toBe('block')
  })
  test('rats beside their prey bite each for itself', () => {
    const cellar = { system: 'd6', distance: 1, sides: { vermin: { rat: { count: 12 } }, heroes: { soldier: {} } } }
    for (const rat of ['rat-1', 'rat-6', 'rat-12']) expect(answer(turnOf(cellar, rat)), rat).not.toBe('swarm')
  })
  test('a driver beside a foe whose ship is gone stops to fight', () => {
    const sea = {
      system: 'd6',
      distance: 1,
      scene: {
        vehicles: { triton: { kind: 'war galley', driver: 'soldier', speed: 'high' }, wreck: { kind: 'longship' } },
      },
      sides: { navy: { soldier: { vehicle: 'triton' } }, raiders: { viking: { vehicle: 'wreck' } } },
    }
    const state = turnOf(sea, 'soldier', 1, (s) => void Object.assign(s.vehicles[1] ?? {}, { damage: 'destroyed' }))
    const asked = advance(d6, state, [{ asked: [{ who: 'soldier', ask: 'act' }], keys: ['drive'] }]).asked
    const choice = asked !== undefined && 'choices' in asked ? asked.choices[0] : undefined
    const slower = choice && d6.policies.default?.(choice as Choice<D6Question>, state)
    expect(choice && optionTaken(choice, slower).key).toBe('cautious')
  })
  test('who cannot reach anybody takes the reins of a dead driver, and who drives goes after a ship nobody steers', () => {
    const sea = (weapons: readonly string[]) => ({
      system: 'd6',
      distance: 30,
      scene: {
        vehicles: { triton: { kind: 'war galley', driver: 'cy' }, serpent: { kind: 'longship', driver: 'bo' } },
      },
      sides: {
        navy: { ana: { ...PLAIN, weapons, vehicle: 'triton' }, cy: { ...PLAIN, vehicle: 'triton' } },
        raiders: { bo: { ...PLAIN, vehicle: 'serpent' }, di: { ...PLAIN, vehicle: 'serpent' } },
      },
    })
    const killed = (id: string) => (s: State) => void Object.assign(of({ state: s }, id), { condition: 'dead' })
    expect(answer(turnOf(sea(['short sword']), 'ana', 1, killed('cy')))).toBe('take the reins')
    expect(answer(turnOf(sea(['short bow']), 'ana', 1, killed('cy')))).not.toBe('take the reins')
    expect(answer(turnOf(sea(['short sword']), 'cy', 1, killed('bo')))).toBe('drive')
  })
  test('a single blow is struck with all one has, but not by the careful', () => {
    const single = turnOf(duel({ skills: { 'melee combat': '3D' } }), 'ana', 1)
    expect([answer(single), answer(single, 'reckless'), answer(single, 'careful')]).toEqual([
      'all-out',
      'all-out',
      'strike',
    ])
  })
  test('one against three who can dodge strikes and dodges', () => {
    const three = { bo: {}, cy: {}, di: {} }
    const beset = (dodge: string) => crowd({ weapons: ['war hammer'], skills: { 'melee combat': '4D', dodge } }, three)
    expect(answer(declaring(beset('7D')))).toBe('2')
    const after = turnOf(beset('7D'), 'ana', 2, (s) => {
      Object.assign(of({ state: s }, 'ana'), { actions: 1, done: ['strike'] })
    })
    expect(answer(after)).toBe('dodge')
  })
  test('who is held puts everything into getting free', () => {
    const held = declaring(duel({ skills: { 'melee combat': '7D' } }), (s) => {
      s.holds = [{ kind: 'hold', by: 'bo', on: 'ana', since: 1, strength: 0 }]
    })
    expect(answer(held)).toBe('1')
  })
})

describe('what with them', () => {
  test('aims when nobody can reach or shoot at her, and shoots when they can', () => {
    const far = (distance: number, bo: object = {}, stance = 'standing') =>
      turnOf(
        duel(
          { weapons: ['short bow'], skills: { marksmanship: '4D' }, stance },
          { weapons: ['club'], ...bo },
          { distance },
        ),
        'ana',
      )
    expect(answer(far(80))).toBe('aim')
    expect(answer(far(80, { weapons: ['long bow'] }))).toBe('crouch')
    expect(answer(far(80, { weapons: ['long bow'] }, 'crouching'))).toBe('shoot')
    expect(answer(far(12))).toBe('shoot')
  })
  test('loads what is empty and goes nearer when nothing reaches', () => {
    const empty = turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: 50 }), 'ana', 1, (s) => {
      for (const item of of({ state: s }, 'ana').items) if (item.key === 'light crossbow') item.loaded = false
    })
    expect(answer(empty)).toBe('reload')
    expect(answer(turnOf(duel({}, {}, { distance: 50 }), 'ana'))).toBe('run')
    expect(answer(turnOf(duel({}, {}, { distance: 20 }), 'ana'))).toBe('move')
  })
  test('walks up and strikes in the same turn where one Move brings her there', () => {
    expect(answer(declaring(duel({}, {}, { distance: 10 })))).toBe('2')
    expect(answer(declaring(duel({}, {}, { distance: 20 })))).toBe('1')
    expect(answer(turnOf(duel({}, {}, { distance: 10 }), 'ana', 2))).toBe('move')
    const there = turnOf(duel(), 'ana', 2, (s) => {
      Object.assign(of({ state: s }, 'ana'), { actions: 1, moved: 8, done: ['move'] })
    })
    expect(answer(there)).toBe('strike')
    const short = turnOf(duel({}, {}, { distance: 8 }), 'ana', 2, (s) => {
      Object.assign(of({ state: s }, 'ana'), { actions: 1, moved: 8, done: ['move'] })
    })
    expect(answer(short)).toBe('dodge')
  })
  test('behind something she stays there and shoots or loads; in the open she shoots what is loaded, then draws her sword', () => {
    const cover = { share: 50, object: 'a cart' }
    const archer = (more: object, loaded: boolean, foe: object = { weapons: ['long bow'] }) =>
      turnOf(duel({ weapons: ['light crossbow', 'short sword'], ...more }, foe, { distance: 12 }), 'ana', 1, (s) => {
        for (const item of of({ state: s }, 'ana').items) if (item.key === 'light crossbow') item.loaded = loaded
      })
    expect(answer(archer({ cover, stance: 'crouching' }, true))).toBe('shoot')
    expect(answer(archer({ cover, stance: 'crouching' }, false))).toBe('reload')
    expect(answer(archer({ stance: 'crouching' }, true))).toBe('shoot')
    expect(answer(archer({}, false))).toBe('ready')
    expect(answer(archer({ cover, stance: 'crouching' }, false, {}))).toBe('reload')
  })
  test('no guard that is likely worse than none', () => {
    const short = (dodge: string) =>
      turnOf(duel({ skills: { 'melee combat': '4D', dodge } }, {}, { distance: 8 }), 'ana', 2, (s) => {
        Object.assign(of({ state: s }, 'ana'), { actions: 1, moved: 8, done: ['move'] })
      })
    expect([answer(short('5D')), answer(short('3D'))]).toEqual(['dodge', 'nothing'])
  })
  test('nocks an arrow between two shots', () => {
    const shot = turnOf(duel({ weapons: ['short bow'] }, {}, { distance: 9 }), 'ana', 3, (s) => {
      Object.assign(of({ state: s }, 'ana'), { actions: 2, done: ['shoot'] })
      for (const item of of({ state: s }, 'ana').items) if (item.key === 'short bow') item.loaded = false
    })
    expect(answer(shot)).toBe('reload')
  })
  test('does not beat those who lie there while others stand', () => {
    const away = turnOf(crowd({}, { bo: {}, cy: {} }, { distance: 2 }), 'ana', 2, (s) => {
      of({ state: s }, 'bo').condition = 'unconscious'
      Object.assign(of({ state: s }, 'ana'), { actions: 1, done: ['strike'] })
      s.where = { bands: placedAt(bandsOf(s), 'cy', 'ana', 30) }
    })
    expect(answer(away)).not.toBe('strike')
  })
  test('aboard a ship nobody draws a sword for those he cannot reach: he shoots, or guards himself', () => {
    const ships = (weapons: readonly string[]) =>
      turnOf(
        {
          system: 'd6',
          distance: 30,
          scene: { vehicles: { triton: { kind: 'war galley', driver: 'cy' }, serpent: { kind: 'longship' } } },
          sides: {
            heroes: { ana: { ...PLAIN, weapons, vehicle: 'triton' }, cy: { ...PLAIN, vehicle: 'triton' } },
            foes: { bo: { ...PLAIN, vehicle: 'serpent' } },
          },
        },
        'ana',
      )
    expect(['aim', 'shoot']).toContain(answer(ships(['light crossbow', 'short sword'])))
    expect(answer(ships(['short sword']))).toBe('full dodge')
  })
  test('climbs to those above', () => {
    const below = turnOf(duel({}, {}, { scene: { climb: { object: 'the wall', metres: 6 } } }), 'ana', 1, (s) => {
      of({ state: s }, 'bo').height = 6
    })
    expect(answer(below)).toBe('climb')
    const { state } = run(below, 'ana act: climb\nana how fast: 1\nana climbing: 5 5 5')
    expect(of({ state }, 'ana').height).toBeGreaterThan(0)
  })
  const archers = (picture: string) =>
    turnOf(
      {
        ...duel({ weapons: ['long bow'], skills: { marksmanship: '7D' } }, { weapons: ['long bow'] }),
        map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo', t: 'low wall' } },
      },
      'ana',
      1,
    )
  test('shot at in the open, an archer gets behind something low and shoots from there', () => {
    const open = archers(`............................\n..at.......................b\n............................`)
    const beside = archers(`..a.........................\n...t.......................b\n............................`)
    expect(answer(beside)).toBe('take cover')
    expect(['crouch', 'shoot', 'aim']).toContain(answer(open))
  })
  test('nobody shoots at a wall: the archer goes round it', () => {
    expect(answer(archers('......#......\n..a...#...b..\n......#......\n.............'))).toBe('move')
  })
  test('strikes at those on their feet and the hurt before the whole', () => {
    const state = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      of({ state: s }, 'cy').wound = 'severely wounded'
    })
    const chosen = (s: State) => {
      const result = advance(d6, s, [{ asked: [{ who: 'ana', ask: 'act' }], keys: ['strike'] }])
      const choice = result.asked !== undefined && 'choices' in result.asked ? result.asked.choices[0] : undefined
      return choice && optionTaken(choice, d6.policies.default?.(choice as Choice<D6Question>, s) ?? 0).key
    }
    expect(chosen(state)).toBe('cy')
    of({ state }, 'cy').condition = 'unconscious'
    expect(chosen(state)).toBe('bo')
  })
})

const steady = d6.policies.default ?? (() => 0)
test('the better fighter wins more often, with Wounds and with Body Points', () => {
  for (const injury of ['wounds', 'bodyPoints']) {
    const scenario = duel(
      { weapons: ['katana'], skills: { 'melee combat': '6D', dodge: '5D' }, armour: ['chain mail'] },
      {},
      withOptions({ injury }),
    )
    let won = 0
    for (let n = 0; n < 60; n++) {
      const { state } = sample(d6, arranged(d6, scenario), new Stream('better', n), () => steady)
      if (d6.outcome(state)?.won.includes('heroes')) won++
    }
    expect(won, injury).toBeGreaterThan(40)
  }
})

test('beats whoever chooses at random nine times of ten, alone and three against three', () => {
  let won = 0
  let fought = 0
  for (const [like, count] of [
    ['goblin', 1],
    ['viking', 1],
    ['soldier', 1],
    ['ranger', 3],
  ] as const) {
    for (let n = 0; n < 20; n++) {
      const sides = { ours: { own: { like, count } }, others: { other: { like, count } } }
      const luck = new Stream('anyhow', n)
      const { state } = sample(
        d6,
        arranged(d6, { system: 'd6', sides, distance: 10 }),
        new Stream('mirror', n),
        ({ who }) => (who.startsWith('own') ? steady : ({ options }) => luck.die(options.length) - 1),
      )
      fought++
      if (d6.outcome(state)?.won.includes('ours')) won++
    }
  }
  expect(won / fought).toBeGreaterThanOrEqual(0.9)
})
