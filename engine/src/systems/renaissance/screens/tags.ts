import { heldBy } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

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
