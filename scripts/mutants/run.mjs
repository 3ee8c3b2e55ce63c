// A child of scripts/mutants.mjs: keeps vitest ready, puts one changed file at a time in its way, and says whether any
// test of the system noticed. Files on disk are never touched. One worker: nothing of a run may outlive it.
import { readFileSync } from 'node:fs'
import { BaseSequencer, createVitest } from 'vitest/node'
import { changed } from './changes.mjs'

/** Tests of single rules first: they notice most, and laws take longest. */
class QuickFirst extends BaseSequencer {
  sort(specifications) {
    const slow = ({ moduleId }) => (/\/(laws|exhaustive|playthroughs)\.test\.ts$/.test(moduleId) ? 1 : 0)
    return specifications.toSorted((a, b) => slow(a) - slow(b) || (a.moduleId < b.moduleId ? -1 : 1))
  }
}

const [tests] = process.argv.slice(2)
let mutant
const vitest = await createVitest(
  'test',
  {
    watch: false,
    reporters: [{}],
    bail: 1,
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    sequence: { sequencer: QuickFirst },
    root: process.cwd(),
  },
  {
    plugins: [
      {
        name: 'affray:mutant',
        enforce: 'pre',
        load: (id) => (id === mutant?.file ? changed(readFileSync(id, 'utf8'), mutant) : undefined),
      },
    ],
  },
)
const specifications = await vitest.globTestSpecifications([tests])

process.on('message', async (next) => {
  const before = mutant
  mutant = next ?? undefined
  for (const file of [before?.file, mutant?.file]) if (file !== undefined) vitest.invalidateFile(file)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(specifications)
  const failed = testModules.some((module) => !module.ok())
  process.send({ noticed: failed || unhandledErrors.length > 0, files: testModules.length })
})
process.send('ready')
