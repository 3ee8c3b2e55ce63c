/** Traits that touch a fight. Traits. */
export const TRAITS = [
  'ambidextrous',
  'high pain tolerance',
  'tough',
  'frail',
  'strong',
  'weak',
  'defiance',
  'deathless',
  'smaller',
  'larger',
  'ready',
  'disciplined',
  'low-light sight',
  'blind-sight',
  'great stature',
  'squat',
] as const
export type Trait = (typeof TRAITS)[number]

/** Powers and classes that touch a fight. Powers, Classes. */
export const POWERS = [
  'master',
  'transcendant',
  'center',
  'centered strike',
  'centered defence',
  'denial',
  'shieldwall',
  'quick counter',
  'quick break',
  'soldier',
] as const
export type Power = (typeof POWERS)[number]
