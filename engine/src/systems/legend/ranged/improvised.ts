import type { Option } from '../../../kernel/types.ts'
import { WEAPONS } from '../content/index.ts'
import type { CloseWeapon, RangedWeapon } from '../content/types.ts'
import { closeWeapon } from '../content/weapon-shape.ts'
import { noted, usable } from '../fighters.ts'
import { counts, type Note } from '../note.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../types.ts'
import { held, useOption } from '../weapons-in-hand.ts'

const CLUBS = new Map<string, CloseWeapon>()

/** A bow or crossbow swung at somebody: its own damage, Medium if it takes two hands and else Small. Ours but for the damage. */
function clubOf(weapon: RangedWeapon): CloseWeapon {
  let club = CLUBS.get(weapon.id)
  if (club === undefined) {
    const { id, name, damage, hands, minimum, family, enc, ap, hp, source } = weapon
    club = closeWeapon({
      id: `improvised ${id}`,
      name: `${name} as a club`,
      damage: damage ?? '1d3',
      size: hands === 2 ? 'M' : 'S',
      reach: 'S',
      hands,
      minimum,
      family,
      kinds: ['bludgeon'],
      enc,
      ap,
      hp,
      notes: ['improvised'],
      source,
    })
    CLUBS.set(id, club)
  }
  return club
}

/** Whether an item is loaded before it lets fly. */
export const shoots = ({ weapon }: Item): boolean => weapon.use === 'ranged' && weapon.load > 0

/** Whether an item shoots and could be swung at somebody instead (LEG-EQP-Improvised). */
export const clubbable = (s: State, f: Fighter, item: Item): boolean => shoots(item) && held(item) && usable(s, f, item)

/** An item as a club. */
export const clubOption = (f: Fighter, item: Item): Option => useOption(f, item, 'club')

/** He turns it round. */
export function turnsRound(item: Item): void {
  if (item.weapon.use === 'ranged') item.weapon = clubOf(item.weapon)
}

/** After the blow it is what it was. */
export function turnsBack(item: Item): void {
  if (noted(item, 'improvised')) item.weapon = WEAPONS[item.weapon.id.slice('improvised '.length)] ?? item.weapon
}

/** The best of his close combat styles serves, or the base of all (LEG-EQP-Improvised). */
export function improvisedSkill(f: Fighter, base: number, note: Note): number {
  let best = base
  for (const { skill, weapons } of f.facts.styles) {
    if (skill > best && weapons.some((id) => WEAPONS[id]?.use === 'close')) best = skill
  }
  counts(note, 0, 'not made for it', 'LEG-EQP-Improvised')
  return best
}

/** It does 2 less than it would shoot (LEG-EQP-Improvised). */
export function clumsily(ctx: Ctx, x: Exchange, damage: number): number {
  if (!noted(x.item, 'improvised')) return damage
  const left = Math.max(0, damage - 2)
  ctx.emit?.({ type: 'clubbed', who: x.attacker.id, at: x.defender.id, damage, left, rule: 'LEG-EQP-Improvised' })
  return left
}
