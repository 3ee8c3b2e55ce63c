import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

const src = fileURLToPath(new URL('.', import.meta.url))

/** What each layer may import besides itself, and why. `systems/*` are the systems, `systems` the file that lists them. */
const LAYERS: Readonly<Record<string, { readonly may: readonly string[]; readonly because: string }>> = {
  dice: { may: [], because: 'dice know nothing of fights, so that they can be proved alone' },
  space: { may: [], because: 'geometry knows nothing of rules: a system decides what a distance means' },
  kernel: { may: ['dice'], because: 'the kernel knows steps, questions and answers, not any system’s rules' },
  mechanisms: {
    may: ['dice', 'kernel', 'space'],
    because: 'a mechanism is what two systems share, and leans on neither',
  },
  'systems/*': {
    may: ['dice', 'kernel', 'mechanisms', 'space'],
    because: 'a system never leans on another system: what two share moves to mechanisms/',
  },
  systems: { may: ['kernel', 'systems/*'], because: 'it lists the systems and does nothing else' },
  analysis: {
    may: ['dice', 'kernel', 'systems', 'space'],
    because: 'analysis works for every system alike, through their common shape',
  },
  play: {
    may: ['kernel'],
    because: 'a table seats people at any game: it knows none, and asks the kernel alone',
  },
  imports: {
    may: ['kernel'],
    because: 'what other tools write becomes entries of a scenario: the game judges them through its door',
  },
  '.': {
    may: ['dice', 'imports', 'play', 'kernel', 'mechanisms', 'space', 'systems', 'analysis'],
    because: 'the entry re-exports',
  },
}

function layerOf(file: string): string {
  const [first = '', second = ''] = relative(src, file).split('/')
  if (first === 'systems') return second.includes('.') ? 'systems' : 'systems/*'
  return first.endsWith('.ts') ? '.' : first
}
const systemOf = (file: string): string => relative(src, file).split('/')[1] ?? ''
const isTest = (file: string): boolean => /\.test\.ts$|\/test\/|\/kernel\/testing\//.test(file)

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? files(path) : entry.name.endsWith('.ts') ? [path] : []
  })
const IMPORT = /(?:^|\n)\s*(?:import|export)\b[^'";]*?from\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)|\bimport '([^']+)'/g
const imports = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(IMPORT)].map(([, from, lazy, bare]) => from ?? lazy ?? bare ?? '')

/** Every import that the design does not allow, with the reason. */
function breaches(file: string): string[] {
  const layer = layerOf(file)
  const rule = LAYERS[layer]
  const here = relative(src, file)
  if (rule === undefined) return [`${here} stands in no layer: put it into ${Object.keys(LAYERS).join(', ')}.`]
  return imports(file).flatMap((from) => {
    if (!from.startsWith('.')) return foreign(here, from)
    const to = resolve(dirname(file), from)
    const other = layerOf(to)
    if (/\/kernel\/testing\//.test(to)) return [`${here} imports ${from}: the testing kit is for tests only.`]
    const same = other === layer && (layer !== 'systems/*' || systemOf(file) === systemOf(to))
    if (same || (other !== layer && rule.may.includes(other))) return []
    const may = rule.may.length === 0 ? 'nothing' : rule.may.join(', ')
    return [`${here} imports ${from} (${other}), and ${layer} may import ${may}: ${rule.because}.`]
  })
}

const CLAUSE = /(?:^|\n)\s*(?:import|export)\b([^'";]*?)from\s*'([^']+)'/g

/** What a text imports from others to use it, types left out: those are gone when it runs. */
function valuesFrom(text: string): string[] {
  return [...text.matchAll(CLAUSE)].flatMap(([, what = '', from = '']) => {
    if (!from.startsWith('.') || /^\s*type\b/.test(what)) return []
    const names = /\{([^}]*)\}/
      .exec(what)?.[1]
      ?.split(',')
      .filter((name) => name.trim() !== '')
    return names !== undefined && names.length > 0 && names.every((name) => /^\s*type\b/.test(name)) ? [] : [from]
  })
}
function valueImports(sources: readonly string[]): Map<string, string[]> {
  const to = (file: string) =>
    valuesFrom(readFileSync(file, 'utf8')).map((from) => relative(src, resolve(dirname(file), from)))
  return new Map(sources.map((file) => [relative(src, file), to(file)]))
}

/** Every way from a file through others back to itself, each ring once, from the file met first. */
function rings(graph: ReadonlyMap<string, readonly string[]>): string[] {
  const found: string[] = []
  const done = new Set<string>()
  const visit = (file: string, way: readonly string[]): void => {
    const at = way.indexOf(file)
    if (at >= 0) found.push([...way.slice(at), file].join(' → '))
    if (at >= 0 || done.has(file)) return
    for (const next of graph.get(file) ?? []) visit(next, [...way, file])
    done.add(file)
  }
  for (const file of graph.keys()) visit(file, [])
  return found
}

/** What doors are made of: the one place where the engine needs a package, and the small part of it. */
const DOORS = ['kernel/shapes.ts', 'kernel/schema.ts', 'kernel/json-schema.ts']
const foreign = (here: string, from: string): string[] =>
  from === 'zod/mini' && DOORS.includes(here)
    ? []
    : [`${here} imports ${from}: the engine runs in a browser; shapes are said in the words of kernel/shapes.ts.`]

describe('layers', () => {
  const sources = files(src).filter((file) => !isTest(file))

  test('import only what stands below them', () => {
    expect(sources.flatMap(breaches)).toEqual([])
  })

  test('never import in a ring', () => {
    expect(rings(valueImports(sources))).toEqual([])
  })

  test('find a ring, and name it file by file', () => {
    const ring = { a: ['b'], b: ['c', 'd'], c: ['a'], d: [], e: ['e'] }
    expect(rings(new Map(Object.entries(ring)))).toEqual(['a → b → c → a', 'e → e'])
    const typed = "import type { A } from './a.ts'\nimport { type B } from './b.ts'\nimport { type C, c } from './c.ts'"
    expect(valuesFrom(typed)).toEqual(['./c.ts'])
    expect(valuesFrom("export * from './d.ts'\nexport { type E } from './e.ts'")).toEqual(['./d.ts'])
  })

  test('are told apart: each breach is found and explained', () => {
    const to = (file: string, from: string) => [layerOf(join(src, file)), layerOf(resolve(src, dirname(file), from))]
    expect(to('kernel/fight.ts', '../systems/legend/index.ts')).toEqual(['kernel', 'systems/*'])
    expect(to('systems/cfi/step.ts', '../index.ts')).toEqual(['systems/*', 'systems'])
    expect(LAYERS.kernel?.may).not.toContain('systems/*')
    expect(LAYERS['systems/*']?.may).not.toContain('systems/*')
    expect(LAYERS.space?.may).toEqual([])
  })

  test('hold files short enough to read', () => {
    const data = /\/(content|rules|test|playthroughs)\/|\/(rules|rulings)\.ts$/
    const long = sources
      .filter((file) => !data.test(file))
      .map((file) => ({ file: relative(src, file), lines: readFileSync(file, 'utf8').split('\n').length }))
      .filter(({ lines }) => lines > 400)
    expect(long, 'files above 400 lines: split them by what they are about').toEqual([])
  })
})
