import { type Could, standoff } from '../../../mechanisms/ground/standoff.ts'
import { eachArm, targets, unfit, unready } from '../body/arms.ts'
import { baseOf, modesOf } from '../ground/movement.ts'
import { GROUND } from '../ground/ways.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** What a fighter could still do with a whole turn: strike or shoot at somebody, load, go somewhere. */
const COULD: Could<State, Fighter> = {
  harm(s, f) {
    let may = false
    eachArm(s, f, (arm) => {
      const loads = arm.item.weapon.reload !== null && arm.item.uses !== 0
      may = loads || (arm.item.where === 'stowed' && arm.mode.kind !== 'melee')
      if (!may && unready(s, f, arm) === undefined)
        may = targets(s, f).some((target) => unfit(s, f, arm, target) === undefined)
      return may
    })
    return may
  },
  go: (s, f) => Math.max(baseOf(s, f), ...modesOf(s, f).map(([, [, full]]) => full)),
}

/** A round in which nobody can harm or approach anybody; after some of them the fight ends without a winner. Ruling REN-A100. */
export function comesToAStand(ctx: Ctx, s: State): void {
  const { standoffRounds } = s.options
  if (standoffRounds === 'never') return
  s.stood = standoff<State, Fighter>(GROUND, s, COULD) ? s.stood + 1 : 0
  if (s.stood < standoffRounds) return
  s.ended = { won: [], because: 'REN-A100' }
  ctx.emit?.({ type: 'standoff', rounds: s.stood, rule: 'REN-A100' })
}
