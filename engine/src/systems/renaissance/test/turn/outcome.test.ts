import { describe, expect, test } from 'vitest'
import { renaissance } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, of, turnOf } from '../arrange.ts'

const person = (s: State, id: string): Fighter => of({ state: s }, id)
const horse = { 'war-horse': { like: 'war-horse' } }

describe('the end', () => {
  const standing = (arrange: (s: State) => void) =>
    renaissance.outcome(turnOf(crowd({ ana: { mount: 'war-horse' }, ...horse }, { bo: {} }), 'ana', arrange))
  test('a horse that carried somebody does not fight on without him', () => {
    expect(standing(() => undefined)).toBeUndefined()
    const left = standing((s) => {
      Object.assign(person(s, 'ana'), { mount: null, condition: 'disabled' })
      person(s, 'war-horse').rider = null
    })
    expect(left?.won).toEqual(['foes'])
    expect(
      standing((s) => {
        person(s, 'bo').condition = 'disabled'
      })?.won,
    ).toEqual(['heroes'])
  })
  test('nor does it when nobody else stands', () => {
    const left = standing((s) => {
      Object.assign(person(s, 'ana'), { mount: null, condition: 'disabled' })
      person(s, 'war-horse').rider = null
      person(s, 'bo').condition = 'dead'
    })
    expect(left?.won).toEqual([])
  })
})
