/** Tells the style how much of the page a phone's keyboard covers, and keeps the field that is written in above it. */
export function minding(viewport: VisualViewport | null = window.visualViewport): void {
  if (viewport === null) return
  const tell = (): void => {
    const covered = Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
  }
  const grown = (): void => {
    tell()
    const field = document.activeElement
    // The margins of scrolling (page.css) know of the keyboard and of the button pinned above it.
    if (field instanceof HTMLElement && field.matches('input, select')) field.scrollIntoView({ block: 'nearest' })
  }
  viewport.addEventListener('resize', grown)
  viewport.addEventListener('scroll', tell)
  tell()
}
