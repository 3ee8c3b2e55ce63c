import { asked } from '../../../mechanisms/asking.ts'
import { noted } from '../fighters.ts'
import type { Fighter, Item } from '../types.ts'
import { drop, held, itemOption } from '../weapons-in-hand.ts'
import { action, type Why } from './action.ts'

const EMPTY: Why = { because: 'he holds nothing he could let fall', rule: 'LEG-ACT-ReadyWeapon' }

const STRAPPED: Why = { because: 'what he bears is strapped on', rule: 'LEG-EQP-Strapped' }

const loose = (item: Item): boolean => held(item) && !noted(item, 'strapped')
function nothingLoose({ items }: Fighter): Why | undefined {
  let why = EMPTY
  for (let i = 0; i < items.length; i++) {
    const item = items[i]
    if (item === undefined || !held(item)) continue
    if (loose(item)) return undefined
    why = STRAPPED
  }
  return why
}

/** Lets fall what he holds: it costs no Combat Action, and what is strapped on stays (LEG-ACT-ReadyWeapon). */
export const dropWeapon = action({
  key: 'dropWeapon',
  rule: 'LEG-ACT-ReadyWeapon',
  cost: 'free',
  refuse: (_s, f) => nothingLoose(f),
  act(ctx, s, f) {
    const items = f.items.filter(loose)
    const options = items.map((item) => itemOption(f, item))
    const chosen = asked(ctx, { who: f.id, about: { ask: 'drop' }, options })
    const item = items.find((one) => itemOption(f, one).key === chosen.key)
    if (item !== undefined) drop(ctx, s, f, item, 0, 'LEG-ACT-ReadyWeapon')
  },
})
