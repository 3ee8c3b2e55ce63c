import { redact } from '../../kernel/secret.ts'
import type { Board, Features, FighterId, Seat, Sheet, Track } from '../../kernel/types.ts'
import { fighter } from './fighters.ts'
import type { LegendEvent, State } from './types.ts'

export const view = (s: State, seat: Seat): State => redact(s, seat)
export const imagine = (seen: State): State => seen

export const sides = (s: State): { id: string; fighters: string[] }[] => {
  const found = new Map<string, string[]>()
  for (const f of s.fighters) found.set(f.side, [...(found.get(f.side) ?? []), f.id])
  return [...found].map(([id, fighters]) => ({ id, fighters }))
}

export const board = (s: State): Board => ({
  tokens: s.fighters.map((f) => ({ id: f.id, side: f.side, tags: tags(s, f.id) })),
  pairs: [],
})

export const track = (s: State): Track => ({
  round: s.round,
  order: [...s.fighters]
    .sort((a, b) => b.initiative - a.initiative)
    .map((f) => ({ id: f.id, at: f.initiative, left: f.actions, of: f.allotted, acting: false })),
})

function tags(s: State, id: FighterId): string[] {
  const f = fighter(s, id)
  return [f.condition, f.stance].filter((tag) => tag !== 'up' && tag !== 'standing')
}

export function sheet(s: State, id: FighterId): Sheet {
  const f = fighter(s, id)
  return {
    id,
    name: f.facts.name,
    side: f.side,
    bars: f.limbs.map((l, i) => ({
      name: f.facts.body.locations[i]?.name ?? '',
      now: l.hp,
      full: f.facts.hitPoints[i] ?? 0,
      armour: l.worn + l.natural,
    })),
    tags: tags(s, id),
    numbers: [],
  }
}

export const features: Features<State, LegendEvent> = {
  condition(s, id) {
    const f = fighter(s, id)
    if (f.condition === 'dead' || f.condition === 'fled') return f.condition
    if (f.condition !== 'up') return 'down'
    return f.limbs.some((l, i) => l.hp < (f.facts.hitPoints[i] ?? 0)) ? 'wounded' : 'unhurt'
  },
  results(event) {
    const { type, who, at } = event
    const on = at === undefined ? {} : { on: at }
    const by = who === undefined ? {} : { by: who }
    if (type === 'attack') return [{ name: 'attack', value: String(event.level), ...by, ...on }]
    if (type === 'location') return [{ name: 'location', value: String(event.location), ...by, ...on }]
    return []
  },
}
