import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['engine/src/**/*.test.ts', 'cli/**/*.test.ts', 'docs/**/*.test.ts', 'scripts/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    isolate: false,
    expect: { requireAssertions: true },
    testTimeout: 120_000,
  },
})
