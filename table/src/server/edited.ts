import { isMap, isScalar, parseDocument, stringify, visit } from 'yaml'
import { dataOf } from './data.ts'

/** Data as YAML that people read. */
export const asYaml = (data: unknown): string => stringify(data, { lineWidth: 120, aliasDuplicateObjects: false })

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)
const record = (x: unknown): x is Readonly<Record<string, unknown>> =>
  typeof x === 'object' && x !== null && !Array.isArray(x)

/**
 * A text so changed that it says these data, its remarks and its order kept. Where that cannot be done in place, as where
 * one entry stands for several, the text is written anew.
 */
export function edited(text: string, data: unknown): { readonly text: string; readonly rewritten: boolean } {
  const anew = { text: asYaml(data), rewritten: text.trim() !== '' }
  try {
    const before = dataOf(text)
    if (same(before, data)) return { text, rewritten: false }
    const document = parseDocument(text, { merge: true })
    let shared = false
    visit(document, {
      Alias() {
        shared = true
      },
    })
    if (shared || !isMap(document.contents) || !record(data)) return anew
    put(document, [], before, data)
    const made = document.toString({ lineWidth: 120 })
    return same(dataOf(made), data) ? { text: made, rewritten: false } : anew
  } catch {
    return anew
  }
}

type Document = ReturnType<typeof parseDocument>

/** Brings what stands at a path from what it was to what it is to be. */
function put(document: Document, path: readonly string[], before: unknown, after: unknown): void {
  if (!record(before) || !record(after)) {
    document.setIn(path, document.createNode(after))
    return
  }
  for (const key of Object.keys(before)) if (!Object.hasOwn(after, key)) document.deleteIn([...path, key])
  for (const [key, value] of Object.entries(after)) {
    const was = Object.hasOwn(before, key) ? before[key] : undefined
    if (same(was, value)) continue
    const there = document.getIn([...path, key], true)
    if (record(was) && record(value) && isMap(there)) {
      // A record that had nothing in it was written { }.
      if (there.items.length === 0) there.flow = false
      put(document, [...path, key], was, value)
    } else if (isScalar(there) && typeof value !== 'object') there.value = value
    else document.setIn([...path, key], document.createNode(value))
  }
}
