import { breathe, holdBreath } from '../asphyxiation.ts'
import { leaves } from '../incapacity.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { drawn, letGo } from '../weapons-in-hand.ts'
import type { CommandOf, NumberField } from './commands.ts'
import { itemNamed, locationNamed, named } from './named.ts'

/** Tells a ruling: what it changed, from what to what. */
export function told(ctx: Ctx, who: string, what: string, from: string | number, to: string | number): void {
  ctx.emit?.({ type: 'ruled', who, what, from, to })
}

const FIELD = {
  actions: 'actions',
  initiative: 'initiative',
  fatigue: 'fatigue',
  generalHitPoints: 'general',
  magicPoints: 'magicPoints',
  heroPoints: 'heroPoints',
  moved: 'moved',
  aimed: 'aimed',
  exertion: 'exertion',
  noAttack: 'noAttack',
  forfeit: 'forfeit',
  staggered: 'staggered',
  noRising: 'noRising',
  breath: 'breath',
} as const satisfies Record<NumberField, keyof Fighter>

/** A number of a fighter. */
export function setNumber(ctx: Ctx, s: State, { who, field, to }: CommandOf<'set'>): void {
  const f = named(s, who)
  const key = FIELD[field]
  const from = f[key]
  f[key] = to
  told(ctx, who, field, from, to)
}

/** Hit Points or armour of a location; healed above its wound it can be used again. */
export function setLocation(ctx: Ctx, s: State, { who, location, field, to }: CommandOf<'location'>): void {
  const f = named(s, who)
  const at = locationNamed(f, location)
  const limb = f.limbs[at]
  if (limb === undefined) return
  const key = field === 'hitPoints' ? 'hp' : field
  const from = limb[key]
  limb[key] = field === 'hitPoints' ? to : Math.max(0, to)
  if (field === 'hitPoints' && to > -(f.facts.hitPoints[at] ?? 1)) {
    limb.maimed = false
    limb.untreated = -1
    if (to > 0) limb.useless = false
  }
  told(ctx, who, `${field} of the ${f.facts.body.locations[at]?.name ?? location}`, from, limb[key])
}

/** How he is: whoever is out of the fight lies on the ground and holds nobody, whoever is up again has no clock running. */
export function setCondition(ctx: Ctx, s: State, { who, to }: CommandOf<'condition'>): void {
  const f = named(s, who)
  const from = f.condition
  told(ctx, who, 'condition', from, to)
  f.condition = to
  f.unconsciousFor = 0
  f.unconsciousRounds = 0
  f.expiring = -1
  if (to === 'up') return
  if (to !== 'fled') f.stance = 'prone'
  leaves(ctx, s, f)
}

export function setStance(ctx: Ctx, s: State, { who, to }: CommandOf<'stance'>): void {
  const f = named(s, who)
  const from = f.stance
  f.stance = to
  told(ctx, who, 'stance', from, to)
}

export function setFooting(ctx: Ctx, s: State, { who, to }: CommandOf<'footing'>): void {
  const f = named(s, who)
  const from = f.sheer ? 'sheer' : f.footing
  f.footing = to === 'sheer' ? 'climbing' : to
  f.sheer = to === 'sheer'
  told(ctx, who, 'footing', from, to)
  if (to === 'submerged') holdBreath(ctx, s, f, true)
  else breathe(ctx, f)
}

/** Air: held with warning, gone without, or back (LEG-ASP-Breath). */
export function setAir(ctx: Ctx, s: State, { who, to }: CommandOf<'air'>): void {
  const f = named(s, who)
  told(ctx, who, 'air', f.breath < 0 ? 'free' : f.breath, to)
  if (to === 'restored') breathe(ctx, f)
  else if (to === 'prepared') holdBreath(ctx, s, f, true)
  else s.next.push({ kind: 'airLost', who })
}

/** Fire or acid takes hold in the next step; or all of it is put out (LEG-HAZ-Fire, LEG-HAZ-Acid). */
export function setHazard(ctx: Ctx, s: State, { who, of, location }: CommandOf<'hazard'>): void {
  const f = named(s, who)
  told(ctx, who, 'hazard', f.hazards.length, of)
  if (of === 'none') f.hazards = []
  else s.next.push({ kind: 'hazard', who, of, location: location === undefined ? -1 : locationNamed(f, location) })
}

/** A circumstance that holds or does not hold; surprise holds for this round. */
export function setCircumstance(ctx: Ctx, s: State, { who, of, to }: CommandOf<'circumstance'>): void {
  const f = named(s, who)
  const from = of === 'surprised' ? f.surprised === s.round : f[of]
  if (of !== 'surprised') f[of] = to
  else {
    f.surprised = to ? s.round : 0
    f.alert = false
  }
  told(ctx, who, of, String(from), String(to))
}

export function setSide(ctx: Ctx, s: State, { who, to }: CommandOf<'comesFrom'>): void {
  const f = named(s, who)
  const from = f.comesFrom
  f.comesFrom = to
  told(ctx, who, 'comesFrom', from, to)
}

/** What he stands behind. */
export function setCover(ctx: Ctx, s: State, { who, behind }: CommandOf<'cover'>): void {
  const f = named(s, who)
  const from = f.cover?.name ?? 'nothing'
  if (behind === null) f.cover = undefined
  else {
    const covered = behind.locations.map((id) => locationNamed(f, id))
    f.cover = { ...behind, locations: behind.total ? f.limbs.map((_, i) => i) : covered, cell: undefined }
  }
  told(ctx, who, 'cover', from, f.cover?.name ?? 'nothing')
}

/** Where an item is, and in whose hands; nobody holds or is held with it any more. */
export function setItem(ctx: Ctx, s: State, { who, item: name, where, away, to }: CommandOf<'item'>): void {
  const f = named(s, who)
  const item = itemNamed(f, name)
  const owner = to === undefined ? f : named(s, to)
  letGo(s, item)
  const from = item.where
  if (from === 'stuck') drawn(s, (stuck) => stuck.item === item.id)
  item.where = where
  item.away = where === 'ground' ? away : 0
  item.spot = undefined
  if (owner !== f) {
    f.items = f.items.filter((other) => other !== item)
    owner.items.push(item)
  }
  told(ctx, owner.id, item.weapon.name, from, where)
}

/** Nothing holds him any more, and no weapon is stuck in him: what was lies on the ground. */
export function setFree(ctx: Ctx, s: State, { who }: CommandOf<'free'>): void {
  const f = named(s, who)
  const held = s.holds.filter((hold) => hold.on === who).length + drawn(s, (stuck) => stuck.on === who).length
  s.holds = s.holds.filter((hold) => hold.on !== who)
  told(ctx, f.id, 'holds', held, 0)
}
