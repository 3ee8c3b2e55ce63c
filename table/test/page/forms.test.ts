import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

const FORD = {
  from: {
    scenario: {
      system: 'legend',
      title: 'At the ford',
      sides: { travellers: { lilina: {} }, bandits: { bandit: {} } },
      distance: 2,
      seats: { ana: ['lilina'] },
    },
  },
}
const rule = (page: Page) => page.getByRole('combobox', { name: 'Rule', exact: true })

inBrowser('what the game master fills in', () => {
  const visit = new Visit('forms')
  const led = async (before: (page: Page) => Promise<void> = async () => undefined): Promise<Page> => {
    const table = await visit.make(FORD)
    const page = await visit.somebody()
    await before(page)
    await page.goto(`${visit.address}${table.links.find(({ seat }) => seat === 'gm')?.path ?? ''}`)
    await page.getByRole('button', { name: 'Game master' }).click()
    return page
  }

  test('stays where it was written, however soon after the form came', async () => {
    const page = await led()
    // In one breath: the command is chosen, and a field of it written in before the page is painted.
    const kept = await page.evaluate<string>(`new Promise((resolve) => {
      const select = document.querySelector('.master select:has(option[value=add])')
      select.value = 'add'
      select.dispatchEvent(new Event('change', { bubbles: true }))
      const named = () => [...document.querySelectorAll('.command .field')].find((one) => one.textContent.startsWith('his name'))?.querySelector('input')
      const write = () => {
        if (!named()) return queueMicrotask(write)
        named().value = 'archer'
        named().dispatchEvent(new Event('input', { bubbles: true }))
        requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(() => resolve(named().value))))
      }
      queueMicrotask(write)
    })`)
    expect(kept).toBe('archer')
  })

  test('is answered by the last form asked for, whichever comes last', async () => {
    // The first answer is held back until the second has gone by.
    const forms: (string | Buffer)[] = []
    const page = await led((somebody) =>
      somebody.routeWebSocket(/\/socket$/, (socket) => {
        socket.connectToServer().onMessage((message) => {
          if (!String(message).includes('"type":"form"')) return socket.send(message)
          if (forms.push(message) === 2) for (const one of forms.toReversed()) socket.send(one)
        })
      }),
    )
    await rule(page).selectOption('set')
    const to = page.locator('.command .field', { hasText: /^to/ }).locator('input')
    expect(await to.getAttribute('placeholder')).toBe('0 – 1000')
    await page.getByRole('combobox', { name: 'who' }).selectOption('bandit')
    await page.getByRole('combobox', { name: 'which number' }).selectOption('initiative')
    // What comes behind the forms has come when the chat has.
    await page.locator('#chat').fill('there')
    await page.locator('#chat').press('Enter')
    await page.getByText('there', { exact: true }).waitFor()
    expect(await to.getAttribute('placeholder')).toBe('-100 – 1000')
  })

  test('outlives a look into another tab, and what is wrong with it stands beside its field', async () => {
    const page = await led()
    await rule(page).selectOption('set')
    await page.getByRole('combobox', { name: 'who' }).selectOption('bandit')
    await page.getByRole('button', { name: 'Seats and links' }).click()
    await page.getByRole('button', { name: 'Rule', exact: true }).click()
    expect(await page.getByRole('combobox', { name: 'who' }).inputValue()).toBe('bandit')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Game master' }).click()
    expect(await page.getByRole('combobox', { name: 'who' }).inputValue()).toBe('bandit')

    await page.getByRole('button', { name: 'Do it' }).click()
    const field = page.locator('.command .field', { hasText: /^which number/ })
    await field.getByText('Fill this in.').waitFor()
    const fields = page.getByRole('combobox', { name: 'which number' })
    await fields.selectOption({ index: 1 })
    const to = page.locator('.command .field', { hasText: /^to/ })
    await to.locator('input').fill('123456')
    await page.getByRole('button', { name: 'Do it' }).click()
    await to.getByText(/allowed is at most/).waitFor()
    expect(await page.locator('.complaint').count()).toBe(0)
    await to.locator('input').fill('1')
    await page.getByRole('button', { name: 'Do it' }).click()
    await page.locator('.line', { hasText: 'The game master rules' }).first().waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('and kept for later is opened again and kept otherwise; newcomers stand where the map is touched', async () => {
    const table = await visit.make({ from: { ready: 'legend/goblin-cavern' }, play: 'gm', begin: false })
    const page = await visit.seated(table, 'gm')
    await page.getByRole('button', { name: 'Game master' }).click()
    await rule(page).selectOption('add')
    await page.getByRole('combobox', { name: 'which side' }).selectOption('goblins')
    await page.getByRole('textbox', { name: 'his name' }).fill('chief')
    await page.getByRole('combobox', { name: 'made like' }).selectOption('goblin')
    await page.getByLabel('Keep for later as').fill('ambush')
    await page.getByRole('button', { name: 'Keep for later' }).click()
    await page.getByRole('button', { name: 'Reinforcements' }).click()
    await page.getByRole('button', { name: 'Change: ambush' }).click()
    expect(await page.getByRole('textbox', { name: 'his name' }).inputValue()).toBe('chief')
    await page.getByRole('textbox', { name: 'his name' }).fill('alaric')
    await page.getByRole('button', { name: 'Keep for later' }).click()
    await page.getByText('There is a fighter "alaric" already.').waitFor()

    // The drawer makes way for the map, and comes back with the cell.
    const where = page.locator('.horde .field', { hasText: 'where' })
    await page.locator('#horde').fill('goblin x2')
    await where.getByRole('button', { name: 'Touch the map' }).click()
    await page.getByText('Touch the place on the map.').waitFor()
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    for (let i = 0; i < 3; i++) await page.keyboard.press('ArrowRight')
    const cell = page.locator('[role=gridcell]:focus', { hasText: 'column 5' })
    await cell.waitFor()
    const row = /row (\d+)/.exec((await cell.textContent()) ?? '')?.[1] ?? ''
    await page.keyboard.press('Enter')
    await page.locator('.horde .field', { hasText: 'where' }).waitFor()
    expect(await page.getByLabel('column').first().inputValue()).toBe('5')
    await page.locator('.horde').getByRole('button', { name: 'Add fighters' }).click()
    const stands = (name: string): Promise<void> =>
      page.locator('ul.twin li', { hasText: name }).waitFor({ state: 'attached' })
    await stands(`Goblin 4, column 5, row ${row}`)
    await stands('Goblin 5, column')
  })
})
