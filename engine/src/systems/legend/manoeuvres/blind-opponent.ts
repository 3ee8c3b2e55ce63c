import { die } from '../../../dice/chance.ts'
import { active, isShield, usable } from '../fighters.ts'
import { evadeSkill } from '../modifiers.ts'
import { RESIST } from '../skill-tests.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../types.ts'
import { combatSkill, type Resistance, withstands } from './exchange-won.ts'

const BLINDED = die('blinded', 3)

const BY_EVADE: Resistance = {
  chance: RESIST.blind,
  base: (s, f, note) => evadeSkill(s, f, note),
  rule: 'LEG-MAN-BlindOpponent',
}
const BY_STYLE: Resistance = {
  chance: RESIST.blind,
  base: (s, f, note) => {
    const shield = shieldOf(s, f)
    return shield === undefined ? evadeSkill(s, f, note) : combatSkill(s, f, shield, note)
  },
  rule: 'LEG-MAN-BlindOpponent',
}
const shieldOf = (s: State, f: Fighter): Item | undefined =>
  f.items.find((item) => isShield(item) && usable(s, f, item))

const WITH = [{ key: 'evade' }, { key: 'style' }] as const

/**
 * The attacker withstands the defender's roll with Evade, or behind a shield with his style if he likes, or cannot attack
 * for 1D3 Combat Actions (LEG-MAN-BlindOpponent). Ruling LEG-A68: the shield is the attacker's own.
 */
export function blindOpponent(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  if (!active(attacker)) return
  let how = BY_EVADE
  if (shieldOf(s, attacker) !== undefined) {
    const better = BY_STYLE.base(s, attacker, undefined) >= BY_EVADE.base(s, attacker, undefined)
    const about = { ask: 'resist with', at: defender.id, rule: 'LEG-MAN-BlindOpponent' } as const
    const chosen = ctx.choose({ who: attacker.id, about, options: WITH, usual: better ? 'style' : 'evade' })
    if (chosen.key === 'style') how = BY_STYLE
  }
  if (withstands(ctx, s, x, how)) return
  const actions = ctx.roll(BLINDED, defender.id)
  attacker.shaken = Math.max(attacker.shaken, actions)
  ctx.emit?.({ type: 'blinded', who: attacker.id, at: defender.id, actions, rule: 'LEG-MAN-BlindOpponent' })
}
