import { rmSync } from 'node:fs'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { AffrayError } from '@affray/engine'
import * as z from 'zod'
import type { Health } from './health.ts'
import { privately } from './private.ts'
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
export type Answer =
  | { readonly is: unknown }
  | { readonly error: { readonly code: string; readonly message: string; readonly remedy: string } }

/** Where the server listens for whoever runs it. */
export const socketIn = (folder: string): string => join(folder, 'admin.sock')

/** Carries out a wish. */
export async function fulfilled(steward: Steward, wanted: Wish): Promise<unknown> {
  switch (wanted.do) {
    case 'list':
      return steward.list()
    case 'link':
      return steward.link(wanted.table, wanted.seat)
    case 'export':
      return steward.whole(wanted.table)
    case 'delete':
      await steward.delete(wanted.table)
      return 'deleted'
    case 'restore':
      return steward.restore(wanted.table)
    case 'backup':
      await steward.backup(wanted.path)
      return wanted.path
  }
}

/** Listens at a socket file in the data folder that only its owner can open. One wish a connection, one line each way. */
export function listenForAdmin(folder: string, steward: Steward, health: Health): Promise<Server> {
  const path = socketIn(folder)
  // The folder is locked: whoever left the file is gone.
  rmSync(path, { force: true })
  const server = createServer((socket) => {
    let heard = ''
    const hear = (data: Buffer): void => {
      heard += String(data)
      if (heard.length > 10_000) socket.destroy()
      if (!heard.includes('\n')) return
      socket.removeAllListeners('data')
      health.later('administration', answered(steward, heard), (answer) => socket.end(`${JSON.stringify(answer)}\n`))
    }
    socket.on(
      'error',
      health.guarded('administration', () => socket.destroy()),
    )
    socket.on('data', health.guarded('administration', hear))
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    privately(() =>
      server.listen(path, () => {
        server.on('error', (error) => health.failed('administration', error))
        resolve(server)
      }),
    )
  })
}

async function answered(steward: Steward, line: string): Promise<Answer> {
  try {
    return { is: await fulfilled(steward, wish.parse(JSON.parse(line))) }
  } catch (thrown) {
    const { code, message, remedy } =
      thrown instanceof AffrayError
        ? thrown
        : new AffrayError('admin/fault', String(thrown), 'Look at the server’s log.')
    return { error: { code, message, remedy } }
  }
}
