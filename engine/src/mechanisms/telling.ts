import type { ContentKind } from '../kernel/types.ts'

/** A number of things: `1 round`, `3 rounds`. */
export const count = (n: unknown, one: string, many = `${one}s`): string => `${String(n)} ${n === 1 ? one : many}`

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
/** The same with small numbers in words: `two Combat Actions`. */
export function counted(n: unknown, one: string, many = `${one}s`): string {
  const value = Number(n ?? 0)
  return `${NUMBERS[value] ?? value} ${value === 1 ? one : many}`
}

/** `a`, `a and b`, `a, b and c`. */
export function listed(names: readonly string[], last = 'and'): string {
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} ${last} ${names.at(-1)}`
}

/** A fighter as the story calls him: `Alaric`, `Illsa Skessa`, but `goblin-2`. */
export function nameOf(id: unknown, gm = 'the game master'): string {
  const text = String(id ?? 'somebody')
  if (text === 'gm') return gm
  return /-\d+$/.test(text) ? text : text.split('-').map(capital).join(' ')
}
/** With a capital at its beginning. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** A key in words: `firstAid` is First aid. */
export const keyInWords = (key: string): string =>
  capital(key.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`))
/** The skills a fight may call for, as a game lists them: a line for each. */
export const skillList = (lines: Readonly<Record<string, string>>): ContentKind => ({
  kind: 'skills',
  title: 'Skills',
  entries: Object.entries(lines).map(([id, line]) => ({ id, title: keyInWords(id), line, tags: [] })),
})
/** Without one, within a sentence. */
export const small = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)

/** Metres without a tail of figures. */
export const metres = (n: unknown): string => `${Math.round(10 * Number(n ?? 0)) / 10} m`
/** A number with its sign, as a story writes it: `+20`, `−10`. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`)

/** `a`, `an`. */
export const article = (thing: string): string => `${/^[aeiou]/i.test(thing) ? 'an' : 'a'} ${thing}`
