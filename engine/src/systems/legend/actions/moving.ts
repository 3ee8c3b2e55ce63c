import type { Option } from '../../../kernel/types.ts'
import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { amongNames } from '../../../mechanisms/lists.ts'
import {
  bracedFor,
  canCharge,
  chargeOn,
  declareCharge,
  declareFullRound,
  refuseFullRound,
} from '../exchange/charging.ts'
import { contacts, engagedBy, goesWhere } from '../ground/movement.ts'
import { lame, movementLeft } from '../ground/pace.ts'
import { getsInside, getsOut, isInside, longest, outOfReach } from '../ground/reach.ts'
import { dismounts, mounts } from '../ground/riding.ts'
import { active, fighter, foes, inWater, isHeldFast } from '../state/fighters.ts'
import type { Ctx, Fighter, State, Why } from '../state/types.ts'
import { action } from './action.ts'
import { breaksContact, distanceChanges } from './closing.ts'

const ENGAGED: Why = { because: 'he is engaged', rule: 'LEG-ACT-Move' }

/** Moves as far as he may, if nobody engages him (LEG-ACT-Move); in a charge or sprint farther (LEG-FRM-01). */
export const move = action({
  key: 'move',
  rule: 'LEG-ACT-Move',
  refuse: (_s, _f, { rooted, against }) => rooted ?? (against > 0 ? ENGAGED : undefined),
  act(ctx, s, f) {
    f.strides++
    if (f.fullRound === 'charge') chargeOn(ctx, s, f)
    else goesWhere(ctx, s, f, movementLeft(s, f), f.fullRound === 'sprint' ? 'LEG-FRM-Sprint' : 'LEG-ACT-Move')
  },
})

const TIED: Why = { because: 'he is engaged and must break away first', rule: 'LEG-ACT-Move' }
const STRODE: Why = { because: 'he has moved along with this Combat Action', rule: 'LEG-MOV-01' }

/** Moves along with what he does next: all, some or none of the Movement he has left (LEG-MOV-01). */
export const stride = action({
  key: 'stride',
  rule: 'LEG-MOV-01',
  cost: 'free',
  refuse(_s, f, { rooted, tied }) {
    if (f.strode) return STRODE
    return rooted ?? (tied ? TIED : undefined)
  },
  act(ctx, s, f) {
    f.strode = true
    goesWhere(ctx, s, f, movementLeft(s, f), 'LEG-MOV-02')
  },
})

const NOBODY: Why = { because: 'nobody is within the reach of a charge', rule: 'LEG-FRM-Charge' }

/** Charges this round: all Combat Actions but one are Moves of up to twice Movement, three times in all, and then the blow (LEG-FRM-Charge). */
export const charge = action({
  key: 'charge',
  rule: 'LEG-FRM-Charge',
  cost: 'free',
  refuse(s, f, at) {
    const why = refuseFullRound(s, f, at)
    if (why !== undefined) return why
    for (const other of s.fighters) if (canCharge(s, f, other)) return undefined
    return NOBODY
  },
  act(ctx, s, f) {
    const options = s.fighters.filter((other) => canCharge(s, f, other)).map(({ id }) => optionOf(id))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'charge at' }, options })
    declareCharge(ctx, f, fighter(s, key), bracedFor(ctx, s, f))
  },
})

/** Runs this round: all Combat Actions but one are Moves of up to three times Movement, five times in all (LEG-FRM-Sprint). */
export const sprint = action({
  key: 'sprint',
  rule: 'LEG-FRM-Sprint',
  cost: 'free',
  refuse: refuseFullRound,
  act: (ctx, _s, f) => declareFullRound(ctx, f, 'sprint'),
})

const BORNE_DOWN: Why = { because: 'he cannot rise yet', rule: 'LEG-LEAP-02' }
const LAME: Why = { because: 'no sound leg bears him', rule: 'LEG-WND-Serious' }
const AFLOAT: Why = { because: 'there is nothing under him to lie on', rule: 'LEG-CON-02' }
const MOUNTED: Why = { because: 'he sits in the saddle', rule: 'LEG-ACT-Mount' }

/** From standing to prone or back (LEG-ACT-ChangeStance). */
export const changeStance = action({
  key: 'changeStance',
  rule: 'LEG-ACT-ChangeStance',
  refuse(_s, f) {
    if (f.stance === 'standing') return f.mount !== undefined ? MOUNTED : inWater(f) ? AFLOAT : undefined
    if (f.noRising > 0) return BORNE_DOWN
    return lame(f) ? LAME : undefined
  },
  act(ctx, _s, f) {
    f.stance = f.stance === 'prone' ? 'standing' : 'prone'
    ctx.emit?.({ type: 'stance', who: f.id, stance: f.stance, rule: 'LEG-ACT-ChangeStance' })
  },
})

const NO_BEAST: Why = { because: 'no riding beast stands beside him', rule: 'LEG-ACT-Mount' }
const PRONE: Why = { because: 'he lies on the ground', rule: 'LEG-ACT-ChangeStance' }
const HELD: Why = { because: 'somebody has hold of him', rule: 'LEG-UNA-05' }
const RIDDEN: Why = { because: 'somebody rides him', rule: 'LEG-ACT-Mount' }

/** A beast of his own side, bigger than he, on its feet, with an empty saddle. */
const rideable = (f: Fighter, beast: Fighter): boolean =>
  beast.side === f.side &&
  amongNames(beast.facts.traits, 'quadruped') &&
  beast.facts.characteristics.siz > f.facts.characteristics.siz &&
  beast.rider === undefined &&
  beast.mount === undefined &&
  beast.stance === 'standing' &&
  active(beast)

/** Gets into the saddle or out of it (LEG-ACT-Mount). */
export const mount = action({
  key: 'mount',
  rule: 'LEG-ACT-Mount',
  refuse(s, f, { near }) {
    if (f.mount !== undefined) return undefined
    if (f.rider !== undefined) return RIDDEN
    if (f.stance === 'prone') return PRONE
    if (isHeldFast(s, f)) return HELD
    for (const beast of near) if (rideable(f, beast)) return undefined
    return NO_BEAST
  },
  act(ctx, s, f) {
    if (f.mount !== undefined) {
      dismounts(ctx, s, f, 'LEG-ACT-Mount')
      return
    }
    const options = contacts(s, f).flatMap((beast) => (rideable(f, beast) ? [optionOf(beast.id)] : []))
    const { key } = asked(ctx, { who: f.id, about: { ask: 'mount' }, options })
    mounts(ctx, s, f, fighter(s, key))
  },
})

const NOBODY_NEAR: Why = { because: 'nobody holds him at a distance or in contact', rule: 'LEG-ACT-ChangeDistance' }
const GRIPPED: Why = { because: 'he is gripped', rule: 'LEG-MAN-Grip' }

type How = 'close' | 'open' | 'disengage'
const HOWS = ['close', 'open', 'disengage'] as const

/** Whether somebody he touches is against him. */
const opposes = (f: Fighter, other: Fighter): boolean => foes(f, other) && active(other)

/** Whether he may close with somebody he touches, open the reach of his own weapon again, or break away. */
function can(s: State, f: Fighter, other: Fighter, how: How, left: number): boolean {
  if (how === 'close') return tooShort(s, f, other)
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
    return NOBODY_NEAR
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
