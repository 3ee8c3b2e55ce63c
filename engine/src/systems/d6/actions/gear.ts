import type { Option } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { succeeds } from '../body/checks.ts'
import { leavesHand, lowersShield } from '../body/hands.ts'
import { rushing } from '../content/difficulties.ts'
import { type Action, chosen, keyed, why } from '../state/asking.ts'
import { freeHands, inHand } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State, Why } from '../state/types.ts'

/** Drawing, picking up or putting a shield before one is an action for each item (D6-C-OPT-Ready). */
const ready: Action = {
  key: 'ready',
  rule: 'D6-C-OPT-Ready',
  refuse: (_s, f) => (putAway(f).length === 0 ? 'nothing is put away' : undefined),
  act(ctx, _s, f) {
    const { item } = chosen(ctx, f, { ask: 'ready' }, keyed(putAway(f)))
    for (const held of f.items) {
      if (freeHands(f) >= item.weapon.hands) break
      if (held.where === 'hand') leavesHand(f, held, 'stowed')
    }
    if (freeHands(f) < item.weapon.hands) lowersShield(f)
    item.where = 'hand'
    ctx.emit?.({ type: 'readies', who: f.id, weapon: item.key, rule: 'D6-C-OPT-Ready' })
  },
}
const putAway = (f: Fighter): Item[] => f.items.filter(({ where }) => where === 'stowed' || where === 'ground')

/** Why this cannot be loaded now. */
function unloadable(s: State, f: Fighter, { weapon, key, used }: Item): Why | undefined {
  const { reload } = weapon
  // Ruling D6-A57: no crossbow is wound again in the round it was shot.
  if (reload?.takes === 'laterAction' && used === s.round && s.options.crossbowReload === 'allCrossbows') {
    return why(`${key} was shot this round`, 'D6-C-WPN-Crossbow')
  }
  if (reload?.takes === 'rounds' && f.declared > 1) return why(`${key} takes a whole round to load`, weapon.rule)
  return undefined
}

const empty = (f: Fighter): Item[] => f.items.filter((item) => !item.loaded && inHand(item))

/** Having the next arrow, bolt, stone or knife ready is an action, or rounds of work (D6-C-WPN-Reload). */
const load: Action = {
  key: 'reload',
  rule: 'D6-C-WPN-Reload',
  refuse(s, f) {
    const items = empty(f)
    if (items.length === 0) return 'nothing wants loading'
    const reasons = items.map((item) => unloadable(s, f, item))
    return reasons.includes(undefined) ? undefined : reasons[0]
  },
  act(ctx, s, f) {
    const items = empty(f).filter((item) => unloadable(s, f, item) === undefined)
    const { item } = chosen(ctx, f, { ask: 'load' }, keyed(items))
    const { reload } = item.weapon
    if (reload?.takes !== 'rounds') loaded(ctx, f, item)
    else loadFor(ctx, s, f, item, reload.rounds, reload.orRoll)
  },
}

function loaded(ctx: Ctx, f: Fighter, item: Item): void {
  item.loaded = true
  item.loading = 0
  item.pace = 0
  const slow = item.weapon.rule === 'D6-C-WPN-Crossbow' || item.weapon.rule === 'D6-C-WPN-Gunpowder'
  ctx.emit?.({ type: 'loads', who: f.id, weapon: item.key, rule: slow ? item.weapon.rule : 'D6-C-WPN-Reload' })
}

const STEADY = optionOf('steadily')
const AT_ONCE = optionOf('at once')
const PACES = rushing.map(({ saved }) => ({ key: `${100 * saved}% faster`, saved }))

/** Rounds of loading, done steadily; rushed, at a roll in the end; or at once, if the weapon allows that at a roll (D6-C-WPN-Gunpowder, D6-C-RUSH). */
function loadFor(ctx: Ctx, s: State, f: Fighter, item: Item, rounds: number, orRoll: number | undefined): void {
  if (item.loading === 0 && rounds > 1) {
    const options: readonly (Option | (typeof PACES)[number])[] = [
      STEADY,
      ...PACES,
      ...(orRoll === undefined ? [] : [AT_ONCE]),
    ]
    const pace = ctx.choose({ who: f.id, about: { ask: 'pace', item: item.key }, options, usual: 'steadily' })
    item.pace = 'saved' in pace ? pace.saved : 0
    if (pace === AT_ONCE && orRoll !== undefined) {
      if (succeeds(ctx, s, f, 'marksmanship', orRoll, 'load')) loaded(ctx, f, item)
      else fumbled(ctx, f, item, 'D6-C-WPN-Gunpowder')
      return
    }
  }
  item.loading++
  if (item.loading < rounds * (1 - item.pace)) {
    ctx.emit?.({ type: 'loading', who: f.id, weapon: item.key, done: item.loading, rule: item.weapon.rule })
    return
  }
  const rush = rushing.find(({ saved }) => saved === item.pace)
  if (rush === undefined) {
    loaded(ctx, f, item)
    return
  }
  ctx.emit?.({ type: 'rushes', who: f.id, weapon: item.key, difficulty: rush.difficulty, rule: 'D6-C-RUSH' })
  if (succeeds(ctx, s, f, item.weapon.skill, rush.difficulty, 'load')) loaded(ctx, f, item)
  else fumbled(ctx, f, item, 'D6-C-RUSH')
}

function fumbled(ctx: Ctx, f: Fighter, item: Item, rule: 'D6-C-WPN-Gunpowder' | 'D6-C-RUSH'): void {
  item.loading = 0
  item.pace = 0
  ctx.emit?.({ type: 'loadsInVain', who: f.id, weapon: item.key, rule })
}

/** Guns too heavy to be aimed from the shoulder, and not yet on a rest. */
const heavy = (f: Fighter): Item | undefined =>
  f.items.find((item) => item.weapon.restOrLift !== undefined && !item.rested && inHand(item))

/** Whether there is something to rest a gun on: the ground he lies on, or what he stands behind. */
const support = (f: Fighter): boolean => f.stance === 'prone' || (f.cover !== null && f.cover.share < 100)

/** A heavy gun is laid on a rest or lifted for one shot (D6-C-WPN-Gunpowder). */
const lift: Action = {
  key: 'lift gun',
  rule: 'D6-C-WPN-Gunpowder',
  refuse: (_s, f) => (heavy(f) === undefined ? 'no gun in hand wants lifting' : undefined),
  act(ctx, s, f) {
    const item = heavy(f)
    if (item === undefined) return
    item.rested = support(f) || succeeds(ctx, s, f, 'lifting', item.weapon.restOrLift ?? 0, 'lift')
    ctx.emit?.({ type: 'liftsGun', who: f.id, weapon: item.key, up: item.rested, rule: 'D6-C-WPN-Gunpowder' })
  },
}

/** What is done with gear: drawing, loading, lifting a gun. */
export const GEAR: readonly Action[] = [ready, load, lift]
