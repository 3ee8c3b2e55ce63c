import { type AnySystem, catalogueOf, type Outcome } from '@affray/engine'
import type { Line } from '@affray/engine/play'
import { ink, table, wrapped } from './terminal.ts'

/** What a story is told from: a chronicle's lines, or those a file kept. */
export type StoryLine = Pick<Line, 'entry' | 'round' | 'told'> & Partial<Pick<Line, 'rules' | 'event'>>

/** How a story is told. */
export interface Telling {
  /** With the number of each entry before its first line. */
  readonly numbered?: boolean
  /** What is told of one after another is told of these alone, and the others are counted. */
  readonly of?: ReadonlySet<string>
}

/** More names than this behind a sentence would drown it. */
const MOST_NAMES = 3
/** More rules than this at the end of a fight are only counted. */
const MOST_RULES = 15
/** So many sentences of the same kind in a row are folded. */
const FOLDED = 3

/** Tells a fight: rounds are headings, what an entry told stands together, each sentence carries the names of the rules behind it. */
export class Story {
  private readonly titles: ReadonlyMap<string, string>
  private readonly cited = new Map<string, number>()
  private readonly telling: Telling
  private round = -1

  constructor(system: Pick<AnySystem, 'id' | 'rulings'>, telling: Telling = {}) {
    this.telling = telling
    this.titles = new Map([
      ...system.rulings.map(({ id, option }) => [id, `ruling on ${option}`] as const),
      // A ruling that stands on a rule has the rule's name.
      ...catalogueOf(system.id).map(({ id, title }) => [id, title] as const),
    ])
  }

  /** The lines of a story, or of what is new in it. */
  tell(lines: readonly StoryLine[]): string[] {
    const pages: StoryLine[][] = []
    for (const line of lines) {
      const page = pages.at(-1)
      if (page?.[0]?.entry === line.entry && page[0].round === line.round) page.push(line)
      else pages.push([line])
    }
    return pages.flatMap((page) => this.page(page))
  }

  /** What one entry told, under a heading where a round begins; sentences that follow from one rule stand together. */
  private page(lines: readonly StoryLine[]): string[] {
    const [{ entry, round } = { entry: 0, round: 0 }] = lines
    const groups: { names: string; told: string[] }[] = []
    let begins = false
    for (const { told, rules = [] } of folded(lines, this.telling.of)) {
      const names = this.cite(rules)
      const last = groups.at(-1)
      // That a round begins is said by its heading.
      if (told === `Round ${round}.`) begins = true
      else if (last?.names === names) last.told.push(told)
      else groups.push({ names, told: [told] })
    }
    const number = this.telling.numbered === true ? `${String(entry).padStart(4)} ` : '  '
    const said = groups.map(({ names, told }, i) => {
      const indent = i === 0 ? number : ' '.repeat(number.length + 2)
      const because = names === '' ? '' : ` ${ink('dim', `[${names}]`)}`
      return wrapped(told.join(' ') + because, indent, ' '.repeat(number.length + (i === 0 ? 2 : 4)))
    })
    return said.length === 0 && !begins ? [] : [...this.heading(round), ...said]
  }

  private cite(rules: readonly string[]): string {
    for (const id of rules) this.cited.set(id, (this.cited.get(id) ?? 0) + 1)
    const names = rules.map((id) => this.titles.get(id) ?? id)
    return names.length <= MOST_NAMES ? names.join(', ') : `${names.slice(0, MOST_NAMES).join(', ')} …`
  }

  private heading(round: number): string[] {
    if (round === this.round) return []
    this.round = round
    return ['', ink('bold', round === 0 ? 'Before the first round' : `Round ${round}`)]
  }

  /** How it ended, in a sentence. */
  ending(outcome: Outcome | undefined, round: number): string {
    if (outcome === undefined && round === 0) return 'The fight has not begun.'
    if (outcome === undefined) return `The fight is not over: it stands in round ${round}.`
    const who = outcome.won.length === 0 ? 'Nobody is left to win' : `Victory for the ${outcome.won.join(' and the ')}`
    const why = outcome.because === 'ruling' ? 'by a ruling' : (this.titles.get(outcome.because) ?? outcome.because)
    return `${ink('bold', `${who}, in round ${round}.`)} ${ink('dim', `[${why}]`)}`
  }

  /** The rules told of, in the order of the catalogue. */
  rules(): { readonly id: string; readonly title: string; readonly times: number }[] {
    return [...this.titles]
      .filter(([id]) => this.cited.has(id))
      .map(([id, title]) => ({ id, title, times: this.cited.get(id) ?? 0 }))
  }
}

/** A row of sentences of one kind, one for each of many, shortened to those of somebody's own and a count of the rest. */
function folded(lines: readonly StoryLine[], of: ReadonlySet<string> | undefined): readonly StoryLine[] {
  if (of === undefined) return lines
  const rows: StoryLine[][] = []
  for (const line of lines) {
    const row = rows.at(-1)
    if (row?.[0]?.event !== undefined && row[0].event.type === line.event?.type) row.push(line)
    else rows.push([line])
  }
  return rows.flatMap((row) => {
    const [first] = row
    if (row.length < FOLDED || first === undefined) return row
    const own = row.filter(({ event }) => event !== undefined && 'who' in event && of.has(String(event.who)))
    const kept = own.length === 0 || own.length > FOLDED ? [first] : own
    if (kept.length === row.length) return row
    return [...kept, { ...first, told: `(${row.length - kept.length} more like this; log tells them.)` }]
  })
}

/** A scenario's title page: title, system, what it is about. */
export function titlePage(
  system: { readonly title: string },
  scenario: { readonly title: string; readonly about: string },
): string[] {
  const title = scenario.title === '' ? 'A fight' : scenario.title
  const about = scenario.about === '' ? [] : [wrapped(scenario.about, '  ')]
  return [`${ink('bold', title)} ${ink('dim', `— ${system.title}`)}`, ...about]
}

/** The rules that were at work most, with their ids, so that they can be looked up. */
export function rulesAtWork(story: Story): string[] {
  const rules = story.rules()
  const least = rules.map(({ times }) => times).sort((a, b) => b - a)[MOST_RULES - 1] ?? 0
  const shown = rules.filter(({ times }) => times >= least).slice(0, MOST_RULES)
  const more = rules.length - shown.length
  return [
    ...table(shown.map(({ id, title, times }) => [id, `${times}×`, title])),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}
