import { type Setup, scenario } from '../../kernel/scenario.ts'
import { secret } from '../../kernel/secret.ts'
import * as is from '../../kernel/shapes.ts'
import type { Fault, FighterId, SideId } from '../../kernel/types.ts'
import { brawlers } from './content/brawlers.ts'
import { rulings } from './rulings.ts'
import type { Brawler, Fighter, Options, State } from './types.ts'

const score = is.whole(0, 20)
export const brawler = is.strict({
  quickness: is.about(score, 'Who has more goes first. Needed where no record of that name is there, as are all five.'),
  brawling: is.about(score, 'Added to the d10 of a blow and of a dodge.'),
  might: is.about(score, 'Added to the d6 of damage.'),
  hide: is.about(score, 'Taken off the damage of each blow.'),
  grit: is.about(is.whole(1, 200), 'What damage takes away: without any he is down.'),
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

export function begin({ options, sides, open }: Setup<Brawler, Options>): State {
  const fighters = sides.flatMap((side) =>
    side.fighters.map(({ id, kind, record }) => fighterOf(id, side.id, record, kind ?? null)),
  )
  return { options, open, round: 0, acting: null, fighters, ruled: null }
}

export const fighterOf = (id: FighterId, side: SideId, record: Brawler, kind: string | null): Fighter => ({
  ...record,
  id,
  side,
  kind,
  fullGrit: record.grit,
  actions: 0,
  turns: 0,
  dazed: 0,
  stance: secret([id], 'wary'),
  shown: 'hidden',
})
