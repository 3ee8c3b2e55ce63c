import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { arranged, play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, strike, told, turnOf } from '../arrange.ts'
import { DRIVER, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const having = (ability: string, ranks = 1, of?: string) => ({
  abilities: [{ ability, ranks, ...(of === undefined ? {} : { of }) }],
})

describe('who it is about', () => {
  rule('D6-C-OPT-GroupCommand', 'the leader says which of several foes they strike at', () => {
    const member = { ...PLAIN, skills: { ...PLAIN.skills, command: '5D' } }
    const planned = turnOf(
      { system: 'd6', distance: 1, sides: { heroes: { ana: member, cy: member }, foes: { bo: PLAIN, dee: PLAIN } } },
      'ana',
      1,
      (s) => {
        s.round = 2
        set('ana', { turned: 2, ...during('prepared', 1, 1) })(s)
      },
    )
    const ran = run(
      planned,
      'ana act: group attack\nana target: dee\nana mark: chest\nana command: 5 5 5 5 5\nana attack: 1 1 1 1\ncy attack: 1 1 1 1',
    )
    expect(told(ran, 'leads')).toMatchObject({ who: 'ana', at: 'dee', members: 2 })
  })
  test('he who waits is told who acts, and at whom', () => {
    const waits = turnOf(crowd({}, { bo: {}, cy: {} }), 'bo', 1, (s) => {
      set('ana', { waiting: true, actions: 1, declared: 2, turned: 1 })(s)
      set('cy', { side: 'heroes' })(s)
    })
    const { asked } = play(
      d6,
      waits,
      'bo act: strike\nbo target: cy\nbo weapon: short sword\nbo mark: none\nbo attack: 6 6 6 5',
    )
    expect(asked !== undefined && 'choices' in asked && asked.choices[0]?.about).toMatchObject({
      ask: 'interrupt',
      at: 'bo',
      on: 'cy',
      left: 1,
    })
  })
  rule('D6-C-VEH-Collision', 'each of the two is told with the other', () => {
    const ran = run(
      race('chariot', { speed: 2 }, { speed: 2 }, { distance: 3 }),
      'ana act: sideswipe\nana driving: 5 5 5 5\nana collision: 1 1 2\nana collision: 1 1 2\ngm toughness: 5 5 5 5\ngm toughness: 5 5 5 5',
    )
    expect(told(ran, 'collision')).toMatchObject({ vehicle: 'his', on: 'hers', how: 'sideswipe' })
    expect(told(ran, 'collision', 1)).toMatchObject({ vehicle: 'hers', on: 'his' })
  })
  rule('D6-COVER-100', 'it is the one behind something whom nobody fells', () => {
    const walled = turnOf(
      duel(),
      'ana',
      1,
      set('bo', { cover: { share: 100, toughness: 15, object: 'a wall', weakened: 0 } }),
    )
    expect(refusal(d6, walled, 'ana', 'knockdown')).toMatchObject({ because: 'bo is wholly behind a wall' })
  })
  test('who loses his mount to a ruling is not made another’s rider, and others keep theirs', () => {
    const horse = { ...PLAIN, scale: 3 }
    const riders = turnOf(
      {
        system: 'd6',
        distance: 5,
        sides: {
          heroes: { ana: { ...PLAIN, mount: 'bay' }, cy: { ...PLAIN, mount: 'roan' }, bay: horse, roan: horse },
          foes: { bo: PLAIN },
        },
      },
      'ana',
    )
    const done = advance(d6, riders, [{ ruling: { do: 'remove', who: 'bay' }, because: 'so' }], [])
    if (done.asked !== undefined) throw new Error('nothing is asked')
    expect([of(done, 'ana').mount, of(done, 'cy').mount, of(done, 'roan').rider]).toEqual([null, 'roan', 'cy'])
  })
})

describe('only what it is for', () => {
  rule('D6-C-DIS-Hindrance', 'a Hindrance of something else slows nobody', () => {
    const goes = (of: string) =>
      told(
        run(turnOf(duel(having('hindrance', 2, of), {}, { distance: 60 }), 'ana'), 'ana act: move\nana way: towards'),
        'moved',
      )?.metres
    expect([goes('move'), goes('resistance')]).toEqual([6, 10])
    const slow = run(
      turnOf(duel({}, having('hindrance', 2, 'resistance')), 'ana'),
      strike('3 3 3 3', 'ana damage: 1 1 2\nbo resistance: 6 6 5'),
    )
    expect(counted(told(slow, 'resists'))['D6-C-DIS-Hindrance']).toBe(-2)
  })
  test('who is not hindered is told of no Hindrance', () => {
    const ran = run(turnOf(duel(having('skillBonus', 1, 'melee combat')), 'ana'), strike('1 1 1 1'))
    expect(counted(told(ran, 'skill'))).not.toHaveProperty('D6-C-DIS-Hindrance')
  })
  rule('D6-C-SKILL-ZeroDice', 'a mind without a die of mettle is not steeled', () => {
    const steels = (wound: Fighter['wound']) =>
      refusal(d6, turnOf(duel({ skills: { mettle: '2D' } }), 'ana', 1, set('ana', { wound })), 'ana', 'steel the mind')
        ?.rule
    expect([steels('unhurt'), steels('severely wounded')]).toEqual([undefined, 'D6-C-SKILL-ZeroDice'])
  })
  rule('D6-VEH-Dodge', 'a vehicle nobody drives dodges nothing', () => {
    const adrift = race(
      'carriage',
      {},
      { driver: null, dodge: { kind: 'dodge', total: 30, full: false, item: '' } },
      {
        sides: {
          heroes: { ana: { ...DRIVER, weapons: ['light crossbow'] } },
          foes: { bo: { ...DRIVER, vehicle: 'his' } },
        },
        scene: { vehicles: { hers: { kind: 'carriage' }, his: { kind: 'carriage' } } },
      },
    )
    const ran = run(adrift, 'ana act: attack vehicle\nana attack: 1 1 1 1')
    expect(counted(told(ran, 'attacksVehicle'))).not.toHaveProperty('D6-VEH-Dodge')
    const driven = run(
      race(
        'carriage',
        {},
        { dodge: { kind: 'dodge', total: 30, full: false, item: '' } },
        {
          sides: {
            heroes: { ana: { ...DRIVER, weapons: ['light crossbow'] } },
            foes: { bo: { ...DRIVER, vehicle: 'his' } },
          },
          scene: { vehicles: { hers: { kind: 'carriage' }, his: { kind: 'carriage', driver: 'bo' } } },
        },
      ),
      'ana act: attack vehicle\nana attack: 1 1 1 1',
    )
    expect(counted(told(driven, 'attacksVehicle'))['D6-VEH-Dodge']).toBe(30)
  })
  rule('D6-C-SCALE-Larger', 'one a little larger than a vehicle has that little more difficulty and damage', () => {
    const ran = run(
      race(
        'canoe',
        {},
        {},
        {
          distance: 2,
          sides: {
            heroes: { ana: { ...DRIVER, weapons: [], natural: [{ name: 'fist', damage: '+1D' }], scale: 1 } },
            foes: { bo: { ...DRIVER, vehicle: 'his' } },
          },
          scene: { vehicles: { hers: { kind: 'canoe' }, his: { kind: 'canoe', driver: 'bo' } } },
        },
      ),
      'ana act: attack vehicle\nana weapon: fist\nana attack: 5 5 5 5\nana damage: 1 1 2\ngm toughness: 5 5',
    )
    expect(counted(told(ran, 'attacksVehicle'))['D6-C-SCALE-Larger']).toBe(1)
    expect(counted(told(ran, 'damageCode'))['D6-C-SCALE-Larger']).toBe(1)
  })
  rule('D6-C-BP-Zero', 'nothing to resist with is not less than nothing', () => {
    const ran = run(
      turnOf(duel({}, {}, { options: { injury: 'bodyPoints' } }), 'ana'),
      strike('3 3 3 3', 'ana damage: 1 1 2'),
    )
    expect(told(ran, 'negative')).toBeUndefined()
    expect(of(ran, 'bo').body).toBe(20 - 6)
  })
  rule('D6-COVER-100', 'a pane that hides nobody stops what is shot all the same', () => {
    const pane = { name: 'pane', blocks: ['movement', 'missiles'] }
    const map = { cell: 1, picture: '.........\na...P...b\n.........', key: { a: 'ana', b: 'bo', P: pane } }
    const ran = run(
      turnOf(duel({ weapons: ['light crossbow'] }, {}, { distance: undefined, map }), 'ana'),
      'ana act: shoot\nana attack: 6 6 6 5\nana damage: 2 2 2 2\ngm cover: 5 5 5',
    )
    expect(told(ran, 'cover')).toMatchObject({ who: 'bo', by: 'ana', stopped: 15, over: 0 })
  })
  test('a standoff is none while one of several weapons can still be shot, or one of several foes is near', () => {
    const stands = (ana: object, distances: object = {}) => {
      const islands = arranged(
        d6,
        {
          ...crowd(
            { move: 0, weapons: ['club'], ...ana },
            { bo: { move: 0, weapons: [] }, cy: { move: 0, weapons: [] } },
          ),
          ...distances,
        },
        (s) => {
          s.round = 4
          s.stood = 2
          s.phase = 'initiative'
        },
      )
      return run(islands, 'ana initiative: 3 3 3\nbo initiative: 3 3 3\ncy initiative: 3 3 3').state.ended !== null
    }
    expect(stands({}, { distance: 40 })).toBe(true)
    expect(stands({ weapons: ['club', 'sling'] }, { distance: 40 })).toBe(false)
    expect(stands({}, { distance: 2 })).toBe(false)
  })
})
