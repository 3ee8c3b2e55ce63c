import { chance, die } from '../../../dice/chance.ts'
import { active, fighter, held, itemOf } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, Mishap, State } from '../state/types.ts'
import { CLOSE_COMBAT, NATURAL_WEAPONS, RANGED_WEAPONS, type Row } from './fumbles/tables.ts'

const TABLES = { close: CLOSE_COMBAT, natural: NATURAL_WEAPONS, ranged: RANGED_WEAPONS } as const satisfies Record<
  Mishap['table'],
  readonly Row[]
>

const FUMBLE = die('fumble', 20)
const WORST = 19
/** Rolls made because of a 19 or 20 ignore those: they are thrown again until they show something else. Ruling LEG-A35. */
export const AGAIN = chance(
  'fumble again',
  false,
  (from) => {
    let roll = from.die(20)
    while (roll >= WORST) roll = from.die(20)
    return roll
  },
  () => ({ support: Array.from({ length: WORST - 1 }, (_, i) => [i + 1, 1 / (WORST - 1)] as const), lost: 0 }),
)

/**
 * Whoever fumbles an attack, a parry or an evasion must roll on the table of what he fumbled with: it is the next thing to
 * happen (LEG-FUM-01).
 */
export function fumble(ctx: Ctx, s: State, x: Exchange, who: Fighter): void {
  const attacked = who === x.attacker
  const used = attacked ? x.item : x.guard
  const met = attacked && x.defenceToss !== undefined ? x.guard?.id : undefined
  const item = (used ?? who.items.find(held))?.id
  s.next.unshift({ kind: 'fumble', who: who.id, table: tableFor(used), item, met, again: false })
  ctx.emit?.({ type: 'fumbled', who: who.id, rule: 'LEG-FUM-01' })
}

/** Ruling LEG-A36: parries and evasions fumble on the close combat table, whatever is part of the body on its own. */
function tableFor(item: Item | undefined): Mishap['table'] {
  if (item === undefined) return 'close'
  if (item.weapon.use === 'ranged') return 'ranged'
  return item.where === 'body' ? 'natural' : 'close'
}

const rowOn = (roll: number, table: readonly Row[]): number => table.findIndex((row) => roll <= row.to)

/** One roll on a fumble table, and what it brings. */
export function mishap(ctx: Ctx, s: State, queued: Mishap): void {
  const who = fighter(s, queued.who)
  if (!active(who)) return
  const table = TABLES[queued.table]
  const toss = ctx.toss(queued.again ? AGAIN : FUMBLE, who.id)
  const row = table[ctx.read(toss, rowOn, table)]
  if (row === undefined) return
  if (ctx.emit !== undefined) {
    const roll = ctx.shown(toss)
    const faces = roll === undefined ? undefined : [roll]
    const thrown = { of: 'fumble', who: who.id, dice: '1d20', faces, terms: [], total: roll }
    ctx.emit({ type: 'fumble', who: who.id, roll, result: row.name, thrown, rule: row.rule })
  }
  const item = queued.item === undefined ? undefined : itemOf(who, queued.item)
  const met = queued.met === undefined ? undefined : anybodys(s, queued.met)
  const again = (times: number): void => {
    for (let i = 0; i < times; i++) s.next.unshift({ ...queued, again: true })
  }
  const anew = (): void => void s.next.unshift(queued)
  row.happens(ctx, s, { who, item, met, again, anew }, row.rule)
}

function anybodys(s: State, id: string): Item | undefined {
  for (const f of s.fighters) {
    const item = itemOf(f, id)
    if (item !== undefined) return item
  }
  return undefined
}
