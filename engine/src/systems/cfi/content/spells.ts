/** Source: Classic Fantasy Imperative, chapter 9; Dispel's cost is ours. */
export const SPELLS = {
  magicMissile: { name: 'Magic Missile', actions: 1, rule: 'CFI-CAST-MagicMissile' },
  shield: { name: 'Shield', actions: 1, rule: 'CFI-CAST-Shield' },
  fireball: { name: 'Fireball', actions: 2, rule: 'CFI-CAST-Fireball' },
  dispel: { name: 'Dispel', actions: 2, rule: 'CFI-CAST-Dispel' },
  avert: { name: 'Avert', actions: 0, rule: 'CFI-CAST-Avert' },
} as const
export type SpellId = keyof typeof SPELLS
export const SPELL_IDS = Object.keys(SPELLS) as readonly SpellId[]

/** Missiles by skill: two at 60, three at 70 and so on, never more than the Intensity. */
export const missilesAt = (skill: number): number => Math.max(1, Math.min(5, Math.floor(skill / 10) - 4))
/** Feet a Fireball flies, by Intensity. */
export const FIREBALL_RANGE = [30, 60, 90, 120, 180, 240] as const
export const FIREBALL_RADIUS = 20

/** What a spell costs and how far it goes at an Intensity. */
export function costOf(spell: SpellId, intensity: number): number {
  return spell === 'shield' || spell === 'fireball' ? 2 + intensity : spell === 'avert' ? 1 : intensity
}
export function rangeOf(spell: SpellId, intensity: number): number {
  switch (spell) {
    case 'magicMissile':
      return 100 * intensity
    case 'fireball':
      return FIREBALL_RANGE[Math.min(FIREBALL_RANGE.length, intensity) - 1] ?? 0
    case 'dispel':
      return 360
    case 'shield':
    case 'avert':
      return 0
  }
}
/** The greatest Intensity a spell has. */
export const mostIntense = (spell: SpellId): number =>
  spell === 'magicMissile' ? 5 : spell === 'fireball' ? FIREBALL_RANGE.length : spell === 'avert' ? 1 : 10
