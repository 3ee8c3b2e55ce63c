import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

inBrowser('a game master who looks through the eyes of a player', () => {
  const visit = new Visit('seeing')

  test('sees what that seat sees, says nothing meanwhile, and comes back to his own', async () => {
    const table = await visit.make({ from: { ready: 'legend/duel' }, play: 'travellers' })
    const gm = await visit.seated(table, 'gm')
    const numbers = async (): Promise<number> => {
      await gm.locator('.track button', { hasText: 'Bandit' }).first().click()
      await gm.locator('.sheet').waitFor()
      const bars = await gm.locator('.sheet meter, .sheet .bar').count()
      await gm.keyboard.press('Escape')
      await gm.locator('.sheet').waitFor({ state: 'detached' })
      return bars
    }
    expect(await numbers()).toBeGreaterThan(0)
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.getByRole('button', { name: 'See as: travellers' }).click()
    await gm.getByText('Seen as travellers').waitFor()
    expect(await numbers()).toBe(0)
    expect(await gm.getByRole('button', { name: 'Game master' }).count()).toBe(0)
    await gm.getByLabel('Say something').fill('I am not here')
    await gm.keyboard.press('Enter')
    await gm.getByText('You are looking through the eyes of travellers.').waitFor()
    await gm.getByText('Back to my own eyes').click()
    await gm.getByRole('button', { name: 'Game master' }).waitFor()
    expect(await numbers()).toBeGreaterThan(0)
    expect(visit.complaints).toEqual([])
  })
})
