// A child of scripts/mutants.mjs: runs the tests once with all the changes it was given built in, each switched on in turn by
// `runner.mjs`, which writes what it finds to a file. Files on disk are never touched.
import { appendFileSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createVitest } from 'vitest/node'
import { switchable } from './changes.mjs'
import { QuickFirst, slow } from './quick-first.mjs'

const { mutants, tests, quick, only, out } = JSON.parse(readFileSync(process.env.AFFRAY_MUTANTS, 'utf8'))
const vitest = await createVitest(
  'test',
  {
    watch: false,
    reporters: [{}],
    pool: 'threads',
    maxWorkers: 1,
    isolate: false,
    testTimeout: 1_000_000,
    runner: fileURLToPath(new URL('runner.mjs', import.meta.url)),
    expect: { requireAssertions: false },
    sequence: { sequencer: QuickFirst },
    root: process.cwd(),
  },
  {
    plugins: [
      {
        name: 'affray:mutants',
        enforce: 'pre',
        load(id) {
          const here = mutants.filter(({ file }) => file === id)
          return here.length === 0 ? undefined : switchable(readFileSync(id, 'utf8'), here)
        },
      },
    ],
  },
)
const specifications = await vitest.globTestSpecifications(tests)
const wanted = specifications.filter(
  ({ moduleId }) => !(quick && slow(moduleId)) && (only === undefined || moduleId.includes(only)),
)
const { testModules, unhandledErrors } = await vitest.runTestSpecifications(wanted)
// A file that plays while it loads may meet what a module remembered of a change: it is left to the second look.
const unloaded = testModules.filter((module) => module.errors().length > 0)
for (const module of unloaded) {
  const line = { unsure: module.moduleId, why: String(module.errors()[0]?.message) }
  appendFileSync(out, `${JSON.stringify(line)}\n`)
}
for (const error of unhandledErrors) console.error(error)
process.exit(unloaded.length === testModules.length ? 3 : 0)
