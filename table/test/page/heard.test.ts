import { expect, test } from 'vitest'
import { inBrowser, Visit } from './browser.ts'
import { answer, momentOf, nextMoment, playTogether } from './moment.ts'

const duel = {
  system: 'example',
  sides: { house: { bouncer: {} }, guests: { sailor: {} } },
  seats: { ana: ['bouncer'], ben: ['sailor'] },
}
const polite = '.unseen[aria-live=polite]'
const assertive = '.unseen[aria-live=assertive]'

inBrowser('whoever hears the page, or looks elsewhere', () => {
  const visit = new Visit('heard')

  test('is told what people say, what is asked, which dice are wanted, and the end', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [ana, ben] = await Promise.all([visit.seated(table, 'ana'), visit.seated(table, 'ben')])
    await nextMoment(ana)
    await ana.locator(assertive, { hasText: /\w/ }).waitFor({ state: 'attached' })
    await ben.locator('#chat').fill('To arms!')
    await ben.locator('#chat').press('Enter')
    await ben.keyboard.press('Escape')
    await ana.locator(polite, { hasText: 'ben says: To arms!' }).waitFor({ state: 'attached' })

    await ana.getByRole('button', { name: 'Menu' }).click()
    await ana.getByRole('combobox', { name: 'My dice' }).selectOption('typed')
    await ana.keyboard.press('Escape')
    await playTogether([ana, ben], ([own]) => own?.stands === 'dice' || own?.stands === 'readings')
    await ana.locator(assertive, { hasText: /Bouncer, throw: / }).waitFor({ state: 'attached' })
    await playTogether(
      [ana, ben],
      () => false,
      (page, now) => answer(page, now),
    )
    await ana.locator(assertive, { hasText: 'The fight is over.' }).waitFor({ state: 'attached' })
    expect(visit.complaints).toEqual([])
  })

  test('is notified behind another page, where the browser lets it', async () => {
    const table = await visit.make({ from: { scenario: duel } })
    const [ana, ben] = [await visit.somebody({ permissions: ['notifications'] }), await visit.seated(table, 'ben')]
    await ana.addInitScript(`
      window.notices = []
      window.Notification = class {
        static permission = 'granted'
        static requestPermission() { return Promise.resolve('granted') }
        constructor(title, options) { window.notices.push(title + ': ' + options.body) }
        close() {}
      }`)
    await ana.goto(`${visit.address}${table.links.find(({ seat }) => seat === 'ana')?.path ?? ''}`)
    await nextMoment(ana)
    await ana.getByRole('button', { name: 'Menu' }).click()
    await ana.getByLabel('Notify me when it is my turn and I look elsewhere').check()
    await ana.keyboard.press('Escape')
    await ana.evaluate(
      `Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })`,
    )
    await ana.keyboard.press('1')
    await ana.keyboard.press('Enter')
    // The other answers whatever is asked until it is her turn again.
    await expect
      .poll(async () => {
        const now = await momentOf(ben)
        if (now.stands === 'options') await answer(ben, now)
        return ana.evaluate<number>('window.notices.length')
      })
      .toBeGreaterThan(0)
    expect(await ana.evaluate<string[]>('window.notices')).toContainEqual(expect.stringMatching(/^Your turn: /))
  })

  test('comes back to the game master’s seat from another device by what was kept', async () => {
    const table = await visit.make({ from: { scenario: duel }, begin: false })
    const gm = await visit.seated(table, 'gm')
    await gm.getByRole('button', { name: 'A way back to this seat' }).click()
    const link = await gm.getByLabel('Link', { exact: true }).inputValue()
    await gm.locator('.qr').waitFor()
    const [file] = await Promise.all([
      gm.waitForEvent('download'),
      gm.getByRole('link', { name: 'Save as a file' }).click(),
    ])
    const stream = await file.createReadStream()
    let text = ''
    for await (const part of stream) text += String(part)
    expect(text).toContain(link)
    await gm.context().close()
    const again = await visit.somebody()
    await again.goto(link)
    await again.getByRole('heading', { name: 'Before the fight' }).waitFor()
  })
})
