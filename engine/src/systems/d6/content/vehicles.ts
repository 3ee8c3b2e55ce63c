import { code, D, type DieCode } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import { rulebook, type Source } from './character.ts'

/** How far a vehicle goes in a round: a share of its team’s Move, metres, a Physique or lifting roll, or wind and a quarter of a pilotry roll. */
export type Pace =
  | { readonly by: 'team'; readonly share: number }
  | { readonly by: 'metres'; readonly metres: number }
  | { readonly by: 'rowing' }
  | { readonly by: 'wind'; readonly pilotryShare: number }

/** What a vehicle one does not know adds (Movement: Vehicles & Aerial Characters; D6-C-VEH-Familiar). */
export const familiarity = {
  'very common': 3,
  common: 6,
  'moderately common': 8,
  uncommon: 11,
  unusual: 14,
  rare: 17,
  exotic: 20,
} as const

export interface Vehicle {
  readonly name: string
  readonly on: 'land' | 'water'
  readonly skill: 'charioteering' | 'pilotry'
  readonly scale: number
  readonly move: Pace
  readonly passengers: number
  readonly crew: number
  readonly toughness: DieCode
  readonly maneuverability: DieCode
  /** How well people know such things. */
  readonly known: keyof typeof familiarity
  readonly rule: D6RuleId
  readonly source: Source
}

const source = rulebook('Equipment: Vehicles')
function vehicle(
  on: Vehicle['on'],
  name: string,
  scale: number,
  move: Pace,
  [passengers, crew]: readonly [number, number],
  toughness: string,
  maneuverability: string,
  known: Vehicle['known'],
): Vehicle {
  return {
    name,
    on,
    skill: on === 'land' ? 'charioteering' : 'pilotry',
    scale,
    move,
    passengers,
    crew,
    toughness: code(toughness),
    maneuverability: code(maneuverability),
    known,
    rule: 'D6-VEH-Basic',
    source,
  }
}
const team = (share: number): Pace => ({ by: 'team', share })
const sails = (metres: number): Pace => ({ by: 'metres', metres })
const rowing: Pace = { by: 'rowing' }

/** The vehicle chart. */
export const vehicles = {
  chariot: vehicle('land', 'chariot, two-person carriage', 3, team(0.75), [2, 1], '4D', '-2', 'common'),
  wagon: vehicle('land', 'large open wagon', 5, team(0.5), [8, 1], '4D+1', '0', 'very common'),
  carriage: vehicle('land', 'passenger carriage', 6, team(0.5), [5, 1], '4D+1', '-1D', 'common'),
  'mine cart': vehicle('land', 'mine cart', 3, team(0.25), [2, 1], '5D+1', '-3D', 'very common'),
  canoe: vehicle('water', 'canoe', 0, rowing, [4, 1], '2D', '+1D', 'very common'),
  galleon: vehicle('water', 'galleon', 14, sails(7), [220, 120], '7D+2', '-2D', 'unusual'),
  'merchant galley': vehicle('water', 'merchant galley', 15, sails(10), [50, 43], '5D+2', '+2', 'unusual'),
  'small galley': vehicle('water', 'small galley', 14, sails(12), [43, 40], '4D+2', '+1D+2', 'unusual'),
  'war galley': vehicle('water', 'war galley', 21, sails(12), [540, 420], '7D+1', '-2D', 'unusual'),
  longship: vehicle('water', 'longship', 12, sails(4), [120, 30], '6D+2', '0', 'unusual'),
  rowboat: vehicle('water', 'rowboat', 2, rowing, [6, 1], '3D+2', '0', 'moderately common'),
  sailboat: vehicle('water', 'small sailboat', 4, { by: 'wind', pilotryShare: 0.25 }, [2, 1], '4D', '+2D', 'uncommon'),
} as const satisfies Readonly<Record<string, Vehicle>>

/** The five speeds: how many times the Move, the driving difficulty, and the damage of a crash at it. Panic is all-out. */
export const speeds = [
  { speed: 'stopped', times: 0, difficulty: 0, action: false, crash: code('2D') },
  { speed: 'cautious', times: 0.5, difficulty: 0, action: false, crash: code('4D') },
  { speed: 'cruising', times: 1, difficulty: 0, action: true, crash: code('6D') },
  { speed: 'high', times: 2, difficulty: 5, action: true, crash: code('8D') },
  { speed: 'all-out', times: 4, difficulty: 10, action: true, crash: code('10D') },
] as const
/** With any other action in the round ordinary driving has this base difficulty. */
export const busyDriving = 5
/** A round changes speed by at most so many levels. */
export const speedChange = 2

/** What a stunt adds to the driving difficulty. */
export const stunts = { straight: 0, 'regaining control': 15, sideswipe: 10, ram: 10 } as const
export type Stunt = keyof typeof stunts

/** How a collision changes the damage of speed, in dice. */
export const collisions = { sideswipe: -3 * D, 'nose to side': 0 } as const
export type Collision = keyof typeof collisions

/** Vehicle damage by how far the damage total is over Toughness; `least` is the lower edge. */
export const vehicleDamage = [
  { level: 'very light', least: 1, passengers: 0, maneuverability: code('-1D'), speeds: 0 },
  { level: 'light', least: 4, passengers: 1 / 4, maneuverability: code('-1D'), speeds: 1 },
  { level: 'heavy', least: 9, passengers: 1 / 2, maneuverability: code('-2D'), speeds: 2 },
  { level: 'severe', least: 13, passengers: 3 / 4, maneuverability: 0, speeds: 0 },
  { level: 'destroyed', least: 16, passengers: 1, maneuverability: 0, speeds: 0 },
] as const

/** Levels of speed a severely damaged vehicle loses each round. */
export const slowing = 2

/** A bolting team: times its Move, what the vehicle takes each round, and what is added to its mettle to rein it in. Ruling D6-A74. */
export const panic = { times: 4, road: code('5D'), rough: code('6D'), control: 9 } as const
/** Leaping out below 10 kph: the difficulty, and what failing costs. */
export const leapingOut = { difficulty: 5, points: 6, levels: 1 } as const
/** A ship’s ram: what the struck takes and the rammer, as shares of the collision, and the harder control after it. */
export const shipRam = { struck: 2, rammer: 1 / 2, control: 5, shipScale: 15 } as const
export type VehicleLevel = (typeof vehicleDamage)[number]['level']
