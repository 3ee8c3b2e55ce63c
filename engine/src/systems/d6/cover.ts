import { dice } from '../../dice/chance.ts'
import { type DifficultyModifier, lamps, lights, objects, smoke } from './content/modifiers.ts'
import { D, diceOf, pool, reading } from './diecode.ts'
import { metres } from './movement.ts'
import { counts, type Note } from './note.ts'
import type { Attack, Ctx, Fighter, State } from './types.ts'

const PLAIN = Array.from({ length: 12 }, (_, n) => dice('modifier', n, 6))
const identity = (value: number): number => value

/** What a difficulty modifier is worth: its standard number, or its dice rolled by the game master (D6-MOD-Rolled, D6-MOD-Standard). */
export function worth(
  ctx: Ctx,
  s: State,
  of: Pick<DifficultyModifier, 'dice' | 'standard' | 'rule'>,
  because: string,
  note: Note,
): number {
  if (s.options.modifierMode === 'standard' || of.dice === 0) {
    note?.({ value: 0, because: 'the standard number', rule: 'D6-MOD-Standard' })
    return counts(note, of.standard, because, of.rule)
  }
  const count = diceOf(Math.abs(of.dice))
  note?.({ value: 0, because: `${count}D rolled`, rule: 'D6-MOD-Rolled' })
  const { modifierWildDie, critFail } = s.options
  const plain = PLAIN[count]
  let rolled: number
  // Ruling D6-A06: rolled modifiers have a Wild Die as every roll has.
  if (modifierWildDie || plain === undefined) {
    const look = reading[critFail === 'gmChoice' ? 'removeBoth' : critFail]
    rolled = ctx.read(ctx.toss(pool('modifier', count), 'gm'), look.total, 0)
  } else rolled = ctx.read(ctx.toss(plain, 'gm'), identity, 0)
  return counts(note, of.dice < 0 ? -rolled : rolled, because, of.rule)
}

/** Darkness a light near the target undoes, in dice (D6-C-LIGHT-Negate). */
function lampDice(s: State, target: Fighter): number {
  let most = 0
  for (const f of s.fighters) {
    if (f.lamp === 'none') continue
    const lamp = lamps[f.lamp]
    if (metres(s, f.id, target.id) <= lamp.metres) most = Math.max(most, lamp.dice)
  }
  return most
}

/** What hides the target: one of each kind counts and the kinds add up (D6-COVER-Add). Ruling D6-A26. */
export function coverDifficulty(ctx: Ctx, s: State, { target }: Attack, note: Note): number {
  let sum = 0
  if (s.scene.smoke !== 'none') sum += worth(ctx, s, smoke[s.scene.smoke], `${s.scene.smoke} smoke or fog`, note)
  if (s.scene.light !== 'day') sum += darkness(ctx, s, target, note)
  const { cover } = target
  if (cover !== null) {
    if (cover.share === 100) {
      // Ruling D6-A24: what hides all and stops nothing is like darkness.
      if (cover.toughness === 0) sum += worth(ctx, s, lights.dark, `wholly behind ${cover.object}`, note)
    } else sum += worth(ctx, s, objects[SHARES[cover.share]], `${cover.share}% behind ${cover.object}`, note)
  }
  if (sum !== 0) note?.({ value: 0, because: 'cover', rule: 'D6-COVER-Add' })
  return sum
}
const SHARES = { 25: 'quarter', 50: 'half', 75: 'three quarters' } as const

function darkness(ctx: Ctx, s: State, target: Fighter, note: Note): number {
  if (s.scene.light === 'day') return 0
  const dark = lights[s.scene.light]
  const lit = lampDice(s, target)
  if (lit === 0) return worth(ctx, s, dark, `${s.scene.light} light`, note)
  note?.({ value: 0, because: 'a light nearby', rule: 'D6-C-LIGHT-Negate' })
  if (lit >= dark.dice) return 0
  const left = (dark.dice - lit) / D
  return worth(ctx, s, { dice: dark.dice - lit, standard: 3 * left, rule: dark.rule }, `${s.scene.light} light`, note)
}
