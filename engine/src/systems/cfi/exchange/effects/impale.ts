import { lowersWard } from '../../body/hands.ts'
import type { CfiRule } from '../../book/rules.ts'
import { impaleGrade } from '../../content/tables.ts'
import type { Size } from '../../content/types.ts'
import { SIZES } from '../../content/types.ts'
import { formOf, isBodily, placeOf } from '../../state/fighters.ts'
import type { Ctx, Exchange, State } from '../../state/types.ts'

/** A melee weapon that wounds stays in the wound until it is pulled out; an arrow stays (CFI-SE-Impale; Ruling CFI-A103). */
export function impale(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, item, location } = x
  if (isBodily(item)) return
  const { missile } = item.weapon
  const size: Size = x.ranged && missile !== undefined ? missile.impaleSize : (SIZES[formOf(item).size] ?? 'medium')
  const flies = x.ranged && missile?.thrown !== true
  if (!flies) {
    item.where = 'stuck'
    lowersWard(ctx, attacker, item)
  }
  s.impaled = [...s.impaled, { by: attacker.id, on: defender.id, item: flies ? '' : item.id, location, size }]
  const rule: CfiRule[] = x.ranged ? ['CFI-SE-Impale', 'CFI-RNG-ImpaleSize'] : ['CFI-SE-Impale']
  const grade = impaleGrade(defender.facts.characteristics.siz, size)
  ctx.emit?.({
    type: 'impaled',
    who: attacker.id,
    at: defender.id,
    item: flies ? 'A missile' : item.weapon.name,
    location: placeOf(defender, location),
    grade,
    rule,
  })
}
