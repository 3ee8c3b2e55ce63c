import { optionOf } from '../../../mechanisms/asking.ts'
import type { Skill } from '../content/skills.ts'
import { D, type DieCode, diceOf } from '../diecode.ts'
import { active, freeHands } from '../fighters.ts'
import { countsDice, type Note } from '../note.ts'
import type { Ctx, Fighter, Item, State } from '../types.ts'

const drawn = (f: Fighter): Item | undefined =>
  f.items.find((item) => item.where === 'stowed' && item.weapon.hands <= freeHands(f))

/** Before initiative one with something to draw may move dice of its skill to initiative, all but one; drawing then costs nothing (D6-C-OPT-QuickDraw). */
export function quickDraws(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.uses.quickDraw !== undefined) f.uses = { ...f.uses, quickDraw: 0 }
    const item = active(f) ? drawn(f) : undefined
    if (item === undefined) continue
    const most = diceOf(f.facts.skills[item.weapon.skill]) - 1
    if (most < 1) continue
    const options = Array.from({ length: most + 1 }, (_, n) => optionOf(String(n)))
    const about = { ask: 'quick draw', item: item.key } as const
    const dice = Number(ctx.choose({ who: f.id, about, options, usual: '0' }).key)
    if (dice === 0) continue
    item.where = 'hand'
    f.uses = { ...f.uses, quickDraw: dice }
    ctx.emit?.({ type: 'quickDraw', who: f.id, weapon: item.key, dice, rule: 'D6-C-OPT-QuickDraw' })
  }
}

/** Dice moved to initiative. */
export function drawnDice(f: Fighter, note: Note): DieCode {
  const dice = f.uses.quickDraw ?? 0
  return dice === 0 ? 0 : countsDice(note, D * dice, 'quick draw', 'D6-C-OPT-QuickDraw')
}
const COMBAT: readonly string[] = ['fighting', 'melee combat', 'marksmanship', 'throwing'] satisfies Skill[]
/** And missing from the attacks of the round. */
export function lentDice(f: Fighter, name: string, note: Note): DieCode {
  const dice = f.uses.quickDraw ?? 0
  return dice === 0 || !COMBAT.includes(name) ? 0 : countsDice(note, -D * dice, 'quick draw', 'D6-C-OPT-QuickDraw')
}
