import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

const duel = {
  system: 'example',
  sides: { house: { bouncer: {} }, guests: { sailor: {} } },
  seats: { ana: ['bouncer'], ben: ['sailor'] },
}

async function seatsAndLinks(gm: Page): Promise<void> {
  await gm.getByRole('button', { name: 'Game master' }).click()
  await gm.getByRole('button', { name: 'Seats and links' }).click()
}
/** The link that is shown, once it is another than this. */
async function linkShown(gm: Page, before = ''): Promise<string> {
  const field = gm.getByRole('textbox', { name: 'Link' })
  await expect.poll(() => field.inputValue()).not.toBe(before)
  return field.inputValue()
}

inBrowser('links to seats', () => {
  const visit = new Visit('links')

  test('are shown without throwing anybody out, and ended by an act that says first what will happen', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [gm, old] = [await visit.seated(table, 'gm'), await visit.seated(table, 'ana')]
    await seatsAndLinks(gm)
    await gm.getByRole('button', { name: 'Invite to ana' }).click()
    await gm.locator('.qr path').waitFor()
    const fresh = await visit.somebody()
    const further = await linkShown(gm)
    await fresh.goto(further)
    await fresh.locator('.option .row').first().waitFor()
    await old.getByText('connected', { exact: true }).waitFor()
    await gm.getByRole('button', { name: 'End links: ana' }).click()
    await gm.getByText('Every link to ana ends').waitFor()
    await gm.getByRole('button', { name: 'Cancel' }).click()
    await gm.getByRole('alertdialog').waitFor({ state: 'detached' })
    await gm.getByRole('button', { name: 'End links: ana' }).click()
    await gm.getByRole('alertdialog').getByRole('button', { name: 'End links' }).click()
    for (const page of [old, fresh])
      await page.getByRole('heading', { name: 'This link does not open a seat' }).waitFor()
    await fresh.goto(await linkShown(gm, further))
    await fresh.locator('.option .row').first().waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('to the game master’s own seat never lock him out: his page goes on, and comes back when it is loaded anew', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const gm = await visit.seated(table, 'gm')
    const first = `${visit.address}${table.links.find(({ seat }) => seat === 'gm')?.path}`
    await seatsAndLinks(gm)
    await gm.getByRole('button', { name: 'Invite to gm' }).click()
    const further = await linkShown(gm)
    await gm.getByRole('button', { name: 'End links: gm' }).click()
    await gm.getByText('This page goes on').waitFor()
    const entered = gm.waitForResponse(/\/gm\/enter$/)
    await gm.getByRole('alertdialog').getByRole('button', { name: 'End links' }).click()
    await entered
    await linkShown(gm, further)
    await gm.getByText('connected', { exact: true }).waitFor()
    await gm.reload()
    await gm.getByRole('button', { name: 'Game master' }).waitFor()
    // His bookmark is of a link that has ended: his cookie still opens the seat.
    await gm.goto(first)
    await gm.getByRole('button', { name: 'Game master' }).waitFor()
    const thief = await visit.somebody()
    for (const ended of [first, further]) {
      await thief.goto(ended)
      await thief.getByRole('heading', { name: 'This link does not open a seat' }).waitFor()
    }
    visit.complaints.splice(0)
  })

  test('leave no secret in the address bar or the history, and several seats of a table are open on one device', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const page = await visit.somebody()
    const links = new Map(table.links.map(({ seat, path }) => [seat, `${visit.address}${path}`]))
    await page.goto(visit.address)
    for (const seat of ['ana', 'gm']) {
      await page.goto(links.get(seat) ?? '')
      await page.locator('.table').waitFor()
      expect(page.url()).toBe(`${visit.address}/t/${table.table}/${seat}`)
    }
    await page.goBack()
    await page.locator('.option .row').first().waitFor()
    expect(page.url()).toBe(`${visit.address}/t/${table.table}/ana`)
    await page.reload()
    await page.locator('.option .row').first().waitFor()
    const master = await page.context().newPage()
    await master.goto(`${visit.address}/t/${table.table}/gm`)
    await master.getByRole('button', { name: 'Game master' }).waitFor()
    await page.locator('.option .row').first().waitFor()
    // Whoever is given the address alone reads what to do.
    const friend = await visit.somebody()
    await friend.goto(page.url())
    await friend.getByRole('heading', { name: 'This link does not open a seat' }).waitFor()
    // Who starts a fight has no secret in his address either.
    await page.goto(visit.address)
    await page.getByRole('button', { name: 'Start a fight' }).click()
    await page.locator('.card .whole').first().click()
    await page.locator('.table').waitFor()
    expect(await page.evaluate('location.hash')).toBe('')
    visit.complaints.splice(0)
  })

  test('are given to whoever comes by code: at a seat there is, at a new one, or not at all', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const gm = await visit.seated(table, 'gm')
    await seatsAndLinks(gm)
    await gm.getByRole('button', { name: 'Open it' }).click()
    const code = await gm.locator('.code').innerText()
    const knock = async (name: string) => {
      const page = await visit.somebody()
      await page.goto(`${visit.address}/join?code=${code.toLowerCase()}`)
      await page.getByLabel('Your name').fill(name)
      await page.getByRole('button', { name: 'Knock' }).click()
      await page.getByText('The game master will seat you.').waitFor()
      return page
    }
    const [cara, dan, ana] = await Promise.all(['Cara <b>', 'Dan', 'ana'].map(knock))
    const waiting = (name: string) =>
      gm.locator('.knocking li', { has: gm.locator('b', { hasText: new RegExp(`^${name}$`) }) })
    await waiting('Cara <b>').getByRole('combobox').selectOption('ana')
    await waiting('Cara <b>').getByRole('button', { name: 'Allow' }).click()
    // As it is preset: a new seat, of another name where one of his is taken.
    await waiting('ana').getByRole('button', { name: 'Allow' }).click()
    await gm.getByRole('button', { name: 'Shut it' }).click()
    await gm.getByText('Dan is turned away.').waitFor()
    await gm.getByRole('button', { name: 'Cancel' }).click()
    await waiting('Dan').getByRole('button', { name: 'Turn away' }).click()
    await gm.getByRole('alertdialog').getByRole('button', { name: 'Turn away' }).click()
    await dan?.getByText('The game master has not let you in.').waitFor()
    await cara?.locator('.option .row').first().waitFor()
    expect(cara?.url()).toBe(`${visit.address}/t/${table.table}/ana`)
    await ana?.locator('.table').waitFor()
    expect(ana?.url()).toBe(`${visit.address}/t/${table.table}/ana%202`)
    await gm.locator('.seat-list li', { hasText: 'ana 2' }).getByText('here').waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('end with a seat that is removed, which asks first', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [gm, ben] = [await visit.seated(table, 'gm'), await visit.seated(table, 'ben')]
    await seatsAndLinks(gm)
    await gm.getByRole('button', { name: 'Remove the seat: ben' }).dblclick()
    await gm.getByRole('alertdialog').waitFor({ state: 'detached' })
    await gm.getByRole('button', { name: 'Remove the seat: ben' }).click()
    await gm.keyboard.press('Escape')
    await gm.getByRole('alertdialog').waitFor({ state: 'detached' })
    await ben.getByText('connected', { exact: true }).waitFor()
    await gm.getByRole('button', { name: 'Remove the seat: ben' }).click()
    await gm.getByRole('alertdialog').getByRole('button', { name: 'Remove the seat' }).click()
    await ben.getByText('This seat was taken away.').waitFor()
    expect(visit.complaints).toEqual([])
  })
})
