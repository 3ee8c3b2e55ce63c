import type { Modifier, Toss, Why } from '../../../kernel/types.ts'
import { named } from '../../../mechanisms/fighters.ts'
import { noting } from '../../../mechanisms/noting.ts'
import type { Sight } from '../../../space/sight.ts'
import { type Spot, spotOf } from '../../../space/whereabouts.ts'
import { isMelee, itemOf, type Use, useOf } from '../body/arms.ts'
import { checkChance, checkDice, rolledOf } from '../body/checks.ts'
import { lands } from '../body/hands.ts'
import { lineOfSight, sightOfSpace, spaces } from '../ground/sight.ts'
import { isTrained, shieldOf } from '../state/derive.ts'
import { check, DIFFICULTY } from '../state/dice.ts'
import { fighterOf, isAble, isUp, suffers } from '../state/fighters.ts'
import { termsFor } from '../state/note.ts'
import type { Attack, Band, Cited, Ctx, Fighter, Person, Seen, State } from '../state/types.ts'
import { attackRules, diceRules } from './citing.ts'
import { awardPoints, hits, misses, PLAINLY, REVISED_RULE, readingOf, type Struck } from './effects.ts'
import { attackAdjustments, defenseAdjustments } from './modifiers.ts'
import { farthest } from './ranged.ts'
import { answered, riposteOffered } from './reactions.ts'

const DEFENSE = check('defense')
const ATTACK = check('attack')

/** OLDE-ATK-02: why a weapon does not get so far; undefined: it does. */
export function outOfReach(f: Person, use: Use, far: number): Why | undefined {
  const { ranged } = use
  if (ranged === null) {
    const [least, most] = use.reach
    if (far > most) return { because: `the ${use.name} reaches ${most}, and it is ${far} spaces`, rule: 'OLDE-ATK-02' }
    return far < least ? { because: `the ${use.name} cannot strike so near`, rule: 'OLDE-WPN-03' } : undefined
  }
  // OLDE-SKILL-sling: nobody slings untrained.
  if (use.skill === 'sling' && !isTrained(f, 'sling'))
    return { because: 'nobody can use a sling untrained', rule: 'OLDE-SKILL-sling' }
  if (far === 0) return { because: `nobody uses a ${use.name} on who shares his space`, rule: 'OLDE-RNG-06' }
  if (far > farthest(ranged))
    return { because: `the ${use.name} carries ${farthest(ranged)}, and it is ${far} spaces`, rule: 'OLDE-RNG-08' }
  if (itemOf(f, use.item)?.loaded === false)
    return { because: `the ${use.name} must be reset first`, rule: 'OLDE-XBOW-04' }
  return undefined
}

/** OLDE-ATK-03, OLDE-LOS-05: why the line of sight forbids an attack; undefined: it does not. */
export function outOfSight(s: Seen, seen: Sight): Why | undefined {
  if (seen === 'none') return { because: 'there is no line of sight', rule: 'OLDE-LOS-05' }
  // Ruling OLDE-B06: whether a minimal line is enough.
  if (seen === 'minimal' && !s.options.allowMinimalLos)
    return { because: 'the line of sight is only minimal', rule: 'OLDE-B06' }
  return undefined
}

/** Why somebody cannot attack another with this; undefined: he can. */
export function cannotStrike(s: Seen, f: Person, on: Person, use: Use): Why | undefined {
  return outOfReach(f, use, spaces(s, f.id, on.id)) ?? outOfSight(s, lineOfSight(s, f.id, on.id))
}

/** OLDE-INJ-06: what an attack on the helpless needs; undefined: he defends himself. */
export function fixedDifficulty(s: Seen, f: Person): { needs: number; rule: Cited } | undefined {
  if (!isUp(f)) {
    // Ruling OLDE-B46: the incapacitated are unconscious as well; the easier number is meant for them.
    return { needs: s.options.helplessCr, rule: 'OLDE-COND-incapacitated' }
  }
  if (suffers(f, 'stunned')) return { needs: DIFFICULTY.easy, rule: 'OLDE-COND-stunned' }
  if (suffers(f, 'restrained')) return { needs: DIFFICULTY.easy, rule: 'OLDE-COND-restrained' }
  if (suffers(f, 'unconscious')) return { needs: DIFFICULTY.moderate, rule: 'OLDE-COND-unconscious' }
  return undefined
}

/** OLDE-ATK-01: the declared attack is carried out: reflexes, Defense Check, Attack Check, what comes of it. */
export function resolve(ctx: Ctx, s: State, attack: Attack): void {
  const by = fighterOf(s, attack.by)
  const on = fighterOf(s, attack.on)
  if (!isAble(by) || on.dead) return
  const use = useOf(by, attack.use)
  if (!isThere(s, on, attack.space)) {
    looses(by, use, attack.space)
    ctx.emit?.({ type: 'nobody there', who: by.id, on: on.id, rule: ['OLDE-LOS-01', 'OLDE-B08'] })
    return
  }
  const seen = attack.space === null ? lineOfSight(s, by.id, on.id) : sightOfSpace(s, by.id, attack.space)
  const before = on.hp
  const reflex = answered(ctx, s, { attack, by, on, use }, (counter) => resolve(ctx, s, counter))
  // A counterattack may have felled the attacker or struck the weapon from his hand.
  if (!isAble(by) || useOf(by, attack.use).key !== use.key) return
  if (reflex !== 'parried') opposed(ctx, s, { by, on, use, attack }, seen, reflex === 'blocked')
  by.faces = on.id
  if (isAble(on)) on.faces = by.id
  riposteOffered(ctx, s, { attack, by, on, use }, Math.max(0, before - on.hp))
}

const isThere = (s: State, on: Fighter, space: Spot | null): boolean =>
  space === null || spotOf(s.where, on.id)?.every((at, axis) => at === space[axis]) === true

/** OLDE-XBOW-04: a shot crossbow is slack; what is thrown leaves the hand and lies where it was aimed. */
function looses(by: Fighter, use: Use, at: Spot | null): void {
  if (use.ranged === null) return
  const item = named(by.items, use.item)
  if (use.ranged.thrown) lands(item, at)
  else if (use.ranged.spans !== null) item.loaded = false
}

function opposed(ctx: Ctx, s: State, x: Struck, seen: Sight, blocked: boolean): void {
  const { by, on, use, attack } = x
  const mine = termsFor(ctx)
  const his = termsFor(ctx)
  const adds = attackAdjustments(s, by, on, use, attack, seen, noting(mine))
  const reading = use.kind === 'spell' ? PLAINLY : readingOf(s.options)
  const fixed = fixedDifficulty(s, on)
  let band: Band
  let needs: number | undefined
  looses(by, use, spotOf(s.where, on.id) ?? null)
  if (fixed === undefined) {
    // OLDE-ATK-04 to 06: the defender rolls first, and what he comes to is the difficulty.
    const defends = defenseAdjustments(s, on, by, isMelee(use), blocked, noting(his))
    const defense = ctx.toss(checkChance(s, on, 'finesse', DEFENSE), on.id)
    const toss = ctx.toss(checkChance(s, by, use.stat, ATTACK), by.id)
    band = ctx.both(toss, defense, reading.opposed, adds - defends)
    if (ctx.emit !== undefined) {
      const terms = his ?? []
      const rolled = rolledOf(ctx, defense, { label: 'defense', who: on.id, dice: checkDice(s, on, 'finesse'), terms })
      needs = rolled.total
      const rule: Cited[] = ['OLDE-ATK-04', 'OLDE-ATK-05', 'OLDE-ATK-06', 'OLDE-CRIT-01', 'OLDE-CHAL-02']
      if (shieldOf(on) !== undefined) rule.push('OLDE-SHD-05')
      ctx.emit({
        type: 'defense',
        who: on.id,
        from: by.id,
        rolled,
        needs,
        rule: [...rule, ...diceRules(s, on, 'finesse', terms)],
      })
    }
    tellAttack(ctx, s, x, toss, mine, needs, band)
  } else {
    needs = fixed.needs
    const toss = ctx.toss(checkChance(s, by, use.stat, ATTACK), by.id)
    band = ctx.read(toss, reading.fixed, adds - needs)
    ctx.emit?.({ type: 'defense', who: on.id, from: by.id, rolled: null, needs, rule: ['OLDE-INJ-06', fixed.rule] })
    tellAttack(ctx, s, x, toss, mine, needs, band)
  }
  awardPoints(ctx, x, band)
  if (isHit(band)) hits(ctx, s, x, band)
  else misses(ctx, s, x, band)
}

export const isHit = (band: Band): boolean => band.endsWith('hit')

function tellAttack(
  ctx: Ctx,
  s: State,
  { by, on, use, attack }: Struck,
  toss: Toss<number>,
  noted: readonly Modifier[] | undefined,
  needs: number | undefined,
  band: Band,
): void {
  if (ctx.emit === undefined) return
  const terms = noted ?? []
  const rolled = rolledOf(ctx, toss, { label: 'attack', who: by.id, dice: checkDice(s, by, use.stat), terms, needs })
  const margin = needs === undefined || rolled.total === undefined ? undefined : rolled.total - needs
  const rule = [...attackRules(s, by, on, use), ...diceRules(s, by, use.stat, terms)]
  if (s.options.criticalTable === 'revised') rule.push(REVISED_RULE[band])
  else if (band === 'critical hit' || band === 'legendary hit') rule.push('OLDE-CRIT-02')
  else if (band === 'critical miss' || band === 'disastrous miss') rule.push('OLDE-CRIT-03', 'OLDE-B01')
  ctx.emit({ type: 'attack', who: by.id, on: on.id, rolled, margin, band, as: attack.as, rule })
}
