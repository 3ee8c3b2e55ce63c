import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { sqlite } from '../../src/server/sqlite.ts'
import { Client, make, pathOf } from '../client.ts'
import { freshFolder } from '../server.ts'

const killable = fileURLToPath(new URL('killable.mjs', import.meta.url))
export const POINTS = ['before commit', 'while storing', 'after commit', 'before ack', 'at random'] as const
type Point = (typeof POINTS)[number]

async function start(data: string, point: Point, n: number) {
  const child = spawn(process.execPath, [killable, data, point, String(n)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const [chunk] = (await once(child.stdout, 'data')) as [Buffer]
  const { address } = JSON.parse(String(chunk)) as { address: string }
  return { address, ended, kill: () => child.kill('SIGKILL') }
}

/** What cycles of killing came to. */
export interface Killed {
  readonly cycles: number
  readonly acknowledged: number
  /** Acknowledged and not stored. */
  readonly lost: number
  /** Stored twice. */
  readonly doubled: number
  /** Told to somebody, and not stored. */
  readonly unseen: number
}

/** Plays with a server that is killed again and again, sends again what was not acknowledged, and counts what the store has. */
export async function killed(cycles: number, from = 0): Promise<Killed> {
  const data = freshFolder()
  const acknowledged: string[] = []
  let open: { id: string; text: string }[] = []
  let path = ''
  let ids = 0
  const seen = new Set<string>()
  for (let cycle = from; cycle < from + cycles; cycle++) {
    const point = POINTS[cycle % POINTS.length] ?? 'at random'
    const server = await start(data, point, 3 + ((cycle * 7) % 11))
    if (path === '') {
      const table = await make(server.address, { from: { ready: 'example/tavern' }, play: 'ana' })
      path = pathOf(table, 'ana')
    }
    const ended = server.ended.then(() => 'ended' as const)
    const client = await Promise.race([
      Client.enter(server.address, path, `c${cycle}-`).catch(() => 'ended' as const),
      ended,
    ])
    if (client === 'ended') {
      server.kill()
      await server.ended
      continue
    }
    if (point === 'at random') setTimeout(server.kill, 5 + ((cycle * 37) % 60))
    for (let i = 0; i < 60; i++) {
      const { id, text } = open.shift() ?? { id: `k${++ids}`, text: `word ${ids}` }
      const sending = [{ id, text }]
      try {
        const told = await Promise.race([client.say({ type: 'chat', text }, id), ended])
        if (told === 'ended') {
          open = [...sending, ...open]
          break
        }
        // Too much at once is not done: it is sent again.
        if (told.type === 'done') acknowledged.push(id)
        else open = [...open, ...sending]
      } catch {
        open = [...sending, ...open]
        break
      }
      if (i % 6 === 5) await Promise.race([client.answerUsual(), ended])
    }
    for (const { text } of client.shown.chat) seen.add(text)
    client.terminate()
    server.kill()
    await server.ended
  }
  const { DatabaseSync } = await sqlite()
  const database = new DatabaseSync(join(data, 'tables.sqlite'))
  const rows = database.prepare('SELECT deed FROM deeds').all()
  const stored = rows.flatMap(({ deed }) => {
    const { said } = JSON.parse(String(deed)) as { said?: { id: string; text?: string } }
    return said === undefined ? [] : [said]
  })
  database.close()
  const kept = new Set(stored.map(({ id }) => id))
  const words = new Set(stored.map(({ text }) => text))
  return {
    cycles,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((id) => !kept.has(id)).length,
    doubled: stored.length - kept.size,
    unseen: [...seen].filter((text) => !words.has(text)).length,
  }
}
