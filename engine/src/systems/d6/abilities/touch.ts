import { ended, lasting, untilEnded } from '../../../mechanisms/lasting.ts'
import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { abilities } from '../content/abilities.ts'
import { bodily, ranks } from '../fighters.ts'
import { lose } from '../injury/body-points.ts'
import { takeWound } from '../injury/wounds.ts'
import { totalRolled } from '../rolling-dice.ts'
import type { Attack, Ctx, Fighter, State } from '../types.ts'
import { skillTotal } from '../using-skills.ts'

const TOUCH = { damage: 'none', unmarked: true, fits: bodily } as const
const total = (ctx: Ctx, x: Attack): number => totalRolled(ctx, x.thrown)

/** The touched are helpless until mettle reaches the attack total (D6-C-SA-ParalyzingTouch). */
const paralyse = attackBy(
  {
    ...TOUCH,
    key: 'paralysing touch',
    rule: 'D6-C-SA-ParalyzingTouch',
    hits(ctx, _s, x) {
      const needs = total(ctx, x)
      const by = x.attacker.id
      x.target.effects = [...x.target.effects, untilEnded('paralysed', by, needs)]
      ctx.emit?.({ type: 'paralysed', who: x.target.id, by, needs, rule: 'D6-C-SA-ParalyzingTouch' })
    },
  },
  ['fighting'],
  (_s, f) =>
    ranks(f, 'paralyzingTouch') === 0
      ? { because: 'his touch paralyses nobody', rule: 'D6-C-SA-ParalyzingTouch' }
      : undefined,
)
const numb = (f: Fighter) => lasting(f.effects, 'paralysed')
const shakeOff: Action = {
  key: 'shake off paralysis',
  rule: 'D6-C-SA-ParalyzingTouch',
  refuse: (_s, f) => (numb(f) === undefined ? 'he is not paralysed' : undefined),
  act(ctx, s, f) {
    const touched = numb(f)
    if (touched === undefined) return
    const done = skillTotal(ctx, s, f, 'mettle', 'mettle') >= touched.value
    if (done) f.effects = ended(f.effects, 'paralysed')
    ctx.emit?.({ type: 'shakesOff', who: f.id, done, rule: 'D6-C-SA-ParalyzingTouch' })
  },
}

/** For each 4 over the defence 3 Body Points a rank, or a level for two ranks (D6-C-SA-LifeDrain). */
function drains(ctx: Ctx, s: State, x: Attack): void {
  const { each, once, rule } = abilities.lifeDrain
  const times = Math.floor((total(ctx, x) - x.difficulty) / once.per)
  const mine = ranks(x.attacker, 'lifeDrain')
  ctx.emit?.({ type: 'drains', who: x.attacker.id, at: x.target.id, times, rule })
  if (times <= 0) return
  if (s.options.injury === 'bodyPoints') lose(ctx, s, x.target, times * each.bodyPoints * mine, { by: x.attacker.id })
  else
    for (let n = Math.floor(times * each.levels * mine); n > 0; n--)
      takeWound(ctx, s, x.target, 'stunned', { by: x.attacker.id })
}
const drain = attackBy(
  { ...TOUCH, key: 'drain life', rule: 'D6-C-SA-LifeDrain', hits: drains },
  ['fighting'],
  (_s, f) => (ranks(f, 'lifeDrain') === 0 ? { because: 'he drains nobody', rule: 'D6-C-SA-LifeDrain' } : undefined),
)

export const TOUCHES: readonly Action[] = [paralyse, shakeOff, drain]
