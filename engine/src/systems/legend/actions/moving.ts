import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { amongNames } from '../../../mechanisms/lists.ts'
import { bracedFor, canCharge, chargeOn, declareCharge, declareFullRound, refuseFullRound } from '../charging.ts'
import { active, fighter, inWater } from '../fighters.ts'
import { dismounts, mounts } from '../mounted-combat.ts'
import { contacts, goesWhere } from '../movement.ts'
import { lame, movementLeft } from '../pace.ts'
import type { Fighter } from '../types.ts'
import { action, type Why } from './action.ts'

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
  refuse(_s, f, { near }) {
    if (f.mount !== undefined) return undefined
    if (f.rider !== undefined) return RIDDEN
    if (f.stance === 'prone') return PRONE
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
