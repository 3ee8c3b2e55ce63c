import type { Board, Track } from '../../kernel/types.ts'
import { boardOf } from '../../mechanisms/board.ts'
import { unaffordable } from './actions/action.ts'
import { threatReach } from './arms.ts'
import { features } from './features.ts'
import { active, heldBy } from './fighters.ts'
import { withinReach } from './places.ts'
import type { Fighter, State } from './types.ts'

/** What anybody sees of him, in a word each. */
export function tags(s: State, f: Fighter): string[] {
  return [
    ...(f.condition === 'up' ? [] : [f.condition]),
    ...(f.stance === 'standing' ? [] : [f.stance]),
    ...(f.wounds === 0 ? [] : [f.wounds === 1 ? 'one wound' : `${f.wounds} wounds`]),
    ...(f.running ? ['running'] : []),
    ...(f.fullDefence ? ['full defence'] : []),
    ...(f.braced === null ? [] : ['braced']),
    ...(f.readied === null ? [] : ['something readied']),
    ...(f.aim === null ? [] : [`aims at ${f.aim}`]),
    ...(f.unaware ? ['unaware'] : []),
    ...(f.trapped === 'no' ? [] : [f.trapped]),
    ...(f.bleeding < 0 ? [] : ['bleeding']),
    ...(f.cover === 'none' ? [] : [`${f.cover} cover`]),
    ...f.effects.map(({ kind }) => kind),
    ...f.lost.map((limb) => `lost: ${limb}`),
    ...heldBy(s, f).map(({ kind, by }) => `${kind === 'catch' ? 'weapon caught' : 'held'} by ${by}`),
  ]
}

/** The map in metres with everybody on it, or how far foes are from each other; nobody's facing is tracked. */
export const board = (s: State): Board =>
  boardOf(s, {
    unit: 'm',
    token: (f) => ({
      name: f.facts.name,
      condition: features.condition(s, f.id),
      tags: tags(s, f),
      ...(f.mount === null ? {} : { on: f.mount }),
    }),
    engaged: (a, b) => active(a) && active(b) && (threatens(s, a, b) || threatens(s, b, a)),
  })
const threatens = (s: State, f: Fighter, other: Fighter): boolean => withinReach(s, f, other, threatReach(s, f))

/** The order of turns and what each has left: his Standard and Quick Actions in his turn, his reaction at any time. */
export function track(s: State): Track {
  const late = s.fighters.filter(({ id }) => !s.order.includes(id))
  const inOrder = [...s.order.flatMap((id) => s.fighters.find((f) => f.id === id) ?? []), ...late]
  return {
    round: s.round,
    order: inOrder.map((f) => {
      const acting = s.acting === f.id
      const quick = f.standard > 0 ? 1 : 3
      const left = acting && unaffordable(f, 'standard') === undefined ? 1 : 0
      return {
        id: f.id,
        at: f.initiative,
        left: acting ? left + quick - f.quick : 0,
        of: 2,
        acting,
        budgets: [
          { name: 'standard', left, of: 1 },
          { name: 'quick', left: acting ? Math.max(0, quick - f.quick) : 0, of: quick },
          { name: 'reaction', left: f.reaction === 0 && active(f) ? 1 : 0, of: 1 },
        ],
      }
    }),
  }
}
