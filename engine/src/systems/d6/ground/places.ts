import type { FighterId, Sealed, SideId } from '../../../kernel/types.ts'
import { found, named } from '../../../mechanisms/fighters.ts'
import { courseTowards } from '../../../mechanisms/ground/courses.ts'
import type { Ground, Passing } from '../../../mechanisms/ground/terms.ts'
import { remembered, rememberedOf } from '../../../mechanisms/remembered.ts'
import { type Course, distanceBetween, type Whereabouts } from '../../../space/whereabouts.ts'
import { clearWay } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

/** A fight and a fighter as its ground is read, by rules and by bots alike. */
type Seen = Sealed<State>
type Man = Sealed<Fighter>
/** What of them it is read from. */
interface Stander {
  readonly id: FighterId
  readonly side: SideId
  readonly condition: string
  readonly stance: string
  readonly mount: FighterId | null
  readonly rider: FighterId | null
}
interface Stand {
  readonly fighters: readonly Stander[]
  readonly where: Whereabouts
  readonly options: { readonly fallenInTheWay: keyof typeof FALLEN }
}

/** Who goes up to somebody stops beside him, in metres. */
export const BESIDE = 1

/** Ruling D6-A79: whoever is down is stepped over, and stood over. */
const FALLEN = { difficult: 'stood over', no: 'stood over', yes: 'stops' } as const satisfies Record<
  State['options']['fallenInTheWay'],
  Passing
>

const isFallen = (word: string): word is keyof typeof FALLEN => Object.hasOwn(FALLEN, word)

/** Moving and standing: metres, a rider on his mount's legs, whoever stands in everybody's way. */
export const GROUND: Ground<Stand, Stander> = {
  contact: BESIDE,
  legs(s, f) {
    const mount = f.mount === null || f.stance === 'prone' ? undefined : found(s.fighters, f.mount)
    return mount?.condition === 'up' && mount.stance !== 'prone' ? mount.id : f.id
  },
  party: (_s, { mount, rider }) => [...(mount === null ? [] : [mount]), ...(rider === null ? [] : [rider])],
  fights: (_s, { condition }) => condition === 'up',
  passing(s, f, other) {
    if (other.condition === 'fled') return 'not in the way'
    if (other.condition !== 'up') return FALLEN[s.options.fallenInTheWay]
    return other.stance === 'prone' && other.side === f.side ? 'stepped over' : 'stops'
  },
  steppingOver: (s) => (s.options.fallenInTheWay === 'difficult' ? 2 : 1),
}

/** Towards somebody until he is beside him; where others stand all around him, as near as he can come. */
export const nearer = (s: Stand, f: Stander, target: FighterId, budget: number): Course =>
  courseTowards(GROUND, s, f, target, budget)

/** How near so many metres bring somebody to another on a map: the same for all who stand so and go so. */
const NEARED = rememberedOf((where: Whereabouts) =>
  remembered((told: string): number => {
    const [target = '', metres = '', fallen = '', id = '', mount = '', rider = '', ...rest] = told.split('\n')
    const fighters: Stander[] = []
    for (let i = 0; i < rest.length; i += 4) {
      const [other = '', side = '', condition = '', stance = ''] = rest.slice(i, i + 4)
      fighters.push({ id: other, side, condition, stance, mount: null, rider: null })
    }
    const own = { mount: mount === '' ? null : mount, rider: rider === '' ? null : rider }
    const me = { ...named(fighters, id), ...own }
    const s = { where, fighters, options: { fallenInTheWay: isFallen(fallen) ? fallen : 'no' } }
    const budget = Number(metres)
    const legs = GROUND.legs(s, me)
    const there = budget === 0 ? where : nearer(s, me, target, budget).where
    return clearWay(there, legs, target) ? distanceBetween(there, legs, target) : Infinity
  }),
)

/** How near so many metres bring him to somebody on a map; with a wall still between them he is not near at all. */
export function nearest(s: Seen, f: Man, target: FighterId, budget: number): number {
  let told = `${target}\n${budget}\n${s.options.fallenInTheWay}\n${f.id}\n${f.mount ?? ''}\n${f.rider ?? ''}`
  for (const { id, side, condition, stance } of s.fighters) told += `\n${id}\n${side}\n${condition}\n${stance}`
  return NEARED(s.where)(told)
}
