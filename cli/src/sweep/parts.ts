import process from 'node:process'
import { AffrayError } from '@affray/engine'

/** One of several that share a sweep: it plays every `of`-th cell from its own on. */
export interface Part {
  /** From 0 on. */
  readonly index: number
  readonly of: number
}

/** Where schedulers of array jobs say which of the jobs this is, from 0 on. */
const INDICES: readonly { readonly name: string; readonly first: () => number }[] = [
  { name: 'SLURM_ARRAY_TASK_ID', first: () => Number(process.env.SLURM_ARRAY_TASK_MIN ?? 0) },
  { name: 'AWS_BATCH_JOB_ARRAY_INDEX', first: () => 0 },
  { name: 'JOB_COMPLETION_INDEX', first: () => 0 },
]

/** `3/8` is the third of eight; `/8` asks the scheduler of an array job which of eight this is. */
export function partOf(text: string | undefined): Part {
  if (text === undefined) return { index: 0, of: 1 }
  const [, i = '', n = ''] = /^(\d*)\/(\d+)$/.exec(text.trim()) ?? []
  const of = Number(n)
  const index = i === '' && n !== '' ? indexHere(text) : Number(i) - 1
  if (n !== '' && of >= 1 && of <= 100_000 && index >= 0 && index < of) return { index, of }
  throw new AffrayError(
    'usage/part',
    `"${text}" is no part of a sweep.`,
    'Write 1/8 to 8/8, or /8 in an array job of eight.',
  )
}

function indexHere(text: string): number {
  const found = INDICES.find(({ name }) => process.env[name] !== undefined)
  if (found !== undefined) return Number(process.env[found.name]) - found.first()
  throw new AffrayError(
    'usage/part',
    `--part ${text} asks which of the jobs this is, and no scheduler says so (${INDICES.map(({ name }) => name).join(', ')}).`,
    'Write it out: 1/8 to 8/8.',
  )
}
