import { exceptional } from '../body/checks.ts'
import { wounds } from '../body/wounds.ts'
import { fallsProne } from '../ground/falling.ts'
import { drops, takesHold } from '../ground/holds.ts'
import { active, itemOf } from '../state/fighters.ts'
import type { Attack, Ctx, Roll, State } from '../state/types.ts'
import type { Defence } from './defence.ts'

/** What a defence that held does besides, if it was exceptional: a catch, a maneuver in its place, a counter. */
export function wonDefence(ctx: Ctx, s: State, x: Attack, defence: Defence, roll: Roll | undefined): void {
  const { by, target: f } = x
  if (roll === undefined || !active(f) || !active(by)) return
  const countering = defence.by === 'unarmed' && f.counter !== 'none'
  if (!defence.special && !countering) return
  if (defence.by === 'parry' || !exceptional(ctx, s, roll)) return
  if (defence.by === 'catch' && defence.item !== null)
    takesHold(ctx, s, 'catch', f, by, 'REN-CATCH-03', itemOf(f, defence.item), x.item)
  if (defence.by === 'disarm' && x.item.where !== 'body') drops(ctx, s, by, x.item, ['REN-REACT-03', 'REN-A76'])
  if (defence.by === 'trip') fallsProne(ctx, s, by, 'tripped', 'REN-REACT-03')
  if (!countering) return
  if (f.counter === 'grapple') takesHold(ctx, s, 'grab', f, by, 'REN-POWER-QuickCounter')
  else {
    ctx.emit?.({
      type: 'power',
      who: f.id,
      power: 'quick break',
      how: `breaks a limb of ${by.id}`,
      rule: 'REN-POWER-QuickBreak',
    })
    wounds(ctx, s, by)
  }
}
