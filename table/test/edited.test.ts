import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { dataOf } from '../src/server/data.ts'
import { asYaml, edited } from '../src/server/edited.ts'

const text = `# the cave
system: legend # our game
sides:
  heroes:
    alaric: {} # the bold
  foes:
    goblin: { count: 6 }
`

test('an edit keeps remarks and order', () => {
  const data = dataOf(text) as { sides: { foes: object } }
  const { text: made, rewritten } = edited(text, {
    ...data,
    title: 'The cave',
    sides: { ...data.sides, foes: { goblin: { count: 4 }, troll: {} } },
  })
  expect(rewritten).toBe(false)
  expect(made).toContain('# the cave')
  expect(made).toContain('# our game')
  expect(made).toContain('alaric: {} # the bold')
  expect(made).toContain('goblin: { count: 4 }')
  expect(dataOf(made)).toMatchObject({ title: 'The cave', sides: { foes: { goblin: { count: 4 }, troll: {} } } })
})

test('what is taken out is gone, and what says the same already is not touched', () => {
  expect(edited(text, dataOf(text)).text).toBe(text)
  const { text: made } = edited(text, { system: 'legend', sides: { heroes: { alaric: {} }, foes: {} } })
  expect(dataOf(made)).toEqual({ system: 'legend', sides: { heroes: { alaric: {} }, foes: {} } })
  expect(made).toContain('# the bold')
})

test('one entry that stands for several is written anew, and that is said', () => {
  const shared = 'system: legend\nsides:\n  a: { x: &one { move: 8 }, y: *one }\n'
  const data = { system: 'legend', sides: { a: { x: { move: 9 }, y: { move: 8 } } } }
  const { text: made, rewritten } = edited(shared, data)
  expect(rewritten).toBe(true)
  expect(dataOf(made)).toEqual(data)
})

test('a text that cannot be read is written anew', () => {
  expect(edited('{ a: [', { a: 1 })).toEqual({ text: 'a: 1\n', rewritten: true })
})

test('nothing is lost, whatever stood there and whatever is to stand there', () => {
  const json = fc.dictionary(
    fc.string({ maxLength: 6 }).filter((key) => key !== '__proto__' && key !== '<<'),
    fc.jsonValue({ maxDepth: 3 }),
    {
      maxKeys: 4,
    },
  )
  fc.assert(
    fc.property(json, json, (before, after) => {
      const clean = (value: unknown): unknown => JSON.parse(JSON.stringify(value))
      const said = asYaml(clean(before))
      expect(dataOf(said)).toEqual(clean(before))
      expect(dataOf(edited(said, clean(after)).text)).toEqual(clean(after))
    }),
    { numRuns: 100 },
  )
})
