/** Where a record stands. Wording is ours, figures are the book’s. */
export interface Source {
  readonly work:
    | 'D6 Fantasy Rulebook'
    | 'D6 Fantasy Creatures'
    | 'D6 Fantasy Locations'
    | 'OpenD6 SRD'
    | 'Affray, homebrew'
  readonly heading: string
}
/** The core book. */
export const rulebook = (heading: string): Source => ({ work: 'D6 Fantasy Rulebook', heading })
/** The supplement of beasts. */
export const creatures = (heading: string): Source => ({ work: 'D6 Fantasy Creatures', heading })
/** The supplement of places and who lives there. */
export const locations = (heading: string): Source => ({ work: 'D6 Fantasy Locations', heading })
/** Our own: never the book’s. */
export const homebrew = (why: string): Source => ({ work: 'Affray, homebrew', heading: why })
