import { expect, test } from 'vitest'
import type { Catalogue } from '../../src/protocol/index.ts'
import { inBrowser, Visit } from './browser.ts'
import { playOn } from './moment.ts'

/** So many answers of one fight are given by hand; then the game master ends it. */
const ANSWERS = 25

inBrowser('one page for every game', () => {
  const visit = new Visit('games')
  const ready = [
    'cfi/wolves',
    'd6/cians-street',
    'example/tavern',
    'legend/goblin-cavern',
    'olde/hexes',
    'renaissance/pike-line',
  ]

  test.each(ready)('%s is played by one person against bots, by keyboard, to its end', async (scenario) => {
    const { games } = (await (await fetch(`${visit.address}/api/catalogue`)).json()) as Catalogue
    const all = games.flatMap(({ scenarios }) => scenarios)
    const side = all.find(({ id }) => id === scenario)?.sides[0]?.id ?? ''
    const table = await visit.make({ from: { ready: scenario }, play: side })
    // Both seats live in one browser: whoever plays alone answers for the game master as well.
    const gm = await visit.seated(table, 'gm')
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Settings' }).click()
    await gm.getByRole('combobox', { name: 'Bots pause' }).selectOption('0')
    const page = await gm.context().newPage()
    page.setDefaultTimeout(30_000)
    await page.goto(`${visit.address}${table.links.find(({ seat }) => seat === side)?.path}`)
    const { answers, now } = await playOn(
      page,
      () => false,
      ANSWERS,
      (n) => 1 + (n % 5),
    )
    expect(answers).toBeGreaterThan(3)
    // Nothing happens while this side is asked.
    if (now.stands !== 'over') {
      // A browser hardly draws a page that nobody looks at.
      await gm.bringToFront()
      await gm.getByRole('button', { name: 'Rule', exact: true }).click()
      await gm.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('end')
      await gm.getByRole('checkbox', { name: side, exact: true }).check()
      await gm.getByRole('button', { name: 'Do it' }).click()
      await page.bringToFront()
    }
    await page.locator('.over').waitFor()
    expect(await page.locator('.line').count()).toBeGreaterThan(5)
    expect(visit.complaints).toEqual([])
  })

  test('a game nobody has heard of appears by itself', async () => {
    const page = await visit.somebody()
    const renamed = (text: string): string =>
      text.replaceAll('"example"', '"sixth"').replaceAll('Brawl', 'A sixth game')
    const original = (text: string): string => text.replaceAll('"sixth"', '"example"')
    for (const path of ['**/api/catalogue', '**/api/rules/**'])
      await page.route(path, async (route) => {
        const url = route.request().url().replace('sixth', 'example')
        const answer = await route.fetch({ url })
        await route.fulfill({ response: answer, body: renamed(await answer.text()) })
      })
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => server.send(original(String(message))))
      server.onMessage((message) => socket.send(renamed(String(message))))
    })
    await page.goto(visit.address)
    await page.getByRole('button', { name: 'Start a fight' }).click()
    await page.getByRole('heading', { name: 'A sixth game' }).waitFor()
    await page
      .locator('section', { has: page.getByRole('heading', { name: 'A sixth game' }) })
      .locator('.card .whole')
      .first()
      .click()
    await page.locator('.option .row').first().waitFor()
    expect(await page.locator('.top').innerText()).toContain('A sixth game')
    await playOn(page, () => false, 2)
    const line = page.locator('.line').first()
    await line.hover()
    await line.getByRole('button', { name: 'Dice and terms' }).click()
    await line.locator('.rule').first().click()
    await line.locator('.rule-text').waitFor()
    expect(visit.complaints).toEqual([])
  })
})
