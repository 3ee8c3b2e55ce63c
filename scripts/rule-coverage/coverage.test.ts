import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { coverageOf, page } from './proof.mjs'

const fixture = fileURLToPath(new URL('fixture/', import.meta.url))
const vitest = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url))

/** Runs real tests of every dishonest kind under the real reporter. */
function run(docs: string, write: 'yes' | 'no', ...args: string[]) {
  return spawnSync(process.execPath, [vitest, 'run', '--root', fixture, ...args], {
    cwd: fixture,
    encoding: 'utf8',
    env: { ...process.env, FIXTURE_DOCS: docs, FIXTURE_WRITE: write, VITEST: '', NODE_ENV: '' },
  })
}

describe('the prover, proved on tests that deserve nothing', () => {
  const docs = mkdtempSync(join(tmpdir(), 'affray-coverage-'))
  let status: Record<string, string> = {}
  beforeAll(() => {
    run(docs, 'yes')
    const { systems } = JSON.parse(readFileSync(join(docs, 'coverage.json'), 'utf8'))
    const rules: readonly { id: string; status: string }[] = systems[0].rules
    status = Object.fromEntries(rules.map(({ id, status }) => [id, status]))
  })
  afterAll(() => rmSync(docs, { recursive: true }))

  test('a test that asserts and makes the engine cite its rule counts', () => {
    expect(status['EX-ROUND']).toBe('proved')
  })
  test.each([
    ['EX-ORDER', 'asserts nothing'],
    ['EX-RECOVER', 'makes the engine cite another rule'],
    ['EX-WAIT', 'only claims, by hand, or fails'],
    ['EX-HAYMAKER', 'does not run'],
    ['EX-DODGE', 'emits the event itself'],
    ['EX-DAMAGE', 'writes the refusal itself'],
    ['EX-DAZED', 'cites the whole catalogue'],
    ['EX-STRIKE', 'claims more than three rules'],
    ['EX-DOWN', 'is not there'],
  ])('%s: a test that %s counts for nothing', (id) => {
    expect(status[id]).toBe('not yet')
  })

  test('a table that is not true fails the run, and a part of the tests says nothing of it', () => {
    const honest = ['--config', join(fixture, 'honest.config.mjs')]
    const whole = run(docs, 'no', ...honest)
    expect(whole.stderr).toMatch('does not say what the tests prove')
    expect(whole.status).toBe(1)
    expect(run(docs, 'no', ...honest, '--testNamePattern', 'EX-ROUND').status).toBe(0)
    const claim = { ids: ['EX-ROUND'], cited: ['EX-ROUND'], assertions: 1 }
    const tests = [{ file: 'honest/honest.ts', name: 'EX-ROUND: cited and asserted', state: 'passed', claim }]
    const rules = [{ id: 'EX-ROUND', title: 'True', heading: 'Claims', from: 'chapter' }]
    const found = coverageOf(tests, [{ system: 'fixture', title: 'Fixture', rules }], {})
    writeFileSync(join(docs, 'coverage.json'), `${JSON.stringify(found, null, 1)}\n`)
    writeFileSync(join(docs, 'coverage.md'), page(found))
    expect(run(docs, 'no', ...honest).status).toBe(0)
  })
})

test('the page gives totals, mutants, and why a rule is out of scope', () => {
  const rule = (id: string, from: string, more: object = {}) => ({ id, title: id, heading: '', from, ...more })
  const rules = [rule('A', 'chapter'), rule('B', 'chapter'), rule('C', 'companion', { outOfScope: 'no numbers' })]
  const claim = { ids: ['A'], cited: ['A'], assertions: 2 }
  const tests = [{ file: 'engine/src/systems/x/test/a.test.ts', name: 'A: it | holds', state: 'passed', claim }]
  const text = page(
    coverageOf(tests, [{ system: 'x', title: 'X', rules }], {
      x: { noticed: 93, of: 100, giveOrTake: 5.2, seed: 7, commit: 'abc1234' },
    }),
  )
  expect(text).toContain('| [X](#x) | 1 of 2 | – | 1 | 93 ± 5.2 of 100 at abc1234 |')
  expect(text).toContain('| A | A | proved | x/test/a.test.ts: A: it \\| holds |')
  expect(text).toContain('| B | B | not yet |  |')
  expect(text).toContain('| C | C | out of scope | no numbers |')
})
