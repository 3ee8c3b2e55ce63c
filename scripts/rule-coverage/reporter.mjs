// Gathers what tests claim and the engine cites while vitest runs; compares the committed table, or writes it.
import { createHash, randomUUID } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { coverageOf, page } from './proof.mjs'

/**
 * The vitest plugin that keeps the coverage table true, whatever reporters are chosen on the command line.
 * @param {{ docs: string, write?: boolean }} options `docs`: the folder of coverage.md, coverage.json and mutants.json.
 */
export const coverage = (options) => ({
  name: 'affray:coverage',
  configureVitest({ vitest, project }) {
    const key = randomUUID()
    project.provide('claims', key)
    vitest.config.reporters.push(new CoverageReporter(vitest, { ...options, key }))
  },
})

class CoverageReporter {
  constructor(vitest, { docs, write = false, key }) {
    this.vitest = vitest
    this.key = key
    this.docs = docs
    this.write = write
  }

  async onTestRunEnd(modules, _errors, reason) {
    if (!(await this.whole(modules)) || (reason !== 'passed' && !this.write)) return
    const { tests, catalogues } = gathered(modules, this.vitest.config.root, this.key)
    const mutants = join(this.docs, 'mutants.json')
    const found = coverageOf(tests, catalogues, existsSync(mutants) ? JSON.parse(readFileSync(mutants, 'utf8')) : {})
    const files = { 'coverage.json': `${JSON.stringify(found, null, 1)}\n`, 'coverage.md': page(found) }
    for (const [name, text] of Object.entries(files)) {
      const file = join(this.docs, name)
      if (this.write) writeFileSync(file, text)
      else if (!existsSync(file) || readFileSync(file, 'utf8') !== text) {
        console.error(
          `\n${relative(this.vitest.config.root, file)} does not say what the tests prove. Run: npm run coverage`,
        )
        process.exitCode = 1
      }
    }
  }

  /** Whether every test file ran, with all its tests: of a part nothing can be said. */
  async whole(modules) {
    if (this.vitest.config.testNamePattern !== undefined || this.vitest.config.shard) return false
    const all = await this.vitest.globTestSpecifications()
    const ran = new Set(modules.map(({ moduleId }) => moduleId))
    return all.every(({ moduleId }) => ran.has(moduleId))
  }
}

/** The claims that `rule` made, and the catalogues; a claim written by hand is none. */
function gathered(modules, root, key) {
  const tests = []
  const catalogues = new Map()
  for (const module of modules) {
    for (const test of module.children.allTests()) {
      const { claim, catalogue } = test.meta()
      const file = relative(root, module.moduleId).replaceAll('\\', '/')
      if (claim !== undefined && claim.seal === sealed(key, test.name, claim)) {
        tests.push({ file, name: test.fullName, state: test.result().state, claim })
      }
      if (catalogue !== undefined) catalogues.set(catalogue.system, catalogue)
    }
  }
  return { tests, catalogues: [...catalogues.values()] }
}

/** As `rule` seals a claim: see engine/src/kernel/testing/rule.ts. */
function sealed(key, name, { ids, cited, assertions }) {
  return createHash('sha256')
    .update(JSON.stringify([key, name, ids, cited, assertions]))
    .digest('hex')
}
