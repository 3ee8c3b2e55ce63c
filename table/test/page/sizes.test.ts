import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'

const SIZES = [
  [1440, 900],
  [1280, 800],
  [1024, 768],
  [820, 1180],
  [390, 844],
  [360, 740],
  [740, 360],
  [844, 390],
  [667, 375],
] as const

/** Eight with names as long as a scenario allows. */
const eight = (name: string) =>
  Object.fromEntries(
    Array.from({ length: 8 }, (_, i) => [`${name}-of-the-very-long-name-${i + 1}`, { like: 'goblin' }]),
  )
const heroes = eight('hero')
const crowd = {
  system: 'legend',
  title: 'A title that is rather long for the header of a small page',
  sides: { heroes, goblins: eight('goblin-chieftain') },
  distance: 2,
  seats: { 'a-seat-with-a-name-as-long-as-it-may-be': Object.keys(heroes) },
}
const WIDER = 'document.documentElement.scrollWidth - document.documentElement.clientWidth'
/** What of the question cannot be seen without scrolling: its heading, its first answer above the confirming button, that button. */
const UNSEEN = `(() => {
  const box = (what) => document.querySelector(what)?.getBoundingClientRect()
  const [heading, row, confirm] = ['.question h1', '.option .row', '#confirm'].map(box)
  return [
    heading.top >= 0 && heading.bottom <= innerHeight ? '' : 'heading',
    row.top >= heading.bottom && row.bottom <= confirm.top + 1 ? '' : 'first answer',
    confirm.bottom <= innerHeight ? '' : 'confirming button',
  ].filter((what) => what !== '').join(', ')
})()`

/** Looks at a page at every size; gives what is wrong there. */
async function looked(page: Page, what: string): Promise<string[]> {
  const wrong: string[] = []
  for (const [width, height] of SIZES) {
    await page.setViewportSize({ width, height })
    const found = await page.evaluate<string | number>(what)
    if (found !== 0 && found !== '') wrong.push(`${width}×${height}: ${found}`)
  }
  await page.setViewportSize({ width: 1280, height: 800 })
  return wrong
}

inBrowser('on every screen', () => {
  const visit = new Visit('sizes')
  const fits = async (page: Page, state: string): Promise<void> => {
    expect(await looked(page, WIDER), state).toEqual([])
  }

  test('sixteen fighters with long names fit, the question is in sight, and a lost connection widens nothing', async () => {
    const table = await visit.make({ from: { scenario: crowd } })
    const [seat = ''] = Object.keys(crowd.seats)
    const hero = await visit.seated(table, seat)
    await hero.locator('.question[data-found=true]').waitFor()
    await fits(hero, 'question')
    expect(await looked(hero, UNSEEN)).toEqual([])
    await hero.keyboard.press('1')
    await hero.locator('.option.chosen').waitFor()
    await fits(hero, 'chosen')
    await hero.locator('.track button').first().click()
    await hero.locator('.sheet').waitFor()
    await fits(hero, 'sheet')
    await hero.keyboard.press('Escape')
    await hero.getByRole('button', { name: 'Menu' }).click()
    await fits(hero, 'menu')
    await hero.keyboard.press('Escape')
    await hero.context().setOffline(true)
    await hero.getByText('reconnecting, nothing is lost').waitFor({ state: 'attached' })
    await fits(hero, 'lost')
    expect(await looked(hero, UNSEEN)).toEqual([])
    expect(visit.complaints).toEqual([])
  })

  test('so do they for the game master, in each part of his drawer and through another’s eyes', async () => {
    const table = await visit.make({ from: { scenario: crowd } })
    const [seat = ''] = Object.keys(crowd.seats)
    const gm = await visit.seated(table, 'gm')
    await fits(gm, 'waiting')
    await gm.getByRole('button', { name: 'Game master' }).click()
    for (const part of ['Rule', 'Seats and links', 'Reinforcements', 'Settings']) {
      await gm.getByRole('button', { name: part, exact: true }).click()
      await fits(gm, part)
    }
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.getByRole('button', { name: `Invite to ${seat}` }).click()
    await gm.locator('.qr').waitFor()
    await fits(gm, 'a link')
    await gm.getByRole('button', { name: `Remove the seat: ${seat}` }).click()
    await fits(gm, 'a warning')
    await gm.getByRole('button', { name: 'Cancel' }).click()
    await gm.getByRole('button', { name: `See as: ${seat}` }).click()
    await gm.getByText('Back to my own eyes').waitFor()
    await fits(gm, 'seeing as another')
    await gm.getByText('Back to my own eyes').click()
    await gm.getByRole('button', { name: 'Game master' }).waitFor()
    await gm.context().setOffline(true)
    await gm.getByText('reconnecting, nothing is lost').waitFor({ state: 'attached' })
    await fits(gm, 'lost')
    expect(visit.complaints).toEqual([])
  })
})
