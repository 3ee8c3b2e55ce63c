import { render } from 'preact'
import { takeNext } from './Fallen.tsx'
import { replace, said, scenario, trouble } from './fight.ts'
import { Setup } from './Setup.tsx'

/** The page where a fight is set up: empty, or from the end of the fight whose seat stands behind `#`. */
export function begin(root: Element): void {
  const seat = decodeURI(location.hash.slice(1))
  if (/^\/t\/[^/]+\/[^/]+$/.test(seat))
    takeNext(seat).catch((thrown: unknown) => {
      trouble.value = said(thrown)
    })
  else {
    const game = new URLSearchParams(location.search).get('game')
    if (game !== null) replace({ system: game, sides: { heroes: {}, foes: {} } })
    else scenario.value = {}
  }
  render(<Setup />, root)
}
