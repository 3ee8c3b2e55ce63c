import { asked, optionOf } from '../../../mechanisms/asking.ts'
import { noDice, throwSkill } from '../body/checks.ts'
import type { Skill } from '../content/skills.ts'
import { standingDodge, vehicleOf } from '../ground/aboard.ts'
import { type Action, keyed, why } from '../state/asking.ts'
import { characterPointsAfter } from '../state/character-and-fate-points.ts'
import { totalRolled } from '../state/dice.ts'
import { bodily, inHand, ranged } from '../state/fighters.ts'
import { hasBegun } from '../state/lasting.ts'
import { counts, into, noted } from '../state/note.ts'
import type { Cited, Ctx, DefenceKind, Fighter, Item, Standing, State, Why } from '../state/types.ts'

/** A full defence is worth so much more (D6-DEF-Full). */
const FULL = 10

const SKILL: Readonly<Record<DefenceKind, Skill>> = { dodge: 'dodge', block: 'fighting', parry: 'melee combat' }
const RULE = { dodge: 'D6-DEF-Dodge', block: 'D6-DEF-Block', parry: 'D6-DEF-Parry' } as const

/** Something in hand to parry with. */
const guards = (f: Fighter): Item[] => f.items.filter((item) => inHand(item) && !bodily(item) && !ranged(item))

/** A defence is taken on the own turn, and no turn is brought forward for it (D6-DEF-OwnTurn, D6-DEF-NoAdvance). */
function notHisTurn(s: State, f: Fighter): Why | undefined {
  if (s.acting.at(-1) === f.id) return undefined
  if (f.turned < s.round) return why('his turn has not come', 'D6-DEF-NoAdvance')
  return why('it is not his turn', 'D6-DEF-OwnTurn')
}

const STANDS: Why = why('this defence already stands', 'D6-DEF-AllAttacks')
/** Why he cannot defend so now. */
function unable(s: State, f: Fighter, kind: DefenceKind): Why | undefined {
  if (hasBegun(f, 'winded')) return why('he can only stand there this round', 'D6-C-HIT-Effects')
  if (kind === 'parry' && guards(f).length === 0 && !f.shieldUp) {
    return why('he has nothing in hand to parry with', 'D6-DEF-Parry')
  }
  if (f.defences.some((standing) => standing.kind === kind)) return STANDS
  return noDice(s, f, SKILL[kind])
}

const ALL_HE_DOES: Why = why('who does nothing else defends fully', 'D6-DEF-Partial')
const TOO_MUCH: Why = why('a full defence is all one does in a round', 'D6-DEF-Full')
const partial = (kind: DefenceKind): Action => ({
  key: kind,
  rule: RULE[kind],
  refuse: (s, f) => notHisTurn(s, f) ?? (f.declared === 1 ? ALL_HE_DOES : unable(s, f, kind)),
  act: (ctx, s, f) => defend(ctx, s, f, kind, false),
})
const full = (kind: DefenceKind): Action => ({
  key: `full ${kind}`,
  rule: 'D6-DEF-Full',
  refuse: (s, f) => notHisTurn(s, f) ?? (f.declared > 1 ? TOO_MUCH : unable(s, f, kind)),
  act: (ctx, s, f) => defend(ctx, s, f, kind, true),
})
const KINDS = ['dodge', 'block', 'parry'] as const
/** Active defences, each an action of the own turn (D6-DEF-OptIn, D6-DEF-Action, D6-DEF-OwnTurn). */
export const DEFENCES: readonly Action[] = [...KINDS.map(partial), ...KINDS.map(full)]

const ON_HIS_TURN = ['D6-DEF-OptIn', 'D6-DEF-Action', 'D6-DEF-OwnTurn', 'D6-DEF-Window', 'D6-DEF-AllAttacks'] as const
/** Rolls a defence that stands until his next turn (D6-DEF-Window). */
function defend(ctx: Ctx, s: State, f: Fighter, kind: DefenceKind, whole: boolean): void {
  const item = kind === 'parry' ? guardOf(ctx, f) : ''
  const total = defenceTotal(ctx, s, f, kind) + (whole ? FULL : 0)
  stand(f, { kind, total, full: whole, item })
  const rule: Cited[] = [...ON_HIS_TURN, RULE[kind]]
  if (whole) rule.push('D6-DEF-Full', 'D6-DEF-FullWindow', 'D6-DEF-FullAnySkill')
  else rule.push('D6-DEF-Partial', 'D6-DEF-PartialMAP')
  if (!whole && total < FULL) rule.push('D6-DEF-Worse', 'D6-DEF-PartialLow')
  ctx.emit?.({ type: 'defends', who: f.id, kind, total, full: whole, rule })
}

const stand = (f: Fighter, standing: Standing): void => {
  f.defences = [...f.defences, standing]
}

function guardOf(ctx: Ctx, f: Fighter): string {
  const options = keyed(guards(f)).map(({ key, item }) => ({ key, id: item.id }))
  if (f.shieldUp) options.push({ key: 'shield', id: 'shield' })
  return asked(ctx, { who: f.id, about: { ask: 'parry with' }, options }).id
}

/** The total of a defence roll; Character Points may go on it before anybody attacks. */
function defenceTotal(ctx: Ctx, s: State, f: Fighter, kind: DefenceKind): number {
  const terms = noted(ctx)
  const adds = f.nextDefence === 0 ? 0 : counts(into(terms), f.nextDefence, 'words before it', 'D6-C-OPT-Social')
  f.nextDefence = 0
  const thrown = throwSkill(ctx, s, f, SKILL[kind], kind, { dice: 0, adds, terms })
  if (thrown === undefined) return 0
  characterPointsAfter(ctx, s, f, thrown, null)
  return totalRolled(ctx, thrown)
}

/** Whether a defence meets an attack with this: one dodges anything, but blocks and parries blows. Ruling D6-A12. */
const relevant = (s: State, { kind }: Standing, item: Item): boolean =>
  kind === 'dodge' || !ranged(item) || s.options.parryVsRanged

/** The defence that stands against an attack with this, or none. Ruling D6-A13: of several the best, or the latest. */
export function standingAgainst(s: State, f: Fighter, item: Item): Standing | null {
  let found: Standing | null = null
  for (const standing of f.defences) {
    if (!relevant(s, standing, item)) continue
    if (found === null || s.options.multiDefence === 'latest' || standing.total > found.total) found = standing
  }
  return aboardStanding(s, f, found)
}
/** Whoever is aboard is as hard to hit as what its driver dodges with, or as his own defence makes him (D6-VEH-Dodge). */
function aboardStanding(s: State, f: Fighter, own: Standing | null): Standing | null {
  const v = vehicleOf(s, f)
  const dodge = v === undefined ? null : standingDodge(s, v)
  return dodge === null || (own !== null && own.total >= dodge.total) ? own : dodge
}

const REACTIONS = [optionOf('none'), optionOf('dodge'), optionOf('block'), optionOf('parry')] as const
/** The game master may grant a free partial defence to somebody with an inkling (D6-DEF-GMFree). Ruling D6-A68. */
export function grantedReaction(ctx: Ctx, s: State, f: Fighter, by: Fighter): void {
  if (s.options.grantReaction !== 'ask' || f.condition !== 'up' || f.defences.length > 0) return
  const options = REACTIONS.filter(({ key }) => key === 'none' || unable(s, f, key as DefenceKind) === undefined)
  const about = { ask: 'grant reaction', at: f.id, on: by.id } as const
  const { key } = ctx.choose({ who: 'gm', about, options, usual: 'none' })
  if (key === 'none') return
  const kind = key as DefenceKind
  const item = kind === 'parry' ? guardOf(ctx, f) : ''
  const total = defenceTotal(ctx, s, f, kind)
  stand(f, { kind, total, full: false, item })
  ctx.emit?.({ type: 'reacts', who: f.id, at: by.id, kind, total, rule: ['D6-DEF-GMFree', 'D6-A68'] })
}
