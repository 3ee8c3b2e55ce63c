import type { Board, Cell, GroundKind, Token, Track } from '../../kernel/types.ts'
import type { Field, Kind } from '../../space/field.ts'
import { leftInRound, MOST_AP } from './actions.ts'
import { features } from './features.ts'
import { isUp, status } from './fighters.ts'
import { spaces } from './line-of-sight.ts'
import { nextToAct } from './turns.ts'
import type { Fighter, State } from './types.ts'

export function board(s: State): Board {
  const { where } = s
  const tokens = s.fighters.map((f): Token => {
    const body = 'bands' in where ? undefined : where.bodies[f.id]
    return {
      id: f.id,
      name: f.id,
      side: f.side,
      condition: features.condition(s, f.id),
      tags: tags(f),
      ...(body === undefined ? {} : { at: [body.x, body.y] as const, cells: [[body.x, body.y] as const] }),
    }
  })
  if (!('bands' in where)) return { grid: gridOf(where.field), tokens, pairs: [] }
  const pairs = s.fighters.flatMap((a, i) =>
    s.fighters.slice(i + 1).map((b) => {
      const distance = spaces(s, a.id, b.id)
      return { a: a.id, b: b.id, distance, engaged: distance <= 1 && a.side !== b.side && isUp(a) && isUp(b) }
    }),
  )
  return { tokens, pairs }
}

function gridOf(field: Field): NonNullable<Board['grid']> {
  const marks = Object.keys(field.kinds)
  const width = field.rows[0]?.length ?? 0
  const kindAt = (x: number, y: number): number => Math.max(0, marks.indexOf(field.rows[y]?.[x] ?? ''))
  const rows = field.rows.map((row, y) => [...row].map((mark, x) => (isOpen(field, x, y) ? '.' : mark)).join(''))
  return {
    kind: field.grid,
    rows: field.doors === undefined ? field.rows : rows,
    cell: field.cell,
    unit: 'spaces',
    kinds: marks.map((mark) => groundKind(mark, field.kinds[mark])),
    cells: field.rows.map((_, y) => Array.from({ length: width }, (__, x) => kindAt(x, y))),
    heights: field.rows.map((_, y) =>
      Array.from({ length: width }, (__, x) => field.kinds[field.rows[y]?.[x] ?? '']?.elevation ?? 0),
    ),
    edges: (field.edges ?? []).map(({ x, y, side, kind }) => ({
      id: `${x},${y} ${side}`,
      between: [[x, y] as Cell, [x, y] as Cell] as const,
      kind: kind.door === undefined ? 'wall' : 'door',
      open: kind.door === 'open',
    })),
  }
}
const isOpen = (field: Field, x: number, y: number): boolean =>
  field.doors?.some((door) => door.x === x && door.y === y && door.state === 'open') === true

function groundKind(mark: string, kind: Kind | undefined): GroundKind {
  const blocks = kind?.door === 'closed' ? ['movement', 'sight', 'missiles'] : (kind?.blocks ?? [])
  return {
    id: mark,
    title: kind?.name ?? 'floor',
    mark,
    blocks: blocks.includes('movement'),
    hides: blocks.includes('sight')
      ? (kind?.fills ?? 1) < 1 || kind?.height !== undefined
        ? 'part'
        : 'all'
      : 'nothing',
    cost: kind?.cost ?? 1,
  }
}

/** What can be seen of him. */
export function tags(f: Fighter): string[] {
  const how = status(f)
  return [
    ...(how === 'healthy' ? [] : [how]),
    ...(f.dying ? ['dying'] : []),
    ...(f.posture === 'standing' ? [] : [f.posture]),
    ...f.conditions.map(({ name }) => name),
    ...f.adjustments.filter(({ lasts }) => lasts === 'temporary').map(({ because }) => because),
  ]
}

/** Action points decide the order, so everybody calls them out. */
export function track(s: State): Track {
  const next = s.acting?.who ?? s.declared[0]?.by ?? nextToAct(s)[0]?.id
  const order = s.fighters.toSorted((a, b) => b.ap - a.ap || b.facts.finesse - a.facts.finesse)
  return {
    round: s.round,
    order: order.map((f) => ({
      id: f.id,
      at: f.ap,
      left: f.ap,
      of: Math.max(f.given, f.ap),
      acting: f.id === next,
      budgets: [
        { name: 'AP', left: f.ap, of: Math.max(f.given, f.ap) },
        { name: 'AP this round', left: leftInRound(f), of: MOST_AP },
        { name: 'free steps', left: f.freeSteps ? 1 : 0, of: 1 },
      ],
    })),
  }
}
