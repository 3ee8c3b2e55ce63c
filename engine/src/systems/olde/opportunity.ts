import { anyOffered, Offer } from '../../kernel/offer.ts'
import type { Asks, Option, Why } from '../../kernel/types.ts'
import { asked } from '../../mechanisms/asking.ts'
import { distanceTo } from '../../space/whereabouts.ts'
import {
  ACTION_KEYS,
  type Action,
  type ActionKey,
  actionOf,
  cannotFight,
  cannotGo,
  leftInRound,
  outOfTurn,
  priceOf,
  slackBow,
} from './actions.ts'
import { thingName } from './arms.ts'
import { hasRank, shieldOf } from './characters.ts'
import { climbTo, type Jump, landings, leapTo, toJump } from './climbing.ts'
import { lies, poses } from './conditions.ts'
import { type Striking, toGuess, toTarget, toWield } from './declaring.ts'
import { fighterOf, suffers } from './fighters.ts'
import { drinks, firstAid, mends, toTend } from './healing.ts'
import { lineOfSight, sightOfSpace, spaces } from './line-of-sight.ts'
import { STRIKES } from './modifiers.ts'
import { courseOf, goes, type Journey, journey, ledTo, stumblesBlind, toGo } from './movements.ts'
import { readies, toReady } from './readying.ts'
import { roomIn, wins } from './turns.ts'
import type { Ctx, Fighter, Opportunity, Spell, State, Strike } from './types.ts'

export interface Acting {
  readonly s: State
  readonly f: Fighter
  readonly at: Opportunity
}
export interface Deed extends Option {
  readonly key: ActionKey
}
const DEEDS: readonly Deed[] = ACTION_KEYS.map((key) => ({ key }))
const IDLE: Opportunity = { who: '', moved: false, acted: false, stepped: false, gone: 0 }

/** Spaces somebody may still go in this round by such a movement. */
function stride({ s, f, at }: Acting, key: 'free steps' | 'step' | 'run'): number {
  const dazed = suffers(f, 'dazed') ? 1 - at.gone : 99
  const left = leftInRound(f)
  const most =
    key === 'free steps'
      ? f.facts.size === 'small'
        ? 1
        : 2
      : key === 'run'
        ? 2 * left
        : Math.min(3, Math.floor(left / actionOf(s, f, 'step').cost))
  return Math.max(0, Math.min(most, dazed))
}
const walk = (a: Acting, key: 'free steps' | 'step' | 'run'): Journey => journey(a.s, a.f, key, stride(a, key))

const no = (because: string, rule: Why['rule']): Why => ({ because, rule })

/** Why his state or the place forbids an action; undefined: it does not. */
function unfit(a: Acting, key: ActionKey): Why | undefined {
  const { s, f } = a
  const bound = suffers(f, 'restrained') ? no('he is restrained', 'OLDE-COND-restrained') : undefined
  switch (key) {
    case 'free steps':
      if (!f.freeSteps) return no('free steps are had once a turn', 'OLDE-TURN-06')
      return cannotGo(f) ?? nowhere(walk(a, key))
    case 'run':
      if (suffers(f, 'lame')) return no('he is lame', 'OLDE-COND-lame')
      return cannotGo(f) ?? nowhere(walk(a, key))
    case 'step':
      return cannotGo(f) ?? nowhere(walk(a, key))
    case 'climb':
      return (
        cannotGo(f) ??
        (landings({ s, f, how: 'climb' }).length > 0 ? undefined : no('there is nothing to climb', 'OLDE-ACT-climb'))
      )
    case 'leap':
      if (suffers(f, 'lame')) return no('he is lame', 'OLDE-COND-lame')
      return (
        cannotGo(f) ??
        (landings({ s, f, how: 'leap' }).length > 0 ? undefined : no('there is no gap to leap', 'OLDE-ACT-leap'))
      )
    case 'drop':
      return bound ?? (f.posture === 'standing' ? undefined : no('he is down already', 'OLDE-ACT-drop'))
    case 'rise':
      if (f.posture === 'standing') return no('he stands', 'OLDE-ACT-rise')
      if (f.posture === 'prone' && s.options.actions === 'advanced')
        return no('from the ground he must stand up', 'OLDE-ADV-stand')
      return bound
    case 'stand':
      return f.posture === 'prone' ? bound : no('he does not lie', 'OLDE-ADV-stand')
    case 'ready':
      return (
        bound ?? (anyOffered(toReady, { s, f }) ? undefined : no('there is nothing to make ready', 'OLDE-ACT-ready'))
      )
    case 'reset':
      return bound ?? (slackBow(f) === undefined ? no('there is no slack crossbow in hand', 'OLDE-XBOW-04') : undefined)
    case 'attack':
    case 'panic':
    case 'melee':
    case 'all-out':
    case 'snapshot':
    case 'shot':
    case 'aimed':
      return (
        bound ??
        cannotFight(f) ??
        (anyOffered(toTarget, { s, f, as: key }) ? undefined : no('nobody can be struck from here', 'OLDE-ATK-02'))
      )
    case 'block':
      if (shieldOf(f) === undefined) return no('there is no shield on the arm', 'OLDE-ACT-block')
      if (!hasRank(f, 'shields', 'journeyman')) return no('it takes a Journeyman of Shields', 'OLDE-ACT-block')
      return (
        bound ??
        (f.adjustments.some(({ rule }) => rule === 'OLDE-ACT-block')
          ? no('the shield is up already', 'OLDE-ACT-block')
          : undefined)
      )
    case 'cast':
      return (
        cannotFight(f) ??
        (anyOffered(toCast, { s, f }) ? undefined : no('there is no spell he could cast now', 'OLDE-ACT-cast'))
      )
    case 'use':
      if (f.draughts === 0) return no('there is nothing to use', 'OLDE-ACT-use')
      return (
        bound ??
        fled(f) ??
        (anyOffered(toTend, { s, f, as: 'use' }) ? undefined : no('nobody at hand is hurt', 'OLDE-ITEM-draught'))
      )
    case 'aid':
      return (
        bound ??
        fled(f) ??
        (anyOffered(toTend, { s, f, as: 'aid' })
          ? undefined
          : no('nobody at hand is dying or bleeding', 'OLDE-ACT-aid'))
      )
    case 'recover':
      return (
        fled(f) ??
        (roomIn(f, 'mana') + roomIn(f, 'faith') > 0 ? undefined : no('no Mana or Faith is wanting', 'OLDE-ACT-recover'))
      )
    case 'guide':
      return (
        bound ??
        fled(f) ??
        (anyOffered(toTend, { s, f, as: 'guide' }) ? undefined : no('no stunned friend is at hand', 'OLDE-ACT-guide'))
      )
    case 'flop':
      return bound ?? (f.posture === 'prone' ? no('he lies already', 'OLDE-ACT-flop') : undefined)
    case 'pass':
      return undefined
  }
}
const fled = (f: Fighter): Why | undefined =>
  suffers(f, 'frightened') ? no('he must get away', 'OLDE-COND-frightened') : undefined
const nowhere = (a: Journey): Why | undefined =>
  a.budget > 0 && anywhere(a) ? undefined : no('there is nowhere to go', 'OLDE-ACT-step')
/** On a map any cell will do; without one there is always somebody to go to or from. */
function anywhere(a: Journey): boolean {
  if (a.ways === undefined || suffers(a.f, 'frightened')) return anyOffered(toGo, a)
  return a.ways.cost.some((cost, cell) => cost > 0 && cost <= a.budget && a.ways?.room[cell] === 1)
}

/** OLDE-TURN-05: what somebody may do with his opportunity now. */
export const toAct: Asks<Acting, Deed> = {
  each(_, visit) {
    for (const deed of DEEDS) if (visit(deed)) return
  },
  named: (_, key) => DEEDS.find((deed) => deed.key === key),
  why(a, { key }) {
    return outOfTurn(a.s, a.f, a.at, key, actionOf(a.s, a.f, key)) ?? unfit(a, key)
  },
}

/** Spells he can cast now. */
interface Casting {
  readonly s: State
  readonly f: Fighter
}
const SPELLS: readonly { readonly key: Spell }[] = [{ key: 'ember' }, { key: 'mend' }]
export const toCast: Asks<Casting, { readonly key: Spell }> = {
  each({ f }, visit) {
    for (const spell of SPELLS) if (f.facts.spells.includes(spell.key) && visit(spell)) return
  },
  named: ({ f }, key) => SPELLS.find((spell) => spell.key === key && f.facts.spells.includes(spell.key)),
  why({ s, f }, { key }) {
    if (key === 'ember') {
      if (f.mana === 0) return no('there is no Mana left', 'OLDE-SPELL-ember')
      if (suffers(f, 'restrained')) return no('it takes gestures', 'OLDE-COND-restrained')
      return anyOffered(toTarget, { s, f, as: 'cast' })
        ? undefined
        : no('nobody is within six spaces and in sight', 'OLDE-SPELL-ember')
    }
    if (f.faith === 0) return no('there is no Faith left', 'OLDE-SPELL-mend')
    if (suffers(f, 'silenced')) return no('it must be spoken', 'OLDE-COND-silenced')
    return anyOffered(toTend, { s, f, as: 'mend' }) ? undefined : no('nobody at hand is hurt', 'OLDE-SPELL-mend')
  },
}

/** Every action this fighter may not take now; of one whose opportunity it is not, as if it were. */
export const actingOf = (s: State, f: Fighter): Acting => ({ s, f, at: s.acting?.who === f.id ? s.acting : IDLE })

/** One choice of somebody's opportunity is made and carried out. */
export function takeOpportunity(ctx: Ctx, s: State, at: Opportunity): void {
  const f = fighterOf(s, at.who)
  const a: Acting = { s, f, at }
  const { key } = ctx.choose(new Offer(f.id, { ask: 'turn', ap: f.ap, left: leftInRound(f) }, toAct, a))
  const action = actionOf(s, f, key)
  if (key === 'pass') ends(ctx, s, f, at)
  else carryOut(ctx, a, key, action)
  if (s.acting !== null && ((at.acted && (at.moved || !s.options.moveAfterAct)) || f.ap === 0)) closes(s, f)
}

/** OLDE-TURN-07: who spends nothing has passed and keeps his AP. */
function ends(ctx: Ctx, s: State, f: Fighter, at: Opportunity): void {
  f.passed = !at.moved && !at.acted
  if (f.passed) ctx.emit?.({ type: 'passes', who: f.id, left: f.ap, rule: 'OLDE-TURN-07' })
  closes(s, f)
}
function closes(s: State, f: Fighter): void {
  f.acted = true
  s.acting = null
}

function pays(ctx: Ctx, s: State, f: Fighter, key: ActionKey, action: Action, times = 1): void {
  const { ap, only } = priceOf(s, f, action)
  const cost = only ? ap : ap * times
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
  else at.stepped = true
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
      pays(ctx, s, f, key, action)
      if (key === 'climb') climbTo(ctx, s, f, to)
      else leapTo(ctx, s, f, to)
      return
    }
    case 'drop': {
      const { key: posture } = ctx.choose({ who: f.id, about: { ask: 'posture' }, options: POSTURES })
      pays(ctx, s, f, key, action)
      poses(ctx, f, posture, 'drops', 'OLDE-ACT-drop')
      return
    }
    case 'rise':
    case 'stand':
      pays(ctx, s, f, key, action)
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
      f.adjustments = [
        ...f.adjustments,
        { to: 'defense', value: 2, because: 'shield block', rule: 'OLDE-ACT-block', lasts: 'temporary', melee: true },
      ]
      ctx.emit?.({
        type: 'adjusted',
        who: f.id,
        to: 'defense',
        value: 2,
        because: 'shield block',
        rule: 'OLDE-ACT-block',
      })
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
    case 'flop':
      lies(ctx, f, 'flops', 'OLDE-ACT-flop')
      return
    default:
      declares(ctx, a, key, action)
  }
}
const POSTURES = [{ key: 'kneeling' }, { key: 'sitting' }, { key: 'prone' }] as const

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
  goes(ctx, going, to, action.rule)
  at.gone += far
  if (key === 'run') exposes(ctx, f, -Math.ceil(far / 2), 'running', 'OLDE-ADV-run')
  stumblesBlind(ctx, s, f, at.gone)
}

/** Until the reset his Defense is worse for it. */
function exposes(ctx: Ctx, f: Fighter, value: number, because: string, rule: Action['rule']): void {
  if (value === 0) return
  f.adjustments = [...f.adjustments, { to: 'defense', value, because, rule, lasts: 'temporary', melee: false }]
  ctx.emit?.({ type: 'adjusted', who: f.id, to: 'defense', value, because, rule })
}

/** OLDE-ATK-02, OLDE-ATK-03: an attack is declared: whom, with what, and where an unseen foe is believed to be. */
function declares(ctx: Ctx, a: Acting, as: Exclude<Strike & ActionKey, 'cast'>, action: Action): void {
  const { s, f } = a
  const striking: Striking = { s, f, as }
  const { on } = asked(ctx, new Offer(f.id, { ask: 'target', as }, toTarget, striking))
  const { use } = asked(ctx, new Offer(f.id, { ask: 'weapon', on: on.id }, toWield, { ...striking, on }))
  const space = suffers(on, 'invisible')
    ? asked(ctx, new Offer(f.id, { ask: 'space', on: on.id }, toGuess, { ...striking, on, use })).spot
    : null
  pays(ctx, s, f, as, action)
  exposes(ctx, f, STRIKES[as].defense, as, STRIKES[as].rule)
  s.declared.push({ by: f.id, on: on.id, as, use: use.key, space, penalty: 0 })
  ctx.emit?.({
    type: 'declared',
    who: f.id,
    on: on.id,
    as,
    weapon: use.name,
    hands: use.hands,
    distance: space === null ? spaces(s, f.id, on.id) : Math.round(distanceTo(s.where, f.id, space)),
    sight: space === null ? lineOfSight(s, f.id, on.id) : sightOfSpace(s, f.id, space),
    rule: [action.rule, 'OLDE-ATK-02', 'OLDE-ATK-03'],
  })
}

function casts(ctx: Ctx, a: Acting, action: Action): void {
  const { s, f } = a
  const { key } = asked(ctx, new Offer(f.id, { ask: 'spell' }, toCast, { s, f }))
  if (key === 'mend') {
    const { on } = asked(ctx, new Offer(f.id, { ask: 'patient', as: 'mend' }, toTend, { s, f, as: 'mend' }))
    pays(ctx, s, f, 'cast', action)
    mends(ctx, s, f, on)
    return
  }
  const striking: Striking = { s, f, as: 'cast' }
  const { on } = asked(ctx, new Offer(f.id, { ask: 'target', as: 'ember' }, toTarget, striking))
  const { use } = asked(ctx, new Offer(f.id, { ask: 'weapon', on: on.id }, toWield, { ...striking, on }))
  const space = suffers(on, 'invisible')
    ? asked(ctx, new Offer(f.id, { ask: 'space', on: on.id }, toGuess, { ...striking, on, use })).spot
    : null
  pays(ctx, s, f, 'cast', action)
  f.mana--
  ctx.emit?.({ type: 'pool', who: f.id, pool: 'mana', change: -1, left: f.mana, rule: 'OLDE-SPELL-ember' })
  s.declared.push({ by: f.id, on: on.id, as: 'cast', use: use.key, space, penalty: 0 })
}

function tends(ctx: Ctx, a: Acting, key: 'use' | 'aid' | 'guide', action: Action): void {
  const { s, f } = a
  const { on } = asked(ctx, new Offer(f.id, { ask: 'patient', as: key }, toTend, { s, f, as: key }))
  if (key === 'guide') {
    const going = ledTo(s, on)
    const to = anyOffered(toGo, going)
      ? ctx.choose(new Offer(f.id, { ask: 'where', left: 1, how: 'guide', mover: on.id }, toGo, going, { open: true }))
      : undefined
    pays(ctx, s, f, key, action)
    if (to !== undefined) goes(ctx, going, to, ['OLDE-ACT-guide', 'OLDE-COND-stunned'])
    return
  }
  pays(ctx, s, f, key, action)
  if (key === 'use') drinks(ctx, s, f, on)
  else firstAid(ctx, s, f, on)
}
