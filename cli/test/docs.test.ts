import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Fight, systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { affray, file, main, root } from './affray.ts'

const read = (path: string): string => readFileSync(join(root, path), 'utf8')
/** The blocks of a page that begin with ```` ```<kind> ````. */
const blocks = (path: string, kind: string): string[] =>
  [...read(path).matchAll(/^```(.*)\n([\s\S]*?)^```$/gm)].flatMap(([, info, text]) =>
    info === kind ? [text ?? ''] : [],
  )

test('every command the README and docs/cli.md show as tested runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'affray-docs-'))
  symlinkSync(join(root, 'scenarios'), join(folder, 'scenarios'))
  const shown = [...blocks('README.md', 'sh tested'), ...blocks('docs/cli.md', 'sh tested')]
  expect(shown.length).toBeGreaterThanOrEqual(8)
  for (const text of shown) {
    const script = `set -e\n${text.replaceAll('npx affray', `"${process.execPath}" "${main}"`)}`
    const { status, stderr } = spawnSync('bash', ['-c', script], { cwd: folder, encoding: 'utf8', input: '' })
    expect({ text, status, stderr: status === 0 ? '' : stderr }).toEqual({ text, status: 0, stderr: '' })
  }
})

test('every command of the program is described in docs/cli.md', () => {
  const described = read('docs/cli.md')
  for (const [, name] of affray(['--help']).out.matchAll(/^ {2}(\w+) \[options\]/gm)) {
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

test('the scenario of docs/scenario.md is sound', () => {
  const [whole] = blocks('docs/scenario.md', 'yaml')
  expect(affray(['check', file('.yaml', whole ?? '')])).toMatchObject({ code: 0 })
})

test('the fight of docs/fight-file.md opens, replays and goes on', () => {
  const [text] = blocks('docs/fight-file.md', 'json')
  const data: unknown = JSON.parse(text ?? '')
  const example = systems.example
  if (example === undefined) throw new Error('the example system is registered')
  const fight = Fight.open(example, data).proceed()
  expect(fight.asked).toMatchObject({ roll: 'damage', who: 'milo' })
  expect(fight.branches()).toHaveLength(2)
  expect(affray(['replay', file('.json', text ?? ''), '--verify'])).toMatchObject({ code: 0 })
})

test('what documents quote from the program is up to date', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/refresh.mjs', '--check'], {
    cwd: root,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
})

test('every page that a page links to is there', () => {
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

test('every scenario is sound, and its bots end their fight', () => {
  for (const name of readdirSync(join(root, 'scenarios'), { recursive: true, encoding: 'utf8' })) {
    if (!/\.(ya?ml|json)$/.test(name)) continue
    const path = `scenarios/${name}`
    if (systems[(parse(read(path)) as { system: string }).system] === undefined) continue
    expect(affray(['check', path]), path).toMatchObject({ code: 0 })
    expect(affray(['fight', path, '--seed', '1']).out, path).toMatch(/Victory for the|Nobody is left to win/)
  }
})
