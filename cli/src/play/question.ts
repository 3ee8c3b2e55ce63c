import { AffrayError, type AnySystem, type Asked, type Choice, type Refusal } from '@affray/engine'
import { nearest } from '../nearest.ts'
import { ink, table, wrapped } from '../terminal.ts'
import { diceInWords } from './typed-dice.ts'

/** More refusals than this are shown when asked for. */
const MOST_REFUSALS = 8

/** A decision as people see it: the question, its options numbered, and what is not possible now with the reason. */
export function choiceLines(system: AnySystem, choice: Choice, refused: readonly Refusal[], all = false): string[] {
  const options = choice.options.map((option, i) => {
    const said = system.say(choice, option)
    const usual = option.key === choice.usual ? ink('dim', ' (usual: just press Enter)') : ''
    return [ink('bold', String(i + 1)), option.key, `${said === option.key ? '' : said}${usual}`]
  })
  const shown = refused.length <= MOST_REFUSALS || all ? refused : []
  const hidden = refused.length - shown.length
  return [
    '',
    wrapped(system.ask(choice)),
    ...table(options),
    ...table(
      shown.map(({ key, because, rule }) => [ink('dim', '–'), ink('dim', key), ink('dim', `${because} [${rule}]`)]),
    ),
    ...(hidden > 0 ? [ink('dim', `  – ${hidden} more are not possible now; why tells the reasons`)] : []),
  ]
}

/** The key of the option somebody typed: its number, its key, or the beginning of one; undefined where it is none. */
export function optionTyped(choice: Choice, text: string): string | undefined {
  if (text === '') return choice.usual
  const keys = choice.options.map(({ key }) => key)
  const typed = text.toLowerCase()
  const exactly = keys.find((key) => key.toLowerCase() === typed)
  if (exactly !== undefined) return exactly
  if (/^\d+$/.test(text)) return keys[Number(text) - 1]
  const begun = keys.filter((key) => key.toLowerCase().startsWith(typed))
  return begun.length === 1 ? begun[0] : undefined
}

/** Why a reply is no answer, and what would be one. */
export function noAnswer(choice: Choice, text: string): AffrayError {
  const keys = choice.options.map(({ key }) => key)
  const meant = nearest(text, keys)
  return new AffrayError(
    'choice/unknown',
    text === '' ? 'Nothing was typed, and nothing is usual here.' : `"${text}" is none of the options.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}Type a number from 1 to ${keys.length}, or ? for help.`,
  )
}

type AskedRoll = Extract<Asked, { readonly roll: string }>

/** Dice as people are asked for them. */
export function rollLines(asked: AskedRoll, sides: readonly number[]): string[] {
  const hidden = asked.hidden ? ' (behind the screen)' : ''
  if (asked.readings !== undefined) {
    const words = asked.readings.slice(0, 12).map(String).join(', ')
    return [
      '',
      wrapped(`${asked.who} rolls ${asked.roll}${hidden}: is it ${words}${asked.readings.length > 12 ? ' …' : ''}?`),
    ]
  }
  const dice = sides.length === 0 ? '' : `: ${ink('bold', diceInWords(sides))}`
  return [
    '',
    wrapped(`${asked.who} rolls ${asked.roll}${hidden}${dice}`),
    ink('dim', `  type the faces${sides.length > 1 ? ', what they come to' : ''} or a word; Enter throws them for you`),
  ]
}
