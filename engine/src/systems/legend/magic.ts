import { staunch } from './bleeding.ts'
import { SPELLS, type Spell } from './content/spells.ts'
import { castingActions } from './derive.ts'
import { spend } from './exertion.ts'
import { active, fighter, foes, itemOf, limb } from './fighters.ts'
import { ROUNDS_A_MINUTE, wakes } from './incapacity.ts'
import { drained, roll } from './magic/casting.ts'
import { strike } from './magic/offensive.ts'
import { greatest, inSpellRange, lay, lift, spellOf, spellTargets } from './magic/targets.ts'
import { succeeds } from './skill-tests.ts'
import type { Casting, Ctx, Fighter, State } from './types.ts'
import { heal } from './wounds.ts'

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
  const before = f.magicPoints
  const still = before >= magnitude && spellTargets(s, f, spell).some((t) => t.at === at && t.on === on)
  if (!still) {
    ctx.emit?.({ type: 'spellLost', who: f.id, spell: id, rule: 'LEG-MAG-Cast' })
    return
  }
  const cast = roll(ctx, s, f, spell, magnitude, target)
  if (succeeds(cast.level)) takesEffect(ctx, s, f, spell, magnitude, target, on, cast)
  if (before > 0 && f.magicPoints === 0) drained(ctx, s, f)
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
    const item = on === undefined ? undefined : itemOf(target, on)?.id
    const until = s.round + spell.minutes * ROUNDS_A_MINUTE
    lay(ctx, s, { spell: spell.id, magnitude, by: f.id, at: target.id, item, until })
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
    if (options.length === 1) continue
    const about = { ask: 'counter', at, against: caster.id, spell, magnitude, rule: 'LEG-MAG-Reactive' } as const
    const chosen = ctx.choose({ who: f.id, about, options, usual: 'none' })
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
  f.actions > 0 &&
  f.casting === undefined &&
  f.facts.spells.countermagic !== undefined &&
  f.magicPoints >= COUNTER.magnitude &&
  inSpellRange(s, f, caster.id)
