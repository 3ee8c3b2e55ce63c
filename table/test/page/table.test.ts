import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { answer, gone, type Moment, momentOf, playTogether } from './moment.ts'

const shows = (page: Page, text: string | RegExp): Promise<void> => page.getByText(text).first().waitFor()
/** Dice are typed, and whatever else is asked is answered. */
async function typing(page: Page, now: Moment, n: number): Promise<void> {
  if (now.stands !== 'dice') return answer(page, now)
  for (const die of await page.locator('.dice input').all()) await die.fill(String(1 + (n % 4)))
  await page.keyboard.press('Enter')
}

inBrowser('a game master and two players', () => {
  const visit = new Visit('table')

  test('fight to the end, with a ruling, typed dice, undo, an ambush and a lost connection', async () => {
    const table = await visit.make({
      from: {
        scenario: {
          system: 'legend',
          title: 'At the ford',
          sides: { travellers: { lilina: {} }, bandits: { bandit: {} } },
          distance: 2,
          seats: { ana: ['lilina'], ben: ['bandit'] },
        },
      },
    })
    const [gm, ana, ben] = await Promise.all([
      visit.seated(table, 'gm'),
      visit.seated(table, 'ana'),
      visit.seated(table, 'ben', { viewport: { width: 360, height: 740 }, hasTouch: true }),
    ])

    // A ruling from the number it changes, with its reason; the foe is told the ruling, not the number.
    await gm.locator('.track button', { hasText: 'Bandit' }).click()
    await gm.getByRole('button', { name: 'Change: Bandit, head' }).click()
    await gm.getByLabel('New value').fill('3')
    await gm.getByLabel('Why').fill('he fell on the stones')
    await gm.getByRole('button', { name: 'Rule it so' }).click()
    await Promise.all([gm, ana, ben].map((page) => shows(page, /he fell on the stones/)))
    await gm.locator('.sheet li', { hasText: 'head' }).getByText('3 of').waitFor()
    await ana.locator('.track button', { hasText: 'Bandit' }).click()
    expect(await ana.locator('.sheet meter').count()).toBe(0)
    await ana.keyboard.press('Escape')
    await gm.keyboard.press('Escape')

    // Ana throws her own dice from now on.
    await ana.getByRole('button', { name: 'Menu' }).click()
    await ana.getByRole('combobox', { name: 'My dice' }).selectOption('typed')
    await ana.keyboard.press('Escape')
    const play = (until: (ana: Moment) => boolean): Promise<void> =>
      playTogether([ana, ben, gm], ([own]) => own !== undefined && until(own), typing)
    await play(({ dice }) => dice > 0)
    expect(await ana.locator('.dice input').first().getAttribute('inputmode')).toBe('numeric')
    await play(({ dice, prospects }) => dice > 0 && prospects > 0)
    expect(await ana.locator('.prospects').innerText()).toMatch(/\d+–\d+ · \d+ %/)
    await ana.locator('.dice input').first().fill('999')
    await ana.keyboard.press('Enter')
    await shows(ana, /A die of \d+ shows 1 to/)
    const { asked: thrown } = await momentOf(ana)
    await ana.getByRole('button', { name: 'Throw for me' }).click()
    await gone(ana, thrown)

    // What was answered is taken back when the game master allows it, and the fight rests until somebody goes on.
    await play(({ options }) => options > 0)
    await ana.keyboard.press('1')
    await ana.keyboard.press('Enter')
    await ana.keyboard.press('u')
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Allow' }).click()
    await gm.locator('.requests').waitFor({ state: 'detached' })

    // An ambush nobody sees before it is revealed.
    await gm.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('add')
    await gm.getByRole('combobox', { name: 'which side' }).selectOption('bandits')
    await gm.getByRole('textbox', { name: 'his name' }).fill('archer')
    await gm.getByRole('combobox', { name: 'made like' }).selectOption('bandit')
    await gm.getByLabel('Keep for later as').fill('ambush')
    await gm.getByRole('button', { name: 'Keep for later' }).click()
    await gm.getByRole('button', { name: 'Reinforcements' }).click()
    await gm.getByText('ambush').waitFor()
    expect(await ana.locator('.track button', { hasText: 'Archer' }).count()).toBe(0)
    await gm.getByRole('button', { name: 'Reveal' }).click()
    await ana.locator('.track button', { hasText: 'Archer' }).waitFor()
    await ben.locator('.track button', { hasText: 'Archer' }).waitFor()

    // A broken line: the answer stays in sight as sending, and arrives once when the line is back.
    await gm.getByRole('button', { name: 'Settings' }).click()
    await gm.getByRole('combobox', { name: 'Bots pause' }).selectOption('0')
    await gm.keyboard.press('Escape')
    if ((await gm.getByRole('button', { name: 'Go on' }).count()) > 0)
      await gm.getByRole('button', { name: 'Go on' }).click()
    await play(({ options }) => options > 0)
    const asked = await ana.locator('.table').getAttribute('data-asked')
    await ana.context().setOffline(true)
    await ana.getByText('reconnecting, nothing is lost').waitFor()
    await ana.keyboard.press('1')
    await ana.keyboard.press('Enter')
    await ana.getByRole('button', { name: 'Sending …' }).waitFor()
    await ana.context().setOffline(false)
    await ana.getByText('connected', { exact: true }).waitFor()
    await ana.locator(`.table:not([data-asked="${asked}"])`).waitFor()

    // To the end; the game master ends what would take too long.
    let rounds = 0
    await play(() => rounds++ > 50)
    if ((await momentOf(ana)).stands !== 'over') {
      await gm.getByRole('button', { name: 'Game master' }).click()
      await gm.getByRole('button', { name: 'Rule', exact: true }).click()
      await gm.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('end')
      await gm.getByRole('checkbox', { name: 'travellers' }).check()
      await gm.getByRole('button', { name: 'Do it' }).click()
      await gm.getByText('The game master rules: End the fight.').first().waitFor()
      await gm.keyboard.press('Escape')
      // It is carried out when the step that waits is over.
      await play(() => false)
    }
    for (const page of [gm, ana, ben]) await page.locator('.over').waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('choose in secret: nobody sees it before all have chosen, and it can be taken back till then', async () => {
    const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
    const table = await visit.make({ from: { scenario: { ...duel, seats: { ana: ['bouncer'], ben: ['sailor'] } } } })
    const [ana, ben] = await Promise.all([visit.seated(table, 'ana'), visit.seated(table, 'ben')])
    await ana.locator('.option', { hasText: 'Wary' }).locator('.row').click()
    await ana.locator('#confirm').click()
    await ana.getByText('You chose: wary.').waitFor()
    expect(await ben.locator('.log').innerText()).not.toContain('wary')
    await ana.getByRole('button', { name: 'Take it back' }).click()
    await ana.locator('.option', { hasText: 'Bold' }).locator('.row').click()
    await ana.locator('#confirm').click()
    await ana.getByText('You chose: bold.').waitFor()
    await ben.keyboard.press('1')
    await ben.keyboard.press('Enter')
    await ben.locator('.line', { hasText: 'is up' }).first().waitFor()
  })
})
