import { readFileSync } from 'node:fs'
import { catalogueOf, systems } from '@affray/engine'
import { expect, test } from 'vitest'
import { affray, json, root } from './affray.ts'

test('the systems are listed with their totals', async () => {
  const { code, out } = await affray(['rules'])
  expect(code).toBe(0)
  for (const id of Object.keys(systems)) expect(out).toContain(id)
  const listed = JSON.parse((await affray(['rules', '--json'])).out) as { id: string; rules: number }[]
  expect(listed.find(({ id }) => id === 'example')?.rules).toBe(catalogueOf('example').length)
})

test("a system's rules stand under their headings, its rulings after them", async () => {
  const { code, out } = await affray(['rules', 'example'])
  expect(code).toBe(0)
  expect(out).toMatch(/\nBlows\n.*EX-DODGE +Dodge\. Before the blow/)
  expect(out).toMatch(/\nRulings\n[\s\S]*EX-A1 +ties +defender \(or attacker\)/)
  expect((await json(['rules', 'example'])).rules).toHaveLength(catalogueOf('example').length)
})

test('one rule, one ruling, whatever the case', async () => {
  expect((await affray(['rules', 'example', 'ex-dodge'])).out).toMatch(/^Dodge {2}EX-DODGE\n[\s\S]*under "Blows"/)
  expect((await affray(['rules', 'example', 'EX-FURNITURE'])).out).toContain('Left out: ')
  expect((await affray(['rules', 'example', 'ties'])).out).toContain('ties: defender (default), attacker')
  expect(await json(['rules', 'example', 'EX-DODGE'])).toMatchObject({ id: 'EX-DODGE', heading: 'Blows' })
})

test('an unknown system or rule names the nearest', async () => {
  expect(await affray(['rules', 'exmple'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Did you mean example?'),
  })
  expect(await affray(['rules', 'example', 'EX-DOGE'])).toMatchObject({
    code: 1,
    err: expect.stringContaining('Did you mean EX-DODGE?'),
  })
})

test('the published schema of every system is the one its door has', async () => {
  for (const id of Object.keys(systems)) {
    const published: unknown = JSON.parse(readFileSync(`${root}/schemas/${id}.schema.json`, 'utf8'))
    expect(published, 'npm run refresh writes it').toEqual(await json(['schema', id]))
  }
})
