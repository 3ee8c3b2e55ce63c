import { readFileSync } from 'node:fs'
import process from 'node:process'
import { analysis, systems } from '@affray/engine'
import { describe, expect, test } from 'vitest'
import { crew } from '../dist/analysis/threads.js'
import { readScenario } from '../dist/scenario-file.js'
import { affray, DUEL, file, fresh, json, type Run, TAVERN } from './affray.ts'

/** A small fight of each system. */
const FIGHTS = [
  { path: DUEL, fights: 400 },
  { path: 'scenarios/legend/duel.yaml', fights: 100 },
  { path: 'scenarios/d6/cians-street.yaml', fights: 60 },
]

describe.each(FIGHTS)('simulate $path', ({ path, fights }) => {
  const args = ['simulate', path, '-n', String(fights), '--seed', 's']

  test('gives the same here and by threads, and nothing on standard error where that is no terminal', async () => {
    const { code, out, err } = await affray([...args, '--json'])
    expect({ code, err }).toEqual({ code: 0, err: '' })
    const { system, raw } = readScenario(path)
    const threads = crew(2)
    const run = (chunk: analysis.Chunk) => threads.simulate(chunk)
    const { policies, ...told } = JSON.parse(out) as { readonly policies: analysis.PolicyNames }
    const byThreads = await analysis.simulate(system, { scenario: raw, policies, fights, seed: 's', workers: 2, run })
    expect(threads.begun).toBe(2)
    await threads.close()
    expect(told).toMatchObject(JSON.parse(JSON.stringify(byThreads)) as object)
  })

  test('names two fights by the command that plays them again to the same last line', async () => {
    const { out } = await affray(args)
    const named = [...out.matchAll(/: +(\S+) won in round (\d+) with (\d+) standing\n {2}affray (fight .*)/g)]
    expect(named).toHaveLength(2)
    for (const [, winner, round, , command = ''] of named) {
      const again = await affray(command.replaceAll("'", '').split(' '))
      expect(again.out).toContain(`Victory for the ${winner}, in round ${round}.`)
    }
  })

  test('tells winners, rounds, survivors, how each ended, and what was done', async () => {
    const { out } = await affray(args)
    expect(out).toMatch(/Who wins\n {2}\S+ +\d+\.\d % \(\d+\.\d–\d+\.\d\)/)
    expect(out).toMatch(/Rounds {2}median \d+, mean \d+\.\d/)
    expect(out).toMatch(/on their feet\n +mean +none +1/)
    expect(out).toMatch(/How each ended\n +unhurt +wounded +down +dead +fled +damage dealt +taken/)
    expect(out).toMatch(/What \S+ did.*\n +times a fight +in fights +side won those\n/)
    const dealt = await json(args)
    const fighters = dealt.fighters as { dealt: number; taken: number }[]
    for (const { dealt, taken } of fighters) expect(Math.min(dealt, taken)).toBeGreaterThan(0)
  })

  test('a histogram of rounds has no gap', async () => {
    const { out } = await affray(args)
    const rows = out.slice(out.indexOf('Rounds'), out.indexOf('How many')).matchAll(/^ +(\d+)\+? +[\d.<> ]+%/gm)
    const rounds = [...rows].map(([, round]) => Number(round))
    expect(rounds).toEqual(rounds.map((_, i) => (rounds[0] ?? 0) + i))
  })
})

test('says in how many of the fights it listened to what was done, where not in all', async () => {
  const few = await affray(['simulate', 'scenarios/example/tavern.yaml', '-n', '300', '--seed', 'a'])
  expect(few.out).toMatch(/What \S+ did\n/)
  const many = await affray(['simulate', 'scenarios/example/tavern.yaml', '-n', '3000', '--seed', 'a'])
  expect(many.out).toMatch(/What \S+ did \(in 1,\d\d\d of the fights\)\n/)
})

test('a policy asked for stands in the command that plays the fight again', async () => {
  const { out } = await affray([
    'simulate',
    DUEL,
    '-n',
    '200',
    '--policy',
    'cards=reckless',
    '--policy',
    'purse=reckless',
  ])
  expect(out).toContain('cards by reckless, purse by reckless')
  expect(out).toMatch(/--seed '1#\d+' --policy cards=reckless\n/)
})

test('--within stops as soon as the chances are known so well', async () => {
  const within = await json(['simulate', DUEL, '-n', '1000000', '--within', '3%', '--workers', '2'])
  expect(within).toMatchObject({ ended: 'within' })
  for (const { won } of within.sides as { won: { low: number; high: number } }[]) {
    expect(won.high - won.low).toBeLessThanOrEqual(0.06)
  }
  expect(await affray(['simulate', DUEL, '--within', 'soon'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('"soon" is no width a chance can be known to.') as string,
  })
})

test('--within stops at the same fight for any number of workers', async () => {
  const args = ['simulate', TAVERN, '-n', '1500', '--within', '5%', '--json']
  const one = await affray([...args, '--workers', '1'])
  expect((await affray([...args, '--workers', '2'])).out).toBe(one.out)
  expect(JSON.parse(one.out)).toMatchObject({ ended: 'within' })
})

/** Runs the command and presses Ctrl-C as soon as it listens for that. */
async function interrupted(args: readonly string[]): Promise<Run> {
  const before = process.listeners('SIGINT')
  const running = affray(args)
  const caught = (): boolean => process.listeners('SIGINT').some((listener) => !before.includes(listener))
  while (!caught()) await new Promise((resolve) => setImmediate(resolve))
  process.emit('SIGINT')
  const run = await running
  expect(process.listeners('SIGINT')).toEqual(before)
  return run
}

test('Ctrl-C ends a simulation with what was played, and its interval', async () => {
  const { code, out } = await interrupted(['simulate', DUEL, '-n', '100000000', '--workers', '1'])
  expect(code).toBe(0)
  expect(out.replaceAll(/\s+/g, ' ')).toContain('Stopped early: this is what was played.')
  expect(out).toMatch(/cards +\d+\.\d % \(\d+\.\d–\d+\.\d\)/)
})

test('Ctrl-C ends a comparison with what was played, and it says so', async () => {
  const args = ['compare', DUEL, '--vary', 'ties=defender', '-n', '100000000', '--workers', '1']
  const { code, out } = await interrupted(args)
  expect(code).toBe(0)
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/2 variants, \d+ fights each .* Stopped early: this is what was played\./)
  expect(JSON.parse((await interrupted([...args, '--json'])).out)).toMatchObject({ ended: 'stopped' })
})

test('the report is one file that needs nothing else, with everything in it, and no markup comes from a scenario', async () => {
  const path = file('.yaml', readFileSync(TAVERN, 'utf8').replace(/title: .*/, 'title: <b>Tom & "Jerry"</b>'))
  const html = fresh('.html')
  expect(await affray(['simulate', path, '-n', '500', '--html', html])).toMatchObject({
    code: 0,
    err: `Report written to ${html}.\n`,
  })
  const page = readFileSync(html, 'utf8')
  for (const heading of ['Who wins', 'How long it takes', 'Who is left', 'How each ended', 'What they did']) {
    expect(page).toContain(`<h2>${heading}</h2>`)
  }
  expect(page).toContain('&lt;b&gt;Tom &amp; &quot;Jerry&quot;&lt;/b&gt;')
  expect(page).not.toMatch(/<b>|https?:|src=|<script|url\(|@import/)
  expect(page).toMatch(/prefers-color-scheme:dark[\s\S]*@media print/)
})

test('a report that cannot be written is refused before a fight is played', async () => {
  for (const path of ['/nowhere/report.html', '/']) {
    expect(await affray(['simulate', DUEL, '-n', '1e15', '--html', path])).toMatchObject({
      code: 1,
      out: '',
      err: expect.stringContaining(`affray: ${path} cannot be written (`) as string,
    })
  }
})

test.each([
  ['cards', '--policy cards does not say who plays how.', 'Write --policy side=name, such as cards=default.'],
  ['crads=default', 'There is no side "crads".', 'Did you mean "cards"? There are: cards, purse.'],
  ['cards=angry', 'There is no policy "angry".', 'There are: default, reckless.'],
])('--policy %s is refused with what can be written', async (policy, what, remedy) => {
  const { code, err } = await affray(['simulate', DUEL, '-n', '10', '--policy', policy])
  expect({ code, err }).toEqual({ code: 2, err: `affray: ${what}\n        ${remedy}\n` })
})

test('a saved fight is not taken for a scenario', async () => {
  const { code, err } = await affray(['simulate', 'scenarios/legend/alarics-tale.fight.json', '-n', '10'])
  expect(code).toBe(1)
  expect(err).toContain('alarics-tale.fight.json is a saved fight, not a scenario.')
})

test('fights that are all cut off are said to have no end, and none is named', async () => {
  const { out } = await affray(['simulate', 'scenarios/legend/duel.yaml', '-n', '20', '--rounds', '1', '--seed', 'cut'])
  expect(out).toMatch(/cut off after round 1 +\d+\.\d %/)
  const path = file('.yaml', 'system: legend\nsides:\n  a: { bandit: {} }\n  b: { lilina: {} }\ndistance: 500\n')
  const far = await affray(['simulate', path, '-n', '20', '--rounds', '1'])
  expect(far.out).toMatch(/cut off after round 1 +100\.0 %/)
  expect(far.out.replaceAll(/\s+/g, ' ')).toContain('No fight came to an end: nobody here can win by these rules')
  expect(far.out).not.toContain('typical')
})

test('what is done more seldom than what is listed is counted', async () => {
  const { out } = await affray(['simulate', 'scenarios/legend/duel.yaml', '-n', '60'])
  expect(out).toMatch(/\n {2}and \d+ things more seldom done; --json has all\n/)
})

describe.each(FIGHTS)('odds and advice of $path', ({ path }) => {
  test('every option of the first decision has its odds, and it is said how they were found and who decides after', async () => {
    const { code, out } = await affray(['odds', path])
    expect(code).toBe(0)
    expect(out).toMatch(/^Round \d+: .*\?/)
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/decisions after it by policy \(.*default.*\)\. Seat: \w+\./)
    expect(out).toMatch(
      /\[\w[^\]]*\] (exact, [\d,]+ ways|sampled [\d,]+ times, 95 % intervals)|step\s+ends\s+\(exact\):\s+bold \[bold\], wary\s+\[wary\]\./,
    )
  })

  test('advice is ranked with value, error and reason, the same each time', async () => {
    const args = ['advise', path, '--rollouts', '4']
    const { code, out } = await affray(args)
    expect(code).toBe(0)
    expect(out).toMatch(/\n {2}1 {2}[01]\.\d{3} ± \d\.\d{3} {2}.* \[.*\].*\n {5}\d+ % of \d+ fights won, with/)
    expect(await affray(args)).toEqual({ code, out, err: '' })
    const { advice } = await json(args)
    const values = (advice as { value: number }[]).map(({ value }) => value)
    expect(values).toEqual([...values].sort((a, b) => b - a))
  })
})

describe('odds in words', () => {
  test('have no keys, one way is no ways, and options that change nothing stand together', async () => {
    const { out } = await affray(['odds', 'scenarios/legend/duel.yaml', '--seconds', '600'])
    expect(out).toMatch(/ {2}effect by lilina on bandit, in \d+\.\d %\n {4}bleed +\d/)
    expect(out).toMatch(/ {4}trip opponent +\d+\.\d %/)
    expect(out).toMatch(/\[attack\] exact, [\d,]+ ways, <0\.01 % not followed/)
    expect(out).toMatch(
      /\nNothing that is counted happens before the step\s+ends\s+\(exact\):[^.]*\[changeStance\],[\s\S]*\.\n$/,
    )
    expect(out.replaceAll(/\[.*?\]/g, '')).not.toMatch(/[a-z][A-Z]/)
    expect((await affray(['odds', DUEL, '--option', 'bold'])).out).not.toContain('1 ways')
  })

  test('say that they were stopped, and how many options are there', async () => {
    const { code, out } = await interrupted(['odds', 'scenarios/legend/duel.yaml'])
    expect(code).toBe(0)
    expect(out.replaceAll(/\s+/g, ' ')).toMatch(/Stopped early: these are \d of \d+ options\./)
  })

  test('options of a fight are refused where dice are asked for', async () => {
    expect(await affray(['odds', '2d6', '--at', '3'])).toEqual({
      code: 2,
      out: '',
      err: 'affray: --at is for fights, and "2d6" is no file: it was read as dice.\n        Name a scenario or a fight file, or leave out --at.\n',
    })
  })
})

test('advice names options as people do, and says that it was stopped', async () => {
  const { out } = await interrupted(['advise', 'scenarios/legend/duel.yaml', '--rollouts', '100000'])
  expect(out.replaceAll(/\s+/g, ' ')).toContain('Stopped early: this is what was played.')
  expect(out).toContain('against')
  expect(out.replaceAll(/\[.*?\]/g, '')).not.toMatch(/[a-z][A-Z]/)
})

test('advice is refused to a seat that is not asked', async () => {
  const saved = fresh('.fight.json')
  await affray(['fight', DUEL, '--seed', '7', '--save', saved])
  expect(await affray(['advise', saved, '--at', '1', '--seat', 'purse'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('purse has nothing to decide here: ines is asked.') as string,
  })
})

test('a side called constructor has its own policy, in words and in the command that plays a fight again', async () => {
  const sides = { a: { thug: {} }, constructor: { sailor: {} } }
  const path = file('.json', JSON.stringify({ system: 'example', sides }))
  expect((await affray(['simulate', path, '-n', '20'])).out).toContain('a by default, constructor by default')
  const { out } = await affray(['simulate', path, '-n', '20', '--policy', 'constructor=reckless'])
  expect(out).toContain('--policy constructor=reckless')
})

test('a comparison gives the same here and by threads', async () => {
  const { system, raw } = readScenario(DUEL)
  const base = { label: 'as it is', scenario: raw, policies: {} }
  const variants = [base, ...analysis.variants(system, raw, 'ties=defender', {})]
  const options = { variants, fights: 200, chunk: 50, seed: 's' }
  const threads = crew(2)
  const run = (chunk: analysis.CompareChunk) => threads.compare(chunk)
  const byThreads = await analysis.compare(system, { ...options, workers: 2, run })
  expect(threads.begun).toBe(2)
  await threads.close()
  expect(byThreads).toEqual(await analysis.compare(system, options))
})

test('threads are begun only as they are wanted', async () => {
  const { example } = systems
  if (example === undefined) throw new Error('there is no Brawl')
  const threads = crew(256)
  const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } }
  const run = (chunk: analysis.Chunk) => threads.simulate(chunk)
  await analysis.simulate(example, { scenario, fights: 60, workers: 256, run })
  expect(threads.begun).toBe(2)
  await threads.close()
})

test('odds of a fight file start behind an entry, and of one option only where asked', async () => {
  const saved = fresh('.fight.json')
  await affray(['fight', DUEL, '--seed', '7', '--save', saved])
  const { out } = await affray(['odds', saved, '--at', '1', '--option', 'strike', '--policy', 'purse=default'])
  expect(out).toMatch(
    /strike.*\[strike\] exact, \d+ ways\n {2}→ \w+: .*out of it \d.*\n {2}attack by \w+ on \w+\n {4}(hit|miss) +\d+\.\d %/,
  )
  expect(out).not.toContain('[haymaker]')
  expect(await affray(['odds', saved, '--at', '1', '--option', 'sing'])).toMatchObject({
    code: 2,
    err: expect.stringContaining('is not offered "sing"') as string,
  })
  expect(await affray(['odds', saved])).toMatchObject({
    code: 1,
    err: expect.stringContaining('The fight is over: no decision waits.') as string,
  })
})

test('behind an entry the fight stands as it was recorded: dice before the decision are not thrown anew', async () => {
  const saved = fresh('.fight.json')
  await affray(['fight', 'scenarios/d6/cians-street.yaml', '--seed', '7', '--save', saved])
  const odds = (seed: string) => affray(['odds', saved, '--at', '0', '--option', 'none', '--seed', seed])
  const { out } = await odds('one')
  expect(out).toMatch(/It stands at \d+\./)
  expect((await odds('other')).out).toBe(out)
})
