import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import type { Done } from '../src/room/index.ts'
import { Health } from '../src/server/health.ts'
import { freshlyHeld, type Held } from '../src/server/held.ts'
import { newRoom } from '../src/server/making.ts'
import { Turns } from '../src/server/turns.ts'
import { Client, make, pathOf } from './client.ts'
import { crowded } from './reliability/crowd.ts'
import { seated, serving, stopAll } from './serving.ts'

afterEach(stopAll)

const health = new Health(pino({ level: 'silent' }))
const table = (id: string): Held => freshlyHeld(id, newRoom(id, { from: { scenario: seated } }, 's', 0), 0, '', 0)
const DONE: Done = { type: 'done', effects: [] }
const once = (): Promise<void> => new Promise((resolve) => setImmediate(resolve))

/** A turn of so many pieces, each of which takes a slice. */
function* pieces(count: number, did: string[], name: string): Generator<undefined, Done> {
  for (let i = 1; i <= count; i++) {
    for (const until = performance.now() + 6; performance.now() < until; );
    did.push(`${name}${i}`)
    if (i < count) yield
  }
  return DONE
}

test('tables whose bots think long take turns, and whatever else is to be done comes in between', async () => {
  const turns = new Turns(health)
  const did: string[] = []
  const begin = (name: string): void =>
    turns.begin(table(name), {
      acting: pieces(3, did, name),
      done: () => did.push(`${name} done`),
      failed: () => did.push(`${name} failed`),
    })
  begin('A')
  begin('B')
  setImmediate(() => did.push('somebody answers'))
  while (!did.includes('B done')) await once()
  expect(did).toEqual(['A1', 'B1', 'A2', 'somebody answers', 'B2', 'A3', 'A done', 'B3', 'B done'])
})

test('a table where somebody says something is through with its turn before', () => {
  const turns = new Turns(health)
  const did: string[] = []
  const held = table('A')
  turns.begin(held, { acting: pieces(3, did, 'A'), done: () => did.push('done'), failed: () => did.push('failed') })
  expect([turns.has(held), did]).toEqual([true, ['A1']])
  turns.whole(held)
  expect([turns.has(held), did]).toEqual([false, ['A1', 'A2', 'A3', 'done']])
})

test('what is said at a table in the middle of its turn is heard behind it, in its order, and no other table waits', async () => {
  const turns = new Turns(health)
  const did: string[] = []
  const [a, b] = [table('A'), table('B')]
  const says = (held: Held, word: string): void => {
    if (!turns.hear(held, () => says(held, word))) did.push(word)
  }
  turns.begin(a, { acting: pieces(3, did, 'A'), done: () => did.push('A done'), failed: () => {} })
  says(a, 'first')
  says(b, 'at another table')
  says(a, 'second')
  expect(did).toEqual(['A1', 'at another table'])
  turns.whole(a)
  // It comes before those who waited are heard, and does not overtake them.
  says(a, 'third')
  while (!did.includes('third')) await once()
  expect(did.slice(2)).toEqual(['A2', 'A3', 'A done', 'first', 'second', 'third'])
  says(a, 'fourth')
  expect(did.at(-1)).toBe('fourth')
})

test('what is said at a table that is dropped in the middle of its turn is not lost, and finds it gone', async () => {
  const turns = new Turns(health)
  const did: string[] = []
  const held = table('A')
  turns.begin(held, { acting: pieces(3, did, 'A'), done: () => did.push('done'), failed: () => {} })
  turns.hear(held, () => did.push('heard'))
  turns.stop(held)
  while (!did.includes('heard')) await once()
  expect(did).toEqual(['A1', 'heard'])
})

test('what is wrong in a later piece is told of that table, and the others go on', async () => {
  const turns = new Turns(health)
  const did: string[] = []
  turns.begin(table('A'), {
    acting: (function* (): Generator<undefined, Done> {
      yield* pieces(2, did, 'A')
      throw new TypeError('a fault of ours')
    })(),
    done: () => did.push('A done'),
    failed: (thrown) => did.push(String(thrown)),
  })
  turns.begin(table('B'), { acting: pieces(3, did, 'B'), done: () => did.push('B done'), failed: () => {} })
  while (!did.includes('B done')) await once()
  expect(did).toContain('TypeError: a fault of ours')
})

test('a piece at a time bots do, store and tell what they do at once', () => {
  const room = (): ReturnType<typeof newRoom> => {
    const made = newRoom('t', { from: { scenario: crowded('d6/tavern-brawl', 8) }, play: 'gm', begin: true }, 'seed', 0)
    made.look('gm', 'v')
    return made
  }
  const [atOnce, inPieces] = [room(), room()]
  let stops = 0
  for (let i = 0; i < 60; i++) {
    atOnce.act({ happens: { type: 'turn' } })
    const acting = inPieces.acting({ happens: { type: 'turn' } })
    while (acting.next().done !== true) stops++
    expect(inPieces.tell(['gm'], 'v')).toEqual(atOnce.tell(['gm'], 'v'))
  }
  expect(stops).toBeGreaterThan(10)
  expect(JSON.stringify(inPieces.file())).toBe(JSON.stringify(atOnce.file()))
})

test('whoever speaks while bots think is heard behind what they do, and all of it is there again', async () => {
  const server = await serving()
  const made = await make(server.address, { from: { scenario: crowded('d6/tavern-brawl', 8) }, play: 'gm' })
  const gm = await Client.enter(server.address, pathOf(made, 'gm'))
  await gm.say({ type: 'settings', pace: 0 })
  for (let i = 0; i < 10; i++) expect(await gm.say({ type: 'chat', text: `word ${i}` })).toMatchObject({ type: 'done' })
  await gm.say({ type: 'pause', paused: true })
  await gm.settled()
  const { scene, chat } = gm.shown
  server.host.drop(await server.host.table(made.table), 'for the test')
  await gm.ended
  const again = await Client.enter(server.address, pathOf(made, 'gm'))
  expect([again.shown.scene, again.shown.chat]).toEqual([scene, chat])
})
