import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))

test("the library's reference can be made, and every type it names is one a reader can look up", () => {
  const said = execFileSync(
    process.execPath,
    ['node_modules/typedoc/bin/typedoc', '--emit', 'none', '--skipErrorChecking'],
    {
      cwd: root,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  expect(said).not.toMatch(/warning/)
}, 300_000)
