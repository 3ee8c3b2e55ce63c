import { readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { AffrayError, catalogueOf } from '@affray/engine'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type * as z from 'zod'
import {
  enter,
  type HttpRefusal,
  type Joining,
  join as joinBy,
  joining,
  LARGEST_FILE,
  makeTable,
  type RulesShown,
} from '../protocol/requests.ts'
import type { Gate } from './gate.ts'
import type { Host } from './host.ts'
import { catalogue, systemNamed } from './scenarios.ts'
import { hashed } from './secrets.ts'
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

const KINDS: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  ico: 'image/x-icon',
  json: 'application/json',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
  txt: 'text/plain; charset=utf-8',
}

export interface RequestsOf {
  readonly host: Host
  readonly steward: Steward
  readonly gate: Gate
  /** The folder of the built page. */
  readonly page: string
  readonly version: string
}

type Env = { Bindings: HttpBindings }

/** Everything that is asked over HTTP. */
export function requests({ host, steward, gate, page, version }: RequestsOf): Hono<Env> {
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
  app.onError((thrown, c) => refused(c, thrown))
  app.notFound((c) => refused(c, new AffrayError('http/unknown', 'There is nothing here.', 'Begin at the first page.')))
  const small = bodyLimit({ maxSize: 4096, onError: (c) => refused(c, tooLarge) })

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
  app.post(
    '/api/tables',
    bodyLimit({ maxSize: LARGEST_FILE + 4096, onError: (c) => refused(c, tooLarge) }),
    async (c) => {
      const wanted = await bodyOf(c, makeTable)
      gate.checkMaking(wanted.key, gate.from(c.env.incoming))
      return c.json(steward.make(wanted), 201)
    },
  )
  app.post('/t/:table/:seat/enter', small, async (c) => {
    const { table, seat } = c.req.param()
    const { secret } = await bodyOf(c, enter)
    if (!host.opens(table, seat, secret)) throw noSuchSeat
    const path = `/t/${table}/${encodeURIComponent(seat)}`
    c.header('Set-Cookie', `seat=${secret}; Path=${path}; HttpOnly; SameSite=Strict; Max-Age=31536000${gate.secure(c)}`)
    return c.body(null, 204)
  })
  app.post('/api/join', small, async (c) => {
    const { code, name } = await bodyOf(c, joinBy)
    gate.checkGuess(gate.from(c.env.incoming))
    const row = host.store.byCode(code.toUpperCase())
    if (row === undefined)
      throw new AffrayError('door/unknown', 'No door is open under this code.', 'Ask for it again.')
    return c.json({ state: 'waiting', ticket: host.knock(row.id, name), title: row.title } satisfies Joining)
  })
  app.post('/api/joining', small, async (c) => {
    const { ticket } = await bodyOf(c, joining)
    const found = host.store.ticket(hashed(ticket))
    const title = found === undefined ? undefined : host.store.table(found.table)?.title
    if (found === undefined || title === undefined || found.seat === null)
      return c.json({ state: 'turned away' } satisfies Joining)
    if (found.seat === undefined) return c.json({ state: 'waiting', ticket, title } satisfies Joining)
    const path = `/t/${found.table}/${encodeURIComponent(found.seat)}#${ticket}`
    return c.json({ state: 'seated', path } satisfies Joining)
  })

  /** Whoever has the cookie of a seat; `gm`: and rules there. */
  const seated = (c: Context<Env>, gm: boolean): { table: string; seat: string } => {
    const { table = '', seat = '' } = c.req.param()
    const secret = secretIn(c.req.header('cookie'))
    if (secret === undefined || !host.opens(table, seat, secret)) throw noSuchSeat
    if (gm && !host.place(table, seat).gm)
      throw new AffrayError('gate/gm', `${seat} is not the game master.`, 'Only the game master may do that.')
    return { table, seat }
  }
  app.get('/t/:table/:seat/file', (c) => {
    const { table, seat } = seated(c, false)
    c.header('Content-Disposition', 'attachment; filename="fight.json"')
    c.header('Cache-Control', 'no-store')
    return c.json(steward.export(table, seat))
  })
  app.post('/t/:table/:seat/copy', small, (c) => c.json(steward.copy(seated(c, true).table), 201))
  app.post('/t/:table/:seat/delete', small, (c) => {
    steward.delete(seated(c, true).table)
    return c.body(null, 204)
  })

  const file = (c: Context<Env>, name: string, forever: boolean): Response => {
    const path = normalize(join(page, name))
    const kind = KINDS[path.slice(path.lastIndexOf('.') + 1)]
    if (!path.startsWith(page) || kind === undefined) return c.notFound() as Response
    try {
      const body = readFileSync(path)
      c.header('Content-Type', kind)
      c.header('Cache-Control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      return c.body(body)
    } catch {
      return c.notFound() as Response
    }
  }
  for (const path of ['/', '/t/:table/:seat', '/join']) app.get(path, (c) => file(c, 'index.html', false))
  app.get('/assets/*', (c) => file(c, decodeURIComponent(new URL(c.req.url).pathname).slice(1), true))
  app.get('/:name', (c) => file(c, c.req.param('name'), false))
  return app
}

/** The secret in the cookie of a seat. */
export const secretIn = (cookie: string | undefined): string | undefined =>
  /(?:^|;\s*)seat=([\w-]{1,100})/.exec(cookie ?? '')?.[1]

const tooLarge = new AffrayError('http/large', 'That is too large.', `At most ${LARGEST_FILE} bytes are read.`)
const noSuchSeat = new AffrayError('seat/link', 'This link leads nowhere.', 'Ask the game master for a new one.')

async function bodyOf<T>(c: Context<Env>, shape: z.ZodType<T>): Promise<T> {
  const data: unknown = await c.req.json().catch(() => undefined)
  const parsed = shape.safeParse(data)
  if (parsed.success) return parsed.data
  const fault = parsed.error.issues[0]
  throw new AffrayError(
    'http/invalid',
    `This request cannot be used: ${fault?.path.map(String).join('.') || 'the whole'}: ${fault?.message ?? ''}.`,
    'docs/protocol.md says what is understood.',
  )
}

const STATUS: readonly (readonly [RegExp, 401 | 403 | 404 | 413 | 429 | 503])[] = [
  [/^(seat\/link|table\/key)$/, 401],
  [/^gate\//, 403],
  [/\/unknown$/, 404],
  [/^http\/large$/, 413],
  [/^limit\//, 429],
  [/^store\//, 503],
]
function refused(c: Context, thrown: unknown): Response {
  if (!(thrown instanceof AffrayError)) {
    const fault = { code: 'table/fault', because: 'Something went wrong here.', remedy: 'Try again.' }
    return c.json(fault satisfies HttpRefusal, 500)
  }
  const { code, message, remedy } = thrown
  const status = STATUS.find(([pattern]) => pattern.test(code))?.[1] ?? 400
  return c.json({ code, because: message, remedy } satisfies HttpRefusal, status)
}
