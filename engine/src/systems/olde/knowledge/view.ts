import { privy } from '../../../kernel/secret.ts'
import type { Seat } from '../../../kernel/types.ts'
import { without } from '../../../mechanisms/lists.ts'
import { movedTo, type Whereabouts } from '../../../space/whereabouts.ts'
import { adjustmentsSeen } from '../body/conditions.ts'
import { PRIVATE } from '../state/fields.ts'
import { status, suffers } from '../state/fighters.ts'
import type { Fighter, Foe, State, View } from '../state/types.ts'

/** What a seat may know: of those it is not privy to what can be seen, and the unseen where they were last known. */
export function view(s: State, seat: Seat): View {
  if (seat.gm) return s
  let where: Whereabouts = s.where
  const fighters = s.fighters.map((f): Fighter | Foe => {
    if (privy(seat, f.id)) return f
    if (f.known !== null && suffers(f, 'invisible')) where = movedTo(where, f.id, f.known)
    return asSeen(f)
  })
  return { ...s, fighters, where }
}

function asSeen(f: Fighter): Foe {
  const { size, shield, armour } = f.facts
  return {
    ...without(f, PRIVATE),
    adjustments: adjustmentsSeen(f),
    status: status(f),
    seen: { size, shield, armour },
  }
}
