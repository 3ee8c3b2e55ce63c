import type { Action } from './action.ts'
import { goesWide, spreads } from './areas.ts'
import { armsAgainst, attack, unable, wayOf } from './attacking.ts'
import { characterPointsAfter, fateBefore } from './character-and-fate-points.ts'
import { chosen, chosenOf, keyed } from './choosing.ts'
import { active, down, foes } from './fighters.ts'
import { skillDice } from './modifiers.ts'
import { into, noted } from './note.ts'
import { reaches, throwOwn } from './rolling-dice.ts'
import type { Ctx, Fighter, Item, Manoeuvre, State } from './types.ts'

/** Skills a spell may be aimed with. */
const TARGETING = ['fighting', 'melee combat', 'marksmanship', 'throwing'] as const
const WAY = wayOf({ key: 'cast', rule: 'D6-C-SPELL-Target', unmarked: true, casts: true })

const SPREADING: Manoeuvre = { ...WAY, damage: 'none', bursts: true, hits: spreads, misses: goesWide }

/** Whether the words are said right: the caster's magic against the spell's difficulty. */
function works(ctx: Ctx, s: State, f: Fighter, item: Item): boolean {
  const { spell } = item.weapon
  if (spell === undefined) return false
  const modifiers = noted(ctx)
  const fated = fateBefore(ctx, s, f, 'casting')
  const dice = skillDice(s, f, 'scholar', into(modifiers))
  const { casting, difficulty } = spell
  const how = { fated, terms: modifiers, needs: difficulty }
  const thrown = throwOwn(ctx, s, f.id, 'casting', { own: casting, other: dice }, 0, how)
  characterPointsAfter(ctx, s, f, thrown, difficulty)
  const done = reaches(ctx, thrown, difficulty)
  ctx.emit?.({ type: 'casts', who: f.id, spell: item.key, difficulty, done, rule: 'D6-C-SPELL-Target', modifiers })
  return done
}

/** A spell is cast and aimed in one action: its targeting skill meets the combat difficulty (D6-C-SPELL-Target). */
const cast: Action = {
  key: 'cast',
  rule: 'D6-C-SPELL-Target',
  refuse: (s, f) =>
    f.items.some(({ weapon }) => weapon.spell !== undefined) ? unable(s, f, WAY, TARGETING) : 'he knows no spell',
  act(ctx, s, f) {
    const within = s.fighters.filter(
      (o) => foes(f, o) && (active(o) || down(o)) && armsAgainst(s, f, o, WAY, TARGETING).length > 0,
    )
    const target = chosenOf(ctx, f, { ask: 'target' }, within)
    const { item } = chosen(ctx, f, { ask: 'spell', at: target.id }, keyed(armsAgainst(s, f, target, WAY, TARGETING)))
    item.used = s.round
    const spread = (item.weapon.spell?.radius ?? 0) > 0
    if (works(ctx, s, f, item)) attack(ctx, s, f, target, item, spread ? SPREADING : WAY, null)
  },
}
export const SPELLS: readonly Action[] = [cast]
