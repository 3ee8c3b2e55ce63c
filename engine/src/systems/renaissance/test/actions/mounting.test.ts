import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { counted, crowd, of, onMap, run, told, turnOf, until } from '../arrange.ts'

const person = (s: State, id: string) => of({ state: s }, id)
const bodies = (state: State) => ('bands' in state.where ? undefined : state.where.bodies)

describe('in the saddle', () => {
  const horse = { 'war-horse': { like: 'war-horse' } }
  rule('REN-MNT-04', 'who mounts is where his mount is', () => {
    const ran = run(
      turnOf(crowd({ ana: {}, ...horse }, { bo: {} }, onMap('..aw....b', ['ana', 'war-horse', 'bo']))),
      'ana turn: mount\nana turn: end turn',
    )
    expect(bodies(ran.state)?.ana).toMatchObject({ x: 3, y: 0 })
    expect([of(ran, 'ana').mount, of(ran, 'war-horse').rider]).toEqual(['war-horse', 'ana'])
  })
  test('a horse of the other side, one that lies, one that is ridden and one too small are not mounted', () => {
    const side = (heroes: object, foes: object, arrange: (s: State) => void = () => {}) =>
      refusal(
        renaissance,
        turnOf(crowd({ ana: {}, ...heroes }, { bo: {}, ...foes }, { distance: 1 }), 'ana', arrange),
        'ana',
        'mount',
      )?.rule
    expect(side(horse, {})).toBeUndefined()
    expect(side({}, horse)).toBe('REN-MNT-04')
    expect(side(horse, {}, (s) => Object.assign(person(s, 'war-horse'), { stance: 'prone' }))).toBe('REN-MNT-04')
    expect(side(horse, {}, (s) => Object.assign(person(s, 'war-horse'), { condition: 'disabled' }))).toBe('REN-MNT-04')
    expect(side({ cy: { mount: 'war-horse' }, ...horse }, {})).toBe('REN-MNT-04')
    expect(side({ pony: { like: 'war-horse', size: 'medium' } }, {})).toBe('REN-MNT-04')
  })
  test('by option a ride-by at one target has no penalty; the second target has both (REN-A27)', () => {
    const passing = (rideBySingleTargetPenalty: boolean) => {
      const ran = until(
        turnOf(
          crowd(
            { ana: { weapons: ['short sword'], mount: 'war-horse' }, ...horse },
            { bo: {}, cy: {} },
            {
              ...onMap('aw.....b.c........', ['ana', 'war-horse', 'bo', 'cy']),
              options: { rideBySingleTargetPenalty },
            },
          ),
          'ana',
          (s) => {
            for (const id of ['bo', 'cy']) person(s, id).reaction = 1
          },
        ),
        'ana turn: ride-by\nana target: bo\nana ride-by: short sword\nana attack: 99\nana ride-by: none\nana ride-by: short sword\nana attack: 99',
      )
      return [0, 1].map((n) => {
        const found = counted(told(ran, 'attack', n))
        return [told(ran, 'attack', n)?.at, found['REN-MNT-11'], found['REN-MNT-12']]
      })
    }
    expect(passing(true)).toEqual([
      ['bo', -10, -10],
      ['cy', -10, -10],
    ])
    expect(passing(false)).toEqual([
      ['bo', undefined, undefined],
      ['cy', -10, -10],
    ])
  })
  rule('REN-DISMOUNT-01', 'a weapon made for it has not the -10', () => {
    const pull = (weapon: string) =>
      counted(
        told(
          run(
            turnOf(crowd({ ana: { weapons: [weapon] } }, { bo: { mount: 'war-horse' }, ...horse }, { distance: 0.5 })),
            'ana turn: dismount\nana maneuver: 99',
          ),
          'maneuver',
        ),
      )['REN-DISMOUNT-01']
    expect([pull('halberd'), pull('club')]).toEqual([undefined, -10])
  })
  test('every natural weapon of the mount can be used (REN-MNT-02)', () => {
    const ran = run(
      turnOf(
        crowd(
          {
            ana: { mount: 'beast' },
            beast: {
              like: 'war-horse',
              natural: [
                { name: 'stomp', dv: '1d10+6' },
                { name: 'bite', dv: '1d10+1' },
              ],
            },
          },
          { bo: {} },
          { distance: 0.5 },
        ),
      ),
      'ana turn: attack\nana weapon: beast bite\nbeast attack: 20\nbo defence: 99\nbeast damage: 3',
    )
    expect([told(ran, 'attack')?.weapon, of(ran, 'bo').damage]).toEqual(['bite', 4])
  })
})
