import { standsNoMore } from '../cover.ts'
import { fighter, foes, usable } from '../fighters.ts'
import { force, hack } from '../inanimate-objects.ts'
import { inContact } from '../movement.ts'
import type { Fighter, Item, State } from '../types.ts'
import { impotent } from '../unusual-conditions.ts'
import { itemOption } from '../weapons-in-hand.ts'
import { type Action, optionOf, type Why } from './action.ts'

const NOTHING: Why = { because: 'no foe beside him stands behind anything', rule: 'LEG-OBJ-Hit' }
const BRAWN = optionOf('brawn')

const hiding = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((other) => foes(f, other) && other.cover !== undefined && inContact(s, f.id, other.id))
const tools = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => item.weapon.use === 'close' && usable(s, f, item) && !impotent(f, item))

/** Hacks at what a foe stands behind, or breaks it by strength (LEG-OBJ-Hit, LEG-OBJ-Brawn). */
export const breakCover: Action = {
  key: 'breakCover',
  rule: 'LEG-OBJ-Hit',
  refuse: (s, f) => (hiding(s, f).length === 0 ? NOTHING : undefined),
  act(ctx, s, f) {
    const options = hiding(s, f).map(({ id }) => optionOf(id))
    const only = options.length === 1 ? options[0] : undefined
    const { key } = only ?? ctx.choose({ who: f.id, about: { ask: 'target' }, options })
    const target = fighter(s, key)
    const { cover } = target
    if (cover === undefined) return
    const arms = tools(s, f)
    const means = [...arms.map((item) => itemOption(f, item)), BRAWN]
    const chosen = ctx.choose({ who: f.id, about: { ask: 'weapon', at: target.id }, options: means })
    const item = arms.find((arm) => itemOption(f, arm) === chosen)
    if (item === undefined) force(ctx, s, f, cover)
    else hack(ctx, s, f, item, cover)
    standsNoMore(s, target, cover)
  },
}
