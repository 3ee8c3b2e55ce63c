import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, playOn, Visit } from './browser.ts'

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
type Point = { readonly x: number; readonly y: number }

/** Fingers on a page: down, along some points, up. */
async function fingers(page: Page, ways: readonly (readonly Point[])[]): Promise<void> {
  const client: CDPSession = await page.context().newCDPSession(page)
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: readonly Point[]) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints.map((at, id) => ({ ...at, id })) })
  const at = (n: number): Point[] => ways.flatMap((way) => way[n] ?? [])
  await send('touchStart', at(0))
  for (let n = 1; n < (ways[0]?.length ?? 0); n++) await send('touchMove', at(n))
  await send('touchEnd', [])
  await client.detach()
}

/** The middle of the map on the screen. */
const middleOf = async (page: Page): Promise<Point> => {
  await page.locator('.top').scrollIntoViewIfNeeded()
  const box = await page.locator('.map canvas').boundingBox()
  return { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
}

inBrowser('fingers', () => {
  const visit = new Visit()

  test('that pan or pinch answer nothing; one that taps chooses, and taps again to confirm', async () => {
    const table = await visit.make({ from: { ready: 'legend/goblin-cavern' }, play: 'heroes' })
    const page = await visit.seated(table, 'heroes', PHONE)
    await page.locator('.option .row').first().waitFor()
    // To a question that any reachable cell answers: the whole map is full of answers.
    await page.getByRole('button', { name: 'Move', exact: false }).first().click()
    await page
      .locator('.option', { hasText: /^\d?\s*Move/ })
      .first()
      .locator('.row')
      .click()
    await page.locator('#confirm').click()
    await page.getByText('Choose a place on the map.').waitFor()
    const asked = await page.locator('.table').getAttribute('data-asked')
    const { x, y } = await middleOf(page)
    const still = async (): Promise<void> => {
      expect(await page.locator('.table').getAttribute('data-asked')).toBe(asked)
      expect(await page.locator('#confirm').isDisabled()).toBe(true)
    }
    const slide = (from: number, to: number): Point[] =>
      [0, 1, 2, 3, 4].map((n) => ({ x: x + from + ((to - from) * n) / 4, y }))
    await fingers(page, [slide(0, 60)])
    await still()
    await fingers(page, [slide(-20, -70), slide(20, 70)])
    await still()
    await page.getByRole('button', { name: 'Show all' }).click()
    // A tap on a cell beside the one he stands on chooses it; another one there confirms it.
    const cell = await page.evaluate<Point>(`(() => {
      const box = document.querySelector('.map canvas').getBoundingClientRect()
      return { x: box.left + box.width * 0.3, y: box.top + box.height / 2 }
    })()`)
    await page.touchscreen.tap(cell.x, cell.y)
    await page.getByRole('button', { name: /^Go to column/ }).waitFor()
    expect(await page.locator('.table').getAttribute('data-asked')).toBe(asked)
    await page.touchscreen.tap(cell.x, cell.y)
    await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('that rest on a line open its menu, from which the fight goes back', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const player = await visit.seated(table, 'cards')
    await playOn(player, async () => (await player.locator('.line').count()) > 8, 8)
    const page = await visit.seated(table, 'gm', PHONE)
    const line = page.locator('.line').first()
    await line.scrollIntoViewIfNeeded()
    const told = await line.locator('p').innerText()
    const before = await player.locator('.line').count()
    const box = await line.locator('p').boundingBox()
    const at = { x: (box?.x ?? 0) + 20, y: (box?.y ?? 0) + 10 }
    const client = await page.context().newCDPSession(page)
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ ...at, id: 0 }] })
    const menu = page.getByRole('menu')
    await menu.waitFor()
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
    expect(await menu.getByRole('menuitem').allInnerTexts()).toContain('Dice and terms')
    await menu.getByRole('menuitem', { name: 'Back to here' }).tap()
    await menu.waitFor({ state: 'detached' })
    await page.getByText('Somebody went back to this moment.').waitFor()
    await expect.poll(() => player.locator('.line').count()).toBeLessThan(before)
    expect(await player.locator('.line p').allInnerTexts()).toContain(told)
    expect(visit.complaints).toEqual([])
  })

  test('find neither field nor confirming button under the keyboard', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const page = await visit.seated(table, 'cards', PHONE)
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.getByRole('combobox', { name: 'My dice' }).selectOption('typed')
    await page.keyboard.press('Escape')
    for (let n = 0; n < 12 && (await page.locator('.dice input').count()) === 0; n++) {
      const asked = await page.locator('.table').getAttribute('data-asked')
      await page.locator('.option .row').first().tap()
      await page.locator('#confirm').tap()
      await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
      await page.locator('.option .row, .dice input').first().waitFor()
    }
    for (const field of ['.dice input', '#chat']) {
      await page.locator(field).first().focus()
      await page.evaluate(`(() => {
        Object.defineProperty(window.visualViewport, 'height', { configurable: true, get: () => 400 })
        window.visualViewport.dispatchEvent(new Event('resize'))
      })()`)
      const confirm = await page.locator('#confirm').boundingBox()
      expect((confirm?.y ?? 0) + (confirm?.height ?? 0)).toBeLessThanOrEqual(400)
      const box = await page.locator(field).first().boundingBox()
      expect(box?.y ?? -1, field).toBeGreaterThanOrEqual(0)
      expect((box?.y ?? 0) + (box?.height ?? 0), field).toBeLessThanOrEqual(confirm?.y ?? 0)
    }
    expect(await page.locator('.prospects div').count()).toBeGreaterThan(0)
    expect(visit.complaints).toEqual([])
  })
})
