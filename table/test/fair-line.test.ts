import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { FairLine } from '../src/server/fair-line.ts'

interface Asks {
  readonly table: string
  readonly seat: string
  readonly n: number
}
const lineOf = (...asked: readonly string[]): FairLine<Asks> => {
  const line = new FairLine<Asks>()
  for (const [n, who] of asked.entries()) line.add({ table: who.slice(0, 1), seat: who.slice(1), n })
  return line
}
const served = (line: FairLine<Asks>): string[] => {
  const order: string[] = []
  for (let one = line.next(); one !== undefined; one = line.next()) order.push(`${one.table}${one.seat}${one.n}`)
  return order
}

describe('a line that is fair by table', () => {
  test('serves each table once before any table twice', () => {
    expect(served(lineOf('Aa', 'Aa', 'Ab', 'Ba', 'Ca'))).toEqual(['Aa1', 'Ba3', 'Ca4', 'Ab2', 'Aa0'])
  })
  test('serves the newest of a seat first', () => {
    expect(served(lineOf('Aa', 'Aa', 'Aa'))).toEqual(['Aa2', 'Aa1', 'Aa0'])
  })
  test('remembers who was served: a table that asks again and again comes behind one that waits', () => {
    const line = lineOf('Aa')
    expect(line.next()?.table).toBe('A')
    line.add({ table: 'A', seat: 'a', n: 1 })
    line.add({ table: 'B', seat: 'a', n: 2 })
    expect(served(line)).toEqual(['Ba2', 'Aa1'])
  })
  test('says how many of other tables and of its own seat come before, and passes over whoever may not be served now', () => {
    const line = lineOf('Aa', 'Ba')
    const last: Asks = { table: 'A', seat: 'b', n: 2 }
    line.add(last)
    expect(line.before(last)).toBe(1)
    expect(line.next(({ table }) => table === 'B')?.table).toBe('B')
    expect(line.before(last)).toBe(0)
  })
  test('loses nothing, serves nothing twice, and lets no table wait for more than one question of each other', () => {
    const question = fc.record({ table: fc.constantFrom('A', 'B', 'C', 'D'), seat: fc.constantFrom('a', 'b') })
    fc.assert(
      fc.property(fc.array(question, { maxLength: 30 }), (questions) => {
        const asked = questions.map((one, n) => ({ ...one, n }))
        const line = new FairLine<Asks>()
        for (const one of asked) line.add(one)
        const order: Asks[] = []
        for (let one = line.next(); one !== undefined; one = line.next()) order.push(one)
        expect(order.map(({ n }) => n).sort((a, b) => a - b)).toEqual(asked.map(({ n }) => n))
        for (const table of new Set(asked.map((one) => one.table))) {
          const before = order.slice(
            0,
            order.findIndex((one) => one.table === table),
          )
          expect(new Set(before.map((one) => one.table)).size).toBe(before.length)
        }
      }),
    )
  })
})
