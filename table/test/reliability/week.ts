import { Client, make, pathOf } from '../client.ts'
import { type Gauged, gauged } from './gauged.ts'

const READY = ['example/duel', 'legend/duel', 'd6/tavern-brawl', 'cfi/wolves', 'olde/ambush', 'renaissance/grapple']
/** So many answers a fight has before the game master ends it. */
const MOST = 60

const asks = ({ scene }: Client['shown']): boolean =>
  scene.dice !== null || scene.asked.some((one) => one.answered === undefined)

/** The game master answers what is asked of him, as is usual, until the fight is over. */
async function presiding(gm: Client): Promise<void> {
  while (gm.shown.table.state !== 'over') {
    await gm.sees((shown) => shown.table.state === 'over' || asks(shown))
    if (asks(gm.shown)) await gm.answerUsual()
  }
}

/** One evening: people play, take back, are ruled over, lose their connection while the old one still counts, and close. */
async function evening(address: string, n: number): Promise<'ended' | 'not ended'> {
  const made = await make(address, { from: { ready: READY[n % READY.length] ?? '' } })
  const seat = made.links[1]?.seat ?? ''
  const gm = await Client.enter(address, pathOf(made, 'gm'), 'g')
  let player = await Client.enter(address, pathOf(made, seat), 'p')
  await gm.say({ type: 'settings', pace: 0, undo: 'own last' })
  const presided = presiding(gm)
  const lost: Client[] = []
  for (let i = 0; i < MOST && player.shown.scene.outcome === null; i++) {
    await player.sees((shown) => shown.scene.outcome !== null || asks(shown))
    await player.answerUsual()
    if (i === 5) {
      await player.say({ type: 'undo', to: 'last' })
      await gm.say({ type: 'go on' })
    }
    if (i === 8) await gm.say({ type: 'undo', to: 'last' })
    if (i === 8) await gm.say({ type: 'redo' })
    if (i === 8) await gm.say({ type: 'go on' })
    if (i % 15 === 10) {
      // The old socket still counts for a while.
      lost.push(player)
      player = await Client.enter(address, pathOf(made, seat), `p${i}`)
    }
    if (i === 20) await player.say({ type: 'chat', text: 'whose turn is it?' })
  }
  if (player.shown.scene.outcome === null)
    await gm.say({ type: 'command', command: { do: 'end', won: [] }, because: 'it is late' })
  // An end in the middle of a step comes when the step is over.
  while (player.shown.table.state !== 'over') {
    await player.answerUsual()
    await player.sees((shown) => shown.table.state === 'over' || asks(shown))
  }
  await presided
  const all = [player, gm, ...lost]
  for (const one of all) one.close()
  await Promise.all(all.map(({ ended }) => ended))
  return player.shown.table.seed === undefined ? 'not ended' : 'ended'
}

/** Many evenings one after the other, some at a time, and what the server's memory is like then. */
export async function week(tables: number) {
  const server = await gauged()
  const begun = performance.now()
  const readings: Gauged[] = []
  let ended = 0
  for (let n = 0; n < tables; n += 8) {
    const some = Array.from({ length: Math.min(8, tables - n) }, (_, k) => evening(server.address, n + k))
    ended += (await Promise.all(some)).filter((one) => one === 'ended').length
    readings.push(await server.memory())
  }
  server.kill()
  // The first evenings load what every later one uses: each game once, and as many tables as stay in memory.
  const first = readings[Math.min(3, readings.length - 1)]
  return { tables, ended, seconds: Math.round((performance.now() - begun) / 1000), first, last: readings.at(-1) }
}
