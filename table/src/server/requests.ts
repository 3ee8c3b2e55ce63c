import { AffrayError, catalogueOf } from '@affray/engine'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import type * as z from 'zod'
import {
  copyTable,
  enter,
  type HttpRefusal,
  type Joining,
  join as joinBy,
  joining,
  LARGEST_FILE,
  type RulesShown,
} from '../protocol/requests.ts'
import { nextOf } from '../protocol/setup.ts'
import type { Gate } from './gate.ts'
import type { Host } from './host.ts'
import { lookedBack } from './looked-back.ts'
import { nextAsked } from './next-asked.ts'
import { pageFile } from './page-files.ts'
import type { Reading } from './reading.ts'
import { bodyAs, statusOf } from './refusing.ts'
import { catalogue, systemNamed } from './scenarios.ts'
import { checkKey, hashed } from './secrets.ts'
import { setupRequests } from './setup-requests.ts'
import type { Steward } from './steward.ts'

/** What a page may do: nothing but what it was served with. */
const CSP = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "connect-src 'self'",
  "worker-src 'self'",
  "manifest-src 'self'",
  "font-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

export interface RequestsOf {
  readonly host: Host
  readonly steward: Steward
  readonly reading: Reading
  readonly gate: Gate
  /** The folder of the built page. */
  readonly page: string
  readonly version: string
}

type Env = { Bindings: HttpBindings }

/** Everything that is asked over HTTP. */
export function requests({ host, steward, reading, gate, page, version }: RequestsOf): Hono<Env> {
  const app = new Hono<Env>()
  app.use(async (c, next) => {
    gate.checkHost(c.req.header('host'))
    if (c.req.method !== 'GET' && c.req.method !== 'HEAD') gate.checkOrigin(c.req.header('origin'))
    await next()
    c.header('Content-Security-Policy', CSP)
    c.header('X-Content-Type-Options', 'nosniff')
    c.header('Referrer-Policy', 'no-referrer')
    c.header('Cross-Origin-Opener-Policy', 'same-origin')
    c.header('Cross-Origin-Resource-Policy', 'same-origin')
  })
  app.onError((thrown, c) => {
    if (!(thrown instanceof AffrayError)) host.health.failed('requests', thrown)
    return refused(c, thrown)
  })
  app.notFound((c) => refused(c, new AffrayError('http/unknown', 'There is nothing here.', 'Begin at the first page.')))
  const upTo = (most: number) => bodyLimit({ maxSize: most, onError: (c) => refused(c, tooLarge(most)) })
  const small = upTo(4096)

  // What is the same for everybody; what belongs to a seat is sent as it is.
  app.use('/api/catalogue', compress())
  app.use('/api/rules/*', compress())
  let listed: unknown
  app.get('/api/catalogue', (c) => {
    listed ??= catalogue(version)
    return c.json(listed)
  })
  app.get('/api/rules/:system', (c) => {
    const { id, title } = systemNamed(c.req.param('system'))
    const shown = catalogueOf(id).filter((rule) => rule.outOfScope === undefined)
    return c.json({
      system: id,
      title,
      rules: shown.map((rule) => ({ id: rule.id, title: rule.title, says: rule.says, heading: rule.heading })),
    } satisfies RulesShown)
  })
  app.post('/api/tables', upTo(LARGEST_FILE + 4096), async (c) => {
    const from = gate.from(c.env.incoming)
    gate.checkMaker(from)
    return c.json(await steward.make(await c.req.text(), gate.key, from), 201)
  })
  app.route('/api/setup', setupRequests(gate, reading))
  app.post('/t/:table/:seat/enter', small, async (c) => {
    const { table, seat } = c.req.param()
    const { secret = secretIn(c.req.header('cookie')) } = await bodyOf(c, enter)
    if (secret === undefined || !(await host.links.enter(table, seat, secret))) throw noSuchSeat
    const path = `/t/${table}/${encodeURIComponent(seat)}`
    c.header('Set-Cookie', `seat=${secret}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=31536000${gate.secure(c)}`)
    return c.body(null, 204)
  })
  app.post('/api/join', small, async (c) => {
    const { code, name } = await bodyOf(c, joinBy)
    gate.checkGuess(gate.from(c.env.incoming))
    const row = await host.store.byCode(code.toUpperCase())
    if (row === undefined)
      throw new AffrayError('door/unknown', 'No door is open under this code.', 'Ask for it again.')
    return c.json({ state: 'waiting', ticket: await host.knock(row.id, name), title: row.title } satisfies Joining)
  })
  app.post('/api/joining', small, async (c) => {
    const { ticket } = await bodyOf(c, joining)
    const found = await host.store.ticket(hashed(ticket))
    const title = found === undefined ? undefined : (await host.store.table(found.table))?.title
    if (found === undefined || title === undefined || found.seat === null)
      return c.json({ state: 'turned away' } satisfies Joining)
    if (found.seat === undefined) return c.json({ state: 'waiting', ticket, title } satisfies Joining)
    const path = `/t/${found.table}/${encodeURIComponent(found.seat)}#${ticket}`
    return c.json({ state: 'seated', path } satisfies Joining)
  })

  /** Whoever has the cookie of a seat; `gm`: and rules there. */
  const seated = async (c: Context<Env>, gm: boolean): Promise<{ table: string; seat: string }> => {
    const { table = '', seat = '' } = c.req.param()
    const secret = secretIn(c.req.header('cookie'))
    if (secret === undefined || !(await host.links.opens(table, seat, secret))) throw noSuchSeat
    if (gm && !(await host.tables.place(table, seat)).gm)
      throw new AffrayError('gate/gm', `${seat} is not the game master.`, 'Only the game master may do that.')
    return { table, seat }
  }
  app.get('/t/:table/:seat/file', async (c) => {
    const { table, seat } = await seated(c, false)
    c.header('Content-Disposition', 'attachment; filename="fight.json"')
    c.header('Cache-Control', 'no-store')
    return c.json(await steward.export(table, seat))
  })
  app.post('/t/:table/:seat/copy', small, async (c) => {
    const { table } = await seated(c, true)
    const from = gate.from(c.env.incoming)
    gate.checkMaker(from)
    checkKey((await bodyOf(c, copyTable)).key, gate.key)
    return c.json(await steward.copy(table, from), 201)
  })
  app.get('/t/:table/:seat/after', async (c) => {
    const { table, seat } = await seated(c, false)
    c.header('Cache-Control', 'no-store')
    return c.json(await lookedBack((await host.table(table)).room, seat, reading))
  })
  app.post('/t/:table/:seat/next', upTo(65_536), async (c) => {
    const { table } = await seated(c, true)
    const { fates, again } = await bodyOf(c, nextOf)
    return c.json(nextAsked((await host.table(table)).room.game.fight, fates, again))
  })
  app.post('/t/:table/:seat/delete', small, async (c) => {
    await steward.delete((await seated(c, true)).table)
    return c.body(null, 204)
  })

  const file = (c: Context<Env>, name: string, forever: boolean): Response => {
    const found = pageFile(page, name, c.req.header('accept-encoding'))
    if (found === undefined) return c.notFound() as Response
    c.header('Content-Type', found.kind)
    c.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
    c.header('Vary', 'Accept-Encoding')
    if (found.way !== undefined) c.header('Content-Encoding', found.way)
    return c.body(found.body)
  }
  for (const path of ['/', '/t/:table/:seat', '/join', '/setup', '/after'])
    app.get(path, (c) => file(c, 'index.html', false))
  app.get('/assets/*', (c) => {
    const path = decoded(new URL(c.req.url).pathname)
    return path === undefined ? (c.notFound() as Response) : file(c, path.slice(1), true)
  })
  app.get('/:name', (c) => file(c, c.req.param('name'), false))
  return app
}

/** The secret in the cookie of a seat. */
export const secretIn = (cookie: string | undefined): string | undefined =>
  /(?:^|;\s*)seat=([\w-]{1,100})/.exec(cookie ?? '')?.[1]

const tooLarge = (most: number): AffrayError =>
  new AffrayError('http/large', 'That is too large.', `At most ${most} bytes are read.`)
const noSuchSeat = new AffrayError('seat/link', 'This link leads nowhere.', 'Ask the game master for a new one.')

const bodyOf = async <T>(c: Context<Env>, shape: z.ZodType<T>): Promise<T> => bodyAs(await c.req.text(), shape)

/** What an address says; undefined where it cannot be read. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

function refused(c: Context, thrown: unknown): Response {
  if (!(thrown instanceof AffrayError)) {
    const fault = { code: 'table/fault', because: 'Something went wrong here.', remedy: 'Try again.' }
    return c.json(fault satisfies HttpRefusal, 500)
  }
  const { code, message, remedy } = thrown
  return c.json({ code, because: message, remedy } satisfies HttpRefusal, statusOf(code))
}
