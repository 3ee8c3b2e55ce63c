// Measures rows one after the other. A row that cannot be measured is told with its reason, and the others go on.
import { cpus, loadavg } from 'node:os'
import { commitOf } from './commit.mjs'

/**
 * Measures the rows of these names; `load` gives what a row's file exports, `say` is told what goes on. What comes back: the rows
 * measured, the names of those that failed, and of those this machine cannot measure.
 */
export async function measureRows(names, load, say) {
  const [measured, failed, skipped] = [[], [], []]
  for (const name of names) {
    try {
      const row = await measureRow(name, await load(name), say)
      if (row === undefined) skipped.push(name)
      else measured.push(row)
    } catch (thrown) {
      failed.push(name)
      say(`  ${name} cannot be measured: ${thrown?.stack ?? thrown}`)
    }
  }
  return { measured, failed, skipped }
}

async function measureRow(name, { title, unit, bar, aim, better, measure }, say) {
  say(`measuring: ${title} …`)
  const { skipped, median, low = median, high = median, note = '' } = await measure()
  if (skipped !== undefined) {
    say(`  left out: ${skipped}`)
    return undefined
  }
  if (!Number.isFinite(median)) throw new Error(`its figure is ${median}`)
  const holds = bar === undefined || (better === 'more' ? median >= bar : median <= bar)
  const figures = { median: round(median), low: round(low), high: round(high) }
  return { row: name, title, ...figures, unit, bar, aim, holds, note, ...circumstances() }
}

/** Where a figure was taken: the commit, the machine, and what else the machine did. */
function circumstances() {
  const load = Number(loadavg()[0].toFixed(1))
  return { commit: commitOf(), machine: cpus()[0]?.model ?? 'unknown', node: process.version, load }
}

function round(value) {
  return Number(value.toPrecision(3))
}
