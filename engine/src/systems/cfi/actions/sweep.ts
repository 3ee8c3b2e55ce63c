import { asked } from '../../../mechanisms/asking.ts'
import { itemOption } from '../../../mechanisms/hands.ts'
import { levelOf } from '../body/checks.ts'
import { lowersWard } from '../body/hands.ts'
import { resolved, rolled } from '../exchange/attack.ts'
import { arcOf, turnTo } from '../ground/reach.ts'
import { active, has, meleeArms } from '../state/fighters.ts'
import type { Ctx, Exchange, Fighter, Item, State } from '../state/types.ts'
import { type Action, no } from './action.ts'
import { strikable } from './attacking.ts'

/** Those one sweep takes: two or more before or beside him, by a weapon marked for it or an attacker of twice their SIZ (CFI-SWP-01; Ruling CFI-A80). */
function path(s: State, f: Fighter, item: Item): Fighter[] {
  const near = strikable(s, f, item).filter((other) => active(other) && arcOf(s, f, other) !== 'back')
  if (s.options.sweep === 'ask' || has(item, 'sweep')) return near
  return near.filter((other) => f.facts.characteristics.siz >= 2 * other.facts.characteristics.siz)
}
const sweepers = (s: State, f: Fighter): Item[] => meleeArms(s, f).filter((item) => path(s, f, item).length > 1)

const MAY = [{ key: 'yes' }, { key: 'no' }] as const

export const sweep: Action = {
  key: 'sweep',
  rule: 'CFI-SWP-01',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    if (s.options.sweep === 'never') return no('sweeps are not allowed in this fight', 'CFI-SWP-01')
    return sweepers(s, f).length === 0 ? no('no weapon of his takes two foes at once', 'CFI-SWP-01') : undefined
  },
  act(ctx, s, f) {
    if (
      s.options.sweep === 'ask' &&
      ctx.choose({ who: 'gm', about: { ask: 'sweep', at: f.id }, options: MAY, usual: 'yes' }).key === 'no'
    ) {
      ctx.emit?.({ type: 'wasted', who: f.id, action: 'sweep', rule: 'CFI-SWP-01' })
      return
    }
    const { item } = asked(ctx, {
      who: f.id,
      about: { ask: 'weapon', action: 'sweep' } as const,
      options: sweepers(s, f).map((each) => ({ ...itemOption(f, each), item: each })),
    })
    sweeps(ctx, s, f, item, path(s, f, item))
  },
}

/** One roll stands against all; each defends for himself, and what they do to the attacker comes at once (CFI-SWP-01, CFI-SWP-02). */
export function sweeps(ctx: Ctx, s: State, f: Fighter, item: Item, targets: readonly Fighter[]): void {
  const [first] = targets
  if (first === undefined) return
  turnTo(ctx, s, f, first.id)
  lowersWard(ctx, f, item)
  ctx.emit?.({ type: 'swept', who: f.id, at: targets.map(({ id }) => id), rule: ['CFI-SWP-01', 'CFI-SWP-02'] })
  const all: Exchange[] = []
  let stands: Pick<Exchange, 'attackToss' | 'attackKept' | 'attackSkill' | 'attackLevel'> | undefined
  for (const defender of targets) {
    const x: Exchange = rolled(ctx, s, {
      attacker: f,
      defender,
      item,
      sweeping: true,
      ...(stands === undefined ? {} : { stands }),
    })
    if (stands === undefined) {
      const { attackToss, attackKept } = x
      // What one defender's skill cut off stays for the next as it was rolled.
      const attackSkill = x.attackSkill + x.cut
      const again = attackKept === 0 && attackToss !== undefined
      stands = {
        attackToss,
        attackKept,
        attackSkill,
        attackLevel: again ? ctx.read(attackToss, levelOf, attackSkill) : x.attackLevel,
      }
    }
    all.push(x)
  }
  for (const x of all) resolved(ctx, s, x)
}
