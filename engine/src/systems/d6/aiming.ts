import { type Action, chosenOf, why } from './action.ts'
import { D, type DieCode } from './diecode.ts'
import { inHand, isOpposed, opponents } from './fighters.ts'
import { countsDice, type Note } from './note.ts'
import type { Attack, Fighter, Item, State } from './types.ts'

/** Aiming gives +3D at most (D6-AIM-Max), and so does preparing: for eight times the time (D6-C-PREP). */
const MOST = 3

const aimed = (item: Item): boolean =>
  (item.weapon.skill === 'marksmanship' || item.weapon.skill === 'throwing') && inHand(item) && item.loaded

/** What costs no action and yet is something else. */
const MOTIONS: readonly string[] = ['step', 'take cover', 'crouch', 'lie down', 'stand']

/** A round spent on nothing but tracking a target (D6-AIM-Exclusive, D6-AIM-Skills). */
const aim: Action = {
  key: 'aim',
  rule: 'D6-AIM-Bonus',
  refuse(s, f) {
    if (f.declared > 1) return why('who aims does nothing else in the round', 'D6-AIM-Exclusive')
    if (f.done.some((key) => MOTIONS.includes(key)))
      return why('who aims neither goes anywhere nor gets up or down', 'D6-AIM-Exclusive')
    if (!f.items.some(aimed)) return why('he has nothing ready to shoot or throw', 'D6-AIM-Skills')
    return isOpposed(s, f) ? undefined : 'there is nobody to aim at'
  },
  act(ctx, s, f) {
    const target = chosenOf(ctx, f, { ask: 'aim at' }, opponents(s, f))
    const rounds = Math.min(MOST, 1 + aimedBefore(s, f, target))
    f.aim = { at: target.id, rounds, round: s.round }
    const rule = target.moved > 0 ? (['D6-AIM-Bonus', 'D6-AIM-MovingTarget'] as const) : 'D6-AIM-Bonus'
    ctx.emit?.({ type: 'aims', who: f.id, at: target.id, rounds, rule })
  },
}
/** Rounds he has aimed at this target, up to the last one. Ruling D6-A27: another target begins anew. */
const aimedBefore = (s: State, { aim: tracked }: Fighter, target: Fighter): number =>
  tracked !== null && tracked.at === target.id && tracked.round === s.round - 1 ? tracked.rounds : 0

export const AIMING: readonly Action[] = [aim]

const SHOOTING: readonly string[] = ['aim', 'shoot', 'throw']
/** What he does besides aiming and shooting ends his aim. Ruling D6-A27; D6-A28: loading between shots does not, where it lasts for them. */
export function otherwiseEngaged(s: State, f: Fighter, action: string): void {
  const loads = action === 'reload' && s.options.aimFor === 'everyShot'
  if (!loads && !SHOOTING.includes(action)) f.aim = null
}

/** Dice of aiming at this target (D6-AIM-Bonus): the shot uses them up. */
export function aimDice(s: State, { attacker, target, skill }: Attack, note: Note): number {
  const { aim: tracked } = attacker
  if (tracked === null || tracked.at !== target.id || tracked.round < s.round - 1) return 0
  if (skill !== 'marksmanship' && skill !== 'throwing') return 0
  // Ruling D6-A28: the aim is for the first shot.
  if (s.options.aimFor === 'firstShot') attacker.aim = null
  const rule = tracked.rounds === MOST ? 'D6-AIM-Max' : 'D6-AIM-Bonus'
  return countsDice(note, D * tracked.rounds, `aimed for ${tracked.rounds}`, rule)
}

/** Dice for so many rounds on top of the one the act itself takes: each doubling of the time is one (D6-C-PREP). */
export const dicePrepared = (rounds: number): number => Math.min(MOST, Math.floor(Math.log2(1 + rounds)))

/** A round of nothing but getting ready for something. */
const prepare: Action = {
  key: 'prepare',
  rule: 'D6-C-PREP',
  refuse: (_s, f) => (f.declared > 1 ? 'who prepares does nothing else in the round' : undefined),
  act(ctx, s, f) {
    f.prepared = f.preparedIn === s.round - 1 ? f.prepared + 1 : 1
    f.preparedIn = s.round
    ctx.emit?.({ type: 'prepares', who: f.id, rounds: f.prepared, dice: dicePrepared(f.prepared), rule: 'D6-C-PREP' })
  },
}
export const PREPARING: readonly Action[] = [prepare]

/** Dice of preparation, for the first roll of his next turn and no other. */
export function preparedDice(s: State, f: Fighter, note: Note): DieCode {
  if (f.preparedIn === s.round || s.acting.at(-1) !== f.id) return 0
  const dice = f.preparedIn === s.round - 1 ? dicePrepared(f.prepared) : 0
  f.prepared = 0
  return dice === 0 ? 0 : countsDice(note, D * dice, 'prepared', 'D6-C-PREP')
}

/** Hurt or thrown, he has to begin anew. Ruling D6-A27: so has he who aims. */
export function disturbed(s: State, f: Fighter): void {
  f.prepared = 0
  if (s.options.damageBreaksAim) f.aim = null
}
