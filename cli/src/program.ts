import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { loadGames } from '@affray/engine'
import { Command } from 'commander'
import { adviseCommand } from './commands/advise.ts'
import { checkCommand } from './commands/check.ts'
import { compareCommand } from './commands/compare.ts'
import { effectsCommand } from './commands/effects.ts'
import { fightCommand } from './commands/fight.ts'
import { importCommand } from './commands/import.ts'
import { listCommand } from './commands/list.ts'
import { oddsCommand } from './commands/odds.ts'
import { playCommand } from './commands/play.ts'
import { replayCommand } from './commands/replay.ts'
import { rollCommand } from './commands/roll.ts'
import { rulesCommand } from './commands/rules.ts'
import { schemaCommand } from './commands/schema.ts'
import { serveCommand } from './commands/serve.ts'
import { simulateCommand } from './commands/simulate.ts'
import { startCommand } from './commands/start.ts'
import { sweepCommand } from './commands/sweep.ts'
import { tablesCommand } from './commands/tables.ts'
import { several } from './options.ts'
import { VERSION } from './version.ts'

/** The command affray with all that it can do. */
export const program = new Command('affray')
  .description('Tabletop-RPG combat from one text of the rules: play it, watch it, ask for its odds.')
  .version(VERSION, '-V, --version', 'print the version')
  .helpOption('-h, --help', 'print help')
  .helpCommand('help [command]', 'print help for a command')
  .showSuggestionAfterError()
  .showHelpAfterError('(affray --help lists the commands)')
  .option('--game <module>', 'a game of your own: the path of a module that exports it; may be given again', several)
  .exitOverride()
  .hook('preAction', async (all) => {
    const { game = [] } = all.opts<{ readonly game?: readonly string[] }>()
    await loadGames(game.map((path) => pathToFileURL(resolve(path)).href))
  })
  .addHelpText(
    'after',
    `
Exit codes: 0 done, 1 failed, 2 used wrongly. Every command takes --json.
Results are on standard output, the rest on standard error.`,
  )

for (const add of [
  startCommand,
  serveCommand,
  tablesCommand,
  fightCommand,
  playCommand,
  replayCommand,
  rulesCommand,
  listCommand,
  checkCommand,
  importCommand,
  rollCommand,
  oddsCommand,
  simulateCommand,
  compareCommand,
  sweepCommand,
  effectsCommand,
  adviseCommand,
  schemaCommand,
]) {
  add(program)
}
