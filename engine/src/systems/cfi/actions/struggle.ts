import { asked } from '../../../mechanisms/asking.ts'
import { holdOption } from '../../../mechanisms/holds.ts'
import { opposedTest, ROLLS, resistsKept } from '../body/checks.ts'
import { worthOf } from '../body/hampered.ts'
import { falls } from '../body/stances.ts'
import { tripResistance } from '../exchange/effects/footing.ts'
import { HOLD_RULES, holdsOf, release } from '../ground/holds.ts'
import { able, fighter } from '../state/fighters.ts'
import type { Fighter, Hold, State } from '../state/types.ts'
import { type Action, type Means, no } from './action.ts'

const heldBy = (s: State, f: Fighter): Hold[] => holdsOf(s, f.id).filter(({ kind }) => kind !== 'astride')

/** Brawn against a net, Brawn or Unarmed against a grip; the holder uses whichever he prefers, a grappler always Brawn (CFI-PRO-Struggle, CFI-SE-Grip, CFI-ABL-Grappler). */
function strength(s: State, f: Fighter, hold: Hold): Means {
  const [brawn, unarmed] = [worthOf(s, f, 'brawn'), worthOf(s, f, 'unarmed')]
  const onlyBrawn = hold.kind === 'entangle' || hold.kind === 'engulf' || (hold.by === f.id && able(f, 'grappler'))
  return onlyBrawn || brawn >= unarmed
    ? { skill: brawn, chance: ROLLS.brawn }
    : { skill: unarmed, chance: ROLLS.unarmed }
}

export const struggle: Action = {
  key: 'struggle',
  rule: 'CFI-PRO-Struggle',
  cost: 'action',
  refuse: (s, f) => (heldBy(s, f).length === 0 ? no('nothing holds him', 'CFI-PRO-Struggle') : undefined),
  act(ctx, s, f) {
    const { hold } = asked(ctx, {
      who: f.id,
      about: { ask: 'struggle' } as const,
      options: heldBy(s, f).map((each) => ({ ...holdOption(each), hold: each })),
    })
    const by = fighter(s, hold.by)
    const mine = strength(s, f, hold)
    const his = strength(s, by, hold)
    if (opposedTest(ctx, s, f, mine.chance, mine.skill, by, his.chance, his.skill) === 'wins')
      release(ctx, s, hold, 'CFI-PRO-Struggle')
    else
      ctx.emit?.({ type: 'wasted', who: f.id, action: 'struggle', rule: ['CFI-PRO-Struggle', HOLD_RULES[hold.kind]] })
  },
}

/** On the Turn after he entangled somebody the wielder trips him at once; he resists the roll that caught him (CFI-SE-Entangle). */
const tripping = (s: State, f: Fighter): Hold | undefined =>
  s.holds.find(
    (hold) => hold.by === f.id && hold.kind === 'entangle' && hold.trips && fighter(s, hold.on).stance !== 'prone',
  )

export const tripEntangled: Action = {
  key: 'tripEntangled',
  rule: 'CFI-SE-Entangle',
  cost: 'action',
  offensive: true,
  refuse: (s, f) =>
    tripping(s, f) === undefined ? no('nobody stands in his net since his last Turn', 'CFI-SE-Entangle') : undefined,
  act(ctx, s, f) {
    const hold = tripping(s, f)
    if (hold === undefined) return
    const victim = fighter(s, hold.on)
    const stands = resistsKept(ctx, victim, ROLLS.trip, tripResistance(s, victim), Math.max(1, hold.roll), hold.skill)
    ctx.emit?.({
      type: 'resisted',
      who: victim.id,
      what: 'trip',
      stands,
      forced: false,
      rule: ['CFI-SE-Entangle', 'CFI-SE-TripOpponent'],
    })
    if (!stands) falls(ctx, s, victim, ['CFI-SE-Entangle', 'CFI-SE-TripOpponent'])
    tripPasses(s, f)
  },
}

/** Only the following Turn: then the chance has passed. */
export function tripPasses(s: State, f: Fighter): void {
  for (const hold of s.holds) if (hold.by === f.id) hold.trips = false
}

/** Letting go of somebody costs nothing. */
export const letGo: Action = {
  key: 'letGo',
  rule: 'CFI-PRO-Struggle',
  cost: 'free',
  refuse: (s, f) => (s.holds.some((hold) => hold.by === f.id) ? undefined : no('he holds nobody', 'CFI-PRO-Struggle')),
  act(ctx, s, f) {
    for (const hold of s.holds) if (hold.by === f.id) release(ctx, s, hold, HOLD_RULES[hold.kind])
  },
}
