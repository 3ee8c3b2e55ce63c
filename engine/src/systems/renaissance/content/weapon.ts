import type { Skill } from './skills.ts'

/** Everything a weapon, a load or an attack can be tagged with: Items, and the combat chapter. */
export const TAGS = [
  'No-Handed',
  'Off-Hand',
  'Bladed',
  'Blunt',
  'Piercing',
  'Small',
  'Close',
  'Soak',
  'Grip',
  'Clumsy',
  'Maiming',
  'Defensive',
  'Vulnerable',
  'Awkward',
  'Easy',
  'Difficult',
  'Cavalry',
  'Heavy',
  'Fend',
  'Fragile',
  'Reach',
  'Formation',
  'Brace',
  'Charge',
  'Single-Use',
  'Secure',
  'Bypass',
  'Catch',
  'Oversized',
  'Exotic',
  'Prone',
  'Indirect',
  'Loud',
  'Hard to Dodge',
  'Partner',
  'Blast',
  'Splash',
  'Fire',
  'Cold',
  'Bomb',
  'Precision',
  'Unarmed Attack',
  'Natural Weapon',
  'Unfletched',
  'Indicate-Only',
  'Touch-Only',
  'Wood',
  'No Bash',
  'Seizes',
  'Pounces',
  'Subdues',
  'Sleights',
] as const
export type Tag = (typeof TAGS)[number]

/** What a weapon may be well suited for. */
export const SUITED = [
  'Called Shot',
  'Knock Down',
  'Maim',
  'Mighty Blow',
  'Armor Gap',
  'Disarm',
  'Trip',
  'Catch',
  'Dismount',
  'Ride-By',
] as const
export type Suited = (typeof SUITED)[number]

/** Damage: so many d10 and a number, DB or not, perhaps divided. */
export interface Dv {
  readonly dice: number
  readonly plus: number
  readonly db: boolean
  /** The dice are divided by this and rounded down; 1: they are not. */
  readonly over: number
}

export type Ranges = readonly [short: number, medium: number, long: number, extreme: number]

export const SPILT = ['oil', 'scour', 'tar', 'smoke', 'shot'] as const
export type Spilt = (typeof SPILT)[number]

/** One way to use a weapon. */
export interface Mode {
  readonly name: string
  readonly kind: 'melee' | 'thrown' | 'shot'
  readonly hands: 0 | 1 | 2
  readonly dv: Dv
  readonly ap: number
  readonly ranges: Ranges | null
  /** What this use has beside the weapon's own tags. */
  readonly tags: readonly Tag[]
  /** Metres it splashes, or the die that says so (÷ in `over`). */
  readonly splash: { readonly dice: number; readonly plus: number; readonly over: number } | null
  /** What the splash leaves on those it touches. */
  readonly substance: Spilt | null
}

/** What it takes to load: so many actions of a kind. */
export interface Reload {
  readonly actions: number
  readonly kind: 'quick' | 'standard'
}

export interface Weapon {
  readonly name: string
  readonly skill: Skill
  /** What one must be proficient in to use it well. */
  readonly proficiency: string
  readonly modes: readonly Mode[]
  readonly tags: readonly Tag[]
  readonly suited: readonly Suited[]
  readonly reload: Reload | null
  /** Shots before it must be loaded; 0 where loading is part of the shot. */
  readonly barrels: number
  /** It says itself how many uses it has: charges, bombs. */
  readonly uses: number | null
}

/** Thrown things without ranges of their own (REN-RNG-03). */
export const THROWN: Ranges = [5, 15, 30, 45]

const DV = /^(\d*)(?:d10)?(?:\/(\d))?([+-]\d+)?(\+DB)?$/

/** `2d10-1+DB`, `1d10/2`, `unarmed`: damage as the tables print it. */
export function dvOf(printed: string): Dv {
  if (printed === '-') return { dice: 0, plus: 0, db: false, over: 1 }
  const found = DV.exec(printed)
  if (found === null) throw new RangeError(`${printed} is no damage value`)
  const [, dice = '0', over = '1', plus = '0', db] = found
  return { dice: Number(dice), over: Number(over), plus: Number(plus), db: db !== undefined }
}

const rangesOf = (printed: string): Ranges => {
  const [short = 0, medium = short, long = medium, extreme = long] = printed.split('/').map(Number)
  return [short, medium, long, extreme]
}

const HANDS = { '0H': 0, '1H': 1, '2H': 2 } as const

/** One use as a row prints it: `1H 1d10-1+DB AP1`, `thrown 1d10+DB AP2`, `shot 2d10-1+DB AP2 50/100/150/200`. */
export function modeOf(printed: string, tags: readonly Tag[] = [], splash?: string, substance?: Spilt): Mode {
  const [name = '', ...words] = printed.split(' ')
  const hands = words.find((word): word is keyof typeof HANDS => word in HANDS)
  const kind = name === 'thrown' ? 'thrown' : name === 'melee' || name in HANDS ? 'melee' : 'shot'
  const ap = words.find((word) => word.startsWith('AP'))
  const range = words.find((word) => /^\d+\/\d+/.test(word))
  const dv = words.find((word) => word === '-' || DV.test(word)) ?? '-'
  const area = splash === undefined ? null : dvOf(splash)
  return {
    name: name === '1H' ? 'one-handed' : name === '2H' ? 'two-handed' : name === '0H' ? 'bare' : name,
    kind,
    hands: name in HANDS ? HANDS[name as keyof typeof HANDS] : hands === undefined ? 1 : HANDS[hands],
    dv: dvOf(dv),
    ap: ap === undefined ? 0 : Number(ap.slice(2)),
    ranges: kind === 'melee' ? null : range === undefined ? THROWN : rangesOf(range),
    tags,
    splash: area,
    substance: substance ?? null,
  }
}

interface More {
  readonly suited?: readonly Suited[]
  readonly reload?: readonly [number, 'quick' | 'standard']
  readonly barrels?: number
  readonly uses?: number
}

/** A weapon of the tables: skill, proficiency, its uses, its tags. */
export const weapon = (
  name: string,
  skill: Skill,
  proficiency: string,
  modes: readonly (string | Mode)[],
  tags: readonly Tag[],
  { suited = [], reload, barrels = reload === undefined ? 0 : 1, uses }: More = {},
): Weapon => ({
  name,
  skill,
  proficiency,
  modes: modes.map((mode) => (typeof mode === 'string' ? modeOf(mode) : mode)),
  tags,
  suited,
  reload: reload === undefined ? null : { actions: reload[0], kind: reload[1] },
  barrels,
  uses: uses ?? null,
})
