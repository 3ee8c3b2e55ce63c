import { hitLocation, hurt, suffers } from '../body/wounds.ts'
import { NO_MODIFIER } from '../content/tables.ts'
import { damageRoll, inNotation } from '../state/damage-dice.ts'
import { fighter, formOf, isBodily } from '../state/fighters.ts'
import type { Accident, Ctx, Exchange, State } from '../state/types.ts'
import { struckArmor } from './struck-armor.ts'

/** The fumbling attacker hurts himself: a step of its own where his Turn ends with the blow. */
export function accidentalInjury(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, item } = x
  const accident: Accident = {
    kind: 'accident',
    who: attacker.id,
    weapon: item.weapon.name,
    damage: formOf(item).damage,
    step: item.weapon.modifier ? attacker.facts.step : NO_MODIFIER,
    armored: !isBodily(item),
  }
  if (x.ends) s.next.push(accident)
  else injures(ctx, s, accident)
}

/** In a random place; with his own body, past any armor (CFI-SE-AccidentalInjury; Ruling CFI-A94). */
export function injures(ctx: Ctx, s: State, { who, weapon, damage, step, armored }: Accident): void {
  const f = fighter(s, who)
  const toss = ctx.toss(damageRoll(damage, step, 0, 'accident'), who)
  const rolled = ctx.read(toss, whole, undefined)
  const dice = inNotation(damage, step, 0)
  ctx.emit?.({
    type: 'damage',
    who,
    at: who,
    dice,
    faces: ctx.faces(toss),
    rolled,
    weapon,
    rule: 'CFI-SE-AccidentalInjury',
  })
  const location = hitLocation(ctx, who, f)
  const through = armored ? struckArmor(ctx, { attacker: f, defender: f, location, chosen: [] }, rolled) : rolled
  suffers(ctx, s, f, location, hurt(ctx, f, location, through), through, undefined)
}
const whole = (value: number): number => value
