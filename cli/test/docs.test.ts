import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Fight, systemOf, systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { affray, file, main, root } from './affray.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
/** The blocks of a page that begin with ```` ```<kind> ````. */
const blocks = (path: string, kind: string): string[] =>
  [...read(path).matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, text]) =>
    info === kind ? [text ?? ''] : [],
  )

test('every command the README and the pages of docs show as tested runs', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'affray-docs-'))
  for (const name of ['scenarios', 'sweeps']) symlinkSync(join(root, name), join(folder, name))
  const lines = ['README.md', 'docs/cli.md', 'docs/analysis.md', 'docs/sweeps.md'].flatMap((page) =>
    blocks(page, 'sh tested').join('').trim().split('\n'),
  )
  expect(lines.length).toBeGreaterThanOrEqual(25)
  const before = process.cwd()
  process.chdir(folder)
  try {
    for (const line of lines) expect({ line, ...(await shown(line)) }).toEqual({ line, code: 0, err: '' })
  } finally {
    process.chdir(before)
  }
})

/** Runs a line as it stands in a document; what only a shell can do is left to one. */
async function shown(line: string): Promise<{ code: number | null; err: string }> {
  const [, args = ''] = /^npx affray ([^|'"]*?)(?: +> \S+)?(?: +# .*)?$/.exec(line) ?? []
  if (args === '') {
    const script = line.replaceAll('npx affray', `"${process.execPath}" "${main}"`)
    const { status, stderr } = spawnSync('bash', ['-c', script], { encoding: 'utf8', input: '' })
    return { code: status, err: status === 0 ? '' : stderr }
  }
  const { code, err } = await affray(args.trim().split(/\s+/))
  return { code, err: code === 0 ? '' : err }
}

test('every command of the program is described in docs/cli.md', async () => {
  const described = read('docs/cli.md')
  for (const [, name] of (await affray(['--help'])).out.matchAll(/^ {2}(\w+) \[options\]/gm)) {
    if (name !== 'start') expect(described).toContain(`npx affray ${name}`)
  }
})

test("the README's program runs", () => {
  const [program] = blocks('README.md', 'js tested')
  const { status, stdout } = spawnSync(process.execPath, ['--input-type=module'], {
    cwd: root,
    encoding: 'utf8',
    input: program,
  })
  expect(status).toBe(0)
  expect(stdout).toMatch(/Round 1\.\n[\s\S]*because: 'EX-END'/)
})

test.each([
  ['docs/analysis.md', 5],
  ['docs/sweeps.md', 1],
  ['docs/screens.md', 4],
])('the programs of %s run', (page, least) => {
  const programs = blocks(page, 'js tested')
  expect(programs.length).toBeGreaterThanOrEqual(least)
  for (const input of programs) {
    const { status, stderr, stdout } = spawnSync(process.execPath, ['--input-type=module'], {
      cwd: root,
      encoding: 'utf8',
      input,
    })
    expect({ input, status, stderr }).toEqual({ input, status: 0, stderr: '' })
    expect(stdout).not.toBe('')
  }
})

test('the plan docs/sweeps.md shows is the one that is there', () => {
  const [plan] = blocks('docs/sweeps.md', 'yaml')
  expect(parse(plan ?? '')).toEqual(parse(read('sweeps/tavern.yaml')))
})

test('the scenario of docs/scenario.md is sound', async () => {
  const [whole] = blocks('docs/scenario.md', 'yaml')
  expect(await affray(['check', file('.yaml', whole ?? '')])).toMatchObject({ code: 0 })
})

test('the fight of docs/fight-file.md opens, replays and goes on', async () => {
  const [text] = blocks('docs/fight-file.md', 'json')
  const data: unknown = JSON.parse(text ?? '')
  const example = systems.example
  const fight = Fight.open(example, data).proceed()
  expect(fight.asked).toMatchObject({ roll: 'damage', who: 'milo' })
  expect(fight.branches()).toHaveLength(2)
  expect(await affray(['replay', file('.json', text ?? ''), '--verify'])).toMatchObject({ code: 0 })
})

test('what documents quote from the program is up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/refresh.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('every page that a page links to is there', async () => {
  const pages = ['README.md', 'CONTRIBUTING.md', 'NOTICE.md', 'CHANGELOG.md', 'bench/README.md']
  const docs = readdirSync(join(root, 'docs'), { recursive: true, encoding: 'utf8' })
  const all = [
    ...pages,
    ...docs.filter((name) => name.endsWith('.md') && !name.startsWith('api')).map((name) => `docs/${name}`),
  ]
  const missing = all.flatMap((page) =>
    [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)]
      .map(([, to]) => join(dirname(page), to ?? ''))
      .filter((to) => !existsSync(join(root, to)))
      .map((to) => `${page} → ${to}`),
  )
  expect(missing).toEqual([])
})

test('every scenario is sound, and its bots end their fight', async () => {
  for (const name of readdirSync(join(root, 'scenarios'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ya?ml|json)$/.test(name)) continue
    const path = `scenarios/${name}`
    if (systemOf((parse(read(path), { merge: true }) as { system: string }).system) === undefined) continue
    expect(await affray(['check', path]), path).toMatchObject({ code: 0 })
    expect((await affray(['fight', path, '--seed', '1'])).out, path).toMatch(/Victory for the|Nobody is left to win/)
  }
})
