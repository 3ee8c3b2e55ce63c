import { optionOf } from '../../../mechanisms/asking.ts'
import { standsNoMore } from '../cover.ts'
import { foes, usable } from '../fighters.ts'
import { force, hack } from '../inanimate-objects.ts'
import { contacts } from '../movement.ts'
import type { Fighter, Item, State } from '../types.ts'
import { impotent } from '../unusual-conditions.ts'
import { itemOption } from '../weapons-in-hand.ts'
import { whichOf } from '../which-of.ts'
import { action, type Why } from './action.ts'

const NOTHING: Why = { because: 'no foe beside him stands behind anything', rule: 'LEG-OBJ-Hit' }
const BRAWN = optionOf('brawn')

const hides = (f: Fighter, other: Fighter): boolean => other.cover !== undefined && foes(f, other)
const tools = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => item.weapon.use === 'close' && usable(s, f, item) && !impotent(f, item))

/** Hacks at what a foe stands behind, or breaks it by strength (LEG-OBJ-Hit, LEG-OBJ-Brawn). */
export const breakCover = action({
  key: 'breakCover',
  rule: 'LEG-OBJ-Hit',
  refuse(_s, f, { near }) {
    for (let i = 0; i < near.length; i++) {
      const other = near[i]
      if (other !== undefined && hides(f, other)) return undefined
    }
    return NOTHING
  },
  act(ctx, s, f) {
    const hiding = contacts(s, f).filter((other) => hides(f, other))
    const target = whichOf(ctx, f.id, { ask: 'target' }, hiding, ({ id }) => optionOf(id))
    const cover = target?.cover
    if (target === undefined || cover === undefined) return
    const arms = tools(s, f)
    const means = [...arms.map((item) => itemOption(f, item)), BRAWN]
    const chosen = ctx.choose({ who: f.id, about: { ask: 'weapon', at: target.id }, options: means })
    const item = arms.find((arm) => itemOption(f, arm).key === chosen.key)
    if (item === undefined) force(ctx, s, f, cover)
    else hack(ctx, s, f, item, cover)
    standsNoMore(s, target, cover)
  },
})
