// The slowest of 20,000 mangled fight files: from text to an opened fight, or to what is wrong with it.
import { AffrayError, byPolicy, Fight, systems } from '../../engine/dist/index.js'
import { sized, worst } from '../harness.mjs'
import { mangled } from '../mangled.mjs'

export const title = 'the slowest of 20,000 mangled fight files'
export const unit = 'ms'
export const better = 'less'
export const bar = 5
export const aim = 2

const { example } = systems
const scenario = { system: 'example', sides: { crew: { sailor: {} }, house: { thug: {} } } }

export function measure() {
  const bots = byPolicy(() => example.policies.default)
  const fight = Fight.begin(example, scenario, { by: 'keyed', seed: 'bench' }, [bots]).proceed()
  const sound = JSON.stringify(fight.file({ reveal: true }))
  const texts = Array.from({ length: sized(20_000, 200) }, (_, i) => mangled(sound, '{}[]:,"0123456789aeinorst', i))
  const { ms } = worst(texts, (text) => {
    try {
      Fight.open(example, data(text))
    } catch (thrown) {
      if (!(thrown instanceof AffrayError)) throw thrown
    }
  })
  return { median: ms, note: `${fight.entries.length} entries, ${sound.length} characters.` }
}

function data(text) {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
