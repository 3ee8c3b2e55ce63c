import { AffrayError, type AnySystem, catalogueOf, everySystem, type Rule } from '@affray/engine'
import type { Command } from 'commander'
import { coverageOf, type Proof, statusOf, totals } from '../coverage.ts'
import { nearest } from '../nearest.ts'
import { print, printJson } from '../output.ts'
import { systemNamed } from '../systems.ts'
import { ink, table, wrapped } from '../terminal.ts'

export function rulesCommand(program: Command): void {
  program
    .command('rules')
    .description('the rules of a system in our words, and which of them a test proves')
    .argument('[system]', 'its name; without one, the systems there are')
    .argument('[id]', 'the id of a rule or a ruling')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExamples:\n  affray rules\n  affray rules example\n  affray rules example EX-DODGE')
    .action((name: string | undefined, id: string | undefined, { json }: { json?: true }) => {
      if (name === undefined) everything(json === true)
      else if (id === undefined) catalogue(systemNamed(name), json === true)
      else one(systemNamed(name), id, json === true)
    })
}

function everything(json: boolean): void {
  const rows = everySystem().map((system) => ({ system, ...totals(system) }))
  if (json) {
    printJson(rows.map(({ system: { id, title, version }, ...counts }) => ({ id, title, version, ...counts })))
    return
  }
  const head = ['system', '', 'rules', 'proved', 'left out', ''].map((cell) => ink('dim', cell))
  print(
    ...table([
      head,
      ...rows.map(({ system, rules, proved, outOfScope }) => [
        system.id,
        system.title,
        String(rules),
        inProof(proved),
        String(outOfScope),
        `${system.rulings.length} ${system.rulings.length === 1 ? 'ruling' : 'rulings'}`,
      ]),
    ]),
  )
  print('', ink('dim', 'affray rules <system> lists its rules.'))
}

const inProof = (proved: number | undefined): string => (proved === undefined ? 'not measured' : String(proved))

function catalogue(system: AnySystem, json: boolean): void {
  const proofs = coverageOf(system.id)
  if (json) {
    const { id, title, version, rulings } = system
    const rules = catalogueOf(system.id).map((rule) => ({ ...rule, status: statusOf(rule, proofs) }))
    printJson({ id, title, version, ...totals(system), rules, rulings })
    return
  }
  const all = catalogueOf(system.id)
  const { rules, proved, outOfScope } = totals(system)
  const known = proved === undefined ? 'how many are proved is not measured' : `${proved} proved by tests`
  print(`${ink('bold', system.title)}: ${rules} rules, ${known}, ${outOfScope} left out on purpose.`)
  for (const heading of new Set(all.map((rule) => rule.heading))) {
    const under = all.filter((rule) => rule.heading === heading)
    print(
      '',
      ink('bold', heading),
      ...table(under.map((rule) => [mark(rule, proofs), rule.id, `${rule.title}. ${rule.says}`])),
    )
  }
  if (system.rulings.length > 0) {
    print('', ink('bold', 'Rulings'), ink('dim', '  what the book leaves open: an option of each scenario'))
    print(
      ...table(
        system.rulings.map(({ id, option, default: usual, values }) => [
          id,
          option,
          `${usual}${alternatives(values, usual)}`,
        ]),
      ),
    )
  }
  print('', ink('dim', '✓ proved by a test   · not proved   – left out on purpose'))
  print(ink('dim', `affray rules ${system.id} <id> shows one.`))
}

const alternatives = (values: readonly unknown[], usual: unknown): string =>
  ` (or ${values.filter((value) => value !== usual).join(', ')})`

function mark(rule: Rule, proofs: ReadonlyMap<string, Proof> | undefined): string {
  const status = statusOf(rule, proofs)
  return status === 'proved' ? ink('green', '✓') : status === 'left out' ? ink('dim', '–') : '·'
}

function one(system: AnySystem, id: string, json: boolean): void {
  const rule = catalogueOf(system.id).find((r) => r.id.toLowerCase() === id.toLowerCase())
  const ruling = system.rulings.find((r) => r.id.toLowerCase() === id.toLowerCase() || r.option === id)
  if (rule !== undefined) {
    const proofs = coverageOf(system.id)
    const status = statusOf(rule, proofs)
    if (json) printJson({ ...rule, status, tests: proofs?.get(rule.id)?.tests ?? [] })
    else print(...ruleInWords(system, rule, status, proofs?.get(rule.id)?.tests ?? []))
  } else if (ruling !== undefined) {
    if (json) printJson(ruling)
    else {
      print(`${ink('bold', ruling.id)}  a ruling of ${system.title}, option ${ink('bold', ruling.option)}`, '')
      print(wrapped(ruling.why, '  '), '')
      print(
        `  ${ruling.option}: ${ruling.values.map((value) => (value === ruling.default ? `${value} (default)` : value)).join(', ')}`,
      )
    }
  } else throw unknown(system, id)
}

function ruleInWords(system: AnySystem, rule: Rule, status: string, tests: readonly string[]): string[] {
  const where = rule.from === 'chapter' ? 'the combat chapter' : 'a companion chapter'
  return [
    `${ink('bold', rule.title)}  ${ink('dim', rule.id)}`,
    '',
    wrapped(rule.says, '  '),
    ...(rule.outOfScope === undefined ? [] : [wrapped(`Left out: ${rule.outOfScope}`, '  ')]),
    '',
    ...table([
      ['system', system.title],
      ['stands', `under "${rule.heading}" in ${where}`],
      ['status', status],
      ...tests.map((test, i) => [i === 0 ? 'tests' : '', test]),
    ]),
  ]
}

function unknown(system: AnySystem, id: string): AffrayError {
  const meant = nearest(
    id,
    [...catalogueOf(system.id), ...system.rulings].map((r) => r.id),
  )
  return new AffrayError(
    'rules/unknown',
    `${system.title} has no rule or ruling "${id}".`,
    meant === undefined ? `affray rules ${system.id} lists them.` : `Did you mean ${meant}?`,
  )
}
