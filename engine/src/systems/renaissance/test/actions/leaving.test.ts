import { describe, expect, test } from 'vitest'
import { play, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { crowd, of, onMap, type Ran, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const OPEN = '......\n......\n......\n..ab..\n......\n......\n.....c'
const flees = (rest: string, ana: object = {}, picture = OPEN, more: object = {}, arrange?: (s: State) => void) =>
  until(
    turnOf(
      crowd({ ana, cy: {} }, { bo: {} }, { ...onMap(picture, ['ana', 'bo', 'cy'], { '~': 'difficult' }), ...more }),
      'ana',
      arrange,
    ),
    `ana turn: move\nana where: flee\n${rest}`,
  )
const struck = 'bo opportunity: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1\n'

describe('over the edge of the map', () => {
  rule(
    ['REN-AOO-01', 'REN-AOO-03'],
    'who runs from the fight is struck at as he leaves, and a hit does not stop him',
    () => {
      const ran = flees(struck, { DUR: 100 })
      expect([told(ran, 'reacts')?.kind, of(ran, 'ana').damage, of(ran, 'ana').condition]).toEqual([
        'attack of opportunity',
        9,
        'fled',
      ])
    },
  )
  test('it is a way of so many metres, to the nearest edge', () => {
    const ran = flees('bo opportunity: none\n')
    expect([told(ran, 'moved')?.metres, told(ran, 'moved')?.path.at(-1)?.[0]]).toEqual([2, 0])
    expect(told(ran, 'moved', 1)).toMatchObject({ metres: 0, way: 'out of the fight' })
  })
  test('the step over the edge leaves the reach of who stands by', () => {
    const ran = flees(struck, { DUR: 100 }, 'ab....\n.....c')
    expect([told(ran, 'reacts')?.who, told(ran, 'reacts', 1), of(ran, 'ana').condition]).toEqual([
      'bo',
      undefined,
      'fled',
    ])
    expect(of(flees('', {}, 'a.b...\n.....c'), 'ana').condition).toBe('fled')
  })
  test('who is put out or felled on his way, or at the edge, has not left', () => {
    for (const picture of [OPEN, 'ab....\n.....c']) {
      const out = flees(struck, { DUR: 5 }, picture)
      expect([of(out, 'ana').condition, told(out, 'moved', 1)]).toEqual(['disabled', undefined])
      const felled = flees(`${struck}ana knock-down: 99\n`, { DUR: 30 }, picture)
      expect([of(felled, 'ana').condition, of(felled, 'ana').stance]).toEqual(['up', 'prone'])
    }
  })
  test('who loses his footing on the way has not left either', () => {
    const rubble = `${'~'.repeat(15)}\n`.repeat(6)
    const wide = `${rubble}~~~~~~~a~~~~~~~\n${rubble}~~~~~~~b~~~~~~c`
    expect(of(flees('ana footing: 70\n', {}, wide), 'ana').condition).toBe('up')
    expect(of(flees('ana footing: 20\n', {}, wide), 'ana').condition).toBe('fled')
  })
  test('a reaction spent is not there at the edge, a friend strikes at nobody', () => {
    const spent = flees('', {}, 'ab....\nc.....', {}, (s) => {
      person(s, 'bo').reaction = 1
    })
    expect([told(spent, 'reacts'), of(spent, 'ana').condition]).toEqual([undefined, 'fled'])
  })
})

test('who has left holds nobody and is held by nobody; the holds of others stay, all of them', () => {
  const hold = (by: string, on: string): Hold => ({ kind: 'grab', by, on, with: null, item: null })
  const state = turnOf(crowd({ ana: {}, dan: {} }, { bo: {}, cy: {} }), 'ana', (s) => {
    s.holds = [hold('bo', 'ana'), hold('dan', 'bo'), hold('ana', 'cy'), hold('dan', 'cy')]
  })
  const gone = play(
    { ...renaissance, step: (ctx, s) => renaissance.amend(ctx, s, { do: 'condition', who: 'ana', to: 'fled' }) },
    state,
    '',
    { steps: 1 },
  ) as Ran
  expect(gone.state.holds).toEqual([hold('dan', 'bo'), hold('dan', 'cy')])
})

describe('a mount that falls on its way', () => {
  const over = (script: string, scene: object, horse: object = {}) =>
    until(
      turnOf(
        crowd(
          { ana: { mount: 'war-horse' }, 'war-horse': { like: 'war-horse', ...horse } },
          { bo: {} },
          { ...onMap('aw..............b', ['ana', 'war-horse', 'bo']), scene },
        ),
        'ana',
        (s) => {
          person(s, 'bo').reaction = 1
        },
      ),
      script,
    )
  const at = ({ state }: Ran, id: string) => ('bands' in state.where ? undefined : state.where.bodies[id]?.x)
  rule('REN-MNT-08', 'lies where it fell, and carries nobody farther, though its rider is on his feet', () => {
    const ran = over('ana turn: move\nana where: cell 7,0\nana thrown clear: 10\nwar-horse damage: 1 1\n', {
      pits: [[3, 0]],
    })
    expect([at(ran, 'war-horse'), told(ran, 'moved')?.metres, of(ran, 'ana').stance]).toEqual([3, 2, 'standing'])
  })
  test('in a ride-by too: the rider does not go on by foot', () => {
    const ran = over('ana turn: ride-by\nana thrown clear: 10\nwar-horse damage: 1 1\n', {
      pits: [[3, 0]],
    })
    expect([at(ran, 'war-horse'), told(ran, 'moved', 1), of(ran, 'ana').mount]).toEqual([3, undefined, null])
  })
})
