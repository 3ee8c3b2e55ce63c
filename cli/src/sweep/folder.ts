import { createHash } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import process from 'node:process'
import { AffrayError, type analysis } from '@affray/engine'
import type { PlanFile } from './plan-file.ts'

/** A folder that holds the cells of one sweep, each in a file of its own: whoever plays a cell puts its file there whole. */
export class SweepFolder {
  readonly path: string
  private readonly cells: string

  /** Opens the folder, or makes it; one that holds another sweep is refused. */
  constructor(path: string, { id, path: plan, grid }: PlanFile) {
    this.path = path
    this.cells = join(path, 'cells')
    try {
      mkdirSync(this.cells, { recursive: true })
    } catch (thrown) {
      throw unwritable(path, thrown)
    }
    const mark = join(path, 'sweep.json')
    if (!existsSync(mark) && readdirSync(path).some((name) => name !== 'cells' && !name.endsWith('.part')))
      throw new AffrayError(
        'sweep/folder',
        `${path} holds other files.`,
        'Name a new folder for the sweep: --out <folder>.',
      )
    putFirst(mark, `${JSON.stringify({ sweep: id, plan, cells: grid.cells.length }, null, 1)}\n`)
    const known = sweepIn(mark)
    if (known === id) return
    throw new AffrayError(
      'sweep/other',
      `${path} holds another sweep: its plan, a scenario of it or a version of the rules was another.`,
      'Name another folder, or take the plan as it was.',
    )
  }

  /** The numbers of the cells that have been played. */
  played(): ReadonlySet<number> {
    const names = readdirSync(this.cells).flatMap((name) => /^(\d+)\.json$/.exec(name)?.[1] ?? [])
    return new Set(names.map(Number))
  }

  read(n: number): analysis.CellPlayed {
    const path = this.cellPath(n)
    try {
      return JSON.parse(readFileSync(path, 'utf8')) as analysis.CellPlayed
    } catch {
      throw new AffrayError(
        'sweep/damaged',
        `${path} cannot be read.`,
        'Remove it and run the sweep again: it is played anew.',
      )
    }
  }

  /** Keeps a cell. One that is there already must be the same to the byte: whoever plays it, it comes to the same. */
  keep(cell: analysis.CellPlayed): void {
    const text = `${JSON.stringify(cell)}\n`
    const path = this.cellPath(cell.n)
    if (putFirst(path, text) || readFileSync(path, 'utf8') === text) return
    putFirst(`${path}.other`, text)
    throw new AffrayError(
      'sweep/differs',
      `Cell ${cell.n} was played twice and came out differently: see ${path} and ${path}.other.`,
      'Please report it with the plan and both files: fights of one seed must be the same everywhere.',
    )
  }

  /** Writes a file of results whole, over what was there. */
  write(name: string, text: string): void {
    const draft = join(this.path, `${name}.${process.pid}.part`)
    try {
      writeFileSync(draft, text)
      renameSync(draft, join(this.path, name))
    } catch (thrown) {
      throw unwritable(join(this.path, name), thrown)
    }
  }

  private cellPath(n: number): string {
    return join(this.cells, `${String(n).padStart(6, '0')}.json`)
  }
}

/** What a file's text comes to, to compare what several machines made. */
export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex')

/** Puts a file where none is yet, whole or not at all; false where somebody else was first. */
function putFirst(path: string, text: string): boolean {
  const draft = `${path}.${process.pid}.part`
  try {
    writeFileSync(draft, text)
    linkSync(draft, path)
    return true
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST') return false
    throw unwritable(path, thrown)
  } finally {
    rmSync(draft, { force: true })
  }
}

function sweepIn(mark: string): unknown {
  try {
    const data: unknown = JSON.parse(readFileSync(mark, 'utf8'))
    return typeof data === 'object' && data !== null && 'sweep' in data ? data.sweep : undefined
  } catch {
    return undefined
  }
}

function unwritable(path: string, thrown: unknown): AffrayError {
  const why = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : String(thrown)
  return new AffrayError(
    'file/unwritable',
    `${path} cannot be written (${why}).`,
    'Name a folder you may write to: --out <folder>.',
  )
}
