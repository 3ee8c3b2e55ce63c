import type { Page } from 'playwright-core'

/** What stands before somebody at a page. */
type Stands = 'options' | 'dice' | 'readings' | 'answered' | 'over' | 'waiting'

/** A page as it is at one moment: read in one go, so that nothing comes between. */
export interface Moment {
  /** The number of the question. */
  readonly asked: string
  readonly stands: Stands
  readonly options: number
  readonly dice: number
  /** How many rows say what the dice would come to. */
  readonly prospects: number
  readonly lines: number
  /** Whether an answer was prepared for this question. */
  readonly prepared: boolean
}

const READ = `() => {
  const many = (what) => document.querySelectorAll(what).length
  const [options, dice] = [many('.option .row'), many('.dice input')]
  return {
    asked: document.querySelector('.table')?.getAttribute('data-asked') ?? '',
    stands: many('.over') > 0 ? 'over' : options > 0 ? (many('.question[data-found=true]') > 0 ? 'options' : 'waiting') : dice > 0 ? 'dice'
      : many('.readings button, .for-me') > 0 ? 'readings' : many('.answered') > 0 ? 'answered' : 'waiting',
    options,
    dice,
    prospects: many('.prospects div'),
    lines: many('.line'),
    prepared: [...document.querySelectorAll('.option')].some((one) => one.textContent.includes('Prepared')),
  }
}`
/** So long, in milliseconds, something may take that does not come. */
const PATIENCE = 60_000

export const momentOf = (page: Page): Promise<Moment> => page.evaluate<Moment>(`(${READ})()`)

/** The first moment at which somebody there can do something, or the fight is over; `after`: at another question than that. */
export function nextMoment(page: Page, after = ''): Promise<Moment> {
  return page.evaluate<Moment>(`new Promise((resolve, reject) => {
    const read = ${READ}
    const look = () => {
      const now = read()
      const other = now.asked !== '' && now.asked !== ${JSON.stringify(after)}
      if (now.stands !== 'over' && (!other || now.stands === 'waiting' || now.stands === 'answered')) return
      seen.disconnect()
      resolve(now)
    }
    const seen = new MutationObserver(look)
    seen.observe(document, { subtree: true, childList: true, attributes: true })
    setTimeout(() => reject(new Error('nothing is asked after question ${after}: ' + JSON.stringify(read()) + ' '
      + document.querySelector('.side')?.innerText.slice(0, 300))), ${PATIENCE})
    look()
  })`)
}

/** Answers what stands at a page, by keyboard; dice are thrown by the server. */
export async function answer(page: Page, { stands, options }: Moment, place = 1): Promise<void> {
  if (stands === 'options') {
    const key = Math.min(place, options, 9)
    const opens = `document.querySelectorAll('.option')[${key - 1}]?.classList.contains('group')`
    // A kind of answers is opened, and the first of them taken.
    if (await page.evaluate<boolean>(opens)) {
      await page.keyboard.press(String(key))
      await page.locator('.option.group').first().waitFor({ state: 'detached' })
      await page.keyboard.press('1')
    } else await page.keyboard.press(String(key))
    await page.keyboard.press('Enter')
    return
  }
  // Whoever has his dice thrown from now on may have had them thrown meanwhile.
  await page.evaluate(
    `[...document.querySelectorAll('.question button')].find((one) => one.textContent === 'Throw for me')?.click()`,
  )
}

/** Answers whatever is asked at a page until something holds, the fight is over or so many answers were given; gives how many, and how it stands. */
export async function playOn(
  page: Page,
  until: (now: Moment) => boolean,
  most: number,
  place: (n: number) => number = () => 1,
): Promise<{ readonly answers: number; readonly now: Moment }> {
  let now = await nextMoment(page)
  for (let answers = 0; ; answers++) {
    if (now.stands === 'over' || answers === most || until(now)) return { answers, now }
    await answer(page, now, place(answers))
    now = await nextMoment(page, now.asked)
  }
}

/** Whoever of several is asked answers, until something holds or the fight is over for one of them. */
export async function playTogether(
  pages: readonly Page[],
  until: (now: readonly Moment[]) => boolean,
  act: (page: Page, now: Moment, n: number) => Promise<void> = (page, now) => answer(page, now),
): Promise<void> {
  for (let n = 0; n < 400; n++) {
    const now = await Promise.all(pages.map(momentOf))
    if (until(now) || now.some(({ stands }) => stands === 'over')) return
    const waits = pages.map(async (page) => ({ page, at: await nextMoment(page) }))
    for (const one of waits) one.catch(() => undefined)
    const { page, at } = await Promise.race(waits)
    if (at.stands === 'over') return
    if (until(await Promise.all(pages.map(momentOf)))) return
    await act(page, at, n)
    // He who answered waits for the others: his own page has gone on, or shows what he chose.
    await gone(page, at.asked)
  }
  throw new Error('400 answers were given, and it does not hold')
}

/** When a page shows another question than this, or none. */
export const gone = (page: Page, asked: string): Promise<void> =>
  page.locator(`.table:not([data-asked="${asked}"]), .over`).first().waitFor()
