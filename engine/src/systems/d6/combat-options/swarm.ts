import type { Action } from '../action.ts'
import { attackBy } from '../attacking.ts'
import { active, bodily, metres } from '../fighters.ts'
import type { Fighter, State, Why } from '../types.ts'
import { TEN } from './situations.ts'

/** They must be near enough to come running in the round, in metres. */
const TOGETHER = 40

const NO_SWARM: Why = { because: 'only animals of a kind that swarms do', rule: 'D6-C-OPT-Swarm' }
const TOO_FEW: Why = { because: 'they are fewer than ten of a kind', rule: 'D6-C-OPT-Swarm' }

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

/** They attack as one: one roll, one animal's damage, and all have had their turn (D6-C-OPT-Swarm). */
export const swarm: Action = attackBy(
  {
    key: 'swarm',
    rule: 'D6-C-OPT-Swarm',
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
  (s, f) => (f.facts.swarms ? (fellows(s, f).length + 1 < TEN ? TOO_FEW : undefined) : NO_SWARM),
)
