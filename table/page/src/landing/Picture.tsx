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
              <Spot
                key={`${id} ${i}`}
                x={x}
                y={6 + ((i % 4) - (Math.min(4, fighters) - 1) / 2) * 2.3}
                half={0.9}
                side={place(id)}
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
        return <Spot key={i} x={x} y={y} half={0.42} side={place(side)} />
      })}
    </svg>
  )
}

/** A fighter in the shape and colour of his side: the first is round, the second square, the others stand on a corner. */
function Spot(props: { readonly x: number; readonly y: number; readonly half: number; readonly side: number }) {
  const { x, y, half, side } = props
  if (side === 1) return <circle cx={x} cy={y} r={half} class="fill-1" />
  const edge = half * (side === 2 ? 0.92 : 0.8)
  const turned = side === 2 ? undefined : `rotate(45 ${x} ${y})`
  return (
    <rect
      x={x - edge}
      y={y - edge}
      width={2 * edge}
      height={2 * edge}
      rx={half * 0.25}
      transform={turned}
      class={`fill-${side}`}
    />
  )
}
