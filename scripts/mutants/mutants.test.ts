import { describe, expect, test } from 'vitest'
import { changed, changesOf, drawn, MISTAKES, switchable } from './changes.mjs'
import { figure, inWords } from './figure.mjs'

const made = (text: string, mistakes = false): string[] =>
  changesOf('x.ts', text)
    .filter(({ kind }) => (kind === 'figure') !== mistakes)
    .map((change) => changed(text, change))

describe('the figures a rule file can have wrong', () => {
  test.each([
    ['const a = 3', ['const a = 4']],
    ['f(a < b)', ['f(a <= b)']],
    ['f(a === b)', ['f(a !== b)']],
    ['x -= 2', ['x += 2', 'x -= 3']],
    ['n++', ['n--']],
    ['f(a && !b)', ['f(a || !b)', 'f(a && b)']],
    ['if (a) f()', ['if (!(a)) f()']],
    ['const c = a ? b : d', ['const c = !(a) ? b : d']],
    ['const m = Math.min(a, b)', ['const m = Math.max(a, b)']],
    ['const t = true', ['const t = false']],
  ])('%s', (text, expected) => {
    expect(made(text).toSorted()).toEqual(expected.toSorted())
  })
})

describe('the mistakes people make', () => {
  test.each([
    [
      'the wrong party',
      'const hit = (f: Fighter, foe: Fighter) => wound(foe, 3)',
      ['const hit = (f: Fighter, foe: Fighter) => wound(f, 3)'],
    ],
    ['the wrong party of an attack', 'g(x.attacker)', ['g(x.defender)']],
    ['an exception forgotten', 'if (blind(f)) return 0', ['if (false) return 0']],
    ['half of a condition', 'const c = a && b', ['const c = (a)', 'const c = (b)']],
    ['only the first', 'for (const f of all) g(f)', ['for (const f of [...(all)].slice(0, 1)) g(f)']],
    ['all for one', 'const c = all.some(up)', ['const c = all.every(up)']],
    ['an effect that is not applied', 'f.prone = true', ['undefined']],
  ])('%s', (_, text, expected) => {
    expect(made(text, true)).toEqual(expect.arrayContaining(expected))
  })
  test('a leaf that is open, in a table of audiences alone', () => {
    const text = "const A = { hit: { who: 'owner', left: 'own' } }"
    const open = "const A = { hit: { who: 'owner', left: 'all' } }"
    const leaves = (file: string) =>
      changesOf(file, text).flatMap((change) => (change.kind === 'leaf' ? [changed(text, change)] : []))
    expect([leaves('cfi/audience.ts'), leaves('cfi/sheet.ts')]).toEqual([[open], []])
  })
  test('what only tells is no effect', () => {
    expect(made("ctx.emit?.({ type: 'falls' })", true)).toEqual([])
    expect(made("cites(note, 'prone', 'X-1')", true)).toEqual([])
  })
})

test.each([
  'import { a } from "./1.ts"',
  'type A = 1 | 2',
  'interface B { a: 1 }',
  "const s = 'a' + b",
  'const o = { 1: a }',
])('nothing in: %s', (text) => {
  expect([...made(text), ...made(text, true)]).toEqual([])
})

test('all changes can be built in at once, and each had alone', () => {
  const text = [
    'const out = []',
    'let n = 1',
    'const o = { x: 2 }',
    'o.x -= n',
    'for (const one of [1, 2]) if (one > n || n < 0) out.push(one)',
    'n++',
    'out.push(n < 2 ? o.x : -o.x, Math.min(n, 9))',
  ].join('\n')
  const changes = changesOf('x.js', text).map((change, n) => ({ ...change, n }))
  const run = (source: string, active: number): unknown => {
    const globals = { __mutant: (n: number) => n === active }
    return new Function('globalThis', `${source}\nreturn out`)(globals)
  }
  const built = switchable(text, changes)
  expect(changes.length).toBeGreaterThan(15)
  expect(run(built, -1)).toEqual(run(text, -1))
  for (const change of changes) {
    expect(run(built, change.n), `${change.from} → ${change.to}`).toEqual(run(changed(text, change), -1))
  }
})

test('the same seed draws the same changes, another seed others; half of them mistakes of every kind', () => {
  const kinds = ['figure', 'figure', 'figure', ...MISTAKES]
  const list = Array.from({ length: 800 }, (_, at) => ({ at, kind: kinds[at % kinds.length] }))
  expect(drawn(list, 80, 1)).toEqual(drawn(list, 80, 1))
  expect(drawn(list, 80, 1)).not.toEqual(drawn(list, 80, 2))
  const counted = (kind: string) => drawn(list, 80, 1).filter((one) => one.kind === kind).length
  expect(['figure', ...MISTAKES].map(counted)).toEqual([40, 8, 8, 8, 8, 8])
  expect(drawn(list, 1000, 1)).toEqual(list)
})

test('the figure tells what hung or died apart from what was noticed, with its seed, commit and doubt', () => {
  const mutants = Array.from({ length: 100 }, (_, n) => ({ n, kind: n < 50 ? 'figure' : 'party' }))
  const verdict = (n: number): string => (n < 90 ? 'noticed' : n < 93 ? 'hung' : n < 94 ? 'died' : 'missed')
  const by = (n: number): string =>
    n < 5 ? '/x/kept-fights.test.ts' : n < 8 ? '/x/playthroughs.test.ts' : '/x/blows.test.ts'
  const found = figure(mutants, verdict, { seed: 7, commit: 'abc1234' }, by)
  expect(found).toMatchObject({
    noticed: 90,
    of: 100,
    giveOrTake: 6,
    byRecordsOnly: 8,
    hung: 3,
    died: 1,
    timedOut: 0,
    missed: 6,
  })
  expect(inWords(found)).toBe(
    '90 of 100 noticed (± 6), 8 of them by recorded fights alone; 6 missed, 3 hung, 1 died.\nBy kind: figure 50 of 50, party 40 of 50, exception 0 of 0, second 0 of 0, effect 0 of 0, leaf 0 of 0. Seed 7, commit abc1234.',
  )
})
