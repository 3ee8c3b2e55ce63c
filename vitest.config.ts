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
    ],
    exclude: ['**/node_modules/**', '**/dist/**'],
    isolate: false,
    expect: { requireAssertions: true },
    testTimeout: 120_000,
  },
})
