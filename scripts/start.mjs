// `npm start`: makes the clone ready, then serves the table in this same process, so that whatever ends the one ends the other.
import process from 'node:process'
import { build, install } from './ready.mjs'

if (!install() || !build()) process.exit(1)
process.argv.splice(2, 0, 'serve')
await import('../cli/dist/main.js')
