import { anyOffered } from '../../../kernel/offer.ts'
import type { Asks, FighterId, Option, Why } from '../../../kernel/types.ts'
import { fromList } from '../../../mechanisms/asking.ts'
import { indexOf, MOVEMENT, terrain } from '../../../space/terrain.ts'
import { distanceTo, type Spot } from '../../../space/whereabouts.ts'
import { EMBER, isMelee, type Use, usesOf } from '../body/arms.ts'
import { cannotStrike, outOfReach, outOfSight } from '../exchange/attack.ts'
import { STRIKES } from '../exchange/modifiers.ts'
import { sightOfSpace } from '../ground/sight.ts'
import { suffers, whoIs } from '../state/fighters.ts'
import type { Fighter, State, Strike } from '../state/types.ts'

/** Who attacks, and how. */
export interface Striking {
  readonly s: State
  readonly f: Fighter
  readonly as: Strike
}
export interface Target extends Option {
  readonly on: Fighter
}
/** The same on somebody, to choose the weapon; and with a weapon, to choose the space of an unseen foe. */
export interface Aiming extends Striking {
  readonly on: Fighter
}
export interface Guessing extends Aiming {
  readonly use: Use
}
export interface Chosen extends Option {
  readonly use: Use
}
export interface Space extends Option {
  readonly spot: Spot
}

/** Whether a way of striking is done with such a weapon. */
export function suits(as: Strike, use: Use): boolean {
  const { by } = STRIKES[as]
  return by === 'anything' || (by === 'shot' ? use.kind === 'ranged' : isMelee(use))
}
function eachUse({ f, as }: Striking, visit: (use: Use) => boolean): void {
  if (as === 'cast') {
    visit(EMBER)
    return
  }
  for (const use of usesOf(f)) if (suits(as, use) && visit(use)) return
}

/** Spaces an unseen foe may be in: where he was last known, and round about where one can stand. */
function guesses({ s, on }: Guessing): Space[] {
  const { known } = on
  if (known === null) return []
  if ('bands' in s.where) return [{ key: 'there', spot: known }]
  const t = terrain(s.where.field)
  return NEAR.flatMap((dy) =>
    NEAR.flatMap((dx) => {
      const [x, y] = [known[0]! + dx, known[1]! + dy]
      const ground = t.bits[indexOf(t, x, y)] ?? MOVEMENT
      return (ground & MOVEMENT) === 0 ? [{ key: `${x},${y}`, spot: [x, y] }] : []
    }),
  )
}
/** So far to each side, what is nearest first. */
const NEAR = [0, -1, 1, -2, 2] as const
/** OLDE-LOS-01: he must see the space he believes an unseen foe in. */
export const toGuess = fromList(
  guesses,
  ({ s, f, use }, { spot }) =>
    outOfReach(f, use, Math.round(distanceTo(s.where, f.id, spot))) ?? outOfSight(s, sightOfSpace(s, f.id, spot)),
)

/** The weapons in hand to attack somebody with. */
export const toWield: Asks<Aiming, Chosen> = {
  each(a, visit) {
    eachUse(a, (use) => visit({ key: use.key, use }))
  },
  named(a, key) {
    let found: Chosen | undefined
    eachUse(a, (use) => {
      if (use.key === key) found = { key, use }
      return found !== undefined
    })
    return found
  },
  why(a, { use }): Why | undefined {
    const { s, f, on } = a
    if (!suffers(on, 'invisible')) return cannotStrike(s, f, on, use)
    return anyOffered(toGuess, { ...a, use })
      ? undefined
      : { because: 'no space he may be in can be struck', rule: 'OLDE-LOS-01' }
  },
}

/** Foes to attack: those some weapon in hand can strike. */
export const toTarget: Asks<Striking, Target> = {
  each({ s, f }, visit) {
    for (const on of s.fighters) if (on.side !== f.side && !on.dead && visit({ key: on.id, on })) return
  },
  named({ s, f }, key: FighterId) {
    const on = whoIs(s.fighters, key)
    return on === undefined || on.dead || on.side === f.side ? undefined : { key, on }
  },
  why(a, { on }) {
    let why: Why | undefined = { because: 'nothing in hand is for that', rule: 'OLDE-ATK-02' }
    eachUse(a, (use) => {
      why = toWield.why({ ...a, on }, { key: use.key, use })
      return why === undefined
    })
    return why
  },
}
