import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8')
const rows = [...read('docs/duties.md').matchAll(/^\| (.+) \| (.+) \| `(.+)` \|$/gm)].map(
  ([, duty = '', title = '', path = '']) => ({ duty, title, path }),
)

describe('docs/duties.md', () => {
  test('has a row for each of many duties', () => {
    expect(rows.length).toBeGreaterThan(50)
  })
  test.each(rows)('$duty', ({ title, path }) => {
    expect(read(path)).toContain(`'${title}'`)
  })
})
