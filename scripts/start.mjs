// `npm start`: makes the clone ready, then serves the table in this same process, so that whatever ends the one ends the other.
import process from 'node:process'
import { build, install } from './ready.mjs'

if (!install() || !build()) process.exit(1)
process.argv.splice(2, 0, 'serve')
// npm does not hand on that it was ended: whoever started this with it is gone then, and the table stops as it does when asked.
const { ppid } = process
if (process.env.npm_lifecycle_event === 'start')
  setInterval(() => process.ppid !== ppid && process.kill(process.pid, 'SIGTERM'), 500).unref()
await import('../cli/dist/main.js')
