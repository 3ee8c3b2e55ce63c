import { code, D, type DieCode } from '../book/diecode.ts'

/** Levels of difficulty by the highest number of each (Game Basics: Choosing Difficulties; D6-C-DIFF-Levels). */
export const levels = [
  { level: 'Automatic', to: 0 },
  { level: 'Very Easy', to: 5 },
  { level: 'Easy', to: 10 },
  { level: 'Moderate', to: 15 },
  { level: 'Difficult', to: 20 },
  { level: 'Very Difficult', to: 25 },
  { level: 'Heroic', to: 30 },
  { level: 'Legendary', to: Number.POSITIVE_INFINITY },
] as const

/** Grades of success by the fewest result points (Game Basics: Result Points; D6-C-RES-Grades). */
export const grades = [
  { grade: 'minimal', from: 0 },
  { grade: 'solid', from: 1 },
  { grade: 'good', from: 5 },
  { grade: 'superior', from: 9 },
  { grade: 'spectacular', from: 13 },
  { grade: 'incredible', from: 17 },
] as const

/** Rushing a task: the share of time saved and what it adds (Game Basics: Rushing; D6-C-RUSH). */
export const rushing = [
  { saved: 0.25, difficulty: 5 },
  { saved: 0.5, difficulty: 10 },
  { saved: 0.75, difficulty: 20 },
] as const

/** Leading a group attack, by how many carry out the plan (Example Skill Difficulties: Command; D6-C-OPT-GroupCommand). */
export const plans = [3, 7, 12, 17, 22, 28] as const

/** What things withstand; as cover they stop so much. Ruling D6-A25. Combat Options: Breaking Things; D6-C-OBJ-Toughness. */
export const toughness = {
  /** A thin wooden door, thatch. */
  flimsy: 1 * D,
  /** A hard wooden door, most swords. */
  tough: 2 * D,
  /** A brick wall. */
  sturdy: 3 * D,
  /** The main gate of a castle. */
  'very sturdy': 4 * D,
  /** Its outer wall. */
  reinforced: 6 * D,
} as const
/** What something is made of. */
export type Material = keyof typeof toughness
/** So far over its resistance a thing is wrecked. */
export const wrecked = 10

/** What hurts without anybody striking, each round of contact (Damage: Miscellaneous Damage; Equipment: Gear; Movement: Swimming). */
export const hazards = {
  'torch fire': { damage: code('1D') },
  'torch on something flammable': { damage: code('3D') },
  'candle on something flammable': { damage: code('1D') },
  'extreme cold': { damage: code('1D') },
  'strong acid': { damage: code('2D+1') },
  botulism: { damage: code('4D'), stamina: 9 },
  nightshade: { damage: code('8D+2'), stamina: 42 },
  drowning: { damage: code('1D') },
} as const satisfies Readonly<Record<string, { damage: DieCode; stamina?: number }>>
export type Hazard = keyof typeof hazards

/** Body Points healed by the highest healing total of each row. Ruling D6-A60. Healing: Body Points; D6-C-HEAL-BPTable. */
export const healed = [
  { to: 0, points: 0, dice: 0 },
  { to: 5, points: 2, dice: 0 },
  { to: 10, points: 0, dice: 1 },
  { to: 15, points: 0, dice: 2 },
  { to: 20, points: 0, dice: 3 },
  { to: 25, points: 0, dice: 4 },
  { to: 30, points: 0, dice: 5 },
  { to: Number.POSITIVE_INFINITY, points: 0, dice: 6 },
] as const

/** Throwing at a place, by range, from the sister games (OpenD6 SRD, Equipment: Explosives; D6-C-AREA-Place). */
export const places = { 'point blank': 0, short: 10, medium: 15, long: 20 } as const
/** Zones of a blast: outer edge in metres and the share of its damage there (OpenD6 SRD, grenade; D6-C-AREA-Burst). */
export const blastZones = [
  { to: 3, share: 1 },
  { to: 8, share: 1 / 2 },
  { to: 16, share: 1 / 4 },
] as const
/** Diving from a blast: the difficulty of one zone and what each further zone takes over it (OpenD6 SRD; D6-C-AREA-Dive). */
export const diving = { difficulty: 15, perZone: 4 } as const

/** Ground, water and weather by how much harder they make movement (Movement: Movement Difficulty Modifiers; D6-C-MOV-Terrain). */
export const terrain = {
  easy: 0,
  moderate: 5,
  rough: 10,
  'very rough': 15,
  hazardous: 20,
  'very hazardous': 25,
} as const

/** A mount that balks: how far the riding roll missed, and what happens (Example Skill Difficulties: Riding; D6-C-OPT-Mounted). */
export const balking = [
  { shortBy: 1, does: 'stops', rounds: 1 },
  { shortBy: 3, does: 'stops', rounds: 2 },
  { shortBy: 7, does: 'bolts', rounds: '1D' },
  { shortBy: 12, does: 'bucks', stay: 15 },
] as const
