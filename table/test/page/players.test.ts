import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

const duel = {
  system: 'example',
  sides: { house: { bouncer: {} }, guests: { sailor: {} } },
  seats: { ana: ['bouncer'], ben: ['sailor'] },
}

inBrowser('players at one table', () => {
  const visit = new Visit()

  test('an order given in one click answers from now on, until it is withdrawn', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [ana, ben] = await Promise.all([visit.seated(table, 'ana'), visit.seated(table, 'ben')])
    await ana.keyboard.press('1')
    await ana.getByRole('button', { name: 'always bold' }).click()
    // The order answers the question in front of her as well: hers is no longer open.
    const orders = ana.locator('.orders')
    await orders.getByText('always bold').waitFor()
    expect(await ben.locator('.orders').count()).toBe(0)
    await ben.keyboard.press('1')
    await ben.keyboard.press('Enter')
    await ana.locator('.line', { hasText: 'Bouncer' }).first().waitFor()
    await orders.getByRole('button', { name: 'Withdraw' }).click()
    await orders.waitFor({ state: 'detached' })
    expect(visit.complaints).toEqual([])
  })

  test('an answer prepared while waiting is chosen when the question comes, and confirmed by hand', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [ana, ben] = await Promise.all([visit.seated(table, 'ana'), visit.seated(table, 'ben')])
    for (const page of [ana, ben]) {
      await page.locator('.option', { hasText: 'Wary' }).locator('.row').click()
      await page.keyboard.press('Enter')
    }
    const asked = async () => (await ana.locator('.option .row').count()) > 0
    // Whoever is up first strikes; the other one waits and thinks of the next round.
    await expect.poll(async () => (await asked()) || (await ben.locator('.option .row').count()) > 0).toBe(true)
    const [waiting, acting] = (await asked()) ? [ben, ana] : [ana, ben]
    await waiting.getByRole('button', { name: 'Prepare your next answer' }).click()
    await waiting.locator('.fold select').first().selectOption('bold')
    for (let n = 0; n < 12 && (await waiting.locator('.option', { hasText: 'Prepared' }).count()) === 0; n++) {
      const open = (await acting.locator('.option .row').count()) > 0 ? acting : waiting
      const before = await open.locator('.table').getAttribute('data-asked')
      await open.locator('.option .row').first().waitFor()
      if ((await waiting.locator('.option', { hasText: 'Prepared' }).count()) > 0) break
      await open.keyboard.press('1')
      await open.keyboard.press('Enter')
      await open.locator(`.table:not([data-asked="${before}"])`).waitFor()
    }
    await waiting.locator('.option.chosen', { hasText: 'Bold' }).waitFor()
    await waiting.keyboard.press('Enter')
    await waiting.getByText('You chose: bold.').waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('whoever comes by code is seated by the game master, or turned away', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const gm = await visit.seated(table, 'gm')
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.getByRole('button', { name: 'Open it' }).click()
    const code = await gm.locator('.code').innerText()
    const knock = async (name: string) => {
      const page = await visit.somebody()
      await page.goto(visit.address)
      await page.getByRole('button', { name: 'Join with a code' }).click()
      await page.getByLabel('The table’s code').fill(code.toLowerCase())
      await page.getByLabel('Your name').fill(name)
      await page.getByRole('button', { name: 'Knock' }).click()
      await page.getByText('The game master will seat you.').waitFor()
      return page
    }
    const [cara, dan] = [await knock('Cara <b>'), await knock('Dan')]
    const first = gm.locator('.plain li', { hasText: 'Cara <b>' })
    await first.getByRole('combobox').selectOption('ana')
    await first.getByRole('button', { name: 'Allow' }).click()
    await cara.locator('.option .row').first().waitFor()
    expect(new URL(cara.url()).pathname).toBe(`/t/${table.table}/ana`)
    await gm.locator('.plain li', { hasText: 'Dan' }).getByRole('button', { name: 'Turn away' }).click()
    await dan.getByText('The game master has not let you in.').waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('a name shown to players differs from the game master’s', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [gm, ben] = [await visit.seated(table, 'gm'), await visit.seated(table, 'ben')]
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Settings' }).click()
    await gm.getByLabel('Bouncer is shown as').fill('A tall stranger')
    await gm.keyboard.press('Tab')
    await ben.locator('.track button', { hasText: 'A tall stranger' }).waitFor()
    expect(await ben.locator('.table').innerText()).not.toContain('Bouncer')
    await gm.locator('.track button', { hasText: 'Bouncer' }).waitFor()
    await gm.getByLabel('Bouncer is shown as').fill('')
    await gm.keyboard.press('Tab')
    await ben.locator('.track button', { hasText: 'Bouncer' }).waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('one number of a foe is shown to all, and no other', async () => {
    const table = await visit.make({ from: { ready: 'legend/duel' }, play: 'travellers' })
    const gm = await visit.seated(table, 'gm')
    const ana = await visit.seated(table, 'travellers')
    await gm.locator('.track button', { hasText: 'Bandit' }).first().click()
    await gm.getByRole('button', { name: 'Show to all: head' }).click()
    await ana.locator('.track button', { hasText: 'Bandit' }).first().click()
    await ana.locator('.sheet meter').waitFor()
    expect(await ana.locator('.sheet .bars-of li').count()).toBe(1)
    expect(await ana.locator('.sheet .bars-of').innerText()).toMatch(/^head[\s\S]*\d+ of \d+$/)
    await gm.getByRole('button', { name: 'Hide again: head' }).click()
    await ana.locator('.sheet meter').waitFor({ state: 'detached' })
    expect(visit.complaints).toEqual([])
  })

  test('a new link and its picture open the seat, and the old link ends', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [gm, old] = [await visit.seated(table, 'gm'), await visit.seated(table, 'ana')]
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.getByRole('button', { name: 'A link for ana' }).click()
    await gm.locator('.qr path').waitFor()
    const address = await gm.getByRole('textbox', { name: 'Link' }).inputValue()
    await old.getByRole('heading', { name: 'This link does not open a seat' }).waitFor()
    const fresh = await visit.somebody()
    await fresh.goto(address)
    await fresh.locator('.option .row').first().waitFor()
    expect(visit.complaints).toEqual([])
  })
})
