import { struckArmor } from '../armor.ts'
import { NO_MODIFIER } from '../content/tables.ts'
import { damageRoll, inNotation } from '../damage.ts'
import { formOf, isBodily } from '../fighters.ts'
import type { Ctx, Exchange, State } from '../types.ts'
import { hitLocation, hurt, suffers } from '../wounds.ts'

/** The fumbling attacker hurts himself in a random place; with his own body, past any armor (CFI-SE-AccidentalInjury; Ruling CFI-A94). */
export function accidentalInjury(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, item } = x
  const { damage } = formOf(item)
  const step = item.weapon.modifier ? attacker.facts.step : NO_MODIFIER
  const toss = ctx.toss(damageRoll(damage, step, 0, 'accident'), attacker.id)
  const rolled = ctx.read(toss, whole, 0)
  const dice = inNotation(damage, step, 0)
  ctx.emit?.({
    type: 'damage',
    who: attacker.id,
    at: attacker.id,
    dice,
    faces: ctx.faces(toss),
    rolled,
    weapon: item.weapon.name,
    rule: 'CFI-SE-AccidentalInjury',
  })
  const location = hitLocation(ctx, attacker.id, attacker)
  const self: Exchange = { ...x, defender: attacker, chosen: [], location }
  const through = isBodily(item) ? rolled : struckArmor(ctx, self, rolled)
  suffers(ctx, s, attacker, location, hurt(ctx, attacker, location, through), through, undefined)
}
const whole = (value: number): number => value
