import { pino } from 'pino'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { dataOf } from '../src/server/data.ts'
import { Health } from '../src/server/health.ts'
import { newRoom } from '../src/server/making.ts'
import { PATIENCE, Reading } from '../src/server/reading.ts'
import { SIZES } from '../src/server/sizes.ts'
import { make } from './client.ts'
import { ask, atTable, duel, seated, serving, stopAll } from './serving.ts'

const health = new Health(pino({ level: 'silent' }))
const begun: Reading[] = []
const stopReading = async (): Promise<void> => {
  await Promise.all(begun.splice(0).map((reading) => reading.stop()))
}
afterEach(stopAll)
afterAll(stopReading)
const reader = (patience = PATIENCE): Reading => {
  const reading = new Reading(health, patience)
  begun.push(reading)
  return reading
}

const patient = reader()

/** A megabyte of YAML with as many names as it holds. */
const names = (many: number): string => Array.from({ length: many }, (_, i) => `k${i}: 1`).join('\n')
const nested = (deep: number): object => (deep === 0 ? {} : { x: nested(deep - 1) })

describe('a hostile scenario', () => {
  test('keeps no other table waiting, and is refused in words', async () => {
    const server = await serving()
    const { ana, ben } = await atTable(server)
    let refused = false
    const bad = ask(server, '/api/tables', { from: { file: names(100_000) } }).then((answer) => {
      refused = true
      return answer
    })
    for (const one of [ana, ben]) expect(await one.answerUsual()).toMatchObject({ type: 'done' })
    expect(refused).toBe(false)
    const { status, json } = await bad
    expect([status, json()]).toEqual([
      413,
      {
        code: 'file/large',
        because: 'This scenario has more than 20000 fields.',
        remedy: 'Leave out what the game fills in by itself, or make several tables.',
      },
    ])
  })
  test.each([
    ['fields', { from: { scenario: { ...duel, about: Array(SIZES.scenario.fields).fill(0) } } }, 'file/large'],
    ['depth', { from: { scenario: { ...duel, about: nested(SIZES.scenario.deep) } } }, 'file/deep'],
    [
      'fields of a fight',
      { from: { scenario: { affray: 2, entries: Array(SIZES.fight.fields).fill(0) } } },
      'file/large',
    ],
    ['depth of a fight', { from: { scenario: { affray: 2, entries: nested(SIZES.fight.deep) } } }, 'file/deep'],
    ['depth of YAML', { from: { file: `a: ${'['.repeat(20_000)}` } }, 'file/syntax'],
  ])('is refused by its %s', async (_, wanted, code) => {
    await expect(readBy(patient, wanted)).rejects.toMatchObject({ code })
  })
  test('that takes too long is stopped with its thread, and the next is read by another', async () => {
    const patience = { ...PATIENCE, milliseconds: 1 }
    const reading = reader(patience)
    const bad = readBy(reading, { from: { file: names(150_000) } })
    await expect(bad).rejects.toMatchObject({
      code: 'file/slow',
      message: 'This could not be read within 0.001 seconds, and reading it was stopped.',
      remedy: 'Send a smaller scenario: fewer fighters, fewer fields, a smaller map.',
    })
    patience.milliseconds = 60_000
    expect(JSON.parse(await readBy(reading, { from: { scenario: seated } }))).toMatchObject({ seed: 'seed' })
  })
  test('keeps nobody else waiting who makes a table: a sender has one at work, and few wait', async () => {
    const server = await serving()
    const reading = reader({ ...PATIENCE, waiting: 3, ofSender: 2 })
    const all = [1, 2].map(() => readBy(reading, { from: { file: names(100_000) } }, 'a'))
    const ended: string[] = []
    const settled = Promise.allSettled(all).then(() => ended.push('a'))
    expect(() => readBy(reading, { from: { scenario: seated } }, 'a')).toThrow('Too many tables are being made.')
    await readBy(reading, { from: { scenario: seated } }, 'b').then(() => ended.push('b'))
    await settled
    expect(ended).toEqual(['b', 'a'])
    expect((await make(server.address, { from: { scenario: seated } })).links).toHaveLength(3)
  })
})

const readBy = (reading: Reading, wanted: object, sender = ''): Promise<string> =>
  reading.read({ body: JSON.stringify(wanted), key: undefined, id: 'id', seed: 'seed' }, sender)

test('an exported table whose seats have names that are none is refused', () => {
  const { game } = newRoom('t', { from: { scenario: seated }, begin: true }, 's', 0)
  const file = game.file()
  const seats = file.seats.map((one) => (one.name === 'ana' ? { ...one, name: 'a/b' } : one))
  const wanted = { from: { file: JSON.stringify({ ...file, seats }) } }
  expect(() => newRoom('t', wanted, 's', 0)).toThrow('"a/b" is no name to be called by.')
})

describe('YAML', () => {
  test('with a name twice is refused where it stands; names may come together', () => {
    expect(() => dataOf('a: 1\nb:\n  c: 1\n  c: 2\n')).toThrow('"c" stands there twice at line 4, column 3.')
    expect(dataOf('a: &x {b: 1}\nc:\n  <<: *x\n  d: 2')).toEqual({ a: { b: 1 }, c: { b: 1, d: 2 } })
  })
  test('that is none says where', () => {
    expect(() => dataOf('a: [1\n')).toThrow('This is neither YAML nor JSON: Flow sequence')
  })
})
