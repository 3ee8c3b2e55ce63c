import { code, type DieCode } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'

/** A difficulty modifier: the dice the game master may roll and the standard number beside them. A negative one makes it easier. */
export interface DifficultyModifier {
  readonly dice: DieCode
  readonly standard: number
  readonly rule: D6RuleId
}
const modifier = (dice: string, standard: number, rule: D6RuleId): DifficultyModifier => ({
  dice: code(dice),
  standard,
  rule,
})

// Combat: Common Combat Difficulty Modifiers.

/** Range bands in order of distance; their modifiers are plain numbers (Ruling D6-A69). */
export const ranges = {
  'point blank': { difficulty: -5, rule: 'D6-RANGE-PB' },
  short: { difficulty: 0, rule: 'D6-RANGE-Short' },
  medium: { difficulty: 5, rule: 'D6-RANGE-Medium' },
  long: { difficulty: 10, rule: 'D6-RANGE-Long' },
} as const satisfies Readonly<Record<string, { difficulty: number; rule: D6RuleId }>>
export type Band = keyof typeof ranges
/** Point Blank ends here, in metres. */
export const pointBlank = 3

/** Cover by kind; the worst of each kind counts and the kinds add up (Ruling D6-A26). */
export const smoke = {
  light: modifier('+1D', 3, 'D6-COVER-SmokeLight'),
  thick: modifier('+2D', 6, 'D6-COVER-SmokeThick'),
  'very thick': modifier('+4D', 12, 'D6-COVER-SmokeVeryThick'),
} as const
export const lights = {
  poor: modifier('+1D', 3, 'D6-COVER-PoorLight'),
  moonlit: modifier('+2D', 6, 'D6-COVER-Moonlit'),
  dark: modifier('+4D', 12, 'D6-COVER-Dark'),
} as const
/** By the share of the target an object hides; a wholly hidden target is not hit directly (D6-COVER-100). */
export const objects = {
  quarter: modifier('+1D', 3, 'D6-COVER-25'),
  half: modifier('+2D', 6, 'D6-COVER-50'),
  'three quarters': modifier('+4D', 12, 'D6-COVER-75'),
} as const

/** Lights that undo darkness: up to so many dice within so many metres. “Several metres” is read as five. */
export const lamps = {
  candle: { dice: code('2D'), standard: 6, metres: 1, rule: 'D6-C-LIGHT-Negate' },
  torch: { dice: code('4D'), standard: 12, metres: 5, rule: 'D6-C-LIGHT-Negate' },
} as const

// Combat Options.

/** Ways to strike, with what they do to damage. */
export const manoeuvres = {
  'all-out': { ...modifier('-2D', -6, 'D6-C-OPT-AllOut'), damage: code('+1D') },
  lunge: { ...modifier('+1D', 3, 'D6-C-OPT-Lunge'), damage: code('-1D') },
  sweep: { ...modifier('-2D', -6, 'D6-C-OPT-Sweep'), damage: code('-3D') },
  knockdown: { ...modifier('+2D', 6, 'D6-C-OPT-Knockdown'), damage: 'none' },
  trip: { ...modifier('+2D', 6, 'D6-C-OPT-Trip'), damage: 'none' },
  push: { ...modifier('+1D', 3, 'D6-C-OPT-Push'), damage: 'none' },
  tackle: { ...modifier('+1D', 3, 'D6-C-OPT-Tackle'), damage: 0 },
  grab: { ...modifier('+2D', 6, 'D6-C-OPT-Grab'), damage: 'by kind' },
} as const satisfies Readonly<Record<string, DifficultyModifier & { damage: DieCode | 'none' | 'by kind' }>>
/** A lunge adds half a metre of reach. */
export const lungeReach = 0.5
/** What a fall or a shove takes from the next Agility roll. */
export const offBalance = code('-2D')

/** What each kind of grab does when it succeeds; `strong`: to Strength Damage. */
export const grabs = {
  choke: { damage: 0, strong: true, rule: 'D6-C-OPT-Choke' },
  flip: { damage: code('3D'), strong: false, rule: 'D6-C-OPT-Flip' },
  hold: { damage: code('-3D'), strong: true, rule: 'D6-C-OPT-Hold' },
  slam: { damage: 0, strong: true, rule: 'D6-C-OPT-Slam' },
  'arm pin': { damage: 0, strong: true, rule: 'D6-C-OPT-ArmPin1' },
} as const satisfies Readonly<Record<string, { damage: DieCode; strong: boolean; rule: D6RuleId }>>
/** A target that resists an arm pin adds this to its roll. */
export const armPinResisted = 5
/** Called shots by the size of the mark in centimetres: it is smaller than `below`. */
export const calledShots = {
  'up to 50 cm': { ...modifier('+1D', 3, 'D6-C-OPT-Called50'), below: 50 },
  'up to 10 cm': { ...modifier('+4D', 12, 'D6-C-OPT-Called10'), below: 10 },
  'under 1 cm': { ...modifier('+8D', 24, 'D6-C-OPT-Called1'), below: 1 },
} as const
/** A called shot may simply hurt more. */
export const calledDamage = code('+1D')

/** Hit locations: the book’s own standard, the one its dice have elsewhere (Ruling D6-A07), and points of damage. */
export const locations = {
  head: { ...modifier('+1D', 5, 'D6-C-HIT-Head'), regular: 3, damage: 12, limb: false },
  heart: { ...modifier('+4D', 15, 'D6-C-HIT-Heart'), regular: 12, damage: 12, limb: false },
  chest: { ...modifier('0', 0, 'D6-C-HIT-Chest'), regular: 0, damage: 0, limb: false },
  arm: { ...modifier('+1D', 5, 'D6-C-HIT-Arm'), regular: 3, damage: -2, limb: true },
  leg: { ...modifier('+1D', 5, 'D6-C-HIT-Leg'), regular: 3, damage: -1, limb: true },
  hand: { ...modifier('+4D', 15, 'D6-C-HIT-Hand'), regular: 12, damage: -2, limb: true },
} as const
export type HitLocation = keyof typeof locations

/** What a badly hurt part hinders, at 1 (or 1D) each: of a leg every skill one moves with (D6-C-HIT-Effects). */
export const hurtParts = {
  leg: ['acrobatics', 'stealth', 'running', 'jumping', 'climbing', 'swimming', 'flying', 'initiative'],
  arm: ['acrobatics', 'fighting', 'climbing', 'melee combat', 'marksmanship', 'sleight of hand', 'throwing', 'lifting'],
  head: ['intellect', 'acumen', 'initiative'],
} as const

/** Who sees, and how the target stands. */
export const situations = {
  'attacker blind': modifier('+4D', 12, 'D6-C-OPT-AttackerBlind'),
  'target blind or from behind': modifier('-4D', -12, 'D6-C-OPT-TargetBlindBehind'),
  crouching: modifier('+1D', 3, 'D6-C-POS-Crouch'),
  creeping: modifier('+2D', 6, 'D6-C-POS-CrouchMove'),
  'prone, near': modifier('-2D', -6, 'D6-C-POS-ProneNear'),
  'prone, far': modifier('+2D', 6, 'D6-C-POS-ProneFar'),
} as const
/** Unwieldy and improvised weapons add this number, never dice. */
export const unwieldy = 5
