import type { Fight } from '@affray/engine'
import { type Fate, nextFight, survivors } from '@affray/engine/play'
import type { NextAsked } from '../protocol/setup.ts'

/** The next fight as this one ended, or this one again, with who was in it and what becomes of each. */
export function nextAsked(fight: Fight, fates: Readonly<Record<string, Fate>> = {}, again = false): NextAsked {
  if (again) return { scenario: fight.scenario as NextAsked['scenario'], leftOut: [], survivors: [], fates: {} }
  const all = survivors(fight)
  const known = new Map(Object.entries(fates))
  const meant = Object.fromEntries(all.map(({ id, usual }) => [id, known.get(id) ?? usual]))
  return { ...nextFight(fight, meant), survivors: all, fates: meant }
}
