import { signal } from '@preact/signals'
import type { Said } from '../../src/protocol/said.ts'

/** What somebody is writing and has not said yet. */
export const draft = signal('')

/** What a page leaves to the one that takes its place: whatever its server does not know. */
export interface Left {
  readonly path: string
  readonly unsaid: readonly Said[]
  readonly prepared: readonly (readonly [string, string])[]
  readonly draft: string
}
const NAME = 'affray.left'

/** Leaves it, for the time of loading the page anew. */
export function leave(left: Left): void {
  try {
    sessionStorage.setItem(NAME, JSON.stringify(left))
  } catch {
    // Where nothing may be kept, what was not said is lost with the page, as with any other.
  }
}

/** Takes what the page before left for this seat, once. */
export function takeOver(path: string): Left | undefined {
  try {
    const text = sessionStorage.getItem(NAME)
    sessionStorage.removeItem(NAME)
    // Only this page's own code writes there, in the same tab.
    const left = text === null ? undefined : (JSON.parse(text) as Left)
    return left?.path === path ? left : undefined
  } catch {
    return undefined
  }
}
