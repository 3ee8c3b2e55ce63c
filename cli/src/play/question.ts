import { AffrayError, type AnySystem, type Choice, optionNamed } from '@affray/engine'
import type { AskedChoice, AskedDice, Offered, Prospect, Scene } from '@affray/engine/play'
import { nearest } from '../nearest.ts'
import { ink, table, wrapped } from '../terminal.ts'
import { diceInWords } from './typed-dice.ts'

/** More refusals than this are shown when asked for. */
const MOST_REFUSALS = 8

/** What stands beside the options of a question. */
export interface Beside {
  /** The key Enter takes. */
  readonly usual: string | undefined
  /** All that is not possible, however much it is. */
  readonly all?: boolean
  /** Words for an option: its odds. */
  readonly notes?: ReadonlyMap<string, string>
}

/** A decision as people see it: the question, its options numbered, and what is not possible now with the reason. */
export function choiceLines(scene: Scene, asked: AskedChoice, { usual, all = false, notes }: Beside): string[] {
  const options = asked.options.map((option, i) => {
    const words = [
      option.said === option.key ? '' : option.said,
      away(scene, asked, option),
      notes?.get(option.key) ?? '',
    ]
    const enter = option.key === usual ? ink('dim', '(Enter)') : ''
    return [ink('bold', String(i + 1)), option.key, [...words, enter].filter((word) => word !== '').join('  ')]
  })
  const unlisted = usual !== undefined && !asked.options.some(({ key }) => key === usual) ? usual : undefined
  const { refused } = asked
  const shown = refused.length <= MOST_REFUSALS || all ? refused : []
  const hidden = refused.length - shown.length
  return [
    '',
    wrapped(asked.said),
    ...table(options),
    ...(asked.open
      ? [ink('dim', `  – any place you can reach, as 7,2${unlisted === undefined ? '' : ` (Enter: ${unlisted})`}`)]
      : []),
    ...table(
      shown.map(({ key, because, rule }) => [ink('dim', '–'), ink('dim', key), ink('dim', `${because} [${rule}]`)]),
    ),
    ...(hidden > 0 ? [ink('dim', `  – ${hidden} more are not possible now; why tells the reasons`)] : []),
  ]
}

/** Whether a question is for a place, so that the map helps. */
export const forPlace = ({ open, options }: AskedChoice): boolean =>
  open ||
  (options.length > 1 &&
    options.every(({ points }) => (points?.cells?.length ?? 0) > 0 && (points?.fighters ?? []).length === 0))

/** How far away the one fighter is whom an option is about. */
function away({ board }: Scene, { who, options }: AskedChoice, { key, points }: Offered): string {
  const about = points?.fighters ?? [key]
  const [target] = about
  const aims = key === target || points?.group === 'strike' || points?.group === 'cast' || points?.group === 'move'
  if (!aims) return ''
  // Where everything is about the same one, how far away he is chooses nothing.
  const others = new Set(options.flatMap((option) => option.points?.fighters ?? []))
  if (key !== target && options.length > 1 && others.size < 2) return ''
  if (about.length !== 1 || target === undefined || target === who) return ''
  if (board.grid === undefined) {
    const pair = board.pairs.find(({ a, b }) => (a === who && b === target) || (a === target && b === who))
    return pair === undefined || pair.distance <= 1 ? '' : ink('dim', `${pair.distance} away`)
  }
  const [from, to] = [who, target].map((id) => board.tokens.find((token) => token.id === id)?.at)
  if (from === undefined || to === undefined) return ''
  const [x, y] = [0, 1].map(
    (side) => (across(from, side, board.grid) - across(to, side, board.grid)) * (board.grid?.cell ?? 1),
  )
  return ink('dim', `${Math.round(Math.hypot(x ?? 0, y ?? 0))} ${board.grid.unit} away`)
}

/** A cell's place along one side of the map, in cells: rows of hexes lie half a cell aside and closer. */
function across([x, y]: readonly [number, number], side: number, grid: Scene['board']['grid']): number {
  if (grid?.kind !== 'hex') return side === 0 ? x : y
  return side === 0 ? x + (y % 2) / 2 : y * Math.sqrt(3 / 4)
}

/** The key of the option somebody typed: its number, its key, or the beginning of one; of an open question whatever it accepts. */
export function optionTyped(choice: Choice, text: string, usual: string | undefined): string | undefined {
  if (text === '') return usual
  const keys = choice.options.map(({ key }) => key)
  const typed = text.toLowerCase()
  const exactly = keys.find((key) => key.toLowerCase() === typed)
  if (exactly !== undefined) return exactly
  if (/^\d+$/.test(text)) return keys[Number(text) - 1]
  const place = text.replaceAll(/\s*,\s*/g, ',')
  if (choice.open === true && optionNamed(choice, place) !== undefined) return place
  const begun = keys.filter((key) => key.toLowerCase().startsWith(typed))
  return begun.length === 1 ? begun[0] : undefined
}

/** Why a reply is no answer, and what would be one. */
export function noAnswer(choice: Choice, text: string): AffrayError {
  const keys = choice.options.map(({ key }) => key)
  const refusal = choice.refusals?.().find(({ key }) => key === text)
  const meant = nearest(text, keys)
  return new AffrayError(
    'choice/unknown',
    refusal === undefined ? `"${text}" is none of the options.` : `"${text}" is not possible now: ${refusal.because}.`,
    `${meant === undefined ? '' : `Did you mean ${meant}? `}Type a number from 1 to ${keys.length}, or ? for help.`,
  )
}

/** Dice as people are asked for them. */
export function diceLines(asked: AskedDice): string[] {
  const hidden = asked.hidden ? ' (behind the screen)' : ''
  if (asked.readings !== undefined) {
    const words = asked.readings.slice(0, 12).map(String).join(', ')
    return [
      '',
      wrapped(`${asked.who} rolls ${asked.roll}${hidden}: is it ${words}${asked.readings.length > 12 ? ' …' : ''}?`),
    ]
  }
  const dice = asked.dice.length === 0 ? '' : `: ${ink('bold', diceInWords(asked.dice))}`
  const chances = chancesInWords(asked.prospects ?? [])
  return [
    '',
    wrapped(`${asked.who} rolls ${asked.roll}${hidden}${dice}`),
    ...(chances === '' ? [] : [ink('cyan', wrapped(chances, '  '))]),
    ink(
      'dim',
      `  type the faces${asked.dice.length > 1 ? ', what they come to' : ''} or a word; Enter throws them for you`,
    ),
  ]
}

/** More results than this say nothing at a glance. */
const MOST_CHANCES = 6

function chancesInWords(prospects: readonly Prospect[]): string {
  if (prospects.length === 0 || prospects.length > MOST_CHANCES) return ''
  // That each face is as likely as the others nobody needs to be told.
  if (prospects.every(({ reads, from, to }) => reads === from && from === to)) return ''
  return prospects
    .map(({ reads, chance, from, to }) => {
      const span = from === undefined || to === undefined ? '' : from === to ? ` ${from}` : ` ${from}–${to}`
      const word = reads === true ? 'yes' : reads === false ? 'no' : String(reads)
      return `${word}${span} ${Math.round(chance * 100)} %`
    })
    .join(' · ')
}

/** A question and its options, for programs. */
export function askedData(system: AnySystem, asked: AskedChoice, usual: string | undefined): object {
  const { refused, ...rest } = asked
  return { asked: { ...rest, usual, title: system.title }, refused }
}
