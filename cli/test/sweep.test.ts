import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { affray, file, fresh, json, root } from './affray.ts'

const tavern = join(root, 'scenarios/example/tavern.yaml')
/** A plan as a new file. */
const planFile = (...lines: readonly string[]): string =>
  file('.yaml', [`scenario: ${tavern}`, 'seed: s', 'fights: 60', ...lines].join('\n'))
const PLAN = ['vary: [bouncer.brawling=0..4:2, "thug.count=1..2"]']
const text = (folder: string, name: string): string => readFileSync(join(folder, name), 'utf8')
const cells = (folder: string): string =>
  readdirSync(join(folder, 'cells'))
    .map((name) => text(folder, `cells/${name}`))
    .join('')

describe('the results are the same to the byte', () => {
  test.each([
    ['each cell to its end', PLAN],
    ['ended early', [...PLAN, 'within: 10%', 'least: 40']],
    ['compared on common dice', [...PLAN, 'against: bouncer.brawling=0', 'within: 8%', 'least: 40']],
    [
      'of several games',
      [`scenario: [${tavern}, ${join(root, 'scenarios/olde/corridor-with-pillars.yaml')}]`, 'fights: 20'],
    ],
  ])('%s: by one thread, by two, and in parts', async (_, lines) => {
    const path = file(
      '.yaml',
      [
        'seed: s',
        ...(lines.some((line) => line.startsWith('scenario')) ? [] : [`scenario: ${tavern}`, 'fights: 60']),
        ...lines,
      ].join('\n'),
    )
    const [one, two, parts] = [fresh('-one'), fresh('-two'), fresh('-parts')]
    const first = await json(['sweep', path, '--out', one, '--workers', '1'])
    expect(first).toMatchObject({ ended: 'all', cells: first.of })
    const second = await json(['sweep', path, '--out', two, '--workers', '2'])
    for (const part of ['3/3', '1/3', '2/3'])
      await affray(['sweep', path, '--out', parts, '--workers', '1', '--part', part])
    expect(second.sha256).toBe(first.sha256)
    for (const name of ['results.jsonl', 'results.csv', 'report.html']) {
      expect(text(two, name)).toBe(text(one, name))
      expect(text(parts, name)).toBe(text(one, name))
    }
    expect(cells(parts)).toBe(cells(one))
  })
})

describe('a sweep that was interrupted', () => {
  test('goes on: what is missing is played, and nothing else', async () => {
    const [path, out] = [planFile(...PLAN), fresh('-out')]
    await affray(['sweep', path, '--out', out])
    const whole = text(out, 'results.jsonl')
    const kept = text(out, 'cells/000001.json')
    rmSync(join(out, 'cells/000004.json'))
    writeFileSync(join(out, 'cells/000002.json.99.part'), '{"half')
    const again = await json(['sweep', path, '--out', out])
    expect(again).toMatchObject({ cells: 6, of: 6, ended: 'all' })
    expect(text(out, 'results.jsonl')).toBe(whole)
    expect(text(out, 'cells/000001.json')).toBe(kept)
  })

  test('says in its report how much of it there is', async () => {
    const [path, out] = [planFile(...PLAN), fresh('-out')]
    const { out: said } = await affray(['sweep', path, '--out', out, '--part', '1/3'])
    expect(said).toMatch(/^2 of 6 cells, 120 fights\.\n/)
    expect(text(out, 'report.html')).toContain('<p>2 of 6 cells, 120 fights, seed <code>s</code>.')
  })

  test('is not gone on with under another plan, nor in a folder of other things', async () => {
    const out = fresh('-out')
    await affray(['sweep', planFile(...PLAN), '--out', out, '--part', '1/3'])
    const other = await affray(['sweep', planFile(...PLAN, 'least: 7'), '--out', out])
    expect(other.code).toBe(1)
    expect(other.err).toContain(
      `${out} holds another sweep: its plan, a scenario of it or a version of the rules was another.`,
    )
    const home = fresh('-home')
    mkdirSync(home)
    writeFileSync(join(home, 'letters.txt'), 'dear')
    const refused = await affray(['sweep', planFile(...PLAN), '--out', home])
    expect(refused.err).toContain(`${home} holds other files.`)
    expect(readdirSync(home)).not.toContain('sweep.json')
  })

  test('a cell that is there and differs stops it, and both are kept', async () => {
    const [path, out] = [planFile(...PLAN), fresh('-out')]
    await affray(['sweep', path, '--out', out])
    const mine = text(out, 'cells/000000.json')
    const damaged = fresh('-out')
    await affray(['sweep', path, '--out', damaged, '--part', '6/6'])
    writeFileSync(join(damaged, 'cells/000000.json'), '{"not": "a cell')
    const unreadable = await affray(['sweep', path, '--out', damaged])
    expect(unreadable.err).toContain('000000.json cannot be read.')
    expect(unreadable.err).toContain('Remove it and run the sweep again')
    rmSync(join(damaged, 'cells/000000.json'))
    await affray(['sweep', path, '--out', damaged])
    expect(text(damaged, 'cells/000000.json')).toBe(mine)
  })
})

describe('parts', () => {
  test('of an array job know from their scheduler which they are', async () => {
    const path = planFile(...PLAN)
    const played = async (env: NodeJS.ProcessEnv): Promise<string[]> => {
      const out = fresh('-out')
      await affray(['sweep', path, '--out', out, '--part', '/3'], '', env)
      return readdirSync(join(out, 'cells'))
    }
    expect(await played({ SLURM_ARRAY_TASK_ID: '3', SLURM_ARRAY_TASK_MIN: '1' })).toEqual([
      '000002.json',
      '000005.json',
    ])
    expect(await played({ AWS_BATCH_JOB_ARRAY_INDEX: '0' })).toEqual(['000000.json', '000003.json'])
    expect(await played({ JOB_COMPLETION_INDEX: '1' })).toEqual(['000001.json', '000004.json'])
  })

  test.each([
    ['4/3', '"4/3" is no part of a sweep.'],
    ['0/3', '"0/3" is no part of a sweep.'],
    ['half', '"half" is no part of a sweep.'],
    ['/3', '--part /3 asks which of the jobs this is, and no scheduler says so'],
  ])('%s is refused in words', async (part, says) => {
    const { code, err } = await affray(['sweep', planFile(...PLAN), '--out', fresh('-out'), '--part', part])
    expect([code, err]).toEqual([2, expect.stringContaining(says)])
  })
})

test('cells and what cannot be played are listed before anything is', async () => {
  const path = planFile('vary: [bouncer=none, "bouncer.brawling=0,2"]')
  const { out } = await affray(['sweep', path, '--list'])
  expect(out).toContain('0 cells, at most 0 fights; 0 cells skipped.')
  expect(out).toContain('bouncer=none, bouncer.brawling=2: There is no fighter "bouncer".')
  const folder = fresh('-out')
  const { code, err } = await affray(['sweep', path, '--out', folder])
  expect(code).toBe(1)
  expect(err).toContain('2 cells of this sweep cannot be played:')
  expect(err).toContain('Nothing was played.')
  expect(() => readdirSync(folder)).toThrow('ENOENT')
})

test('a fault of a plan is told with its line', async () => {
  const path = file('.yaml', `scenario: ${tavern}\nvary:\n  - thug.count=1..2\nfihgts: 10\n`)
  const { code, err } = await affray(['sweep', path])
  expect(code).toBe(1)
  expect(err).toContain(`${path}:4:1  fihgts`)
})

test('a text that a spreadsheet would take for a formula is a text', async () => {
  const folder = dirname(file('.yaml', ''))
  for (const name of ['=a.yaml', 'b.yaml']) writeFileSync(join(folder, name), readFileSync(tavern))
  const path = file('.yaml', 'scenario: ["=a.yaml", b.yaml]\nfights: 5\n')
  const out = fresh('-out')
  await affray(['sweep', path, '--out', out])
  expect(text(out, 'results.csv')).toMatch(/\n0,example,'=a\.yaml,crew,5,all,/)
  expect(text(out, 'results.csv')).toMatch(/\n1,example,b\.yaml,crew,5,all,/)
})
