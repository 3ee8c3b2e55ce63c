import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { barriers, inBrowser, Visit } from './browser.ts'
import { playOn } from './moment.ts'

const cavern = { from: { ready: 'legend/goblin-cavern' }, play: 'heroes' }
const sizes = { phone: { width: 360, height: 740 } }
const wider = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth')

inBrowser('a page for everybody', () => {
  const visit = new Visit('everybody')
  test('shows what is chosen and who acts without any colour of its own', async () => {
    const table = await visit.make(cavern)
    const page = await visit.seated(table, 'heroes', { forcedColors: 'active' })
    await page.locator('.option .row').first().waitFor()
    await page.keyboard.press('1')
    await page.locator('.option.chosen').waitFor()
    const style = (of: string, what: string): Promise<string> =>
      page.evaluate(`getComputedStyle(document.querySelector('${of}')).${what}`)
    expect(await style('.option.chosen', 'outlineStyle')).toBe('solid')
    expect(await style('.option:not(.chosen)', 'outlineStyle')).toBe('none')
    expect(await style('.track .now button', 'backgroundColor')).not.toBe(
      await style('.track li:not(.now) button', 'backgroundColor'),
    )
    expect(await barriers(page)).toEqual([])
    await page.emulateMedia({ forcedColors: 'none', contrast: 'more' })
    const [soft, ink] = [await style('.question .soft', 'color'), await style('body', 'color')]
    expect(soft).toBe(ink)
    expect(await barriers(page)).toEqual([])
  })

  test('fits a phone in a language two fifths longer', async () => {
    const page = await visit.somebody({ viewport: sizes.phone })
    const table = await visit.make(cavern)
    await page.goto(`${visit.address}/?words=long`)
    expect(await wider(page)).toBe(0)
    const [, secret] = table.links.find(({ seat }) => seat === 'heroes')?.path.split('#') ?? []
    await page.goto(`${visit.address}/t/${table.table}/heroes?words=long#${secret}`)
    await page.locator('.option .row').first().waitFor()
    expect(await page.locator('.log h2').innerText()).toContain('~')
    expect(await wider(page)).toBe(0)
  })

  test('on a phone the confirming button stays in sight, and lies above an open keyboard', async () => {
    const table = await visit.make(cavern)
    const page = await visit.seated(table, 'heroes', { viewport: sizes.phone, hasTouch: true, isMobile: true })
    await page.locator('.option .row').first().tap()
    const box = await page.locator('#confirm').boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(sizes.phone.height)
    await page.locator('#confirm').tap()
    await page.locator('.log').waitFor()
    const shrunk = `Object.defineProperty(window.visualViewport, 'height', { get: () => 400 }); window.visualViewport.dispatchEvent(new Event('resize'))`
    await page.evaluate(shrunk)
    await expect
      .poll(() => page.evaluate(`document.documentElement.style.getPropertyValue('--keyboard')`))
      .toBe('340px')
  })

  test('several of a kind come in by one line, by keyboard alone', async () => {
    const table = await visit.make({ from: { ready: 'legend/duel' }, play: 'gm' })
    const page = await visit.seated(table, 'gm')
    const onto = async (name: string): Promise<void> => {
      for (let i = 0; i < 60; i++) {
        await page.keyboard.press('Tab')
        if ((await page.evaluate(`document.activeElement?.textContent + document.activeElement?.id`)) === name) return
      }
      throw new Error(`Tab never comes to ${name}`)
    }
    await onto('Game master')
    await page.keyboard.press('Enter')
    await page.locator('#horde').waitFor()
    await onto('horde')
    await page.keyboard.type('goblin x6')
    await page.keyboard.press('Enter')
    await page.locator('.track li', { hasText: 'Goblin 6' }).waitFor()
    expect(await page.locator('.track li', { hasText: 'Goblin' }).count()).toBe(6)
  })

  test('the map is walked over and answered by arrows and Enter', async () => {
    const table = await visit.make({ from: { ready: 'legend/goblin-cavern' }, play: 'heroes' })
    const page = await visit.seated(table, 'heroes')
    await page.locator('.option .row').first().waitFor()
    await page.locator('[role=gridcell][tabindex="0"]').focus()
    const read = (): Promise<string> => page.locator('[role=gridcell][tabindex="0"]').innerText()
    const first = await read()
    expect(first).toMatch(/column \d+, row \d+, floor, \w+, unhurt/)
    await page.keyboard.press('ArrowRight')
    await expect.poll(read).not.toBe(first)
    expect(await page.evaluate('document.activeElement?.getAttribute("role")')).toBe('gridcell')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(read).toBe(first)
    await page.keyboard.press('Enter')
    await page.locator('.sheet').waitFor()
  })

  test('hostile names and words stay text: no dialog, no request, no markup', async () => {
    const bad = '<img src=x onerror=alert(1)><script>alert(2)</script>'
    // A name has no slashes.
    const called = '<img src=x onerror=alert(1)>'
    const table = await visit.make({
      from: {
        scenario: {
          system: 'example',
          title: bad,
          about: bad,
          sides: { house: { bouncer: {} }, guests: { sailor: {} } },
          seats: { ana: ['bouncer'] },
        },
      },
      title: bad.slice(0, 60),
    })
    const [gm, ana] = await Promise.all([visit.seated(table, 'gm'), visit.seated(table, 'ana')])
    await ana.locator('#chat').fill(`${bad} javascript:alert(3)`)
    await ana.keyboard.press('Enter')
    await gm.locator('.spoken', { hasText: 'javascript:alert(3)' }).waitFor()
    await gm.getByRole('button', { name: 'Game master' }).click()
    await gm.getByRole('button', { name: 'Settings' }).click()
    await gm.getByLabel('Bouncer is shown as').fill(called)
    await gm.keyboard.press('Tab')
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.getByPlaceholder('Its name').fill('"><b>x')
    await gm.keyboard.press('Enter')
    await gm.getByRole('button', { name: 'Rule', exact: true }).click()
    await gm.getByRole('combobox', { name: 'Rule', exact: true }).selectOption('set')
    await gm.getByLabel('Why').fill(bad)
    await gm.getByLabel('Keep for later as').fill(bad)
    await gm.getByRole('button', { name: 'Do it' }).click()
    await gm.getByRole('button', { name: 'Settings' }).click()
    await gm.getByLabel('Title of the table').fill(bad.slice(0, 60))
    await gm.keyboard.press('Tab')
    await gm.getByRole('button', { name: 'Seats and links' }).click()
    await gm.getByRole('button', { name: 'Open it' }).click()
    const stranger = await visit.somebody()
    await stranger.goto(`${visit.address}/join?code=${await gm.locator('.code').innerText()}`)
    await stranger.getByLabel('Your name').fill(called)
    await stranger.getByRole('button', { name: 'Knock' }).click()
    await gm.locator('.plain li', { hasText: 'onerror' }).first().waitFor()
    await ana.locator('#chat').press('Escape')
    await ana.keyboard.press('/')
    await ana.locator('#find').fill(bad)
    await ana.locator('#find').press('Escape')
    await playOn(ana, () => false, 1)
    for (const page of [gm, ana, stranger])
      expect(await page.locator('#page script, #page img, .spoken b b').count()).toBe(0)
    expect(visit.complaints).toEqual([])
  })
})
