import { setupForm } from '@affray/engine/play'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { compress } from 'hono/compress'
import { LARGEST_FILE } from '../protocol/requests.ts'
import type { Gate } from './gate.ts'
import type { Reading } from './reading.ts'
import { systemNamed } from './scenarios.ts'

/** What is asked while a fight is set up: the form of a game, and what stands in it. */
export function setupRequests(gate: Gate, reading: Reading): Hono<{ Bindings: HttpBindings }> {
  const app = new Hono<{ Bindings: HttpBindings }>()
  const forms = new Map<string, unknown>()
  app.use('/*', compress())
  app.get('/:system', (c) => {
    const system = systemNamed(c.req.param('system'))
    const form = forms.get(system.id) ?? setupForm(system)
    forms.set(system.id, form)
    return c.json(form)
  })
  app.post('/', bodyLimit({ maxSize: LARGEST_FILE + 4096 }), async (c) => {
    const said = await reading.read({ setUp: await c.req.text(), key: gate.key }, gate.from(c.env.incoming))
    return c.body(said, 200, { 'Content-Type': 'application/json' })
  })
  return app
}
