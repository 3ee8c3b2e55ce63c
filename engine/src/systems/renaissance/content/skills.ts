/** The six aptitudes (1 to 40, 15 is common). */
export const APTITUDES = ['COG', 'COO', 'INT', 'SAV', 'SOM', 'WIL'] as const
export type Aptitude = (typeof APTITUDES)[number]

/** Skills a fight may call for: the aptitude each is linked to, and whether using it is physical. Representing a Character; Skills. */
export const skills = {
  'melee weapons': { aptitude: 'SOM', physical: true, proficiencies: true },
  'pole-arms': { aptitude: 'SOM', physical: true, proficiencies: true },
  'unarmed combat': { aptitude: 'SOM', physical: true, proficiencies: true },
  'ranged weapons': { aptitude: 'COO', physical: true, proficiencies: true },
  fray: { aptitude: 'COO', physical: true, proficiencies: false },
  athletics: { aptitude: 'SOM', physical: true, proficiencies: true },
  ride: { aptitude: 'COO', physical: true, proficiencies: false },
  stealth: { aptitude: 'COO', physical: true, proficiencies: false },
  perception: { aptitude: 'INT', physical: false, proficiencies: false },
  deception: { aptitude: 'SAV', physical: false, proficiencies: false },
  read: { aptitude: 'SAV', physical: false, proficiencies: false },
  control: { aptitude: 'WIL', physical: false, proficiencies: false },
} as const satisfies Record<
  string,
  { readonly aptitude: Aptitude; readonly physical: boolean; readonly proficiencies: boolean }
>
export type Skill = keyof typeof skills
