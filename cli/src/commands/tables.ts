import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { AffrayError } from '@affray/engine'
import type { Listed, Wish } from '@affray/table'
import type { Command } from 'commander'
import { print, printJson } from '../output.ts'
import { theTable } from '../table.ts'
import { ink, table } from '../terminal.ts'

interface Options {
  readonly data: string
  readonly json?: true
  readonly yes?: true
}

/** What is done to the tables of a data folder: the server that holds it is asked, or it is done in its place. */
export function tablesCommand(program: Command): void {
  const tables = program
    .command('tables')
    .description('look after the tables of a server: list, link, export, delete, restore, backup')
    .addHelpText(
      'after',
      '\nExamples:\n  affray tables list\n  affray tables link <table>\n  affray tables backup tables.sqlite',
    )
  const sub = (name: string, about: string) =>
    tables
      .command(name)
      .description(about)
      .option('--data <folder>', 'where the tables are kept', '.affray/tables')
      .option('--json', 'print as JSON')

  sub('list', 'every table, the one used last first').action(async (options: Options) => {
    const rows = (await asked(options, { do: 'list' })) as readonly Listed[]
    if (options.json === true) printJson(rows)
    else if (rows.length === 0) print('There are no tables.')
    else print(...table([HEAD.map((cell) => ink('dim', cell)), ...rows.map(inWords)]))
  })
  sub('link', 'a further link to a seat; those there are stay')
    .argument('<table>')
    .argument('[seat]', 'its name; without one, the game master’s')
    .action(async (id: string, seat: string | undefined, options: Options) => {
      const path = await asked(options, { do: 'link', table: id, ...(seat === undefined ? {} : { seat }) })
      said(options, path, 'Put it behind the server’s address.')
    })
  sub('export', 'a table as a file, on standard output')
    .argument('<table>')
    .action(async (id: string, options: Options) => printJson(await asked(options, { do: 'export', table: id })))
  sub('delete', 'a table and all that is kept of it, for good')
    .argument('<table>')
    .option('--yes', 'really')
    .action(async (id: string, options: Options) => {
      if (options.yes !== true)
        throw new AffrayError('usage/yes', 'What is deleted does not come back.', 'Say so with --yes.')
      said(options, await asked(options, { do: 'delete', table: id }))
    })
  sub('restore', 'a damaged table as it stood before the damage')
    .argument('<table>')
    .action(async (id: string, options: Options) => said(options, await asked(options, { do: 'restore', table: id })))
  sub('backup', 'a copy of all tables in another file, while the server runs')
    .argument('<file>')
    .action(async (path: string, options: Options) => {
      if (existsSync(path))
        throw new AffrayError('file/exists', `${path} is there already.`, 'Name another file, or take it away first.')
      said(options, await asked(options, { do: 'backup', path: resolve(path) }))
    })
}

async function asked({ data }: Options, wish: Wish): Promise<unknown> {
  const { askServer, offline } = await theTable()
  if (!existsSync(data))
    throw new AffrayError('tables/folder', `There are no tables in ${data}.`, 'Name the folder with --data.')
  return (await askServer(data, wish)) ?? (await offline(data, wish))
}

const HEAD = ['table', 'system', 'title', 'last used', 'here', '']
const inWords = ({ table: id, system, title, touched, here, noticed }: Listed): string[] => [
  id,
  system,
  title,
  touched.slice(0, 16).replace('T', ' '),
  String(here),
  noticed === undefined ? '' : 'will be deleted: nobody uses it',
]

function said({ json }: Options, what: unknown, remark?: string): void {
  if (json === true) printJson({ is: what })
  else print(String(what), ...(remark === undefined ? [] : [ink('dim', remark)]))
}
