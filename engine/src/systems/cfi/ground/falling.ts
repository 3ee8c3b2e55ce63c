import { passes, ROLLS, reckoned } from '../body/checks.ts'
import { hampered } from '../body/hampered.ts'
import { falls } from '../body/stances.ts'
import { hitLocation, hurt, suffers } from '../body/wounds.ts'
import { damageRoll, halved, inNotation } from '../state/damage-dice.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** Dice of a fall, each to a location: none up to 5 feet, one up to 15, and one more for each 15 begun (CFI-FALL-Dice). */
export const fallDice = (feet: number): number => (feet <= 5 ? 0 : feet <= 15 ? 1 : 1 + Math.ceil((feet - 15) / 15))

/** Armor does not help, one's own weight does harm; Acrobatics halves it and may land him standing (CFI-SKL-Acrobatics). */
export function fallsFrom(ctx: Ctx, s: State, f: Fighter, feet: number): void {
  const count = fallDice(feet)
  const { acrobatics } = f.facts.skills
  const lands =
    count > 0 &&
    acrobatics > 0 &&
    passes(
      ctx,
      f,
      ROLLS.acrobatics,
      reckoned(ctx, s, acrobatics, 'Acrobatics', 'CFI-SKL-Acrobatics', hampered(s, f, 'acrobatics')),
      'CFI-SKL-Acrobatics',
    )
  let hard = false
  if (count > 0) {
    const toss = ctx.toss(damageRoll(`${count}d6`, f.facts.step, 0, 'damage'), f.id)
    const rolled = ctx.read(toss, whole, undefined)
    const dice = inNotation(`${count}d6`, f.facts.step, 0)
    const damage = lands ? halved(rolled) : rolled
    ctx.emit?.({
      type: 'damage',
      who: f.id,
      at: f.id,
      dice: lands ? `half of ${dice}` : dice,
      faces: ctx.faces(toss),
      rolled: damage,
      weapon: `a fall of ${feet} feet`,
      rule: lands ? ['CFI-FALL-Dice', 'CFI-SKL-Acrobatics'] : 'CFI-FALL-Dice',
    })
    const places = new Set(Array.from({ length: count }, () => hitLocation(ctx, f.id, f)))
    for (const location of places) {
      const wound = hurt(ctx, f, location, damage)
      hard ||= wound === 'serious' || wound === 'major'
      suffers(ctx, s, f, location, wound, damage, undefined)
    }
  }
  if (!lands || hard) falls(ctx, s, f, 'CFI-FALL-Dice')
}
const whole = (value: number): number => value
