import { die } from '../../dice/chance.ts'
import type { Option } from '../../kernel/types.ts'
import { took } from './chosen-manoeuvres.ts'
import type { LocationTable } from './content/types.ts'
import { strikesFromAbove } from './mounted-combat.ts'
import type { Ctx, Exchange, Fighter, State } from './types.ts'

const HIT_LOCATION = die('hit location', 20)
const FROM_ABOVE = die('hit location', 10)

const indexOn = (roll: number, body: LocationTable): number => {
  const { locations } = body
  for (let i = 0; i < locations.length; i++) {
    const row = locations[i]
    if (row !== undefined && roll >= row.from && roll <= row.to) return i
  }
  return 0
}

/** Where a blow lands: chosen by a manoeuvre, or 1D20 on the target's table (LEG-LOC-01). */
export function hitLocation(ctx: Ctx, _s: State, x: Exchange): number {
  const { defender, attacker } = x
  if (x.held >= 0) return x.held
  if (x.limb >= 0) return strikingLimbHit(ctx, x)
  if (took(x, 'chooseLocation')) return chosenLocation(ctx, attacker, defender, 'LEG-MAN-ChooseLocation')
  if (took(x, 'redirectBlow')) return chosenLocation(ctx, defender, defender, 'LEG-MAN-RedirectBlow')
  if (!x.ranged && strikesFromAbove(attacker, x.item)) return locationFromAbove(ctx, attacker, defender)
  return randomLocation(ctx, attacker, defender)
}

const indexAbove = (roll: number, body: LocationTable): number => indexOn(roll + 10, body)

/** 1D10+10 from the saddle (LEG-MNT-02). */
function locationFromAbove(ctx: Ctx, by: Fighter, target: Fighter): number {
  const toss = ctx.toss(FROM_ABOVE, by.id)
  const location = ctx.read(toss, indexAbove, target.facts.body)
  const roll = ctx.shown(toss)
  const name = locationName(target, location)
  ctx.emit?.({ type: 'location', who: by.id, at: target.id, roll, location: name, rule: ['LEG-LOC-01', 'LEG-MNT-02'] })
  return location
}

/** All that can be reached of a huge monster is the limb it strikes with (LEG-RCH-03). */
function strikingLimbHit(ctx: Ctx, { attacker, defender, limb }: Exchange): number {
  const location = locationName(defender, limb)
  ctx.emit?.({ type: 'location', who: attacker.id, at: defender.id, location, rule: 'LEG-RCH-03' })
  return limb
}

/** 1D20 on the body of whoever is struck (LEG-LOC-01). */
export function randomLocation(ctx: Ctx, by: Fighter, target: Fighter): number {
  const toss = ctx.toss(HIT_LOCATION, by.id)
  const location = ctx.read(toss, indexOn, target.facts.body)
  const roll = ctx.shown(toss)
  ctx.emit?.({
    type: 'location',
    who: by.id,
    at: target.id,
    roll,
    location: locationName(target, location),
    rule: 'LEG-LOC-01',
  })
  return location
}

export const locationName = (f: Fighter, location: number): string => f.facts.body.locations[location]?.name ?? ''

const OPTIONS = new WeakMap<LocationTable, readonly Option[]>()
/** A body's locations to choose from. */
export function locationOptions(body: LocationTable): readonly Option[] {
  let options = OPTIONS.get(body)
  if (options === undefined) {
    options = body.locations.map(({ id }) => ({ key: id }))
    OPTIONS.set(body, options)
  }
  return options
}

function chosenLocation(
  ctx: Ctx,
  chooser: Fighter,
  target: Fighter,
  rule: 'LEG-MAN-ChooseLocation' | 'LEG-MAN-RedirectBlow',
): number {
  const options = locationOptions(target.facts.body)
  const chosen = ctx.choose({ who: chooser.id, about: { ask: 'location', at: target.id }, options })
  const location = options.indexOf(chosen)
  ctx.emit?.({ type: 'location', who: chooser.id, at: target.id, location: locationName(target, location), rule })
  return location
}
