import type { LegendRule } from '../state/types.ts'

/** Heroic Abilities a fight knows, each with its rule. */
export const HEROIC_ABILITIES = {
  battleFury: 'LEG-HER-BattleFury',
  duellist: 'LEG-HER-Duellist',
  tireless: 'LEG-HER-Tireless',
} as const satisfies Record<string, LegendRule>

export type HeroicAbility = keyof typeof HEROIC_ABILITIES
