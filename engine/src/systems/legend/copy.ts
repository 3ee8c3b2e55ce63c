import type { State } from './types.ts'

/** A private copy: what cannot change is shared. */
export function copy(s: State): State {
  return {
    ...s,
    fighters: s.fighters.map((f) => ({
      ...f,
      limbs: f.limbs.map((l) => ({ ...l })),
      items: f.items.map((i) => ({ ...i })),
      bleeding: f.bleeding.slice(),
      staunched: f.staunched.slice(),
      outmanoeuvred: f.outmanoeuvred.slice(),
      harriedBy: f.harriedBy.slice(),
      cover: f.cover && { ...f.cover },
      tried: { ...f.tried },
      foreseen: { ...f.foreseen },
    })),
    holds: s.holds.map((h) => ({ ...h })),
    impaled: s.impaled.slice(),
    next: s.next.slice(),
    charge: s.charge && { ...s.charge },
    inside: s.inside.slice(),
    spells: s.spells.slice(),
    battered: { ...s.battered },
    scene: { ...s.scene },
    favours: s.favours.length === 0 ? s.favours : s.favours.map((favour) => ({ ...favour })),
  }
}
