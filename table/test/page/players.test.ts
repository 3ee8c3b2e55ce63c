import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { nextMoment, playTogether } from './moment.ts'

const duel = {
  system: 'example',
  sides: { house: { bouncer: {} }, guests: { sailor: {} } },
  seats: { ana: ['bouncer'], ben: ['sailor'] },
}

inBrowser('players at one table', () => {
  const visit = new Visit('players')

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
      await page.locator('.option', { hasText: 'Wary' }).waitFor({ state: 'detached' })
    }
    // Whoever is up first strikes; the other one waits and thinks of the next round.
    const [waiting, acting] = await Promise.race([
      nextMoment(ana).then(() => [ben, ana] as const),
      nextMoment(ben).then(() => [ana, ben] as const),
    ])
    await waiting.getByRole('button', { name: 'Prepare your next answer' }).click()
    await waiting.locator('.fold select').first().selectOption('bold')
    await playTogether([waiting, acting], ([own]) => own?.prepared === true)
    await waiting.locator('.option.chosen', { hasText: 'Bold' }).waitFor()
    await waiting.keyboard.press('Enter')
    await waiting.getByText('You chose: bold.').waitFor()
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
})
