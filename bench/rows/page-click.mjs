// From a click to its acknowledgement: what the page itself does before the next frame, at a real server whose own time is left out.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromium as pathOf } from '../../scripts/chromium.mjs'
import { sized } from '../harness.mjs'

export const title = 'from a click to its acknowledgement on screen, server aside (a frame is 16.7)'
export const unit = 'ms'
export const better = 'less'
export const bar = 16.7
export const aim = 8

const ANSWERS = sized(60, 1)
const SOON = 400

export async function measure() {
  const path = pathOf()
  if (path === undefined) return { skipped: 'there is no Chromium here' }
  const data = mkdtempSync(join(tmpdir(), 'affray-bench-'))
  const main = fileURLToPath(new URL('../../cli/dist/main.js', import.meta.url))
  const server = spawn(process.execPath, [main, 'serve', '--port', '0', '--json', '--data', data])
  const browser = await chromium.launch({ executablePath: path, args: ['--no-sandbox'] })
  try {
    const address = await addressOf(server)
    const scenario = { from: { ready: 'legend/goblin-cavern' }, play: 'heroes' }
    const headers = { origin: address, 'content-type': 'application/json' }
    const made = await fetch(`${address}/api/tables`, { method: 'POST', headers, body: JSON.stringify(scenario) })
    const { links } = await made.json()
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
    await page.addInitScript(watch)
    await page.goto(address + links.find(({ seat }) => seat === 'heroes').path)
    const times = []
    let passed = 0
    for (let n = 0; n < ANSWERS; n++) {
      // As a person does, the rows are looked at once they do not change any more.
      await page.locator('.question[data-found=true] .option .row, .over').first().waitFor()
      if ((await page.locator('.over').count()) > 0) break
      // What came only just now is looked at before a touch does it.
      await page.waitForTimeout(SOON)
      const time = await page.evaluate(() => window.answered())
      if (time !== null) times.push(time)
      // The first row only opened others: what is suggested is taken, unmeasured.
      else if (passed++ < ANSWERS) await page.keyboard.press('Enter')
      else throw new Error('no first row answers anything')
    }
    times.sort((a, b) => a - b)
    const at = (share) => times[Math.floor(times.length * share)]
    return {
      median: at(0.5),
      low: at(0.25),
      high: at(0.75),
      note: `${times.length} answers in a Legend fight on a map.`,
    }
  } finally {
    await browser.close()
    server.kill()
    rmSync(data, { recursive: true, force: true })
  }
}

const addressOf = (server) =>
  new Promise((resolve, reject) => {
    let said = ''
    server.stdout.on('data', (chunk) => {
      said += chunk
      const found = /"address":\s*"([^"]+)\/"/.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    server.once('exit', () => reject(new Error(`the server ended: ${said}`)))
  })

/** Runs in the page: times both of its halves, from the click to the message and from what comes back to the changed page, laid out. */
function watch() {
  const Real = window.WebSocket
  let sent = 0
  let heard = () => undefined
  window.WebSocket = class extends Real {
    send(text) {
      super.send(text)
      if (text.includes('"answer"')) sent = performance.now()
    }
    set onmessage(act) {
      super.onmessage = (event) => {
        heard()
        act.call(this, event)
      }
    }
  }
  window.answered = () =>
    new Promise((resolve) => {
      const table = document.querySelector('.table')
      let came = 0
      heard = () => {
        came = performance.now()
      }
      const changed = new MutationObserver(() => {
        changed.disconnect()
        document.body.getBoundingClientRect()
        const back = performance.now() - came
        resolve(sent - clicked + back)
      })
      setTimeout(() => resolve(null), 2000)
      changed.observe(table, { attributes: true, attributeFilter: ['data-asked'] })
      let clicked = performance.now()
      document.querySelector('.option .row').click()
      // The choice is on the page before it is confirmed, as it is for a person; an offer is taken by its row alone.
      requestAnimationFrame(() => {
        const confirm = document.querySelector('#confirm')
        if (confirm === null || sent >= clicked) return
        clicked = performance.now()
        confirm.click()
        document.body.getBoundingClientRect()
      })
    })
}
