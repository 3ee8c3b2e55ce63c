import type { FighterId } from '../../../kernel/types.ts'
import type { Body } from '../../../space/footprint.ts'
import { type Sight, sight } from '../../../space/sight.ts'
import { terrain } from '../../../space/terrain.ts'
import { distanceBetween, type Spot, type Whereabouts } from '../../../space/whereabouts.ts'
import { whoIs } from '../state/fighters.ts'
import type { Posture, State } from '../state/types.ts'

type Seeing = {
  readonly options: Pick<State['options'], 'creaturesBlockLos'>
  readonly where: Whereabouts
  readonly fighters: readonly {
    readonly id: FighterId
    readonly posture: Posture
    readonly known: unknown
  }[]
}

/** How far two are from each other, in whole spaces: 0 in the same one. */
export const spaces = (s: { readonly where: Whereabouts }, a: FighterId, b: FighterId): number =>
  Math.round(distanceBetween(s.where, a, b))

/** How tall somebody is who does not stand, in spaces: low walls hide him. */
const LOW = { standing: undefined, kneeling: 0.4, sitting: 0.4, prone: 0.2 } as const satisfies Record<
  Posture,
  number | undefined
>

const posed = (s: Seeing, id: FighterId, body: Body): Body => {
  const tall = LOW[whoIs(s.fighters, id)?.posture ?? 'standing']
  return tall === undefined ? body : { ...body, tall }
}

/** OLDE-LOS-02 to OLDE-LOS-05: how well one sees the other; without a map there is nothing between them. */
export function lineOfSight(s: Seeing, from: FighterId, to: FighterId): Sight {
  if ('bands' in s.where) return 'clear'
  const target = s.where.bodies[to]
  return target === undefined ? 'none' : sightTo(s, s.where, from, posed(s, to, target))
}

/** The same to a space, where somebody is thought to be. */
export function sightOfSpace(s: Seeing, from: FighterId, spot: Spot): Sight {
  return 'bands' in s.where ? 'clear' : sightTo(s, s.where, from, { x: spot[0]!, y: spot[1]! })
}

type Mapped = Exclude<Whereabouts, { readonly bands: unknown }>
function sightTo(s: Seeing, { bodies, field }: Mapped, from: FighterId, target: Body): Sight {
  const own = bodies[from]
  if (own === undefined) return 'none'
  const t = terrain(field)
  const here = posed(s, from, own)
  const others = s.options.creaturesBlockLos ? standing(s, bodies) : []
  // A pane stops a weapon as smoke stops the eye: the worse of both counts.
  const seen = GRADES.indexOf(sight(t, here, target, 'sight', others))
  const free = GRADES.indexOf(sight(t, here, target, 'missiles', others))
  return GRADES[Math.max(seen, free)]!
}
const GRADES: readonly Sight[] = ['clear', 'partial', 'minimal', 'none']

/** Ruling OLDE-B10: those on their feet who can be seen; who shares a space with either end is never in the line. */
const standing = (s: Seeing, bodies: Readonly<Record<string, Body>>): Body[] =>
  s.fighters.flatMap(({ id, posture, known }) => (posture === 'standing' && known === null ? [bodies[id]!] : []))
