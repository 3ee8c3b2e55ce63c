import { die } from '../../../dice/chance.ts'
import { attempt, BRAWN, succeeds } from '../body/checks.ts'
import { hurtItem } from '../body/hands.ts'
import { plainSkill } from '../body/plain-skills.ts'
import { noted } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, Solid, State } from '../state/types.ts'
import { fullDamage } from './damage.ts'
import { shoots } from './ranged/missile-weapons.ts'

const BY_STRENGTH = die('breaking', 3)

/**
 * Damage to a thing: its Armour Points resist and at 0 Hit Points it is broken (LEG-OBJ-Broken). Gives what is left of the
 * damage once it is.
 */
export function hurtObject(ctx: Ctx, by: Fighter, thing: Solid, damage: number): number {
  const dealt = Math.max(0, damage - thing.ap)
  const left = thing.hp - dealt
  thing.hp = Math.max(0, left)
  ctx.emit?.({ type: 'objectHurt', who: by.id, object: thing.name, damage: dealt, left: thing.hp, rule: 'LEG-OBJ-Hit' })
  if (left > 0) return 0
  ctx.emit?.({ type: 'objectBroke', who: by.id, object: thing.name, rule: 'LEG-OBJ-Broken' })
  return -left
}

/**
 * A weapon with no more Armour Points than the thing it strikes takes the same damage (LEG-OBJ-Weapon); axes are spared by
 * wood, hammers and picks by everything (LEG-EQP-SparedByWood, LEG-EQP-SparedByAll). What is shot is not the weapon.
 */
export function bluntedBy(ctx: Ctx, s: State, by: Fighter, item: Item, thing: Solid, damage: number): void {
  const { weapon } = item
  if (weapon.ap === null || weapon.ap > thing.ap || shoots(item)) return
  const spared = noted(item, 'sparedByAll')
    ? 'LEG-EQP-SparedByAll'
    : noted(item, 'sparedByWood') && thing.wooden
      ? 'LEG-EQP-SparedByWood'
      : undefined
  if (spared !== undefined) {
    ctx.emit?.({ type: 'spared', who: by.id, item: weapon.name, object: thing.name, rule: spared })
    return
  }
  hurtItem(ctx, s, by, item, damage, 'resists', 'LEG-OBJ-Weapon')
}

/** An attack on a thing hits without a roll (LEG-OBJ-Hit). */
export function hack(ctx: Ctx, s: State, f: Fighter, item: Item, thing: Solid): void {
  const damage = fullDamage(ctx, f, item, 'damage')
  hurtObject(ctx, f, thing, damage)
  bluntedBy(ctx, s, f, item, thing, damage)
}

/** A successful Brawn roll breaks a thing as bare hands hurt: for 1D3 (LEG-OBJ-Brawn). */
export function force(ctx: Ctx, s: State, f: Fighter, thing: Solid): void {
  const skill = plainSkill(s, f, 'brawn')
  const level = attempt(ctx, f, BRAWN, skill)
  ctx.emit?.({ type: 'forced', who: f.id, object: thing.name, skill, level, rule: 'LEG-OBJ-Brawn' })
  if (succeeds(level)) hurtObject(ctx, f, thing, ctx.roll(BY_STRENGTH, f.id))
}
