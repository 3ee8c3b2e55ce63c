import { optionOf } from '../../../mechanisms/asking.ts'
import { forTurns, lasts } from '../../../mechanisms/lasting.ts'
import { diceFor, skillTotal, succeeds } from '../body/checks.ts'
import { leavesHand } from '../body/hands.ts'
import { type Action, chosen, chosenOf, keyed } from '../state/asking.ts'
import { totalRolled } from '../state/dice.ts'
import { active, freeHands, metres } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, Item, State } from '../state/types.ts'
import { prevented } from './prevented.ts'
import { moveUp } from './reactions.ts'

/** One who wants it caught throws so that it is easier. */
const WILLING = 9
/** As far as things are tossed to a comrade, in metres. */
const TOSS = 10

/** Ready to catch what is thrown at him until his next turn. */
const ready: Action = {
  key: 'catch',
  rule: 'D6-C-OPT-Catch',
  refuse: (s, f) => (freeHands(f) < 1 || diceFor(s, f, 'throwing') < 1 ? 'he has no hand to catch with' : undefined),
  act(ctx, _s, f) {
    f.lasting = [...f.lasting, forTurns('catching', 1, f.id)]
    ctx.emit?.({ type: 'readyToCatch', who: f.id, rule: 'D6-C-OPT-Catch' })
  },
}

/** A thrown weapon that would hit is caught by a throwing total of at least the thrower's, by one who stands ready or has yet to act (D6-C-OPT-Catch). */
export function caught(ctx: Ctx, s: State, x: Attack): boolean {
  const { target, item, thrown } = x
  if (!catchable(item) || thrown === null || !active(target)) return false
  if (freeHands(target) < 1 || prevented(s, target, 'catch') !== undefined) return false
  if (!lasts(target.lasting, 'catching') && !reachesOut(ctx, s, x)) return false
  const holds = succeeds(ctx, s, target, 'throwing', totalRolled(ctx, thrown), 'catch')
  tells(ctx, target, x.attacker, item, holds)
  if (holds) handOver(x.attacker, target, item)
  return holds
}
/** Something thrown from a hand: neither a spell nor what is spat can be caught. */
const catchable = ({ where, weapon }: Item): boolean => weapon.skill === 'throwing' && where === 'hand'
function tells(ctx: Ctx, who: Fighter, at: Fighter, item: Item, caught: boolean): void {
  ctx.emit?.({ type: 'catches', who: who.id, at: at.id, weapon: item.key, caught, rule: 'D6-C-OPT-Catch' })
}

const CATCH = [optionOf('none'), optionOf('catch')] as const
/** Who has not acted may bring his turn forward for it (D6-C-ACT-MoveUp). */
function reachesOut(ctx: Ctx, s: State, { attacker, target, item }: Attack): boolean {
  if (target.turned === s.round || diceFor(s, target, 'throwing') < 1) return false
  const about = { ask: 'catch', at: attacker.id, item: item.key } as const
  if (ctx.choose({ who: target.id, about, options: CATCH, usual: 'none' }).key === 'none') return false
  moveUp(ctx, s, target, 'catch')
  return true
}

function handOver(from: Fighter, to: Fighter, item: Item): void {
  leavesHand(from, item, 'gone')
  from.items = from.items.filter((each) => each !== item)
  to.items = [...to.items, { ...item, where: freeHands(to) >= item.weapon.hands ? 'hand' : 'ground', loaded: true }]
}

const tossable = (f: Fighter): Item[] =>
  f.items.filter((item) => item.where === 'hand' && item.weapon.length === 'hand')
const comrades = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((o) => o !== f && o.side === f.side && active(o) && metres(s, f.id, o.id) <= TOSS)

/** Something thrown to a comrade who is to have it. */
const toss: Action = {
  key: 'toss',
  rule: 'D6-C-OPT-Catch',
  refuse(s, f) {
    if (tossable(f).length === 0) return 'he has nothing in hand to toss'
    return comrades(s, f).length === 0 ? 'nobody is there to catch it' : undefined
  },
  act(ctx, s, f) {
    const { item } = chosen(ctx, f, { ask: 'toss' }, keyed(tossable(f)))
    const to = chosenOf(ctx, f, { ask: 'toss to' }, comrades(s, f))
    const total = skillTotal(ctx, s, f, 'throwing', 'toss')
    const holds = succeeds(ctx, s, to, 'throwing', total - WILLING, 'catch')
    if (holds) handOver(f, to, item)
    else leavesHand(f, item, 'ground')
    tells(ctx, to, f, item, holds)
  },
}

export const CATCHING: readonly Action[] = [ready, toss]
