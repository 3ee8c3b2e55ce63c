import { asked } from '../../../mechanisms/asking.ts'
import { threatReach } from '../body/arms.ts'
import { tested } from '../body/checks.ts'
import { rides, skillCheck } from '../body/target-numbers.ts'
import { legsOf, modesOf } from '../ground/movement.ts'
import { withinReach } from '../ground/reach.ts'
import { percent } from '../state/dice.ts'
import { active, grabbed, type Person } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State, Why } from '../state/types.ts'
import { followsThrough, no } from './action.ts'
import type { ActionKey, Doing } from './keys.ts'
import type { Travel } from './walking.ts'

export const onFeet = (f: Person): Why | undefined =>
  f.stance === 'prone' ? no('he lies on the ground', 'REN-PRONE-04') : undefined
/** A leg lost does not carry (ruling REN-A51). */
export const legless = (f: Person): Why | undefined =>
  f.lost.includes('right leg') || f.lost.includes('left leg')
    ? no('a leg does not carry him', 'REN-STRIKE-Maim')
    : undefined
export const stuck = (s: State, f: Fighter): Why | undefined => {
  if (f.mount !== null) return mountless(s, f)
  return onFeet(f) ?? legless(f)
}
/** Riding to war takes a mount trained for it (REN-MNT-04). */
function mountless(s: State, f: Fighter): Why | undefined {
  const mount = legsOf(s, f)
  if (!mount.facts.warTrained) return no(`${mount.id} is not trained for war`, 'REN-MNT-04')
  return mount.stance === 'prone' ? no(`${mount.id} is down`, 'REN-MNT-08') : undefined
}

export const travel = (action: Doing, budget: number, base: number, ...rule: Cited[]): Travel => ({
  action,
  budget,
  base,
  provokes: true,
  charging: null,
  rule,
})

const RIDING = percent('riding')
/** Who has not learnt to ride makes a check for each move and each blow of his mount; failing, it does not obey (REN-MNT-03). */
export const obeyed = (ctx: Ctx, s: State, f: Fighter): boolean =>
  f.mount === null || rides(f) || tested(ctx, s, f, RIDING, skillCheck(ctx, s, f, 'ride'), 'REN-MNT-03')

/** Whether what somebody had readied leaves him able to go on: on his feet or in the saddle, and held by nobody. */
export const goesStill = (s: State, f: Fighter): boolean =>
  active(f) && grabbed(s, f) === undefined && stuck(s, f) === undefined

/** The mode he goes by, asked where he has several. */
export function chosenMode(ctx: Ctx, s: State, f: Fighter, what: ActionKey): { base: number; full: number } {
  const options = modesOf(s, f).map(([key, [base, full]]) => ({ key, base, full }))
  if (options.length === 0) return { base: 0, full: 0 }
  return asked(ctx, { who: f.id, about: { ask: 'mode', action: what }, options, usual: options[0]?.key })
}
export const noMode = (s: State, f: Fighter): Why | undefined =>
  modesOf(s, f).length === 0 ? no('he has no way of moving here', 'REN-MOVE-09') : undefined

/** The game master may be asked whether a stunt and a move go together (ruling REN-A24). */
export function allowed(ctx: Ctx, s: State, f: Fighter, stunt: ActionKey): boolean {
  if (s.options.followThrough !== 'ask' || !followsThrough(f)) return true
  const options = [{ key: 'yes' }, { key: 'no' }]
  return (
    ctx.choose({ who: 'gm', about: { ask: 'follow-through', who: f.id, stunt }, options, usual: 'yes' }).key === 'yes'
  )
}

export const followed = (f: Fighter): readonly Cited[] => (followsThrough(f) ? ['REN-SMR-02'] : [])

/** Those beyond his reach, whom one can run at. */
export const chargeable = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (o) => o.side !== f.side && active(o) && o.rider === null && !withinReach(s, f, o, Math.max(1, threatReach(s, f))),
  )
export const around = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter((o) => o.side !== f.side && active(o) && o.rider === null)
