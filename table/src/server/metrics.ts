import { createServer, type Server } from 'node:http'
import { collectDefaultMetrics, Gauge, Registry } from 'prom-client'
import type { Host } from './host.ts'
import type { Jobs } from './jobs.ts'
import type { Sockets } from './sockets.ts'

/** Health and metrics for whoever runs the server, on this computer alone. No table, seat or name is in them. */
export function listenForMetrics(port: number, host: Host, sockets: Sockets, jobs: Jobs): Promise<Server> {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number): Gauge =>
    new Gauge({
      name: `affray_${name}`,
      help,
      registers: [registry],
      collect() {
        this.set(value())
      },
    })
  gauge('tables_in_memory', 'Tables in memory.', () => host.tables.size)
  gauge('tables', 'Tables kept.', () => host.store.count())
  gauge('sockets', 'Open connections.', () => sockets.count)
  gauge('questions', 'Questions at work.', () => jobs.waiting)
  gauge('deeds_total', 'Deeds done since the start.', () => host.counts.deeds)
  gauge('refusals_total', 'Messages refused since the start.', () => host.counts.refused)
  gauge('failures_total', 'Tables that failed and were loaded again.', () => host.counts.failed)
  gauge('groups_total', 'Groups stored since the start.', () => host.groups)
  const server = createServer((request, response) => {
    if (request.url === '/health') response.end('ok\n')
    else if (request.url === '/metrics')
      void registry.metrics().then((text) => response.setHeader('content-type', registry.contentType).end(text))
    else response.writeHead(404).end()
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => resolve(server))
  })
}
