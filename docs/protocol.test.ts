import { readFileSync } from 'node:fs'
import { type Change, changed } from '@affray/engine/play'
import { describe, expect, test } from 'vitest'
import { makeTable, SAID, said } from '../table/src/protocol/index.ts'

const text = readFileSync(new URL('protocol.md', import.meta.url), 'utf8')
const examples = [...text.matchAll(/```json (said|make-table)\n([\s\S]*?)```/g)].map(
  ([, kind = '', json = '']) => [kind, json.trim()] as const,
)

describe('docs/protocol.md', () => {
  test.each(examples)('%s: %s is understood', (kind, json) => {
    const parsed = (kind === 'said' ? said : makeTable).safeParse(JSON.parse(json))
    expect(parsed.error?.issues).toBeUndefined()
  })
  test('says what each kind of change does', () => {
    const of = JSON.parse(/change \| of `([^`]*)` makes/.exec(text)?.[1] ?? '') as object
    const rows = [...text.matchAll(/^\| `(\{ "at"[^`]*)` \| `([^`]*)` \|$/gm)]
    expect(rows.length).toBe(3)
    for (const [, change = '', makes = ''] of rows)
      expect(changed(of, [JSON.parse(change) as Change])).toEqual(JSON.parse(makes))
  })
  test('names every message there is', () => {
    const types = Object.values(SAID).flatMap((group) => group.map(({ shape }) => shape.type.value))
    const unnamed = types.filter((type) => !text.includes(`\`${type}\``) && !text.includes(`"type": "${type}"`))
    expect(unnamed).toEqual([])
  })
})
