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

describe('compare', () => {
  test('tells variants in a table, a chart and, for a sweep, a curve', async () => {
    const vary = ['--vary', 'ties=attacker', '--vary', 'bouncer.brawling=0..8:4', '--vary', 'policy:crew=reckless']
    const { code, out } = await affray(['compare', TAVERN, ...vary, '-n', '300', '--workers', '2'])
    expect(code).toBe(0)
    expect(out).toContain('6 variants, 300 fights each on the same dice, seed 1.')
    expect(out).toMatch(/bouncer\.brawling=8 +\d+\.\d % \(.*\) +−\d+\.\d points \(−\d+\.\d to −\d+\.\d\)/)
    expect(out).toMatch(/as it is +·+─*●─*·+\n/)
    expect(out).toMatch(/ 100 %[\s\S]* 50 %[\s\S]* 0 %.*\n +0 +4 +8\n +bouncer\.brawling\n/)
    for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80)
  })

  test('a skill is found under the name people call it by, dice in their own notation', async () => {
    const legend = await json([
      'compare',
      'scenarios/legend/goblin-cavern.yaml',
      '--vary',
      'alaric.skills.spear=40..80:40',
      '-n',
      '2',
    ])
    expect((legend.variants as { x?: number }[]).map(({ x }) => x)).toEqual([undefined, 40, 80])
    const d6 = await json([
      'compare',
      'scenarios/d6/cians-street.yaml',
      '--vary',
      'goblin.skills.melee combat=1D..3D:2D',
      '-n',
      '2',
    ])
    expect((d6.variants as { label: string }[]).at(-1)?.label).toBe('goblin.skills.melee combat=3D')
  })

  test.each([
    [
      'tides=attacker',
      'Brawl has no option "tides".',
      'Vary one of: ties; or policy:side=name, distance, map, scene, open, fighter.count',
    ],
    ['ties=maybe', 'The option ties cannot be maybe.', 'Choose one of: defender, attacker.'],
    ['bouncer.brawling=8..0:2', 'sweeps over something that is no row of numbers', 'downwards 100..40:-10'],
    ['bouncer.brawling=-4', 'bouncer.brawling: found -4, allowed is at least 0', 'Correct the fields named'],
    ['bouncer.brawn=4', 'bouncer.brawn: there is no "brawn".', 'Name one of: quickness, brawling, might, hide, grit.'],
    ['policy:crew=angry', 'Brawl has no policy "angry".', 'Choose one of: default, reckless.'],
    ['policy:cr=default', 'There is no side "cr".', 'Name one of: crew, house.'],
  ])('%s cannot be varied: it is said with what can', async (vary, what, remedy) => {
    const { code, out, err } = await affray(['compare', TAVERN, '--vary', vary, '-n', '10'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(what)
    expect(err).toContain(remedy)
  })

  test('how many there are, who they are and what stands around them really varies', async () => {
    const vary = ['thug.count=1..5:2', 'thug.like=student', 'thug=none', 'sides.house={"bouncer":{}}'].flatMap(
      (one) => ['--vary', one],
    )
    const { variants } = await json(['compare', TAVERN, ...vary, '-n', '200'])
    const won = Object.fromEntries(
      (variants as { label: string; sides: { id: string; won: { share: number } }[] }[]).map(({ label, sides }) => [
        label,
        sides.find(({ id }) => id === 'house')?.won.share ?? 0,
      ]),
    )
    expect(won['thug.count=1']).toBeLessThan(won['as it is'] ?? 0)
    expect(won['thug.count=5']).toBeGreaterThan((won['thug.count=3'] ?? 1) - 0.01)
    expect(won['thug.like=student']).not.toBe(won['as it is'])
    expect(won['thug=none']).toBe(won['sides.house={"bouncer":{}}'])
    expect(won['thug=none']).toBeLessThan(won['thug.count=1'] ?? 0)
  })

  test('a part of the scenario is taken from another file', async () => {
    const other = file('.yaml', 'system: example\nsides: { house: { thug: { count: 4 } }, crew: { sailor: {} } }\n')
    const { variants } = await json(['compare', TAVERN, '--vary', `sides.house=@${other}`, '-n', '50'])
    expect((variants as { label: string }[])[1]?.label).toBe('sides.house={"thug":{"count":4}}')
    const missing = await affray(['compare', TAVERN, '--vary', `map=@${other}`, '-n', '50'])
    expect([missing.code, missing.err]).toEqual([2, expect.stringContaining(`There is no map in ${other}.`)])
  })

  test.each([
    ['thug.count=2', 'thug.count=2 changes nothing: the fight begins the same way.'],
    ['thug.like=thug', 'thug.like=thug changes nothing'],
    ['ties=defender', 'ties=defender changes nothing'],
    ['policy:crew=default', 'policy:crew=default changes nothing: the crew play by default already.'],
    ['bouncer.grit=14', 'bouncer.grit=14 changes nothing'],
  ])('%s is refused: it is so already', async (vary, what) => {
    const { code, out, err } = await affray(['compare', TAVERN, '--vary', vary, '-n', '10'])
    expect([code, out]).toEqual([2, ''])
    expect(err).toContain(what)
  })

  test('a report is one page with everything in it', async () => {
    const page = fresh('.html')
    const { err } = await affray(['compare', TAVERN, '--vary', 'thug.count=1..3', '-n', '40', '--html', page])
    expect(err).toContain(`Report written to ${page}.`)
    const text = readFileSync(page, 'utf8')
    expect(text).toMatch(/^<!doctype html>[\s\S]*house win[\s\S]*thug\.count=3[\s\S]*difference[\s\S]*<\/html>\n$/)
    expect(text).not.toMatch(/https?:/)
  })

  test('a difference in no fight is not a certain one, and rounds say so in words', async () => {
    const { out } = await affray(['compare', DUEL, '--vary', 'open=true', '-n', '100'])
    expect(out).toMatch(/open=true +\d+\.\d % \(.*\) +\+0\.0 points \(−1\.9 to \+1\.9\)\n/)
    expect(out).toMatch(/open=true +\d+\.\d+ +none in these fights\n/)
  })
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
