import {
  face,
  type Level,
  type Lying,
  levelOf,
  levelRule,
  luckOnTest,
  type Reckoned,
  ROLLS,
  reckoned,
  succeeds,
  swapDigits,
} from '../body/checks.ts'
import { shift } from '../body/difficulty.ts'
import { hampered } from '../body/hampered.ts'
import { costOf, SPELLS } from '../content/spells.ts'
import { castingSkill } from '../state/derive.ts'
import type { Casting, Ctx, Fighter, State } from '../state/types.ts'

/** The roll a spell was let go with. */
export interface Cast extends Lying {
  readonly level: Level
}

export const castingBase = (f: Fighter): number => f.facts.skills[castingSkill(f.facts.class)]

function worthOf(ctx: Ctx, s: State, f: Fighter, harder: number): Reckoned {
  const b = hampered(s, f, castingSkill(f.facts.class))
  shift(b, harder, 'disturbed', 'CFI-CAST-Interrupted')
  return reckoned(ctx, s, castingBase(f), 'casting', 'CFI-CAST-Time', b)
}

/** Skill is rolled and Magic Points are paid when a spell is let go (CFI-CAST-Time, CFI-CAST-Cost). */
export function castingRoll(ctx: Ctx, s: State, f: Fighter, casting: Casting): Cast {
  const { spell, intensity } = casting
  const worth = worthOf(ctx, s, f, casting.harder)
  let toss = ctx.toss(ROLLS.casting, f.id)
  let level = ctx.read(toss, levelOf, worth.skill)
  let kept = 0
  const tell = (): void => {
    const roll = kept || ctx.shown(toss)
    ctx.emit?.({
      type: 'test',
      who: f.id,
      of: 'casting',
      roll,
      skill: worth.skill,
      level,
      terms: worth.terms,
      rule: ['CFI-CAST-Time', kept > 0 ? 'CFI-LUCK-Swap' : levelRule(roll, worth.skill, level)],
    })
  }
  tell()
  const luck = luckOnTest(ctx, f, 'casting', toss, worth.skill, level, undefined)
  if (luck === 'again') {
    toss = ctx.toss(ROLLS.casting, f.id)
    level = ctx.read(toss, levelOf, worth.skill)
    tell()
  } else if (luck === 'swap') {
    kept = swapDigits(ctx.read(toss, face, undefined))
    level = levelOf(kept, worth.skill)
    tell()
  }
  const cost = costOf(spell, intensity)
  const paid = level === 'success' ? cost : level === 'failure' ? 0 : Math.ceil(cost / 2)
  f.magicPoints = Math.max(0, f.magicPoints - paid)
  if (paid > 0) ctx.emit?.({ type: 'magic', who: f.id, points: paid, left: f.magicPoints, rule: 'CFI-CAST-Cost' })
  if (level === 'fumble') f.forgotten = [...f.forgotten, spell]
  if (!succeeds(level))
    ctx.emit?.({
      type: 'spellLost',
      who: f.id,
      spell,
      why: level === 'fumble' ? 'forgotten' : 'failed',
      rule: ['CFI-CAST-Cost', SPELLS[spell].rule],
    })
  return { toss, kept, skill: worth.skill, level }
}
