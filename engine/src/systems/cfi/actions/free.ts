import { held, itemOption } from '../../../mechanisms/hands.ts'
import { passes, ROLLS, reckoned } from '../body/checks.ts'
import { situation } from '../body/difficulty.ts'
import { hampered } from '../body/hampered.ts'
import { drop } from '../body/hands.ts'
import { guards, wardable } from '../exchange/guarding.ts'
import { engaged } from '../ground/reach.ts'
import { breathless } from '../state/fighters.ts'
import type { Fighter, Item } from '../state/types.ts'
import { type Action, no } from './action.ts'
import { faces } from './facing.ts'

/** Perception, Hard at a run and Formidable at a sprint. Ruling CFI-A82: until his next Turn nobody comes at him unnoticed. */
export const assess: Action = {
  key: 'assess',
  rule: 'CFI-FRE-Assess',
  cost: 'free',
  refuse: (s, f) =>
    engaged(s, f)
      ? no('he is engaged', 'CFI-FRE-Assess')
      : f.watchful
        ? no('he has looked about him', 'CFI-FRE-Assess')
        : undefined,
  act(ctx, s, f) {
    const b = hampered(s, f, 'perception')
    if (f.pace === 'run') situation(b, 'hard', 'running', 'CFI-FRE-Assess')
    if (f.pace === 'sprint') situation(b, 'formidable', 'sprinting', 'CFI-FRE-Assess')
    const worth = reckoned(ctx, s, f.facts.skills.perception, 'Perception', 'CFI-FRE-Assess', b)
    f.watchful = passes(ctx, f, ROLLS.perception, worth, 'CFI-FRE-Assess')
  },
}

const droppable = (f: Fighter): Item[] => f.items.filter(held)

export const dropItem: Action = {
  key: 'dropItem',
  rule: 'CFI-FRE-Drop',
  cost: 'free',
  refuse: (_s, f) => (droppable(f).length === 0 ? no('his hands are empty', 'CFI-FRE-Drop') : undefined),
  act(ctx, s, f) {
    const options = [
      ...droppable(f).map((item) => ({ ...itemOption(f, item), item })),
      { key: 'none', item: undefined },
    ]
    const { item } = ctx.choose({ who: f.id, about: { ask: 'drop' }, options, usual: 'none' })
    if (item !== undefined) drop(ctx, s, f, item, 0, 'CFI-FRE-Drop')
  },
}

export const signal: Action = {
  key: 'signal',
  rule: 'CFI-FRE-Signal',
  cost: 'free',
  refuse: (s, f) => (engaged(s, f) ? no('he is engaged', 'CFI-FRE-Signal') : undefined),
  act: (ctx, _s, f) => ctx.emit?.({ type: 'did', who: f.id, action: 'signal', rule: 'CFI-FRE-Signal' }),
}

export const speak: Action = {
  key: 'speak',
  rule: 'CFI-FRE-Speak',
  cost: 'free',
  refuse: (_s, f) => (breathless(f) ? no('he has no breath to speak with', 'CFI-FRE-Speak') : undefined),
  act: (ctx, _s, f) => ctx.emit?.({ type: 'did', who: f.id, action: 'speak', rule: 'CFI-FRE-Speak' }),
}

export const ward: Action = {
  key: 'ward',
  rule: 'CFI-FRE-Ward',
  cost: 'free',
  refuse: (s, f) =>
    wardable(s, f).length === 0 ? no('he has nothing in hand to guard with', 'CFI-FRE-Ward') : undefined,
  act: guards,
}

/** Turning in place costs nothing on one's own Turn (CFI-MIN-Facing; Ruling CFI-A77). */
export const turn: Action = {
  key: 'turn',
  rule: 'CFI-MIN-Facing',
  cost: 'free',
  refuse: (s, f) =>
    !('field' in s.where) || f.facing < 0 ? no('without a map nobody has a back', 'CFI-MIN-Facing') : undefined,
  act: (ctx, _s, f) => faces(ctx, f),
}
