import { analysis } from '@affray/engine'
import type { Command } from 'commander'
import { several } from '../analysis/numbers.ts'
import { stoppable } from '../analysis/progress.ts'
import { crew, workersOf } from '../analysis/threads.ts'
import { print, printJson } from '../output.ts'
import { SweepFolder, sha256 } from '../sweep/folder.ts'
import { partOf } from '../sweep/parts.ts'
import { type PlanFile, readPlan, refuseImpossible } from '../sweep/plan-file.ts'
import { playMissing } from '../sweep/playing.ts'
import { csv, jsonLines } from '../sweep/results.ts'
import { cellInWords, sweepReport } from '../sweep/sweep-report.ts'

interface Options {
  readonly out?: string
  readonly part?: string
  readonly workers?: string
  readonly list?: true
  readonly json?: true
}

/** So many cells are told one by one. */
const MOST_TOLD = 24

export function sweepCommand(program: Command): void {
  program
    .command('sweep')
    .description('play a scenario with every combination of many values, here or shared out over machines')
    .argument('<plan>', 'a plan, YAML or JSON: scenario, vary, fights and so on (docs/sweeps.md)')
    .option('--out <folder>', 'where the results go; a sweep that was interrupted goes on there')
    .option('--part <i/n>', 'play the i-th of n parts; /n asks the scheduler of an array job which')
    .option('--workers <number>', 'threads; the result is the same for any number (default: all cores)')
    .option('--list', 'say which cells there are, and what cannot be played, and play nothing')
    .option('--json', 'print the result as JSON')
    .addHelpText(
      'after',
      '\nExamples:\n  affray sweep sweeps/tavern.yaml --list\n  affray sweep sweeps/tavern.yaml --out results\n  affray sweep sweeps/tavern.yaml --out results --part 2/8',
    )
    .action(async (path: string, options: Options) => {
      const file = readPlan(path)
      if (options.list === true) {
        tellCells(file, options)
        return
      }
      refuseImpossible(file)
      const part = partOf(options.part)
      const workers = workersOf(options.workers)
      const folder = new SweepFolder(options.out ?? `${path.replace(/\.(ya?ml|json)$/i, '')}.out`, file)
      const threads = crew(workers)
      try {
        const ended = await stoppable((signal) => playMissing(file, folder, part, threads, workers, signal))
        tellResults(folder, writeResults(file, folder), file, ended, options)
      } finally {
        await threads.close()
      }
    })
}

interface Written {
  readonly cells: readonly analysis.CellPlayed[]
  readonly sha256: string
}

/** Writes what there is of all parts; again, where another part was done meanwhile. */
function writeResults(file: PlanFile, folder: SweepFolder): Written {
  for (;;) {
    const played = folder.played()
    const cells = file.grid.cells.flatMap(({ n }) => (played.has(n) ? [folder.read(n)] : []))
    const lines = jsonLines(file, cells)
    folder.write('results.jsonl', lines)
    folder.write('results.csv', csv(file, cells))
    folder.write('report.html', sweepReport(file, cells))
    if (folder.played().size === played.size) return { cells, sha256: sha256(lines) }
  }
}

function tellCells({ plan, grid }: PlanFile, { json }: Options): void {
  const { cells, impossible, skipped } = grid
  if (json === true) {
    printJson({
      cells: cells.map(({ n, settings }) => ({ n, settings: analysis.inWords(settings) })),
      impossible: impossible.map(({ settings, because }) => ({ settings: analysis.inWords(settings), because })),
      skipped,
    })
    return
  }
  const most = plan.fights * cells.length
  print(`${several(cells.length, 'cell')}, at most ${several(most, 'fight')}; ${several(skipped, 'cell')} skipped.`)
  for (const { n, settings } of cells.slice(0, MOST_TOLD)) print(`  ${n}  ${analysis.inWords(settings)}`)
  if (cells.length > MOST_TOLD) print(`  and ${cells.length - MOST_TOLD} more (--json has them all)`)
  if (impossible.length > 0) print(`${several(impossible.length, 'cell')} cannot be played; leave them out by skip:`)
  for (const { settings, because } of impossible.slice(0, MOST_TOLD))
    print(`  ${analysis.inWords(settings)}: ${because}`)
}

function tellResults(
  folder: SweepFolder,
  { cells, sha256 }: Written,
  file: PlanFile,
  ended: 'all' | 'stopped',
  { json }: Options,
): void {
  const of = file.grid.cells.length
  const fights = cells.reduce((sum, cell) => sum + cell.fights, 0)
  if (json === true) {
    printJson({ sweep: file.id, out: folder.path, cells: cells.length, of, fights, ended, sha256 })
    return
  }
  const state = cells.length === of ? several(of, 'cell') : `${cells.length} of ${several(of, 'cell')}`
  print(`${state}, ${several(fights, 'fight')}.${ended === 'stopped' ? ' Stopped: the same command goes on.' : ''}`)
  for (const cell of cells.slice(0, MOST_TOLD)) {
    const settings = file.grid.cells[cell.n]?.settings ?? []
    print(`  ${analysis.inWords(settings)}: ${cellInWords(cell)}`)
  }
  if (cells.length > MOST_TOLD) print(`  and ${cells.length - MOST_TOLD} more`)
  print(`${folder.path}/report.html, results.csv and results.jsonl have every cell (SHA-256 ${sha256.slice(0, 16)}…).`)
}
