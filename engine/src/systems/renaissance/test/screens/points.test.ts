import { describe, expect, test } from 'vitest'
import { bombsOf } from '../../exchange/aim-points.ts'
import { renaissance } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, of, onMap, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)

describe('what an option is about', () => {
  const points = (s: State, about: object, key: string) =>
    renaissance.points(s, { who: 'ana', about, options: [{ key }] } as never, { key })
  test('whom one helps or mounts is no target; whom one strikes is, as well as he is seen', () => {
    const s = turnOf(duel())
    expect(points(s, { ask: 'target', action: 'help' }, 'bo').group).toBe('other')
    expect(points(s, { ask: 'target', action: 'mount' }, 'bo').group).toBe('other')
    expect(points(s, { ask: 'target', action: 'attack' }, 'bo')).toMatchObject({
      group: 'strike',
      fighters: ['bo'],
      sight: [{ of: 'bo', sight: 'seen' }],
    })
  })
  test('a bomb can go wherever nothing solid stands between, as far as it is thrown', () => {
    const s = turnOf(
      crowd({ ana: { weapons: ['grenade'] } }, { bo: {} }, onMap('a.#...\n..#...\n......\nb.....', ['ana', 'bo'])),
    )
    const arm = bombsOf(s, person(s, 'ana'))[0]?.key
    const choice = { who: 'ana', about: { ask: 'aim point', weapon: 'grenade', arm }, options: [] }
    const cells = renaissance.reach(s, choice as never)?.map(({ cell }) => cell.join())
    expect(cells).toContain('1,1')
    expect(cells).not.toContain('3,0')
    expect(points(s, choice.about, 'cell 1,1')).toMatchObject({ group: 'strike', cells: [[1, 1]] })
  })
})
