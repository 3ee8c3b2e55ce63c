import type { State } from './types.ts'

/** A private copy: what cannot change is shared. */
export function copy(s: State): State {
  return {
    ...s,
    fighters: s.fighters.map((f) => ({
      ...f,
      done: f.done.slice(),
      defences: f.defences.slice(),
      hurt: f.hurt.slice(),
      behind: f.behind.slice(),
      cover: f.cover && { ...f.cover },
      items: f.items.map((i) => ({ ...i })),
      lasting: f.lasting.slice(),
      uses: { ...f.uses },
    })),
    order: s.order.slice(),
    acting: s.acting.slice(),
    asking: s.asking.slice(),
    holds: s.holds.slice(),
    vehicles: s.vehicles.map((v) => ({ ...v })),
    traps: s.traps.map((t) => ({ ...t })),
    next: s.next.slice(),
    scene: { ...s.scene },
  }
}
