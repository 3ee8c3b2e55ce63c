import type { Action } from './action.ts'
import { freeHands } from './fighters.ts'
import type { Fighter, Item, State } from './types.ts'

const unloaded = (_s: State, f: Fighter): Item[] =>
  f.items.filter((i) => !i.loaded && (i.where === 'hand' || i.where === 'body'))

const reload: Action = {
  key: 'reload',
  rule: 'D6-C-WPN-Reload',
  refuse: (s, f) =>
    unloaded(s, f).length === 0 ? { because: 'nothing wants loading', rule: 'D6-C-WPN-Reload' } : undefined,
  act(ctx, s, f) {
    const options = unloaded(s, f).map((item) => ({ key: item.key, item }))
    const only = options.length === 1 ? options[0] : undefined
    const { item } = only ?? ctx.choose({ who: f.id, about: { ask: 'load' }, options })
    item.loaded = true
    ctx.emit?.({ type: 'loads', who: f.id, weapon: item.key, rule: 'D6-C-WPN-Reload' })
  },
}

const stowed = (f: Fighter): Item[] => f.items.filter((i) => i.where === 'stowed' || i.where === 'ground')
const ready: Action = {
  key: 'ready',
  rule: 'D6-C-OPT-Ready',
  refuse: (_s, f) => (stowed(f).length === 0 ? { because: 'nothing is put away', rule: 'D6-C-OPT-Ready' } : undefined),
  act(ctx, _s, f) {
    const options = stowed(f).map((item) => ({ key: item.key, item }))
    const only = options.length === 1 ? options[0] : undefined
    const { item } = only ?? ctx.choose({ who: f.id, about: { ask: 'ready' }, options })
    for (const held of f.items) {
      if (freeHands(f) >= item.weapon.hands) break
      if (held.where === 'hand') held.where = 'stowed'
    }
    item.where = 'hand'
    ctx.emit?.({ type: 'readies', who: f.id, weapon: item.key, rule: 'D6-C-OPT-Ready' })
  },
}

/** What is done with gear: drawing, loading. */
export const GEAR: readonly Action[] = [ready, reload]
