import { afterEach, expect, test } from 'vitest'
import type { Said, Told } from '../src/protocol/index.ts'
import { newRoom } from '../src/server/making.ts'
import { Client, make, pathOf, type Saying } from './client.ts'
import { seated, serving, stopAll } from './serving.ts'

afterEach(stopAll)

/** Secrets one can know beforehand. */
function counted() {
  let n = 0
  return { id: () => 'table', secret: () => `secret-${++n}`, code: () => `CODE${++n}` }
}

/** One thing of a script: who says what, made from what he sees. */
type Line = readonly [by: string, say: (asked: number) => Saying]
const SCRIPT: readonly Line[] = [
  ['ana', () => ({ type: 'chat', text: 'ready?' })],
  ['ana', (asked) => ({ type: 'answer', who: 'bouncer', key: 'wary', asked })],
  ['ben', (asked) => ({ type: 'answer', who: 'sailor', key: 'bold', asked: asked + 1 })],
  ['ben', (asked) => ({ type: 'answer', who: 'sailor', key: 'bold', asked })],
  ['gm', () => ({ type: 'settings', undo: 'own last' })],
  ['ben', (asked) => ({ type: 'answer', who: 'sailor', key: 'strike', asked })],
  ['ben', () => ({ type: 'undo', to: 'last' })],
  ['ben', (asked) => ({ type: 'answer', who: 'sailor', key: 'strike', asked })],
  ['ana', () => ({ type: 'redo' })],
  ['gm', () => ({ type: 'command', command: { do: 'set', who: 'sailor', field: 'grit', to: 3 }, because: 'drunk' })],
  ['gm', () => ({ type: 'undo', to: 1 })],
  ['gm', () => ({ type: 'name', fighter: 'bouncer', shown: 'Tall stranger' })],
  ['gm', () => ({ type: 'show', fighter: 'bouncer', what: 'grit', shown: true })],
  ['gm', () => ({ type: 'door', open: true })],
  ['gm', () => ({ type: 'command', command: { do: 'end', won: ['house'] }, because: 'closing time' })],
]
const SEATS = ['gm', 'ana', 'ben']

test('one script played against the room in memory and against the server gives the same bytes', async () => {
  const now = () => 1_000
  const server = await serving({ now, fresh: counted() })
  const table = await make(server.address, { from: { scenario: seated } })
  const clients = new Map<string, Client>()
  // One after the other, so that all know who was there before.
  for (const seat of SEATS) {
    const others = [...clients.values()].map((one) =>
      one.sees(({ seats }) => seats.some((s) => s.name === seat && s.here)),
    )
    clients.set(seat, await Client.enter(server.address, pathOf(table, seat), seat))
    await Promise.all(others)
  }
  for (const [i, [by, say]] of SCRIPT.entries()) {
    const client = clients.get(by)
    if (client === undefined) throw new Error(by)
    const told = await client.say(say(client.shown.asked), `m${i}`)
    // Everybody has heard of it before the next speaks.
    if (told.type === 'done') await Promise.all([...clients.values()].map((one) => one.settled()))
  }
  const heard = SEATS.map((seat) => clients.get(seat)?.bytes)

  const fresh = counted()
  const [id, seed] = [fresh.id(), fresh.secret()]
  const room = newRoom(id, { from: { scenario: seated }, begin: true }, seed, now() * 1000)
  for (const _ of SEATS) fresh.secret()
  const bytes = new Map(SEATS.map((seat) => [seat, '']))
  const tell = (seat: string, told: readonly Told[]): void => {
    for (const one of told) bytes.set(seat, `${bytes.get(seat)}${JSON.stringify(one)}\n`)
  }
  const version = 'none'
  const known = (client: Client | undefined): string =>
    client?.heard[0]?.type === 'shown' ? client.heard[0].version : version
  const page = known(clients.get('gm'))
  for (const [i, seat] of SEATS.entries()) {
    room.here = new Set(SEATS.slice(0, i + 1))
    for (const [other, told] of room.tell(SEATS.slice(0, i), page)) tell(other, told)
    tell(seat, room.look(seat, page))
  }
  let looks = 0
  for (const [i, [by, say]] of SCRIPT.entries()) {
    const said = { ...say(room.shown(by).asked), id: `m${i}` } as Said
    const code = said.type === 'door' ? { code: fresh.code() } : {}
    const done = room.act({ by, said, ...code })
    if (done.type === 'refused') {
      tell(by, [room.dressed(by, { ...done, type: 'refused', id: said.id } as Told)].map(inOrder))
      continue
    }
    for (const [seat, told] of room.tell(SEATS, page)) tell(seat, told)
    tell(by, [{ type: 'done', id: said.id }])
    looks++
  }
  const quiet = (text: string | undefined): string[] =>
    (text ?? '').split('\n').filter((line) => !line.includes('"settled'))
  expect(looks).toBeGreaterThan(10)
  SEATS.forEach((seat, i) => {
    expect(quiet(heard[i])).toEqual(quiet(bytes.get(seat)))
  })
})

/** A refusal's fields in the order the server writes them. */
function inOrder(told: Told): Told {
  if (told.type !== 'refused') return told
  const { type, id, code, because, remedy } = told
  return { type, id, code, because, remedy }
}
