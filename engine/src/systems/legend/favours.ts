import type { Note } from './note.ts'
import type { Fighter, State } from './types.ts'

/** A modifier the Games Master gave to a fighter's next Combat Action: how much, why, and his Combat Actions when it was given. */
export interface Favour {
  readonly who: string
  readonly value: number
  readonly because: string
  readonly actions: number
  /** Whether it was given in the step that is being played. */
  fresh: boolean
}

/** What the Games Master's word adds to everything a fighter rolls now. */
export function favoured(s: State, f: Fighter, note: Note): number {
  let sum = 0
  for (const { who, value, because } of s.favours) {
    if (who !== f.id) continue
    note?.({ value, because, rule: 'ruling' })
    sum += value
  }
  return sum
}

/** A step begins: favours given before it are no longer new. */
export function favoursStand(s: State): void {
  for (const favour of s.favours) favour.fresh = false
}

/** A step is over: a favour given in it is used up, and so is one whose fighter has spent a Combat Action since. */
export function favoursPass(s: State): void {
  s.favours = s.favours.filter(({ who, actions, fresh }) => {
    const f = s.fighters.find((other) => other.id === who)
    return !fresh && f !== undefined && f.actions === actions
  })
}
