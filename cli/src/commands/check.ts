import { type Common, Fight, type Outcome } from '@affray/engine'
import { type GivenOut, readGivenOut } from '@affray/engine/play'
import type { Command } from 'commander'
import { readDataFile } from '../document.ts'
import { Faulty, faultLines } from '../faults.ts'
import { print, printJson } from '../output.ts'
import { type Scenario, scenarioIn } from '../scenario-file.ts'
import { systemNamed } from '../systems.ts'
import { ink, table, wrapped } from '../terminal.ts'

export function checkCommand(program: Command): void {
  program
    .command('check')
    .description(
      'check a scenario or a saved fight; every fault of a scenario is named with its line and what is allowed there',
    )
    .argument('<file>', 'a scenario, YAML or JSON; a fight written by --save; or what somebody at a table exported')
    .option('--json', 'print the verdict as JSON')
    .addHelpText('after', '\nExample:\n  affray check scenarios/example/tavern.yaml')
    .action((path: string, { json }: { json?: true }) => {
      const file = readDataFile(path)
      const given = readGivenOut(file.data)
      if (given !== undefined) {
        const { verdict, words } = checkedFile(path, given)
        if (json === true) printJson(verdict)
        else print(words)
        return
      }
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

/** A file that Affray gave out: whether it opens, as an object and in words. A fault in it is an error that names it. */
function checkedFile(path: string, given: GivenOut): { readonly verdict: object; readonly words: string } {
  const sound = { file: path, sound: true, holds: given.is }
  if (given.is === 'story') {
    const lines = given.story.lines.length
    const words = `${ink('green', '✓')} ${path} is sound: what one seat was told, ${lines} lines. Read it with affray replay.`
    return { verdict: { ...sound, lines }, words }
  }
  const { system: version, entries } = given.fight
  const system = systemNamed(version.split('@')[0] ?? '')
  const { outcome, round } = standingOf(Fight.open(system, given.fight))
  const stands = outcome === undefined ? `going on, in round ${round}` : `over, in round ${round}`
  const seats = given.is === 'table' ? ` with the seats ${given.table.seats.map(({ name }) => name).join(', ')}` : ''
  const words = `${ink('green', '✓')} ${path} is sound: a fight of ${system.title}${seats}, ${entries.length} entries, ${stands}.`
  return { verdict: { ...sound, system: version, entries: entries.length, over: outcome !== undefined, round }, words }
}

function standingOf({ outcome, state }: Fight): { readonly outcome: Outcome | undefined; readonly round: number } {
  return { outcome, round: (state as Common).round }
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
