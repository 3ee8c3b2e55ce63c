import type { RefObject } from 'preact'
import { useLayoutEffect } from 'preact/hooks'

/** Whether the focus was in what was asked last, and nobody has taken it elsewhere since. */
let left = false

/** Whoever was in what was asked before by keyboard is in this, too: in a question, in dice, at the end. */
export function useNextQuestion(section: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const free = document.activeElement === null || document.activeElement === document.body
    if (left && free) document.getElementById('question')?.focus({ preventScroll: true })
    left = false
    return () => {
      left = section.current?.contains(document.activeElement) === true
    }
  }, [])
}
