import { disturbed } from '../body/aiming.ts'
import { lungeReach, manoeuvres, offBalance } from '../content/difficulty-modifiers.ts'
import { armsAgainst, attack, attackable, attackBy, wayOf } from '../exchange/attack.ts'
import { prevented } from '../exchange/prevented.ts'
import { type Action, chosenOf, type Takes, why } from '../state/asking.ts'
import { BLOWS, bodily, fighter } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, Item, Manoeuvre, Next, Refusal, State } from '../state/types.ts'

/** Everything in one blow: easier and harder hitting, but nothing else is done and no defence stands (D6-C-OPT-AllOut). Ruling D6-A54. */
const allOut = attackBy(
  {
    key: 'all-out',
    ...manoeuvres['all-out'],
  },
  BLOWS,
  (_s, f) => (f.declared > 1 ? 'an all-out attack is all one does in a round' : undefined),
)

/** Half a metre further, less surely and less hard (D6-C-OPT-Lunge). */
const lunge = attackBy({ key: 'lunge', ...manoeuvres.lunge, reach: lungeReach }, BLOWS)

/** A wide blow that hits easily and does little (D6-C-OPT-Sweep). */
const sweep = attackBy({ key: 'sweep', ...manoeuvres.sweep }, BLOWS)

/** An edged weapon used to bludgeon does half damage (D6-C-WPN-BluntEdge). */
const flat = attackBy(
  {
    key: 'flat of the blade',
    rule: 'D6-C-WPN-BluntEdge',
    halves: 'D6-C-WPN-BluntEdge',
    fits: (item) => !bodily(item) && item.weapon.edge === 'blade',
  },
  ['melee combat'],
)

/** With the body or something blunt. */
const dull = (item: Item): boolean => bodily(item) || item.weapon.edge === 'blunt'

/** Without special training one knocks down or pushes only those of no greater Physique (D6-C-OPT-PhysiqueLimit). */
const tooHeavy =
  (key: string) =>
  (_s: State, f: Fighter, target: Fighter): Refusal => {
    if (target.facts.attributes.physique <= f.facts.attributes.physique) return undefined
    if (Object.keys(f.facts.specializations).some((name) => name.includes(key))) return undefined
    return why(`${target.id} is too strong for it`, 'D6-C-OPT-PhysiqueLimit')
  }

/** He loses his balance: his next Agility roll, a defence too, is at -2D. Ruling D6-A53. */
function unbalance(s: State, f: Fighter): void {
  f.offBalance = offBalance
  f.aim = null
  disturbed(s, f)
}
/** He falls, and rising will cost him an action (D6-C-POS-Stand). */
export function fell(s: State, f: Fighter): void {
  f.stance = 'prone'
  f.felled = true
  unbalance(s, f)
}

function falls(ctx: Ctx, s: State, { attacker, target, manoeuvre }: Attack): void {
  fell(s, target)
  ctx.emit?.({ type: 'felled', who: target.id, by: attacker.id, rule: [manoeuvre.rule, 'D6-C-OPT-PhysiqueLimit'] })
}
function staggers(ctx: Ctx, s: State, { attacker, target, manoeuvre }: Attack): void {
  unbalance(s, target)
  ctx.emit?.({ type: 'pushed', who: target.id, by: attacker.id, rule: [manoeuvre.rule, 'D6-C-OPT-PhysiqueLimit'] })
}
/** Blows that do no damage but fell their target (D6-C-OPT-Knockdown, D6-C-OPT-Trip), or make it stagger (D6-C-OPT-Push). */
const shove = (key: 'knockdown' | 'trip' | 'push', hits: Manoeuvre['hits'] & object): Action =>
  attackBy({ key, ...manoeuvres[key], unmarked: true, fits: dull, against: tooHeavy(key), hits }, BLOWS)

/** Other blows than a plain one. */
export const OTHER_BLOWS: readonly Action[] = [
  allOut,
  lunge,
  sweep,
  flat,
  shove('knockdown', falls),
  shove('trip', falls),
  shove('push', staggers),
]

const oneHanded = (item: Item): boolean => !bodily(item) && item.where === 'hand' && item.weapon.hands === 1

/** The other hand strikes next. */
function other(_ctx: Ctx, s: State, f: Fighter, item: Item): void {
  f.actions--
  f.done.push('off hand')
  s.next.push({ kind: 'off hand', who: f.id, at: '', value: f.items.indexOf(item) })
}
const WAY = wayOf({ key: 'two weapons', rule: 'D6-C-OPT-TwoWeapons', unmarked: true, fits: oneHanded })

/** A blow with each hand: two actions at their penalty (D6-C-OPT-TwoWeapons). */
export const twoWeapons: Action = attackBy({ ...WAY, declared: other }, BLOWS, (_s, f) => {
  if (f.actions < 2) return why('a blow with each hand is two actions', 'D6-C-OPT-TwoWeapons')
  return f.items.filter(oneHanded).length < 2 ? why('he has no weapon in each hand', 'D6-C-OPT-TwoWeapons') : undefined
})

/** The second blow, at whom he likes, with what he did not strike with. */
export function offHand(ctx: Ctx, s: State, { who, value }: Next, takes: Takes): void {
  const f = fighter(s, who)
  if (f.condition !== 'up' || prevented(s, f, 'two weapons') !== undefined) return
  const way: Manoeuvre = { ...WAY, fits: (item) => oneHanded(item) && item !== f.items[value] }
  const within = s.fighters.filter((t) => attackable(f, t) && armsAgainst(s, f, t, way, BLOWS).length > 0)
  if (within.length === 0) return
  const target = chosenOf(ctx, f, { ask: 'target' }, within)
  const item = armsAgainst(s, f, target, way, BLOWS)[0]
  if (item === undefined) return
  ctx.emit?.({ type: 'offHand', who, at: target.id, weapon: item.key, rule: 'D6-C-OPT-TwoWeapons' })
  attack(ctx, s, { attacker: f, target, item, manoeuvre: way, mark: null }, takes)
}
