import type { D6RuleId } from '../rules.ts'

/** The six attributes, in the order of a character sheet. */
export const attributes = ['agility', 'coordination', 'physique', 'intellect', 'acumen', 'charisma'] as const
export type Attribute = (typeof attributes)[number]

/** Every skill with the attribute it falls back on. D6 Fantasy Rulebook, Character Basics. */
export const skills = {
  acrobatics: 'agility',
  climbing: 'agility',
  contortion: 'agility',
  dodge: 'agility',
  fighting: 'agility',
  flying: 'agility',
  jumping: 'agility',
  'melee combat': 'agility',
  riding: 'agility',
  stealth: 'agility',
  charioteering: 'coordination',
  lockpicking: 'coordination',
  marksmanship: 'coordination',
  pilotry: 'coordination',
  'sleight of hand': 'coordination',
  throwing: 'coordination',
  lifting: 'physique',
  running: 'physique',
  stamina: 'physique',
  swimming: 'physique',
  cultures: 'intellect',
  devices: 'intellect',
  healing: 'intellect',
  navigation: 'intellect',
  'reading/writing': 'intellect',
  scholar: 'intellect',
  speaking: 'intellect',
  trading: 'intellect',
  traps: 'intellect',
  artist: 'acumen',
  crafting: 'acumen',
  disguise: 'acumen',
  gambling: 'acumen',
  hide: 'acumen',
  investigation: 'acumen',
  'know-how': 'acumen',
  search: 'acumen',
  streetwise: 'acumen',
  survival: 'acumen',
  tracking: 'acumen',
  'animal handling': 'charisma',
  bluff: 'charisma',
  charm: 'charisma',
  command: 'charisma',
  intimidation: 'charisma',
  mettle: 'charisma',
  persuasion: 'charisma',
} as const satisfies Readonly<Record<string, Attribute>>
export type Skill = keyof typeof skills

/** Skills nobody is untrained in while fighting. */
export const neverUntrained = {
  skills: ['dodge', 'fighting', 'mettle', 'search'],
  rule: 'D6-C-SKILL-NoUntrainedCombat',
} as const satisfies {
  skills: readonly Skill[]
  rule: D6RuleId
}
