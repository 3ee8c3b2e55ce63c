import type { Chance, Toss } from '../../../kernel/types.ts'
import { took } from '../../../mechanisms/effects.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { excess } from '../../../mechanisms/percentile.ts'
import { face, levelOf, levelRule, luckOnTest, ROLLS, rank, reckoned, succeeds, swapDigits } from '../body/checks.ts'
import { HOPELESS } from '../body/difficulty.ts'
import { luckForces } from '../body/luck.ts'
import { reopens } from '../body/wounds.ts'
import type { CfiRule } from '../book/rules.ts'
import { helpless, isUnarmed, unaware } from '../state/fighters.ts'
import type { Ctx, Exchange, State } from '../state/types.ts'
import { shownWhere } from '../state/unseen.ts'
import { byCombatSkill, combatSkill, trainedIn } from './combat-skill.ts'
import { type Declared, opened } from './declared.ts'
import { chosenDefense, defends, unfitToParry } from './defence.ts'
import { selectTarget } from './effects/select-target.ts'
import { chooseEffects } from './effects.ts'
import { guardsInTime } from './guarding.ts'
import { land } from './landed.ts'
import { striking } from './modifiers.ts'
import { shooting } from './ranged/situations.ts'

/** The whole exchange (CFI-ATK-01 to CFI-ATK-11). */
export function exchange(ctx: Ctx, s: State, d: Declared): Exchange {
  const x = rolled(ctx, s, d)
  resolved(ctx, s, x)
  return x
}

/** Damage and effects, and where a fumbled blow went instead. */
export function resolved(ctx: Ctx, s: State, x: Exchange): void {
  land(ctx, s, x)
  if (took(x, 'selectTarget')) selectTarget(ctx, s, x)
}

/** Both rolls and the Special Effects they win, up to where damage would fall. */
export function rolled(ctx: Ctx, s: State, d: Declared): Exchange {
  const blind = s.options.declareDefense === 'before' && d.undefended !== true
  const { attacker, defender, item, ranged = false, charging = false } = d
  reopens(ctx, attacker)
  if (d.undefended !== true) guardsInTime(ctx, s, defender)
  const declared = blind
    ? chosenDefense(ctx, s, { attacker, defender, item, ranged, charging, leaping: false }, undefined)
    : undefined
  const x = opened(d)
  if (d.stands === undefined) attackRoll(ctx, s, x, d)
  if (d.undefended !== true) defended(ctx, s, x, declared, d)
  else ctx.emit?.({ type: 'undefended', who: x.defender.id, at: x.attacker.id, rule: 'CFI-ATK-10' })
  compares(ctx, s, x)
  return x
}

/** Combat Skill, or Automatic against the helpless (CFI-ATK-01, CFI-CM-Helpless). */
function attackRoll(ctx: Ctx, s: State, x: Exchange, d: Declared): void {
  const { attacker, defender, item } = x
  const b = x.ranged ? shooting(s, attacker, defender, item, d.bearing) : striking(s, attacker, defender, x.charging)
  const base = combatSkill(s, attacker, item)
  const worth = reckoned(
    ctx,
    s,
    base,
    byCombatSkill(item),
    isUnarmed(item) ? 'CFI-ATK-01' : trainedIn(attacker, item) ? 'CFI-SKL-01' : 'CFI-SKL-02',
    b,
  )
  x.attackSkill = worth.skill
  shownWhere(s, attacker)
  const how = x.charging ? 'charge' : x.sweeping ? 'sweep' : x.ranged ? 'ranged' : 'melee'
  const tell = (roll: number | undefined, rule: CfiRule): void =>
    ctx.emit?.({
      type: 'attack',
      who: attacker.id,
      at: defender.id,
      weapon: item.weapon.name,
      how,
      of: 'attack',
      roll,
      skill: Math.max(0, x.attackSkill),
      level: x.attackLevel,
      terms: worth.terms,
      rule: [
        'CFI-PRO-Attack',
        'CFI-ATK-01',
        ...(x.ranged ? (['CFI-RNG-01'] as const) : []),
        ...(x.ranged && item.weapon.missile?.thrown ? (['CFI-TRAIT-Thrown'] as const) : []),
        ...(worth.terms.length > 1 ? (['CFI-DIF-Grade'] as const) : []),
        rule,
      ],
    })
  if (!x.ranged && helpless(s, defender)) {
    // Ruling CFI-A34: no roll is needed; it stands as the best plain success, or a critical.
    const critical = s.options.helpless === 'critical'
    x.attackLevel = critical ? 'critical' : 'success'
    x.attackKept = Math.max(1, critical ? Math.ceil(x.attackSkill / 10) : Math.min(95, x.attackSkill))
    tell(undefined, 'CFI-CM-Helpless')
    return
  }
  if (worth.skill === HOPELESS) {
    tell(undefined, 'CFI-DIF-None')
    return
  }
  let toss = ctx.toss(ROLLS.attack, attacker.id)
  x.attackToss = toss
  x.attackLevel = ctx.read(toss, levelOf, x.attackSkill)
  if (ctx.emit !== undefined) {
    const roll = ctx.shown(toss)
    tell(roll, levelRule(roll, x.attackSkill, x.attackLevel))
  }
  const luck = luckOnTest(ctx, attacker, 'attack', toss, x.attackSkill, x.attackLevel, defender.id)
  if (luck === undefined) return
  if (luck === 'again') toss = attackAgain(ctx, x)
  else {
    x.attackKept = swapDigits(ctx.read(toss, face, undefined))
    x.attackLevel = levelOf(x.attackKept, x.attackSkill)
  }
  tell(x.attackKept || ctx.shown(toss), luck === 'again' ? 'CFI-LUCK-Again' : 'CFI-LUCK-Swap')
}

function attackAgain(ctx: Ctx, x: Exchange): Toss<number> {
  const toss = ctx.toss(ROLLS.attack, x.attacker.id)
  x.attackToss = toss
  x.attackKept = 0
  x.attackLevel = ctx.read(toss, levelOf, x.attackSkill)
  return toss
}

/** The defender sees the attack and may spend an Action Point to meet it, a miss too (CFI-ATK-02, CFI-ATK-09; Ruling CFI-A10). */
function defended(
  ctx: Ctx,
  s: State,
  x: Exchange,
  declared: ReturnType<typeof chosenDefense> | undefined,
  d: Declared,
): void {
  const { attacker, defender } = x
  if (
    x.attackLevel === 'critical' &&
    d.stands === undefined &&
    x.attackKept === 0 &&
    luckForces(ctx, defender, 'attack', x.attackLevel, attacker.id)
  ) {
    retold(ctx, x, attackAgain(ctx, x))
  }
  const blind = s.options.declareDefense === 'before'
  const how = blind ? declared : chosenDefense(ctx, s, x, x.attackLevel)
  if (how === undefined) {
    const rule: CfiRule[] = ['CFI-ATK-10']
    if (unaware(defender)) rule.push('CFI-SUR-02')
    else if (ctx.emit !== undefined && defender.points > 0) rule.push(...helplessGuards(s, x))
    ctx.emit?.({ type: 'undefended', who: defender.id, at: attacker.id, rule })
  } else {
    const chance = defends(ctx, s, x, how)
    if (chance !== undefined) defenseRoll(ctx, x, chance)
  }
  if (
    succeeds(x.attackLevel) &&
    !succeeds(x.defenseLevel) &&
    d.stands === undefined &&
    luckForces(ctx, defender, 'attack', x.attackLevel, attacker.id)
  ) {
    retold(ctx, x, attackAgain(ctx, x))
  }
}

/** Why what he holds did not help him, though he had a point to spend; full hands are no reason. */
const helplessGuards = (s: State, { defender, ranged }: Exchange): CfiRule[] => [
  ...new Set(
    defender.items.flatMap((item) => (isUnarmed(item) ? [] : (unfitToParry(s, defender, item, ranged)?.rule ?? []))),
  ),
]

function retold(ctx: Ctx, x: Exchange, toss: Toss<number>): void {
  const { attacker, defender, item, attackLevel: level } = x
  const how = x.charging ? 'charge' : x.ranged ? 'ranged' : 'melee'
  ctx.emit?.({
    type: 'attack',
    who: attacker.id,
    at: defender.id,
    weapon: item.weapon.name,
    how,
    of: 'attack',
    roll: ctx.shown(toss),
    // As it is before what the other has above 100 is taken off.
    skill: x.attackSkill + x.cut,
    level,
    terms: [],
    rule: 'CFI-LUCK-Force',
  })
}

/** Skills over 100 lower both, and the attack is read again (CFI-OPP-Over100; Ruling CFI-A95). */
export function defenseRoll(ctx: Ctx, x: Exchange, chance: Chance<number>): void {
  const { defender } = x
  const over = excess(x.attackSkill, x.defenseSkill)
  if (over > 0) {
    x.attackSkill -= over
    x.defenseSkill -= over
    x.cut = over
    if (x.attackKept === 0 && x.attackToss !== undefined) x.attackLevel = ctx.read(x.attackToss, levelOf, x.attackSkill)
    ctx.emit?.({ type: 'over100', who: x.attacker.id, at: defender.id, value: -over, rule: 'CFI-OPP-Over100' })
  }
  x.defenseToss = ctx.toss(chance, defender.id)
  x.defenseLevel = ctx.read(x.defenseToss, levelOf, x.defenseSkill)
  tellDefense(ctx, x, chance, x.defenseToss, undefined)
  const luck = luckOnTest(ctx, defender, chance.label, x.defenseToss, x.defenseSkill, x.defenseLevel, x.attacker.id)
  if (luck === undefined) return
  if (luck === 'again') {
    x.defenseToss = ctx.toss(chance, defender.id)
    x.defenseLevel = ctx.read(x.defenseToss, levelOf, x.defenseSkill)
  } else {
    x.defenseKept = swapDigits(ctx.read(x.defenseToss, face, undefined))
    x.defenseLevel = levelOf(x.defenseKept, x.defenseSkill)
  }
  tellDefense(ctx, x, chance, x.defenseToss, luck === 'again' ? 'CFI-LUCK-Again' : 'CFI-LUCK-Swap')
}

function tellDefense(
  ctx: Ctx,
  x: Exchange,
  chance: Chance<number>,
  toss: Toss<number>,
  luck: CfiRule | undefined,
): void {
  if (ctx.emit === undefined || x.defense === 'none') return
  const roll = x.defenseKept || ctx.shown(toss)
  const rule: CfiRule[] = ['CFI-ATK-02', 'CFI-ACT-04', luck ?? levelRule(roll, x.defenseSkill, x.defenseLevel)]
  rule.push(x.defense === 'parry' ? 'CFI-REA-Parry' : x.leaping ? 'CFI-LEAP-01' : 'CFI-REA-Evade')
  if (x.defense === 'evade' || x.defense === 'acrobatics') rule.push('CFI-EVD-01')
  if (!succeeds(x.attackLevel)) rule.push('CFI-ATK-09')
  if (x.ranged && x.guard !== undefined) rule.push('CFI-TRAIT-RangedParry')
  if (x.guard !== undefined && x.defender.ward !== undefined) rule.push('CFI-PBL-02')
  const { defenseLevel: level, defense: how } = x
  ctx.emit({
    type: 'defense',
    who: x.defender.id,
    at: x.attacker.id,
    weapon: x.guard?.weapon.name ?? '',
    how,
    of: chance.label,
    roll,
    skill: Math.max(0, x.defenseSkill + x.cut),
    level,
    terms: x.defenseTerms ?? [],
    rule,
  })
}

/** The difference between the levels gives Special Effects to who did better and succeeded (CFI-ATK-03, CFI-ATK-04, CFI-OPP-Differential). */
export function compares(ctx: Ctx, s: State, x: Exchange): void {
  const { attacker, defender } = x
  const [attack, defense] = [rank(x.attackLevel), rank(x.defenseLevel)]
  const bonus = surpriseBonus(x)
  if (!succeeds(x.attackLevel) && !succeeds(x.defenseLevel)) {
    ctx.emit?.({ type: 'ended', who: attacker.id, at: defender.id, rule: 'CFI-ATK-11' })
    return
  }
  const ahead = attack - defense + bonus
  if (ahead === 0 || (x.astray && ahead > 0)) return
  const levels = Math.abs(ahead)
  x.winner = ahead > 0 ? attacker : defender
  if (ctx.emit !== undefined) {
    const rule: CfiRule[] = ['CFI-ATK-03', 'CFI-ATK-04', 'CFI-SE-G1', 'CFI-OPP-Differential']
    if (bonus > 0 && ahead > 0) rule.push('CFI-SUR-03')
    if (x.defense === 'evade' || x.defense === 'acrobatics') rule.push('CFI-EVD-03')
    if (x.leaping) rule.push('CFI-LEAP-04')
    ctx.emit({ type: 'levels', who: x.winner.id, at: (x.winner === attacker ? defender : attacker).id, levels, rule })
  }
  chooseEffects(ctx, s, x, levels)
}

/** The first attack on the surprised that succeeds wins one effect more (CFI-SUR-03; Rulings CFI-A50, CFI-A119). */
function surpriseBonus(x: Exchange): number {
  const { defender } = x
  if (!defender.startled || !lasts(defender.lasting, 'surprised') || !succeeds(x.attackLevel)) return 0
  defender.startled = false
  return 1
}
