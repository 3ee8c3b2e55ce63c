import { Offer } from '../../../kernel/offer.ts'
import type { Asks, Rolled, Toss, Why } from '../../../kernel/types.ts'
import { noting } from '../../../mechanisms/noting.ts'
import { checkAdjustments } from '../body/adjustments.ts'
import { type Blow, blowsOf, isMelee, reaches } from '../body/arms.ts'
import { checkChance, checkDice, rolledOf } from '../body/checks.ts'
import { adjusts } from '../body/conditions.ts'
import { cannotBlock, cannotFight } from '../body/hindrances.ts'
import type { OldeRule } from '../book/rules.ts'
import type { Skill } from '../content/skills.ts'
import { spaces } from '../ground/sight.ts'
import { hasRank, skillBonus } from '../state/derive.ts'
import { check } from '../state/dice.ts'
import { isAble, MOST_AP, suffers } from '../state/fighters.ts'
import { type Note, term, termsFor } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, Stat, State } from '../state/types.ts'
import type { Struck } from './effects.ts'
import { weakness } from './modifiers.ts'

export type Reflex = 'block' | 'parry' | 'counterattack'
interface Answer {
  readonly key: Reflex | 'none'
  /** What a reflex is done with. */
  readonly use: Blow | undefined
}
const COST = { block: 1, parry: 1, counterattack: 2 } as const satisfies Record<Reflex, number>
const RULE = {
  block: 'OLDE-ADV-block',
  parry: 'OLDE-ADV-parry',
  counterattack: 'OLDE-ADV-counterattack',
} as const satisfies Record<Reflex, OldeRule>

/** OLDE-TURN-05: reflexes count towards the 3 AP of a round. */
const affords = (f: Fighter, cost: number): boolean => f.ap >= cost && f.spent + cost <= MOST_AP

interface Asked {
  readonly s: State
  readonly x: Struck
}
const NONE: Answer = { key: 'none', use: undefined }

/** Axes, maces, swords, spears and fencing weapons turn a blow; knives, staves and fists do not. */
const TURNING: readonly Skill[] = ['axes', 'maces', 'swords', 'spears', 'fencing']
/** The weapon in hand that a reflex of this rank can be done with. */
const turningUse = (f: Fighter, rank: 'foreman' | 'master', reaches: (use: Blow) => boolean): Blow | undefined =>
  blowsOf(f).find((use) => TURNING.includes(use.skill) && hasRank(f, use.skill, rank) && reaches(use))

const REFLEXES = ['block', 'parry', 'counterattack'] as const satisfies readonly Reflex[]
const isReflex = (key: string): key is Reflex => Object.hasOwn(COST, key)
function answerOf({ s, x }: Asked, key: Reflex): Answer {
  switch (key) {
    case 'block':
      return { key, use: undefined }
    case 'parry':
      return { key, use: turningUse(x.on, 'foreman', () => true) }
    case 'counterattack':
      return { key, use: turningUse(x.on, 'master', (use) => reaches(use, spaces(s, x.by.id, x.on.id))) }
  }
}

/** What the target of a blow may answer it with before it is rolled. */
export const toReflex: Asks<Asked, Answer> = {
  each(a, visit) {
    for (const key of REFLEXES) if (visit(answerOf(a, key))) return
    visit(NONE)
  },
  named(a, key) {
    if (key === 'none') return NONE
    return isReflex(key) ? answerOf(a, key) : undefined
  },
  why({ x: { on } }, { key, use }): Why | undefined {
    if (key === 'none') return undefined
    const cost = COST[key]
    if (!affords(on, cost)) return { because: `it takes ${cost} AP of what is left of the round`, rule: 'OLDE-TURN-05' }
    if (key === 'block') return cannotBlock(on, RULE.block)
    if (use === undefined)
      return {
        because: key === 'parry' ? 'it takes a Foreman’s weapon in hand' : 'it takes a Master’s weapon that reaches',
        rule: RULE[key],
      }
    return key === 'counterattack' ? cannotFight(on) : undefined
  },
}

/**
 * Advanced set: the target may answer a blow before it is rolled (ruling OLDE-B61). `blocked`: his shield counts twice;
 * `parried`: the blow is stopped. A counterattack is carried out at once.
 */
export function answered(
  ctx: Ctx,
  s: State,
  x: Struck,
  strike: (counter: Attack) => void,
): 'blocked' | 'parried' | undefined {
  const { attack, by, on, use } = x
  if (s.options.actions !== 'advanced' || !isMelee(use) || attack.as === 'counterattack') return undefined
  if (!isAble(on) || suffers(on, 'restrained')) return undefined
  const about = { ask: 'reflex', from: by.id, with: use.name } as const
  if (!anyReflex({ s, x })) return undefined
  const { key, use: own } = ctx.choose(new Offer(on.id, about, toReflex, { s, x }, { usual: 'none', hidden: true }))
  if (key === 'none') return undefined
  on.ap -= COST[key]
  on.spent += COST[key]
  const inTime = isInTime(ctx, s, x, key)
  if (!inTime) return undefined
  if (key === 'counterattack') {
    if (own !== undefined) strike({ by: on.id, on: by.id, as: 'counterattack', use: own.key, space: null, penalty: 0 })
    return undefined
  }
  const held = weaponAgainstWeapon(ctx, s, { by, on, use }, own, RULE[key])
  if (key === 'parry') {
    // Later attacks of the turn suffer for it.
    adjusts(ctx, on, { to: 'attack', value: -2, because: 'parried', rule: 'OLDE-ADV-parry' })
    return held ? 'parried' : undefined
  }
  return held ? 'blocked' : undefined
}
const anyReflex = (of: Asked): boolean => REFLEXES.some((key) => toReflex.why(of, answerOf(of, key)) === undefined)

const REFLEX = check('reflex')
const WEAPON = check('weapon against weapon')
const atLeast = (mine: number, his: number, lead: number): boolean => mine + lead >= his

interface Thrown {
  readonly toss: Toss<number>
  readonly adds: number
  readonly rolled: () => Rolled
}
function throws(
  ctx: Ctx,
  s: State,
  f: Fighter,
  stat: Stat,
  label: 'reflex' | 'weapon against weapon',
  more: (note: Note) => number,
): Thrown {
  const terms = termsFor(ctx)
  const note = noting(terms)
  const adds = checkAdjustments(f, stat, note) + more(note)
  const toss = ctx.toss(checkChance(s, f, stat, label === 'reflex' ? REFLEX : WEAPON), f.id)
  return {
    toss,
    adds,
    rolled: () => rolledOf(ctx, toss, { label, who: f.id, dice: checkDice(s, f, stat), terms: terms ?? [] }),
  }
}

const nothing = (): number => 0
/** Ruling OLDE-B61: an opposed Finesse Check says whether it comes in time; equal is enough for the defender. */
function isInTime(ctx: Ctx, s: State, { by, on }: Struck, what: Reflex): boolean {
  if (s.options.reflexTest === 'none') {
    ctx.emit?.({
      type: 'reflex',
      who: on.id,
      what,
      from: by.id,
      mine: null,
      his: null,
      inTime: true,
      rule: [RULE[what], 'OLDE-B61'],
    })
    return true
  }
  const his = throws(ctx, s, by, 'finesse', 'reflex', nothing)
  const mine = throws(ctx, s, on, 'finesse', 'reflex', nothing)
  const inTime = ctx.both(mine.toss, his.toss, atLeast, mine.adds - his.adds)
  ctx.emit?.({
    type: 'reflex',
    who: on.id,
    what,
    from: by.id,
    mine: mine.rolled(),
    his: his.rolled(),
    inTime,
    rule: [RULE[what], 'OLDE-B61'],
  })
  return inTime
}

/** A blow on its way. */
interface Met {
  readonly by: Fighter
  readonly on: Fighter
  readonly use: Blow
}
/** The attacker's weapon sets the difficulty for the defender's weapon or shield; equal is enough for the defender. */
function weaponAgainstWeapon(ctx: Ctx, s: State, { by, on, use }: Met, own: Blow | undefined, rule: Cited): boolean {
  const his = throws(ctx, s, by, use.stat, 'weapon against weapon', (note) => armsTerms(by, use, note))
  const mine =
    own === undefined
      ? throws(ctx, s, on, 'brawn', 'weapon against weapon', (note) =>
          term(note, skillBonus(on, 'shields'), 'shields', 'OLDE-SKILL-ranks'),
        )
      : throws(ctx, s, on, own.stat, 'weapon against weapon', (note) => armsTerms(on, own, note))
  const held = ctx.both(mine.toss, his.toss, atLeast, mine.adds - his.adds)
  ctx.emit?.({ type: 'clash', who: on.id, from: by.id, mine: mine.rolled(), his: his.rolled(), held, rule })
  return held
}
function armsTerms(f: Fighter, use: Blow, note: Note): number {
  return term(note, skillBonus(f, use.skill), use.skill, 'OLDE-SKILL-ranks') + weakness(f, use, note)
}

const RIPOSTE = [{ key: 'riposte' }, { key: 'none' }] as const

/** OLDE-ADV-riposte: whom a blow was aimed at may strike back at once, the worse for what it took. */
export function riposteOffered(ctx: Ctx, s: State, { attack, by, on, use }: Struck, lost: number): void {
  if (s.options.actions !== 'advanced' || !isMelee(use) || attack.as === 'riposte' || attack.as === 'counterattack')
    return
  if (!isAble(on) || suffers(on, 'restrained') || cannotFight(on) !== undefined || !affords(on, 1) || by.dead) return
  const far = spaces(s, by.id, on.id)
  const own = blowsOf(on).find(
    (each) => each.skill === 'fencing' && hasRank(on, 'fencing', 'journeyman') && reaches(each, far),
  )
  if (own === undefined) return
  const { key } = ctx.choose({
    who: on.id,
    about: { ask: 'riposte', on: by.id, lost },
    options: RIPOSTE,
    usual: 'none',
    hidden: true,
  })
  if (key === 'none') return
  on.ap -= 1
  on.spent += 1
  s.declared.push({ by: on.id, on: by.id, as: 'riposte', use: own.key, space: null, penalty: lost })
  ctx.emit?.({ type: 'acts', who: on.id, action: 'riposte', ap: 1, left: on.ap, only: false, rule: 'OLDE-ADV-riposte' })
}
