import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { active, bodily } from '../fighters.ts'
import { metres } from '../movement.ts'
import { counts, type Note } from '../note.ts'
import type { Attack, Fighter, State } from '../types.ts'

/** Animals of a kind make a swarm from this number on, and each further ten of them count. */
const TEN = 10
/** What ten more are worth. */
const EACH = 5
/** They must be near enough to come running in the round, in metres. */
const TOGETHER = 40

/** Others of its kind, near, who have not acted. */
const fellows = (s: State, f: Fighter): Fighter[] =>
  s.fighters.filter(
    (o) =>
      o !== f &&
      o.side === f.side &&
      o.facts.name === f.facts.name &&
      active(o) &&
      o.turned < s.round &&
      metres(s, f.id, o.id) <= TOGETHER,
  )

/** What the number of a swarm adds to its one roll (D6-C-OPT-Swarm). */
export function swarming({ attacker, manoeuvre }: Attack, note: Note): number {
  if (manoeuvre.key !== 'swarm') return 0
  const many = attacker.uses.swarm ?? TEN
  return counts(note, EACH * Math.floor(many / TEN), `${many} of them`, 'D6-C-OPT-Swarm')
}

/** They attack as one: one roll, one animal's damage, and all have had their turn (D6-C-OPT-Swarm). */
export const swarm: Action = attackBy(
  {
    key: 'swarm',
    rule: 'D6-C-OPT-Swarm',
    dice: 0,
    standard: 0,
    damage: 0,
    reach: 0,
    unmarked: true,
    fits: bodily,
    declared(ctx, s, f) {
      const others = fellows(s, f)
      for (const o of others) {
        o.turned = s.round
        o.defences = []
        o.done = [...o.done, 'swarm']
      }
      f.uses.swarm = 1 + others.length
      ctx.emit?.({ type: 'swarms', who: f.id, animals: f.uses.swarm, rule: 'D6-C-OPT-Swarm' })
    },
  },
  ['fighting'],
  (s, f) =>
    fellows(s, f).length + 1 < TEN
      ? { because: 'they are fewer than ten of a kind', rule: 'D6-C-OPT-Swarm' }
      : undefined,
)
