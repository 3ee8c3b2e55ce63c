import type { ArmorId } from './armour.ts'
import { ARMOR } from './armour.ts'
import { BASIC_WEAPONS, MARTIAL_WEAPONS, SHIELDS, UNARMED } from './weapons.ts'

/** Source: Classic Fantasy Imperative, chapter 3: what each class's Combat Skill covers, and the armor it is trained in. */
export const CLASSES = ['cleric', 'fighter', 'mage', 'rogue'] as const
export type ClassId = (typeof CLASSES)[number]

const ids = (weapons: readonly { readonly id: string }[]): string[] => weapons.map(({ id }) => id)
const BASIC = ids(BASIC_WEAPONS)
const NO_TOWER = ids(SHIELDS).filter((id) => id !== 'tower')

/** The weapons each class's one Combat Skill covers (CFI-SKL-01, CFI-SKL-02). */
export const TRAINED: Readonly<Record<ClassId, readonly string[]>> = {
  cleric: [...BASIC, ...NO_TOWER, UNARMED.id],
  fighter: [...BASIC, ...ids(MARTIAL_WEAPONS), ...ids(SHIELDS), UNARMED.id],
  mage: ['dagger', 'dart', 'sling', 'quarterstaff', 'light-crossbow', UNARMED.id],
  rogue: [...BASIC, ...NO_TOWER, 'longsword', 'rapier', 'shortsword', UNARMED.id],
}
/** Whether a class is trained in armor (CFI-ENC-Armor). */
export const wearsArmor = (of: ClassId): boolean => of !== 'mage'
/** Things a piece weighs to who is not trained, or who swims, climbs or jumps in it. */
export const weightOf = (armor: ArmorId): number => (ARMOR[armor].heavy ? 2 : 1)

export const RACES = ['human', 'elf', 'half-elf', 'half-orc', 'dwarf', 'gnome', 'halfling'] as const
export type RaceId = (typeof RACES)[number]
/** Feet of Movement (CFI-ATT-Movement). */
export const moveOf = (race: RaceId): number => (race === 'dwarf' || race === 'gnome' || race === 'halfling' ? 15 : 20)
