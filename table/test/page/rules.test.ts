import { expect, test } from 'vitest'
import { barriers, inBrowser, Visit } from './browser.ts'
import { nextMoment } from './moment.ts'

inBrowser('the rules', () => {
  const visit = new Visit('rules')

  test('stand one touch from an option that is chosen, and are searched from the menu', async () => {
    const table = await visit.make({ from: { ready: 'legend/duel' }, play: 'travellers' })
    const page = await visit.seated(table, 'travellers')
    await nextMoment(page)
    const first = page.locator('.option:not(.group) .row').first()
    await first.click()
    await page.getByRole('button', { name: 'What the rules say' }).click()
    const drawer = page.getByRole('complementary', { name: 'Rules of the game' })
    const title = drawer.getByRole('heading', { level: 3 }).first()
    await title.waitFor()
    const said = await page.getByLabel('Find a rule').inputValue()
    const found = (await drawer.locator('li').first().innerText()).toLowerCase()
    expect(
      said
        .toLowerCase()
        .split(' ')
        .some((word) => found.includes(word)),
    ).toBe(true)
    expect(await barriers(page)).toEqual([])
    await page.keyboard.press('Escape')
    // What was chosen is chosen still.
    expect(await page.locator('.option.chosen:not(.by-itself)').count()).toBe(1)

    await page.getByRole('button', { name: 'Menu' }).click()
    await page.getByRole('button', { name: 'Rules of the game' }).click()
    const all = await drawer.locator('li').count()
    expect(all).toBeGreaterThan(100)
    await page.getByLabel('Find a rule').fill('parry')
    await expect.poll(() => drawer.locator('li').count()).toBeLessThan(all)
    expect(visit.complaints).toEqual([])
  })
})
