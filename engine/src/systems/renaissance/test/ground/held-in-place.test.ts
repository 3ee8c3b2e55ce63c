import { describe, expect, test } from 'vitest'
import { tied } from '../../state/fighters.ts'
import type { Hold } from '../../state/types.ts'
import { crowd, turnOf } from '../arrange.ts'

const horse = { 'war-horse': { like: 'war-horse' } }

describe('a hold keeps', () => {
  const kept = (hold: Partial<Hold>) => {
    const s = turnOf(crowd({ ana: { mount: 'war-horse' }, ...horse, dee: {} }, { bo: {}, cy: {} }), 'ana', (state) => {
      state.holds = [{ kind: 'catch', by: 'cy', on: 'dee', item: null, with: null, ...hold }]
    })
    return s.fighters.filter((f) => tied(s, f)).map(({ id }) => id)
  }
  test('who holds, who is held, and whoever rides one of these; nobody else', () => {
    expect(kept({})).toEqual(['dee', 'cy'])
    expect(kept({ on: 'ana' })).toEqual(['ana', 'cy'])
    expect(kept({ by: 'ana', on: 'bo' })).toEqual(['ana', 'bo'])
    expect(kept({ on: 'war-horse' })).toEqual(['ana', 'war-horse', 'cy'])
    expect(kept({ by: 'war-horse', on: 'bo' })).toEqual(['ana', 'war-horse', 'bo'])
  })
})
