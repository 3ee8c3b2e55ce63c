import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { olde } from '../../index.ts'
import { EIGHT, of, only, ready, run, SWORD } from '../staged.ts'

const along = (picture: string, ann: object = {}, cid: object = {}, more: object = {}) => ({
  system: 'olde',
  map: { picture, key: { A: 'ann', B: 'bob', ...(picture.includes('C') ? { C: 'cid' } : {}) } },
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT }, cid: { ...EIGHT, ...cid } } },
  ...more,
})

describe('one to a space', () => {
  const options = { options: { maxPerSpace: '1' } }

  test('who is down is stepped over and stood upon; who is up is not', () => {
    const past = (cid: object) =>
      refusal(olde, ready(along('AC.B', {}, cid, options), { ann: 3 }), 'ann', 'step')?.because
    expect(past({})).toBe('there is nowhere to go')
    expect(past({ hurt: 12 })).toBeUndefined()
    const over = run(ready(along('AC.B', {}, { hurt: 12 }, options), { ann: 3 }), 'ann turn: step\nann where: 2,0')
    expect(of(over.state, 'ann').ap).toBe(1)
    expect(() =>
      run(ready(along('AC.B', {}, { hurt: 12 }, options), { ann: 3 }), 'ann turn: step\nann where: 1,0'),
    ).not.toThrow()
  })
})

describe('the lame', () => {
  rule('OLDE-COND-lame', 'have no free steps, and go a space for 2 AP', () => {
    const lame = ready(along('A..BC', { conditions: { lame: 'permanent' } }), { ann: 3 })
    expect(refusal(olde, lame, 'ann', 'free steps')?.rule).toBe('OLDE-COND-lame')
    expect(of(run(lame, 'ann turn: step\nann where: 1,0').state, 'ann').ap).toBe(1)
  })
})

describe('what the fallen carry', () => {
  const fallen = (cid: object) => along('A.B', {}, { weapons: ['mace', 'dagger'], ...cid, at: [0, 0] })

  rule('OLDE-ACT-ready', 'is taken from their hand or belt by whoever stands in their space', () => {
    const from = ready(fallen({ hurt: 12 }), { ann: 3 })
    const taken = run(from, 'ann turn: ready\nann thing: take cid mace')
    expect(only(taken, 'readied')).toMatchObject({ how: 'takes', thing: 'mace' })
    expect(of(taken.state, 'ann').items).toMatchObject([{ id: 'cid mace', at: 'main' }])
    expect(of(taken.state, 'cid').items.map(({ id }) => id)).toEqual(['cid dagger'])
    expect(of(taken.state, 'ann').ap).toBe(2)
  })

  test('and from nobody who is up, from no other space, and not what was born with', () => {
    expect(refusal(olde, ready(fallen({}), { ann: 3 }), 'ann', 'ready')).toBeDefined()
    expect(
      refusal(olde, ready(along('AC.B', {}, { weapons: ['mace'], hurt: 12 }), { ann: 3 }), 'ann', 'ready'),
    ).toBeDefined()
    expect(refusal(olde, ready(fallen({ hurt: 12, weapons: ['bite'] }), { ann: 3 }), 'ann', 'ready')).toBeDefined()
  })
})

test('what is thrown is told as thrown', () => {
  const knives = { weapons: ['throwing-knife'], skills: { thrown: 'apprentice' } }
  const from = ready(along('A..B', knives, { at: [3, 0] }), { ann: 2 })
  const thrown = run(from, 'ann turn: attack\nann target: bob\nbob defense: 4 4\nann attack: 4 3', 2)
  expect(thrown.told.join(' ')).toContain('Ann throws the throwing knife at Bob, 3 spaces off.')
  const struck = run(
    ready(along('AB.C', SWORD), { ann: 2 }),
    'ann turn: attack\nann weapon: broadsword\nbob defense: 4 4\nann attack: 4 3',
    2,
  )
  expect(struck.told.join(' ')).toContain('Ann attacks Bob with the broadsword')
})
