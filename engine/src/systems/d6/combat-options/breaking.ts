import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { chosen, keyed } from '../choosing.ts'
import { toughness, wrecked } from '../content/difficulties.ts'
import { calledShots } from '../content/modifiers.ts'
import { damageOf } from '../damage.ts'
import { D } from '../diecode.ts'
import { BLOWS } from '../fighters.ts'
import { throwCode, totalRolled } from '../rolling-dice.ts'
import type { Attack, Ctx, Fighter, Item, State, Why } from '../types.ts'

const breakable = (f: Fighter): Item[] => f.items.filter((item) => item.where === 'hand')
/** Most weapons are as tough as a sword (D6-C-OBJ-Toughness). */
const WEAPON = toughness.tough

/** Ten over its resistance wrecks a thing, less weakens it by a die (D6-C-OPT-Break). Ruling D6-A49: by damage, or by the skill total. */
function breaks(ctx: Ctx, s: State, x: Attack): void {
  const { item } = chosen(ctx, x.attacker, { ask: 'which item', at: x.target.id }, keyed(breakable(x.target)))
  const { thrown, adds } =
    s.options.breakCompares === 'damage' ? damageOf(ctx, s, x, 'force') : { thrown: x.thrown, adds: 0 }
  const done = adds + (thrown === null ? 0 : totalRolled(ctx, thrown))
  const weak = `weakened ${item.id}`
  const code = WEAPON - D * (x.target.uses[weak] ?? 0)
  const withstands = throwCode(ctx, s, 'gm', 'object', code, 0)
  const over = done - (withstands === undefined ? 0 : totalRolled(ctx, withstands))
  const state = over >= wrecked || code < D ? 'wrecked' : over > 0 ? 'weakened' : 'whole'
  if (state === 'wrecked') item.where = 'broken'
  else if (state === 'weakened') x.target.uses = { ...x.target.uses, [weak]: (x.target.uses[weak] ?? 0) + 1 }
  ctx.emit?.({
    type: 'object',
    who: x.attacker.id,
    at: x.target.id,
    weapon: item.key,
    over,
    state,
    rule: ['D6-C-OPT-Break', 'D6-C-OBJ-Toughness', 'D6-A49'],
  })
}
const emptyHanded = (_s: State, _f: Fighter, target: Fighter): Why | undefined =>
  breakable(target).length === 0
    ? { because: `${target.id} holds nothing to break`, rule: 'D6-C-OPT-Break' }
    : undefined

const { dice, standard } = calledShots['up to 50 cm']
/** A blow at what somebody holds, to break it. */
export const breakThing: Action = attackBy(
  {
    key: 'break',
    rule: 'D6-C-OPT-Break',
    dice,
    standard,
    damage: 'none',
    reach: 0,
    unmarked: true,
    against: emptyHanded,
    hits: breaks,
  },
  BLOWS,
)
