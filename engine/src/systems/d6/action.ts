import type { Asks, Option } from '../../kernel/types.ts'
import { asked, optionOf } from '../../mechanisms/asking.ts'
import type { D6RuleId } from './rules.ts'
import type { Ctx, D6Question, Fighter, Item, Refusal, State, Why } from './types.ts'

/** Something a fighter may spend an action on: a row of a table, offered or refused with a reason. */
export interface Action extends Option {
  readonly rule: D6RuleId
  refuse(s: State, f: Fighter): Refusal
  act(ctx: Ctx, s: State, f: Fighter): void
}

/** Why something is not open to somebody now. */
export const why = (because: string, rule: Why['rule']): Why => ({ because, rule })

/** Whose turn it is asked of. */
export interface Turn {
  readonly s: State
  readonly f: Fighter
}

/**
 * Every action in the order it is offered. `actions.ts` puts it together when the system is loaded; it stands here, below
 * everything, because some actions lead to others: who waits may act in the middle of an attack.
 */
const OFFERED: Action[] = []
const BY_KEY: Record<string, Action> = {}
export function offers(actions: readonly Action[]): void {
  OFFERED.push(...actions)
  for (const action of actions) BY_KEY[action.key] = action
}

/** What he may spend an action on. */
export const toAct: Asks<Turn, Action> = {
  each(_, visit) {
    for (const action of OFFERED) if (visit(action)) return
  },
  named: (_, key) => (Object.hasOwn(BY_KEY, key) ? BY_KEY[key] : undefined),
  why({ s, f }, { refuse, rule }) {
    const because = refuse(s, f)
    return typeof because === 'string' ? { because, rule } : because
  },
}

/** What an action that is no blow is about. */
type About = 'guard' | 'move' | 'cast' | 'other'
const KEYS: Readonly<Record<About, string>> = {
  guard:
    'dodge, block, parry, full dodge, full block, full parry, vehicle dodge, take cover, steel the mind, catch, crouch, ' +
    'lie down, escape, shake off, shake off paralysis',
  move:
    'move, step, run, fly, jump, swim, climb, ride, dismount, drive, teleport, stand, take the reins, regain control, ' +
    'rein in, leap out',
  cast: 'cast, frighten, frighten team, confuse, luck, act fast, fade, become solid, paralysing touch, drain life',
  other:
    'use door, ready, reload, lift gun, toss, prepare, treat, wait, nothing, trick, aim, bluff, charm, intimidation',
}
const ABOUT = new Map(
  Object.entries(KEYS).flatMap(([about, keys]) => keys.split(', ').map((key) => [key, about as About])),
)
export const aboutOf = (key: string): About | 'strike' => ABOUT.get(key) ?? 'strike'
/** What defends, takes him away, or gets him ready for it. */
export const isDefensive = (key: string): boolean =>
  aboutOf(key) === 'guard' || (aboutOf(key) === 'move' && key !== 'take the reins') || key === 'wait'
const NO_BLOWS: readonly string[] = ['ram', 'sideswipe']
const TOUCHES: readonly string[] = ['cast', 'paralysing touch', 'drain life']
/** Whether it is an attack of his own, by hand, shot, throw or spell: what is rammed is not. */
export const isAttack = (key: string): boolean =>
  TOUCHES.includes(key) || (aboutOf(key) === 'strike' && !NO_BLOWS.includes(key))

/** Asks a fighter which of these, unless there is only one. */
export const chosen = <T extends Option>(ctx: Ctx, f: Fighter, about: D6Question, options: readonly T[]): T =>
  asked(ctx, { who: f.id, about, options })

type Named = { readonly id: string }
/** The same of fighters or vehicles, each by its name. */
export const chosenOf = <T extends Named>(ctx: Ctx, f: Fighter, about: D6Question, all: readonly T[]): T =>
  chosen(ctx, f, about, all.map(named)).of
const named = <T extends Named>(of: T): Option & { readonly of: T } => ({ key: of.id, of })

export const WAYS = [optionOf('towards'), optionOf('away')] as const
/** Asks a fighter towards or away from whom. */
export function whither(ctx: Ctx, f: Fighter, whom: readonly Fighter[]) {
  const { id: at } = chosenOf(ctx, f, { ask: 'whom' }, whom)
  const { key: way } = ctx.choose({ who: f.id, about: { ask: 'way', at }, options: WAYS })
  return { at, way }
}

/** Items as options, each with a key of its own: of two knives the second is `dagger 2`. */
export function keyed(items: readonly Item[]): { readonly key: string; readonly item: Item }[] {
  return items.map((item, i) => {
    const before = items.slice(0, i).filter(({ key }) => key === item.key).length
    return { key: before === 0 ? item.key : `${item.key} ${before + 1}`, item }
  })
}
