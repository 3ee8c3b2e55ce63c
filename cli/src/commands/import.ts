import { readFileSync, statSync } from 'node:fs'
import { AffrayError, imported, LARGEST_IMPORT, type Noted } from '@affray/engine'
import type { Command } from 'commander'
import { stringify } from 'yaml'
import { note, print, printJson } from '../output.ts'
import { systemNamed } from '../systems.ts'

export function importCommand(program: Command): void {
  program
    .command('import')
    .description(
      'fighters out of another tool’s file, as a side of a scenario, with a report of what became of every field',
    )
    .argument('<file>', 'JSON of the Mythras Encounter Generator, or an encounter of Improved Initiative')
    .requiredOption('--into <system>', 'the game they are to fight in')
    .option('--side <name>', 'the side they are on', 'foes')
    .option('--json', 'print as JSON')
    .addHelpText('after', '\nExample:\n  affray import creatures.json --into legend > foes.yaml')
    .action((file: string, { into, side, json }: { into: string; side: string; json?: true }) => {
      const found = imported(systemNamed(into), textOf(file))
      if (json === true) {
        printJson(found)
        return
      }
      print(stringify({ system: into, sides: { [side]: found.fighters } }, { lineWidth: 120 }).trimEnd())
      const { understood, assumed, leftOut } = found
      report(`Understood of the file of the ${found.from}`, understood)
      report('Assumed', assumed)
      report('Left out', leftOut)
    })
}

/** The text of a file; one that is too large is not even read. */
function textOf(file: string): string {
  const size = statSync(file, { throwIfNoEntry: false })?.size
  if (size === undefined) throw new AffrayError('file/missing', `There is no file ${file}.`, 'Give the path of one.')
  if (size > LARGEST_IMPORT)
    throw new AffrayError(
      'import/large',
      `${file} has ${size} bytes, and at most ${LARGEST_IMPORT} are read.`,
      'Export fewer creatures at once.',
    )
  return readFileSync(file, 'utf8')
}

/** The report goes where messages go, so that the scenario can be written into a file. */
function report(title: string, all: readonly Noted[]): void {
  note(`${title}:${all.length === 0 ? ' nothing' : ''}`, ...all.map(({ at, says }) => `  ${at}: ${says}`))
}
