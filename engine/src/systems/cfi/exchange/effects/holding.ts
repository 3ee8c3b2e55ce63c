import { faceOf, succeeds } from '../../body/checks.ts'
import { holds, holdsOf, release } from '../../ground/holds.ts'
import { within } from '../../ground/reach.ts'
import { able, armOf, CONTACT, freeHand, isBodily } from '../../state/fighters.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'
import { loser, winner, winningItem } from './exchange-won.ts'

/** Weapons made to catch; the whip by the effect's own text (CFI-SE-Entangle; Ruling CFI-A12). */
export function entangling(s: State, x: Exchange): boolean {
  const item = winningItem(x)
  if (item === undefined || s.holds.some((hold) => hold.with === item.id)) return false
  if (item.weapon.id === 'whip') return s.options.whipEntangles
  return (x.ranged ? (item.weapon.missile?.effects ?? []) : item.weapon.effects).includes('entangle')
}

/** The location struck is caught; who parries with a net catches the arm that struck. */
export function entangle(ctx: Ctx, s: State, x: Exchange): void {
  const [by, victim, item] = [winner(x), loser(x), winningItem(x)]
  if (item === undefined || victim.condition !== 'up' || by.condition !== 'up') return
  const arm = armOf(victim, x.item.where === 'left' ? 'left' : 'right')
  const location = x.winner === x.attacker ? x.location : Math.max(0, arm)
  if (location < 0) return
  const attack = x.winner === x.attacker
  const roll = attack ? faceOf(ctx, x.attackToss, x.attackKept) : faceOf(ctx, x.defenseToss, x.defenseKept)
  const skill = attack ? x.attackSkill : x.defenseSkill
  const hold = {
    kind: 'entangle',
    by: by.id,
    on: victim.id,
    location,
    with: item.id,
    roll,
    skill,
    trips: true,
  } as const
  holds(ctx, s, hold, 'CFI-SE-Entangle')
}

/** Within Unarmed reach and with an empty hand, or a body made for it (CFI-SE-Grip). */
export const grippable = (s: State, x: Exchange): boolean =>
  isBodily(x.item) &&
  within(s, x.attacker.id, x.defender.id, CONTACT) &&
  (freeHand(s, x.attacker) !== undefined || x.item.weapon.kind === 'natural') &&
  !s.holds.some((hold) => hold.kind === 'grip' && hold.by === x.attacker.id)

export function grip(ctx: Ctx, s: State, x: Exchange): void {
  if (bothUp(x)) gripped(ctx, s, x, 'CFI-SE-Grip')
}
const bothUp = ({ attacker, defender }: Exchange): boolean => attacker.condition === 'up' && defender.condition === 'up'
function gripped(ctx: Ctx, s: State, x: Exchange, rule: 'CFI-SE-Grip' | 'CFI-ABL-Grappler'): void {
  const { attacker, defender, item } = x
  holds(ctx, s, { kind: 'grip', by: attacker.id, on: defender.id, with: item.id }, rule)
}

/** A grappler's hit grips too; parried, it grips the limb or pins the weapon (CFI-ABL-Grappler; Ruling CFI-A30). */
export function grapples(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, item, guard } = x
  if (
    x.ranged ||
    !able(attacker, 'grappler') ||
    item.weapon.kind !== 'natural' ||
    !succeeds(x.attackLevel) ||
    x.clear ||
    !bothUp(x)
  )
    return
  if (s.holds.some((hold) => hold.by === attacker.id)) return
  const parried = guard !== undefined && succeeds(x.defenseLevel)
  if (!parried || isBodily(guard) || !s.options.grapplerPins) {
    gripped(ctx, s, x, 'CFI-ABL-Grappler')
    return
  }
  holds(ctx, s, { kind: 'pin', by: attacker.id, on: defender.id, item: guard.id, with: item.id }, 'CFI-ABL-Grappler')
}

/** On a critical out of every grip, net and pin (CFI-SE-SlipFree). */
export const slippable = (s: State, x: Exchange): boolean =>
  s.holds.some((hold) => hold.on === x.defender.id && hold.kind !== 'astride' && hold.kind !== 'engulf')
export function slipFree(ctx: Ctx, s: State, x: Exchange): void {
  for (const hold of holdsOf(s, x.defender.id)) {
    if (hold.kind !== 'astride' && hold.kind !== 'engulf') release(ctx, s, hold, 'CFI-SE-SlipFree')
  }
}
