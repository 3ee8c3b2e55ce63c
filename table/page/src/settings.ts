import { signal } from '@preact/signals'

/** Settings of this browser; a page that may not keep anything works without. */
function kept(name: string, usual: string) {
  const read = (): string => {
    try {
      return localStorage.getItem(`affray.${name}`) ?? usual
    } catch {
      return usual
    }
  }
  const value = signal(read())
  value.subscribe((now) => {
    try {
      localStorage.setItem(`affray.${name}`, now)
    } catch {
      // Private windows keep nothing: the setting holds until the page is closed.
    }
  })
  return value
}

export const theme = kept('theme', 'auto')
export const sound = kept('sound', 'off')
/** Whether the browser notifies when it is our turn behind another page. */
export const notify = kept('notify', 'off')
export const singleKeys = kept('keys', 'on')
/** Whether a row does at once what it says. */
export const oneTouch = kept('touch', 'off')

/** Puts the colours on the page as they are set. */
export function wearTheme(): void {
  theme.subscribe((now) => {
    if (now === 'auto') document.documentElement.removeAttribute('data-theme')
    else document.documentElement.setAttribute('data-theme', now)
  })
}
