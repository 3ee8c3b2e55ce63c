import { AffrayError } from '@affray/engine'
import { isScalar, LineCounter, type ParsedNode, parseDocument, visit } from 'yaml'

/** A file of JSON or YAML as data. */
export function dataOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return fromYaml(text)
  }
}

function fromYaml(text: string): unknown {
  const lines = new LineCounter()
  try {
    // The parser compares each name with each other; ours are looked up.
    const options = { merge: true, stringKeys: true, uniqueKeys: false, logLevel: 'error', lineCounter: lines } as const
    const document = parseDocument<ParsedNode>(text, options)
    const [error] = document.errors
    if (error !== undefined) throw error
    visit(document, {
      Map(_, { items }) {
        const known = new Set<unknown>()
        for (const { key } of items) {
          if (!isScalar(key)) continue
          if (known.has(key.value))
            throw new SyntaxError(`"${String(key.value)}" stands there twice${at(lines, key.range?.[0])}`)
          known.add(key.value)
        }
      },
    })
    return document.toJS({ maxAliasCount: 100 }) as unknown
  } catch (thrown) {
    const why = thrown instanceof Error ? (thrown.message.split('\n')[0] ?? '') : String(thrown)
    throw new AffrayError('file/syntax', `This is neither YAML nor JSON: ${why}.`, 'Correct that line.')
  }
}

const at = (lines: LineCounter, offset: number | undefined): string => {
  if (offset === undefined) return ''
  const { line, col } = lines.linePos(offset)
  return ` at line ${line}, column ${col}`
}
