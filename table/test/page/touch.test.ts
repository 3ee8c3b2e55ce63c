import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { nextMoment } from './moment.ts'

const fencing = { from: { ready: 'olde/dagger-against-greatsword' }, play: 'alley' }
const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
const askedAt = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-asked')
/** Everything a page answers, as it says it. */
function answers(page: Page): { readonly key: string; readonly further?: readonly { readonly key: string }[] }[] {
  const said: { readonly type: string; readonly key: string }[] = []
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => said.push(JSON.parse(String(payload)))))
  return new Proxy(said, {
    get: (all, what) =>
      Reflect.get(
        all.filter(({ type }) => type === 'answer'),
        what,
      ),
  })
}
const found = (page: Page): Promise<void> => page.locator('.question[data-found=true]').waitFor()

inBrowser('one gesture', () => {
  const visit = new Visit('touch')

  test('is a row with its means as chips; the button says the whole deed, and undo takes back all of it', async () => {
    const table = await visit.make(fencing)
    const side = table.links.find(({ seat }) => seat !== 'gm')?.seat ?? ''
    const page = await visit.somebody()
    const said = answers(page)
    await page.goto(`${visit.address}${table.links.find(({ seat }) => seat === side)?.path}`)
    await found(page)
    const asked = await askedAt(page)
    const question = await page.locator('#question').innerText()
    // What is suggested stands first, and the button does it though nothing was chosen.
    expect(await page.locator('.option').first().innerText()).toContain('suggested')
    expect(await page.locator('#confirm').isEnabled()).toBe(true)
    expect(await page.locator('.option').count()).toBeLessThanOrEqual(7)
    const chip = page.locator('.option.chosen .chip[aria-pressed=false]').first()
    const means = await chip.innerText()
    await chip.click()
    await page.locator('.option.chosen:not(.by-itself)', { hasText: means }).waitFor()
    expect(await page.locator('#confirm').innerText()).toContain(means)
    await page.locator('#confirm').click()
    await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
    expect(said[0]?.further).toHaveLength(1)
    const heading = (): Promise<string> => page.locator('#question').innerText()
    expect(await heading()).not.toBe(question)
    await page.keyboard.press('u')
    await expect.poll(heading, { timeout: 10_000 }).toBe(question)
    expect(visit.complaints).toEqual([])
  })

  test('on the map the first touch on a foe takes the best that is about him, and a later one does it', async () => {
    const table = await visit.make({ from: { ready: 'legend/goblin-cavern' }, play: 'heroes' })
    const page = await visit.seated(table, 'heroes')
    await found(page)
    const asked = await askedAt(page)
    const here = page.locator('[role=gridcell][tabindex="0"]')
    const place = async (text: string): Promise<number[]> => (text.match(/\d+/g) ?? []).slice(0, 2).map(Number)
    const foe = await page.locator('[role=gridcell]', { hasText: 'Goblin 2' }).innerText()
    await here.focus()
    for (;;) {
      const [[x = 0, y = 0], [toX = 0, toY = 0]] = [await place(await here.innerText()), await place(foe)]
      if (x === toX && y === toY) break
      await page.keyboard.press(x < toX ? 'ArrowRight' : x > toX ? 'ArrowLeft' : y < toY ? 'ArrowDown' : 'ArrowUp')
      await expect.poll(async () => String(await place(await here.innerText()))).not.toBe(`${x},${y}`)
    }
    await page.keyboard.press('Enter')
    await expect.poll(() => page.locator('#confirm').innerText()).toContain('Goblin 2')
    expect(await askedAt(page)).toBe(asked)
    // One that follows at once is the same touch still; a later one does it.
    await expect
      .poll(async () => {
        await page.keyboard.press('Enter')
        return askedAt(page)
      })
      .not.toBe(asked)
    expect(visit.complaints).toEqual([])
  })

  test('is done by one touch where that is set; what ends in dice can be taken back before it is sent', async () => {
    const table = await visit.make({ from: { scenario: { ...duel, seats: { ana: ['bouncer', 'sailor'] } } } })
    const ana = await visit.somebody()
    const said = answers(ana)
    await ana.goto(`${visit.address}${table.links.find(({ seat }) => seat === 'ana')?.path}`)
    await ana.locator('.table').waitFor()
    await ana.getByRole('button', { name: 'Menu' }).click()
    await ana.getByLabel('One touch on a row does it').check()
    await ana.keyboard.press('Escape')
    // Until one of them is asked how he defends himself: that ends in dice.
    const defends = ana.getByRole('heading', { name: /dodge/i })
    for (let n = 0; n < 12 && (await defends.count()) === 0; n++) {
      await found(ana)
      if ((await defends.count()) > 0) break
      const [before, now] = [said.length, (await askedAt(ana)) ?? '']
      await expect
        .poll(async () => {
          if (said.length === before) await ana.locator('.option .row').first().click()
          return said.length
        })
        .toBeGreaterThan(before)
      await nextMoment(ana, now)
    }
    await found(ana)
    const asked = await askedAt(ana)
    const given = said.length
    const held = ana.locator('#confirm.held')
    await expect
      .poll(async () => {
        if ((await held.count()) === 0) await ana.locator('.option .row').first().click()
        return held.count()
      })
      .toBe(1)
    await ana.keyboard.press('u')
    await held.waitFor({ state: 'detached' })
    expect([await askedAt(ana), said.length]).toEqual([asked, given])
    await ana.locator('.option .row').first().click()
    await held.waitFor()
    // The moment passes, and it is sent.
    await ana.locator(`.table:not([data-asked="${asked}"])`).waitFor()
    expect(said.length).toBe(given + 1)
    expect(visit.complaints).toEqual([])
  })
})
