import { dice, die } from '../../../dice/chance.ts'
import { Offer } from '../../../kernel/offer.ts'
import type { Asks, Modifier, Rolled, Toss } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { grade, standing } from '../body/conditions.ts'
import type { Blow, Ctx, Defence, Fighter, State } from '../state/types.ts'
import { blowModifiers, damageModifiers, dodgeModifiers, total } from './modifiers.ts'

const BLOW = die('blow', 10)
const DODGE = die('dodge', 10)
const DAMAGE = { strike: die('damage', 6), haymaker: dice('damage', 2, 6) } as const
const DICE = { strike: '1d6', haymaker: '2d6' } as const
const RULE = { strike: 'EX-STRIKE', haymaker: 'EX-HAYMAKER' } as const

/** EX-STRIKE: a blow lands on 8 or more. */
const NEEDED = 8
/** EX-DAZED: until the second own turn begins. */
const DAZED_TURNS = 2

const reaches = (face: number, needed: number): boolean => face >= needed
const whole = (sum: number): number => sum
const isTen = (face: number): boolean => face === 10
const outdone = (dodge: number, blow: number, lead: number): boolean => dodge + lead > blow

/** A blow in the book's order: who, the dodge declared, the roll, the dodge rolled, the damage. */
export function blow(ctx: Ctx, state: State, fighter: Fighter, kind: Blow): void {
  const target = chosenTarget(ctx, state, fighter, kind)
  if (target === undefined) return
  show(ctx, fighter)
  show(ctx, target)
  const defence = chosenDefence(ctx, fighter, target, kind)
  const modifiers = blowModifiers(fighter)
  const bonus = total(modifiers)
  const toss = ctx.toss(BLOW, fighter.id)
  const hit = ctx.read(toss, reaches, NEEDED - bonus)
  ctx.emit?.({
    type: 'blow',
    rule: RULE[kind],
    who: fighter.id,
    target: target.id,
    roll: rolled(ctx, 'blow', '1d10', fighter, toss, modifiers, NEEDED),
    hit,
  })
  if (!hit) return
  if (defence === 'dodge') {
    const nimble = dodgeModifiers(target)
    const answer = ctx.toss(DODGE, target.id)
    // Ruling EX-A1: who has it when the two are equal.
    const lead = total(nimble) - bonus + (state.options.ties === 'defender' ? 1 : 0)
    const dodged = ctx.both(answer, toss, outdone, lead)
    ctx.emit?.({
      type: 'dodge',
      rule: ['EX-DODGE', 'EX-A1'],
      who: target.id,
      from: fighter.id,
      roll: rolled(ctx, 'dodge', '1d10', target, answer, nimble, sumOf(ctx.shown(toss), bonus)),
      dodged,
    })
    if (dodged) return
  }
  hurt(ctx, fighter, target, kind)
  if (target.grit > 0 && ctx.read(toss, isTen, undefined)) {
    target.dazed = DAZED_TURNS
    ctx.emit?.({ type: 'dazed', rule: 'EX-DAZED', who: target.id, by: fighter.id, turns: DAZED_TURNS })
  }
}

/** Whom a blow may go at. */
const toStrike: Asks<
  { readonly state: State; readonly fighter: Fighter },
  { readonly key: string; readonly foe: Fighter }
> = {
  each({ state, fighter }, visit) {
    for (const foe of state.fighters) if (foe !== fighter && visit({ key: foe.id, foe })) return
  },
  named({ state, fighter }, key) {
    const foe = state.fighters.find(({ id }) => id === key)
    return foe === undefined || foe === fighter ? undefined : { key, foe }
  },
  why({ fighter }, { foe }) {
    if (foe.side === fighter.side) return { because: 'they are on the same side', rule: 'EX-STRIKE' }
    return standing(foe) ? undefined : { because: 'who is down is out of the fight', rule: 'EX-DOWN' }
  },
}

function chosenTarget(ctx: Ctx, state: State, fighter: Fighter, kind: Blow): Fighter | undefined {
  if (!state.fighters.some((foe) => foe.side !== fighter.side && standing(foe))) return undefined
  return asked(ctx, new Offer(fighter.id, { ask: 'target', blow: kind }, toStrike, { state, fighter })).foe
}

/** EX-DODGE: declared before the blow is rolled, for an action. */
function chosenDefence(ctx: Ctx, fighter: Fighter, target: Fighter, kind: Blow): Defence {
  if (target.actions === 0) return 'none'
  const options: readonly { readonly key: Defence }[] = [{ key: 'dodge' }, { key: 'none' }]
  const about = { ask: 'defence', from: fighter.id, blow: kind } as const
  const { key } = ctx.choose({ who: target.id, about, options, usual: 'none' })
  if (key === 'dodge') target.actions--
  return key
}

/** A roll as it is told: the dice, what was added, what it came to and what it had to reach. */
function rolled(
  ctx: Ctx,
  of: string,
  dice: string,
  { id }: Fighter,
  toss: Toss<number>,
  terms: readonly Modifier[],
  needs: number | undefined,
): Rolled {
  const shown = ctx.shown(toss)
  return {
    of,
    who: id,
    dice,
    faces: ctx.faces(toss) ?? (dice === '1d10' && shown !== undefined ? [shown] : undefined),
    terms,
    total: sumOf(shown, total(terms)),
    needs,
  }
}
const sumOf = (shown: number | undefined, bonus: number): number | undefined =>
  shown === undefined ? undefined : shown + bonus

/** EX-STANCE: it shows when he first strikes or is struck at. */
function show(ctx: Ctx, fighter: Fighter): void {
  if (fighter.shown !== 'hidden') return
  fighter.shown = fighter.stance.is
  ctx.emit?.({ type: 'shows', rule: 'EX-STANCE', who: fighter.id, stance: fighter.shown })
}

/** EX-DAMAGE: might and stance add to the dice, hide takes from them, and a blow that lands takes at least one. */
function hurt(ctx: Ctx, fighter: Fighter, target: Fighter, kind: Blow): void {
  const modifiers = damageModifiers(fighter, target)
  const toss = ctx.toss(DAMAGE[kind], fighter.id)
  const lost = Math.min(target.grit, Math.max(1, ctx.read(toss, whole, undefined) + total(modifiers)))
  target.grit -= lost
  ctx.emit?.({
    type: 'hurt',
    rule: 'EX-DAMAGE',
    who: target.id,
    by: fighter.id,
    roll: rolled(ctx, 'damage', DICE[kind], fighter, toss, modifiers, undefined),
    lost,
    left: target.grit,
    grade: grade(target),
  })
  // EX-DOWN: without grit he is out of the fight.
  if (target.grit === 0) ctx.emit?.({ type: 'down', rule: 'EX-DOWN', who: target.id })
}
