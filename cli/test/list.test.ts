import { expect, test } from 'vitest'
import { affray, json } from './affray.ts'

test('the systems with what each lists', async () => {
  const { code, out } = await affray(['list'])
  expect(code).toBe(0)
  expect(out).toMatch(/example +Brawl +4 fighters, 1 options/)
})

test('the kinds of one, and each entry with its line and tags', async () => {
  expect((await affray(['list', 'example'])).out).toMatch(/fighters +bouncer, sailor, student, thug\n +options +ties/)
  const { out } = await affray(['list', 'example', 'fighters'])
  expect(out).toMatch(/bouncer +quickness \d+, .*\[tough\]/)
  expect(out).not.toContain('ties')
})

test('the options with their values, what is usual, and why; searched by text', async () => {
  const { out } = await affray(['list', 'd6', 'options', '--find', 'COVER'])
  expect(out.replaceAll(/\s+/g, ' ')).toMatch(/softFullCover .*darkness \(as a rule\), blocks\. Cover that hides all/)
  expect(out).not.toContain('groupInitiative')
  expect((await affray(['list', 'd6', '--find', 'zebra'])).out).toBe('Nothing in D6 Fantasy has "zebra" in it.\n')
})

test('as data', async () => {
  const { kinds } = await json(['list', 'example', 'options'])
  expect(kinds).toMatchObject([{ kind: 'options', groups: [{ entries: [{ id: 'ties' }] }] }])
})

test.each([
  ['legend', /^ {2}firstAid +INT \+ DEX without training$/m],
  ['d6', /^ {2}melee combat +Agility without training$/m],
  ['cfi', /^ {2}channel +nothing without training$/m],
  ['renaissance', /^ {2}fray +linked to COO$/m],
  ['olde', /^ {2}brawling +a rank from apprentice/m],
])('the skills of %s are listed with what they rest on', async (system, line) => {
  const { code, out } = await affray(['list', system, 'skills'])
  expect(code).toBe(0)
  expect(out).toMatch(line)
})

test('a kind there is not is told with those there are', async () => {
  const { code, err } = await affray(['list', 'example', 'fightres'])
  expect(code).toBe(2)
  expect(err).toContain('Brawl lists no "fightres".')
  expect(err).toContain('Did you mean fighters? It lists: fighters, options.')
})
