import { z } from 'zod'
import { type Setup, scenario } from '../../kernel/scenario.ts'
import { secret } from '../../kernel/secret.ts'
import type { Fault } from '../../kernel/types.ts'
import { brawlers } from './content/brawlers.ts'
import { rulings } from './rulings.ts'
import type { Brawler, Options, State } from './types.ts'

const score = z.number().int().min(0).max(20)
const brawler = z.strictObject({
  quickness: score,
  brawling: score,
  might: score,
  hide: score,
  grit: z.number().int().min(1).max(200),
})

/** The door of Brawl's scenarios. */
export const setup = scenario<Brawler, Options>({
  system: 'example',
  fighter: brawler,
  content: brawlers,
  rulings,
  more: nowhere,
})

/** A brawl has no places: everybody in the room reaches everybody. */
function nowhere({ map, distance }: Setup<Brawler, Options>): Fault[] {
  const allowed = 'nothing: in a brawl everybody reaches everybody'
  return [
    ...(map === undefined ? [] : [{ path: ['map'], found: 'a map', allowed }]),
    ...(distance === undefined ? [] : [{ path: ['distance'], found: String(distance), allowed }]),
  ]
}

export function begin({ options, sides }: Setup<Brawler, Options>): State {
  const fighters = sides.flatMap((side) =>
    side.fighters.map(({ id, record }) => ({
      ...record,
      id,
      side: side.id,
      fullGrit: record.grit,
      actions: 0,
      turns: 0,
      dazed: 0,
      stance: secret([id], 'wary' as const),
      shown: 'hidden' as const,
    })),
  )
  return { options, round: 0, fighters, ruled: null }
}
