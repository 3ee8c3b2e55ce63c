import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { breaksContact, distanceChanges } from '../closing.ts'
import { active, foes } from '../fighters.ts'
import { contacts, engagedBy } from '../movement.ts'
import { movementLeft } from '../pace.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { getsInside, getsOut, isInside, longest, outOfReach } from '../weapon-size-and-reach.ts'
import { action, type Why } from './action.ts'

const NOBODY: Why = { because: 'nobody holds him at a distance or in contact', rule: 'LEG-ACT-ChangeDistance' }
const GRIPPED: Why = { because: 'he is gripped', rule: 'LEG-MAN-Grip' }

type How = 'close' | 'open' | 'disengage'
const HOWS = ['close', 'open', 'disengage'] as const

/** Whether somebody he touches is against him. */
const opposes = (f: Fighter, other: Fighter): boolean => foes(f, other) && active(other)

/** Whether he may close with somebody he touches, open the reach of his own weapon again, or break away. */
function can(s: State, f: Fighter, other: Fighter, how: How, left: number): boolean {
  if (how === 'close') return s.options.reach && tooShort(s, f, other)
  if (how === 'open') return isInside(s, other, f) || isInside(s, f, other)
  return left >= 1
}

function tooShort(s: State, f: Fighter, other: Fighter): boolean {
  const mine = longest(s, f)
  return mine !== undefined && outOfReach(s, f, mine, other)
}

/** Closes with an opponent or puts distance between them (LEG-ACT-ChangeDistance). */
export const changeDistance = action({
  key: 'changeDistance',
  rule: 'LEG-ACT-ChangeDistance',
  refuse(s, f, { rooted: fixed, left, near }) {
    if (fixed !== undefined && fixed.rule !== 'LEG-MOV-02') return fixed
    for (const { on, kind } of s.holds) if (on === f.id && kind === 'grip') return GRIPPED
    for (const other of near) {
      if (!opposes(f, other)) continue
      for (const how of HOWS) if (can(s, f, other, how, left)) return undefined
    }
    return NOBODY
  },
  act(ctx, s, f) {
    const options: (Option & { readonly how: How; readonly other: Fighter })[] = []
    const left = movementLeft(s, f)
    for (const other of contacts(s, f)) {
      if (!opposes(f, other)) continue
      for (const how of HOWS) if (can(s, f, other, how, left)) options.push({ key: `${how} ${other.id}`, how, other })
    }
    const { how, other } = asked(ctx, { who: f.id, about: { ask: 'distance' }, options })
    CHANGES[how](ctx, s, f, other)
  },
})

const CHANGES: Readonly<Record<How, (ctx: Ctx, s: State, f: Fighter, other: Fighter) => void>> = {
  close(ctx, s, f, other) {
    if (distanceChanges(ctx, s, f, other, 'closing', 'LEG-CLS-01')) getsInside(ctx, s, f, other, 'LEG-CLS-01')
  },
  open(ctx, s, f, other) {
    if (distanceChanges(ctx, s, f, other, 'disengaging', 'LEG-DIS-01')) getsOut(ctx, s, f, other, 'LEG-DIS-01')
  },
  disengage(ctx, s, f, other) {
    // Ruling LEG-A98: each foe who is on him has his answer.
    const others = engagedBy(s, f).filter((foe) => foe !== other)
    const gone = [other, ...others].every((foe) => distanceChanges(ctx, s, f, foe, 'disengaging', 'LEG-DIS-01'))
    if (gone) breaksContact(ctx, s, f, other, 'LEG-DIS-01')
  },
}
