import type { FighterId } from '../../../kernel/types.ts'
import * as standing from '../../../mechanisms/ground/standing.ts'
import type { Ground, Passing } from '../../../mechanisms/ground/terms.ts'
import type { Person, Seen, State } from '../state/types.ts'

/** How near two fighters must be to trade blows, in metres: the next cell of a one-metre map. */
export const CONTACT = 1

/** Ruling LEG-A106: whoever is down is stepped over, and stood over; a comrade who has only fallen is stepped over. */
const FALLEN = { difficult: 'stood over', no: 'stood over', yes: 'stops' } as const satisfies Record<
  State['options']['fallenInTheWay'],
  Passing
>

/** Moving and standing in Legend: metres, a rider on his mount's legs, whoever stands in everybody's way. */
export const GROUND: Ground<Seen, Person> = {
  contact: CONTACT,
  legs: (_s, f) => f.mount ?? f.id,
  party: (_s, { mount, rider }) => [...(mount === undefined ? [] : [mount]), ...(rider === undefined ? [] : [rider])],
  fights: (_s, { condition }) => condition === 'up',
  passing(s, f, other) {
    if (other.condition === 'fled') return 'not in the way'
    if (other.condition !== 'up') return FALLEN[s.options.fallenInTheWay]
    return other.stance === 'prone' && other.side === f.side ? 'stepped over' : 'stops'
  },
  steppingOver: (s) => (s.options.fallenInTheWay === 'difficult' ? 2 : 1),
}

/** Whether two fighters are near enough to trade blows. */
export const inContact = (s: Seen, a: FighterId, b: FighterId): boolean => standing.inContact(GROUND, s, a, b)
