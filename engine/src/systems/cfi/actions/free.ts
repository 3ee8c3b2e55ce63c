import type { Option } from '../../../kernel/types.ts'
import { held, itemOption } from '../../../mechanisms/hands.ts'
import { passes, ROLLS, reckoned } from '../body/checks.ts'
import { situation } from '../body/difficulty.ts'
import { hampered } from '../body/hampered.ts'
import { drop } from '../body/hands.ts'
import { engaged } from '../ground/reach.ts'
import { breathless, inWater, isShield, placeOf, usable } from '../state/fighters.ts'
import type { Fighter, Item, State } from '../state/types.ts'
import { guarded } from '../state/warding.ts'
import { type Action, no } from './action.ts'

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

/** What can guard something: a weapon one location, a shield as many as its trait says (CFI-TRAIT-PassiveBlock). */
const wardable = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => held(item) && item.weapon.kind !== 'ranged' && usable(s, f, item))

interface WardOption extends Option {
  readonly item: Item | undefined
  readonly at: number
  readonly crouch: boolean
}

export const ward: Action = {
  key: 'ward',
  rule: 'CFI-FRE-Ward',
  cost: 'free',
  refuse: (s, f) =>
    wardable(s, f).length === 0 ? no('he has nothing in hand to guard with', 'CFI-FRE-Ward') : undefined,
  act(ctx, s, f) {
    const options: WardOption[] = wardable(s, f).flatMap((item) =>
      f.facts.body.locations.flatMap(({ id }, at): WardOption[] => {
        const key = `${itemOption(f, item).key} ${id}`
        const plain = { key, item, at, crouch: false }
        return isShield(item) && f.stance !== 'prone' && f.mount === undefined && !f.aloft && !inWater(f)
          ? [plain, { key: `${key} crouching`, item, at, crouch: true }]
          : [plain]
      }),
    )
    const about = { ask: 'ward', item: '' } as const
    const { item, at, crouch } = ctx.choose({
      who: f.id,
      about,
      options: [...options, { key: 'none', item: undefined, at: 0, crouch: false }],
      usual: 'none',
    })
    if (f.stance === 'crouching' && !crouch) f.stance = 'standing'
    if (item === undefined) {
      f.ward = undefined
      return
    }
    const locations = guarded(f, item, at, crouch)
    f.ward = { item: item.id, locations }
    if (crouch) {
      f.stance = 'crouching'
      ctx.emit?.({ type: 'becomes', who: f.id, what: 'crouching', rule: ['CFI-PBL-04', 'CFI-CM-Crouch'] })
    }
    const names = locations.map((i) => placeOf(f, i))
    ctx.emit?.({
      type: 'warded',
      who: f.id,
      item: item.weapon.name,
      locations: names,
      rule: isShield(item) ? ['CFI-FRE-Ward', 'CFI-TRAIT-PassiveBlock'] : 'CFI-FRE-Ward',
    })
  },
}

const WAYS = [0, 1, 2, 3, 4, 5, 6, 7].map((way) => ({ key: String(way), way }))

/** Turning in place costs nothing on one's own Turn (CFI-MIN-Facing; Ruling CFI-A77). */
export const turn: Action = {
  key: 'turn',
  rule: 'CFI-MIN-Facing',
  cost: 'free',
  refuse: (s, f) =>
    !('field' in s.where) || f.facing < 0 ? no('without a map nobody has a back', 'CFI-MIN-Facing') : undefined,
  act(ctx, _s, f) {
    const { way } = ctx.choose({
      who: f.id,
      about: { ask: 'facing' },
      options: WAYS,
      usual: String(f.facing),
    })
    f.facing = way
    ctx.emit?.({ type: 'turned', who: f.id, facing: way, rule: 'CFI-MIN-Facing' })
  },
}
