import { unwieldy } from '../content/modifiers.ts'
import { type Faces, failedWild } from '../diecode.ts'
import { bodily } from '../fighters.ts'
import { counts, type Note } from '../note.ts'
import { hurtBy } from '../strength.ts'
import type { Attack, Ctx, State } from '../types.ts'

/** Long weapons are awkward for those not used to them (D6-C-OPT-Unwieldy), improvised ones for everybody (D6-C-OPT-Improvised). */
export function awkward(s: State, { attacker, item, skill }: Attack, note: Note): number {
  let sum = 0
  if (item.improvised) sum += counts(note, unwieldy, `improvised ${item.key}`, 'D6-C-OPT-Improvised')
  const { longWeapons } = s.options
  if (item.weapon.length === 'hand' || item.weapon.ranges !== undefined || item.weapon.difficulty !== undefined)
    return sum
  const used = longWeapons === 'practised' && attacker.facts.trained.includes(skill)
  if (longWeapons !== 'never' && !used) sum += counts(note, unwieldy, `long ${item.key}`, 'D6-C-OPT-Unwieldy')
  return sum
}

const failed = (faces: Faces): boolean => failedWild(faces)
/** A Critical Failure breaks an improvised weapon, and it hurts its user by its own code (D6-C-OPT-Improvised). */
export function mishap(ctx: Ctx, s: State, { attacker, item, thrown }: Attack): void {
  if (thrown === null || bodily(item) || !ctx.read(thrown.toss, failed, 0)) return
  item.where = 'broken'
  ctx.emit?.({ type: 'breaks', who: attacker.id, weapon: item.key, rule: 'D6-C-OPT-Improvised' })
  hurtBy(ctx, s, attacker, attacker, item.weapon.damage.code, 0, 'D6-C-OPT-Improvised')
}
