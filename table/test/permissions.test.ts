import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SAID, type Said } from '../src/protocol/index.ts'
import type { Serving } from '../src/server/index.ts'
import { Client, make, pathOf } from './client.ts'
import { samples } from './samples.ts'
import { atTable, cookieOf, seated, serving, stopAll } from './serving.ts'

/** Whom a message is refused to, by the group it stands in; what a seat may not say at all has one of these codes. */
const FORBIDDEN = /^seat\/(gm|spectator|other)$/
const groupOf = (type: Said['type']): keyof typeof SAID =>
  SAID.mastering.some(({ shape }) => shape.type.value === type)
    ? 'mastering'
    : SAID.deciding.some(({ shape }) => shape.type.value === type)
      ? 'deciding'
      : 'everybody'
/** Messages that speak of the bouncer, who is ana's. */
const OF_HIS_OWN = new Set<Said['type']>(['answer', 'withdraw', 'order', 'odds', 'advice', 'gestures'])
const TYPES = Object.values(SAID).flatMap((group) => group.map(({ shape }) => shape.type.value))

let server: Serving
beforeAll(async () => {
  server = await serving({ proxy: true })
})
afterAll(stopAll)

/** What comes of a message, from whom it was forbidden. */
async function allowed(client: Client, type: Said['type']): Promise<boolean> {
  const said = samples(client.shown.asked)[type]
  if (type === 'look') {
    const told = client.until((one) => one.type === 'shown')
    client.send({ ...said, id: 'look' })
    await told
    return true
  }
  const answer = await client.say(said)
  return !(answer.type === 'refused' && FORBIDDEN.test(answer.code))
}

describe.each(TYPES)('%s', (type) => {
  test('is allowed to whom the schema says, and to nobody else', async () => {
    const { table, gm, ana, ben } = await atTable(server)
    const link = gm.until((one) => one.type === 'link')
    await gm.say({ type: 'seat', name: 'eve' })
    const told = await link
    const eve = await Client.enter(server.address, told.type === 'link' ? told.path : '')
    const group = groupOf(type)
    // Others first: what the game master says may take their seats away.
    expect({
      spectator: await allowed(eve, type),
      other: await allowed(ben, type),
      owner: await allowed(ana, type),
    }).toEqual({
      spectator: group === 'everybody',
      other: group === 'everybody' || (group === 'deciding' && !OF_HIS_OWN.has(type)),
      owner: group !== 'mastering',
    })
    // The game master decides for nobody he has not taken over.
    const takesOver = new Set<Said['type']>(['answer', 'withdraw', 'order'])
    expect(await allowed(gm, type)).toBe(!takesOver.has(type))
    for (const one of [gm, ana, ben, eve]) one.close()
    await server.host.delete(table.table)
  })

  test('from a link that was ended, a stranger or another table changes nothing', async () => {
    const { table, gm, ana } = await atTable(server)
    const others = await make(server.address, { from: { scenario: seated } })
    const held = await server.host.table(table.table)
    const old = await cookieOf(server, pathOf(table, 'ana'))
    const strange = await cookieOf(server, pathOf(others, 'ana'))
    await gm.say({ type: 'unlink', seat: 'ana' })
    const before = JSON.stringify(held.room.file())
    // Straight behind the news that it is revoked, as a hurried page would.
    try {
      ana.send({ ...samples(ana.shown.asked)[type], id: 'late' })
    } catch {
      // The socket may be shut already.
    }
    await ana.ended
    for (const cookie of [old, strange, '']) {
      // Each from an address of his own: whoever tries many links is told to wait.
      const headers = { origin: server.address.replace(/\/$/, ''), cookie, 'x-forwarded-for': type }
      const url = `${server.address.replace('http', 'ws')}t/${table.table}/ana/socket`
      const status = await new Promise((resolve) => {
        const socket = new WebSocket(url, { headers })
        socket.on('unexpected-response', (_, response) => {
          resolve(response.statusCode)
          socket.terminate()
        })
        socket.on('open', () => resolve('open'))
        socket.on('error', () => {})
      })
      expect(status).toBe(401)
    }
    await server.host.flush()
    expect(JSON.stringify(held.room.file())).toBe(before)
    await server.host.delete(table.table)
    await server.host.delete(others.table)
  })
})
