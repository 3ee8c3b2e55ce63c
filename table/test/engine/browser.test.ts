import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type AnySystem, analysis, Fight, systems } from '@affray/engine'
import { chromium as engine } from 'playwright-core'
import { build } from 'vite'
import { afterAll, expect, test } from 'vitest'
import { chromium } from '../../../scripts/chromium.mjs'

/** A small fight of each game. */
const SCENARIOS: Readonly<Record<keyof typeof systems, object>> = {
  example: { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } },
  legend: { system: 'legend', sides: { heroes: { lilina: {} }, bandits: { bandit: {} } }, distance: 1 },
  cfi: { system: 'cfi', sides: { road: { bandit: {} }, watch: { orc: {} } }, distance: 1 },
  d6: { system: 'd6', sides: { guard: { soldier: {} }, gang: { ruffian: {} } }, distance: 2 },
  renaissance: { system: 'renaissance', sides: { town: { watchman: {} }, gang: { 'goblin-ganger': {} } }, distance: 1 },
  olde: { system: 'olde', sides: { keep: { warrior: {} }, wild: { ranger: {} } }, distance: 1 },
}
const POLICY = "default-src 'none'; script-src 'self'; worker-src 'self'"
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript' }

const path = chromium()
const here = fileURLToPath(new URL('.', import.meta.url))
let server: Server | undefined
afterAll(() => server?.close())

test.skipIf(path === undefined)(
  'the engine plays every game and simulates by Web Workers in a page under a strict content policy, as it does here',
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'affray-browser-'))
    await build({
      root: here,
      configFile: false,
      logLevel: 'error',
      worker: { format: 'es' },
      build: {
        outDir: folder,
        target: 'es2022',
        modulePreload: { polyfill: false },
        rollupOptions: { input: join(here, 'page.js'), output: { entryFileNames: 'page.js' } },
      },
    })
    const data = `<script type="application/json" id="scenarios">${JSON.stringify(SCENARIOS)}</script>`
    writeFileSync(join(folder, 'index.html'), `<body>${data}<script type="module" src="/page.js"></script></body>`)
    server = createServer(({ url = '/' }, response) => {
      const name = url === '/' ? '/index.html' : url
      response.setHeader('content-type', TYPES[extname(name)] ?? 'text/plain')
      response.setHeader('content-security-policy', POLICY)
      response.end(readFileSync(join(folder, name)))
    }).listen(0, '127.0.0.1')

    const browser = await engine.launch({ executablePath: path ?? '', args: ['--no-sandbox'] })
    try {
      const page = await browser.newPage()
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()))
      await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)
      const body = page.locator('body[data-said]')
      await body.waitFor({ state: 'attached', timeout: 60_000 }).catch(() => complaints.push('nothing was said'))
      expect(complaints).toEqual([])
      const said = JSON.parse((await body.getAttribute('data-said')) ?? '{}') as Record<string, unknown>
      for (const [id, scenario] of Object.entries(SCENARIOS)) expect(said[id], id).toEqual(played(id, scenario))
      const of = { scenario: SCENARIOS.example, fights: 300, seed: 'crew', chunk: 50 }
      expect(said.simulated).toEqual(plain(await analysis.simulate(systems.example, of)))
      expect(said.workers).toBe(2)
    } finally {
      await browser.close()
    }
  },
)

const plain = (data: unknown): unknown => JSON.parse(JSON.stringify(data))

/** The same fight here. */
function played(id: string, scenario: object): object {
  const system: AnySystem = systems[id as keyof typeof systems]
  const bots = { decide: (choice: Parameters<AnySystem['say']>[0], state: unknown) => keyOf(system, choice, state) }
  const fight = Fight.begin(system, scenario, { by: 'keyed', seed: 'page' }, [bots]).proceed()
  return { won: fight.outcome?.won, told: fight.events().map((event) => system.tell(event)) }
}
function keyOf(system: AnySystem, choice: Parameters<AnySystem['say']>[0], state: unknown): string | undefined {
  const option = system.policies.default?.(choice, state)
  return typeof option === 'number' ? choice.options[option]?.key : option?.key
}
