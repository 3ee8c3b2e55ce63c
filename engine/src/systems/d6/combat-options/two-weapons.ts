import type { Action } from '../action.ts'
import { armsAgainst, attack, attackable, attackBy, wayOf } from '../attacking.ts'
import { chosenOf } from '../choosing.ts'
import { BLOWS, bodily, fighter } from '../fighters.ts'
import { why } from '../note.ts'
import type { Ctx, Fighter, Item, Manoeuvre, Next, State } from '../types.ts'

const oneHanded = (item: Item): boolean => !bodily(item) && item.where === 'hand' && item.weapon.hands === 1

/** The other hand strikes next. */
function other(_ctx: Ctx, s: State, f: Fighter): void {
  f.actions--
  f.done.push('off hand')
  s.next.push({ kind: 'off hand', who: f.id, at: '', value: 0 })
}
const WAY = wayOf({ key: 'two weapons', rule: 'D6-C-OPT-TwoWeapons', unmarked: true, fits: oneHanded })

/** A blow with each hand: two actions at their penalty (D6-C-OPT-TwoWeapons). */
export const twoWeapons: Action = attackBy({ ...WAY, declared: other }, BLOWS, (_s, f) => {
  if (f.actions < 2) return why('a blow with each hand is two actions', 'D6-C-OPT-TwoWeapons')
  return f.items.filter(oneHanded).length < 2 ? why('he has no weapon in each hand', 'D6-C-OPT-TwoWeapons') : undefined
})

/** The second blow, at whom he likes, with what he did not strike with. */
export function offHand(ctx: Ctx, s: State, { who }: Next): void {
  const f = fighter(s, who)
  if (f.condition !== 'up') return
  const first = f.items.find((item) => oneHanded(item) && item.used === s.round)
  const way: Manoeuvre = { ...WAY, fits: (item) => oneHanded(item) && item !== first }
  const within = s.fighters.filter((t) => attackable(f, t) && armsAgainst(s, f, t, way, BLOWS).length > 0)
  if (within.length === 0) return
  const target = chosenOf(ctx, f, { ask: 'target' }, within)
  const item = armsAgainst(s, f, target, way, BLOWS)[0]
  if (item === undefined) return
  ctx.emit?.({ type: 'offHand', who, at: target.id, weapon: item.key, rule: 'D6-C-OPT-TwoWeapons' })
  attack(ctx, s, f, target, item, way, null)
}
