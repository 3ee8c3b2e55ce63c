import type { Taken } from '@affray/engine/play'
import type { KeptPage } from './store.ts'

/** What was taken down of a story, as it is stored, */
export const pagesOf = (taken: readonly Taken[]): KeptPage[] =>
  taken.map(({ class: name, entry, lines, upTo }) => ({ class: name, entry, page: JSON.stringify({ lines, upTo }) }))
/** and as it was. */
export const takenOf = (pages: readonly KeptPage[]): Taken[] =>
  // The store gives what it was given.
  pages.map(({ class: name, entry, page }) => ({
    class: name,
    entry,
    ...(JSON.parse(page) as Pick<Taken, 'lines' | 'upTo'>),
  }))
