import { chance, die } from '../../dice/chance.ts'
import { CLOSE_COMBAT } from './fumbles/close-combat.ts'
import type { Fumbled, Row } from './fumbles/fumbled.ts'
import { NATURAL_WEAPONS } from './fumbles/natural-weapons.ts'
import { RANGED_WEAPONS } from './fumbles/ranged-weapons.ts'
import type { Ctx, Exchange, Fighter, Item, State } from './types.ts'
import { held } from './weapons-in-hand.ts'

const FUMBLE = die('fumble', 20)
const WORST = 19
/** Rolls made because of a 19 or 20 ignore those: they are thrown again until they show something else. Ruling LEG-A35. */
const AGAIN = chance(
  'fumble again',
  false,
  (from) => {
    let roll = from.die(20)
    while (roll >= WORST) roll = from.die(20)
    return roll
  },
  () => ({ support: Array.from({ length: WORST - 1 }, (_, i) => [i + 1, 1 / (WORST - 1)] as const), lost: 0 }),
)

/** Whoever fumbles an attack, a parry or an evasion rolls on the table of what he fumbled with (LEG-FUM-01). */
export function fumble(ctx: Ctx, s: State, x: Exchange, who: Fighter): void {
  const table = tableFor(x, who)
  ctx.emit?.({ type: 'fumbled', who: who.id, rule: 'LEG-FUM-01' })
  const item = who === x.attacker ? x.item : (x.guard ?? who.items.find(held))
  suffer(ctx, s, { x, who, item, again: (c, t, f) => suffer(c, t, f, table, AGAIN) }, table, FUMBLE)
}

/** Ruling LEG-A36: parries and evasions fumble on the close combat table, whatever is part of the body on its own. */
function tableFor(x: Exchange, who: Fighter): readonly Row[] {
  const item: Item | undefined = who === x.attacker ? x.item : x.guard
  if (item === undefined) return CLOSE_COMBAT
  if (item.weapon.use === 'ranged') return RANGED_WEAPONS
  return item.where === 'body' ? NATURAL_WEAPONS : CLOSE_COMBAT
}

const rowOn = (roll: number, table: readonly Row[]): number => table.findIndex((row) => roll <= row.to)

function suffer(ctx: Ctx, s: State, f: Fumbled, table: readonly Row[], dice: typeof FUMBLE): void {
  const toss = ctx.toss(dice, f.who.id)
  const row = table[ctx.read(toss, rowOn, table)]
  if (row === undefined) return
  ctx.emit?.({ type: 'fumble', who: f.who.id, roll: ctx.shown(toss), result: row.name, rule: row.rule })
  row.happens(ctx, s, f, row.rule)
}
