import type { Action } from '../action.ts'
import type { Ctx, Fighter, State, Why } from '../types.ts'
import { succeeds } from '../using-skills.ts'

/** Two levels in a round. */
const MASSIVE = 2
/** An Easy roll shakes it off. */
const EASY = 10

/** Two levels in one round allow only defence or flight for two rounds (D6-C-OPT-Massive). */
export function reels(ctx: Ctx, s: State, f: Fighter): void {
  if (!s.options.massiveDamage || f.levelsThisRound < MASSIVE || f.reeling > s.round) return
  f.reeling = s.round + 2
  f.onlyDefends = Math.max(f.onlyDefends, f.reeling)
  ctx.emit?.({ type: 'massive', who: f.id, until: f.reeling, rule: 'D6-C-OPT-Massive' })
}

/** Whether he reels now: in the two rounds after the one of the blows. */
const reelsNow = (s: State, f: Fighter): boolean => f.reeling >= s.round && f.reeling < s.round + 2

/** Why he may do nothing but defend himself or retreat: in the round after being Stunned, or in the two of massive damage. */
export function onlyDefends(s: State, f: Fighter): Why | undefined {
  if (f.onlyDefends < s.round) return undefined
  if (f.onlyDefends > s.round && !reelsNow(s, f)) return undefined
  const because = 'he can only defend himself or retreat'
  return { because, rule: reelsNow(s, f) ? 'D6-C-OPT-Massive' : 'D6-C-W-Stunned' }
}

const shakeOff: Action = {
  key: 'shake off',
  rule: 'D6-C-OPT-Massive',
  refuse: (s, f) => (!reelsNow(s, f) ? 'there is nothing to shake off' : undefined),
  act(ctx, s, f) {
    const { skills } = f.facts
    const done = succeeds(ctx, s, f, skills.mettle > skills.stamina ? 'mettle' : 'stamina', EASY, 'shake off')
    if (done) {
      f.reeling = 0
      f.onlyDefends = 0
    }
    ctx.emit?.({ type: 'shakesOff', who: f.id, done, rule: 'D6-C-OPT-Massive' })
  },
}
export const SHAKING_OFF: readonly Action[] = [shakeOff]
