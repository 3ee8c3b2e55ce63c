import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Takes the focus into something that opens, and gives it back when that goes, unless it has gone elsewhere meanwhile. */
export function useFocusInside(
  box: RefObject<HTMLElement | null>,
  first: (box: HTMLElement) => HTMLElement | null,
): void {
  // At once, not after the next picture: the focus of whoever has begun to type elsewhere is not taken away.
  useLayoutEffect(() => {
    const before = document.activeElement
    const opened = box.current
    if (opened === null) return
    first(opened)?.focus()
    return () => {
      const now = document.activeElement
      const free = now === null || now === document.body || opened.contains(now)
      if (free && before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
}
