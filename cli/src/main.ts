import process from 'node:process'
import { run } from './run.ts'

// Whoever reads our output may stop reading, as `head` does: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.on('SIGINT', () => process.exit(130))

process.exitCode = await run(process.argv.slice(2))
