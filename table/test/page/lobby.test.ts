import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, inBrowser, Visit } from './browser.ts'
import { momentOf, nextMoment } from './moment.ts'

const CAVERN = { from: { ready: 'legend/goblin-cavern' }, play: 'gm', begin: false }
/** Where the page says that somebody stands. */
const standsAt = (page: Page, name: string, cell: string): Promise<void> =>
  page.locator('ul.twin li', { hasText: `${name}, ${cell}` }).waitFor({ state: 'attached' })

inBrowser('before the fight', () => {
  const visit = new Visit('lobby')

  test('a game master places, hands out and invites; nobody is asked until they begin', async () => {
    const table = await visit.make(CAVERN)
    const gm = await visit.seated(table, 'gm')
    await gm.getByRole('heading', { name: 'Before the fight' }).waitFor()
    expect(await barriers(gm)).toEqual([])

    // A seat with its link, and a whole side in one choice.
    await gm.getByLabel('New seat').fill('Kim')
    await gm.getByRole('button', { name: 'New seat' }).click()
    await gm.getByRole('combobox', { name: 'Heroes: played by' }).selectOption('Kim')
    await gm.getByRole('button', { name: 'Invite to Kim' }).click()
    const kim = await visit.somebody()
    await kim.goto(await gm.getByLabel('Link', { exact: true }).inputValue())
    await kim.getByRole('heading', { name: 'The fight has not begun' }).waitFor()
    await kim.getByText('Alaric, Lilina, Thrace').first().waitFor()
    expect((await momentOf(kim)).stands).toBe('waiting')

    // By drag: from the second column to the fourth, two rows up; it is told as a ruling and taken back by one touch.
    await standsAt(gm, 'Alaric', 'column 2, row 5')
    const map = (await gm.locator('.map canvas').boundingBox())!
    const cell = await gm.evaluate<number>(`(() => {
      const { width, height } = document.querySelector('.map canvas').getBoundingClientRect()
      return Math.min(84, (width - 48) / 16, (height - 48) / 8)
    })()`)
    const spot = (column: number, row: number) => ({
      x: map.x + map.width / 2 + (column - 0.5 - 8) * cell,
      y: map.y + map.height / 2 + (row - 0.5 - 4) * cell,
    })
    const [from, to] = [spot(2, 5), spot(4, 3)]
    await gm.mouse.move(from.x, from.y)
    await gm.mouse.down()
    await gm.mouse.move(to.x, to.y, { steps: 5 })
    await gm.mouse.up()
    await standsAt(gm, 'Alaric', 'column 4, row 3')
    await standsAt(kim, 'Alaric', 'column 4, row 3')
    await gm.locator('.map-tools').getByRole('button', { name: 'Undo' }).click()
    await standsAt(gm, 'Alaric', 'column 2, row 5')

    // By keys: taken up from the list, put down from the map in words.
    await gm.getByRole('button', { name: /^Heroes \d/ }).click()
    await gm.getByRole('button', { name: 'Place: Alaric' }).press('Enter')
    await gm.getByText('Touch where Alaric stands.').waitFor()
    await gm.locator('[role=gridcell][tabindex="0"]').focus()
    await gm.keyboard.press('ArrowRight')
    await gm.locator('[role=gridcell]:focus', { hasText: 'column 3' }).waitFor()
    await gm.keyboard.press('Enter')
    await standsAt(gm, 'Alaric', 'column 3, row')
    expect((await momentOf(kim)).stands).toBe('waiting')

    await gm.getByRole('button', { name: 'Begin' }).click()
    await nextMoment(kim)
    expect(visit.complaints).toEqual([])
  })

  test('whoever plays alone is asked at once', async () => {
    const table = await visit.make({ from: { ready: 'legend/duel' }, play: 'travellers', begin: undefined })
    const page = await visit.seated(table, table.links[1]?.seat ?? '')
    expect((await nextMoment(page)).stands).toBe('options')
  })
})
