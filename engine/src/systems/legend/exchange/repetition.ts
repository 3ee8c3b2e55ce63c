import type { FighterId } from '../../../kernel/types.ts'
import { counts, type Note } from '../state/note.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/**
 * A tactic tried again on the same foe is foreseen: he has +10% for every repetition so far on his next roll against the
 * one who repeats himself (LEG-OPT-Repetition).
 */
export function remembered(ctx: Ctx, s: State, by: Fighter, on: Fighter, tactic: string): void {
  if (!s.options.repetition) return
  const key = `${on.id} ${tactic}`
  const before = by.tried[key] ?? 0
  by.tried[key] = before + 1
  if (before === 0) return
  const steps = repeats(by, on.id)
  on.foreseen[by.id] = steps
  ctx.emit?.({ type: 'foreseen', who: on.id, at: by.id, tactic, bonus: 10 * steps, rule: 'LEG-OPT-Repetition' })
}

/** How often he has repeated any tactic on this foe: the bonus grows with each and does not fall back. */
function repeats(f: Fighter, foe: FighterId): number {
  let sum = 0
  for (const [key, times] of Object.entries(f.tried)) if (key.startsWith(`${foe} `)) sum += times - 1
  return sum
}

/** What a roll gains against a foe who has become predictable; it counts for this roll only (LEG-OPT-Repetition). */
export function foreseen(s: State, f: Fighter, against: FighterId, note: Note): number {
  if (!s.options.repetition) return 0
  const steps = f.foreseen[against] ?? 0
  if (steps === 0) return 0
  f.foreseen[against] = 0
  return counts(note, 10 * steps, 'seen before', 'LEG-OPT-Repetition')
}
