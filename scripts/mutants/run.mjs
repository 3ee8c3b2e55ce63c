// A child of scripts/mutants.mjs: keeps vitest ready, puts one changed file at a time in its way, and says whether any
// test of the system noticed. Files on disk are never touched.
import { readFileSync } from 'node:fs'
import { createVitest } from 'vitest/node'
import { changed } from './changes.mjs'

const [tests] = process.argv.slice(2)
let mutant
const vitest = await createVitest(
  'test',
  { watch: false, reporters: [{}], bail: 1, pool: 'threads', maxWorkers: 2, isolate: false, root: process.cwd() },
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
