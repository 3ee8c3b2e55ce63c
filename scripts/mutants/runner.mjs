// How vitest runs a test for scripts/mutants/fast.mjs: once as it is, to see which changes it touches, then once with each of
// those that no test has noticed yet. Modules are loaded once: each change is switched on by `globalThis.__mutant`.
import { closeSync, openSync, readFileSync, writeSync } from 'node:fs'
import { TestRunner } from 'vitest'

const { count, out, reach } = JSON.parse(readFileSync(process.env.AFFRAY_MUTANTS, 'utf8'))
/** A test that passes the places of all changes so much more often than without any goes round in circles. */
const CIRCLES = 200_000
/** So many tests may go round in circles with a change before it counts as hung: another may say what is wrong with it. */
const TURNS = 4

const hits = new Uint32Array(count)
const atLoad = new Uint8Array(count)
const settled = new Uint8Array(count)
const circles = new Uint8Array(count)
const reached = new Uint8Array(count)
let active = -1
let testing = false
let limit = 0
let total = 0
globalThis.__mutant = (n) => {
  hits[n]++
  if (!testing) atLoad[n] = 1
  if (active >= 0 && ++total > limit) throw new Hung()
  return n === active
}
class Hung extends Error {}

const say = (line) => {
  const file = openSync(out, 'a')
  writeSync(file, `${JSON.stringify(line)}\n`)
  closeSync(file)
}

export default class extends TestRunner {
  /** Runs in place of a plain run of the test. */
  async runTask(test) {
    if (settled.every((one) => one === 1)) return
    const fn = TestRunner.getTestFn(test)
    const once = async (mutant, most = 0) => {
      active = mutant
      limit = most
      hits.fill(0)
      total = 0
      testing = true
      try {
        await fn()
        return undefined
      } catch (error) {
        return error ?? new Error('nothing')
      } finally {
        testing = false
        active = -1
      }
    }
    // What somebody remembered of a change must not be taken for another's: such a test is left to the second look.
    const failed = await once(-1)
    if (failed !== undefined) {
      say({ unsure: test.name, why: String(failed.message ?? failed) })
      return
    }
    for (const n of hits.keys()) if (hits[n] > 0) reached[n] = 1
    if (reach) return
    const touched = [...hits.keys()].filter((n) => hits[n] > 0 && settled[n] === 0)
    const usual = hits.reduce((sum, times) => sum + times, 0)
    for (const n of touched) {
      say({ touches: n, file: test.file.filepath })
      const error = await once(n, usual * 50 + CIRCLES)
      if (error === undefined) continue
      const hung = error instanceof Hung
      if (!hung || ++circles[n] === TURNS) settled[n] = 1
      const soiled = await once(-1)
      if (soiled !== undefined) {
        say({ unsure: test.name, why: String(soiled.message ?? soiled) })
        return
      }
      const late = /timed out in/.test(String(error.message))
      say({ verdict: hung ? 'hung' : late ? 'timed out' : 'noticed', n, by: test.file.filepath })
    }
  }

  async onAfterRunFiles(...args) {
    say({ atLoad: [...atLoad.keys()].filter((n) => atLoad[n] === 1) })
    if (reach) say({ reached: [...reached.keys()].filter((n) => reached[n] === 1) })
    return super.onAfterRunFiles?.(...args)
  }
}
