import type { Scene } from '@affray/engine/play'

/** What fighters are called on the page. */
export type Names = ReadonlyMap<string, string>

/** A fighter's name in writing: `goblin-2` is Goblin 2, `town-guard` is Town Guard. */
const written = (name: string): string =>
  name
    .split(/^[a-z]+(?:[-_][a-z]+)*(?:[-_]\d+)?$/.test(name) ? /[-_]/ : /[-_](?=\d+$)/)
    .map(capital)
    .join(' ')
/** The first letter large. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** Everybody's name: the one on his sheet where nobody shares it, else the one the fight knows him by. */
export function namesOf({ sheets }: Pick<Scene, 'sheets'>): Names {
  const all = Object.values(sheets)
  const times = new Map<string, number>()
  for (const { name } of all) times.set(name.toLowerCase(), (times.get(name.toLowerCase()) ?? 0) + 1)
  return new Map(all.map(({ id, name }) => [id, written(times.get(name.toLowerCase()) === 1 ? name : id)]))
}

/** Two letters for a token: the beginning of the name, or its initial and number. */
export function initials(name: string): string {
  const number = /(\d+)$/.exec(name)
  return number === null ? name.slice(0, 2) : `${name.charAt(0)}${number[1]}`
}

/** A piece of a sentence; `who` where it is somebody's name. */
export interface Piece {
  readonly text: string
  readonly who?: string
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds the names in sentences, so that they can be written as names. */
export function finder(names: Names): (sentence: string) => readonly Piece[] {
  const ids = new Map<string, string>()
  for (const [id, name] of names) {
    ids.set(name.toLowerCase(), id)
    ids.set(id.toLowerCase(), id)
  }
  const longest = [...ids.keys()].sort((a, b) => b.length - a.length).map(escaped)
  if (longest.length === 0) return (text) => [{ text }]
  const any = new RegExp(`(?<![\\p{L}\\d-])(${longest.join('|')})(?![\\p{L}\\d]|-\\d)`, 'giu')
  return (sentence) => {
    const pieces: Piece[] = []
    let from = 0
    for (const match of sentence.matchAll(any)) {
      const who = ids.get(match[0].toLowerCase())
      if (who === undefined) continue
      if (match.index > from) pieces.push({ text: sentence.slice(from, match.index) })
      pieces.push({ text: names.get(who) ?? match[0], who })
      from = match.index + match[0].length
    }
    if (from < sentence.length) pieces.push({ text: sentence.slice(from) })
    return pieces
  }
}

/** The sentence with names as names, without marking them. */
export const plain = (pieces: readonly Piece[]): string => pieces.map(({ text }) => text).join('')

/** A cell as games write it, column and row from 0 and nothing between: `cell 9,1`, `7,3`. */
const CELL = /(?<![\d.,])(?:cell )?(0|[1-9]\d{0,2}),(0|[1-9]\d{0,2})(?!,?\d)/g
/** A sentence with its cells as the edge of the map counts them. */
export const withCells = (sentence: string, said: (x: number, y: number) => string): string =>
  sentence.replace(CELL, (_, x: string, y: string) => said(Number(x), Number(y)))
