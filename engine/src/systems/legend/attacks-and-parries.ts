import type { Modifier } from '../../kernel/types.ts'
import { struck } from './armour.ts'
import { offeredManoeuvres } from './combat-manoeuvres.ts'
import { SIZES } from './content/types.ts'
import { damageRoll, halved } from './damage.ts'
import { defences } from './defence.ts'
import { fighter, helpless } from './fighters.ts'
import { fumble } from './fumbles.ts'
import { hitLocation } from './hit-locations.ts'
import { afterBlow, knockback } from './knockback.ts'
import { closeAttack, closeDefence, everything, styleSkill } from './modifiers.ts'
import { ATTACK, EVADE, levelOf, overHundred, PARRY, rank, succeeds } from './skill-tests.ts'
import type { Ctx, Exchange, Fighter, Item, Level, State } from './types.ts'

const identity = (value: number): number => value

/** How an attack was declared. */
export interface Declared {
  readonly attacker: Fighter
  readonly defender: Fighter
  readonly item: Item
  readonly pulled: boolean
  readonly charging: boolean
  /** A defender who may do nothing: he cannot answer a blow that is simultaneous with his own, or is caught by a charge. */
  readonly undefended?: boolean
}

/** The whole exchange: attack, declared defence, manoeuvres, damage, location, wound (LEG-ATK-01 to LEG-ATK-10). */
export function exchange(ctx: Ctx, s: State, d: Declared): void {
  const x = rolled(ctx, s, d)
  land(ctx, s, x)
}

/** Both rolls and the manoeuvres they win, up to where damage would fall. */
export function rolled(ctx: Ctx, s: State, d: Declared): Exchange {
  const { attacker, defender, item } = d
  const defence = d.undefended === true ? undefined : declaredDefence(ctx, s, d)
  const x: Exchange = {
    attacker,
    defender,
    item,
    guard: defence?.item,
    defence: defence?.kind ?? 'none',
    pulled: d.pulled,
    ranged: item.weapon.use === 'ranged',
    charging: d.charging,
    attackToss: ctx.toss(ATTACK, attacker.id),
    attackSkill: 0,
    attackLevel: 'failure',
    defenceToss: undefined,
    defenceSkill: 0,
    defenceLevel: 'failure',
    winner: undefined,
    chosen: [],
    location: -1,
    rolled: 0,
    through: 0,
  }
  skills(ctx, s, x)
  // A helpless target is hit critically whatever the dice say.
  x.attackLevel = helpless(defender) ? 'critical' : ctx.read(x.attackToss, levelOf, x.attackSkill)
  ctx.emit?.({
    type: 'attack',
    who: attacker.id,
    at: defender.id,
    weapon: item.weapon.name,
    roll: ctx.shown(x.attackToss),
    skill: x.attackSkill,
    level: x.attackLevel,
    rule: helpless(defender) ? ['LEG-ACT-Attack', 'LEG-CM-Helpless'] : ['LEG-ACT-Attack', 'LEG-ATK-01'],
  })
  if (x.defence !== 'none') defend(ctx, x)
  else ctx.emit?.({ type: 'undefended', who: defender.id, at: attacker.id, rule: 'LEG-ATK-10' })
  const won = rank(x.attackLevel) - rank(x.defenceLevel)
  if (succeeds(x.attackLevel) || succeeds(x.defenceLevel)) {
    if (won !== 0) {
      x.winner = won > 0 ? attacker : defender
      offeredManoeuvres(ctx, s, x, Math.abs(won))
    }
  } else ctx.emit?.({ type: 'bothFailed', who: attacker.id, at: defender.id, rule: 'LEG-ATK-09' })
  return x
}

/** The intention to parry is declared before the attack roll, and costs its Combat Action when it is carried out (LEG-ATK-02). */
function declaredDefence(
  ctx: Ctx,
  s: State,
  d: Declared,
): { kind: 'parry' | 'evade'; item: Item | undefined } | undefined {
  const options = defences(s, d)
  if (options.length <= 1) return undefined
  const chosen = ctx.choose({
    who: d.defender.id,
    about: { ask: 'defend', at: d.attacker.id, item: d.item.id },
    options,
    usual: 'none',
  })
  if (chosen.kind === 'none') return undefined
  ctx.emit?.({ type: 'defence', who: d.defender.id, at: d.attacker.id, defence: chosen.key, rule: 'LEG-ATK-02' })
  return { kind: chosen.kind, item: chosen.item }
}

function skills(ctx: Ctx, s: State, x: Exchange): void {
  const attackMods: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const defenceMods: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const forAttack = attackMods && ((m: Modifier): void => void attackMods.push(m))
  const forDefence = defenceMods && ((m: Modifier): void => void defenceMods.push(m))
  const { attacker, defender } = x
  let attack = styleSkill(attacker, x.item, forAttack) + everything(s, attacker, forAttack)
  attack += closeAttack(s, attacker, defender, forAttack)
  let defence = 0
  if (x.defence !== 'none') {
    defence = x.guard !== undefined ? styleSkill(defender, x.guard, forDefence) : defender.facts.skills.evade
    defence += everything(s, defender, forDefence) + closeDefence(s, defender, attacker, forDefence)
  }
  if (x.defence !== 'none' && s.options.over100InCombat) [attack, defence] = overHundred(attack, defence)
  x.attackSkill = attack
  x.defenceSkill = defence
  reckoned(ctx, attacker, 'attack', attack, attackMods)
  if (x.defence !== 'none') reckoned(ctx, defender, x.defence, defence, defenceMods)
}

/** Tells a skill with what went into it. */
function reckoned(ctx: Ctx, f: Fighter, what: string, skill: number, modifiers: readonly Modifier[] | undefined): void {
  if (modifiers === undefined || modifiers.length === 0) return
  ctx.emit?.({ type: 'skill', who: f.id, what, skill, modifiers, rule: 'LEG-CM-Stack' })
}

const COMPLETE = [{ key: 'roll' }, { key: 'save' }] as const

/** The defence is rolled; against a miss the parrier may save his Combat Action instead and forgo a manoeuvre (LEG-ATK-03, LEG-ATK-08). */
function defend(ctx: Ctx, x: Exchange): void {
  const { defender, attacker } = x
  if (x.defence === 'parry' && !succeeds(x.attackLevel)) {
    const about = { ask: 'complete parry', at: attacker.id, level: x.attackLevel } as const
    const choice = ctx.choose({ who: defender.id, about, options: COMPLETE, usual: 'roll' })
    if (choice.key === 'save') {
      ctx.emit?.({ type: 'parrySaved', who: defender.id, at: attacker.id, rule: 'LEG-ATK-03' })
      return
    }
  }
  if (defender.guard === x.defence) defender.guard = 'none'
  else defender.actions--
  x.defenceToss = ctx.toss(x.defence === 'parry' ? PARRY : EVADE, defender.id)
  x.defenceLevel = ctx.read(x.defenceToss, levelOf, x.defenceSkill)
  ctx.emit?.({
    type: x.defence,
    who: defender.id,
    at: attacker.id,
    weapon: x.guard?.weapon.name ?? '',
    roll: ctx.shown(x.defenceToss),
    skill: x.defenceSkill,
    level: x.defenceLevel,
    rule: x.defence === 'parry' ? ['LEG-ACT-Parry', 'LEG-ATK-01'] : ['LEG-ACT-Evade', 'LEG-EVD-01'],
  })
  if (x.defence === 'evade') defender.noAttack = Math.max(defender.noAttack, 1)
}

export const took = (x: Exchange, manoeuvre: string): boolean => x.chosen.includes(manoeuvre)
export const times = (x: Exchange, manoeuvre: string): number => x.chosen.filter((m) => m === manoeuvre).length

/** Damage, location, wound and what manoeuvres and fumbles add, in the book's order. */
export function land(ctx: Ctx, s: State, x: Exchange): void {
  if (succeeds(x.attackLevel) && hits(ctx, s, x)) blow(ctx, s, x)
  afterBlow(ctx, s, x)
  if (x.attackLevel === 'fumble') fumble(ctx, s, x, x.attacker)
  if (x.defenceLevel === 'fumble' && x.defenceToss !== undefined) fumble(ctx, s, x, x.defender)
}

/** Against an evade the Opposed Test decides; a parry only lessens the damage (LEG-EVD-01). */
function hits(_ctx: Ctx, _s: State, x: Exchange): boolean {
  return x.defence !== 'evade' || rank(x.attackLevel) > rank(x.defenceLevel)
}

/** Weapon damage and Damage Modifier, less what the parry stops and what armour stops (LEG-ATK-04, LEG-DMG-01). */
function blow(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender, item } = x
  if (item.weapon.damage === null) return
  const step = item.weapon.modifier ? attacker.facts.modifierStep + (x.charging ? 1 : 0) : NO_STEP
  const chance = damageRoll(item.weapon.damage, step, times(x, 'maximiseDamage'), took(x, 'impale'))
  x.rolled = ctx.read(ctx.toss(chance, attacker.id), identity, 0) + item.sharp
  const passing = parried(ctx, s, x, x.pulled ? halved(x.rolled, s.options.halfDamage) : x.rolled)
  ctx.emit?.({
    type: 'damage',
    who: attacker.id,
    at: defender.id,
    rolled: x.rolled,
    passing,
    rule: x.pulled ? ['LEG-ATK-04', 'LEG-DMG-01', 'LEG-PUL-01'] : ['LEG-ATK-04', 'LEG-DMG-01'],
  })
  knockback(ctx, s, x)
  if (passing <= 0) return
  x.location = hitLocation(ctx, s, x)
  struck(ctx, s, x, passing)
}
const NO_STEP = 4

/** A parry stops all damage of a weapon no larger, half of one a Size larger, nothing of what is larger still (LEG-ATK-05, -06, -07). */
function parried(ctx: Ctx, s: State, x: Exchange, damage: number): number {
  if (x.defence !== 'parry' || x.guard === undefined || !succeeds(x.defenceLevel)) return damage
  const guard = sizeOf(x.guard) + times(x, 'enhanceParry') - times(x, 'bypassParry')
  const short = sizeOf(x.item) - guard
  const passing = short <= 0 ? 0 : short === 1 ? halved(damage, s.options.halfDamage) : damage
  ctx.emit?.({
    type: 'parried',
    who: x.defender.id,
    at: x.attacker.id,
    stopped: damage - passing,
    rule: short <= 0 ? 'LEG-ATK-05' : short === 1 ? 'LEG-ATK-06' : 'LEG-ATK-07',
  })
  return passing
}
const sizeOf = (item: Item): number => SIZES.indexOf(item.weapon.size ?? 'S')

/** A queued counter-attack: the next step (LEG-MAN-Riposte). */
export function riposte(ctx: Ctx, s: State, who: string, at: string, item: Item): void {
  exchange(ctx, s, { attacker: fighter(s, who), defender: fighter(s, at), item, pulled: false, charging: false })
}

export type { Level }
