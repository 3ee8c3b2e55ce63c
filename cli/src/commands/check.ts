import type { Command } from 'commander'
import { readDataFile } from '../document.ts'
import { Faulty, faultLines } from '../faults.ts'
import { print, printJson } from '../output.ts'
import { type Scenario, scenarioIn } from '../scenario-file.ts'
import { ink, table, wrapped } from '../terminal.ts'

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description('check a scenario; every fault is named with its line and what is allowed there')
    .argument('<scenario>', 'a scenario file, YAML or JSON')
    .option('--json', 'print the verdict as JSON')
    .addHelpText('after', '\nExample:\n  affray check scenarios/example/tavern.yaml')
    .action((path: string, { json }: { json?: true }) => {
      const file = readDataFile(path)
      try {
        const scenario = scenarioIn(file)
        if (json === true) printJson({ file: path, sound: true, ...summary(scenario) })
        else print(...inWords(scenario))
      } catch (thrown) {
        if (!(thrown instanceof Faulty)) throw thrown
        if (json === true) {
          const { faults } = thrown
          printJson({ file: path, sound: false, faults: faults.map((f) => ({ ...f, path: f.path.join('.') })) })
        } else print(...faulty(thrown))
        process.exitCode = 1
      }
    })
}

/** Everything wrong with a file, for people. */
export function faulty({ message, remedy, file, faults }: Faulty): string[] {
  const lines = faults.flatMap((fault) => {
    const [where = '', what = ''] = faultLines(file, fault)
    return ['', ink('bold', where), wrapped(what.trim(), '  ')]
  })
  return [`${ink('red', '✗')} ${message}`, ...lines, '', remedy]
}

function summary({ system, setup }: Scenario): object {
  return {
    system: system.id,
    title: setup.title,
    options: setup.options,
    sides: Object.fromEntries(setup.sides.map(({ id, fighters }) => [id, fighters.map((fighter) => fighter.id)])),
    seats: setup.seats,
  }
}

function inWords({ path, system, setup }: Scenario): string[] {
  const sides = setup.sides.map(({ id, fighters }) => [id, fighters.map((fighter) => fighter.id).join(', ')])
  const options = Object.entries(setup.options as Record<string, unknown>).filter(([option, value]) => {
    return system.rulings.some((ruling) => ruling.option === option && ruling.default !== value)
  })
  const chosen = options.map(([option, value]) => `${option}: ${String(value)}`).join(', ')
  return [
    `${ink('green', '✓')} ${path} is sound: ${setup.title === '' ? 'a fight' : `"${setup.title}"`}, ${system.title}.`,
    ...table([...sides, ['options', chosen === '' ? 'as the rules have them' : chosen]]),
  ]
}
