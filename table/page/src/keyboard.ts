/** Tells the style how much of the page a phone's keyboard covers, so that nothing that matters lies under it. */
export function minding(viewport: VisualViewport | null = window.visualViewport): void {
  if (viewport === null) return
  const tell = (): void => {
    const covered = Math.max(0, Math.round(window.innerHeight - viewport.height - viewport.offsetTop))
    document.documentElement.style.setProperty('--keyboard', `${covered}px`)
  }
  viewport.addEventListener('resize', tell)
  viewport.addEventListener('scroll', tell)
  tell()
}
