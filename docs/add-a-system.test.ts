import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const recipe = readFileSync(join(root, 'docs/add-a-system.md'), 'utf8')
const commands = [...recipe.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, text = '']) => text.trim())

/** A copy of the tree to follow the recipe in, so that nobody's work is disturbed. */
const copy = mkdtempSync(join(tmpdir(), 'affray-recipe-'))
afterAll(() => rmSync(copy, { recursive: true }))

test('the recipe for a new system works when it is followed to the letter', () => {
  for (const part of [
    'package.json',
    'vitest.config.ts',
    'scripts',
    'engine/src/dice',
    'engine/src/kernel',
    'engine/src/mechanisms',
    'engine/src/space',
  ]) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  for (const part of ['engine/src/systems/example', 'engine/src/systems/index.ts', 'engine/src/systems/rules.ts']) {
    cpSync(join(root, part), join(copy, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  expect(commands).toEqual([
    'node scripts/add-system.mjs skirmish SK "Skirmish"',
    'npx vitest run engine/src/systems/skirmish',
  ])
  for (const command of commands) {
    const { status, stdout, stderr } = spawnSync(command, { cwd: copy, shell: true, encoding: 'utf8' })
    expect(status, `${command}\n${stdout}\n${stderr}`).toBe(0)
    if (command.includes('vitest')) expect(stdout).toMatch(/laws\.test\.ts/)
  }
  const registry = readFileSync(join(copy, 'engine/src/systems/index.ts'), 'utf8')
  expect(registry).toContain("import { skirmish } from './skirmish/index.ts'")
  expect(registry).toMatch(/\n\s+skirmish,\n/)
  const read = readFileSync(join(copy, 'engine/src/systems/rules.ts'), 'utf8')
  expect(read).toContain("import { rules as skirmish } from './skirmish/book/rules.ts'")
  expect(read).toMatch(/\n\s+skirmish,\n/)
  const system = readFileSync(join(copy, 'engine/src/systems/skirmish/index.ts'), 'utf8')
  expect(system).toMatch("id: 'skirmish'")
  expect(readFileSync(join(copy, 'engine/src/systems/skirmish/book/rules.ts'), 'utf8')).not.toMatch('EX-')
})

test('a name or prefix that is taken, or a word of the language, is refused in words', () => {
  const refused = (...args: string[]): string =>
    spawnSync(process.execPath, [join(root, 'scripts/add-system.mjs'), ...args], { encoding: 'utf8' }).stderr
  expect(refused('legend', 'SK', 'Skirmish')).toContain('There is a system "legend" already')
  expect(refused('class', 'SK', 'Skirmish')).toContain('"class" is a word of the language')
  expect(refused('skirmish', 'LEG', 'Skirmish')).toMatch(/Rules are called LEG-… in legend\/.* take another prefix/)
})

test('every file and command the recipe names is there', () => {
  const names = [...recipe.matchAll(/`((?:[a-z-]+\/)*[a-z-]+\.(?:ts|md|mjs))`/g)].map(([, name = '']) => name)
  const inside = (name: string) => [
    join(root, 'engine/src/systems/example', name),
    join(root, 'engine/src/systems/example/test', name),
  ]
  const missing = names.filter((name) => ![join(root, name), ...inside(name)].some((path) => readable(path)))
  expect(missing).toEqual([])
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  for (const [, script = ''] of recipe.matchAll(/npm run ([a-z]+)/g)) expect(Object.keys(scripts)).toContain(script)
})

function readable(path: string): boolean {
  try {
    return readFileSync(path) !== undefined
  } catch {
    return false
  }
}
