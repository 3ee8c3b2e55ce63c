import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { barriers, inBrowser, Visit } from './browser.ts'

const ready = (page: Page) => page.getByText('Ready to begin.').waitFor()
const text = (page: Page) => page.locator('#setup-text')

/** Chooses a game. */
async function setUp(visit: Visit, game: string): Promise<Page> {
  const page = await visit.somebody()
  await page.goto(`${visit.address}/setup`)
  await page.locator('.setup-form select').first().selectOption(game)
  await page.locator('.setup-side').first().waitFor()
  return page
}
/** Adds by typing, and Enter. */
async function add(page: Page, side: string, line: string): Promise<void> {
  await page.getByLabel(`Add to ${side}`, { exact: true }).fill(line)
  await page.keyboard.press('Enter')
}

/** What a hero of one's own needs in each game, by the labels of the form. */
const OWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  example: { Quickness: '5', Brawling: '3', Might: '1', Hide: '1', Grit: '12' },
  legend: { Str: '14', Con: '13', Siz: '12', Int: '13', Pow: '11', Dex: '15', Cha: '10' },
  cfi: { Str: '14', Con: '13', Siz: '12', Int: '13', Pow: '11', Dex: '15', Cha: '10', Combat: '55' },
  d6: { Agility: '3D', Coordination: '3D', Physique: '3D+1', Intellect: '2D', Acumen: '3D', Charisma: '2D' },
  renaissance: {},
  olde: { Brawn: '7', Finesse: '7', Savvy: '7', Nerve: '6' },
}

inBrowser('setting a fight up', () => {
  const visit = new Visit('set-up')

  test('fighters come by typing, the text beside says the same, and the fight begins', async () => {
    const page = await setUp(visit, 'legend')
    await add(page, 'heroes', 'alaric')
    await add(page, 'foes', 'goblin x6')
    await ready(page)
    expect(await text(page).inputValue()).toContain('count: 6')
    await text(page).fill(`${await text(page).inputValue()}title: The cave # ours\n`)
    await expect.poll(() => page.getByLabel('Title').inputValue()).toBe('The cave')
    await add(page, 'foes', 'troll')
    await expect.poll(() => text(page).inputValue()).toMatch(/troll: \{\}[\s\S]*# ours/)
    await ready(page)
    await page.getByRole('button', { name: 'Begin' }).click()
    await page.locator('.option .row').first().waitFor()
    expect(visit.complaints).toEqual([])
  })

  test.each(Object.keys(OWN))('a hero of one’s own in %s, by form alone, and who would win', async (game) => {
    const page = await setUp(visit, game)
    const kind = await page.locator('#setup-kinds option').first().getAttribute('value')
    await add(page, 'foes', kind ?? '')
    await page.getByLabel('Add to heroes', { exact: true }).fill('Old Tom')
    await page.locator('.setup-side').first().getByRole('button', { name: 'A hero of your own' }).click()
    const hero = page.locator('.setup-hero')
    await hero.waitFor()
    for (const [label, value] of Object.entries(OWN[game] ?? {}))
      await hero.getByLabel(label, { exact: true }).first().fill(value)
    if (game === 'renaissance') {
      await hero.getByText('Everything else').click()
      await hero.getByLabel('Race', { exact: true }).selectOption({ index: 1 })
    }
    await ready(page)
    await hero.getByRole('region', { name: 'What follows' }).waitFor()
    await page.getByRole('button', { name: 'Who would win?' }).click()
    await page.locator('.setup-chances', { hasText: 'Heroes wins' }).waitFor()
    expect(visit.complaints).toEqual([])
  })

  test('what is wrong stands beside its field, in the words of the check', async () => {
    const page = await setUp(visit, 'example')
    await add(page, 'heroes', 'sailor')
    await add(page, 'foes', 'dragon')
    await page.getByText('There is nobody called “dragon”').waitFor()
    await add(page, 'foes', 'thug')
    await page.getByRole('button', { name: 'Change sailor' }).click()
    await page.locator('.setup-hero').getByLabel('Grit', { exact: true }).first().fill('900')
    await page.locator('.setup-hero .bad', { hasText: 'Found 900; allowed is at most 200.' }).waitFor()
    expect(await page.getByRole('button', { name: 'Begin' }).isDisabled()).toBe(true)
    await text(page).fill('sides: [')
    await page.getByText('The form waits until this text can be read.').waitFor()
    expect(visit.complaints.filter((one) => !one.includes('400'))).toEqual([])
    visit.complaints.length = 0
  })

  test('nothing stands in anybody’s way, and a phone need not scroll sideways', async () => {
    const page = await setUp(visit, 'cfi')
    await add(page, 'heroes', 'x')
    await page.locator('.setup-side').first().getByRole('button', { name: 'A hero of your own' }).click()
    for (const summary of await page.locator('.setup-part > summary').all()) await summary.click()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await barriers(page)).toEqual([])
    }
    await page.setViewportSize({ width: 360, height: 740 })
    expect(await page.evaluate('document.documentElement.scrollWidth')).toBeLessThanOrEqual(360)
  })

  test('heroes, parties and fights are kept, carried in a file, and used in another fight', async () => {
    const page = await setUp(visit, 'example')
    await add(page, 'heroes', 'sailor')
    await add(page, 'heroes', 'student')
    await page.locator('.setup-side').first().getByRole('button', { name: 'Keep as a party' }).click()
    const collection = page.locator('details', { has: page.getByRole('heading', { name: 'Your collection' }) })
    await collection.locator('summary').click()
    const saved = page.waitForEvent('download')
    await collection.getByText('Save the collection').click()
    const path = await (await saved).path()
    const other = await setUp(visit, 'example')
    await add(other, 'heroes', 'sailor')
    const theirs = other.locator('details', { has: other.getByRole('heading', { name: 'Your collection' }) })
    await theirs.locator('summary').click()
    await theirs.locator('input[type=file]').setInputFiles(path)
    await theirs.getByText('1 thing was taken in.').waitFor()
    await theirs.getByRole('button', { name: 'heroes to heroes' }).click()
    await add(other, 'foes', 'thug')
    await ready(other)
    expect(await text(other).inputValue()).toContain('student')
    expect(await text(other).inputValue()).toMatch(/sailor-b:\s+like: sailor/)
    expect(visit.complaints).toEqual([])
  })

  test('the next fight begins as the last one ended', async () => {
    const table = await visit.make({ from: { ready: 'example/duel' }, play: 'gm' })
    const gm = await visit.seated(table, 'gm')
    const [path = ''] = (table.links[0]?.path ?? '').split('#')
    await gm.goto(`${visit.address}/setup#${path}`)
    await gm.getByRole('heading', { name: 'The next fight' }).waitFor()
    await gm.getByRole('heading', { name: 'Who goes on?' }).waitFor()
    await ready(gm)
    expect(visit.complaints).toEqual([])
  })
})

describe('the page where a fight is set up', () => {
  test('is loaded by whoever wants it', () => {
    const names = readdirSync(fileURLToPath(new URL('../../dist/page/assets/', import.meta.url)))
    expect(names.some((name) => /^begin-.*\.js$/.test(name))).toBe(true)
  })
})
