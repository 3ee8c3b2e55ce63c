// The server as a process that says, whenever it is asked, what it has in memory when everything unused is gone.

import process from 'node:process'
import { pino } from 'pino'
import { serve } from '../../dist/server/index.js'

const serving = await serve({ port: 0, data: process.argv[2], log: pino({ level: 'error' }) })
console.log(JSON.stringify({ address: serving.address }))
process.stdin.on('data', () => {
  globalThis.gc()
  globalThis.gc()
  const { heapUsed, rss } = process.memoryUsage()
  const megabytes = (bytes) => Math.round(bytes / 1e5) / 10
  console.log(JSON.stringify({ heap: megabytes(heapUsed), whole: megabytes(rss), ...serving.host.kept }))
})
