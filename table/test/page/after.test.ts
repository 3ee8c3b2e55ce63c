import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, inBrowser, Visit } from './browser.ts'
import { playOn } from './moment.ts'

inBrowser('looking back at a fight', () => {
  const visit = new Visit('after')

  const lines = (page: Page) => page.locator('.after-story section p').allInnerTexts()

  /** The line at which the slider stands. */
  async function at(page: Page, n: number): Promise<string> {
    const slider = page.getByRole('slider', { name: 'Line of the story' })
    await slider.fill(String(n))
    return page.locator('.after-told').innerText()
  }

  test('the replay by slider is the story line by line, from every seat', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' } })
    const gm = await visit.seated(table, 'gm')
    const player = await visit.seated(table, table.links[1]?.seat ?? '')
    await playOn(player, () => false, 5)
    for (const [page, link] of [
      [player, table.links[1]],
      [gm, table.links[0]],
    ] as const) {
      const [seat = ''] = (link?.path ?? '').split('#')
      await page.goto(`${visit.address}/after#${seat}`)
      await page.locator('.after-story section p').first().waitFor()
      const story = await lines(page)
      expect(story.length).toBeGreaterThan(3)
      for (const n of [0, 1, Math.floor(story.length / 2), story.length - 1]) expect(await at(page, n)).toBe(story[n])
    }
    expect(await gm.getByRole('table').innerText()).toContain('Luck')
    expect(await barriers(gm)).toEqual([])
    await gm.setViewportSize({ width: 360, height: 740 })
    expect(await gm.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
    expect(visit.complaints).toEqual([])
  })

  test('the report prints on a few pages, without what only a screen needs', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'gm' })
    const gm = await visit.seated(table, 'gm')
    await playOn(gm, () => false, 4)
    const [seat = ''] = (table.links[0]?.path ?? '').split('#')
    await gm.goto(`${visit.address}/after#${seat}`)
    await gm.locator('.after-story section p').first().waitFor()
    for (const format of ['A4', 'Letter']) {
      const pages = (await gm.pdf({ format })).toString('latin1').match(/\/Type \/Page\b/g)?.length ?? 0
      expect(pages).toBeGreaterThan(0)
      expect(pages).toBeLessThanOrEqual(3)
    }
    await gm.emulateMedia({ media: 'print' })
    expect(await gm.getByRole('slider').isVisible()).toBe(false)
    expect(await gm.locator('.after-story').isVisible()).toBe(true)
  })

  test('the next fight and the same again begin from there', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'gm' })
    const gm = await visit.seated(table, 'gm')
    const [seat = ''] = (table.links[0]?.path ?? '').split('#')
    await gm.goto(`${visit.address}/after#${seat}`)
    await gm.getByRole('link', { name: 'Fight again' }).click()
    await gm.getByText('Ready to begin.').waitFor()
    await gm.goto(`${visit.address}/after#${seat}`)
    await gm.getByRole('link', { name: 'The next fight' }).click()
    await gm.getByRole('heading', { name: 'Who goes on?' }).waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('who has no seat there reads why', async () => {
    const page = await visit.somebody()
    await page.goto(`${visit.address}/after#/t/nowhere/gm`)
    await page.getByText('This link leads nowhere.').waitFor()
    expect(await page.getByRole('alert').innerText()).toContain('Ask the game master')
    visit.complaints.length = 0
  })
})
