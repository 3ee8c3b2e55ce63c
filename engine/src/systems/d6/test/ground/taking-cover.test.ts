import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, duel, of, PLAIN, run, told, turnOf } from '../arrange.ts'

const table = { object: 'a table', share: 50, made: 'tough' }
const room = (more: object = {}, options: object = {}, arrange?: (s: State) => void) =>
  turnOf(
    duel({}, {}, { distance: 12, scene: { cover: [table, { object: 'a curtain', share: 25 }] }, options, ...more }),
    'ana',
    2,
    arrange,
  )

describe('without a map', () => {
  rule('D6-COVER-Add', 'he gets behind what the scene has, which takes his Move', () => {
    const ran = run(room(), 'ana act: take cover\nana cover: a table')
    expect(of(ran, 'ana')).toMatchObject({ cover: { share: 50, toughness: 6, object: 'a table' }, actions: 1 })
    expect(refusal(d6, ran.state, 'ana', 'move')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
    const shot = run({ ...ran.state, acting: [] }, 'bo actions: 1\nbo act: nothing')
    expect(of(shot, 'ana').cover).not.toBeNull()
  })
  rule('D6-COVER-Add', 'or is free, where the table says it is near enough', () => {
    const ran = run(room({}, { takingCover: 'free' }), 'ana act: take cover\nana cover: a curtain')
    expect(of(ran, 'ana')).toMatchObject({ cover: { share: 25 }, actions: 2, moved: 5 })
    expect(refusal(d6, ran.state, 'ana', 'take cover')).toMatchObject({ rule: 'D6-COVER-Add' })
    const step = room({}, { takingCover: 'free' }, (s) => {
      of({ state: s }, 'ana').moved = 4
    })
    expect(of(run(step, 'ana act: take cover\nana cover: a curtain'), 'ana')).toMatchObject({ actions: 2, moved: 5 })
    const none = room({}, { takingCover: 'free' }, (s) => {
      of({ state: s }, 'ana').moved = 5
    })
    expect(of(run(none, 'ana act: take cover\nana cover: a curtain'), 'ana'), 'no free steps').toMatchObject({
      actions: 1,
    })
    const last = room({}, { takingCover: 'free' }, (s) => {
      Object.assign(of({ state: s }, 'ana'), { moved: 4, done: ['move'] })
    })
    expect(refusal(d6, last, 'ana', 'take cover')).toBeDefined()
  })
  rule('D6-COVER-Add', 'who is carried gets down for it', () => {
    const riding = room(
      {
        sides: { heroes: { ana: { ...PLAIN, vehicle: 'cart' } }, foes: { bo: PLAIN } },
        scene: { cover: [table], vehicles: { cart: { kind: 'wagon', driver: 'ana' } } },
      },
      {},
    )
    const down = run(riding, 'ana act: take cover')
    expect(of(down, 'ana')).toMatchObject({ vehicle: null, cover: { object: 'a table' } })
  })
  rule('D6-COVER-Add', 'nothing there, nothing better there, or on the ground: no', () => {
    expect(refusal(d6, turnOf(duel(), 'ana'), 'ana', 'take cover')).toMatchObject({
      because: 'there is nothing to get behind',
    })
    const hidden = room({}, {}, (s) => {
      of({ state: s }, 'ana').cover = { share: 75, toughness: 0, object: 'a cart', weakened: 0 }
    })
    expect(refusal(d6, hidden, 'ana', 'take cover')).toBeDefined()
    const prone = room({}, {}, (s) => {
      of({ state: s }, 'ana').stance = 'prone'
    })
    expect(refusal(d6, prone, 'ana', 'take cover')).toMatchObject({ rule: 'D6-C-POS-Stand' })
    const moved = room({}, {}, (s) => {
      Object.assign(of({ state: s }, 'ana'), { done: ['move'], moved: 10 })
    })
    expect(refusal(d6, moved, 'ana', 'take cover')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
    const ran = room({}, {}, (s) => {
      Object.assign(of({ state: s }, 'ana'), { done: ['run'], moved: 10 })
    })
    expect(refusal(d6, ran, 'ana', 'take cover')).toMatchObject({ rule: 'D6-C-MOV-Cap' })
    const rough = room({ scene: { cover: [table], ground: 'rough' } }, {}, (s) => {
      of({ state: s }, 'ana').moved = 5
    })
    expect(refusal(d6, rough, 'ana', 'take cover'), 'rough ground wants a roll').toBeDefined()
    const nobody = room({}, {}, (s) => {
      of({ state: s }, 'bo').condition = 'fled'
    })
    expect(refusal(d6, nobody, 'ana', 'take cover')).toMatchObject({ because: 'there is nobody to hide from' })
  })
})

const map = (picture: string, who = 'ana', actions = 2, arrange?: (s: State) => void) =>
  turnOf(
    {
      system: 'd6',
      sides: { heroes: { ana: PLAIN }, foes: { bo: { ...PLAIN, weapons: ['light crossbow'] } } },
      map: { grid: 'square', cell: 1, picture, key: { a: 'ana', b: 'bo', o: 'pillar', t: 'low wall' } },
    },
    who,
    actions,
    arrange,
  )
const place = ({ state }: { state: State }, id: string) => ('bands' in state.where ? undefined : state.where.bodies[id])

describe('on a map', () => {
  rule('D6-COVER-Add', 'within half a Move it is free, and he is where something hides him', () => {
    const ran = run(map('b.........\n......o...\n......a...'), 'ana act: take cover\nana cover: 50%')
    expect(told(ran, 'takesCover')).toMatchObject({ share: 50, free: true })
    expect(of(ran, 'ana').actions).toBe(2)
    expect(place(ran, 'ana')).not.toMatchObject({ x: 6, y: 2 })
    const bo = run(
      map('b.........\n......o...\n......a...', 'bo', 1, (s) => {
        s.where = ran.state.where
      }),
      'bo act: shoot\nbo attack: 1 1 1 1',
    )
    expect(counted(told(bo, 'difficulty'))).toMatchObject({ 'D6-COVER-50': 6 })
  })
  test('the places are named by how much they hide, those that let him see first', () => {
    const offered = (leaningOut: boolean) => {
      const from = map('b.........\n......o...\n......a...', 'ana', 2, (s) => {
        Object.assign(s, { options: { ...s.options, leaningOut } })
      })
      const { asked } = play(d6, from, 'ana act: take cover')
      return asked !== undefined && 'choices' in asked ? asked.choices[0]?.options.map(({ key }) => key) : []
    }
    expect(offered(false)).toEqual(['25%', '50%', '50%, unseeing', 'none'])
    expect(offered(true), 'he leans out').toEqual(['25%', '50%', 'none'])
    const stays = run(map('b.........\n......o...\n......a...'), 'ana act: take cover\nana cover: none')
    expect(of(stays, 'ana')).toMatchObject({ actions: 2, moved: 0 })
  })
  rule('D6-COVER-Add', 'further off it takes the Move, and what is too far is not found', () => {
    const far = 'b.............\n.........t....\n..a...........'
    const ran = run(map(far), 'ana act: take cover\nana cover: 25%')
    expect(told(ran, 'takesCover')).toMatchObject({ free: false })
    expect(of(ran, 'ana')).toMatchObject({ actions: 1 })
    expect(of(ran, 'ana').done).toContain('move')
    const none = run(map(`b${'.'.repeat(40)}o\na${'.'.repeat(41)}`), 'ana act: take cover')
    expect(told(none, 'noCover')).toMatchObject({ who: 'ana', at: 'bo' })
    expect(of(none, 'ana').actions).toBe(2)
    expect(refusal(d6, none.state, 'ana', 'take cover')).toBeDefined()
  })
  rule('D6-COVER-75', 'who crouches behind something low is hidden by more of it', () => {
    const shot = (stance: 'standing' | 'crouching') =>
      counted(
        told(
          run(
            map('........\nb.....ta\n........', 'bo', 1, (s) => {
              of({ state: s }, 'ana').stance = stance
            }),
            'bo act: shoot\nbo attack: 1 1 1 1',
          ),
          'difficulty',
        ),
      )
    expect(shot('standing')).toHaveProperty('D6-COVER-25')
    expect(shot('crouching')).toMatchObject({ 'D6-COVER-75': 12, 'D6-C-POS-Crouch': 3 })
  })
})

describe('leaning out', () => {
  const shot = (picture: string) =>
    counted(told(run(map(picture, 'bo', 1), 'bo act: shoot\nbo attack: 1 1 1 1'), 'difficulty'))
  const stopped = (picture: string, leaningOut = true) => {
    const from = map(picture, 'bo', 1, (s) => {
      Object.assign(s, { options: { ...s.options, leaningOut } })
    })
    return told(run(from, 'bo act: shoot\nbo attack: 5 5 5 5\nbo damage: 1 1 1 2\ngm cover: 5 5 5'), 'cover')
  }
  rule('D6-COVER-50', 'a pillar hides the one who stands behind it, and the other not from him', () => {
    expect(shot('b......oa\n.........')).toHaveProperty('D6-COVER-50')
    expect(shot('bo......a\n.........')).not.toHaveProperty('D6-COVER-Add')
    expect(stopped('bo......a\n.........', false), 'unless he does not lean').toMatchObject({ over: 0 })
  })
  rule('D6-COVER-Add', 'round a corner he leans as well, and past his own pillar he sees what else there is', () => {
    expect(shot('#######\nb#....a\n.......')).not.toHaveProperty('D6-COVER-Add')
    expect(shot('bo...oa\n.......')).toHaveProperty('D6-COVER-50')
  })
  rule('D6-COVER-100', 'with no free side to lean to, the pillar beside both, or further off, nothing is seen', () => {
    for (const picture of ['#######\nb#....a\n#######', '.....\nboa..\n.....', '........\nb.o....a\n........'])
      expect(stopped(picture)).toMatchObject({ over: 0 })
  })
})
