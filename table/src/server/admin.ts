import { chmodSync, existsSync, rmSync } from 'node:fs'
import { connect, createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { AffrayError } from '@affray/engine'
import * as z from 'zod'
import type { Steward } from './steward.ts'

const table = z.string().max(60)
const wish = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('list') }),
  z.strictObject({ do: z.literal('link'), table, seat: z.string().max(60).optional() }),
  z.strictObject({ do: z.literal('export'), table }),
  z.strictObject({ do: z.literal('delete'), table }),
  z.strictObject({ do: z.literal('restore'), table }),
  z.strictObject({ do: z.literal('backup'), path: z.string().max(4000) }),
])
/** What whoever runs the server may ask of it. */
export type Wish = z.infer<typeof wish>
type Answer =
  | { readonly is: unknown }
  | { readonly error: { readonly code: string; readonly message: string; readonly remedy: string } }

const socketIn = (folder: string): string => join(folder, 'admin.sock')

/** Carries out a wish. */
export function fulfilled(steward: Steward, wanted: Wish): unknown {
  switch (wanted.do) {
    case 'list':
      return steward.list()
    case 'link':
      return steward.link(wanted.table, wanted.seat)
    case 'export':
      return steward.whole(wanted.table)
    case 'delete':
      steward.delete(wanted.table)
      return 'deleted'
    case 'restore':
      return steward.restore(wanted.table)
    case 'backup':
      steward.backup(wanted.path)
      return wanted.path
  }
}

/** Listens at a socket file in the data folder that only its owner can open. One wish a connection, one line each way. */
export function listenForAdmin(folder: string, steward: Steward): Promise<Server> {
  const path = socketIn(folder)
  // The folder is locked: whoever left the file is gone.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    let heard = ''
    socket.on('error', () => socket.destroy())
    socket.on('data', (data) => {
      heard += String(data)
      if (heard.length > 10_000) socket.destroy()
      if (heard.includes('\n')) socket.end(`${JSON.stringify(answered(steward, heard))}\n`)
    })
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(path, () => {
      chmodSync(path, 0o600)
      resolve(server)
    })
  })
}

function answered(steward: Steward, line: string): Answer {
  try {
    return { is: fulfilled(steward, wish.parse(JSON.parse(line))) }
  } catch (thrown) {
    const { code, message, remedy } =
      thrown instanceof AffrayError
        ? thrown
        : new AffrayError('admin/fault', String(thrown), 'Look at the server’s log.')
    return { error: { code, message, remedy } }
  }
}

/** Asks the server that holds a data folder; undefined where none does. */
export function askServer(folder: string, wanted: Wish): Promise<unknown> | undefined {
  const path = socketIn(folder)
  if (!existsSync(path)) return undefined
  return new Promise((resolve, reject) => {
    const socket = connect(path)
    let heard = ''
    socket.on('connect', () => socket.write(`${JSON.stringify(wanted)}\n`))
    socket.on('data', (data) => {
      heard += String(data)
    })
    socket.on('error', () => resolve(undefined))
    socket.on('end', () => {
      // The server's own line.
      const answer = JSON.parse(heard) as Answer
      if ('is' in answer) resolve(answer.is)
      else reject(new AffrayError(answer.error.code, answer.error.message, answer.error.remedy))
    })
  })
}
