import type { Sheet } from '@affray/engine'

type Bars = Sheet['bars']

/** The bars that say how much of somebody is left: those that armour is worn over, else the first; points of other kinds run out without harm. */
export function health(bars: Bars): Bars {
  const worn = bars.filter(({ armour }) => armour !== undefined)
  return worn.length > 0 ? worn : bars.slice(0, 1)
}
