import { analysis } from '@affray/engine'
import { Progress } from '../analysis/progress.ts'
import type { SweepFolder } from './folder.ts'
import type { Part } from './parts.ts'
import { type PlanFile, systemOfCell } from './plan-file.ts'

/** Plays what is missing of a part of a sweep, several cells at once, and keeps each cell as soon as it is done. */
export async function playMissing(
  file: PlanFile,
  folder: SweepFolder,
  { index, of }: Part,
  threads: analysis.Crew,
  workers: number,
  signal: AbortSignal,
): Promise<'all' | 'stopped'> {
  const played = folder.played()
  const mine = file.grid.cells.filter(({ n }) => n % of === index)
  const missing = mine.filter(({ n }) => !played.has(n))
  const progress = new Progress('cells')
  let done = mine.length - missing.length
  const one = async (): Promise<void> => {
    for (let cell = missing.shift(); cell !== undefined && !signal.aborted; cell = missing.shift()) {
      const system = systemOfCell(file, cell)
      const by: analysis.PlayCells = {
        simulate: (chunk) => simulate(chunk, async (here) => analysis.runChunk(system, here)),
        compare: (chunk) => compare(chunk, async (here) => analysis.runCompareChunk(system, here)),
        workers: each,
      }
      const found = await analysis.playCell(system, file.plan, cell, by, signal)
      if (found === undefined) return
      folder.keep(found)
      progress.update(++done, mine.length)
    }
  }
  // Where there are fewer cells than threads, a cell has several of them.
  const abreast = Math.max(1, Math.min(workers, missing.length))
  const each = Math.ceil(workers / abreast)
  const simulate = analysis.whenItPays((chunk: analysis.Chunk) => threads.simulate(chunk))
  const compare = analysis.whenItPays((chunk: analysis.CompareChunk) => threads.compare(chunk))
  progress.update(done, mine.length)
  try {
    await Promise.all(Array.from({ length: abreast }, one))
  } finally {
    progress.clear()
  }
  return done === mine.length ? 'all' : 'stopped'
}
