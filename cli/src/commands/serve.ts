import process from 'node:process'
import { AffrayError } from '@affray/engine'
import type { Command } from 'commander'
import { whole } from '../analysis/numbers.ts'
import { several } from '../options.ts'
import { note, print, printJson } from '../output.ts'
import { theTable } from '../table.ts'

interface Options {
  readonly port: string
  readonly host: string
  readonly data: string
  readonly origin?: readonly string[]
  readonly key?: string
  readonly proxy?: true
  readonly metrics?: string
  readonly keep: string
  readonly json?: true
}

export function serveCommand(program: Command): void {
  program
    .command('serve')
    .description('serve tables: a game master makes one, players come by link')
    .option('--port <number>', 'the port to listen on; 0: any that is free', '8080')
    .option('--host <address>', 'the address to listen on', '127.0.0.1')
    .option('--data <folder>', 'where tables are kept', '.affray/tables')
    .option('--origin <address>', 'another address the page is reached under; may be given again', several)
    .option('--key <text>', 'what one must know to make a table; needed where others can reach the server')
    .option('--proxy', 'a proxy stands before the server: its word about who sends is taken')
    .option('--metrics <port>', 'health and metrics on this port of this computer')
    .option('--keep <days>', 'how long a table is kept that nobody comes back to', '180')
    .option('--json', 'print the address as JSON')
    .addHelpText('after', '\nExamples:\n  affray serve\n  affray serve --host 192.168.1.5 --key "roll for it"')
    .action(async (options: Options) => {
      const { outlive, serve } = await theTable()
      const { host, data, origin: origins = [], key } = options
      const serving = await serve({
        port: portOf(options.port),
        host,
        data,
        origins,
        proxy: options.proxy === true,
        keep: whole(options.keep, 'keep', 1),
        ...(key === undefined ? {} : { key }),
        ...(options.metrics === undefined ? {} : { metrics: portOf(options.metrics) }),
      })
      outlive(serving)
      const { address, metrics } = serving
      if (options.json === true) printJson({ address, metrics })
      else print(`Affray is at ${address}`, 'Ctrl-C stops it; every fight is kept.')
      await stopped()
      note('Stopping …')
      await serving.stop()
    })
}

/** Resolves when somebody wants an end; a second wish ends at once. */
function stopped(): Promise<void> {
  return new Promise((resolve) => {
    process.removeAllListeners('SIGINT')
    for (const signal of ['SIGINT', 'SIGTERM'] as const) {
      process.once(signal, () => {
        process.once(signal, () => process.exit(130))
        resolve()
      })
    }
  })
}

function portOf(text: string): number {
  const port = Number(text)
  if (/^\d{1,5}$/.test(text) && port < 65_536) return port
  throw new AffrayError('usage/port', `There is no port "${text}".`, 'Give a number from 0 to 65535.')
}
