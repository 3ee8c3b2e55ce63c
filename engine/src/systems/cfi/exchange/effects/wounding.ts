import { held } from '../../../../mechanisms/hands.ts'
import { ROLLS } from '../../body/checks.ts'
import { effective } from '../../body/difficulty.ts'
import { hampered, worthOf } from '../../body/hampered.ts'
import { falls } from '../../body/stances.ts'
import { turnsRolled } from '../../body/wounds.ts'
import { gripsFail } from '../../ground/holds.ts'
import { lastsTurns, stunned } from '../../state/clocks.ts'
import { able, isLeg, isLimb, isShield, limbOf, placeOf } from '../../state/fighters.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'
import { BLINDING } from '../modifiers.ts'
import { loser, resistsEffect } from './exchange-won.ts'

const place = (x: Exchange): string => placeOf(x.defender, x.location)

/** A cut that injures bleeds unless Endurance holds (CFI-SE-Bleed). */
export function bleed(ctx: Ctx, s: State, x: Exchange): void {
  const { defender } = x
  if (x.through <= 0 || able(defender, 'undead')) return
  if (resistsEffect(ctx, s, x, 'bleed', ROLLS.bleed, worthOf(s, defender, 'endurance'), 'CFI-SE-Bleed')) return
  defender.bleeding = [...defender.bleeding, x.location]
  ctx.emit?.({ type: 'becomes', who: defender.id, what: 'bleeding', location: place(x), rule: 'CFI-SE-Bleed' })
}

/** A blow that injures stuns what it hit for as many of his Turns as it did damage (CFI-SE-StunLocation; Ruling CFI-A31). */
export function stun(ctx: Ctx, s: State, x: Exchange): void {
  const { defender, location, through } = x
  if (through <= 0) return
  if (resistsEffect(ctx, s, x, 'stunLocation', ROLLS.stun, worthOf(s, defender, 'endurance'), 'CFI-SE-StunLocation'))
    return
  const rule = 'CFI-SE-StunLocation' as const
  if (isLimb(defender, location)) {
    stunned(defender, location, through)
    ctx.emit?.({ type: 'becomes', who: defender.id, what: 'stunned', location: place(x), turns: through, rule })
    gripsFail(ctx, s, defender)
    if (isLeg(defender, location)) falls(ctx, s, defender, rule)
  } else if (defender.facts.body.locations[location]?.part === 'head') {
    lastsTurns(defender, 'senseless', through)
    ctx.emit?.({ type: 'becomes', who: defender.id, what: 'senseless', turns: through, rule })
  } else {
    lastsTurns(defender, 'winded', through)
    ctx.emit?.({ type: 'becomes', who: defender.id, what: 'winded', turns: through, rule })
  }
}

/** Sand or glare: Evade, or Combat Skill with a shield, against the parry, or a worse grade for 1d3 Turns (CFI-SE-BlindOpponent). */
export function blindOpponent(ctx: Ctx, s: State, x: Exchange): void {
  const victim = loser(x)
  const { blinding } = s.options
  // Ruling CFI-A19: Hard or Formidable is the game master's to say.
  const grade =
    blinding === 'ask'
      ? ctx.choose({ who: 'gm', about: { ask: 'blinding', at: victim.id }, options: BLINDING, usual: 'hard' }).key
      : blinding
  const shielded = victim.items.some((item) => isShield(item) && held(item))
  const skill = shielded
    ? effective(s.options, victim.facts.combat, hampered(s, victim, 'combat'), undefined)
    : worthOf(s, victim, 'evade')
  if (resistsEffect(ctx, s, x, 'blindOpponent', ROLLS.blind, skill, 'CFI-SE-BlindOpponent')) return
  const turns = turnsRolled(ctx, victim)
  lastsTurns(
    victim,
    'blinded',
    turns,
    BLINDING.findIndex(({ key }) => key === grade),
  )
  ctx.emit?.({ type: 'becomes', who: victim.id, what: 'blinded', turns, rule: 'CFI-SE-BlindOpponent' })
}

/** A scar for life (CFI-SE-ScarFoe). */
export function scar(ctx: Ctx, _s: State, x: Exchange): void {
  const victim = loser(x)
  const at =
    x.winner === x.attacker && x.location >= 0
      ? x.location
      : victim.facts.body.locations.findIndex(({ part }) => part === 'head')
  limbOf(victim, at).scars++
  ctx.emit?.({
    type: 'becomes',
    who: victim.id,
    what: 'scarred',
    location: placeOf(victim, at),
    rule: 'CFI-SE-ScarFoe',
  })
}
