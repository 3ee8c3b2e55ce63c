import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { systems } from './index.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const folders = readdirSync(here, { withFileTypes: true }).filter((entry) => entry.isDirectory())

test('every folder with an index is a system of the registry, under its own id', () => {
  const ready = folders.map(({ name }) => name).filter((name) => existsSync(join(here, name, 'index.ts')))
  expect(Object.keys(systems).toSorted()).toEqual(ready.toSorted())
  for (const [name, { id }] of Object.entries(systems)) expect(id).toBe(name)
})

describe.each(Object.values(systems))('$id', ({ id, rulings, policies }) => {
  const folder = join(here, id)
  const text = (path: string): string =>
    existsSync(join(folder, path)) ? readFileSync(join(folder, path), 'utf8') : ''

  test('keeps the laws', () => {
    expect(text('test/laws.test.ts')).toMatch(/\blaws\(\w+, \{/)
  })
  test('has playthroughs people can read', () => {
    const golden = join(folder, 'test/playthroughs')
    const names = existsSync(golden) ? readdirSync(golden).filter((name) => name.endsWith('.txt')) : []
    expect(names, `record some: see docs/add-a-system.md, step 8`).not.toEqual([])
  })
  test('plays until everything has happened', () => {
    expect(text('test/exhaustive.test.ts')).toMatch(/\bexhaustive\(\w+, \{/)
  })
  test('says in its README what the book leaves open', () => {
    const readme = text('README.md')
    expect(rulings.filter((ruling) => !readme.includes(`\`${ruling.option}\``)).map(({ option }) => option)).toEqual([])
  })
  test('has a default policy', () => {
    expect(Object.keys(policies)).toContain('default')
  })
})
