import type { Sheet } from '@affray/engine'

type Bars = Sheet['bars']

/** Where a location stands on a figure that faces us: its right is on our left. */
const PLACES: readonly (readonly [RegExp, string])[] = [
  [/^head$/i, 'M50 4a13 14 0 1 0 .1 0z'],
  [/^chest$/i, 'M30 36h40l-3 30H33z'],
  [/^abdomen$/i, 'M33 69h34l3 24H30z'],
  [/^right arm$/i, 'M27 37l-9 44 8 2 9-40z'],
  [/^left arm$/i, 'M73 37l9 44-8 2-9-40z'],
  [/^right leg$/i, 'M30 96h18l-3 56H33z'],
  [/^left leg$/i, 'M70 96H52l3 56h12z'],
]
const placeOf = (name: string): string | undefined => PLACES.find(([is]) => is.test(name))?.[1]

/** Whether bars are the locations of a body one can draw. */
export const isBody = (bars: Bars): boolean =>
  bars.length >= 5 && bars.filter(({ name }) => placeOf(name) !== undefined).length >= 5

/** The body with what is left of each part: the less, the less it is filled. */
export function Figure({ bars }: { readonly bars: Bars }) {
  return (
    <svg class="figure" viewBox="0 0 100 156" aria-hidden="true">
      {bars.map(({ name, now, full }) => {
        const path = placeOf(name)
        if (path === undefined) return null
        const share = full === 0 ? 1 : now / full
        const how = share >= 1 ? 'whole' : share > 0.5 ? 'hurt' : share > 0 ? 'badly' : 'gone'
        return <path key={name} d={path} class={how} />
      })}
    </svg>
  )
}
