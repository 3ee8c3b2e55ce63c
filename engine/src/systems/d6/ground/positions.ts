import { ended, lasts } from '../../../mechanisms/lasting.ts'
import type { D6RuleId } from '../book/rules.ts'
import { situations } from '../content/difficulty-modifiers.ts'
import { type ActionKey, hasDone } from '../state/action-kinds.ts'
import { type Action, why } from '../state/asking.ts'
import { type Note, worth } from '../state/note.ts'
import type { Attack, Ctx, Fighter, State } from '../state/types.ts'
import { hangs } from './destinations.ts'
import { getsOff } from './riding.ts'

/** How the target stands or lies (D6-C-POS-Crouch, D6-C-POS-CrouchMove, D6-C-POS-ProneNear, D6-C-POS-ProneFar). */
export function positionDifficulty(ctx: Ctx, s: State, { target, band }: Attack, note: Note): number {
  if (target.stance === 'standing') return 0
  if (target.stance === 'crouching') {
    // Who is carried does not move at a crouch.
    return target.moved > 0 && target.vehicle === null
      ? worth(ctx, s, situations.creeping, 'moving at a crouch', note)
      : worth(ctx, s, situations.crouching, 'crouching', note)
  }
  const near = band === 'point blank' || band === 'short'
  return near
    ? worth(ctx, s, situations['prone, near'], 'prone', note)
    : worth(ctx, s, situations['prone, far'], 'prone', note)
}

/** Costs nothing, once a round. */
function free(f: Fighter): void {
  f.actions++
}
const changed = (f: Fighter): boolean => hasDone(f, 'posture')

/** Rising is free for those who lay down and an action for those who were felled (D6-C-POS-Stand). */
const stand: Action = {
  key: 'stand',
  rule: 'D6-C-POS-Stand',
  refuse(_s, f) {
    if (f.stance === 'standing') return 'he stands'
    return !f.felled && changed(f) ? 'he has changed his position' : undefined
  },
  act(ctx, s, f) {
    if (!f.felled) free(f)
    getsOff(s, f)
    ctx.emit?.({ type: 'stands', who: f.id, free: !f.felled, rule: 'D6-C-POS-Stand' })
    f.stance = 'standing'
    f.felled = false
    // Flipped, he spends the whole of it on getting up (D6-C-OPT-Flip).
    if (lasts(f.lasting, 'flipped')) {
      f.lasting = ended(f.lasting, 'flipped')
      f.actions = 0
    }
  },
}

const lower = (key: ActionKey, stance: 'crouching' | 'prone', rule: D6RuleId): Action => ({
  key,
  rule,
  refuse(s, f) {
    if (f.stance !== 'standing') return `he is ${f.stance}`
    if (hangs(s, f)) return why(`he hangs on ${s.scene.climb?.object}`, 'D6-C-MOV-Climb')
    return changed(f) ? 'he has changed his position' : undefined
  },
  act(ctx, _s, f) {
    free(f)
    f.stance = stance
    f.felled = false
    ctx.emit?.({ type: 'lowers', who: f.id, stance, rule })
  },
})

export const POSITIONS: readonly Action[] = [
  stand,
  lower('crouch', 'crouching', 'D6-C-POS-Crouch'),
  lower('lie down', 'prone', 'D6-C-POS-ProneFar'),
]
