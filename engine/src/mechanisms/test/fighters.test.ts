import fc from 'fast-check'
import { expect, test } from 'vitest'
import { found, named } from '../fighters.ts'

/** Lists of fighters, short and long, that change between the looks, as those of a fight do. */
const lists = fc.array(fc.uniqueArray(fc.nat(40), { minLength: 1, maxLength: 30 }), { minLength: 1, maxLength: 4 })

test('who is found does not depend on who was looked for before, in which list', () => {
  fc.assert(
    fc.property(lists, fc.array(fc.tuple(fc.nat(), fc.nat(40), fc.boolean())), (all, looks) => {
      const made = all.map((list) => list.map((id) => ({ id: `f${id}` })))
      for (const [which, id, leaves] of looks) {
        const list = made[which % made.length] ?? []
        const is = list.find((f) => f.id === `f${id}`)
        expect(found(list, `f${id}`)).toBe(is)
        if (is !== undefined && leaves) list.splice(list.indexOf(is), 1)
      }
    }),
  )
})

test('nobody of that name is an error for who must be there', () => {
  expect(() => named([{ id: 'ann' }], 'bob')).toThrow('there is no fighter bob')
})
