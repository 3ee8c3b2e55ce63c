import { forRounds, lasts, untilEnded } from '../../../mechanisms/lasting.ts'
import type { Action } from '../action.ts'
import { chosenOf } from '../choosing.ts'
import { abilities } from '../content/abilities.ts'
import { metres, opponents, ranks } from '../fighters.ts'
import { mentalDefence } from '../mental-defence.ts'
import type { EffectKind, Fighter, State } from '../types.ts'
import { skillTotal, succeeds } from '../using-skills.ts'

/** As far as a gaze or a cry reaches, in metres. */
const NEAR = 10
const unaffected = (s: State, f: Fighter, kind: EffectKind): Fighter[] =>
  opponents(s, f).filter((o) => metres(s, f.id, o.id) <= NEAR && !lasts(o.effects, kind))

/** Fear: who does not reach 15 with mettle finds it harder to hit what frightens him (D6-C-SA-Fear). Ruling D6-A65. */
const fear: Action = {
  key: 'frighten',
  rule: 'D6-C-SA-Fear',
  refuse(s, f) {
    if (ranks(f, 'fear') === 0) return 'he frightens nobody'
    return unaffected(s, f, 'frightened').length === 0 ? 'nobody is near to frighten' : undefined
  },
  act(ctx, s, f) {
    const target = chosenOf(ctx, f, { ask: 'target' }, unaffected(s, f, 'frightened'))
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
    if (ranks(f, 'confusion') === 0) return 'he confuses nobody'
    return unaffected(s, f, 'confused').length === 0 ? 'nobody is near to confuse' : undefined
  },
  act(ctx, s, f) {
    const target = chosenOf(ctx, f, { ask: 'target' }, unaffected(s, f, 'confused'))
    const total = skillTotal(ctx, s, f, 'mettle', 'confusion') + ranks(f, 'confusion')
    const done = total >= mentalDefence(s, target, undefined)
    const rounds = abilities.confusion.each.rounds * ranks(f, 'confusion')
    if (done) target.effects = [...target.effects, forRounds('confused', 1 + rounds, f.id)]
    const until = s.round + rounds
    ctx.emit?.({ type: 'confused', who: target.id, by: f.id, done, until, rule: 'D6-C-SA-Confusion' })
  },
}

export const MIND: readonly Action[] = [fear, confuse]
