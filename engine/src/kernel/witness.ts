import type { Event } from './types.ts'

/** Where a test listens to what the engine does and cites while it runs. Empty outside tests. */
export const witness: { event: ((event: Event) => void) | undefined; cite: ((rule: string) => void) | undefined } = {
  event: undefined,
  cite: undefined,
}
