import { dice } from '@affray/engine'
import type { Command } from 'commander'
import { print, printJson } from '../output.ts'
import { freshSeed } from '../seed.ts'
import { ink, wrapped } from '../terminal.ts'

export function rollCommand(program: Command): void {
  program
    .command('roll')
    .description('roll dice')
    .argument('<notation...>', 'dice such as 2d6+1, d%, 4d6kh3, 3d8! or 5D+2')
    .option('--seed <seed>', 'the same seed rolls the same dice')
    .option('--json', 'print every die as JSON')
    .addHelpText('after', '\nExample:\n  affray roll 4d6kh3\n  affray roll 3d8!+2 --seed 7')
    .action((words: string[], options: { seed?: string; json?: true }) => {
      const notation = dice.parse(words.join(' '))
      const seed = options.seed ?? freshSeed()
      const rolled = dice.roll(notation, dice.keyed(seed, 0, 'gm', notation.text, 0))
      if (options.json === true) printJson({ notation: notation.text, seed, ...rolled })
      else print(inWords(rolled))
    })
}

/** The total and every die behind it; dice that do not count are in brackets. */
function inWords({ total, thrown, wildOne }: dice.Rolled): string {
  const faces = thrown.map(({ face, as, kept }) => {
    const shown = as === 'explosion' ? `!${face}` : as === 'wild' ? `*${face}` : String(face)
    return kept ? shown : ink('dim', `(${shown})`)
  })
  const legend = [
    thrown.some(({ as }) => as === 'explosion') ? '! thrown again' : '',
    thrown.some(({ as }) => as === 'wild') ? `* the Wild Die${wildOne ? ', a 1: a critical failure' : ''}` : '',
    thrown.some(({ kept }) => !kept) ? '( ) not kept' : '',
  ].filter((part) => part !== '')
  const dice = thrown.length === 0 ? '' : `  ${faces.join(' ')}`
  return wrapped(
    `${ink('bold', String(total))}${dice}${legend.length === 0 ? '' : `  ${ink('dim', `— ${legend.join(', ')}`)}`}`,
  )
}
