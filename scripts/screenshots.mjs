// Makes docs/screenshots/ anew: every main state of the page, in a real browser, at a server of its own.
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { chromium as pathOf } from './chromium.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const folder = join(root, 'docs/screenshots')
mkdirSync(folder, { recursive: true })
const data = mkdtempSync(join(tmpdir(), 'affray-screenshots-'))
// With the same dice each time, so that a picture changes only when the page does.
const server = spawn(process.execPath, [join(root, 'table/test/page/seeded.mjs'), data])
const address = await new Promise((resolve, reject) => {
  let said = ''
  server.stdout.on('data', (chunk) => {
    said += chunk
    const found = /"address":\s*"([^"]+)\/"/.exec(said)?.[1]
    if (found !== undefined) resolve(found)
  })
  server.once('exit', () => reject(new Error(`the server ended: ${said}`)))
})
const browser = await chromium.launch({ executablePath: pathOf(), args: ['--no-sandbox'] })

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 360, height: 740 }

async function somebody(colorScheme, viewport) {
  const context = await browser.newContext({
    colorScheme,
    viewport,
    reducedMotion: 'reduce',
    hasTouch: viewport === PHONE,
  })
  const page = await context.newPage()
  page.setDefaultTimeout(20_000)
  return page
}
const shot = async (page, name) => {
  await page.evaluate(() => document.fonts.ready)
  await page.screenshot({ path: join(folder, `${name}.png`) })
  process.stderr.write(`${name}.png\n`)
}
async function make(wanted) {
  const answer = await fetch(`${address}/api/tables`, {
    method: 'POST',
    headers: { origin: address, 'content-type': 'application/json' },
    body: JSON.stringify(wanted),
  })
  return answer.json()
}
async function seated(table, seat, colorScheme, viewport) {
  const page = await somebody(colorScheme, viewport)
  await page.goto(address + table.links.find((link) => link.seat === seat).path)
  await page.locator('.table').waitFor()
  return page
}
/** Answers so many questions, the n-th by the key given for it. */
async function answer(page, keys) {
  for (const key of keys) {
    await page.locator('.option .row, .over').first().waitFor()
    if ((await page.locator('.over').count()) > 0) return
    const asked = await page.locator('.table').getAttribute('data-asked')
    await page.keyboard.press(key)
    await page.keyboard.press('Enter')
    await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
  }
  await page.locator('.option .row, .over').first().waitFor()
}
/** Answers until dice are to be typed. */
async function typed(page) {
  for (;;) {
    await page.locator('.option .row, .dice input').first().waitFor()
    if ((await page.locator('.dice input').count()) > 0) return
    const asked = await page.locator('.table').getAttribute('data-asked')
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
  }
}
const quick = async (table) => {
  const gm = await seated(table, 'gm', 'light', WIDE)
  await gm.getByRole('button', { name: 'Game master' }).click()
  await gm.getByRole('button', { name: 'Settings' }).click()
  await gm.getByRole('combobox', { name: 'Bots pause' }).selectOption('0')
  return gm
}

try {
  const door = await somebody('light', WIDE)
  await door.goto(address)
  await door.locator('.moving canvas').waitFor()
  await door.waitForFunction(() => document.querySelector('.moving p')?.textContent.trim() !== '')
  await door.locator('.offer dt').first().waitFor()
  await shot(door, 'door')
  const small = await somebody('dark', PHONE)
  await small.goto(address)
  await small.waitForFunction(() => document.querySelector('.moving p')?.textContent.trim() !== '')
  await shot(small, 'phone-door')
  await door.getByRole('button', { name: 'Start a fight' }).click()
  await door.locator('.card').first().waitFor()
  await shot(door, 'games')

  const cavern = await make({ from: { ready: 'legend/goblin-cavern' }, play: 'heroes' })
  const gm = await quick(cavern)
  const hero = await seated(cavern, 'heroes', 'light', WIDE)
  await answer(hero, ['1', '1', '1', '1', '1', '1', '1'])
  await hero.keyboard.press('1')
  await shot(hero, 'question')
  await hero.locator('.track button', { hasText: 'Alaric' }).click()
  await hero.locator('.sheet').waitFor()
  await shot(hero, 'sheet')
  const phone = await seated(cavern, 'heroes', 'dark', PHONE)
  await phone.locator('.option .row').first().tap()
  await shot(phone, 'phone')
  const touched = phone.locator('.line').last()
  await touched.scrollIntoViewIfNeeded()
  await touched.locator('p').click({ button: 'right' })
  await phone.getByRole('menu').waitFor()
  await shot(phone, 'phone-menu')
  const tablet = await seated(cavern, 'heroes', 'light', { width: 768, height: 1024 })
  await tablet.locator('.option .row').first().click()
  await shot(tablet, 'tablet')
  await gm.getByRole('button', { name: 'Seats and links' }).click()
  await gm.getByRole('button', { name: 'Invite to heroes' }).click()
  await gm.locator('.qr').waitFor()
  await shot(gm, 'game-master')

  const street = await make({ from: { ready: 'd6/cians-street' }, play: 'heroes' })
  await quick(street)
  const cian = await seated(street, 'heroes', 'dark', WIDE)
  await answer(cian, ['1', '1', '1'])
  await cian.keyboard.press('1')
  await shot(cian, 'without-a-map')

  const stables = await make({ from: { ready: 'example/duel' }, play: 'cards' })
  await quick(stables)
  const ines = await seated(stables, 'cards', 'light', WIDE)
  await answer(ines, ['1'])
  await ines.getByRole('button', { name: 'Odds of all' }).click()
  await ines.locator('.ask-odds[aria-expanded]').first().click()
  await ines.getByRole('button', { name: 'How may it end?' }).click()
  await ines.locator('.prospect').waitFor()
  await shot(ines, 'odds')
  await ines.getByRole('button', { name: 'Menu' }).click()
  await shot(ines, 'menu')
  await ines.getByRole('combobox', { name: 'My dice' }).selectOption('typed')
  await ines.keyboard.press('Escape')
  await typed(ines)
  await shot(ines, 'dice')
  await ines.getByRole('button', { name: 'Throw for me' }).click()
  await ines.getByRole('button', { name: 'Menu' }).click()
  await ines.getByRole('combobox', { name: 'My dice' }).selectOption('thrown')
  await ines.keyboard.press('Escape')
  await answer(ines, Array(60).fill('1'))
  await ines.locator('.over').waitFor()
  await shot(ines, 'over')

  const hexes = await make({ from: { ready: 'olde/hexes' }, play: 'heroes' })
  const ranger = await seated(hexes, 'heroes', 'light', WIDE)
  await answer(ranger, ['1'])
  const [cell] = await ranger.locator('.option .row').all()
  await cell?.click()
  await shot(ranger, 'hexes')
} finally {
  await browser.close()
  server.kill()
  rmSync(data, { recursive: true, force: true })
}
