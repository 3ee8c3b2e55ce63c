import { redact } from '../../kernel/secret.ts'
import type { Board, Features, FighterId, Seat, Sheet, Track } from '../../kernel/types.ts'
import { metres } from './distances.ts'
import { fighter } from './fighters.ts'
import type { D6Event, Fighter, State } from './types.ts'

/** Nothing of a D6 fight is secret: totals are called out and wounds seen. */
export const view = (s: State, seat: Seat): State => redact(s, seat)
export const imagine = (seen: State): State => seen

export function sides(s: State): { id: string; fighters: string[] }[] {
  const found = new Map<string, string[]>()
  for (const f of s.fighters) found.set(f.side, [...(found.get(f.side) ?? []), f.id])
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}

export function board(s: State): Board {
  const { where } = s
  const bodies = 'bands' in where ? {} : where.bodies
  const tokens = s.fighters.map((f) => {
    const body = bodies[f.id]
    return { id: f.id, side: f.side, tags: tags(f), ...(body === undefined ? {} : { at: [body.x, body.y] as const }) }
  })
  const pairs =
    'bands' in where
      ? s.fighters.flatMap((a, i) =>
          s.fighters.slice(i + 1).map((b) => ({ a: a.id, b: b.id, distance: metres(s, a.id, b.id), engaged: false })),
        )
      : []
  if ('bands' in where) return { tokens, pairs }
  const { grid, rows, cell } = where.field
  return { grid: { kind: grid, rows, cell, unit: 'm' }, tokens, pairs }
}

export const track = (s: State): Track => ({
  round: s.round,
  order: s.fighters
    .toSorted((a, b) => s.order.indexOf(a.id) - s.order.indexOf(b.id))
    .map((f) => ({ id: f.id, at: f.initiative, left: f.actions, of: f.declared, acting: s.acting.at(-1) === f.id })),
})

function tags(f: Fighter): string[] {
  return [
    ...(f.condition === 'up' ? [] : [f.condition]),
    ...(f.stance === 'standing' ? [] : [f.stance]),
    ...(f.wound === 'unhurt' ? [] : [f.wound]),
    ...f.defences.map(({ kind, total }) => `${kind} ${total}`),
    ...(f.waiting ? ['waiting'] : []),
  ]
}

export function sheet(s: State, id: FighterId): Sheet {
  const f = fighter(s, id)
  const bars = [
    ...(s.options.injury === 'wounds' ? [] : [{ name: 'Body Points', now: f.body, full: f.fullBody }]),
    { name: 'Character Points', now: f.characterPoints, full: f.characterPoints },
    { name: 'Fate Points', now: f.fatePoints, full: f.fatePoints },
  ]
  return { id, name: f.facts.name, side: f.side, bars, tags: tags(f), numbers: [] }
}

export const features: Features<State, D6Event> = {
  condition(s, id) {
    const f = fighter(s, id)
    if (f.condition === 'dead' || f.condition === 'fled') return f.condition
    if (f.condition !== 'up') return 'down'
    return f.wound !== 'unhurt' || f.body < f.fullBody ? 'wounded' : 'unhurt'
  },
  results(event) {
    const { type, who, at } = event
    const on = at === undefined ? {} : { on: at }
    const by = who === undefined || who === 'gm' ? {} : { by: who }
    if (type === 'attack') return [{ name: 'attack', value: event.hit === true ? 'hit' : 'miss', ...by, ...on }]
    if (type === 'wound') return [{ name: 'wound', value: String(event.level), on: String(who) }]
    if (type === 'bodyLost') return [{ name: 'damage', value: Number(event.points), on: String(who) }]
    return []
  },
}
