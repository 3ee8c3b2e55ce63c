import { dice, die } from '../../dice/chance.ts'
import { blowModifiers, damageModifiers, dodgeModifiers, total } from './modifiers.ts'
import type { Blow, Ctx, Defence, Fighter, State } from './types.ts'

const BLOW = die('blow', 10)
const DODGE = die('dodge', 10)
const DAMAGE = { strike: die('damage', 6), haymaker: dice('damage', 2, 6) } as const
const RULE = { strike: 'EX-STRIKE', haymaker: 'EX-HAYMAKER' } as const

/** EX-STRIKE: a blow lands on 8 or more. */
const NEEDED = 8
/** EX-DAZED: until the second own turn begins. */
const DAZED_TURNS = 2

const reaches = (face: number, needed: number): boolean => face >= needed
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
    rolled: ctx.shown(toss),
    needs: NEEDED,
    hit,
    modifiers,
  })
  if (!hit) return
  if (defence === 'dodge') {
    const nimble = dodgeModifiers(target)
    const rolled = ctx.toss(DODGE, target.id)
    // Ruling EX-A1: who has it when the two are equal.
    const lead = total(nimble) - bonus + (state.options.ties === 'defender' ? 1 : 0)
    const dodged = ctx.both(rolled, toss, outdone, lead)
    ctx.emit?.({
      type: 'dodge',
      rule: ['EX-DODGE', 'EX-A1'],
      who: target.id,
      from: fighter.id,
      rolled: ctx.shown(rolled),
      against: ctx.shown(toss),
      dodged,
      modifiers: nimble,
    })
    if (dodged) return
  }
  hurt(ctx, fighter, target, kind)
  if (target.grit > 0 && ctx.read(toss, isTen, undefined)) {
    target.dazed = DAZED_TURNS
    ctx.emit?.({ type: 'dazed', rule: 'EX-DAZED', who: target.id, by: fighter.id, turns: DAZED_TURNS })
  }
}

function chosenTarget(ctx: Ctx, state: State, fighter: Fighter, kind: Blow): Fighter | undefined {
  const foes = state.fighters.filter((foe) => foe.side !== fighter.side && foe.grit > 0)
  if (foes.length < 2) return foes[0]
  const options = foes.map((foe) => ({ key: foe.id, foe }))
  return ctx.choose({ who: fighter.id, about: { ask: 'target', blow: kind }, options }).foe
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

/** EX-STANCE: it shows when he first strikes or is struck at. */
function show(ctx: Ctx, fighter: Fighter): void {
  if (fighter.shown !== 'hidden') return
  fighter.shown = fighter.stance.is
  ctx.emit?.({ type: 'shows', rule: 'EX-STANCE', who: fighter.id, stance: fighter.shown })
}

/** EX-DAMAGE: might and stance add to the dice, hide takes from them, and a blow that lands takes at least one. */
function hurt(ctx: Ctx, fighter: Fighter, target: Fighter, kind: Blow): void {
  const modifiers = damageModifiers(fighter, target)
  const rolled = ctx.roll(DAMAGE[kind], fighter.id)
  const lost = Math.min(target.grit, Math.max(1, rolled + total(modifiers)))
  target.grit -= lost
  ctx.emit?.({
    type: 'hurt',
    rule: 'EX-DAMAGE',
    who: target.id,
    by: fighter.id,
    rolled,
    lost,
    left: target.grit,
    modifiers,
  })
  // EX-DOWN: without grit he is out of the fight.
  if (target.grit === 0) ctx.emit?.({ type: 'down', rule: 'EX-DOWN', who: target.id })
}
