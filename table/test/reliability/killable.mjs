// The server as a process that ends itself, without a warning, the n-th time it comes to a point of storing.

import process from 'node:process'
import { pino } from 'pino'
import { serve } from '../../dist/server/index.js'

const [data, point, n] = process.argv.slice(2)
let left = Number(n)
const serving = await serve({
  port: 0,
  data,
  log: pino({ level: 'silent' }),
  at: (here) => {
    if (here === point && --left === 0) process.kill(process.pid, 'SIGKILL')
  },
})
console.log(JSON.stringify({ address: serving.address }))
process.on('SIGTERM', () => serving.stop())
