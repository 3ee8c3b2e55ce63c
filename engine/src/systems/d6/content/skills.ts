/** The six attributes, in the order of a character sheet. */
export const attributes = ['agility', 'coordination', 'physique', 'intellect', 'acumen', 'charisma'] as const
export type Attribute = (typeof attributes)[number]

/** Every skill under the attribute it falls back on. D6 Fantasy Rulebook, Character Basics. */
export const UNDER = {
  agility: [
    'acrobatics',
    'climbing',
    'contortion',
    'dodge',
    'fighting',
    'flying',
    'jumping',
    'melee combat',
    'riding',
    'stealth',
  ],
  coordination: ['charioteering', 'lockpicking', 'marksmanship', 'pilotry', 'sleight of hand', 'throwing'],
  physique: ['lifting', 'running', 'stamina', 'swimming'],
  intellect: [
    'cultures',
    'devices',
    'healing',
    'navigation',
    'reading/writing',
    'scholar',
    'speaking',
    'trading',
    'traps',
  ],
  acumen: [
    'artist',
    'crafting',
    'disguise',
    'gambling',
    'hide',
    'investigation',
    'know-how',
    'search',
    'streetwise',
    'survival',
    'tracking',
  ],
  charisma: ['animal handling', 'bluff', 'charm', 'command', 'intimidation', 'mettle', 'persuasion'],
} as const satisfies Readonly<Record<Attribute, readonly string[]>>
export type Skill = (typeof UNDER)[Attribute][number]
/** What a roll may be made with. */
export type Trait = Skill | Attribute
/** The attribute of each. */
export const skills = Object.fromEntries(
  attributes.flatMap((attribute) => UNDER[attribute].map((skill) => [skill, attribute])),
) as Readonly<Record<Skill, Attribute>>

/** Skills nobody is untrained in while fighting (D6-C-SKILL-NoUntrainedCombat). */
export const neverUntrained: readonly Skill[] = ['dodge', 'fighting', 'mettle', 'search']
