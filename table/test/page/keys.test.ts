import type { Page, WebSocketRoute } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

const duel = {
  system: 'example',
  sides: { house: { bouncer: {} }, guests: { sailor: {} } },
  seats: { ana: ['bouncer'], ben: ['sailor'] },
}
interface Answer {
  readonly id: string
  readonly type: string
  readonly key: string
  readonly asked: number
}

/** A page whose answers a test holds back. */
async function holding(page: Page) {
  const answers: Answer[] = []
  let line: { readonly page: WebSocketRoute; readonly server: WebSocketRoute } | undefined
  await page.routeWebSocket(/\/socket$/, (socket) => {
    const server = socket.connectToServer()
    line = { page: socket, server }
    socket.onMessage((message) => {
      const said = JSON.parse(String(message)) as Answer
      if (said.type === 'answer') answers.push(said)
      else server.send(message)
    })
  })
  return {
    answers,
    /** The n-th answer goes on to the server. */
    pass: (n: number) => line?.server.send(JSON.stringify(answers[n])),
    refuse: (n: number) => {
      const refused = { type: 'refused', id: answers[n]?.id, code: 'store/failed', because: 'Full.', remedy: 'Wait.' }
      line?.page.send(JSON.stringify(refused))
    },
  }
}
const askedAt = (page: Page): Promise<string | null> => page.locator('.table').getAttribute('data-asked')

inBrowser('keys', () => {
  const visit = new Visit('keys')

  test('do what has the focus: odds on odds, an option on an option, nothing of the question in a drawer', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const ana = await visit.seated(table, 'ana')
    const option = (n: number) => ana.locator('.option').nth(n)
    await option(0).waitFor()
    const asked = await askedAt(ana)
    await ana.keyboard.press('1')
    await option(0).locator('.ask-odds').focus()
    await ana.keyboard.press('Enter')
    await option(0).locator('.ask-odds[aria-expanded=false]').focus()
    await ana.keyboard.press('Enter')
    await option(0).locator('.everything').waitFor()
    await ana.keyboard.press(' ')
    await option(0).locator('.everything').waitFor({ state: 'detached' })
    await option(1).locator('.row').focus()
    await ana.keyboard.press('Enter')
    await expect.poll(() => option(1).getAttribute('class')).toContain('chosen')
    await option(0).locator('.row').focus()
    await ana.keyboard.press(' ')
    await expect.poll(() => option(0).getAttribute('class')).toContain('chosen')
    await ana.getByRole('button', { name: 'Menu' }).focus()
    // A key held down is pressed once.
    for (const _ of [1, 2, 3]) await ana.keyboard.down('Enter')
    await ana.keyboard.up('Enter')
    await ana.locator('.drawer .inside').focus()
    await ana.keyboard.press('Enter')
    await ana.getByLabel('Colours').focus()
    await ana.keyboard.press('Enter')
    await ana.keyboard.press('Escape')
    await ana.keyboard.press('Escape')
    // What was said before is done by the server before this is.
    await ana.locator('#chat').fill('so far')
    await ana.keyboard.press('Enter')
    await ana.locator('.spoken', { hasText: 'so far' }).waitFor()
    expect(await askedAt(ana)).toBe(asked)
    await option(1).locator('.row').focus()
    await ana.keyboard.press('Enter')
    await ana.keyboard.press('Enter')
    await ana.getByText('You chose: wary.').waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('pressed while an answer is on its way are kept for their question, and never answer another', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const page = await visit.somebody()
    const line = await holding(page)
    await page.goto(`${visit.address}${table.links.find(({ seat }) => seat === 'cards')?.path}`)
    await page.locator('.option .row').nth(1).waitFor()
    const first = Number(await askedAt(page))
    const twice = async (): Promise<void> => {
      await page.keyboard.press('1')
      await page.keyboard.press('Enter')
      await page.getByRole('button', { name: 'Sending …' }).waitFor()
      await page.keyboard.press('2')
      await page.keyboard.press('Enter')
      await page.keyboard.press('Enter')
    }
    await twice()
    expect(line.answers).toHaveLength(1)
    // The first is not carried out: its question takes answers again, and what was pressed for it is done.
    line.refuse(0)
    await expect.poll(() => line.answers.length).toBe(2)
    expect(line.answers.map(({ asked }) => asked)).toEqual([first, first])
    expect(line.answers[1]?.key).not.toBe(line.answers[0]?.key)
    // The second is carried out: what was pressed meanwhile is not done to the question that follows.
    await page.keyboard.press('1')
    await page.keyboard.press('Enter')
    line.pass(1)
    await page.locator(`.table:not([data-asked="${first}"])`).waitFor()
    await page.locator('.option .row').first().waitFor()
    await page.locator('#chat').fill('so far')
    await page.keyboard.press('Enter')
    await page.locator('.spoken', { hasText: 'so far' }).waitFor()
    expect(line.answers).toHaveLength(2)
    expect(await page.locator('.option.chosen:not(.by-itself)').count()).toBe(0)
    expect(visit.complaints).toEqual([])
  })

  test('typed behind a drawer that closes go where they are typed', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const ana = await visit.seated(table, 'ana')
    const opener = ana.locator('.track button').first()
    await opener.click()
    await ana.locator('.sheet').waitFor()
    await expect.poll(() => ana.evaluate(`document.activeElement.className`)).toContain('sheet')
    await ana.evaluate(`{
      document.querySelector('.sheet').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
      document.querySelector('#chat').focus()
    }`)
    await ana.locator('.sheet').waitFor({ state: 'detached' })
    await ana.keyboard.type('still here')
    expect(await ana.locator('#chat').inputValue()).toBe('still here')
    // Whoever went nowhere is where the drawer was opened.
    await opener.click()
    await ana.locator('.sheet').waitFor()
    await ana.keyboard.press('Escape')
    await ana.locator('.sheet').waitFor({ state: 'detached' })
    expect(await ana.evaluate(`document.activeElement.closest('.track') !== null`)).toBe(true)
    expect(visit.complaints).toEqual([])
  })
})
