import type { Toss } from '../../../kernel/types.ts'
import { struck } from '../blow.ts'
import { afterBlow, offeredManoeuvres } from '../combat-manoeuvres.ts'
import type { Spell } from '../content/spells.ts'
import type { RangedWeapon } from '../content/types.ts'
import { rangedWeapon } from '../content/weapon-shape.ts'
import { damageRoll, NO_STEP } from '../damage.ts'
import { evaded, offBalance } from '../evading.ts'
import { opened } from '../exchange.ts'
import { spend } from '../exertion.ts'
import { canEvade, spare } from '../fighters.ts'
import { lastChance } from '../heroic-abilities.ts'
import { hitLocation } from '../hit-locations.ts'
import { evadeSkill } from '../modifiers.ts'
import { percentileRoll } from '../note.ts'
import { defenceAgain, EVADE, excess, levelOf, rank } from '../skill-tests.ts'
import type { Ctx, Exchange, Fighter, Level, State } from '../types.ts'
import { carried } from '../weapons-in-hand.ts'

const WEAPONS = new Map<string, RangedWeapon>()
/** A spell as the weapon it is to armour, locations and manoeuvres: it is evaded, never parried. */
function asWeapon(spell: Spell): RangedWeapon {
  let weapon = WEAPONS.get(spell.id)
  if (weapon === undefined) {
    const { id, name, damage, source } = spell
    const range = Number.MAX_SAFE_INTEGER
    weapon = rangedWeapon({ id, name, damage, range, family: 'natural', notes: ['evadeOnly'], source })
    WEAPONS.set(spell.id, weapon)
  }
  return weapon
}

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
  if (!canEvade(s, target)) return false
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
  x.defenceSkill = skill - excess(x.attackSkill, skill)
  const toss = ctx.toss(EVADE, defender.id)
  x.defenceToss = toss
  x.defenceLevel = ctx.read(toss, levelOf, x.defenceSkill)
  if (ctx.emit !== undefined) {
    const [who, roll] = [defender.id, ctx.shown(toss)]
    const { defenceSkill: needs, defenceLevel: level } = x
    const rule = ['LEG-MAG-Resist', 'LEG-EVD-01'] as const
    const thrown = percentileRoll('evade', who, roll, needs)
    ctx.emit({ type: 'evade', who, at: x.attacker.id, roll, skill: needs, level, thrown, rule })
  }
  defenceAgain(ctx, x, EVADE)
  offBalance(ctx, s, x)
  return evaded(ctx, x)
}

const ALL_DICE = 7

/** Whoever fumbles his Evade takes the most the spell can do (LEG-SKL-EvadeFumble). */
function burn(ctx: Ctx, s: State, x: Exchange, spell: Spell): void {
  if (spell.damage === null) return
  const fumbled = x.defence === 'evade' && x.defenceLevel === 'fumble'
  const maximised = fumbled ? ALL_DICE : x.chosen.filter((key) => key === 'maximiseDamage').length
  x.rolled = ctx.roll(damageRoll(spell.damage, NO_STEP, maximised, 'damage'), x.attacker.id)
  ctx.emit?.({
    type: 'damage',
    who: x.attacker.id,
    at: x.defender.id,
    rolled: x.rolled,
    passing: x.rolled,
    thrown: { of: 'damage', who: x.attacker.id, dice: spell.damage, terms: [], total: x.rolled },
    rule: fumbled ? [spell.rule, 'LEG-MAG-Resist', 'LEG-SKL-EvadeFumble'] : [spell.rule, 'LEG-MAG-Resist'],
  })
  x.location = hitLocation(ctx, s, x)
  struck(ctx, s, x, x.rolled)
}
