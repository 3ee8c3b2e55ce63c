import type { CDPSession, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { nextMoment, playOn } from './moment.ts'

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
  const visit = new Visit('fingers')

  test('that pan or pinch answer nothing; one that taps chooses, and taps again to confirm', async () => {
    const table = await visit.make({ from: { ready: 'legend/goblin-cavern' }, play: 'heroes' })
    const page = await visit.seated(table, 'heroes', PHONE)
    await page.locator('.option .row').first().waitFor()
    // To a question that any reachable cell answers: the whole map is full of answers.
    await page
      .locator('.option:not(.group)', { hasText: /^\d?\s*Move/ })
      .first()
      .locator('.row')
      .click()
    await page.locator('#confirm').click()
    await page.getByText(/places: touch the map/).waitFor()
    await page.locator('.question[data-found=true]').waitFor()
    const asked = await page.locator('.table').getAttribute('data-asked')
    const { x, y } = await middleOf(page)
    const still = async (): Promise<void> => {
      expect(await page.locator('.table').getAttribute('data-asked')).toBe(asked)
      expect(await page.locator('.option.chosen:not(.by-itself)').count()).toBe(0)
      expect(await page.locator('#confirm').innerText()).not.toMatch(/^Go to column/)
    }
    const slide = (from: number, to: number): Point[] =>
      [0, 1, 2, 3, 4].map((n) => ({ x: x + from + ((to - from) * n) / 4, y }))
    await fingers(page, [slide(0, 60)])
    await still()
    await fingers(page, [slide(-20, -70), slide(20, 70)])
    await still()
    await page.getByRole('button', { name: 'To the fight' }).click()
    // A tap on a cell beside the one he stands on chooses it; another one there confirms it.
    const cell = await page.evaluate<Point>(`(() => {
      const box = document.querySelector('.map canvas').getBoundingClientRect()
      return { x: box.left + box.width * 0.3, y: box.top + box.height / 2 }
    })()`)
    await page.touchscreen.tap(cell.x, cell.y)
    await page.getByRole('button', { name: /^Go to column/ }).waitFor()
    expect(await page.locator('.table').getAttribute('data-asked')).toBe(asked)
    // One that follows at once is the same touch still; a later one confirms.
    await expect
      .poll(async () => {
        await page.touchscreen.tap(cell.x, cell.y)
        return page.locator('.table').getAttribute('data-asked')
      })
      .not.toBe(asked)
    expect(visit.complaints).toEqual([])
  })

  test('that rest on a line open its menu, from which the fight goes back', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const player = await visit.seated(table, 'cards')
    await playOn(player, ({ lines }) => lines > 8, 8)
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
    await menu.getByRole('menuitem', { name: 'Undo to here' }).tap()
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
    let now = await nextMoment(page)
    for (let n = 0; n < 12 && now.stands === 'options'; n++) {
      await page.locator('.option .row').first().tap()
      await page.locator('#confirm').tap()
      now = await nextMoment(page, now.asked)
    }
    expect(now.stands).toBe('dice')
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

  test('find everything they touch at least 44 pixels high', async () => {
    const table = await visit.make({ from: { ready: 'legend/goblin-cavern' }, play: 'heroes' })
    const [page, gm] = [await visit.seated(table, 'heroes', PHONE), await visit.seated(table, 'gm', PHONE)]
    const low = (on: Page): Promise<string[]> =>
      on.evaluate(`[...document.querySelectorAll('button, a, select, input')].flatMap((one) => {
        const box = (one.type === 'checkbox' ? one.closest('label') : one).getBoundingClientRect()
        return box.height === 0 || box.height >= 44 || one.closest('.unseen, .twin') !== null
          ? [] : [one.textContent.slice(0, 40) + ': ' + Math.round(box.height)]
      })`)
    await page.locator('.option .row').first().tap()
    expect(await low(page)).toEqual([])
    await page.locator('.caps', { hasText: 'Not now' }).tap()
    await page.locator('.rule').first().waitFor()
    expect(await low(page)).toEqual([])
    await page.getByRole('button', { name: 'Menu' }).tap()
    await page.locator('.drawer').waitFor()
    expect(await low(page)).toEqual([])
    await gm.locator('.track button').first().tap()
    await gm.locator('.change').first().waitFor()
    expect(await low(gm)).toEqual([])
    await gm.getByRole('button', { name: 'Close' }).tap()
    await gm.getByRole('button', { name: 'Game master' }).tap()
    for (const part of ['Rule', 'Seats and links', 'Reinforcements', 'Settings']) {
      await gm.getByRole('button', { name: part, exact: true }).tap()
      expect(await low(gm), part).toEqual([])
    }
    expect(visit.complaints).toEqual([])
  })
})
