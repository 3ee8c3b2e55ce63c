import { expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { distanceBetween } from '../../../../space/whereabouts.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { of, PLAIN, run, strike, told, turnOf } from '../arrange.ts'

const HORSE = { attributes: { ...PLAIN.attributes, charisma: '3D' }, scale: 3, move: 25, weapons: [] }
const ANA = { ...PLAIN, mount: 'dapple', skills: { ...PLAIN.skills, riding: '4D' } }
const rider = (more: object = {}, arrange?: (s: State) => void, who = 'ana', actions = 1) =>
  turnOf(
    { system: 'd6', distance: 40, sides: { heroes: { ana: ANA, dapple: HORSE }, foes: { bo: PLAIN } }, ...more },
    who,
    actions,
    arrange,
  )
const map = (picture: string) => ({
  distance: undefined,
  map: { grid: 'square', cell: 1, picture, key: { a: 'ana', d: 'dapple', b: 'bo' } },
})
const far = ({ state }: { readonly state: State }, id: string) => distanceBetween(state.where, id, 'bo')
const place = ({ state }: { readonly state: State }, id: string) => {
  const body = 'bands' in state.where ? undefined : state.where.bodies[id]
  return body && [body.x, body.y]
}

rule('D6-C-OPT-Mounted', 'a rider does not walk, run, climb or lie down: he sits on his mount', () => {
  for (const key of ['move', 'run', 'jump', 'crouch', 'lie down', 'climb', 'take cover', 'fly', 'swim'])
    expect(refusal(d6, rider(), 'ana', key)).toMatchObject({ because: 'he sits on dapple', rule: 'D6-C-OPT-Mounted' })
  const dead = rider({}, (s) => void Object.assign(of({ state: s }, 'dapple'), { condition: 'dead' }))
  expect(refusal(d6, dead, 'ana', 'move')).toBeUndefined()
})
rule(
  ['D6-C-OPT-Mounted', 'D6-C-MOV-Free'],
  'his free steps are his mount’s, half its Move, and it goes with him',
  () => {
    const ran = run(rider(), 'ana act: step\nana way: towards')
    expect(told(ran, 'moved')).toMatchObject({ metres: 12.5 })
    expect([far(ran, 'ana'), far(ran, 'dapple')]).toEqual([27.5, 27.5])
    expect([of(ran, 'ana').moved, of(ran, 'dapple').moved, of(ran, 'ana').actions]).toEqual([12.5, 12.5, 1])
    const struck = run(rider({ distance: 14 }), strike('1 1 1'))
    expect(told(struck, 'moved')).toMatchObject({ metres: 12.5 })
    expect(() => run(rider({ distance: 16 }), strike('1 1 1'))).toThrow()
    const restive = rider({}, (s) => {
      of({ state: s }, 'ana').lasting = [forRounds('mount balks', 1, 'ana')]
    })
    expect(refusal(d6, restive, 'ana', 'step')).toMatchObject({ rule: 'D6-C-MOV-Free' })
    const rode = rider({}, (s) => void Object.assign(of({ state: s }, 'ana'), { done: ['ride'], moved: 2 }))
    expect(refusal(d6, rode, 'ana', 'step'), 'not on top of a ride').toMatchObject({ rule: 'D6-C-MOV-Free' })
    const rough = run(rider({ scene: { ground: 'rough' } }), 'ana act: step\nana way: away')
    expect(told(rough, 'moved'), 'with care').toMatchObject({ metres: 1 })
  },
)
rule('D6-C-OPT-Mounted', 'when his mount is down he stands beside it', () => {
  const down = rider(map('da..........b\n.............'), (s) => {
    Object.assign(of({ state: s }, 'dapple'), { condition: 'dead' })
    if (!('bands' in s.where)) s.where = { ...s.where, bodies: { ...s.where.bodies, ana: { x: 0, y: 0 } } }
  })
  const off = run(down, '')
  expect(told(off, 'mountDown')).toMatchObject({ who: 'ana', mount: 'dapple' })
  expect([of(off, 'ana').mount, of(off, 'dapple').rider]).toEqual([null, null])
  expect(place(off, 'ana')).not.toEqual(place(off, 'dapple'))
  expect(of(off, 'ana').stance).toBe('standing')
})
rule('D6-C-OPT-Mounted', 'on a map he is where his mount is', () => {
  const ran = run(rider(map('da..........b\n.............')), 'ana act: step\nana whom: bo\nana way: towards')
  expect(place(ran, 'ana')).toEqual([11, 0])
  expect(place(ran, 'dapple')).toEqual([11, 0])
  const blow = run(rider(map('da..........b\n.............')), strike('1 1 1'))
  expect(place(blow, 'ana')).toEqual([11, 0])
})
rule('D6-C-OPT-Mounted', 'a mount with a rider goes nowhere by itself', () => {
  const turn = rider({}, undefined, 'dapple')
  for (const key of ['move', 'step', 'run'])
    expect(refusal(d6, turn, 'dapple', key)).toMatchObject({ because: 'ana guides it', rule: 'D6-C-OPT-Mounted' })
  const beside = {
    sides: {
      heroes: { ana: ANA, dapple: { ...HORSE, natural: [{ name: 'hoof', damage: '+2' }] } },
      foes: { bo: PLAIN },
    },
  }
  expect(refusal(d6, rider({ ...beside, distance: 2 }, undefined, 'dapple'), 'dapple', 'strike')).toBeUndefined()
  expect(refusal(d6, rider({ ...beside, distance: 5 }, undefined, 'dapple'), 'dapple', 'strike')).toBeDefined()
  const alone = rider({}, (s) => void Object.assign(of({ state: s }, 'ana'), { condition: 'dead' }), 'dapple')
  expect(refusal(d6, alone, 'dapple', 'move')).toBeUndefined()
})
rule('D6-C-OPT-Mounted', 'getting off costs nothing but the free steps, and then both go their ways', () => {
  const off = run(rider(), 'ana act: dismount')
  expect(of(off, 'ana')).toMatchObject({ mount: null, actions: 1, moved: 5 })
  expect(of(off, 'dapple').rider).toBeNull()
  expect(refusal(d6, off.state, 'ana', 'step')).toMatchObject({ rule: 'D6-C-MOV-Free' })
  expect(refusal(d6, off.state, 'ana', 'move')).toBeUndefined()
  expect(refusal(d6, off.state, 'ana', 'dismount')).toMatchObject({ because: 'he is on no mount' })
  const ridden = run(
    rider(map('da..........b\n.............'), undefined, 'ana', 2),
    'ana act: step\nana whom: bo\nana way: towards\nana act: dismount',
  )
  expect(place(ridden, 'dapple')).toEqual([11, 0])
  expect(place(ridden, 'ana')).not.toEqual([11, 0])
})
rule('D6-C-OPT-Mounted', 'attacking from its back is a second action, whether or not he has ridden', () => {
  const near = (done: string[], mount: string | null = 'dapple') =>
    rider({ distance: 2 }, (s) => void Object.assign(of({ state: s }, 'ana'), { done, mount }))
  const dice = (from: State, faces: string) => told(run(from, strike(faces)), 'roll')?.dice
  expect(dice(near([]), '1 1 1')).toBe(3)
  expect(dice(near(['ride']), '1 1 1 1')).toBe(4)
  expect(dice(near([], null), '1 1 1 1')).toBe(4)
  const two = rider({ distance: 2 }, (s) => void Object.assign(of({ state: s }, 'ana'), { done: ['ride'] }), 'ana', 2)
  expect(dice(two, '1 1 1'), 'the ride is the other action').toBe(3)
})
rule('D6-C-OPT-Mounted', 'who is felled is on its back no longer', () => {
  const fell = (who: string) =>
    rider({}, (s) => void Object.assign(of({ state: s }, 'ana'), { stance: 'prone', felled: true }), who)
  expect(refusal(d6, fell('ana'), 'ana', 'ride')).toMatchObject({ because: 'he is on no mount' })
  expect(refusal(d6, fell('dapple'), 'dapple', 'move')).toBeUndefined()
  const stood = run(fell('ana'), 'ana act: stand')
  expect(of(stood, 'ana')).toMatchObject({ mount: null, stance: 'standing' })
  expect(of(stood, 'dapple').rider).toBeNull()
})
rule('D6-C-OPT-Mounted', 'who gets off stands where nobody is, however many crowd around', () => {
  const crowded = turnOf(
    {
      system: 'd6',
      sides: { heroes: { ana: ANA, dapple: HORSE, cy: PLAIN, di: PLAIN, ed: PLAIN }, foes: { bo: PLAIN } },
      map: {
        grid: 'square',
        cell: 1,
        picture: 'acdi\n.eb.',
        key: { a: 'ana', d: 'dapple', c: 'cy', i: 'di', e: 'ed', b: 'bo' },
      },
    },
    'ana',
    1,
    (state) => {
      if ('bands' in state.where) return
      const { ana, dapple } = state.where.bodies
      if (ana && dapple)
        state.where = { ...state.where, bodies: { ...state.where.bodies, ana: { ...ana, x: dapple.x, y: dapple.y } } }
    },
  )
  const off = run(crowded, 'ana act: dismount')
  const taken = ['dapple', 'cy', 'di', 'ed', 'bo'].map((id) => String(place(off, id)))
  expect(taken).not.toContain(String(place(off, 'ana')))
})
rule('D6-C-OPT-Mounted', 'a ride leaves what one hid behind, a mount that balks does not', () => {
  const cover = { share: 50, toughness: 6, object: 'a wall' } as const
  const hidden = () => rider({}, (s) => void Object.assign(of({ state: s }, 'ana'), { cover }))
  const rode = (dice: string) => of(run(hidden(), `ana act: ride\nana way: towards\nana riding: ${dice}`), 'ana').cover
  expect([rode('1 1 2 2'), rode('1 1 1 2')]).toEqual([null, cover])
})
test('the swift reach from afar whom they can come up to for nothing, however slow he is', () => {
  const apart = (distance: number, move: number, slow: number) =>
    turnOf(
      {
        system: 'd6',
        distance,
        sides: { heroes: { ana: { ...PLAIN, move } }, foes: { bo: { ...PLAIN, move: slow } } },
      },
      'ana',
    )
  expect(refusal(d6, apart(16, 30, 2), 'ana', 'strike')).toBeUndefined()
  expect(refusal(d6, apart(16, 2, 30), 'ana', 'strike')).toBeDefined()
})
