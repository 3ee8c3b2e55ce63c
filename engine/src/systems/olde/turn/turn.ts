import { anyOffered, Offer } from '../../../kernel/offer.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { distanceTo, spotOf } from '../../../space/whereabouts.ts'
import { type Striking, toGuess, toTarget, toWield } from '../actions/attacking.ts'
import { type Action, type ActionKey, actionOf, priceOf, slackBow } from '../actions/index.ts'
import { type Acting, toAct, toCast, walk } from '../actions/offering.ts'
import { readies, toReady } from '../actions/readying.ts'
import { tumbled } from '../actions/tumbling.ts'
import { thingName } from '../body/arms.ts'
import { adjusts, lower, poses } from '../body/conditions.ts'
import { drinks, firstAid, mends, toTend } from '../body/healing.ts'
import { wins } from '../body/pools.ts'
import { weaponRules } from '../exchange/citing.ts'
import { STRIKES } from '../exchange/modifiers.ts'
import { climbTo, type Jump, leapTo, toJump } from '../ground/climbing.ts'
import { courseOf, goes, journey, stumblesBlind, toGo } from '../ground/movement.ts'
import { lineOfSight, sightOfSpace, spaces } from '../ground/sight.ts'
import { fighterOf, leftInRound, suffers } from '../state/fighters.ts'
import type { Ctx, Fighter, Opportunity, State, Strike } from '../state/types.ts'

/** One choice of somebody's opportunity is made and carried out. */
export function takeOpportunity(ctx: Ctx, s: State, at: Opportunity): void {
  const f = fighterOf(s, at.who)
  const a: Acting = { s, f, at }
  const { key } = ctx.choose(new Offer(f.id, { ask: 'turn', ap: f.ap, left: leftInRound(f) }, toAct, a))
  const action = actionOf(s, f, key)
  if (key === 'pass') ends(ctx, s, f, at)
  else carryOut(ctx, a, key, action)
  if ((at.acted && (at.moved || !s.options.moveAfterAct)) || f.ap === 0) closes(s, f)
}

/** OLDE-TURN-07: who spends nothing has passed and keeps his AP. */
function ends(ctx: Ctx, s: State, f: Fighter, at: Opportunity): void {
  f.passed = !at.moved && !at.acted
  if (f.passed) ctx.emit?.({ type: 'passes', who: f.id, left: f.ap, rule: 'OLDE-TURN-07' })
  closes(s, f)
}
/** His opportunity is over. */
export function closes(s: State, f: Fighter): void {
  f.acted = true
  s.acting = null
}

function pays(ctx: Ctx, s: State, f: Fighter, key: ActionKey, action: Action, times = 1): void {
  const { ap, only } = priceOf(s, f, action)
  const cost = ap * times
  f.ap -= cost
  f.spent += cost
  ctx.emit?.({
    type: 'acts',
    who: f.id,
    action: key,
    ap: cost,
    left: f.ap,
    only,
    rule: only ? [action.rule, 'OLDE-TURN-08'] : [action.rule, 'OLDE-TURN-05'],
  })
}

function carryOut(ctx: Ctx, a: Acting, key: Exclude<ActionKey, 'pass'>, action: Action): void {
  const { s, f, at } = a
  if (action.slot === 'act') at.acted = true
  else if (action.slot === 'move') at.moved = true
  switch (key) {
    case 'free steps':
    case 'step':
    case 'run':
      moves(ctx, a, key, action)
      return
    case 'climb':
    case 'leap': {
      const jump: Jump = { s, f, how: key }
      const to = asked(ctx, new Offer(f.id, { ask: 'where', left: 1, how: key, mover: f.id }, toJump, jump))
      pays(ctx, s, f, key, tumbled(ctx, s, f, action))
      if (key === 'climb') climbTo(ctx, s, f, to)
      else if (!leapTo(ctx, s, f, to)) return
      at.gone += to.over + 1
      stumblesBlind(ctx, s, f, at.gone)
      return
    }
    case 'drop': {
      const { key: posture } = asked(ctx, { who: f.id, about: { ask: 'posture' }, options: lower(f) })
      pays(ctx, s, f, key, tumbled(ctx, s, f, action))
      poses(ctx, f, posture, 'drops', 'OLDE-ACT-drop')
      return
    }
    case 'rise':
    case 'stand':
      pays(ctx, s, f, key, tumbled(ctx, s, f, action))
      poses(ctx, f, 'standing', 'rises', action.rule)
      return
    case 'ready': {
      const thing = asked(ctx, new Offer(f.id, { ask: 'thing' }, toReady, { s, f }))
      pays(ctx, s, f, key, action)
      readies(ctx, s, f, thing)
      return
    }
    case 'reset': {
      const bow = slackBow(f)
      pays(ctx, s, f, key, action)
      if (bow === undefined) return
      bow.loaded = true
      ctx.emit?.({
        type: 'spanned',
        who: f.id,
        thing: thingName(bow.weapon),
        by: action.cost === 1 ? 'hand' : 'crank',
        rule: [action.rule, 'OLDE-XBOW-01'],
      })
      return
    }
    case 'block':
      pays(ctx, s, f, key, action)
      adjusts(ctx, f, { to: 'defense', value: 2, because: 'shield block', rule: 'OLDE-ACT-block' }, true)
      return
    case 'cast':
      casts(ctx, a, action)
      return
    case 'use':
    case 'aid':
    case 'guide':
      tends(ctx, a, key, action)
      return
    case 'recover':
      pays(ctx, s, f, key, action)
      wins(ctx, f, 2, 'OLDE-ACT-recover')
      return
    case 'flop': {
      const { key: posture } = asked(ctx, { who: f.id, about: { ask: 'posture' }, options: lower(f) })
      poses(ctx, f, posture, 'flops', 'OLDE-ACT-flop')
      return
    }
    default:
      declares(ctx, a, key, action)
  }
}

/** OLDE-ACT-step, OLDE-ADV-run, OLDE-TURN-06: a way, and what it costs by the space. */
function moves(ctx: Ctx, a: Acting, key: 'free steps' | 'step' | 'run', action: Action): void {
  const { s, f, at } = a
  const going = walk(a, key)
  const to = ctx.choose(
    new Offer(f.id, { ask: 'where', left: going.budget, how: key, mover: f.id }, toGo, going, { open: true }),
  )
  const far = Math.max(1, Math.round(courseOf(going, to).spent))
  if (key === 'free steps') f.freeSteps = false
  else pays(ctx, s, f, key, action, key === 'run' ? Math.ceil(far / 2) : far)
  goes(ctx, s, going, to, action.rule)
  at.gone += far
  if (key === 'run') exposes(ctx, f, -Math.ceil(far / 2), 'running', 'OLDE-ADV-run')
  stumblesBlind(ctx, s, f, at.gone)
}

/** Until the reset his Defense is worse for it. */
function exposes(ctx: Ctx, f: Fighter, value: number, because: string, rule: Action['rule']): void {
  if (value !== 0) adjusts(ctx, f, { to: 'defense', value, because, rule })
}

/** OLDE-ATK-02, OLDE-ATK-03: an attack is declared: whom, with what, and where an unseen foe is believed to be. */
function declares(ctx: Ctx, a: Acting, as: Strike & ActionKey, action: Action): void {
  const { s, f } = a
  const striking: Striking = { s, f, as }
  const { on } = asked(ctx, new Offer(f.id, { ask: 'target', as }, toTarget, striking))
  const { use } = asked(ctx, new Offer(f.id, { ask: 'weapon', on: on.id }, toWield, { ...striking, on }))
  const space = suffers(on, 'invisible')
    ? asked(ctx, new Offer(f.id, { ask: 'space', on: on.id }, toGuess, { ...striking, on, use })).spot
    : null
  pays(ctx, s, f, as, action)
  exposes(ctx, f, STRIKES[as].defense, as, STRIKES[as].rule)
  if (as === 'cast') drains(ctx, f)
  // Ruling OLDE-B08: who strikes shows where he is, as he sets about it.
  if (suffers(f, 'invisible')) f.known = spotOf(s.where, f.id) ?? null
  s.declared.push({ by: f.id, on: on.id, as, use: use.key, space, penalty: 0 })
  if (ctx.emit === undefined) return
  const distance = space === null ? spaces(s, f.id, on.id) : Math.round(distanceTo(s.where, f.id, space))
  const sight = space === null ? lineOfSight(s, f.id, on.id) : sightOfSpace(s, f.id, space)
  const rule = [action.rule, 'OLDE-ATK-02', 'OLDE-ATK-03', ...weaponRules(f, use, distance, sight)] as const
  const thrown = use.ranged?.thrown === true ? THROWN : undefined
  ctx.emit({
    type: 'declared',
    who: f.id,
    on: on.id,
    as,
    weapon: use.name,
    hands: use.hands,
    ...thrown,
    distance,
    sight,
    rule,
  })
}
/** Told of what leaves the hand. */
const THROWN = { thrown: true } as const

/** OLDE-SPELL-ember: 1 Mana, whatever comes of it. */
function drains(ctx: Ctx, f: Fighter): void {
  f.mana--
  ctx.emit?.({ type: 'pool', who: f.id, pool: 'mana', change: -1, left: f.mana, rule: 'OLDE-SPELL-ember' })
}

function casts(ctx: Ctx, a: Acting, action: Action): void {
  const { s, f } = a
  const { key } = asked(ctx, new Offer(f.id, { ask: 'spell' }, toCast, { s, f }))
  if (key === 'ember') {
    declares(ctx, a, 'cast', action)
    return
  }
  const { on } = asked(ctx, new Offer(f.id, { ask: 'patient', as: 'mend' }, toTend, { s, f, as: 'mend' }))
  pays(ctx, s, f, 'cast', action)
  mends(ctx, s, f, on)
}

function tends(ctx: Ctx, a: Acting, key: 'use' | 'aid' | 'guide', action: Action): void {
  const { s, f } = a
  const { on } = asked(ctx, new Offer(f.id, { ask: 'patient', as: key }, toTend, { s, f, as: key }))
  if (key === 'guide') {
    guides(ctx, a, on, action)
    return
  }
  pays(ctx, s, f, key, action)
  if (key === 'use') drinks(ctx, s, f, on)
  else firstAid(ctx, s, f, on)
}

/** OLDE-ACT-guide: a stunned friend is led a space, or told to sit or to lie down. */
function guides(ctx: Ctx, { s, f }: Acting, on: Fighter, action: Action): void {
  const going = journey(s, on, 'guide', 1)
  const walks = on.posture === 'standing' && anyOffered(toGo, going)
  const orders = [...(walks ? [WALK] : []), ...lower(on).filter(({ key }) => key !== 'kneeling')]
  const { key: order } = asked(ctx, { who: f.id, about: { ask: 'order', on: on.id }, options: orders })
  const to =
    order === 'walk'
      ? ctx.choose(new Offer(f.id, { ask: 'where', left: 1, how: 'guide', mover: on.id }, toGo, going, { open: true }))
      : undefined
  pays(ctx, s, f, 'guide', action)
  if (to !== undefined) goes(ctx, s, going, to, ['OLDE-ACT-guide', 'OLDE-COND-stunned'])
  else if (order !== 'walk') poses(ctx, on, order, 'guided', 'OLDE-ACT-guide')
}
const WALK = { key: 'walk' } as const
