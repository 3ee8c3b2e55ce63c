import { partHolds as part } from '../../../mechanisms/holds.ts'
import { active, fighter, inHand, itemOf, limbsOf } from '../state/fighters.ts'
import type { Ctx, Fighter, Hold, Item, LegendRule, State } from '../state/types.ts'
import { inContact } from './places.ts'

export { holdOption, release } from '../../../mechanisms/holds.ts'

/** A hold of somebody on somebody with something, and what sets it apart. */
export const holding = (kind: Hold['kind'], by: Fighter, on: Fighter, with_: Item, of: Partial<Hold>): Hold => ({
  kind,
  by: by.id,
  on: on.id,
  item: undefined,
  location: undefined,
  with: with_.id,
  tripReady: false,
  roll: 0,
  skill: 0,
  level: 'failure',
  work: 0,
  ...of,
})

/** Somebody's item is held fast by somebody's weapon or hand: by a javelin whoever threw it, by hand only by one who is up. What he has let fall, or another has taken, is held by nobody. */
export function holdItem(
  ctx: Ctx,
  s: State,
  kind: 'pin' | 'grip',
  [by, with_]: readonly [Fighter, Item],
  [on, item]: readonly [Fighter, Item],
  work: number,
  rule: LegendRule,
): void {
  if (!inHand(item) || !on.items.includes(item) || (work === 0 && !active(by))) return
  s.holds.push(holding(kind, by, on, with_, { item: item.id, work }))
  ctx.emit?.({ type: 'held', who: on.id, at: by.id, hold: kind, item: item.weapon.name, rule })
}

const PARTED = {
  pin: 'LEG-MAN-PinWeapon',
  grip: 'LEG-MAN-Grip',
  grapple: 'LEG-UNA-05',
  entangle: 'LEG-MAN-Entangle',
} as const satisfies Record<Hold['kind'], LegendRule>

/** A grip or a grapple takes a hand (LEG-UNA-02); a beast holds with its jaws. */
const holdsWithHands = ({ kind }: Hold): boolean => kind === 'grip' || kind === 'grapple'
function handless(f: Fighter): boolean {
  const { all, sound } = limbsOf(f, 'arm')
  return all > 0 && sound === 0
}

/** A hold lasts only while the two are near enough to touch (Ruling LEG-A100) and its holder has a hand that serves; a javelin in a shield and a net that was thrown stay where they are. */
export function partHolds(ctx: Ctx, s: State): void {
  const lasts = (hold: Hold): boolean => {
    if (holdsWithHands(hold) && handless(fighter(s, hold.by))) return false
    if (hold.work > 0 || inContact(s, hold.by, hold.on)) return true
    const with_ = itemOf(fighter(s, hold.by), hold.with)
    return hold.kind === 'entangle' && (with_ === undefined || !inHand(with_))
  }
  part<Hold, LegendRule>(ctx, s, lasts, PARTED)
}
