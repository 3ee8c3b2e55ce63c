import type { AnySystem, Event, Outcome } from '@affray/engine'
import type { Page } from './chronicle.ts'
import { ink, table, wrapped } from './terminal.ts'

/** The ids of the rules an event cites. */
export function rulesOf({ rule }: Event): readonly string[] {
  return rule === undefined ? [] : typeof rule === 'string' ? [rule] : rule
}

/** More names than this behind a sentence would drown it. */
const MOST_NAMES = 3
/** More rules than this at the end of a fight are only counted. */
const MOST_RULES = 15

/** Tells a fight page by page: rounds are headings, each sentence carries the names of the rules behind it. */
export class Story {
  private readonly system: AnySystem
  private readonly titles: ReadonlyMap<string, string>
  private readonly cited = new Map<string, number>()
  private round = -1

  constructor(system: AnySystem) {
    this.system = system
    this.titles = new Map([
      ...system.rulings.map(({ id, option }) => [id, `ruling on ${option}`] as const),
      // A ruling that stands on a rule has the rule's name.
      ...system.rules.map(({ id, title }) => [id, title] as const),
    ])
  }

  /** A page's sentences, under a heading where a round begins; those that follow from one rule stand together. */
  page({ round, events }: Pick<Page, 'round' | 'events'>): string[] {
    const groups: { names: string; told: string[] }[] = []
    let begins = false
    for (const event of events) {
      const told = sentence(this.system.tell(event))
      if (told === '') continue
      const names = this.cite(rulesOf(event))
      const last = groups.at(-1)
      // That a round begins is said by its heading.
      if (told === `Round ${round}.`) begins = true
      else if (last?.names === names) last.told.push(told)
      else groups.push({ names, told: [told] })
    }
    const lines = groups.map(({ names, told }, i) => {
      const indent = i === 0 ? '  ' : '    '
      const because = names === '' ? '' : ` ${ink('dim', `[${names}]`)}`
      return wrapped(told.join(' ') + because, indent, `${indent}  `)
    })
    return lines.length === 0 && !begins ? [] : [...this.heading(round), ...lines]
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

/** A scenario's title page: title, system, what it is about. */
export function titlePage(system: AnySystem, scenario: { readonly title: string; readonly about: string }): string[] {
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

const sentence = (told: string): string => told.charAt(0).toUpperCase() + told.slice(1)
