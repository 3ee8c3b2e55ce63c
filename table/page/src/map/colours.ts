/** The colours of the page, read from its style, for what is drawn by hand. */
export interface Colours {
  readonly ground: string
  readonly grid: string
  readonly wall: string
  readonly page: string
  readonly card: string
  readonly ink: string
  readonly soft: string
  readonly now: string
  readonly focus: string
  readonly bad: string
  readonly sides: readonly string[]
}

export function coloursOf(element: Element): Colours {
  const style = getComputedStyle(element)
  const read = (name: string): string => style.getPropertyValue(`--${name}`).trim()
  return {
    ground: read('ground'),
    grid: read('grid'),
    wall: read('wall'),
    page: read('page'),
    card: read('card'),
    ink: read('ink'),
    soft: read('soft'),
    now: read('now'),
    focus: read('focus'),
    bad: read('bad'),
    sides: [1, 2, 3, 4].map((n) => read(`side-${n}`)),
  }
}
