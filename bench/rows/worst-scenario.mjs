// The slowest of 20,000 mangled scenario files: from text to a setup, or to every fault.
import { readFileSync } from 'node:fs'
import { parseDocument } from 'yaml'
import { systems } from '../../engine/dist/index.js'
import { sized, worst } from '../harness.mjs'
import { mangled } from '../mangled.mjs'

export const title = 'the slowest of 20,000 mangled scenario files'
export const unit = 'ms'
export const better = 'less'
export const bar = 5
export const aim = 2

export function measure() {
  const sound = readFileSync(new URL('../../scenarios/example/duel.yaml', import.meta.url), 'utf8')
  const texts = Array.from({ length: sized(20_000, 200) }, (_, i) =>
    mangled(sound, '{}[]:,-&*!|>#\'" \n0123456789aeinorst', i),
  )
  const { ms } = worst(texts, (text) => {
    const document = parseDocument(text, { stringKeys: true, merge: true, logLevel: 'error' })
    if (document.errors.length > 0) return
    systems.example.setup.parse(data(document))
  })
  return { median: ms, note: 'YAML and the door together.' }
}

/** Aliases that lead nowhere are refused by the parser with an error of its own. */
function data(document) {
  try {
    return document.toJS({ maxAliasCount: 100 })
  } catch {
    return undefined
  }
}
