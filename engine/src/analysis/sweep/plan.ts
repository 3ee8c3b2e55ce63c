import { door } from '../../kernel/schema.ts'
import {
  about,
  anything,
  byName,
  either,
  list,
  number,
  strict,
  text,
  unless,
  usually,
  whole,
} from '../../kernel/shapes.ts'
import type { Fault, Schema } from '../../kernel/types.ts'

/** So many cells a sweep may have, and so many fights. */
const MOST_CELLS = 100_000
const MOST_FIGHTS = 10_000_000_000

const change = text(10_000, 1)
const axis = either(
  [change, strict({ linked: list(change, 20, 2) })],
  'what to vary, such as "thug.count=1..5", or "linked" with several that move together',
)
const WIDTH = 'a share such as 0.01, or a percentage such as 1%'

const shape = strict({
  scenario: about(
    either([text(1000, 1), list(text(1000, 1), 100, 1)], 'the path of a scenario, or a list of them'),
    'A scenario file, or several, also of several games.',
  ),
  vary: about(
    usually(list(axis, 20), []),
    'What is varied, as --vary takes it. Axes are crossed; linked ones move together.',
  ),
  skip: about(usually(list(byName(text(1000, 1), anything()), 1000), []), 'Cells that are not played: values of axes.'),
  fights: about(usually(whole(1, 1_000_000_000), 10_000), 'Fights of a cell, at most.'),
  within: about(
    unless(either([number(), text(20, 1)], WIDTH)),
    'A cell ends when what it measures is known to within this.',
  ),
  least: about(usually(whole(1, 1_000_000_000), 1000), 'No cell ends earlier than after so many fights.'),
  seed: about(usually(text(200, 1), '1'), 'Dice to throw.'),
  rounds: about(usually(whole(1, 1_000_000), 500), 'A fight is cut off after so many rounds.'),
  against: about(
    unless(either([change, list(change, 20, 1)], '"as it is", or a value of an axis such as "ties=attacker"')),
    'What each cell is compared with, on the same dice: the scenario as it is, or the same cell with other values of some axes.',
  ),
  chunk: about(unless(whole(1, 1_000_000)), 'Fights of a chunk; without it few at first and then more.'),
})

/** What is varied: one axis as `--vary` takes it, or several that move together. */
export type Varied = string | { readonly linked: readonly string[] }

/** What a sweep is to play, as it stands in its file. */
export interface SweepPlan {
  readonly scenario: string | readonly string[]
  readonly vary: readonly Varied[]
  /** Cells that are left out: for each axis a value, or a list of them. */
  readonly skip: readonly Readonly<Record<string, unknown>>[]
  readonly fights: number
  readonly within?: number | string | undefined
  readonly least: number
  readonly seed: string
  readonly rounds: number
  readonly against?: string | readonly string[] | undefined
  readonly chunk?: number | undefined
}

/** The door of a plan. */
export const plan: Schema<SweepPlan> = door(shape, faults)

function faults({ within, least, fights, seed }: SweepPlan): readonly Fault[] {
  const found: Fault[] = []
  if (within !== undefined && widthOf(within) === undefined)
    found.push({ path: ['within'], found: JSON.stringify(within), allowed: WIDTH })
  if (within !== undefined && least > fights)
    found.push({ path: ['least'], found: String(least), allowed: `at most the ${fights} fights of a cell` })
  if (seed.includes('#')) found.push({ path: ['seed'], found: JSON.stringify(seed), allowed: 'a text without #' })
  return found
}

/** The width a plan asks for, as a share; undefined where it asks for none, or for something that is none. */
export function widthOf(within: string | number | undefined): number | undefined {
  if (within === undefined) return undefined
  const written = String(within).trim()
  const share = written.endsWith('%') ? Number(written.slice(0, -1)) / 100 : Number(written)
  return share > 0 && share < 1 ? share : undefined
}

/** Why a sweep of so many cells is too large to be played; undefined where it is not. */
export function tooLarge(cells: number, { fights }: SweepPlan): string | undefined {
  if (cells > MOST_CELLS) return `${cells} cells; at most ${MOST_CELLS} can be played in one sweep`
  if (cells * fights > MOST_FIGHTS) return `${cells * fights} fights; at most ${MOST_FIGHTS} can be played in one sweep`
  return undefined
}
