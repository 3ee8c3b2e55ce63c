import { optionOf } from '../../../mechanisms/asking.ts'
import { D, type DieCode, diceOf } from '../book/diecode.ts'
import { keyed, why } from '../state/asking.ts'
import { active, freeHands, inHand } from '../state/fighters.ts'
import { countsDice, type Note } from '../state/note.ts'
import type { Ctx, Fighter, Item, State, Why } from '../state/types.ts'

/** Drawn in a moment: what is quick or held in one hand, and loaded; no bomb. */
const suited = ({ loaded, weapon }: Item): boolean =>
  loaded && (weapon.quick || weapon.hands === 1) && weapon.bursts !== true

/** What he could draw at once, or, where that is allowed, attack with at once; with dice of the skill to spare. */
const ready = (s: State, f: Fighter): Item[] =>
  f.items.filter(
    (item) =>
      suited(item) &&
      diceOf(f.facts.skills[item.weapon.skill]) > 1 &&
      (item.where === 'stowed' ? item.weapon.hands <= freeHands(f) : s.options.quickDraw === 'always' && inHand(item)),
  )

const NOTHING = { ...optionOf('none'), item: null } as const
/** Before initiative one may move dice of a combat skill to initiative, all but one; drawing then costs nothing (D6-C-OPT-QuickDraw). */
export function quickDraws(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    f.quick = null
    const items = active(f) ? ready(s, f) : []
    if (items.length === 0) continue
    const item = items.length === 1 ? items[0] : whichOf(ctx, f, items)
    if (item === undefined || item === null) continue
    const { skill } = item.weapon
    const options = Array.from({ length: diceOf(f.facts.skills[skill]) }, (_, n) => optionOf(String(n)))
    const about = { ask: 'quick draw', item: item.key } as const
    const dice = Number(ctx.choose({ who: f.id, about, options, usual: '0', hidden: true }).key)
    if (dice === 0) continue
    if (item.where === 'stowed') item.where = 'hand'
    f.quick = { skill, dice }
    ctx.emit?.({ type: 'quickDraw', who: f.id, weapon: item.key, dice, rule: 'D6-C-OPT-QuickDraw' })
  }
}
const whichOf = (ctx: Ctx, f: Fighter, items: readonly Item[]): Item | null =>
  ctx.choose({
    who: f.id,
    about: { ask: 'quick draw with' },
    options: [NOTHING, ...keyed(items)],
    usual: 'none',
    hidden: true,
  }).item

/** Dice moved to initiative. */
export const drawnDice = (f: Fighter, note: Note): DieCode =>
  f.quick === null ? 0 : countsDice(note, D * f.quick.dice, 'quick draw', 'D6-C-OPT-QuickDraw')
/** And missing from the skill for the round. */
export const lentDice = (f: Fighter, name: string, note: Note): DieCode =>
  f.quick === null || f.quick.skill !== name
    ? 0
    : countsDice(note, -D * f.quick.dice, 'quick draw', 'D6-C-OPT-QuickDraw')
/** All attacks of the round are made with that skill. */
export const otherSkill = (f: Fighter, { weapon }: Item): Why | undefined =>
  f.quick === null || f.quick.skill === weapon.skill
    ? undefined
    : why(`after the quick draw he attacks with ${f.quick.skill} this round`, 'D6-C-OPT-QuickDraw')
