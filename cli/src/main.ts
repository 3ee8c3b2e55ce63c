import process from 'node:process'
import { failed } from './failed.ts'
import { program } from './program.ts'

// Whoever reads our output may stop reading, as `head` does: that is no failure of ours.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})
process.on('SIGINT', () => process.exit(130))

try {
  await program.parseAsync()
} catch (thrown) {
  process.exitCode = failed(thrown, process.argv.includes('--json'))
}
