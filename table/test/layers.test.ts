import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { systems } from '@affray/engine'
import { describe, expect, test } from 'vitest'

const table = fileURLToPath(new URL('..', import.meta.url))

/** What each part of the table may import: of the table itself, and of packages; and why. */
const PARTS: Readonly<Record<string, { own: readonly string[]; packages: RegExp; because: string }>> = {
  'src/protocol': {
    own: ['src/protocol'],
    packages: /^(zod|@affray\/engine(\/play)?)$/,
    because: 'a page and a server share it: it knows neither Node nor a page',
  },
  'src/room': {
    own: ['src/protocol', 'src/room'],
    packages: /^@affray\/engine(\/play)?$/,
    because: 'a page runs it too: it has no clock, no store and no sockets',
  },
  'src/server': {
    own: ['src/protocol', 'src/room', 'src/server'],
    packages: /./,
    because: 'it gives the room what it lacks',
  },
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) return entry.name === 'test' ? [] : files(path)
    return /\.tsx?$/.test(entry.name) && !/\.test\.tsx?$/.test(entry.name) ? [path] : []
  })
const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g
const imports = (text: string): string[] => [...text.matchAll(IMPORT)].map(([, from, lazy]) => from ?? lazy ?? '')

function breaches(part: string): string[] {
  const rule = PARTS[part]
  if (rule === undefined) return []
  return files(join(table, part)).flatMap((file) => {
    const here = relative(table, file)
    return imports(readFileSync(file, 'utf8')).flatMap((from) => {
      const to = from.startsWith('.') ? relative(table, resolve(dirname(file), from)) : undefined
      const may = to === undefined ? rule.packages.test(from) : rule.own.some((own) => to.startsWith(`${own}/`))
      return may ? [] : [`${here} imports ${from}: ${rule.because}.`]
    })
  })
}

describe('the table', () => {
  test.each(Object.keys(PARTS))('%s imports only what stands below it', (part) => {
    expect(breaches(part)).toEqual([])
  })
  test('knows no game by name', () => {
    const names = new RegExp(`'(${Object.keys(systems).join('|')})'`)
    const known = [...files(join(table, 'src')), ...files(join(table, 'page'))].filter((file) =>
      names.test(readFileSync(file, 'utf8')),
    )
    expect(known.map((file) => relative(table, file))).toEqual([])
  })
  test('has files short enough to read', () => {
    const long = files(join(table, 'src')).filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)
    expect(long).toEqual([])
  })
})
