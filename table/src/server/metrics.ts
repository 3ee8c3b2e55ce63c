import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Fault } from './health.ts'
import type { Host } from './host.ts'
import type { Jobs } from './jobs.ts'
import type { Sockets } from './sockets.ts'

/** Health and metrics for whoever runs the server, on this computer alone. No table, seat or name is in them. */
export function listenForMetrics(port: number, host: Host, sockets: Sockets, jobs: Jobs): Promise<Server> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number | Promise<number>): Gauge =>
    new Gauge({
      name: `affray_${name}`,
      help,
      registers: [registry],
      async collect() {
        this.set(await value())
      },
    })
  gauge('tables_in_memory', 'Tables in memory.', () => host.tables.size)
  gauge('tables', 'Tables kept.', () => host.store.count())
  gauge('sockets', 'Open connections.', () => sockets.count)
  gauge('questions', 'Questions at work.', () => jobs.waiting)
  gauge('deeds_total', 'Deeds done since the start.', () => host.counts.deeds)
  gauge('refusals_total', 'Messages refused since the start.', () => host.counts.refused)
  gauge('failures_total', 'Tables that failed and were loaded again.', () => host.counts.failed)
  gauge('faults', 'Parts of the server that do not work now.', () => host.health.faults.length)
  gauge('groups_total', 'Groups stored since the start.', () => host.groups)
  const server = createServer((request, response) => {
    if (!/^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i.test(request.headers.host ?? '')) response.writeHead(403).end()
    else if (request.url === '/health') {
      const { faults } = host.health
      response.writeHead(faults.length === 0 ? 200 : 503).end(faults.map(inWords).join('') || 'ok\n')
    } else if (request.url === '/metrics')
      host.health.later('metrics', registry.metrics(), (text) => {
        response.setHeader('content-type', registry.contentType).end(text)
        host.health.works('metrics')
      })
    else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.on('error', (error) => host.health.failed('metrics', error))
      resolve(server)
    })
  })
}

/** A fault as whoever runs the server reads it; the log has more. */
function inWords({ work, since, times }: Fault): string {
  const often = times === 1 ? 'once' : `${times} times`
  return `${work}: failed ${often} since ${new Date(since).toISOString()}\n`
}
