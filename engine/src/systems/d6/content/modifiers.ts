import { code, type DieCode } from '../diecode.ts'
import type { D6RuleId } from '../rules.ts'
import { rulebook, type Source } from './source.ts'

/** A difficulty modifier: the dice the game master may roll and the standard number beside them. A negative one makes it easier. */
export interface DifficultyModifier {
  readonly dice: DieCode
  readonly standard: number
  readonly rule: D6RuleId
  readonly source: Source
}
const combat = rulebook('Combat: Common Combat Difficulty Modifiers')
const options = rulebook('Combat Options')
const modifier = (dice: string, standard: number, rule: D6RuleId, source: Source): DifficultyModifier => ({
  dice: code(dice),
  standard,
  rule,
  source,
})

/** Range bands in order of distance; their modifiers are plain numbers (Ruling D6-A69). */
export const ranges = {
  'point blank': { difficulty: -5, rule: 'D6-RANGE-PB', source: combat },
  short: { difficulty: 0, rule: 'D6-RANGE-Short', source: combat },
  medium: { difficulty: 5, rule: 'D6-RANGE-Medium', source: combat },
  long: { difficulty: 10, rule: 'D6-RANGE-Long', source: combat },
} as const satisfies Readonly<Record<string, { difficulty: number; rule: D6RuleId; source: Source }>>
export type Band = keyof typeof ranges
/** Point Blank ends here, in metres. */
export const pointBlank = 3

/** Bands for a game master who does not measure. */
export const estimates = {
  'a few steps': { bands: ['point blank'], rule: 'D6-RANGE-EstSteps', source: combat },
  'across a chamber, long bow': { bands: ['short'], rule: 'D6-RANGE-EstRoom', source: combat },
  'across a chamber, thrown knife': { bands: ['medium'], rule: 'D6-RANGE-EstRoom', source: combat },
  outdoors: { bands: ['medium', 'long'], rule: 'D6-RANGE-EstOutdoor', source: combat },
} as const satisfies Readonly<Record<string, { bands: readonly Band[]; rule: D6RuleId; source: Source }>>

/** Cover by kind; the worst of each kind counts and the kinds add up (Ruling D6-A26). */
export const smoke = {
  light: modifier('+1D', 3, 'D6-COVER-SmokeLight', combat),
  thick: modifier('+2D', 6, 'D6-COVER-SmokeThick', combat),
  'very thick': modifier('+4D', 12, 'D6-COVER-SmokeVeryThick', combat),
} as const
export const lights = {
  poor: modifier('+1D', 3, 'D6-COVER-PoorLight', combat),
  moonlit: modifier('+2D', 6, 'D6-COVER-Moonlit', combat),
  dark: modifier('+4D', 12, 'D6-COVER-Dark', combat),
} as const
/** By the share of the target an object hides; a wholly hidden target is not hit directly (D6-COVER-100). */
export const objects = {
  quarter: modifier('+1D', 3, 'D6-COVER-25', combat),
  half: modifier('+2D', 6, 'D6-COVER-50', combat),
  'three quarters': modifier('+4D', 12, 'D6-COVER-75', combat),
} as const

/** Lights that undo darkness: up to so many dice within so many metres. “Several metres” is read as five. */
export const lamps = {
  candle: { dice: code('2D'), standard: 6, metres: 1, rule: 'D6-C-LIGHT-Negate', source: rulebook('Equipment: Gear') },
  torch: { dice: code('4D'), standard: 12, metres: 5, rule: 'D6-C-LIGHT-Negate', source: rulebook('Equipment: Gear') },
} as const

/** Ways to strike, with what they do to damage. */
export const manoeuvres = {
  'all-out': { ...modifier('-2D', -6, 'D6-C-OPT-AllOut', options), damage: code('+1D') },
  lunge: { ...modifier('+1D', 3, 'D6-C-OPT-Lunge', options), damage: code('-1D') },
  sweep: { ...modifier('-2D', -6, 'D6-C-OPT-Sweep', options), damage: code('-3D') },
  knockdown: { ...modifier('+2D', 6, 'D6-C-OPT-Knockdown', options), damage: 'none' },
  trip: { ...modifier('+2D', 6, 'D6-C-OPT-Trip', options), damage: 'none' },
  push: { ...modifier('+1D', 3, 'D6-C-OPT-Push', options), damage: 'none' },
  tackle: { ...modifier('+1D', 3, 'D6-C-OPT-Tackle', options), damage: 0 },
  grab: { ...modifier('+2D', 6, 'D6-C-OPT-Grab', options), damage: 'by kind' },
} as const satisfies Readonly<Record<string, DifficultyModifier & { damage: DieCode | 'none' | 'by kind' }>>
/** A lunge adds half a metre of reach. */
export const lungeReach = 0.5
/** What a fall or a shove takes from the next Agility roll. */
export const offBalance = code('-2D')

/** What each kind of grab does when it succeeds; `strong`: to Strength Damage. */
export const grabs = {
  choke: { damage: 0, strong: true, rule: 'D6-C-OPT-Choke', source: options },
  flip: { damage: code('3D'), strong: false, rule: 'D6-C-OPT-Flip', source: options },
  hold: { damage: code('-3D'), strong: true, rule: 'D6-C-OPT-Hold', source: options },
  slam: { damage: 0, strong: true, rule: 'D6-C-OPT-Slam', source: options },
  'arm pin': { damage: 0, strong: true, rule: 'D6-C-OPT-ArmPin1', source: options },
} as const satisfies Readonly<Record<string, { damage: DieCode; strong: boolean; rule: D6RuleId; source: Source }>>
/** A target that resists an arm pin adds this to its roll. */
export const armPinResisted = 5
/** What a rope adds to a choke, and the resistance it has itself. */
export const ropes = {
  'heavy rope': { choke: 2, resistance: 5, rule: 'D6-C-OPT-Choke', source: rulebook('Equipment: Gear') },
  'light rope': { choke: 1, resistance: 3, rule: 'D6-C-OPT-Choke', source: rulebook('Equipment: Gear') },
} as const

/** Called shots by the size of the mark in centimetres: it is smaller than `below`. */
export const calledShots = {
  'up to 50 cm': { ...modifier('+1D', 3, 'D6-C-OPT-Called50', options), below: 50 },
  'up to 10 cm': { ...modifier('+4D', 12, 'D6-C-OPT-Called10', options), below: 10 },
  'under 1 cm': { ...modifier('+8D', 24, 'D6-C-OPT-Called1', options), below: 1 },
} as const
/** A called shot may simply hurt more. */
export const calledDamage = code('+1D')

/** Hit locations: the book’s own standard, the one its dice have elsewhere (Ruling D6-A07), and points of damage. */
export const locations = {
  head: { ...modifier('+1D', 5, 'D6-C-HIT-Head', options), regular: 3, damage: 12, limb: false },
  heart: { ...modifier('+4D', 15, 'D6-C-HIT-Heart', options), regular: 12, damage: 12, limb: false },
  chest: { ...modifier('0', 0, 'D6-C-HIT-Chest', options), regular: 0, damage: 0, limb: false },
  arm: { ...modifier('+1D', 5, 'D6-C-HIT-Arm', options), regular: 3, damage: -2, limb: true },
  leg: { ...modifier('+1D', 5, 'D6-C-HIT-Leg', options), regular: 3, damage: -1, limb: true },
  hand: { ...modifier('+4D', 15, 'D6-C-HIT-Hand', options), regular: 12, damage: -2, limb: true },
} as const
export type HitLocation = keyof typeof locations

/** What a badly hurt part hinders, at 1 (or 1D) each. */
export const hurtParts = {
  /** Movement is every skill one moves with. */
  leg: {
    hinders: ['acrobatics', 'stealth', 'running', 'jumping', 'climbing', 'swimming', 'flying', 'initiative'],
    rule: 'D6-C-HIT-Effects',
    source: options,
  },
  arm: {
    hinders: [
      'acrobatics',
      'fighting',
      'climbing',
      'melee combat',
      'marksmanship',
      'sleight of hand',
      'throwing',
      'lifting',
    ],
    rule: 'D6-C-HIT-Effects',
    source: options,
  },
  head: { hinders: ['intellect', 'acumen', 'initiative'], rule: 'D6-C-HIT-Effects', source: options },
} as const

/** Who sees, and how the target stands. */
export const situations = {
  'attacker blind': modifier('+4D', 12, 'D6-C-OPT-AttackerBlind', options),
  'target blind or from behind': modifier('-4D', -12, 'D6-C-OPT-TargetBlindBehind', options),
  crouching: modifier('+1D', 3, 'D6-C-POS-Crouch', options),
  creeping: modifier('+2D', 6, 'D6-C-POS-CrouchMove', options),
  'prone, near': modifier('-2D', -6, 'D6-C-POS-ProneNear', options),
  'prone, far': modifier('+2D', 6, 'D6-C-POS-ProneFar', options),
} as const
/** Unwieldy and improvised weapons add this number, never dice. */
export const unwieldy = 5

/** Scale values of familiar things, smaller ones below nothing (Rulings D6-A32, D6-A34). */
export const scales = {
  of: {
    'eight-storey castle': 24,
    'war galley': 21,
    'four-storey building': 20,
    'two-storey building': 14,
    longship: 12,
    'one-storey building': 10,
    elephant: 8,
    'large carriage': 6,
    horse: 3,
    human: 0,
    child: -3,
    'small keg, house cat': -6,
    rat: -9,
    mouse: -12,
    coin: -15,
    ant: -21,
  },
  rule: 'D6-C-SCALE-Mod',
  source: rulebook('Combat Options: Scale'),
} as const
