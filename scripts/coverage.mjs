// npm run coverage: runs every test and writes docs/coverage.md and docs/coverage.json.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [vitest, 'run'], {
  cwd: root,
  stdio: 'inherit',
  env: { ...process.env, AFFRAY_COVERAGE: 'write' },
})
process.exitCode = status ?? 1
