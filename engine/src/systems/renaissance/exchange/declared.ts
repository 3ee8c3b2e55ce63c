import type { Option, Sealed } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { spotOf } from '../../../space/whereabouts.ts'
import { rangesOf } from '../body/arms.ts'
import { type ArrowName, arrows } from '../content/missiles.ts'
import type { Mode, Tag } from '../content/weapon.ts'
import { bandOf, metres } from '../ground/reach.ts'
import { isNatural } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, How, Item, Limb, State, Strike } from '../state/types.ts'
import { attack } from './attack.ts'
import { STRIKES } from './modifiers.ts'

const NO = { key: 'none' } as const
const STRIKE_KEYS = ['called shot', 'knock down', 'maim', 'mighty blow', 'armor gap'] as const
const IN_MELEE: readonly { readonly key: Strike }[] = [NO, ...STRIKE_KEYS.map((key) => ({ key }))]
const FROM_AFAR = IN_MELEE.filter(({ key }) => key === 'none' || !STRIKES[key].melee)
export const LIMBS: readonly { readonly key: Limb }[] = (
  ['right arm', 'left arm', 'right leg', 'left leg', 'eye', 'neck', 'head'] as const
).map((key) => ({ key }))

const ARROWS: readonly (Option & { readonly arrow: ArrowName | null })[] = [
  { key: 'common', arrow: null },
  ...(Object.keys(arrows) as ArrowName[]).map((arrow) => ({ key: arrow, arrow })),
]

/** One attack with all that is decided before it is rolled: a strike, its limb, the arrow (REN-STRIKE-00). */
export function strikesWith(
  ctx: Ctx,
  s: State,
  by: Fighter,
  target: Fighter,
  item: Item,
  mode: Sealed<Mode>,
  how: How,
): void {
  const who = by.rider ?? by.id
  const weapon = item.weapon.name
  const arrow = chosenArrow(ctx, s, by, target, item, mode)
  const options = mode.kind === 'melee' ? IN_MELEE : FROM_AFAR
  const strike = ctx.choose({ who, about: { ask: 'strike', at: target.id, weapon }, options, usual: 'none' }).key
  const places = LIMBS.filter(({ key }) => hasYet(target, key))
  const limb =
    strike === 'maim' || strike === 'called shot'
      ? ctx.choose({ who, about: { ask: 'limb', at: target.id, strike }, options: places }).key
      : null
  spends(ctx, by, item, mode, arrow)
  attack(ctx, s, attackWith(by, target, item, mode, how, strike, limb, arrow))
  if (mode.kind === 'thrown' && item.where !== 'gone') {
    item.where = 'ground'
    item.spot = spotOf(s.where, target.id) ?? null
  }
  by.kicked = false
}

/** Whether somebody still has such a limb: two eyes, and arms only who has more than teeth and claws. */
const hasYet = (f: Fighter, limb: Limb): boolean =>
  f.lost.filter((lost) => lost === limb).length < (limb === 'eye' ? 2 : 1) &&
  (!limb.endsWith('arm') || !f.items.every(isNatural))

/** Which arrow, where he has any that are counted and fly so far (REN-RNG-04, REN-RNG-09, REN-RNG-10). */
function chosenArrow(
  ctx: Ctx,
  s: State,
  by: Fighter,
  target: Fighter,
  item: Item,
  mode: Sealed<Mode>,
): ArrowName | null {
  if (mode.kind !== 'shot' || item.weapon.proficiency !== 'bows') return null
  const far = metres(s, by.id, target.id)
  const options = ARROWS.filter(
    ({ arrow }) => (arrow === null || (by.arrows[arrow] ?? 0) > 0) && bandOf(rangesOf(mode, arrow), far) !== undefined,
  )
  const about = { ask: 'arrow', at: target.id, weapon: item.weapon.name } as const
  return asked(ctx, { who: by.id, about, options, usual: options[0]?.key }).arrow
}

/** What an attack uses up: the shot in the weapon (REN-RNG-11), a charge, a counted arrow (REN-RNG-10). */
export function spends(ctx: Ctx, by: Fighter, item: Item, mode: Sealed<Mode>, arrow: ArrowName | null): void {
  if (mode.kind === 'shot' && item.weapon.reload !== null) {
    item.loaded--
    item.over = false
  }
  if (item.uses !== null && mode.kind !== 'melee') {
    item.uses--
    ctx.emit?.({ type: 'ammunition', who: by.id, item: item.key, left: item.uses, rule: 'REN-RNG-10' })
  }
  if (arrow === null) return
  const left = (by.arrows[arrow] ?? 1) - 1
  by.arrows[arrow] = left
  ctx.emit?.({ type: 'ammunition', who: by.id, item: `${arrow} arrows`, left, rule: 'REN-RNG-10' })
}

export const PLAIN: How = {
  multiple: false,
  spread: false,
  rideBy: false,
  braced: false,
  reaction: false,
  maneuver: false,
  place: null,
}
const PRECISE: readonly Strike[] = ['called shot', 'maim', 'armor gap']

/** An attack put together; strikes that are precise say so (REN-STRIKE-Precision). */
export function attackWith(
  by: Fighter,
  target: Fighter,
  item: Item,
  mode: Sealed<Mode>,
  how: How,
  strike: Strike = 'none',
  limb: Limb | null = null,
  arrow: ArrowName | null = null,
): Attack {
  const tags: Tag[] = [...item.weapon.tags, ...mode.tags]
  if (PRECISE.includes(strike)) tags.push('Precision')
  if (arrow !== null) tags.push(...arrows[arrow].tags)
  const skill = mode.kind === 'melee' ? item.weapon.skill : 'ranged weapons'
  const aimed = arrow === null ? mode : { ...mode, ranges: rangesOf(mode, arrow) }
  return { by, target, item, mode: aimed, tags, skill, strike, limb, arrow, how }
}
