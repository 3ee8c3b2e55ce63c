import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import process from 'node:process'
import { systems } from '@affray/engine'
import { beforeAll, expect, test } from 'vitest'
import { root } from './affray.ts'

const folder = mkdtempSync(join(tmpdir(), 'affray-pack-'))
const modules = join(folder, 'node_modules')

function run(command: string, args: readonly string[], cwd: string): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}\n${stderr}`)
  return stdout
}

const PACKAGES = ['engine', 'table', 'cli']

/** Installs the tarballs in an empty folder, without a network: what they say they depend on is linked from the clone. */
beforeAll(() => {
  const workspaces = PACKAGES.flatMap((name) => ['-w', name])
  run('npm', ['pack', '--silent', '--pack-destination', folder, ...workspaces], root)
  for (const name of PACKAGES) {
    const to = join(modules, '@affray', name)
    mkdirSync(to, { recursive: true })
    run('tar', ['xzf', join(folder, `affray-${name}-0.1.0.tgz`), '--strip-components=1', '-C', to], folder)
    const { dependencies } = JSON.parse(readFileSync(join(to, 'package.json'), 'utf8')) as {
      dependencies: Readonly<Record<string, string>>
    }
    for (const one of Object.keys(dependencies)) link(one)
  }
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
}, 120_000)

function link(name: string): void {
  const at = join(modules, name)
  if (existsSync(at) || name.startsWith('@affray/')) return
  mkdirSync(dirname(at), { recursive: true })
  symlinkSync(join(root, 'node_modules', name), at)
}

const files = (path: string): string[] => readdirSync(path, { recursive: true, encoding: 'utf8' })

test('packages carry what is built, its types, the page that says what it is, and every licence', () => {
  for (const name of PACKAGES) {
    const inside = files(join(modules, '@affray', name))
    expect(inside).toEqual(expect.arrayContaining(['README.md', 'LICENSE', 'NOTICE.md', 'licences/OGL-1.0a.txt']))
    expect(inside.filter((path) => /\.test\.|tsbuildinfo/.test(path))).toEqual([])
  }
  expect(files(join(modules, '@affray/engine'))).toContain('dist/index.d.ts')
  expect(files(join(modules, '@affray/table'))).toEqual(
    expect.arrayContaining(['dist/server/index.d.ts', 'dist/page/index.html', 'scenarios/legend/duel.yaml']),
  )
})

test('no source map leads nowhere', () => {
  for (const name of PACKAGES) {
    const base = join(modules, '@affray', name, 'dist')
    const lost = files(base)
      .filter((path) => path.endsWith('.map'))
      .flatMap((path) => {
        const { sources } = JSON.parse(readFileSync(join(base, path), 'utf8')) as { sources: string[] }
        return sources
          .filter((source) => !existsSync(join(base, path, '..', source)))
          .map((source) => `${path} → ${source}`)
      })
    expect(lost).toEqual([])
  }
})

test('each way in can be loaded alone', () => {
  const games = Object.keys(systems).flatMap((id) => [`/systems/${id}`, `/systems/${id}/rules`])
  const ways = ['', '/author', '/play', ...games]
  for (const way of ways) {
    const text = `const all = await import('@affray/engine${way}'); console.log(Object.keys(all).length)`
    expect(Number(run(process.execPath, ['--input-type=module', '-e', text], folder)), way).toBeGreaterThan(0)
  }
})

test('a program in strict TypeScript plays a suspended fight of each game, with events and states of its own types', () => {
  writeFileSync(
    join(folder, 'program.ts'),
    `import { type AnySystem, byPolicy, Fight, systems, type EventOf } from '@affray/engine'
import { legend } from '@affray/engine/systems/legend'

const { example } = systems
const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { thug: { count: 2 } } } }
const bots = byPolicy(() => example.policies.default)
const fight = Fight.begin(example, scenario, { by: 'keyed', seed: 'salt' }, [bots]).proceed()
for (const event of fight.events()) {
  if (event.type === 'hurt') console.log(event.lost.toFixed(), event.grade)
  console.log(example.tell(event))
}
const grit: number | undefined = fight.state.fighters[0]?.grit
console.log(fight.outcome, grit)
const told: (event: EventOf<typeof legend>) => string = legend.tell
console.log(typeof told)
// @ts-expect-error an event has no such field
for (const event of fight.events()) void event.nonsense

const all: readonly AnySystem[] = Object.values(systems)
for (const system of all) {
  const kinds = system.content?.[0]?.entries.map(({ id }) => id) ?? []
  const [one = 'fighter', other = one] = system.id === 'legend' ? ['bandit', 'bandit'] : system.id === 'd6' ? ['soldier', 'ruffian'] : kinds
  const scenario = { system: system.id, sides: { ours: { [one]: {} }, theirs: { foe: { like: other } } }, distance: 2 }
  let fight = Fight.begin(system, system.id === 'example' ? { ...scenario, distance: undefined } : scenario, { by: 'keyed', seed: 'salt' }).proceed()
  let answers = 0
  for (let asked = fight.asked; asked !== undefined && answers < 12; asked = fight.asked) {
    if (!('choices' in asked)) throw new Error(system.id + ' wants dice thrown that are keyed')
    for (const { who, usual, options } of asked.choices) fight.answer(who, usual ?? options[0]?.key ?? '')
    answers += 1
    fight = Fight.open(system, JSON.parse(JSON.stringify(fight.file())), { seed: 'salt' }).proceed()
  }
  const bots = byPolicy(() => system.policies.default)
  const ended = Fight.open(system, fight.file(), { seed: 'salt' , oracles: [bots] }).proceed()
  if (ended.outcome === undefined || answers === 0) throw new Error(system.id + ' comes to no end')
  console.log('ended:', system.id, answers)
}
`,
  )
  const strict = [
    '--strict',
    '--noUncheckedIndexedAccess',
    '--exactOptionalPropertyTypes',
    '--module',
    'nodenext',
    '--target',
    'es2022',
    '--lib',
    'es2023,dom',
    '--skipLibCheck',
    'false',
    '--outDir',
    'out',
  ]
  run(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...strict, 'program.ts'], folder)
  const out = run(process.execPath, ['out/program.js'], folder)
  for (const id of Object.keys(systems)) expect(out).toContain(`ended: ${id}`)
}, 120_000)

test('the command works from its package', () => {
  const bin = join(modules, '@affray/cli/bin/affray.mjs')
  writeFileSync(join(folder, 'duel.yaml'), 'system: example\nsides: { a: { thug: {} }, b: { sailor: {} } }\n')
  expect(run(process.execPath, [bin, 'fight', 'duel.yaml', '--seed', '7'], folder)).toMatch(/Victory for the/)
  expect(run(process.execPath, [bin, '--version'], folder)).toBe('0.1.0\n')
})

test('the table works from its package: it shows its page, lists ready scenarios and makes a table of one', async () => {
  const bin = join(modules, '@affray/cli/bin/affray.mjs')
  const args = [bin, 'serve', '--port', '0', '--json', '--data', join(folder, 'tables')]
  const server = spawn(process.execPath, args, { cwd: folder, stdio: ['ignore', 'pipe', 'ignore'] })
  try {
    const [line] = (await once(server.stdout.setEncoding('utf8'), 'data')) as [string]
    const { address } = JSON.parse(line) as { address: string }
    expect(await (await fetch(address)).text()).toContain('<title>')
    const made = await fetch(new URL('/api/tables', address), {
      method: 'POST',
      headers: { origin: new URL(address).origin, 'content-type': 'application/json' },
      body: JSON.stringify({ from: { ready: 'legend/duel' } }),
    })
    const { links } = (await made.json()) as { links: readonly { path: string }[] }
    expect(links.length).toBeGreaterThan(1)
    const catalogue = (await (await fetch(new URL('/api/catalogue', address))).json()) as {
      games: readonly { scenarios: readonly unknown[] }[]
    }
    expect(catalogue.games.every(({ scenarios }) => scenarios.length > 0)).toBe(true)
  } finally {
    server.kill()
    await once(server, 'exit')
  }
}, 60_000)
