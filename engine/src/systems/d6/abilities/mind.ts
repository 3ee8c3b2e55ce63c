import { forRounds, lasts, untilEnded } from '../../../mechanisms/lasting.ts'
import type { Action } from '../action.ts'
import { chosen } from '../choosing.ts'
import { abilities } from '../content/abilities.ts'
import { metres } from '../distances.ts'
import { active, foes, ranks } from '../fighters.ts'
import { mentalDefence } from '../mental-defence.ts'
import type { EffectKind, Fighter, State } from '../types.ts'
import { skillTotal, succeeds } from '../using-skills.ts'

/** As far as a gaze or a cry reaches, in metres. */
const NEAR = 10
const unaffected = (s: State, f: Fighter, kind: EffectKind): Fighter[] =>
  s.fighters.filter((o) => foes(f, o) && active(o) && metres(s, f.id, o.id) <= NEAR && !lasts(o.effects, kind))

/** Fear: who does not reach 15 with mettle finds it harder to hit what frightens him (D6-C-SA-Fear). Ruling D6-A65. */
const fear: Action = {
  key: 'frighten',
  rule: 'D6-C-SA-Fear',
  refuse(s, f) {
    if (ranks(f, 'fear') === 0) return { because: 'he frightens nobody', rule: 'D6-C-SA-Fear' }
    return unaffected(s, f, 'frightened').length === 0
      ? { because: 'nobody is near to frighten', rule: 'D6-C-SA-Fear' }
      : undefined
  },
  act(ctx, s, f) {
    const { of: target } = chosen(
      ctx,
      f,
      { ask: 'target' },
      unaffected(s, f, 'frightened').map((o) => ({ key: o.id, of: o })),
    )
    const withstood = succeeds(ctx, s, target, 'mettle', abilities.fear.once.mettle, 'mettle')
    if (!withstood) target.effects = [...target.effects, untilEnded('frightened', f.id)]
    ctx.emit?.({ type: 'frightened', who: target.id, by: f.id, afraid: !withstood, rule: 'D6-C-SA-Fear' })
  },
}
/** Confusion: for two rounds a rank the confused have 5 more difficulty and no points (D6-C-SA-Confusion). */
const confuse: Action = {
  key: 'confuse',
  rule: 'D6-C-SA-Confusion',
  refuse(s, f) {
    if (ranks(f, 'confusion') === 0) return { because: 'he confuses nobody', rule: 'D6-C-SA-Confusion' }
    return unaffected(s, f, 'confused').length === 0
      ? { because: 'nobody is near to confuse', rule: 'D6-C-SA-Confusion' }
      : undefined
  },
  act(ctx, s, f) {
    const { of: target } = chosen(
      ctx,
      f,
      { ask: 'target' },
      unaffected(s, f, 'confused').map((o) => ({ key: o.id, of: o })),
    )
    const total = skillTotal(ctx, s, f, 'mettle', 'confusion') + ranks(f, 'confusion')
    const done = total >= mentalDefence(s, target, undefined)
    const rounds = abilities.confusion.each.rounds * ranks(f, 'confusion')
    if (done) target.effects = [...target.effects, forRounds('confused', 1 + rounds, f.id)]
    const until = s.round + rounds
    ctx.emit?.({ type: 'confused', who: target.id, by: f.id, done, until, rule: 'D6-C-SA-Confusion' })
  },
}

export const MIND: readonly Action[] = [fear, confuse]
