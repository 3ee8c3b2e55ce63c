import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What was counted so far, and how far it went. */
export interface Sums {
  readonly done: number
  readonly [what: string]: number
}

/**
 * Counts in blocks. Where `resume` names a folder, what earlier runs counted there is added to, and each block is kept as soon as it
 * is counted: a campaign may go on for days and be stopped at any moment.
 */
export async function campaign(
  what: string,
  { count, block, resume }: { readonly count: number; readonly block: number; readonly resume?: string | undefined },
  run: (from: number, many: number) => Promise<Readonly<Record<string, number>>>,
): Promise<Sums> {
  const path = resume === undefined ? undefined : join(resume, `${what}.json`)
  let sums = path === undefined ? { done: 0 } : before(path)
  for (let left = count; left > 0; left -= block) {
    const many = Math.min(block, left)
    const found = await run(sums.done, many)
    const more = Object.entries(found).map(([name, n]) => [name, n + (sums[name] ?? 0)] as const)
    sums = { ...sums, ...Object.fromEntries(more), done: sums.done + many }
    if (path !== undefined) keep(path, sums)
  }
  return sums
}

function before(path: string): Sums {
  try {
    // Its own writing.
    return JSON.parse(readFileSync(path, 'utf8')) as Sums
  } catch (thrown) {
    if (thrown instanceof Error && 'code' in thrown && thrown.code === 'ENOENT') return { done: 0 }
    throw thrown
  }
}

/** Whole, or as it was. */
function keep(path: string, sums: Sums): void {
  mkdirSync(join(path, '..'), { recursive: true })
  writeFileSync(`${path}.new`, `${JSON.stringify(sums, undefined, 2)}\n`)
  renameSync(`${path}.new`, path)
}
