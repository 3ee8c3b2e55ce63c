import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, inBrowser, Visit } from './browser.ts'
import { playOn } from './moment.ts'

const cavern = { from: { ready: 'legend/goblin-cavern' }, play: 'heroes' }
const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) =>
  [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ].map((size) => ({ colorScheme, size })),
)

/** What stands in somebody's way in a state of the page, light and dark, on a phone and on a desk. */
async function found(state: string, on: Page): Promise<string[]> {
  const all: string[] = []
  for (const { colorScheme, size } of LOOKS) {
    await on.emulateMedia({ colorScheme })
    await on.setViewportSize(size)
    const wide = await on.evaluate<number>(
      'document.documentElement.scrollWidth - document.documentElement.clientWidth',
    )
    const wrong = [...(await barriers(on)), ...(wide > 0 ? [`${wide} px too wide`] : [])]
    all.push(...wrong.map((what) => `${state}, ${colorScheme}, ${size.width}: ${what}`))
  }
  return all
}

inBrowser('no barrier and no sideways scrolling', () => {
  const visit = new Visit('barriers')
  const look = async (state: string, on: Page): Promise<void> => expect(await found(state, on)).toEqual([])

  test('at the door', async () => {
    const page = await visit.somebody()
    await page.goto(visit.address)
    await page.locator('.moving p').waitFor()
    await look('door', page)
    await page.getByRole('button', { name: 'Join with a code' }).click()
    await look('join', page)
    await page.getByRole('button', { name: 'Start a fight' }).click()
    await page.locator('.card').first().waitFor()
    await look('games', page)
    expect(visit.complaints).toEqual([])
  })

  test('for the game master', async () => {
    const table = await visit.make(cavern)
    const gm = await visit.seated(table, 'gm')
    await look('waiting', gm)
    await gm.getByRole('button', { name: 'Game master' }).click()
    for (const part of ['Rule', 'Seats and links', 'Reinforcements', 'Settings']) {
      await gm.getByRole('button', { name: part, exact: true }).click()
      await look(`game master: ${part}`, gm)
    }
    await gm.getByRole('button', { name: 'Seats and links', exact: true }).click()
    await gm.getByRole('button', { name: 'Open it' }).click()
    await gm.locator('.code').waitFor()
    await look('open door', gm)
    expect(visit.complaints).toEqual([])
  })

  test('for a player', async () => {
    const table = await visit.make(cavern)
    const hero = await visit.seated(table, 'heroes')
    await hero.locator('.option .row').first().waitFor()
    await hero.keyboard.press('1')
    await look('question', hero)
    await hero.locator('.caps', { hasText: 'Not now' }).click()
    await look('refusals', hero)
    await hero.locator('.track button').first().click()
    await hero.locator('.sheet').waitFor()
    await look('sheet', hero)
    await hero.keyboard.press('Escape')
    await hero.getByRole('button', { name: 'Menu' }).click()
    await look('menu', hero)
    await hero.getByRole('button', { name: 'Keys' }).click()
    await look('help', hero)
    await hero.keyboard.press('Escape')
    await hero.locator('.track button').first().click({ button: 'right' })
    await hero.getByRole('menu').waitFor()
    await look('menu of a fighter', hero)
    await hero.keyboard.press('Escape')
    await hero.keyboard.press('/')
    await hero.locator('#find').waitFor()
    await look('finding', hero)
    expect(visit.complaints).toEqual([])
  })

  test('with odds, dice, a ruling, and at the end', async () => {
    const tavern = await visit.make({ from: { ready: 'example/duel' }, play: 'cards' })
    const ines = await visit.seated(tavern, 'cards')
    await playOn(ines, () => false, 1)
    await ines.getByRole('button', { name: 'How may it end?' }).click()
    await ines.locator('.prospect').waitFor()
    await ines.getByRole('button', { name: 'Odds of all' }).click()
    await ines.locator('.ask-odds[aria-expanded]').first().click()
    await ines.locator('.everything').waitFor()
    await look('odds and prospects', ines)
    await ines.getByRole('button', { name: 'Menu' }).click()
    await ines.getByRole('combobox', { name: 'My dice' }).selectOption('typed')
    await ines.keyboard.press('Escape')
    await playOn(ines, ({ stands }) => stands === 'dice', 12)
    await look('typed dice', ines)
    await ines.getByRole('button', { name: 'Throw for me' }).click()
    const master = await visit.seated(tavern, 'gm')
    await master.getByRole('button', { name: 'Game master' }).click()
    await master.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('end')
    await look('a ruling', master)
    await master.getByRole('button', { name: 'Do it' }).click()
    await ines.getByRole('button', { name: 'Menu' }).click()
    await ines.getByRole('combobox', { name: 'My dice' }).selectOption('thrown')
    await ines.keyboard.press('Escape')
    await playOn(ines, () => false, 12)
    await ines.locator('.over').waitFor()
    await look('over', ines)
    expect(visit.complaints).toEqual([])
  })
})
