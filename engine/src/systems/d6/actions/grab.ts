import { forRounds } from '../../../mechanisms/lasting.ts'
import { hurtBy, hurtByStrength } from '../body/strength.ts'
import { grabs, manoeuvres } from '../content/difficulty-modifiers.ts'
import { attackBy } from '../exchange/attack.ts'
import { displaced } from '../ground/displaced.ts'
import { holdBy, seize } from '../ground/holds.ts'
import { type Action, why } from '../state/asking.ts'
import { bodily, fighter, intangible } from '../state/fighters.ts'
import type { Attack, Cited, Ctx, Fighter, Hold, Refusal, State } from '../state/types.ts'
import { fell } from './blows.ts'

/** Ruling D6-A86: there is nothing of the intangible to take hold of. */
const nothingToHold = (s: State, _f: Fighter, target: Fighter): Refusal =>
  intangible(target) && !s.options.intangibleSeized
    ? why(`there is nothing of ${target.id} to hold`, 'D6-C-SA-Intangibility')
    : undefined

/** Seized bodily, a rider comes off with him. Ruling D6-A84. */
function tackles(ctx: Ctx, s: State, x: Attack): void {
  capturing(ctx, s, x)
  if (s.options.tackledRider === 'unseated') displaced(ctx, s, x.target, 'pulled off')
}
/** The target is captured and may only try to escape (D6-C-OPT-Tackle). */
const tackle = attackBy(
  { key: 'tackle', ...manoeuvres.tackle, unmarked: true, fits: bodily, against: nothingToHold, hits: tackles },
  ['fighting'],
)

/** A grab: at +6 the target is seized, and each kind of grab does something else (D6-C-OPT-Grab). */
function grab(kind: keyof typeof grabs, hits: (ctx: Ctx, s: State, x: Attack) => void): Action {
  const { dice, standard } = manoeuvres.grab
  const { rule } = grabs[kind]
  return attackBy(
    { key: kind, rule, dice, standard, damage: 'none', unmarked: true, fits: bodily, against: nothingToHold, hits },
    ['fighting'],
  )
}
/** The target is held from now on. */
function seizes(kind: Hold['kind'], rule: Cited | readonly Cited[]) {
  return (ctx: Ctx, s: State, { attacker, target }: Attack): void => {
    seize(s, kind, attacker, target, 0)
    ctx.emit?.({ type: 'held', who: target.id, by: attacker.id, kind, rule })
  }
}
const capturing = seizes('tackle', 'D6-C-OPT-Tackle')
const choking = seizes('choke', ['D6-C-OPT-Grab', 'D6-C-OPT-Choke'])
const holding = seizes('hold', ['D6-C-OPT-Grab', 'D6-C-OPT-Hold'])

/** A choke does Strength Damage at once (D6-C-OPT-Choke). */
const choke = grab('choke', (ctx, s, x) => {
  choking(ctx, s, x)
  hurtByStrength(ctx, s, x.attacker, x.target, grabs.choke.damage, 'D6-C-OPT-Choke')
})

/** A flip does 3D, and the target spends its next turn getting up (D6-C-OPT-Flip). */
const flip = grab('flip', (ctx, s, x) => {
  fell(s, x.target)
  x.target.lasting = [...x.target.lasting, forRounds('flipped', 2, x.attacker.id)]
  ctx.emit?.({ type: 'felled', who: x.target.id, by: x.attacker.id, rule: ['D6-C-OPT-Grab', 'D6-C-OPT-Flip'] })
  hurtBy(ctx, s, x.attacker, x.target, grabs.flip.damage, 0, 'D6-C-OPT-Flip')
})

/** A hold keeps the target and hurts it by 3D less (D6-C-OPT-Hold). */
const hold = grab('hold', (ctx, s, x) => {
  holding(ctx, s, x)
  hurtByStrength(ctx, s, x.attacker, x.target, grabs.hold.damage, 'D6-C-OPT-Hold')
})

/** A pinned arm: what is done with it comes in later rounds. */
const armPin = grab('arm pin', seizes('arm pin', ['D6-C-OPT-Grab', 'D6-C-OPT-Grab']))

/** Seized to be lifted and thrown. */
const slam = grab('slam', seizes('slam', ['D6-C-OPT-Grab', 'D6-C-OPT-Slam']))

const GRIPS: readonly string[] = ['tackle', 'choke', 'hold']
/** In later rounds a grip does Strength Damage and nothing more, if no escape succeeded (D6-C-OPT-GrabLater). */
const squeeze: Action = {
  key: 'squeeze',
  rule: 'D6-C-OPT-GrabLater',
  refuse(s, f) {
    const grip = holdBy(s, f)
    if (grip === undefined || !GRIPS.includes(grip.kind)) return 'he has nobody in his grip'
    return grip.since < s.round ? undefined : 'the grip is of this round'
  },
  act(ctx, s, f) {
    const grip = holdBy(s, f)
    if (grip !== undefined) hurtByStrength(ctx, s, f, fighter(s, grip.on), 0, 'D6-C-OPT-GrabLater')
  },
}

export const GRABS: readonly Action[] = [tackle, choke, flip, hold, armPin, slam, squeeze]
