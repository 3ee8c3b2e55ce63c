import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const file = (name: string): string => readFileSync(join(root, 'docs/hosting', name), 'utf8')
const there = (command: string, ...of: readonly string[]): boolean => spawnSync(command, of).status === 0
const serve = readFileSync(join(root, 'cli/src/commands/serve.ts'), 'utf8')
const known = [...serve.matchAll(/\.option\('(--[a-z]+)/g)].map(([, name]) => name)

describe('the recipe for hosting', () => {
  test.each(['affray.service', 'Containerfile'])('%s names only options the server has', (name) => {
    const line = file(name)
      .split('\n')
      .find((one) => /^(ExecStart|ENTRYPOINT)/.test(one))
    const options = line?.match(/--[a-z]+/g) ?? []
    expect(options.length).toBeGreaterThan(4)
    expect(options.filter((one) => !known.includes(one))).toEqual([])
  })
  test('the proxy passes on to the port the unit listens on', () => {
    const port = /--port (\d+)/.exec(file('affray.service'))?.[1]
    expect(file('Caddyfile')).toContain(`reverse_proxy 127.0.0.1:${port}`)
  })
  test.skipIf(!there('systemd-analyze', '--version'))('systemd understands the unit', () => {
    const path = join(mkdtempSync(join(tmpdir(), 'affray-unit-')), 'affray.service')
    writeFileSync(
      path,
      file('affray.service').replaceAll('/opt/affray/', root).replace('/usr/bin/node', process.execPath),
    )
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', path], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
  test.skipIf(!there('caddy', 'version'))('Caddy understands its file', () => {
    const path = join(root, 'docs/hosting/Caddyfile')
    const { status, stderr } = spawnSync('caddy', ['adapt', '--adapter', 'caddyfile', '--config', path], {
      encoding: 'utf8',
    })
    expect(status, stderr).toBe(0)
  })
})
