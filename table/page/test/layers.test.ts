import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('../src/', import.meta.url))

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : /\.tsx?$/.test(entry.name) ? [path] : []
  })
const IMPORT = /(?:^|\n)\s*(?:import|export)\b([^'";]*?)from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/g

/** What the page may load at first besides itself; types are gone when it runs. */
const MAY = new Set(['preact', 'preact/hooks', '@preact/signals'])

/** What is loaded when somebody wants it: what draws a QR code, and where a fight is set up. */
const LAZY = new Set(['uqr', './setup/begin.tsx', './after/begin.tsx'])

function breaches(file: string): string[] {
  const here = relative(src, file)
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, what = '', from = '', lazy]) => {
    if (lazy !== undefined)
      return LAZY.has(lazy) ? [] : [`${here} loads ${lazy} when wanted: only ${[...LAZY].join(' and ')} are.`]
    if (/^\s*type\b/.test(what) || MAY.has(from)) return []
    if (from.startsWith('.'))
      return /\.\.\/src\//.test(from) ? [`${here} runs ${from}: of the table's source the page takes types only.`] : []
    if (from === '@affray/engine/play' && /^\s*\{\s*changed\s*\}\s*$/.test(what)) return []
    return [`${here} imports ${from}: the engine is not in the page's first load, and nothing else is needed.`]
  })
}

describe('the page', () => {
  const sources = files(src)

  test('imports the protocol’s types, how changes are made, and nothing of the engine besides', () => {
    expect(sources.length).toBeGreaterThan(30)
    expect(sources.flatMap(breaches)).toEqual([])
  })

  test('writes no markup by hand', () => {
    const words = /dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\(/
    expect(sources.filter((file) => words.test(readFileSync(file, 'utf8')))).toEqual([])
  })

  test('has files short enough to read', () => {
    const long = sources.filter((file) => readFileSync(file, 'utf8').split('\n').length > 400)
    expect(long.map((file) => relative(src, file))).toEqual([])
  })
})
