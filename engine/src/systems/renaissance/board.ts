import type { Board, Cell, GroundKind, SideId, Token, Track } from '../../kernel/types.ts'
import type { Field } from '../../space/field.ts'
import { cellsOf } from '../../space/footprint.ts'
import { terrain } from '../../space/terrain.ts'
import { distanceBetween } from '../../space/whereabouts.ts'
import { unaffordable } from './actions/action.ts'
import { threatReach } from './arms.ts'
import { features } from './features.ts'
import { active, foes, heldBy } from './fighters.ts'
import { withinReach } from './places.ts'
import type { Fighter, State } from './types.ts'

export function sides(s: State): { id: SideId; fighters: string[] }[] {
  const found = new Map<SideId, string[]>()
  for (const f of s.fighters) found.set(f.side, [...(found.get(f.side) ?? []), f.id])
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}

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

/** The grounds of the map, each as what it blocks and hides. */
function kindsOf(field: Field): GroundKind[] {
  return Object.entries(field.kinds).map(([mark, kind]) => {
    const shut = kind.door === 'closed'
    const blocks = kind.blocks ?? (shut ? (['movement', 'sight', 'missiles'] as const) : [])
    const hides = !blocks.includes('sight') ? 'nothing' : kind.height === undefined ? 'all' : 'part'
    return { id: mark, title: kind.name, mark, blocks: blocks.includes('movement'), hides, cost: kind.cost ?? 1 }
  })
}

/** Where everybody stands. */
export function board(s: State): Board {
  const { where } = s
  const tokens = s.fighters.map((f): Token => {
    const own = {
      id: f.id,
      name: f.facts.name,
      side: f.side,
      condition: features.condition(s, f.id),
      tags: tags(s, f),
      ...(f.mount === null ? {} : { on: f.mount }),
    }
    const body = 'bands' in where ? undefined : where.bodies[f.id]
    if ('bands' in where || body === undefined) return own
    const cells = cellsOf(terrain(where.field), body).map(({ x, y }): Cell => [x, y])
    return { ...own, at: [body.x, body.y], cells }
  })
  if ('bands' in where) return { tokens, pairs: pairs(s) }
  const { grid, rows, cell } = where.field
  const kinds = kindsOf(where.field)
  const cells = rows.map((row) =>
    [...row].map((mark) =>
      Math.max(
        0,
        kinds.findIndex(({ id }) => id === mark),
      ),
    ),
  )
  return { grid: { kind: grid, rows, cell, unit: 'm', kinds, cells }, tokens, pairs: [] }
}
function pairs(s: State): Board['pairs'] {
  return s.fighters.flatMap((a, i) =>
    s.fighters.slice(i + 1).map((b) => ({
      a: a.id,
      b: b.id,
      distance: distanceBetween(s.where, a.id, b.id),
      engaged:
        foes(a, b) &&
        active(a) &&
        active(b) &&
        (withinReach(s, a, b, threatReach(s, a)) || withinReach(s, b, a, threatReach(s, b))),
    })),
  )
}

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
