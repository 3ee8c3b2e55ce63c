import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import process from 'node:process'
import { fileURLToPath } from 'node:url'
import { everySystem } from '@affray/engine'
import type { Command } from 'commander'
import { print } from '../output.ts'
import { ink, table } from '../terminal.ts'

/** The first of these whose system stands and whose file is there is told. */
const SHOWPIECES = [
  { system: 'legend', scenario: 'scenarios/legend/goblin-cavern.yaml', seed: '7' },
  { system: 'example', scenario: 'scenarios/example/tavern.yaml', seed: '2' },
]

export function startCommand(program: Command): void {
  program
    .command('start')
    .description('tell a fight and say what to try next')
    .option('--json', 'print the fight as JSON')
    .action(async ({ json }: { json?: true }) => {
      const show = SHOWPIECES.find(({ system, scenario }) => stands(system) && existsSync(inClone(scenario)))
      if (show === undefined) throw new TypeError('no scenario to start with')
      const scenario = relative(process.cwd(), inClone(show.scenario))
      await program.parseAsync(['fight', scenario, '--seed', show.seed, ...(json === true ? ['--json'] : [])], {
        from: 'user',
      })
      if (json !== true) print('', ink('bold', 'Try next:'), ...table(next(scenario, show.system)))
    })
}

const next = (scenario: string, system: string): string[][] => [
  [`npx affray play ${scenario}`, 'fight it yourself'],
  [`npx affray rules ${system}`, 'its rules in our words'],
  ['npx affray odds 4d6kh3', 'exact odds of any roll'],
]

const stands = (name: string): boolean => everySystem().some(({ id }) => id === name)
const inClone = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url))
