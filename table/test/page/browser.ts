import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium as engine,
  type Page,
} from 'playwright-core'
import { afterEach, beforeAll, describe } from 'vitest'
import { chromium } from '../../../scripts/chromium.mjs'
import type { TableMade } from '../../src/protocol/index.ts'
import { make } from '../client.ts'
import { freshFolder } from '../server.ts'

const path = chromium()
/** A group of tests in a real browser; where there is none they are skipped, and their name says so. */
export const inBrowser = (name: string, tests: () => void): void =>
  path === undefined
    ? void describe.skip(`${name} (skipped: there is no Chromium here)`, tests)
    : void describe(name, tests)

/** The server in a process of its own: it throws the same dice for a file of tests in every run, and ends with whoever began it. */
class Seeded {
  readonly address: string
  private readonly process: ChildProcess
  private constructor(child: ChildProcess, address: string) {
    this.process = child
    this.address = address
  }
  static async start(): Promise<Seeded> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('seeded.mjs', import.meta.url)), freshFolder()], {
      stdio: ['pipe', 'pipe', 'inherit', 'ipc'],
    })
    child.unref()
    const [said] = (await once(child.stdout!, 'data')) as [Buffer]
    return new Seeded(child, (JSON.parse(String(said)) as { address: string }).address)
  }
  /** From now on names, seeds and codes are counted anew, under this name. */
  async count(name: string): Promise<void> {
    const heard = once(this.process, 'message')
    this.process.send(name)
    await heard
  }
}

/** One browser and one server for all files of tests in this process. */
let shared: Promise<{ readonly browser: Browser; readonly server: Seeded }> | undefined
async function begun(): Promise<{ readonly browser: Browser; readonly server: Seeded }> {
  const [server, browser] = await Promise.all([
    Seeded.start(),
    engine.launch({ executablePath: path ?? '', args: ['--no-sandbox'] }),
  ])
  return { browser, server }
}

/** A visit to the server by browser, for the tests of one file. */
export class Visit {
  private contexts: BrowserContext[] = []
  private browser!: Browser
  private server!: Seeded
  /** Everything a page complained of: errors, broken content policy, dialogs, requests to elsewhere. */
  readonly complaints: string[] = []

  /** `name`: what tables are called by, and dice are thrown for. */
  constructor(name: string) {
    beforeAll(async () => {
      shared ??= begun()
      const { browser, server } = await shared
      this.browser = browser
      this.server = server
      await server.count(name)
    })
    afterEach(async () => {
      for (const context of this.contexts.splice(0)) await context.close()
    })
  }

  get address(): string {
    return this.server.address.replace(/\/$/, '')
  }

  /** Somebody with a browser of his own. */
  async somebody(options: BrowserContextOptions = {}): Promise<Page> {
    const context = await this.browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width: 1280, height: 800 },
      ...options,
    })
    this.contexts.push(context)
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    page.on('pageerror', (error) => this.complaints.push(`error: ${error.message}`))
    page.on('console', (message) => {
      if (message.type() === 'error' && !/ERR_INTERNET_DISCONNECTED|WebSocket/.test(message.text()))
        this.complaints.push(message.text())
    })
    page.on('dialog', (dialog) => {
      this.complaints.push(`dialog: ${dialog.message()}`)
      void dialog.dismiss()
    })
    page.on('request', (request) => {
      const url = new URL(request.url())
      if (url.host !== new URL(this.address).host && url.protocol !== 'data:')
        this.complaints.push(`request: ${request.url()}`)
    })
    return page
  }

  /** A table made without a page. */
  async make(wanted: Parameters<typeof make>[1]): Promise<TableMade> {
    return make(this.server.address, wanted)
  }

  /** Somebody at a seat of it. */
  async seated(table: TableMade, seat: string, options: BrowserContextOptions = {}): Promise<Page> {
    const page = await this.somebody(options)
    const link = table.links.find((one) => one.seat === seat)
    await page.goto(`${this.address}${link?.path ?? ''}`)
    await page.locator('.table').waitFor()
    return page
  }
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Where the check runs: the policy of the page forbids foreign scripts, so that it has a world of its own. */
const worlds = new WeakMap<Page, { readonly client: CDPSession; readonly contextId: number }>()
async function worldOf(page: Page): Promise<{ readonly client: CDPSession; readonly contextId: number }> {
  const known = worlds.get(page)
  if (known !== undefined) return known
  const client = await page.context().newCDPSession(page)
  const { frameTree } = await client.send('Page.getFrameTree')
  const { executionContextId: contextId } = await client.send('Page.createIsolatedWorld', {
    frameId: frameTree.frame.id,
    worldName: 'axe',
  })
  await client.send('Runtime.evaluate', { expression: axe, contextId })
  const world = { client, contextId }
  worlds.set(page, world)
  page.once('framenavigated', () => worlds.delete(page))
  return world
}

const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  JSON.stringify(violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, any }) => id + ': ' + html.slice(0, 160) + ' ' + (any[0]?.message ?? '')))))`

/** What a check of accessibility finds serious on a page. */
export async function barriers(page: Page): Promise<string[]> {
  const { client, contextId } = await worldOf(page)
  const evaluate = { expression: RUN, contextId, awaitPromise: true, returnByValue: true }
  const { result, exceptionDetails } = await client.send('Runtime.evaluate', evaluate)
  if (exceptionDetails !== undefined) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text)
  return JSON.parse(String(result.value)) as string[]
}
