import { ended, forRounds, lasting, renewed } from '../../../mechanisms/lasting.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { type ActionKey, hasDone } from '../state/action-kinds.ts'
import { type Action, chosenOf, why } from '../state/asking.ts'
import { inHand, isOpposed, opponents } from '../state/fighters.ts'
import { thisRound } from '../state/lasting.ts'
import { countsDice, type Note } from '../state/note.ts'
import type { Attack, Fighter, Item, State } from '../state/types.ts'

/** Aiming gives +3D at most (D6-AIM-Max), and so does preparing: for eight times the time (D6-C-PREP). */
const MOST = 3

const aimed = (item: Item): boolean =>
  (item.weapon.skill === 'marksmanship' || item.weapon.skill === 'throwing') && inHand(item) && item.loaded

/** A round spent on nothing but tracking a target (D6-AIM-Exclusive, D6-AIM-Skills). */
const aim: Action = {
  key: 'aim',
  rule: 'D6-AIM-Bonus',
  refuse(s, f) {
    if (f.declared > 1) return why('who aims does nothing else in the round', 'D6-AIM-Exclusive')
    if (hasDone(f, 'stirs')) return why('who aims neither goes anywhere nor gets up or down', 'D6-AIM-Exclusive')
    // Ruling D6-A91: nobody tracks what he does not see.
    if (f.blind && !s.options.blindAim) return why('he sees nothing to aim at', 'D6-C-OPT-AttackerBlind')
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

const SHOOTING: readonly ActionKey[] = ['aim', 'shoot', 'throw']
/** What he does besides aiming and shooting ends his aim. Ruling D6-A27; D6-A28: loading between shots does not, where it lasts for them. */
export function otherwiseEngaged(s: State, f: Fighter, action: ActionKey): void {
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
    const rounds = 1 + roundsPrepared(f)
    f.lasting = renewed(f.lasting, forRounds('prepared', thisRound(s) + 1, f.id, rounds))
    ctx.emit?.({ type: 'prepares', who: f.id, rounds, dice: dicePrepared(rounds), rule: 'D6-C-PREP' })
  },
}
export const PREPARING: readonly Action[] = [prepare]

/** Rounds he has prepared, up to the last one. */
export function roundsPrepared(f: Fighter): number {
  const prepared = lasting(f.lasting, 'prepared')
  return prepared?.left === 1 ? prepared.value : 0
}

/** Dice of preparation, for the first roll of his next turn and no other. */
export function preparedDice(s: State, f: Fighter, note: Note): DieCode {
  const rounds = roundsPrepared(f)
  if (rounds === 0 || s.acting.at(-1) !== f.id) return 0
  const dice = dicePrepared(rounds)
  f.lasting = ended(f.lasting, 'prepared')
  return dice === 0 ? 0 : countsDice(note, D * dice, 'prepared', 'D6-C-PREP')
}

/** Hurt or thrown, he has to begin anew. Ruling D6-A27: so has he who aims. */
export function disturbed(s: State, f: Fighter): void {
  f.lasting = ended(f.lasting, 'prepared')
  if (s.options.damageBreaksAim) f.aim = null
}
