import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { manoeuvres, offBalance } from '../content/modifiers.ts'
import { BLOWS, bodily } from '../fighters.ts'
import type { Attack, Ctx, Fighter, Item, Manoeuvre, State, Why } from '../types.ts'

/** With the body or something blunt. */
const dull = (item: Item): boolean => bodily(item) || item.weapon.edge === 'blunt'

/** Without special training one knocks down or pushes only those of no greater Physique (D6-C-OPT-PhysiqueLimit). */
const tooHeavy =
  (key: string) =>
  (_s: State, f: Fighter, target: Fighter): Why | undefined => {
    if (target.facts.attributes.physique <= f.facts.attributes.physique) return undefined
    if (Object.keys(f.facts.specializations).some((name) => name.includes(key))) return undefined
    return { because: `${target.id} is too strong for it`, rule: 'D6-C-OPT-PhysiqueLimit' }
  }

/** He loses his balance: his next Agility roll, a defence too, is at -2D. Ruling D6-A53. */
export function unbalance(f: Fighter): void {
  f.offBalance = offBalance
  f.aim = null
}
/** He falls, and rising will cost him an action (D6-C-POS-Stand). */
export function fell(f: Fighter): void {
  f.stance = 'prone'
  f.felled = true
  unbalance(f)
}

function falls(ctx: Ctx, _s: State, { attacker, target, manoeuvre }: Attack): void {
  fell(target)
  ctx.emit?.({ type: 'felled', who: target.id, by: attacker.id, rule: [manoeuvre.rule, 'D6-C-OPT-PhysiqueLimit'] })
}
function staggers(ctx: Ctx, _s: State, { attacker, target }: Attack): void {
  unbalance(target)
  ctx.emit?.({
    type: 'pushed',
    who: target.id,
    by: attacker.id,
    rule: ['D6-C-OPT-Push', 'D6-C-OPT-PhysiqueLimit'],
  })
}
const shove = (key: 'knockdown' | 'trip' | 'push', hits: Manoeuvre['hits'] & object): Action =>
  attackBy({ key, ...manoeuvres[key], reach: 0, unmarked: true, fits: dull, against: tooHeavy(key), hits }, BLOWS)

/** Blows that do no damage but fell their target (D6-C-OPT-Knockdown, D6-C-OPT-Trip), or make it stagger (D6-C-OPT-Push). */
export const KNOCKDOWNS: readonly Action[] = [shove('knockdown', falls), shove('trip', falls), shove('push', staggers)]
