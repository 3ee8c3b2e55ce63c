import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { playOn } from './moment.ts'

const built = fileURLToPath(new URL('../../dist/page/', import.meta.url))
const html = readFileSync(`${built}index.html`, 'utf8')

describe('the page as it is built', () => {
  test('loads at most 80 kB of gzipped JavaScript at first', () => {
    const scripts = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+\.js)"/g)].map(([, name = '']) => name)
    expect(scripts.length).toBeGreaterThan(0)
    const bytes = scripts.reduce((sum, name) => sum + gzipSync(readFileSync(built + name)).length, 0)
    expect(bytes).toBeLessThan(80_000)
  })

  test('has a recorded fight of less than 30 kB', () => {
    expect(readFileSync(`${built}moving.json`).length).toBeLessThan(30_000)
  })

  test('knows no game by name', () => {
    const script = readdirSync(`${built}assets`)
      .filter((name) => name.endsWith('.js'))
      .map((name) => readFileSync(`${built}assets/${name}`, 'utf8'))
      .join('\n')
    for (const name of [
      'Legend',
      'Renaissance',
      'Dungeons of Olde',
      'Classic Fantasy',
      'D6 Fantasy',
      'Brawl',
      '"olde"',
    ])
      expect(script.includes(name), name).toBe(false)
  })
})

inBrowser('somebody new', () => {
  const visit = new Visit('first')

  test('stands before the first choice of a fight after two clicks', async () => {
    const page = await visit.somebody()
    await page.goto(visit.address)
    await page.getByRole('button', { name: 'Start a fight' }).click()
    await page.locator('.card .whole').first().click()
    await page.locator('.option .row').first().waitFor()
    await expect.poll(() => page.title()).toContain('Your turn')
    expect(visit.complaints).toEqual([])
  })

  test('asks for odds and for a suggestion, and opens what lies beneath a number', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'gm' })
    const gm = await visit.seated(table, 'gm')
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.locator('.across select').first().selectOption('gm')
    await gm.keyboard.press('Escape')
    await playOn(gm, () => false, 1)
    await gm.getByRole('button', { name: 'Odds of all' }).click()
    const odds = gm.locator('.ask-odds[aria-expanded]', { hasText: '%' }).first()
    await odds.click()
    await gm.locator('.everything').waitFor()
    await gm.getByRole('button', { name: 'Think ahead' }).click()
    await gm.locator('.option', { hasText: 'best of those tried' }).waitFor()
    expect(await gm.locator('.option.chosen').innerText()).toContain('best of those tried')
    expect(visit.complaints).toEqual([])
  })

  test('sees a fight moving on the first page', async () => {
    const page = await visit.somebody({ reducedMotion: 'no-preference' })
    await page.goto(visit.address)
    const told = page.locator('.moving p')
    const first = await told.textContent()
    await expect.poll(() => told.textContent(), { timeout: 20_000 }).not.toBe(first)
  })

  test('who opens a link that leads nowhere reads why and what to do', async () => {
    const page = await visit.somebody()
    await page.goto(`${visit.address}/t/nowhere/gm#none`)
    await page.getByRole('heading', { name: 'This link does not open a seat' }).waitFor()
    expect(await page.locator('.hall').innerText()).toContain('Ask the game master')
  })
})
