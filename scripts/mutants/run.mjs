// A child of scripts/mutants.mjs: keeps vitest ready, puts one changed file at a time in its way, and says whether any
// test of the system noticed. Files on disk are never touched. One worker: nothing of a run may outlive it.
import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { changed } from './changes.mjs'
import { QuickFirst, slow } from './quick-first.mjs'

const tests = process.argv.slice(2)
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
const specifications = await vitest.globTestSpecifications(tests)
const quick = specifications.filter(({ moduleId }) => !slow(moduleId))

process.on('message', async ({ mutant: next, all }) => {
  const before = mutant
  mutant = next
  for (const file of [before?.file, mutant.file]) if (file !== undefined) vitest.invalidateFile(file)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(all ? specifications : quick)
  const failed = testModules.find((module) => !module.ok())
  const errors =
    failed === undefined ? [] : [...failed.children.allTests('failed')].flatMap((test) => test.result().errors)
  const late = errors.length > 0 && errors.every(({ message }) => /timed out in/.test(message))
  const noticed = failed !== undefined || unhandledErrors.length > 0
  process.send({ verdict: late ? 'timed out' : noticed ? 'noticed' : 'missed', by: failed?.moduleId })
})
process.send('ready')
