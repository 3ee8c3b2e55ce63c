import { itemOption } from '../../../mechanisms/hands.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { canReact } from '../body/conditions.ts'
import { lowersWard } from '../body/hands.ts'
import { arcOf, within } from '../ground/reach.ts'
import { active, has, lengthOf, mayAttack, meleeArms, reachOf, skewered, usable } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'
import { exchange, resolved, rolled } from './attack.ts'
import type { Declared } from './declared.ts'

/** Who is charged may strike back instead of defending, but not at what comes from behind (CFI-CHG-07, CFI-MIN-Facing). */
export function meets(ctx: Ctx, s: State, charger: Fighter, f: Fighter): Item | undefined {
  if (f.points === 0 || !canReact(s, f) || !mayAttack(f) || arcOf(s, f, charger) === 'back') return undefined
  const arms = meleeArms(s, f).filter((item) => within(s, f.id, charger.id, reachOf(s, item)))
  if (arms.length === 0) return undefined
  const options = [
    ...arms.map((item) => ({ key: `strike with ${itemOption(f, item).key}`, item })),
    { key: 'none', item: undefined },
  ]
  return ctx.choose({ who: f.id, about: { ask: 'receive', at: charger.id }, options, usual: 'none' }).item
}

/** The longer weapon strikes first, equal ones at once; what it fells strikes no more (CFI-CHG-07; Ruling CFI-A44). */
export function lands(ctx: Ctx, s: State, d: Declared & { readonly step: number }, answer: Item | undefined): void {
  if (answer === undefined) {
    exchange(ctx, s, d)
    return
  }
  const { attacker, defender } = d
  defender.points--
  defender.delaying = false
  defender.aimedOnly = false
  lowersWard(ctx, defender, answer)
  // A weapon set against a charge may use the charger's own weight (CFI-CHG-08; Ruling CFI-A100).
  const set = has(answer, 'set')
  const weight = s.options.setWeapon === 'before' ? attacker.facts.step : d.step
  const back: Declared = {
    attacker: defender,
    defender: attacker,
    item: answer,
    undefended: true,
    ...(set ? { step: Math.max(defender.facts.step, weight) } : {}),
  }
  ctx.emit?.({
    type: 'did',
    who: defender.id,
    action: 'counterattack',
    at: attacker.id,
    rule: set ? ['CFI-CHG-07', 'CFI-CHG-08', 'CFI-TRAIT-Set'] : 'CFI-CHG-07',
  })
  const forth: Declared = { ...d, undefended: true }
  if (s.options.counterattack === 'compared') {
    exchange(ctx, s, { ...d })
    if (stillStrikes(s, back)) exchange(ctx, s, back)
    return
  }
  const ahead = lengthOf(s, answer) - lengthOf(s, d.item)
  if (ahead === 0) {
    const [one, other] = [rolled(ctx, s, forth), rolled(ctx, s, back)]
    resolved(ctx, s, one)
    resolved(ctx, s, other)
    return
  }
  const [first, second] = ahead > 0 ? [back, forth] : [forth, back]
  exchange(ctx, s, first)
  if (stillStrikes(s, second)) exchange(ctx, s, second)
}

/** Whether the first blow has left him able to strike his own: not felled, stunned or wounded out of it, his weapon in his hand and the other within its reach. */
const stillStrikes = (s: State, { attacker, defender, item }: Declared): boolean =>
  active(attacker) &&
  active(defender) &&
  mayAttack(attacker) &&
  !lasts(attacker.lasting, 'senseless') &&
  !skewered(s, attacker) &&
  usable(s, attacker, item) &&
  within(s, attacker.id, defender.id, reachOf(s, item))
