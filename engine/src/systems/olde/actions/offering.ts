import { anyOffered } from '../../../kernel/offer.ts'
import type { Asks, Option, Why } from '../../../kernel/types.ts'
import { fromList, fromTable } from '../../../mechanisms/asking.ts'
import { stops } from '../../../space/flood.ts'
import { toTend } from '../body/healing.ts'
import { cannotBlock, cannotFight, cannotGo, cannotMove } from '../body/hindrances.ts'
import { roomIn } from '../body/pools.ts'
import { landings } from '../ground/climbing.ts'
import { type Journey, journey, toGo } from '../ground/movement.ts'
import { leftInRound, suffers } from '../state/fighters.ts'
import type { Fighter, Opportunity, Spell, State } from '../state/types.ts'
import { type Aiming, type Striking, toTarget, toWield } from './attacking.ts'
import { ACTION_KEYS, type ActionKey, actionOf, outOfTurn, slackBow } from './index.ts'
import { toReady } from './readying.ts'

export interface Acting {
  readonly s: State
  readonly f: Fighter
  readonly at: Opportunity
}
export interface Deed extends Option {
  readonly key: ActionKey
}
const DEEDS: readonly Deed[] = ACTION_KEYS.map((key) => ({ key }))
const IDLE: Opportunity = { who: '', moved: false, acted: false, gone: 0 }

/** Spaces somebody may still go in this round by such a movement. */
function stride({ s, f, at }: Acting, key: 'free steps' | 'step' | 'run'): number {
  const dazed = suffers(f, 'dazed') ? 1 - at.gone : Number.POSITIVE_INFINITY
  const left = leftInRound(f)
  const most =
    key === 'free steps'
      ? f.facts.size === 'small'
        ? 1
        : 2
      : key === 'run'
        ? 2 * left
        : Math.floor(left / actionOf(s, f, 'step').cost)
  return Math.max(0, Math.min(most, dazed))
}
export const walk = (a: Acting, key: 'free steps' | 'step' | 'run'): Journey => journey(a.s, a.f, key, stride(a, key))

const no = (because: string, rule: Why['rule']): Why => ({ because, rule })

/** Why his state or the place forbids an action; undefined: it does not. */
function unfit(a: Acting, key: ActionKey): Why | undefined {
  const { s, f } = a
  const bound = suffers(f, 'restrained') ? no('he is restrained', 'OLDE-COND-restrained') : undefined
  switch (key) {
    case 'free steps':
      if (!f.freeSteps) return no('free steps are had once a turn', 'OLDE-TURN-06')
      if (suffers(f, 'lame')) return no('he is lame', 'OLDE-COND-lame')
      return cannotGo(f) ?? nowhere(walk(a, key))
    case 'run':
      if (suffers(f, 'lame')) return no('he is lame', 'OLDE-COND-lame')
      return cannotGo(f) ?? nowhere(walk(a, key))
    case 'step':
      return cannotGo(f) ?? nowhere(walk(a, key))
    case 'climb':
      if (suffers(f, 'dazed') && a.at.gone > 0) return no('he is dazed', 'OLDE-COND-dazed')
      return (
        cannotGo(f) ??
        (landings({ s, f, how: 'climb' }).length > 0 ? undefined : no('there is nothing to climb', 'OLDE-ACT-climb'))
      )
    case 'leap':
      if (suffers(f, 'lame')) return no('he is lame', 'OLDE-COND-lame')
      if (suffers(f, 'dazed')) return no('he is dazed', 'OLDE-COND-dazed')
      return (
        cannotGo(f) ??
        (landings({ s, f, how: 'leap' }).length > 0 ? undefined : no('there is no gap to leap', 'OLDE-ACT-leap'))
      )
    case 'drop':
      return cannotMove(f) ?? (f.posture === 'prone' ? no('he is down already', 'OLDE-ACT-drop') : undefined)
    case 'rise':
      if (f.posture === 'standing') return no('he stands', 'OLDE-ACT-rise')
      if (f.posture === 'prone' && s.options.actions === 'advanced')
        return no('from the ground he must stand up', 'OLDE-ADV-stand')
      return cannotMove(f)
    case 'stand':
      return f.posture === 'prone' ? cannotMove(f) : no('he does not lie', 'OLDE-ADV-stand')
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
      return bound ?? cannotFight(f) ?? nobody({ s, f, as: key })
    case 'block':
      return (
        bound ??
        cannotBlock(f, 'OLDE-ACT-block') ??
        (f.adjustments.some(({ rule }) => rule === 'OLDE-ACT-block')
          ? no('the shield is up already', 'OLDE-ACT-block')
          : undefined)
      )
    case 'cast':
      return cannotFight(f) ?? noSpell({ s, f })
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
/** Why nobody can be struck from here: what is wrong with the first weapon against the first foe. */
function nobody(a: Striking): Why | undefined {
  let why: Why | undefined = no('there is nobody to strike', 'OLDE-ATK-02')
  let first: Why | undefined
  toTarget.each(a, (target) => {
    why = toTarget.why(a, target)
    if (why === undefined) return true
    first ??= firstFault({ ...a, on: target.on })
    return false
  })
  return why === undefined ? undefined : (first ?? why)
}
function firstFault(a: Aiming): Why | undefined {
  let why: Why | undefined
  toWield.each(a, (use) => {
    why = toWield.why(a, use)
    return true
  })
  return why
}
/** Why he can cast nothing: what is wrong with the first spell he knows. */
function noSpell(a: Casting): Why | undefined {
  let why: Why | undefined = no('he knows no spell', 'OLDE-ACT-cast')
  let first: Why | undefined
  toCast.each(a, (spell) => {
    why = toCast.why(a, spell)
    first ??= why
    return why === undefined
  })
  return why === undefined ? undefined : (first ?? why)
}
const fled = (f: Fighter): Why | undefined =>
  suffers(f, 'frightened') ? no('he must get away', 'OLDE-COND-frightened') : undefined
const nowhere = (a: Journey): Why | undefined =>
  anywhere(a) ? undefined : no('there is nowhere to go', 'OLDE-ACT-step')
/** On a map any cell will do; without one there is always somebody to go to or from. */
function anywhere(a: Journey): boolean {
  if (a.ways === undefined || suffers(a.f, 'frightened')) return anyOffered(toGo, a)
  return stops(a.ways).some(({ cost }) => cost > 0)
}

/** OLDE-TURN-05: what somebody may do with his opportunity now. */
export const toAct: Asks<Acting, Deed> = fromTable(
  DEEDS,
  (a, { key }) => outOfTurn(a.s, a.f, a.at, key, actionOf(a.s, a.f, key)) ?? unfit(a, key),
)

/** Spells he can cast now. */
interface Casting {
  readonly s: State
  readonly f: Fighter
}
const SPELLS: readonly { readonly key: Spell }[] = [{ key: 'ember' }, { key: 'mend' }]
export const toCast: Asks<Casting, { readonly key: Spell }> = fromList(
  ({ f }) => SPELLS.filter(({ key }) => f.facts.spells.includes(key)),
  ({ s, f }, { key }) => {
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
)

/** Every action this fighter may not take now; of one whose opportunity it is not, as if it were. */
export const actingOf = (s: State, f: Fighter): Acting => ({ s, f, at: s.acting?.who === f.id ? s.acting : IDLE })
