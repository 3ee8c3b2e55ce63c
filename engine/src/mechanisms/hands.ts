import type { FighterId, Option, Play, Question, RuleId } from '../kernel/types.ts'
import type { Spot } from '../space/whereabouts.ts'
import { type Hold, letGo } from './holds.ts'

export const HANDS = ['right', 'left', 'both'] as const
export type Hand = (typeof HANDS)[number]

/** Where a thing of somebody's is: in a hand, part of the body, put away, on the ground, picked up but not yet ready, stuck in somebody, or gone. */
export type Where = Hand | 'body' | 'stowed' | 'ground' | 'lifted' | 'stuck' | 'broken' | 'lost'

/** A weapon or shield of somebody's: where it is and what is left of it. */
export interface Thing {
  /** Unique in the fight: who brought it, and what it is. */
  readonly id: string
  readonly weapon: { readonly name: string; readonly hands: 1 | 2; readonly ap: number | null }
  hp: number
  where: Where
  /** How far it lies from its owner, when it is on the ground, and the spot where it does, if it is known. */
  away: number
  spot: Spot | undefined
}

/** Whoever has things. */
export interface Bearer<I extends Thing> {
  readonly id: FighterId
  items: I[]
}

/** What happens to things, told. */
export type Handled<R extends RuleId> =
  | {
      readonly type: 'dropped'
      readonly who: FighterId
      readonly item: string
      readonly metres: number
      readonly rule: R
    }
  | {
      readonly type: 'seized'
      readonly who: FighterId
      readonly at: FighterId
      readonly item: string
      readonly rule: readonly R[]
    }
  | {
      readonly type: 'itemHurt'
      readonly who: FighterId
      readonly item: string
      readonly damage: number
      /** Left out where it is not the listener's to know. */
      readonly left?: number | undefined
      readonly rule: R
    }
  | { readonly type: 'itemBroke'; readonly who: FighterId; readonly item: string; readonly rule: R }

/** The same where nobody takes a thing out of another's hands. */
export type Let<R extends RuleId> = Exclude<Handled<R>, { readonly type: 'seized' }>

/** Whether a thing is held, and so can be dropped, taken or pinned. */
export function held(item: { readonly where: Where }): boolean {
  const { where } = item
  return where === 'right' || where === 'left' || where === 'both'
}

/** A thing that is in hand, or part of the body. */
export function inHand(item: { readonly where: Where }): boolean {
  return item.where === 'body' || held(item)
}

/** A thing by its id. */
export function itemOf<I extends { readonly id: string }>(
  f: { readonly items: readonly I[] },
  id: string,
): I | undefined {
  const { items } = f
  for (let i = 0; i < items.length; i++) if (items[i]?.id === id) return items[i]
  return undefined
}

/** A thing among its bearer's: called by what it is, or with its first owner's name where it was taken from somebody. */
export function itemOption(f: { readonly id: FighterId }, item: { readonly id: string }): Option {
  const own = item.id.length > f.id.length && item.id.charAt(f.id.length) === ' ' && item.id.startsWith(f.id)
  return { key: own ? item.id.slice(f.id.length + 1) : item.id }
}

/** Which hands of somebody's can hold things, and the rules that say so. */
export interface Hands<F, R extends RuleId> {
  /** Whether he has that hand and it is sound. */
  sound(f: F, hand: 'right' | 'left'): boolean
  readonly rules: { readonly hands: R; readonly broken: R }
}

/** What a game's fighters do with their hands. */
export function hands<
  R extends RuleId,
  F extends { readonly id: FighterId; readonly items: readonly { readonly where: Where }[] },
>(game: Hands<F, R>) {
  /** Whether a sound hand has nothing in it. */
  function isFree(f: F, hand: 'right' | 'left'): boolean {
    if (!game.sound(f, hand)) return false
    const { items } = f
    for (let i = 0; i < items.length; i++) {
      const where = items[i]?.where
      if (where === hand || where === 'both') return false
    }
    return true
  }

  /** A sound hand with nothing in it, the right one first. */
  const freeHand = (f: F): 'right' | 'left' | undefined =>
    isFree(f, 'right') ? 'right' : isFree(f, 'left') ? 'left' : undefined

  /** The hand or hands that could take a thing up now. */
  function handFor(f: F, item: { readonly weapon: { readonly hands: 1 | 2 } }): Hand | undefined {
    if (item.weapon.hands === 1) return freeHand(f)
    return isFree(f, 'right') && isFree(f, 'left') ? 'both' : undefined
  }

  /** A thing leaves its owner's hand and lies so far away. */
  function drop<I extends Thing, H extends Hold>(
    ctx: Play<Let<R>, Question>,
    s: { holds: H[] },
    f: Bearer<I>,
    item: I,
    metres: number,
    rule: R,
  ): void {
    letGo(s, item)
    item.where = 'ground'
    item.away = metres
    item.spot = undefined
    ctx.emit?.({ type: 'dropped', who: f.id, item: item.weapon.name, metres, rule })
  }

  /** A thing passes from one fighter's hands into another's. */
  function seize<I extends Thing, H extends Hold>(
    ctx: Play<Handled<R>, Question>,
    s: { holds: H[] },
    by: Bearer<I>,
    from: Bearer<I>,
    item: I,
    hand: Hand,
    rule: R,
  ): void {
    letGo(s, item)
    from.items = from.items.filter((other) => other !== item)
    item.where = hand
    item.away = 0
    item.spot = undefined
    by.items.push(item)
    ctx.emit?.({ type: 'seized', who: by.id, at: from.id, item: item.weapon.name, rule: [rule, game.rules.hands] })
  }

  /** Damage to a thing: its Armour Points resist unless the blow goes past them, and at 0 Hit Points it breaks. True when it did. */
  function hurtItem<I extends Thing, H extends Hold>(
    ctx: Play<Let<R>, Question>,
    s: { holds: H[] },
    owner: { readonly id: FighterId },
    item: I,
    damage: number,
    armour: 'resists' | 'ignored',
    rule: R,
  ): boolean {
    const lost = Math.max(0, damage - (armour === 'ignored' ? 0 : (item.weapon.ap ?? 0)))
    item.hp = Math.max(0, item.hp - lost)
    ctx.emit?.({ type: 'itemHurt', who: owner.id, item: item.weapon.name, damage: lost, left: item.hp, rule })
    if (item.hp > 0) return false
    letGo(s, item)
    item.where = 'broken'
    ctx.emit?.({ type: 'itemBroke', who: owner.id, item: item.weapon.name, rule: game.rules.broken })
    return true
  }

  return { isFree, freeHand, handFor, drop, seize, hurtItem }
}
