import { forRounds, forTurns, lasting, renewed } from '../../../mechanisms/lasting.ts'
import { lent, needing, noDice, skillTotal, throwSkill } from '../body/checks.ts'
import { derived } from '../book/diecode.ts'
import { type Action, chosenOf } from '../state/asking.ts'
import { characterPointsAfter } from '../state/character-and-fate-points.ts'
import { totalRolled } from '../state/dice.ts'
import { metres, opponents } from '../state/fighters.ts'
import { thisRound } from '../state/lasting.ts'
import { counts, into, type Note, noted, noting, ownOf } from '../state/note.ts'
import type { Fighter, State } from '../state/types.ts'

/** What a mind is worth that nobody steels, and what full defence adds. */
const STANDARD = 10

/** What a mind resists with: a roll that stands, or the standard 10, or a value derived from mettle (D6-C-MENT-Defence). */
export function mentalDefence(s: State, f: Fighter, note: Note): number {
  const steeled = lasting(f.lasting, 'steeled')
  if (steeled !== undefined) return counts(note, steeled.value, 'steeled', 'D6-C-MENT-Defence')
  if (s.options.socialDifficulty === 'standard') return counts(note, STANDARD, 'an unwary mind', 'D6-C-MENT-Defence')
  return counts(ownOf(note, f), derived(f.facts.skills.mettle), `${f.id}’s mettle`, 'D6-C-DIFF-Derived')
}

/** Mettle rolled against what comes at the mind until his next turn; who does nothing else adds 10. */
export const steel: Action = {
  key: 'steel the mind',
  rule: 'D6-C-MENT-Defence',
  refuse(s, f) {
    if (f.done.includes('steel the mind')) return 'his mind is steeled'
    return noDice(s, f, 'mettle')
  },
  act(ctx, s, f) {
    const full = f.declared === 1
    const value = skillTotal(ctx, s, f, 'mettle', 'mettle') + (full ? STANDARD : 0)
    f.lasting = renewed(f.lasting, forTurns('steeled', 1, f.id, value))
    ctx.emit?.({ type: 'steels', who: f.id, value, full, rule: 'D6-C-MENT-Defence' })
  },
}

/** Short range for words, in metres. */
const EARSHOT = 10
const listeners = (s: State, f: Fighter): Fighter[] => opponents(s, f).filter((o) => metres(s, f.id, o.id) <= EARSHOT)

const USES = [{ key: 'attack' }, { key: 'defence' }] as const
/** Half of what it was over or under goes on one attack or one defence of this round or the next (D6-C-OPT-Social). */
const word = (skill: 'bluff' | 'charm' | 'intimidation'): Action => ({
  key: skill,
  rule: 'D6-C-OPT-Social',
  refuse(s, f) {
    if (f.done.includes(skill)) return 'he has tried it this round'
    return noDice(s, f, skill) ?? (listeners(s, f).length === 0 ? 'nobody near enough listens' : undefined)
  },
  act(ctx, s, f) {
    const target = chosenOf(ctx, f, { ask: 'target' }, listeners(s, f))
    const use = ctx.choose({ who: f.id, about: { ask: 'words for', at: target.id }, options: USES, usual: 'attack' })
    const [modifiers, note] = noting(ctx)
    const difficulty = mentalDefence(s, target, note)
    const over = skillTotal(ctx, s, f, skill, skill, needing(difficulty)) - difficulty
    const points = lent(over, skill, note)
    if (use.key === 'attack') f.nextAttack = points
    else f.nextDefence = points
    f.lasting = renewed(f.lasting, forRounds('words', thisRound(s) + 1, f.id))
    const told = { skill, use: use.key, over, points, modifiers }
    ctx.emit?.({ type: 'words', who: f.id, at: target.id, ...told, rule: 'D6-C-OPT-Social' })
  },
})

export const WORDS: readonly Action[] = [word('bluff'), word('charm'), word('intimidation')]

/** Half of what an acrobatics roll was over goes to the damage of one attack of the turn (D6-C-OPT-Acrobatics). */
export const trick: Action = {
  key: 'trick',
  rule: 'D6-C-OPT-Acrobatics',
  refuse(s, f) {
    if (f.actions < 2) return 'a trick is an action, and the blow it helps another'
    if (f.done.includes('trick')) return 'one trick a turn'
    return noDice(s, f, 'acrobatics')
  },
  act(ctx, s, f) {
    const difficulty = s.options.trickDifficulty
    const thrown = throwSkill(ctx, s, f, 'acrobatics', 'trick', { dice: 0, adds: 0, needs: difficulty })
    if (thrown === undefined) return
    characterPointsAfter(ctx, s, f, thrown, difficulty)
    const over = totalRolled(ctx, thrown) - difficulty
    const modifiers = noted(ctx)
    if (over >= 0) f.nextDamage = lent(over, 'trick', into(modifiers))
    ctx.emit?.({
      type: 'trick',
      who: f.id,
      over,
      damage: over < 0 ? 0 : f.nextDamage,
      rule: 'D6-C-OPT-Acrobatics',
      modifiers,
    })
  },
}
