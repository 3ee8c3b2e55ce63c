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
import { afterAll, describe } from 'vitest'
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

/** The server in a process of its own, which throws the same dice in every run. */
class Seeded {
  readonly address: string
  private readonly process: ChildProcess
  private constructor(child: ChildProcess, address: string) {
    this.process = child
    this.address = address
  }
  static async start(): Promise<Seeded> {
    const child = spawn(process.execPath, [fileURLToPath(new URL('seeded.mjs', import.meta.url)), freshFolder()], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    return new Seeded(child, (JSON.parse(String(said)) as { address: string }).address)
  }
  async end(): Promise<void> {
    const ended = once(this.process, 'exit')
    this.process.kill('SIGKILL')
    await ended
  }
}

/** A browser with a server behind it, for the tests of one file. */
export class Visit {
  private browser: Browser | undefined
  private contexts: BrowserContext[] = []
  server!: Seeded
  /** Everything a page complained of: errors, broken content policy, dialogs, requests to elsewhere. */
  readonly complaints: string[] = []

  constructor() {
    afterAll(async () => {
      for (const context of this.contexts) await context.close()
      await this.browser?.close()
      await this.server?.end()
    })
  }

  get address(): string {
    return this.server.address.replace(/\/$/, '')
  }

  async start(): Promise<void> {
    this.server ??= await Seeded.start()
    this.browser ??= await engine.launch({ executablePath: path ?? '', args: ['--no-sandbox'] })
  }

  /** Somebody with a browser of his own. */
  async somebody(options: BrowserContextOptions = {}): Promise<Page> {
    await this.start()
    const context = await this.browser!.newContext({
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
    await this.start()
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

/** Answers whatever is asked at a page, by keyboard, until something holds or so many answers were given. */
export async function playOn(
  page: Page,
  until: () => Promise<boolean>,
  most: number,
  key: (n: number) => string = () => '1',
): Promise<number> {
  let n = 0
  const moment = page.locator('.option .row, .over, .answered, form .dice, .readings button')
  while (n < most && !(await until())) {
    await moment.first().waitFor()
    if ((await page.locator('.over').count()) > 0 || (await until())) break
    const asked = await page.locator('.table').getAttribute('data-asked')
    await page.keyboard.press(key(n))
    if ((await page.locator('#confirm:enabled').count()) === 0) await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
    n++
  }
  return n
}
