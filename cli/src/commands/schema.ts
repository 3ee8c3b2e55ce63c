import { everySystem, jsonSchema } from '@affray/engine'
import type { Command } from 'commander'
import { print, printJson } from '../output.ts'
import { systemNamed } from '../systems.ts'
import { ink, table } from '../terminal.ts'

export function schemaCommand(program: Command): void {
  program
    .command('schema')
    .description("print the JSON Schema of a system's scenarios, for editors that check while you type")
    .argument('[system]', 'its name; without one, the systems there are')
    .option('--json', 'print as JSON, which a schema is anyway')
    .addHelpText('after', '\nExample:\n  affray schema example > example.schema.json')
    .action((name: string | undefined, { json }: { json?: true }) => {
      if (name !== undefined) printJson(publishedSchema(name))
      else if (json === true) printJson(everySystem().map(({ id, title }) => ({ id, title })))
      else {
        print('Scenarios of these systems have a JSON Schema:')
        print(...table(everySystem().map(({ id, title }) => [id, title])))
        print('', ink('dim', 'affray schema <system> prints one.'))
      }
    })
}

/** The schema as it stands in schemas/: what the system's door accepts, with a title. */
export function publishedSchema(name: string): object {
  const system = systemNamed(name)
  return { title: `A scenario of ${system.title} (Affray)`, ...jsonSchema(system.setup) }
}
