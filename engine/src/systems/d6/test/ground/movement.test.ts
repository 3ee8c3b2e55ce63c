import { expect } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { comesToAStand } from '../../turn/outcome.ts'
import { counted, crowd, duel, of, run, strike, told, turnOf, withOptions } from '../arrange.ts'

const far = (more: object = {}, ana: object = {}, set: Partial<Fighter> = {}) =>
  turnOf(duel(ana, {}, { distance: 60, ...more }), 'ana', 1, (s: State) => {
    Object.assign(of({ state: s }, 'ana'), set)
  })
const ran = (from: State, times: string, dice: string) =>
  run(from, `ana act: run\nana how fast: ${times}\nana running: ${dice}\nana way: towards`)

rule('D6-C-MOV-Run', 'five for each further Move; failing, only the Move or a fall', () => {
  expect(told(ran(far(), '4', '5 5 5'), 'runs')).toMatchObject({ difficulty: 15, metres: 40, trips: false })
  expect(told(ran(far(), '4', '3 3 3'), 'runs')).toMatchObject({ metres: 10, short: 6, trips: false })
  const fell = ran(far(withOptions({ tripWhenShortBy: 5 })), '4', '3 3 3')
  expect(of(fell, 'ana')).toMatchObject({ stance: 'prone', felled: true })
  const short = (dice: string) => told(ran(far(withOptions({ tripWhenShortBy: 5 })), '4', dice), 'runs')
  expect(short('3 3 4')).toMatchObject({ short: 5, trips: true })
  expect(short('3 4 4')).toMatchObject({ short: 4, trips: false })
})
rule(['D6-C-MOV-Free', 'D6-C-ACT-Free'], 'half a Move is free, once a round and not on top of a Move', () => {
  const steps = (way: string, set: Partial<Fighter> = {}) => run(far({}, {}, set), `ana act: step\nana way: ${way}`)
  expect(told(steps('away'), 'moved')).toMatchObject({ way: 'away', metres: 5 })
  expect(of(steps('towards'), 'ana')).toMatchObject({ actions: 1, moved: 5 })
  expect(of(steps('away'), 'ana')).toMatchObject({ actions: 1, moved: 5 })
  const cover = { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } as const
  expect(of(steps('away', { cover }), 'ana').cover, 'what he stood behind stays there').toBeNull()
  expect(refusal(d6, steps('away').state, 'ana', 'step')).toMatchObject({ rule: 'D6-C-MOV-Free' })
  expect(refusal(d6, far({}, {}, { done: ['move'], moved: 2 }), 'ana', 'step')).toBeDefined()
  expect(refusal(d6, far({}, {}, { stance: 'prone' }), 'ana', 'step')).toBeDefined()
  const alone = turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), { condition: 'dead' }))
  expect(refusal(d6, alone, 'ana', 'step')).toMatchObject({ because: 'there is nobody to go to' })
  const bow = far({}, { weapons: ['short bow'] })
  expect(refusal(d6, bow, 'ana', 'aim')).toBeUndefined()
  const stepped = run(bow, 'ana act: step\nana way: away')
  expect(refusal(d6, stepped.state, 'ana', 'aim')).toMatchObject({ rule: 'D6-AIM-Exclusive' })
  expect(refusal(d6, stepped.state, 'ana', 'full dodge')).toBeUndefined()
})
rule('D6-C-MOV-Cap', 'four times the Move at most, and one movement of a kind', () => {
  expect(() => ran(far(), '5', '5 5 5')).toThrow()
  expect(told(ran(far(withOptions({ moveCap: 'none' })), '5', '6 5 5'), 'runs')).toMatchObject({ difficulty: 20 })
  expect(refusal(d6, far({}, {}, { done: ['run'] }), 'ana', 'run')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
})
rule('D6-C-MOV-Terrain', 'bad ground makes a Move a roll, and a run harder', () => {
  const rough = far({ scene: { ground: 'rough' } })
  expect(counted(told(ran(rough, '2', '5 5 5'), 'runs'))).toMatchObject({ 'D6-C-MOV-Terrain': 10 })
  const move = (dice: string) =>
    told(run(rough, `ana act: move\nana way: towards\nana running: ${dice}`), 'moved')?.metres
  expect([move('3 3 4'), move('3 3 3')]).toEqual([10, 5])
})
rule('D6-C-MOV-Fatigue', 'each round of it beyond the limit adds 3', () => {
  const tired = (options: object) =>
    counted(told(ran(far(withOptions(options), {}, { strained: 4 }), '2', '5 5 5'), 'runs'))['D6-C-MOV-Fatigue']
  expect([tired({ fatigueAfter: 3 }), tired({})]).toEqual([6, undefined])
})
rule('D6-C-MOV-Accel', 'as an option speed changes by twice the Move', () => {
  const quick = (speed: number) => far(withOptions({ acceleration: true }), {}, { speed })
  expect(() => ran(quick(0), '3', '5 5 5')).toThrow()
  expect(told(ran(quick(10), '3', '5 5 5'), 'runs')).toMatchObject({ metres: 30 })
})
rule('D6-C-MOV-Jump', 'a quarter of the Move at 5, two metres more at 15, a run-up 5 easier', () => {
  const jump = (further: string, dice: string, speed = 0, way = '\nana way: towards', strained = 0) =>
    told(
      run(far({}, {}, { speed, strained }), `ana act: jump\nana how far: ${further}\nana jumping: ${dice}${way}`),
      'jumps',
    )
  expect(jump('0', '1 2 2')).toMatchObject({ difficulty: 5, metres: 3, done: true })
  expect(jump('2', '4 4 4', 0, '')).toMatchObject({ difficulty: 15, done: false })
  expect(jump('2', '4 4 4', 10)).toMatchObject({ difficulty: 10, metres: 5 })
  expect(jump('2', '4 4 4', 1)).toMatchObject({ difficulty: 10, metres: 5 })
  expect(jump('0', '1 2 2', 10)).toMatchObject({ difficulty: 0 })
  const running = [1, 2, 3].map((strained) => jump('2', '4 4 4', 20, '\nana way: towards', strained)?.difficulty)
  expect(running, '10 after two rounds of running, and no more').toEqual([10, 5, 5])
})
rule('D6-C-MOV-Run', 'one Move is an action, towards or away, and ends what hid him', () => {
  const moves = (way: string, set: Partial<Fighter> = {}) => run(far({}, {}, set), `ana act: move\nana way: ${way}`)
  expect(of(moves('towards'), 'ana')).toMatchObject({ actions: 0, moved: 10 })
  const near = run(turnOf(duel({}, {}, { distance: 8 }), 'ana'), 'ana act: move\nana way: towards')
  expect(told(near, 'moved'), 'up to a metre from him').toMatchObject({ metres: 7 })
  expect(told(moves('away'), 'moved')).toMatchObject({ way: 'away', metres: 10, rule: ['D6-C-MOV-Run'] })
  const swift = run(far({}, { abilities: [{ ability: 'hypermovement', ranks: 1 }] }), 'ana act: move\nana way: towards')
  expect(told(swift, 'moved')).toMatchObject({ metres: 12, rule: ['D6-C-MOV-Run', 'D6-C-SA-Hypermovement'] })
  const cover = { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } as const
  expect(of(moves('towards', { cover }), 'ana').cover).toBeNull()
  expect(refusal(d6, far({}, {}, { done: ['run'] }), 'ana', 'move')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
  const alone = turnOf(duel(), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'bo'), { condition: 'dead' }))
  expect(refusal(d6, alone, 'ana', 'move')).toMatchObject({ because: 'there is nobody to go to' })
})
/** Ana with eight metres to go in a lane, Cy in it, Bo at its end. */
const lane = (picture: string, condition: Fighter['condition'], options: object = {}) =>
  turnOf(
    {
      ...crowd({}, { bo: {}, cy: {} }),
      options,
      distance: undefined,
      map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo', c: 'cy', o: 'pit' } },
    },
    'ana',
    1,
    (s) => void Object.assign(of({ state: s }, 'cy'), { condition }),
  )
const placeOf = ({ state }: { readonly state: State }, id: string) =>
  'bands' in state.where ? undefined : [state.where.bodies[id]?.x, state.where.bodies[id]?.y]

rule('D6-C-MOV-Run', 'the fallen are stepped over as difficult ground is crossed; Ruling D6-A79', () => {
  const walks = (condition: Fighter['condition'], options: object = {}) =>
    run(lane('#######\n#a.c.b#\n#######', condition, options), 'ana act: move\nana whom: bo\nana way: towards')
  expect([placeOf(walks('dead'), 'ana'), placeOf(walks('dead'), 'cy')]).toEqual([
    [4, 1],
    [3, 1],
  ])
  expect(told(walks('dead'), 'moved')).toMatchObject({ metres: 4 })
  expect(told(walks('dead', { fallenInTheWay: 'no' }), 'moved')).toMatchObject({ metres: 3 })
  expect(placeOf(walks('dead', { fallenInTheWay: 'yes' }), 'ana')).toEqual([2, 1])
  expect(placeOf(walks('up'), 'ana')).toEqual([2, 1])
})
rule('D6-C-MOV-Run', 'on a map any cell in reach can be named, and one out of reach cannot', () => {
  const yard = lane('a.........\n....c.....\n.........b', 'up')
  const there = run(yard, 'ana act: move\nana whom: cell 3,1')
  expect(placeOf(there, 'ana')).toEqual([3, 1])
  expect(told(there, 'moved')).toMatchObject({
    at: '3,1',
    way: 'to',
    path: [
      [1, 0],
      [2, 0],
      [3, 1],
    ],
  })
  expect(() => run(yard, 'ana act: move\nana whom: cell 4,1')).toThrow('ana')
  expect(() => run(yard, 'ana act: move\nana whom: cell 40,1')).toThrow('ana')
})
rule('D6-C-MOV-Run', 'towards somebody whom no way leads nearer to is not offered; he may stay', () => {
  const barred = lane('#######\n#ac..b#\n#######', 'up')
  expect(() => run(barred, 'ana act: move\nana whom: bo\nana way: towards')).toThrow('towards')
  expect(placeOf(run(barred, 'ana act: move\nana whom: bo\nana way: stay'), 'ana')).toEqual([1, 1])
})
rule('D6-STEP-Repeat', 'where nobody can harm or approach anybody for three rounds nobody wins; Ruling D6-A80', () => {
  const after = (state: State, rounds: number) =>
    play(
      {
        ...d6,
        outcome: () => undefined,
        step: (ctx, s) => {
          for (let round = 0; round < rounds; round++) comesToAStand(ctx, s)
        },
      },
      state,
      '',
    )
  const brink = lane('.aoooooobc', 'up')
  expect(d6.outcome(after(brink, 2).state)).toBeUndefined()
  expect(d6.outcome(after(brink, 3).state)).toEqual({ won: [], because: 'D6-A80' })
  expect(after(lane('a.oooooobc', 'up'), 4).state.stood).toBe(0)
  expect(after(lane('.aobc', 'up'), 4).state.stood).toBe(0)
  expect(d6.outcome(after(lane('.aoooooobc', 'up', { standoffRounds: 'never' }), 9).state)).toBeUndefined()
})
rule('D6-C-MOV-Free', 'one who lies on the ground can be gone up to and struck', () => {
  const map = { grid: 'square', cell: 1, picture: 'a....b...c', key: { a: 'ana', b: 'bo', c: 'cy' } }
  const fallen = turnOf(
    { ...crowd({}, { bo: {}, cy: {} }), distance: undefined, map },
    'ana',
    1,
    (s) => void Object.assign(of({ state: s }, 'bo'), { condition: 'unconscious' }),
  )
  expect(told(run(fallen, strike('1 1 1 1')), 'moved')).toMatchObject({ at: 'bo', metres: 4 })
})
rule(['D6-C-MOV-Free', 'D6-C-ACT-Free'], 'the last free metre is enough for a blow, and none is no movement', () => {
  const cover = { share: 50, toughness: 0, object: 'a hedge', weakened: 0 } as const
  const blow = (more: object, moved: number) =>
    run(
      turnOf(duel({}, {}, more), 'ana', 1, (s) => void Object.assign(of({ state: s }, 'ana'), { moved, cover })),
      strike('1 1 1 1'),
    )
  const map = (picture: string) => ({
    distance: undefined,
    map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo' } },
  })
  for (const more of [{ distance: 4 }, map('a...b')]) {
    expect(told(blow(more, 4), 'moved')).toMatchObject({ metres: 1 })
    expect(() => blow(more, 5), 'too far off').toThrow()
  }
  const there = blow({ distance: 3 }, 0)
  expect(told(there, 'moved')).toBeUndefined()
  expect(of(there, 'ana').cover).not.toBeNull()
})
rule('D6-C-POS-CrouchMove', 'at a crouch he has half his Move', () => {
  const crept = run(far({}, {}, { stance: 'crouching' }), 'ana act: move\nana way: towards')
  expect(told(crept, 'moved')).toMatchObject({ metres: 5 })
  const hurried = ran(far({}, {}, { stance: 'crouching' }), '2', '2 2 2')
  expect(told(hurried, 'runs')).toMatchObject({
    metres: 10,
    difficulty: 5,
    rule: ['D6-C-MOV-Run', 'D6-C-POS-CrouchMove'],
  })
  expect(told(ran(far(), '2', '2 2 2'), 'runs')?.rule).toEqual(['D6-C-MOV-Run'])
  expect(told(ran(far(), '2', '1 1 2'), 'runs'), 'a point short').toMatchObject({ metres: 10, short: 1 })
  expect(told(ran(far(), '2', '1 2 2'), 'runs')).toMatchObject({ metres: 20, short: 0 })
})
rule('D6-C-SA-Flight', 'flying at twice the Move for each rank', () => {
  const winged = { abilities: [{ ability: 'flight', ranks: 1 }] }
  const flew = run(far({}, winged), 'ana act: fly\nana how fast: 2\nana flying: 2 2 2\nana way: towards')
  expect(told(flew, 'runs')).toMatchObject({ metres: 40, difficulty: 5 })
  const glides = run(far({}, winged), 'ana act: fly\nana how fast: 1\nana flying: 1 1 2\nana way: towards')
  expect(told(glides, 'runs')).toMatchObject({ metres: 20, difficulty: 0 })
  expect(refusal(d6, far(), 'ana', 'fly')).toMatchObject({ rule: 'D6-C-SA-Flight' })
})
