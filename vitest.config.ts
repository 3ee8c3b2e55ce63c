import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { coverage } from './scripts/rule-coverage/reporter.mjs'

const docs = fileURLToPath(new URL('docs', import.meta.url))

export default defineConfig({
  plugins: [coverage({ docs, write: process.env.AFFRAY_COVERAGE === 'write' })],
  test: {
    include: [
      'engine/src/**/*.test.ts',
      'table/**/*.test.ts',
      'cli/**/*.test.ts',
      'docs/**/*.test.ts',
      'scripts/**/*.test.ts',
      'bench/test/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    // Left alone it leaves a core to itself, which is half of a machine with two.
    maxWorkers: availableParallelism(),
    isolate: false,
    expect: { requireAssertions: true },
    // Long enough for a machine that does much else: what hangs is found, what is slow is not a failure.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
})
