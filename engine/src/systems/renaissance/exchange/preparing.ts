import { asked } from '../../../mechanisms/asking.ts'
import { loadingTime } from '../body/arms.ts'
import { adjacent } from '../ground/reach.ts'
import { active, inHand, type Thing, tagged } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'
import { LOADING } from '../state/wording.ts'
import { pickItem } from './maneuvers.ts'

// Standard Actions that prepare something, in one’s turn or readied.

/** +20 on every defence until the next turn (REN-FULLDEF-01). */
export function guards(ctx: Ctx, f: Fighter): void {
  f.fullDefence = true
  ctx.emit?.({ type: 'guards', who: f.id, rule: 'REN-FULLDEF-01' })
}

export const bracing = (f: Fighter): Item[] => f.items.filter((item) => inHand(item) && tagged(item, 'Brace'))
export function braces(ctx: Ctx, f: Fighter): void {
  const item = pickItem(ctx, f, 'brace', '', bracing(f))
  f.braced = item.id
  ctx.emit?.({
    type: 'braces',
    who: f.id,
    weapon: item.weapon.name,
    rule: ['REN-BRACE-01', 'REN-BRACE-02', 'REN-TAG-Brace'],
  })
}

/** What could be loaded, or wound tighter: all that takes the same kind of action as the first. */
export function loadable<I extends Thing>(items: readonly I[]): I[] {
  const wants = items.filter(
    (item) =>
      inHand(item) && item.uses !== 0 && (item.loaded < item.weapon.barrels || (overchargeable(item) && !item.over)),
  )
  return wants.filter((item) => item.weapon.reload?.kind === wants[0]?.weapon.reload?.kind)
}
const overchargeable = (item: Thing): boolean => item.weapon.modes.some(({ name }) => name === 'overcharged')
/** Loading takes what the weapon says (REN-RNG-11), half of it with a partner; once more overcharges. */
export function loads(ctx: Ctx, s: State, f: Fighter): void {
  const item = pickItem(ctx, f, 'load', '', loadable(f.items))
  item.loading++
  const over = item.loaded >= item.weapon.barrels
  const takes = loadingTime(s, f, item)
  if (item.loading < takes) {
    ctx.emit?.({
      type: 'item',
      who: f.id,
      item: item.key,
      what: `${LOADING}, ${takes - item.loading} more to go, for`,
      rule: 'REN-RNG-11',
    })
    return
  }
  item.loading = 0
  if (over) item.over = true
  else item.loaded++
  const partnered = takes < (item.weapon.reload?.actions ?? 0)
  ctx.emit?.({
    type: 'item',
    who: f.id,
    item: item.key,
    what: over ? 'overcharges' : 'loads',
    rule: over ? 'REN-TAG-Overcharge' : partnered ? ['REN-RNG-11', 'REN-TAG-Partner'] : 'REN-RNG-11',
  })
}

/** Comrades next to him whom he does not help already. */
export const comrades = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (o) => o !== f && o.side === f.side && active(o) && adjacent(s, f.id, o.id) && !o.helpers.includes(f.id),
  )
/** Soldiers may help in a fight (REN-POWER-Soldier, REN-CHK-Assist). */
export function helps(ctx: Ctx, s: State, f: Fighter): void {
  const options = comrades(s, f).map((each) => ({ key: each.id, each }))
  const ally = asked(ctx, { who: f.id, about: { ask: 'target', action: 'help' }, options }).each
  ally.helpers.push(f.id)
  ctx.emit?.({ type: 'helps', who: f.id, ally: ally.id, rule: ['REN-CHK-Assist', 'REN-POWER-Soldier'] })
}
