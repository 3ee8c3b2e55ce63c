import type { Catalogue } from '../../../src/protocol/requests.ts'
import { centre, extent } from '../map/ground.ts'

type Scenario = Catalogue['games'][number]['scenarios'][number]

/** A small picture of a scenario: its map with the fighters, or the two sides facing each other. */
export function Picture({ scenario }: { readonly scenario: Scenario }) {
  const { map, sides, tokens } = scenario
  const place = (side: string): number =>
    (Math.max(
      0,
      sides.findIndex(({ id }) => id === side),
    ) %
      4) +
    1
  if (map === undefined) {
    return (
      <svg class="picture" viewBox="0 0 24 12" aria-hidden="true" preserveAspectRatio="xMidYMid meet">
        {sides.flatMap(({ id, fighters }, s) =>
          Array.from({ length: Math.min(fighters, 12) }, (_, i) => {
            const x = s === 0 ? 8.5 - Math.floor(i / 4) * 2.2 : 15.5 + Math.floor(i / 4) * 2.2 + (s - 1) * 4
            return (
              <circle
                key={`${id} ${i}`}
                cx={x}
                cy={6 + ((i % 4) - (Math.min(4, fighters) - 1) / 2) * 2.3}
                r={0.9}
                class={`fill-${place(id)}`}
              />
            )
          }),
        )}
      </svg>
    )
  }
  const size = extent(map)
  return (
    <svg class="picture" viewBox={`0 0 ${size.x} ${size.y}`} aria-hidden="true" preserveAspectRatio="xMidYMid meet">
      {map.cells.flatMap((row, y) =>
        row.map((kind, x) => {
          if (map.blocks[kind] !== true) return null
          const at = centre(map.kind, [x, y])
          return <rect key={`${x} ${y}`} x={at.x - 0.5} y={at.y - 0.5} width={1.02} height={1.02} class="wall" />
        }),
      )}
      {tokens.map(({ side, at }, i) => {
        if (at === undefined) return null
        const { x, y } = centre(map.kind, at)
        return <circle key={i} cx={x} cy={y} r={0.42} class={`fill-${place(side)}`} />
      })}
    </svg>
  )
}
