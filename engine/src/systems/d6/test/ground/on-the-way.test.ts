import { describe, expect, test } from 'vitest'
import { arranged, play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { paceOf } from '../../ground/aboard.ts'
import { d6 } from '../../index.ts'
import { metres } from '../../state/fighters.ts'
import type { Fighter, State } from '../../state/types.ts'
import {
  counted,
  crowd,
  duel,
  during,
  of,
  PLAIN,
  rolls,
  run,
  still,
  strike,
  told,
  turnOf,
  withOptions,
} from '../arrange.ts'
import { hers, race } from '../races.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const why = (from: State, key: string, who = 'ana') => refusal(d6, from, who, key)?.because
const options = (from: State, script: string) => {
  const { asked } = play(d6, from, script)
  return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : undefined
}
const field = (ana: object = {}, more: object = {}, arrange?: (s: State) => void) =>
  turnOf(duel(ana, {}, { distance: 40, ...more }), 'ana', 1, arrange)
const reasons = (event: { readonly modifiers?: readonly { readonly because: string }[] | undefined } | undefined) =>
  event?.modifiers?.map(({ because }) => because)

describe('who runs', () => {
  rule(['D6-C-MOV-Run', 'D6-C-MOV-Fatigue'], 'is told what makes it hard, and nothing that does not', () => {
    const ran = (strained: number) =>
      told(
        run(
          field({}, withOptions({ fatigueAfter: 3, moveCap: 'none' }), set('ana', { strained })),
          'ana act: run\nana how fast: 2\nana running: 6 6 5\nana way: towards',
        ),
        'runs',
      )
    expect(reasons(ran(0))).toEqual(['2 times the Move'])
    expect(reasons(ran(2))).toEqual(['2 times the Move'])
    expect(reasons(ran(3))).toEqual(['2 times the Move', '4 rounds of it'])
    expect(ran(3)?.difficulty).toBe(5 + 3)
    const flies = run(
      field({ fly: 20 }, withOptions({ moveCap: 'none' })),
      'ana act: fly\nana how fast: 1\nana flying: 6 6 5\nana way: towards',
    )
    expect(reasons(told(flies, 'runs')) ?? []).toEqual([])
  })
  rule('D6-C-MOV-Cap', 'has so many speeds, and not after a Move', () => {
    expect(options(field({}, withOptions({ moveCap: 'none' })), 'ana act: run')).toEqual(['2', '3', '4', '5', '6'])
    expect(options(field({ fly: 20 }), 'ana act: fly')?.[0]).toBe('1')
    expect(why(field({}, {}, set('ana', { done: ['move'] })), 'run')).toBe('he has moved this round')
    expect(why(field({ fly: 20 }, {}, set('ana', { done: ['move'] })), 'fly')).toBeUndefined()
  })
})

describe('where he is', () => {
  test('who gets no nearer keeps his cover, a metre leaves it behind', () => {
    const cover = { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } as const
    const goes = (distance: number) =>
      of(
        run(
          turnOf(duel({}, {}, { distance }), 'ana', 1, set('ana', { cover: { ...cover } })),
          'ana act: move\nana way: towards',
        ),
        'ana',
      ).cover
    expect(goes(2)).toBeNull()
    const stays = run(
      turnOf(duel({}, {}, { distance: 1 }), 'ana', 1, set('ana', { cover: { ...cover } })),
      'ana act: move\nana way: stay',
    )
    expect(of(stays, 'ana').cover).not.toBeNull()
  })
  test('two who are as high up are as far apart as on the ground', () => {
    const climb = { object: 'the wall', metres: 9 }
    const at = (ana: number, bo: number) => {
      const s = turnOf(duel({}, {}, { distance: 4, scene: { climb } }), 'ana', 1, (state) => {
        set('ana', { height: ana })(state)
        set('bo', { height: bo })(state)
      })
      return metres(s, 'ana', 'bo')
    }
    expect([at(3, 3), at(3, 0), at(0, 3)]).toEqual([4, 5, 5])
  })
  rule('D6-C-MOV-Climb', 'who climbs down is told how far, and slips only from some height and badly', () => {
    const wall = { scene: { climb: { object: 'the wall', metres: 30 } } }
    const climbs = (height: number, dice: string, more = '') =>
      run(
        turnOf(
          duel({ skills: { climbing: '4D' } }, {}, { ...wall, ...withOptions({ tripWhenShortBy: 5 }) }),
          'ana',
          1,
          set('ana', { height }),
        ),
        `ana act: climb\nana climb where: ${height === 0 ? 'up' : 'down'}\nana how fast: 1\nana climbing: ${dice}${more}`,
      )
    expect(told(climbs(14, '2 2 2 2'), 'climbs')).toMatchObject({ way: 'down', metres: 10, height: 4, difficulty: 5 })
    expect(of(climbs(14, '1 1 1 1'), 'ana').height).toBe(14)
    const falls = run(
      turnOf(
        duel({ skills: { climbing: '1D' } }, {}, { ...wall, ...withOptions({ tripWhenShortBy: 5 }) }),
        'ana',
        1,
        set('ana', { height: 2 }),
      ),
      'ana act: climb\nana climb where: down\nana how fast: 1\nana climbing: 1',
    )
    expect(told(falls, 'fallsFar')).toMatchObject({ who: 'ana', metres: 2 })
    expect(of(falls, 'ana').height).toBe(0)
  })
  rule('D6-C-MOV-Swim', 'swims once a round, and comes ashore only where he means to', () => {
    const wet = (ana: Partial<Fighter> = {}) =>
      field({ skills: { swimming: '4D' } }, {}, set('ana', { inWater: true, ...ana }))
    expect(why(wet({ done: ['swim'] }), 'swim')).toBe('one movement of each kind a round')
    const swims = (where: string) =>
      of(
        run(wet(), `ana act: swim\nana how fast: 1\nana swim where: ${where}\nana swimming: 3 3 3 3\nana way: towards`),
        'ana',
      ).inWater
    expect([swims('swim on'), swims('ashore')]).toEqual([true, false])
  })
  rule('D6-C-OPT-Mounted', 'who gets off stands on the nearest free cell, be it the first of the map', () => {
    const down = (picture: string) => {
      const scenario = {
        system: 'd6',
        sides: {
          heroes: { ana: { ...PLAIN, mount: 'dapple' }, dapple: { ...PLAIN, weapons: [] } },
          foes: { bo: PLAIN },
        },
        map: { grid: 'square', cell: 1, picture, key: { a: 'ana', d: 'dapple', b: 'bo' } },
      }
      const from = turnOf(scenario, 'ana', 1, (s) => {
        if ('bands' in s.where || s.where.bodies.dapple === undefined) return
        s.where = { ...s.where, bodies: { ...s.where.bodies, ana: { ...s.where.bodies.dapple } } }
      })
      const { where } = run(from, 'ana act: dismount').state
      const ana = 'bands' in where ? undefined : where.bodies.ana
      return [ana?.x, ana?.y]
    }
    expect(down('ad#b\n####')).toEqual([0, 0])
    expect(down('###b\nda##')).toEqual([1, 1])
  })
  rule('D6-C-OPT-Break', 'a door is struck with what is at hand and made for blows', () => {
    const map = { cell: 1, picture: '#######\n#.a+.b#\n#######', key: { a: 'ana', b: 'bo', '+': 'door' } }
    const from = turnOf(
      duel({ weapons: ['short sword', 'light crossbow', 'club'] }, {}, { distance: undefined, map }),
      'ana',
      1,
      (s) => {
        for (const item of of({ state: s }, 'ana').items)
          item.where = item.key === 'club' ? 'stowed' : item.key === 'unarmed' ? 'body' : 'hand'
      },
    )
    expect(options(from, 'ana act: break door')).toEqual(['short sword', 'unarmed'])
    run(from, 'ana act: break door\nana weapon: short sword\nana damage: 1 1 2\ngm object: 5 5')
  })
})

describe('who is first', () => {
  rule('D6-C-INIT-Ties', 'ability, Acumen, search, Agility, dodge, one after the other', () => {
    const base = {
      attributes: { ...PLAIN.attributes, acumen: '2D', agility: '2D' },
      skills: { search: '2D', dodge: '2D' },
    }
    const order = (bo: object) =>
      run(
        turnOf(duel(base, { ...base, ...bo }), 'ana', 1, (s) => {
          Object.assign(s, { round: 1, phase: 'initiative', options: { ...s.options, initiative: 'once' } })
          for (const f of s.fighters) f.initiative = 7
        }),
        '',
      ).state.order
    const better = [
      { abilities: [{ ability: 'fastReactions', ranks: 1 }], skills: { search: '2D', dodge: '2D' } },
      { attributes: { ...base.attributes, acumen: '2D+1' }, skills: { search: '2D', dodge: '2D' } },
      { skills: { search: '2D+1', dodge: '2D' } },
      { attributes: { ...base.attributes, agility: '2D+1' }, skills: { search: '2D', dodge: '2D' } },
      { skills: { search: '2D', dodge: '2D+1' } },
    ]
    for (const bo of better) expect(order(bo), JSON.stringify(bo)).toEqual(['bo', 'ana'])
    expect(order({})).toEqual(['ana', 'bo'])
    const both = { ...better[1], skills: { search: '2D', dodge: '2D' } }
    const ana = { ...base, skills: { search: '6D', dodge: '6D' } }
    const acumen = run(
      turnOf(duel(ana, { ...base, ...both }), 'ana', 1, (s) => {
        Object.assign(s, { round: 1, phase: 'initiative', options: { ...s.options, initiative: 'once' } })
      }),
      '',
    ).state.order
    expect(acumen).toEqual(['bo', 'ana'])
  })
  rule('D6-C-INIT-OptBonus', 'six ranks of both together are worth a point, and none is told as none', () => {
    const adds = (abilities: readonly object[]) => {
      const from = turnOf(duel({ abilities }, {}, withOptions({ useInitiativeBonus: true })), 'ana', 1, (s) => {
        Object.assign(s, { phase: 'initiative' })
      })
      const ran = run(from, 'ana initiative: 1 1 2\nbo initiative: 1 1 2')
      return counted(told(ran, 'initiative'))['D6-C-INIT-OptBonus']
    }
    const three = (ability: string, of_: string) => ({ ability, ranks: 3, of: of_ })
    expect(adds([three('skillBonus', 'search'), three('increasedAttribute', 'agility')])).toBe(1)
    expect(adds([])).toBeUndefined()
  })
})

describe('nobody', () => {
  test('wins where nobody stands', () => {
    const s = arranged(d6, duel(), (state) => {
      for (const f of state.fighters) f.condition = 'dead'
    })
    expect(d6.outcome(s)).toEqual({ won: [], because: 'D6-STEP-Repeat' })
  })
  test('who waits no longer is asked to step in', () => {
    const from = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      s.asking = ['bo', 'cy']
      set('cy', { waiting: true, actions: 1, turned: 1 })(s)
    })
    const { asked } = play(d6, from, '')
    expect(asked !== undefined && 'choices' in asked ? asked.choices[0] : {}).toMatchObject({
      who: 'cy',
      about: { ask: 'step in' },
    })
  })
  rule('D6-C-W-Incap', 'who is out already is asked to stay up', () => {
    const ran = run(
      turnOf(
        crowd({}, { bo: {}, cy: {} }),
        'ana',
        1,
        set('bo', { condition: 'unconscious', wound: 'severely wounded', ...during('senseless', 9) }),
      ),
      'ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 4 4 4 4\nana damage: 4 4 4\nbo resistance: 1 1 2',
    )
    expect(of(ran, 'bo')).toMatchObject({ wound: 'incapacitated', condition: 'unconscious', ...still('senseless', 9) })
    expect(rolls(ran).map(({ label }) => label)).toEqual(['attack', 'damage', 'resistance'])
    const fresh = run(
      turnOf(duel(), 'ana'),
      strike('4 4 4 4', 'ana damage: 4 4 4\nbo resistance: 1 1 2\nbo stay up: 1 1 2'),
    )
    expect(told(fresh, 'staysUp')).toMatchObject({ who: 'bo', up: false })
  })
  test('in armour is stunned by a near miss', () => {
    const asks = (armour: readonly string[]) => {
      const from = turnOf(duel({}, { armour }, withOptions({ nearMissStuns: 'ask' })), 'ana')
      const { asked } = play(
        d6,
        from,
        `ana act: strike\nana weapon: short sword\nana mark: none\nana attack: 4 4 4 4\nana damage: 1 1 2\nbo resistance: ${armour.length === 0 ? '5 5 5' : '5 5 5 5 5'}`,
      )
      return asked !== undefined && 'choices' in asked ? asked.choices[0]?.about.ask : undefined
    }
    expect([asks([]), asks(['chain mail'])]).toEqual(['near miss', undefined])
  })
  test('is told to have fallen softly who did not', () => {
    const scene = { climb: { metres: 9, object: 'the wall' } }
    const ran = run(
      turnOf(duel({}, {}, { scene }), 'ana', 1, set('bo', { height: 3, felled: true, turned: 1 })),
      'gm damage: 1 2\nbo resistance: 5 5 5',
    )
    expect(ran.events.flatMap((e) => (e.type === 'roll' && e.rolled.of === 'damage' ? e.rolled.terms : []))).toEqual([])
  })
})

describe('a vehicle', () => {
  rule('D6-VEH-Dodge', 'handles worse while it is shaken', () => {
    const dice = (shaken: readonly number[]) =>
      rolls(run(race('canoe', { shaken }), 'ana act: vehicle dodge\nana vehicle dodge: =9'))[0]?.dice
    expect([dice([]), dice([1]), dice([1, 2]), dice([0])]).toEqual([6, 5, 4, 6])
  })
  test('moves as its team does, and without anybody at the oars not at all', () => {
    const s = race('wagon')
    const boat = race('rowboat', { driver: null })
    const [wagon, oars] = [hers({ state: s }), hers({ state: boat })]
    if (wagon === undefined || oars === undefined) return expect.fail()
    expect([paceOf(s, wagon), paceOf(boat, oars)]).toEqual([
      wagon.kind.move.by === 'team' ? 25 * wagon.kind.move.share : 0,
      0,
    ])
  })
  rule('D6-C-VEH-Speeds', 'changes its speed by two levels at most', () => {
    const speeds = (speed: number, lostSpeeds = 0) =>
      options(race('chariot', { speed, lostSpeeds }), 'ana act: drive')?.length
    expect([speeds(0), speeds(2), speeds(4), speeds(2, 1)]).toEqual([3, 5, 3, 4])
    run(race('chariot', { speed: 0 }), `ana act: drive\nana speed: ${options(race('chariot'), 'ana act: drive')?.[0]}`)
  })
})

describe('told by its rule', () => {
  test('dice that were not thrown, only where there were too many', () => {
    const cites = (simplify: string, attack: string, id: string) => {
      const ana = { skills: { 'melee combat': attack } }
      const ran = run(
        turnOf(duel(ana, {}, withOptions({ simplify })), 'ana'),
        strike(attack === '6D' ? '=20' : '=9', 'ana damage: =9\nbo resistance: =15'),
      )
      const rolled = ran.events.find((e) => e.type === 'roll')
      return [rolled?.rule ?? []].flat().some((rule_) => rule_ === id)
    }
    expect([cites('fiveDice', '5D', 'D6-C-DIE-Simplify5D'), cites('fiveDice', '6D', 'D6-C-DIE-Simplify5D')]).toEqual([
      false,
      true,
    ])
    expect([
      cites('wildOnly', '1D', 'D6-C-DIE-SimplifyWild'),
      cites('wildOnly', '2D', 'D6-C-DIE-SimplifyWild'),
    ]).toEqual([false, true])
    expect(cites('no', '6D', 'D6-C-DIE-Simplify5D')).toBe(false)
  })
  test('half of what a word was over or under', () => {
    const half = (dice: string) =>
      reasons(
        told(
          run(
            turnOf(duel({ skills: { charm: '3D' } }, {}, withOptions({ socialDifficulty: 'standard' })), 'ana'),
            `ana act: charm\nana words for: attack\nana charm: ${dice}`,
          ),
          'words',
        ),
      )
    expect([half('6 6 5')?.includes('over the difficulty'), half('1 1 2')?.includes('under the difficulty')]).toEqual([
      true,
      true,
    ])
  })
  test('who has Fate Points is a hero, and a single Body Point is not rolled', () => {
    const s = arranged(d6, duel({ fatePoints: 1 }, { bodyPoints: 1 }, withOptions({ injury: 'bodyPoints' })))
    expect([of({ state: s }, 'ana').facts.role, of({ state: s }, 'bo').facts.role]).toEqual(['hero', 'minor villain'])
    expect(rolls(run(s, ''))).toEqual([])
    expect(of({ state: s }, 'bo').fullBody).toBe(1)
  })
})
