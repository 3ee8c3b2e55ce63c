import type { AnySystem, Event } from './types.ts'

/** Where a test listens to what the engine does and cites while it runs. Empty outside tests. */
export const witness: { event: ((event: Event) => void) | undefined; cite: ((rule: string) => void) | undefined } = {
  event: undefined,
  cite: undefined,
}

const own = new WeakSet<object>()
/** Remembers that these answers are a system's own: a test may put others in their place, and what those cite proves nothing. */
export function vouch({ outcome, refused, sheet }: Pick<AnySystem, 'outcome' | 'refused' | 'sheet'>): void {
  for (const answer of [outcome, refused, sheet]) own.add(answer)
}
/** Whether that is how a system itself answers. */
export const vouched = (answer: object): boolean => own.has(answer)
