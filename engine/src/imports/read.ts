import { plain } from '../kernel/scenario.ts'

/** What became of one field of a foreign file. */
export interface Noted {
  /** Where it stands: `Vinka.hit_locations.0.ap`. */
  readonly at: string
  readonly says: string
}
/** What was understood, what was assumed where the file says nothing we can use, and what was left out. */
export interface Report {
  readonly understood: readonly Noted[]
  readonly assumed: readonly Noted[]
  readonly leftOut: readonly Noted[]
}
export type Entry = Record<string, unknown>

/** Takes down what becomes of each field. */
export class Notes {
  readonly understood: Noted[] = []
  readonly assumed: Noted[] = []
  readonly leftOut: Noted[] = []
  private readonly who: string
  constructor(who: string) {
    this.who = who
  }
  private at = (field: string): string => (field === '' ? this.who : `${this.who}.${field}`)
  takes(field: string, as: unknown): void {
    this.understood.push({ at: this.at(field), says: short(as) })
  }
  assumes(field: string, says: string): void {
    this.assumed.push({ at: this.at(field), says })
  }
  leaves(field: string, value: unknown): void {
    this.leftOut.push({ at: this.at(field), says: short(value) })
  }
}

const short = (value: unknown): string => {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? 'nothing')
  return text.length > 120 ? `${text.slice(0, 117)}…` : text
}

export const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
export const textIn = (value: unknown): string => (typeof value === 'string' ? value.slice(0, 200) : '')
/** A number, also where it is written as text: `10(13-3)` is 10. */
export function numberIn(value: unknown): number | undefined {
  const found =
    typeof value === 'number' ? value : Number(/^\s*([+-]?\d+(?:\.\d+)?)/.exec(textIn(value))?.[1] ?? Number.NaN)
  return Number.isFinite(found) && Math.abs(found) < 1e6 ? found : undefined
}
/** A list of records of one field each, as name and number. */
export const pairsIn = (value: unknown): readonly (readonly [string, number | undefined])[] =>
  listIn(value).flatMap((one) =>
    plain(one) ? Object.entries(one).map(([name, n]) => [name, numberIn(n)] as const) : [],
  )

/** A name a scenario takes; empty where nothing of it can be read. */
export const nameOf = (said: string): string =>
  said
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+|-+$/g, '')
    .slice(0, 40)
    .replace(/-+$/, '')
/** Letters and digits alone: how names of two lists are compared. */
export const bare = (said: string): string => said.toLowerCase().replace(/[^a-z0-9]/g, '')
export const camel = (said: string): string =>
  said.toLowerCase().replace(/[^a-z0-9]+([a-z0-9])/g, (_, letter: string) => letter.toUpperCase())
