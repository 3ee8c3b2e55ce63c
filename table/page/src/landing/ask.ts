import type { HttpRefusal, MakeTable, TableMade } from '../../../src/protocol/requests.ts'
import { keepSeat } from '../tables.ts'

/** A refusal over HTTP, as an error that says what to do. */
export class Refused extends Error {
  readonly code: string
  readonly remedy: string
  constructor({ code, because, remedy }: HttpRefusal) {
    super(because)
    this.code = code
    this.remedy = remedy
  }
}

/** Asks the server for something and gives its answer, or throws what it refused. */
export async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    ...(body === undefined
      ? {}
      : { method: 'POST', body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch((thrown: unknown) => {
    throw new Refused({ code: 'http/unreached', because: 'The server does not answer.', remedy: String(thrown) })
  })
  const said: unknown = answer.status === 204 ? undefined : await answer.json().catch(() => undefined)
  if (answer.ok) return said as T
  throw new Refused(isRefusal(said) ? said : { code: 'http/fault', because: answer.statusText, remedy: '' })
}
const isRefusal = (said: unknown): said is HttpRefusal => typeof said === 'object' && said !== null && 'because' in said

/** Lays a table and sits down at it: at the side one plays, else at the game master's seat. */
export async function lay(wanted: MakeTable): Promise<void> {
  const { table, links } = await ask<TableMade>('/api/tables', wanted)
  for (const { seat, path } of links) {
    const [at = '', secret = ''] = path.split('#')
    await ask(`${at}/enter`, { secret })
    keepSeat({ table, title: wanted.title ?? '', seat, path: at })
  }
  const own = links.find(({ seat }) => seat === wanted.play) ?? links[0]
  // Its cookie is here already: its secret has no business in the address.
  if (own !== undefined) location.assign(own.path.split('#')[0] ?? '/')
}
