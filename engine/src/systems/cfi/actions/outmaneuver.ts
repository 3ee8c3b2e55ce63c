import { rank } from '../../../mechanisms/percentile.ts'
import { face, levelOf, luckOnTest, ROLLS, reckoned, swapDigits } from '../body/checks.ts'
import { canReact } from '../body/conditions.ts'
import { evadeSkill, evading } from '../body/hampered.ts'
import { heldFast } from '../ground/holds.ts'
import { baseMove } from '../ground/pace.ts'
import { engagedBy } from '../ground/reach.ts'
import { mayAttack } from '../state/fighters.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { type Action, no } from './action.ts'
import { chosenTarget, strikesOnContact } from './attacking.ts'
import { movesWhere } from './walking.ts'

const JOIN = [{ key: 'corner' }, { key: 'none' }] as const
const FREE = [{ key: 'engage one' }, { key: 'withdraw' }] as const

/** Ruling CFI-A49: who does not beat him is kept off; so is who does not try. */
export const outmaneuver: Action = {
  key: 'outmaneuver',
  rule: 'CFI-PRO-Outmaneuver',
  cost: 'action',
  refuse(s, f) {
    if (f.confined) return no('there is no room to move about', 'CFI-OUT-01')
    if (f.stance !== 'standing' || heldFast(s, f) !== undefined || baseMove(s, f) <= 0)
      return no('he cannot move about', 'CFI-OUT-01')
    return engagedBy(s, f).length < 2 ? no('fewer than two foes are upon him', 'CFI-PRO-Outmaneuver') : undefined
  },
  act(ctx, s, f) {
    const against = engagedBy(s, f)
    const joining = against.filter(
      (foe) =>
        foe.points > 0 &&
        canReact(s, foe) &&
        ctx.choose({ who: foe.id, about: { ask: 'corner', at: f.id }, options: JOIN, usual: 'corner' }).key ===
          'corner',
    )
    for (const foe of joining) foe.points--
    const mine = evades(ctx, s, f)
    const beaten = joining.filter((foe) => {
      const his = evades(ctx, s, foe)
      const result = beats(s, his, mine) ? 'wins' : 'loses'
      // How well either did beyond that would tell where the skill lies.
      ctx.emit?.({ type: 'opposed', who: foe.id, of: 'evade', ...his, against: mine.roll, result, rule: 'CFI-OUT-02' })
      return result === 'loses'
    })
    const kept = against.filter((foe) => !joining.includes(foe) || beaten.includes(foe))
    for (const foe of against)
      ctx.emit?.({
        type: 'outmaneuvered',
        who: f.id,
        at: foe.id,
        kept: kept.includes(foe),
        rule: ['CFI-PRO-Outmaneuver', 'CFI-OUT-02', 'CFI-OUT-03'],
      })
    f.keptOff = [...f.keptOff, ...kept.map(({ id }) => id)]
    if (kept.length === against.length) wonFree(ctx, s, f, against)
  },
}

interface Run {
  readonly roll: number
  readonly skill: number
}
/** Each rolls Evade once (CFI-OUT-02). */
function evades(ctx: Ctx, s: State, f: Fighter): Run {
  const worth = reckoned(ctx, s, f.facts.skills[evadeSkill(f)], 'Evade', 'CFI-OUT-02', evading(s, f, undefined))
  const { skill } = worth
  const toss = ctx.toss(ROLLS.evade, f.id)
  const roll = ctx.read(toss, face, undefined)
  const luck = luckOnTest(ctx, f, ROLLS.evade.label, toss, skill, levelOf(roll, skill), undefined)
  if (luck === undefined) return { roll, skill }
  return { roll: luck === 'swap' ? swapDigits(roll) : ctx.roll(ROLLS.evade, f.id), skill }
}

/** Ruling CFI-A92: both failing keeps the foe off, unless the fight says it changes nothing. */
function beats(s: State, his: Run, mine: Run): boolean {
  const [level, other] = [rank(levelOf(his.roll, his.skill)), rank(levelOf(mine.roll, mine.skill))]
  if (level < 2) return other < 2 && s.options.outmaneuverTie === 'nothing'
  return (level - other || his.roll - mine.roll) > 0
}

/** All are beaten: he takes on one safely, or withdraws (CFI-OUT-04; Ruling CFI-A93). */
function wonFree(ctx: Ctx, s: State, f: Fighter, against: readonly Fighter[]): void {
  const { key } = ctx.choose({
    who: f.id,
    about: { ask: 'won free', over: against.length },
    options: FREE,
    usual: 'withdraw',
  })
  if (key === 'withdraw') {
    movesWhere(ctx, s, f, baseMove(s, f), 'walk', ['CFI-OUT-04', 'CFI-ENG-02'])
    return
  }
  const one = chosenTarget(ctx, f, against, 'outmaneuver', undefined)
  ctx.emit?.({ type: 'did', who: f.id, action: 'engage', at: one.id, rule: 'CFI-OUT-04' })
  if (s.options.safeEngagement === 'notTheOne') f.keptOff = f.keptOff.filter((id) => id !== one.id)
  if (s.options.outmaneuverBlow && mayAttack(f)) strikesOnContact(ctx, s, f, one)
}
