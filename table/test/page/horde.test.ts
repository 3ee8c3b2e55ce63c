import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { answer, nextMoment } from './moment.ts'

inBrowser('whoever plays many of a kind', () => {
  const visit = new Visit('horde')

  test('tells all of them in one gesture what to do in this round, and stops it', async () => {
    const table = await visit.make({ from: { ready: 'legend/six-goblins-against-two' }, play: 'goblins' })
    const page = await visit.seated(table, 'goblins')
    const forAll = page.getByRole('button', { name: /^And (the|\d)/ })
    // To the first turn of a goblin.
    for (let now = await nextMoment(page), n = 0; n < 20; n++) {
      if (now.stands === 'options' && (await page.getByText('what do you do', { exact: false }).count()) > 0) break
      await answer(page, now)
      now = await nextMoment(page, now.asked)
    }
    await forAll.waitFor()
    await page.locator('.option:not(.group) .row').first().click()
    await forAll.click()
    await page.getByText(/^Every goblin in this round: /).waitFor()
    // The others do it without being asked; what else is asked is answered by hand.
    const many = async (): Promise<number> =>
      Number(/\((\d+) so far\)/.exec((await page.locator('.likewise').allInnerTexts()).join(''))?.[1] ?? 0)
    let most = 0
    for (let n = 0; n < 12 && most < 3; n++) {
      const now = await nextMoment(page)
      if (now.stands === 'over') break
      most = Math.max(most, await many())
      await answer(page, now)
      await page.locator(`.table:not([data-asked="${now.asked}"])`).waitFor()
      most = Math.max(most, await many())
    }
    expect(most).toBeGreaterThan(1)
    if ((await page.locator('.likewise').count()) > 0) {
      await page.locator('.likewise').getByRole('button', { name: 'Stop' }).click()
      await page.locator('.likewise').waitFor({ state: 'detached' })
    }
    expect(visit.complaints).toEqual([])
  })
})
