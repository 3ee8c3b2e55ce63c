import { type Setup, scenario } from '../../../kernel/scenario.ts'
import * as is from '../../../kernel/shapes.ts'
import type { Fault } from '../../../kernel/types.ts'
import { rulings } from '../book/rulings.ts'
import { brawlers } from '../content/brawlers.ts'
import { carriedOver } from './carried-over.ts'
import type { Brawler, Options } from './types.ts'

const score = is.whole(0, 20)
export const brawler = is.strict({
  quickness: is.about(score, 'Who has more goes first. Needed where no record of that name is there, as are all five.'),
  brawling: is.about(score, 'Added to the d10 of a blow and of a dodge.'),
  might: is.about(score, 'Added to the d6 of damage.'),
  hide: is.about(score, 'Taken off the damage of each blow.'),
  grit: is.about(is.whole(1, 200), 'What damage takes away: without any he is down.'),
  carriedOver,
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
