import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

/** Timers as long as a back-off never ring in this page: what connects again does so because of an event. */
const PATIENT = `(() => {
  const real = window.setTimeout
  window.setTimeout = (act, ms, ...more) => (ms >= 150 ? 0 : real(act, ms, ...more))
})()`

/** A page whose line a test can cut: before an answer arrives, or after it and before that is known. */
async function cuttable(page: Page) {
  const ids: string[] = []
  let cut: 'before' | 'after' | undefined
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    let deaf = false
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as { id: string; type: string }
      if (said.type === 'answer') ids.push(said.id)
      if (said.type !== 'answer' || cut === undefined) {
        server.send(message)
        return
      }
      deaf = true
      if (cut === 'after') server.send(message)
      cut = undefined
      void socket.close()
    })
    server.onMessage((message) => {
      if (!deaf) socket.send(message)
    })
  })
  return {
    ids,
    next(how: 'before' | 'after') {
      cut = how
    },
  }
}

inBrowser('a line that breaks with an answer on it', () => {
  const visit = new Visit('line')

  test('is taken up again at once by whatever wakes the page, and the answer arrives once, under its name', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const page = await visit.somebody()
    const line = await cuttable(page)
    await page.addInitScript(PATIENT)
    await page.goto(`${visit.address}${table.links.find(({ seat }) => seat === 'cards')?.path}`)
    const wakes = [
      ['before', `document.dispatchEvent(new Event('visibilitychange'))`],
      ['before', `window.dispatchEvent(new Event('online'))`],
      ['after', `window.dispatchEvent(new PageTransitionEvent('pageshow'))`],
    ] as const
    for (const [how, event] of wakes) {
      await page.locator('.option .row').first().waitFor()
      const asked = await page.locator('.table').getAttribute('data-asked')
      const before = line.ids.length
      line.next(how)
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      await page.getByText('reconnecting, nothing is lost').waitFor()
      await page.getByRole('button', { name: 'Sending …' }).waitFor()
      await page.evaluate(event)
      await page.getByText('connected', { exact: true }).waitFor()
      await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
      // Said twice under one name, or known to have arrived from what the table shows.
      const [first, ...again] = line.ids.slice(before)
      expect(again.every((id) => id === first)).toBe(true)
      if (how === 'before') expect(again).toHaveLength(1)
      expect(await page.locator('.complaint').count()).toBe(0)
    }
    expect(visit.complaints).toEqual([])
  })

  test('a newer page is announced, and loading it loses neither what is written nor what is on its way', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const page = await visit.somebody()
    let version = ''
    let silent = false
    await page.routeWebSocket(/\/socket$/, (socket) => {
      const server = socket.connectToServer()
      socket.onMessage((message) => {
        if (!silent || !String(message).includes('"answer"')) server.send(message)
      })
      server.onMessage((message) => {
        const text = String(message)
        socket.send(version === '' ? text : text.replace(/"version":"[^"]*"/, `"version":"${version}"`))
      })
    })
    await page.goto(`${visit.address}${table.links.find(({ seat }) => seat === 'cards')?.path}`)
    await page.locator('.option .row').first().waitFor()
    const asked = await page.locator('.table').getAttribute('data-asked')
    await page.locator('#chat').fill('half a sent')
    await page.locator('#chat').press('Escape')
    silent = true
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Sending …' }).waitFor()
    // The page looks again when it is shown again, and hears of another version.
    version = 'another'
    await page.evaluate(`window.dispatchEvent(new PageTransitionEvent('pageshow'))`)
    const announced = page.getByRole('button', { name: /The table has a newer page/ })
    await announced.waitFor()
    silent = false
    await announced.click()
    await page.locator(`.table:not([data-asked="${asked}"])`).waitFor()
    expect(await page.locator('#chat').inputValue()).toBe('half a sent')
    expect(visit.complaints).toEqual([])
  })
})
