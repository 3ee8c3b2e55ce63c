// The commit a figure is of.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const git = (...args) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout?.trim() ?? ''

/** The commit that is checked out, marked where files differ from it; «unknown» outside of a clone. */
export function commitOf() {
  const commit = git('rev-parse', '--short=7', 'HEAD')
  if (commit === '') return 'unknown'
  return git('status', '--porcelain', '--', 'engine', 'table', 'cli', 'bench') === '' ? commit : `${commit} and changes`
}

/** How many commits have come since then; undefined where that commit is not known here. */
export function commitsSince(commit) {
  const count = git('rev-list', '--count', `${commit.split(' ')[0]}..HEAD`)
  return count === '' ? undefined : Number(count)
}
