import { code, type DieCode } from '../diecode.ts'
import type { D6RuleId } from '../rules.ts'
import { rulebook, type Source, srd } from './source.ts'

const basics = rulebook('Game Basics: Choosing Difficulties')

/** Levels of difficulty by the highest number of each. */
export const levels = [
  { level: 'Automatic', to: 0, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Very Easy', to: 5, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Easy', to: 10, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Moderate', to: 15, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Difficult', to: 20, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Very Difficult', to: 25, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Heroic', to: 30, rule: 'D6-C-DIFF-Levels', source: basics },
  { level: 'Legendary', to: Number.POSITIVE_INFINITY, rule: 'D6-C-DIFF-Levels', source: basics },
] as const

/** Circumstances nothing else covers, for or against, by the most they are worth. */
export const circumstances = [
  { degree: 'slight', to: 5, rule: 'D6-C-DIFF-Generic', source: basics },
  { degree: 'significant', to: 10, rule: 'D6-C-DIFF-Generic', source: basics },
  { degree: 'decisive', to: 15, rule: 'D6-C-DIFF-Generic', source: basics },
  { degree: 'overwhelming', to: Number.POSITIVE_INFINITY, rule: 'D6-C-DIFF-Generic', source: basics },
] as const

/** Grades of success by the fewest result points. */
export const grades = [
  { grade: 'minimal', from: 0, rule: 'D6-C-RES-Grades', source: rulebook('Game Basics: Result Points') },
  { grade: 'solid', from: 1, rule: 'D6-C-RES-Grades', source: rulebook('Game Basics: Result Points') },
  { grade: 'good', from: 5, rule: 'D6-C-RES-Grades', source: rulebook('Game Basics: Result Points') },
  { grade: 'superior', from: 9, rule: 'D6-C-RES-Grades', source: rulebook('Game Basics: Result Points') },
  { grade: 'spectacular', from: 13, rule: 'D6-C-RES-Grades', source: rulebook('Game Basics: Result Points') },
  { grade: 'incredible', from: 17, rule: 'D6-C-RES-Grades', source: rulebook('Game Basics: Result Points') },
] as const

/** Rushing a task: the share of time saved and what it adds. */
export const rushing = [
  { saved: 0.25, difficulty: 5, rule: 'D6-C-RUSH', source: rulebook('Game Basics: Rushing') },
  { saved: 0.5, difficulty: 10, rule: 'D6-C-RUSH', source: rulebook('Game Basics: Rushing') },
  { saved: 0.75, difficulty: 20, rule: 'D6-C-RUSH', source: rulebook('Game Basics: Rushing') },
] as const

/** Leading a group attack: the difficulty by how complex the plan is, and what the group’s bond adds. */
export const command = {
  plans: [3, 7, 12, 17, 22, 28],
  bonds: {
    'obeys without question': -20,
    'would die for each other': -15,
    'trained together often': -10,
    'trained together briefly': -5,
    'works together regularly': 0,
    'worked together a few times': 5,
    'worked together seldom': 10,
    'never worked together': 15,
    'hostile or without a common tongue': 20,
  },
  rule: 'D6-C-OPT-GroupCommand',
  source: rulebook('Example Skill Difficulties: Command'),
} as const

/** What things withstand; as cover they stop so much (Ruling D6-A25). */
export const toughness = {
  flimsy: {
    code: code('1D'),
    such: 'thin wooden door, thatch',
    rule: 'D6-C-OBJ-Toughness',
    source: rulebook('Combat Options: Breaking Things'),
  },
  tough: {
    code: code('2D'),
    such: 'hard wooden door, most swords',
    rule: 'D6-C-OBJ-Toughness',
    source: rulebook('Combat Options: Breaking Things'),
  },
  sturdy: {
    code: code('3D'),
    such: 'brick wall',
    rule: 'D6-C-OBJ-Toughness',
    source: rulebook('Combat Options: Breaking Things'),
  },
  'very sturdy': {
    code: code('4D'),
    such: 'main castle gate',
    rule: 'D6-C-OBJ-Toughness',
    source: rulebook('Combat Options: Breaking Things'),
  },
  reinforced: {
    code: code('6D'),
    such: 'outer castle wall',
    rule: 'D6-C-OBJ-Toughness',
    source: rulebook('Combat Options: Breaking Things'),
  },
} as const
/** What something is made of. */
export type Material = keyof typeof toughness
/** So far over its resistance a thing is wrecked. */
export const wrecked = 10

/** What hurts without anybody striking, each round of contact. */
export const hazards = {
  'torch fire': { damage: code('1D'), source: rulebook('Damage: Miscellaneous Damage') },
  'torch on something flammable': { damage: code('3D'), source: rulebook('Equipment: Gear') },
  'candle on something flammable': { damage: code('1D'), source: rulebook('Equipment: Gear') },
  'extreme cold': { damage: code('1D'), source: rulebook('Damage: Miscellaneous Damage') },
  'strong acid': { damage: code('2D+1'), source: rulebook('Damage: Miscellaneous Damage') },
  botulism: { damage: code('4D'), stamina: 9, source: rulebook('Damage: Miscellaneous Damage') },
  nightshade: { damage: code('8D+2'), stamina: 42, source: rulebook('Damage: Miscellaneous Damage') },
  drowning: { damage: code('1D'), source: rulebook('Movement: Swimming') },
} as const satisfies Readonly<Record<string, { damage: DieCode; stamina?: number; source: Source }>>

/** Body Points healed by the highest healing total of each row (Ruling D6-A60). */
export const healed = [
  { to: 0, points: 0, dice: 0, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  { to: 5, points: 2, dice: 0, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  { to: 10, points: 0, dice: 1, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  { to: 15, points: 0, dice: 2, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  { to: 20, points: 0, dice: 3, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  { to: 25, points: 0, dice: 4, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  { to: 30, points: 0, dice: 5, rule: 'D6-C-HEAL-BPTable', source: rulebook('Healing: Body Points') },
  {
    to: Number.POSITIVE_INFINITY,
    points: 0,
    dice: 6,
    rule: 'D6-C-HEAL-BPTable',
    source: rulebook('Healing: Body Points'),
  },
] as const satisfies readonly { to: number; points: number; dice: number; rule: D6RuleId; source: Source }[]

/** Throwing at a place, from the sister games. */
export const places = {
  'point blank': { difficulty: 0, rule: 'D6-C-AREA-Place', source: srd('Equipment: Explosives') },
  short: { difficulty: 10, rule: 'D6-C-AREA-Place', source: srd('Equipment: Explosives') },
  medium: { difficulty: 15, rule: 'D6-C-AREA-Place', source: srd('Equipment: Explosives') },
  long: { difficulty: 20, rule: 'D6-C-AREA-Place', source: srd('Equipment: Explosives') },
} as const
/** What the ground does to such a throw. */
export const grounds = {
  unseen: { difficulty: 6, source: srd('Equipment: Explosives') },
  uneven: { difficulty: 4, source: srd('Equipment: Explosives') },
  hard: { difficulty: 4, source: srd('Equipment: Explosives') },
  soft: { difficulty: -4, source: srd('Equipment: Explosives') },
} as const
/** Zones of a blast: outer edge in metres and the share of its damage there. */
export const blastZones = [
  { to: 3, share: 1, rule: 'D6-C-AREA-Burst', source: srd('Equipment: Explosives, grenade') },
  { to: 8, share: 1 / 2, rule: 'D6-C-AREA-Burst', source: srd('Equipment: Explosives, grenade') },
  { to: 16, share: 1 / 4, rule: 'D6-C-AREA-Burst', source: srd('Equipment: Explosives, grenade') },
] as const
/** Diving from a blast: the difficulty of one zone and what each further zone takes over it. */
export const diving = {
  difficulty: 15,
  perZone: 4,
  rule: 'D6-C-AREA-Dive',
  source: srd('Equipment: Explosives'),
} as const

/** Ground, water and weather by how much harder they make movement. */
export const terrain = {
  easy: { difficulty: 0, rule: 'D6-C-MOV-Terrain', source: rulebook('Movement: Movement Difficulty Modifiers') },
  moderate: { difficulty: 5, rule: 'D6-C-MOV-Terrain', source: rulebook('Movement: Movement Difficulty Modifiers') },
  rough: { difficulty: 10, rule: 'D6-C-MOV-Terrain', source: rulebook('Movement: Movement Difficulty Modifiers') },
  'very rough': {
    difficulty: 15,
    rule: 'D6-C-MOV-Terrain',
    source: rulebook('Movement: Movement Difficulty Modifiers'),
  },
  hazardous: { difficulty: 20, rule: 'D6-C-MOV-Terrain', source: rulebook('Movement: Movement Difficulty Modifiers') },
  'very hazardous': {
    difficulty: 25,
    rule: 'D6-C-MOV-Terrain',
    source: rulebook('Movement: Movement Difficulty Modifiers'),
  },
} as const

/** A mount that balks: how far the riding roll missed, and what happens. */
export const balking = [
  {
    shortBy: 1,
    does: 'stops',
    rounds: 1,
    rule: 'D6-C-OPT-Mounted',
    source: rulebook('Example Skill Difficulties: Riding'),
  },
  {
    shortBy: 3,
    does: 'stops',
    rounds: 2,
    rule: 'D6-C-OPT-Mounted',
    source: rulebook('Example Skill Difficulties: Riding'),
  },
  {
    shortBy: 7,
    does: 'bolts',
    rounds: '1D',
    rule: 'D6-C-OPT-Mounted',
    source: rulebook('Example Skill Difficulties: Riding'),
  },
  {
    shortBy: 12,
    does: 'bucks',
    stay: 15,
    rule: 'D6-C-OPT-Mounted',
    source: rulebook('Example Skill Difficulties: Riding'),
  },
] as const
