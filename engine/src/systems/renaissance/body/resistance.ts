import type { Tag } from '../content/weapon.ts'
import type { Person } from '../state/fighters.ts'
import { counts } from '../state/note.ts'
import type { Ctx, Fighter, Tally } from '../state/types.ts'

/** What a resistance says, read (REN-RES-02; ruling REN-A39): what is not understood is told and does nothing. */
export type Resists =
  | { readonly kind: 'adds' | 'divides' | 'armour' | 'check'; readonly by: number }
  | { readonly kind: 'immune' | 'told'; readonly by: 0 }

export function readEffect(effect: string): Resists {
  const found = /^(DV|AV|check)\s*([+\-/÷])\s*(\d+)$/.exec(effect)
  if (found === null) return { kind: effect.toLowerCase() === 'immune' ? 'immune' : 'told', by: 0 }
  const [, what, sign, digits] = found
  const number = Number(digits)
  if (sign === '/' || sign === '÷')
    return { kind: what === 'DV' ? 'divides' : 'told', by: what === 'DV' ? number : 0 } as Resists
  const by = sign === '-' ? -number : number
  return { kind: what === 'DV' ? 'adds' : what === 'AV' ? 'armour' : 'check', by }
}

/** Those of his resistances and vulnerabilities that an attack's tags touch (REN-RES-01). */
export const touching = (f: Person, tags: readonly Tag[]): Person['facts']['resistances'] =>
  f.facts.resistances.length === 0 ? f.facts.resistances : f.facts.resistances.filter(({ tag }) => tags.includes(tag))

/** The attack's DV as his resistances leave it: additions first, then each division, always rounded down (ruling REN-A41). */
export function resistedDv(ctx: Ctx, f: Fighter, tags: readonly Tag[], dv: number): number {
  const rows = touching(f, tags)
  if (rows.length === 0) return dv
  let left = dv
  let over = 1
  for (const { tag, effect } of rows) {
    const row = readEffect(effect)
    if (row.kind === 'adds') left += row.by
    if (row.kind === 'divides') over *= row.by
    if (row.kind === 'immune') over = Number.POSITIVE_INFINITY
    ctx.emit?.({
      type: 'resisted',
      who: f.id,
      tag,
      effect,
      rule: tag === 'Bladed' || tag === 'Blunt' ? ['REN-RES-01', 'REN-TAG-Bladed'] : ['REN-RES-01', 'REN-RES-02'],
    })
  }
  return Math.max(0, Math.floor(Math.max(0, left) / over))
}

/** What is told where there is no DV to change (REN-RES-03). */
export function nothingToResist(ctx: Ctx, f: Fighter, tags: readonly Tag[]): boolean {
  let immune = false
  for (const { tag, effect } of touching(f, tags)) {
    const { kind } = readEffect(effect)
    if (kind === 'immune') immune = true
    ctx.emit?.({
      type: 'resisted',
      who: f.id,
      tag,
      effect: kind === 'immune' ? effect : `${effect}: there is nothing to change`,
      rule: 'REN-RES-03',
    })
  }
  return immune
}

/** Armour that counts for more or less against a tag. */
export function resistedAv(f: Person, tags: readonly Tag[]): number {
  let sum = 0
  for (const { effect } of touching(f, tags)) {
    const row = readEffect(effect)
    if (row.kind === 'armour') sum += row.by
  }
  return sum
}

/** A bonus on the check that withstands what has the tag. */
export function resistBonus(t: Tally, f: Person, tags: readonly Tag[]): void {
  for (const { tag, effect } of touching(f, tags)) {
    const row = readEffect(effect)
    if (row.kind === 'check') counts(t, row.by, `resists ${tag}`, 'REN-RES-02')
  }
}
