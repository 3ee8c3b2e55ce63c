import { describe, expect, test } from 'vitest'
import { arranged, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, shoot, told, turnOf, withOptions } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const both =
  (...arranges: readonly ((s: State) => void)[]) =>
  (s: State) => {
    for (const arrange of arranges) arrange(s)
  }

describe('aim and preparation', () => {
  const archer = (arrange: (s: State) => void, options: object = {}) =>
    turnOf(duel({ weapons: ['short bow'] }, {}, { distance: 8, ...withOptions(options) }), 'ana', 2, (s) => {
      s.round = 3
      set('ana', { turned: 3, aim: { at: 'bo', rounds: 2, round: 2 } })(s)
      arrange(s)
    })
  const unloaded = (s: State) => void Object.assign(of({ state: s }, 'ana').items[0] ?? {}, { loaded: false })
  test('loading between shots ends an aim for the first shot, and none that lasts for every shot', () => {
    const after = (aimFor: string) => of(run(archer(unloaded, { aimFor }), 'ana act: reload'), 'ana').aim
    expect([after('firstShot'), after('everyShot')]).toEqual([null, { at: 'bo', rounds: 2, round: 2 }])
  })
  test('whatever else he does ends it', () => {
    const after = (act: string) =>
      of(
        run(
          archer(() => {}, { aimFor: 'everyShot' }),
          `ana act: ${act}`,
        ),
        'ana',
      ).aim
    expect([after('nothing'), after('crouch'), after('lie down')]).toEqual([null, null, null])
  })
  rule('D6-AIM-Skills', 'nobody strikes better for it', () => {
    const three = turnOf(
      { system: 'd6', distance: 2, sides: { heroes: { ana: PLAIN, cy: PLAIN }, foes: { bo: PLAIN } } },
      'ana',
      1,
      (s) => {
        s.round = 2
        for (const f of s.fighters) f.turned = f.id === 'ana' ? 2 : 1
        set('ana', { ...during('prepared', 1, 1) })(s)
        set('cy', { aim: { at: 'bo', rounds: 3, round: 1 } })(s)
      },
    )
    const ran = run(
      three,
      'ana act: group attack\nana mark: chest\nana command: 5 5\nana attack: 1 1 1 1\ncy attack: 1 1 1 1',
    )
    expect(told(ran, 'attack', 1)).toMatchObject({ who: 'cy' })
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'aim')).toMatchObject({ rule: 'D6-AIM-Skills' })
  })
  rule('D6-C-PREP', 'dice of preparation go to the first roll of the turn after it, and to no other', () => {
    const dice = (prepared: number, left: number, acting = 'ana') => {
      const ran = run(
        turnOf(duel({ weapons: ['short bow'] }, {}, { distance: 8 }), 'ana', 1, (s) => {
          s.round = 9
          set('ana', { turned: 9, ...during('prepared', left, prepared) })(s)
          s.acting = [acting === 'ana' ? 'bo' : 'ana', acting]
        }),
        shoot(
          `${'1 '.repeat(4 + (left === 1 && acting === 'ana' ? Math.min(3, Math.floor(Math.log2(1 + prepared))) : 0))}`.trim(),
        ),
      )
      return [counted(told(ran, 'skill'))['D6-C-PREP'] ?? 0, of(ran, 'ana').lasting[0]?.value ?? 0]
    }
    expect([dice(1, 1), dice(2, 1), dice(3, 1), dice(6, 1), dice(7, 1), dice(15, 1)]).toEqual([
      [3, 0],
      [3, 0],
      [6, 0],
      [6, 0],
      [9, 0],
      [9, 0],
    ])
  })
})

describe('turns', () => {
  rule('D6-C-ACT-MoveUp', 'whose turn is brought forward loses the defence of the last one', () => {
    const dodge = [{ kind: 'dodge', total: 4, full: false, item: '' } as const]
    const ran = run(
      turnOf(duel(), 'ana', 1, set('bo', { defences: [...dodge] })),
      'ana act: disarm\nana weapon: short sword\nana attack: 4 4 4 4\nana damage: 1 1 2\nbo hold on: hold on\nbo actions: 2\nbo hold on: 1 2',
    )
    expect(told(ran, 'movesUp')).toMatchObject({ who: 'bo', left: 1 })
    expect(of(ran, 'bo')).toMatchObject({ defences: [], turned: 1, actions: 1, done: ['hold on'] })
  })
  test('only those who wait and have something left are asked, each once', () => {
    const asked = (bo: Partial<Fighter>, asking: string[] = []) =>
      run(
        turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 2, (s) => {
          s.asking = asking
          set('bo', { waiting: true, actions: 1, turned: 1, declared: 2, ...bo })(s)
        }),
        'ana act: crouch',
      ).state.asking
    expect(asked({})).toEqual(['bo'])
    expect(asked({ actions: 0 })).toEqual([])
    expect(asked({ waiting: false })).toEqual([])
    const gone = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 2, (s) => {
      s.asking = ['bo', 'cy']
      set('bo', { waiting: false, actions: 1, turned: 1, declared: 2 })(s)
      set('cy', { waiting: true, actions: 1, turned: 1, declared: 2 })(s)
    })
    const ran = run(gone, 'cy step in: none')
    expect(ran.state.asking).toEqual([])
    expect(of(ran, 'cy').waiting).toBe(true)
  })
  rule('D6-C-ACT-DeclareCount', 'as many actions as leave a die in the best of five skills', () => {
    const poor = (best: object) => ({
      attributes: { agility: '1D', coordination: '1D', physique: '1D', intellect: '1D', acumen: '1D', charisma: '1D' },
      skills: best,
    })
    const most = (best: object, more: object = {}) => {
      const from = (actions: number) => () =>
        run(
          arranged(d6, duel({ ...poor(best), ...more }), (s) => {
            Object.assign(s, { round: 1, phase: 'turns', order: ['ana', 'bo'], at: 0, acting: [] })
          }),
          `ana actions: ${actions}`,
        )
      const allowed = [1, 2, 3, 4, 5, 6, 7, 8].filter((n) => {
        try {
          from(n)()
          return true
        } catch {
          return false
        }
      })
      return allowed.at(-1) ?? 1
    }
    expect([most({}), most({ dodge: '2D+2' }), most({ throwing: '3D' }), most({ marksmanship: '4D' })]).toEqual([
      1, 2, 3, 4,
    ])
    expect([most({ fighting: '2D' }), most({ 'melee combat': '2D' }), most({ lifting: '5D' })]).toEqual([2, 2, 1])
    expect(most({ dodge: '2D' }, { allotment: 2 })).toBe(3)
  })
  rule('D6-C-ACT-UnusedLost', 'what is left over is lost, told of those who had any', () => {
    const over = turnOf(crowd({}, { bo: {}, cy: {} }), 'ana', 1, (s) => {
      Object.assign(s, { acting: [], at: s.order.length })
      set('bo', { actions: 2, waiting: true })(s)
      set('ana', { actions: 0 })(s)
    })
    const ran = run(over, '')
    expect(ran.events.filter(({ type }) => type === 'unused')).toMatchObject([{ who: 'bo', actions: 2 }])
    expect(of(ran, 'bo')).toMatchObject({ actions: 0, waiting: false })
  })
  test('who is out and hangs on a wall falls, and who stands on its top does not', () => {
    const wall = { scene: { climb: { metres: 6, object: 'the wall' } } }
    const at = (height: number) =>
      turnOf(
        crowd({}, { bo: {}, cy: {} }, wall),
        'ana',
        1,
        set('bo', { height, condition: 'unconscious', ...during('senseless', 99) }),
      )
    expect(of(run(at(3), 'gm damage: 1 2\nbo resistance: 5 5 5'), 'bo').height).toBe(0)
    expect(of(run(at(6), 'ana act: nothing'), 'bo').height).toBe(6)
  })
})

describe('a trap on a map', () => {
  const pit = { speed: '3D', attack: '4D', damage: '3D' }
  const map = { grid: 'square', cell: 1, picture: '........\n........\n..a....b\n........', key: { a: 'ana', b: 'bo' } }
  const sprung = (at: readonly [number, number], arrange: (s: State) => void = () => {}, scale: object = {}) => {
    const from = turnOf(
      duel(scale, {}, { distance: undefined, map, scene: { traps: { pit: { ...pit, at } } } }),
      'ana',
      2,
      both(set('ana', { moved: 3, initiative: 1, actions: 1 }), arrange),
    )
    return told(run(from, 'gm trap speed: 3 3 3\ngm trap: 1 1 1 1', undefined), 'trapSprung')
  }
  const quiet = (at: readonly [number, number], arrange: (s: State) => void = () => {}) => {
    const from = turnOf(
      duel({}, {}, { distance: undefined, map, scene: { traps: { pit: { ...pit, at } } } }),
      'ana',
      1,
      both(set('ana', { moved: 3 }), arrange),
    )
    return told(run(from, 'ana act: nothing'), 'trapSprung')
  }
  const big = (s: State) => {
    if ('bands' in s.where) throw new Error('there is a map')
    const { ana } = s.where.bodies
    s.where = { ...s.where, bodies: { ...s.where.bodies, ana: { ...ana, x: 2, y: 2, size: 2 } } }
  }
  rule('D6-C-TRAP-Attack', 'is set off in its cell, by any part of a big body, and by nobody beside it', () => {
    expect(sprung([2, 2])).toMatchObject({ who: 'ana' })
    for (const at of [
      [1, 2],
      [3, 2],
      [2, 1],
      [2, 3],
    ] as const)
      expect(quiet(at), at.join()).toBeUndefined()
    for (const at of [
      [2, 2],
      [3, 2],
      [2, 3],
      [3, 3],
    ] as const)
      expect(sprung(at, big), at.join()).toMatchObject({ who: 'ana' })
    for (const at of [
      [1, 2],
      [4, 2],
      [2, 1],
      [2, 4 - 4],
    ] as const)
      expect(quiet(at, big), at.join()).toBeUndefined()
  })
  rule('D6-C-TRAP-Attack', 'is not set off by one who is out, and nobody without dice to dodge is asked to', () => {
    const lying = turnOf(
      crowd({}, { bo: {}, cy: {} }, { scene: { traps: { pit: { ...pit, near: 'ana' } } } }),
      'ana',
      1,
      set('bo', { condition: 'unconscious', ...during('senseless', 99), moved: 3 }),
    )
    expect(told(run(lying, 'ana act: nothing'), 'trapSprung')).toBeUndefined()
    const slow = turnOf(
      duel({ skills: { dodge: '1D' } }, {}, { scene: { traps: { pit: { ...pit, near: 'bo' } } } }),
      'ana',
      2,
      set('ana', { moved: 3, initiative: 30, actions: 1 }),
    )
    const ran = run(slow, 'gm trap speed: 3 3 3\ngm trap: 1 1 1 1')
    expect(told(ran, 'trapSprung')).toMatchObject({ faster: true })
    expect(told(ran, 'defends')).toBeUndefined()
  })
})

rule(
  'D6-C-WPN-Gunpowder',
  'a heavy gun rests on the ground one lies on or on what one is behind, not on what hides all',
  () => {
    const lifts = (to: Partial<Fighter>, dice = '') => {
      const ran = run(
        turnOf(duel({ weapons: ['arquebus'] }, {}, { distance: 8 }), 'ana', 1, set('ana', to)),
        `ana act: lift gun${dice}`,
      )
      return [told(ran, 'roll')?.label, of(ran, 'ana').items[0]?.rested]
    }
    const cover = (share: 25 | 75 | 100) => ({ cover: { share, toughness: 6, object: 'a wall', weakened: 0 } })
    expect(lifts({ stance: 'prone' })).toEqual([undefined, true])
    expect([lifts(cover(25)), lifts(cover(75))]).toEqual([
      [undefined, true],
      [undefined, true],
    ])
    expect([lifts(cover(100), '\nana lift: 1 1 1'), lifts({}, '\nana lift: 1 2 2')]).toEqual([
      ['lift', false],
      ['lift', true],
    ])
  },
)
