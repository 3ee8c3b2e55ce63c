import type { Toss } from '../../../kernel/types.ts'
import { times } from '../../../mechanisms/effects.ts'
import { defenceAgain, EVADE, excess, faceOf, levelOf, rank, succeeds } from '../body/checks.ts'
import { ROUNDS_A_MINUTE, wakes } from '../body/conditions.ts'
import { spend } from '../body/exertion.ts'
import { lastChance } from '../body/heroic-abilities.ts'
import { drained } from '../body/magic-points.ts'
import { evadeSkill } from '../body/plain-skills.ts'
import { staunch } from '../body/tiring.ts'
import { heal } from '../body/wounds.ts'
import { SPELLS, type Spell } from '../content/spells.ts'
import type { RangedWeapon } from '../content/types.ts'
import { rangedWeapon } from '../content/weapon-shape.ts'
import { coverFrom } from '../ground/cover.ts'
import { roll } from '../magic/casting.ts'
import { greatest, inSpellRange, lay, lift, spellOf, spellTargets } from '../magic/targets.ts'
import { castingActions } from '../state/derive.ts'
import { active, canEvade, carried, fighter, foes, limb, offGuard, spare } from '../state/fighters.ts'
import { percentileRoll, tellCut } from '../state/note.ts'
import type { Casting, Ctx, Exchange, Fighter, Level, State } from '../state/types.ts'
import { damageRoll, NO_STEP } from './damage.ts'
import { opened } from './declared.ts'
import { evaded, offBalance } from './defence.ts'
import { hitLocation } from './hit-locations.ts'
import { intoCover, struck } from './landed.ts'
import { afterBlow, offeredManoeuvres } from './manoeuvres.ts'

/** Half the Magnitude in Combat Actions, rounded up, and the spell takes effect with the last (LEG-MAG-Time). */
export function beginCasting(ctx: Ctx, s: State, f: Fighter, spell: Casting): void {
  f.casting = spell
  ctx.emit?.({
    type: 'casting',
    who: f.id,
    at: spell.at,
    spell: spell.spell,
    magnitude: spell.magnitude,
    actions: castingActions(spell.magnitude),
    rule: ['LEG-MAG-Time', 'LEG-ACT-CastSpell'],
  })
  goOnCasting(ctx, s, f)
}

/** One Combat Action of casting. */
export function goOnCasting(ctx: Ctx, s: State, f: Fighter): void {
  if (f.casting === undefined) return
  if (f.blind) {
    ctx.emit?.({ type: 'spellLost', who: f.id, spell: f.casting.spell, rule: 'LEG-MAG-Disturbed' })
    f.casting = undefined
    return
  }
  const left = f.casting.left - 1
  f.casting = { ...f.casting, left }
  if (left > 0) return
  const { casting } = f
  f.casting = undefined
  finish(ctx, s, f, casting)
}

function finish(ctx: Ctx, s: State, f: Fighter, { spell: id, magnitude, at, on }: Casting): void {
  const spell = spellOf(id)
  const target = fighter(s, at)
  const still = f.magicPoints >= magnitude && spellTargets(s, f, spell).some((t) => t.at === at && t.on === on)
  if (!still) {
    ctx.emit?.({ type: 'spellLost', who: f.id, spell: id, rule: 'LEG-MAG-Cast' })
    return
  }
  const cast = roll(ctx, s, f, spell, magnitude, target)
  if (succeeds(cast.level)) takesEffect(ctx, s, f, spell, magnitude, target, on, cast)
  if (f.magicPoints === 0) drained(ctx, s, f)
}

function takesEffect(
  ctx: Ctx,
  s: State,
  f: Fighter,
  spell: Spell,
  magnitude: number,
  target: Fighter,
  on: string | undefined,
  cast: ReturnType<typeof roll>,
): void {
  if (spell.offensive) {
    if (!countered(ctx, s, f, spell.id, magnitude, target.id)) strike(ctx, s, f, target, { spell, ...cast })
  } else if (spell.minutes > 0) {
    const until = s.round + spell.minutes * ROUNDS_A_MINUTE
    lay(ctx, s, { spell: spell.id, magnitude, by: f.id, at: target.id, item: on, until })
  } else if (spell.perPoint.healing > 0) healByMagic(ctx, target, on, magnitude * spell.perPoint.healing)
  else dispel(ctx, s, on, magnitude)
}

/** Countermagic ends a spell of no greater Magnitude than its own (LEG-SPL-Countermagic). */
function dispel(ctx: Ctx, s: State, on: string | undefined, magnitude: number): void {
  const running = s.spells.find(({ spell, by, at, item }) => `${spell} of ${by} on ${item ?? at}` === on)
  if (running === undefined) return
  if (magnitude >= running.magnitude) lift(ctx, s, running, 'LEG-SPL-Countermagic')
  else ctx.emit?.({ type: 'spellStands', who: running.by, spell: running.spell, rule: 'LEG-SPL-Countermagic' })
}

/** A single point healed in the wounded location wakes its owner and stops its blood (LEG-AID-Magic). */
function healByMagic(ctx: Ctx, patient: Fighter, on: string | undefined, points: number): void {
  const location = Math.max(
    0,
    patient.facts.body.locations.findIndex(({ id }) => id === on),
  )
  const serious = limb(patient, location).hp <= 0 || patient.general <= 0
  const healed = heal(patient, location, points)
  ctx.emit?.({ type: 'mended', who: patient.id, healed, rule: 'LEG-AID-Magic' })
  staunch(ctx, patient, location, 'LEG-AID-Magic')
  if (serious) wakes(ctx, patient, 'LEG-AID-Magic')
}

const COUNTER = SPELLS.countermagic
/** What is cast in reaction must be done with one Combat Action (LEG-MAG-Time). */
const AT_ONCE = [1, 2].filter((magnitude) => castingActions(magnitude) === 1)
const NOT: { readonly key: string; readonly magnitude: number } = { key: 'none', magnitude: 0 }
const MAGNITUDES = AT_ONCE.map((magnitude) => ({ key: `magnitude ${magnitude}`, magnitude }))

/** Whether some foe of the caster answers an offensive spell with Countermagic of at least its Magnitude (LEG-MAG-Reactive). */
export function countered(ctx: Ctx, s: State, caster: Fighter, spell: string, magnitude: number, at: string): boolean {
  for (const f of s.fighters) {
    if (!couldCounter(s, f, caster)) continue
    const options = [NOT, ...MAGNITUDES.filter((option) => option.magnitude <= greatest(f, COUNTER))]
    const about = { ask: 'counter', at, against: caster.id, spell, magnitude, rule: 'LEG-MAG-Reactive' } as const
    const chosen = ctx.choose({ who: f.id, about, options, usual: 'none', hidden: true })
    if (chosen.magnitude === 0) continue
    spend(ctx, s, f, 'castSpell')
    const { level } = roll(ctx, s, f, COUNTER, chosen.magnitude, caster)
    const ends = (level === 'critical' || level === 'success') && chosen.magnitude >= magnitude
    ctx.emit?.({
      type: 'countered',
      who: f.id,
      at: caster.id,
      spell,
      ends,
      rule: ['LEG-MAG-Reactive', 'LEG-SPL-Countermagic', 'LEG-ACT-CastSpell', 'LEG-CA-02'],
    })
    if (f.magicPoints === 0) drained(ctx, s, f)
    if (ends) return true
  }
  return false
}

const couldCounter = (s: State, f: Fighter, caster: Fighter): boolean =>
  foes(f, caster) &&
  active(f) &&
  !offGuard(s, f) &&
  spare(f) > 0 &&
  f.casting === undefined &&
  f.facts.spells.countermagic !== undefined &&
  f.magicPoints >= COUNTER.magnitude &&
  inSpellRange(s, f, caster.id)

/** A spell as the weapon it is to armour, locations and manoeuvres: it is evaded, never parried. */
const asWeapon = ({ id, name, damage, source }: Spell): RangedWeapon =>
  rangedWeapon({
    id,
    name,
    damage,
    range: Number.MAX_SAFE_INTEGER,
    family: 'natural',
    notes: ['evadeOnly'],
    source,
  })

/** How the casting went. */
export interface Cast {
  readonly spell: Spell
  readonly toss: Toss<number>
  readonly skill: number
  readonly level: Level
}

/**
 * A destructive spell strikes unless the target evades it: Evade, for a Combat Action, against the casting roll, with the
 * Combat Manoeuvres the levels grant (LEG-MAG-Resist, LEG-EVD-03); else it hits a random location, and armour counts.
 */
export function strike(ctx: Ctx, s: State, caster: Fighter, target: Fighter, cast: Cast): void {
  const dives = triesToEvade(ctx, s, caster, target, cast.spell)
  const x = exchangeOf(caster, target, cast, dives)
  const clear = dives && evades(ctx, s, x)
  const levels = rank(x.attackLevel) - rank(x.defenceLevel)
  if (levels !== 0) {
    x.winner = levels > 0 ? caster : target
    offeredManoeuvres(ctx, s, x, Math.abs(levels))
  }
  if (!clear) burn(ctx, s, x, cast.spell)
  afterBlow(ctx, s, x)
}

function exchangeOf(caster: Fighter, target: Fighter, { spell, toss, skill, level }: Cast, dives: boolean): Exchange {
  const weapon = asWeapon(spell)
  const item = carried(`${caster.id} ${weapon.id}`, weapon, 'body', 'bodkin')
  const defence = dives ? 'evade' : 'none'
  return opened(caster, target, item, toss, { defence, attackSkill: skill, attackLevel: level })
}

const EVADE_OR_NOT = [{ key: 'none' }, { key: 'evade' }] as const

/** Whether the target, if he can, spends a Combat Action on getting clear (LEG-MAG-Resist). */
function triesToEvade(ctx: Ctx, s: State, caster: Fighter, target: Fighter, spell: Spell): boolean {
  const ready = target.guard === 'evade'
  if (!canEvade(s, target) || offGuard(s, target)) return false
  if (!ready) lastChance(ctx, s, target, caster.id)
  if (spare(target) <= 0 && !ready) return false
  const about = { ask: 'evade spell', at: caster.id, spell: spell.id } as const
  if (ctx.choose({ who: target.id, about, options: EVADE_OR_NOT, usual: 'none' }).key === 'none') return false
  if (ready) target.guard = 'none'
  else spend(ctx, s, target, 'evade')
  return true
}

/** Whether he gets clear; trying costs him the attack on his next Strike Rank (LEG-EVD-02). */
function evades(ctx: Ctx, s: State, x: Exchange): boolean {
  const { defender } = x
  const skill = evadeSkill(s, defender)
  x.cut = excess(x.attackSkill, skill)
  x.defenceSkill = skill - x.cut
  tellCut(ctx, x)
  const toss = ctx.toss(EVADE, defender.id)
  x.defenceToss = toss
  x.defenceLevel = ctx.read(toss, levelOf, x.defenceSkill)
  if (ctx.emit !== undefined) {
    const [who, roll] = [defender.id, ctx.shown(toss)]
    const { defenceLevel: level } = x
    const rule = ['LEG-MAG-Resist', 'LEG-EVD-01'] as const
    const thrown = percentileRoll('evade', who, roll, skill)
    ctx.emit({ type: 'evade', who, at: x.attacker.id, roll, skill, level, thrown, rule })
  }
  defenceAgain(ctx, x, EVADE)
  offBalance(ctx, s, x)
  return evaded(ctx, x)
}

const ALL_DICE = 7

/** Whoever fumbles his Evade takes the most the spell can do (LEG-SKL-EvadeFumble). */
function burn(ctx: Ctx, s: State, x: Exchange, spell: Spell): void {
  if (spell.damage === null) return
  const fumbled = x.defenceLevel === 'fumble'
  const maximised = fumbled ? ALL_DICE : times(x, 'maximiseDamage')
  const toss = ctx.toss(damageRoll(spell.damage, NO_STEP, maximised, 'damage'), x.attacker.id)
  x.rolled = faceOf(ctx, toss)
  ctx.emit?.({
    type: 'damage',
    who: x.attacker.id,
    at: x.defender.id,
    rolled: x.rolled,
    passing: x.rolled,
    dice: spell.damage,
    faces: ctx.faces(toss),
    thrown: {
      of: 'damage',
      who: x.attacker.id,
      dice: spell.damage,
      faces: ctx.faces(toss),
      terms: [],
      total: x.rolled,
    },
    rule: fumbled ? [spell.rule, 'LEG-MAG-Resist', 'LEG-SKL-EvadeFumble'] : [spell.rule, 'LEG-MAG-Resist'],
  })
  x.location = hitLocation(ctx, s, x)
  const cover = coverFrom(s, x.attacker, x.defender, true)
  const reaching = cover?.locations.includes(x.location) ? intoCover(ctx, s, x, x.rolled, cover) : x.rolled
  if (reaching !== undefined) struck(ctx, s, x, reaching)
}
