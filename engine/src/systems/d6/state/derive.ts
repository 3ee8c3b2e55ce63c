import { D, type DieCode, diceOf, fixed, halfDice } from '../book/diecode.ts'
import type { D6Options } from '../book/rulings.ts'
import { type Armour, wornOver } from '../content/armour.ts'
import { blastZones, diving, grades, healed, levels } from '../content/difficulties.ts'
import { type Band, pointBlank } from '../content/difficulty-modifiers.ts'
import { vehicleDamage } from '../content/vehicles.ts'
import type { Edges, Ranges } from '../content/weapon.ts'
import { bruised, tracks, type WoundLevel, woundLevels, wounds } from '../content/wound-levels.ts'

/** Strength Damage: half the dice of Physique or lifting, whichever is more, rounded up, without pips (D6-STR-Formula, D6-STR-PhysOrLift). */
export const strengthDamage = (physique: DieCode, lifting: DieCode = physique): DieCode =>
  halfDice(Math.max(physique, lifting))

/** Body Points of one whose Physique roll, on which a Wild 1 does no harm, came to `rolled` (D6-C-BP-Max, D6-C-NPC-BPBase). */
export const bodyPoints = (rolled: number, base = 20): number => base + rolled

/** What each action beyond those that cost nothing takes from every skill and attribute roll (D6-C-MAP, D6-C-MAP-Allotment). */
export const multiActionPenalty = (actions: number, allotment = 1): DieCode => D * Math.max(0, actions - allotment)

/**
 * The optional bonus to passive defence: 1 for each 2D above 4D, rounded up (D6-PASS-Opt). Ruling D6-A19: pips above 4D
 * count unless dropped.
 */
export function passiveBonus(nimble: DieCode, dropPips = false): number {
  const counted = dropPips ? D * diceOf(nimble) : nimble
  return Math.max(0, Math.ceil((counted - 4 * D) / (2 * D)))
}

/** 1 for each six ranks of an ability (D6-PASS-Ranks). */
export const bonusOfRanks = (ranks: number): number => Math.floor(ranks / 6)

/**
 * The optional bonus to initiative: 1 for each 2D of search above Acumen or each 4D of Agility, whichever is more, and
 * 1 for each six ranks of an ability (D6-C-INIT-OptBonus).
 */
export const initiativeBonus = (acumen: DieCode, search: DieCode, agility: DieCode, ranks = 0): number =>
  Math.max(0, Math.floor((search - acumen) / (2 * D)), Math.floor(agility / (4 * D))) + bonusOfRanks(ranks)

/** The optional damage bonus: a fifth of what an attack is over its difficulty (D6-BONUS-Formula). Ruling D6-A04: rounded up. */
export const damageBonus = (over: number, rounding: D6Options['damageBonusRounding'] = 'up'): number =>
  rounding === 'up' ? Math.ceil(over / 5) : Math.floor(over / 5)

/** What one roll lends to a related one: half of what it was over or under, at least 1 (D6-C-REL-Skill). */
export const relatedModifier = (over: number): number =>
  over < 0 ? -Math.max(1, Math.ceil(-over / 2)) : Math.max(1, Math.ceil(over / 2))

/** The difference of two sizes (D6-C-SCALE-Mod). Ruling D6-A33: absolute, on signed values. */
export const scaleModifier = (one: number, other: number): number => Math.abs(one - other)

/** The level of a difficulty (D6-C-DIFF-Levels). */
export const levelOf = (difficulty: number) => levels.find(({ to }) => difficulty <= to)?.level ?? 'Legendary'
/** The grade of a success by its result points (D6-C-RES-Grades). */
export const gradeOf = (points: number) => grades.findLast(({ from }) => points >= from)?.grade
/** What a healing total gives back: points, or dice to roll (D6-C-HEAL-BPTable). */
export const healing = (total: number): { readonly points: number; readonly dice: number } =>
  healed.find(({ to }) => total <= to) ?? { points: 0, dice: 6 }

/** The outer edges of a weapon’s ranges in metres. Ruling D6-A67: `thrown` is a Physique roll, or four for each die and the pips. */
export function edgesOf(ranges: Ranges, thrown: number): Edges {
  const [short, medium, long] = ranges.edges
  return ranges.by === 'metres' ? ranges.edges : [thrown + short, thrown + medium, thrown + long]
}
/** How far one throws without a roll (D6-C-WPN-Phys). */
export const throwingRange = (physique: DieCode, lifting: DieCode = physique): number =>
  fixed(Math.max(physique, lifting), 4)
/** Edges of a natural ranged weapon: 20 metres for each rank and die of Physique at Long (D6-C-SA-NaturalRangedWeapon); the nearer ones, not printed, are a quarter and a half. */
export function naturalRange(ranks: number, physique: DieCode): Edges {
  const long = 20 * ranks * diceOf(physique)
  return [long / 4, long / 2, long]
}

/** The band of a distance, or none beyond Long (D6-RANGE-PB … D6-RANGE-Long). Ruling D6-A09: a band has its outer edge. */
export function bandOf(distance: number, [short, medium, long]: Edges, pointBlankInclusive = true): Band | undefined {
  if (distance < pointBlank || (pointBlankInclusive && distance === pointBlank)) return 'point blank'
  if (distance <= short) return 'short'
  if (distance <= medium) return 'medium'
  return distance <= long ? 'long' : undefined
}
/** The bands a hand weapon reaches: Point Blank, and Short as far as `shortMax` if it is longer than two metres (D6-RANGE-MeleePB, D6-RANGE-MeleeLong). `more`: what a lunge adds. */
export function meleeBandOf(distance: number, reach: boolean, shortMax: number, more = 0): Band | undefined {
  if (distance <= pointBlank + more) return 'point blank'
  return reach && distance <= shortMax + more ? 'short' : undefined
}

/** How bad a wound is, as a number: 0 unhurt … 6 dead. */
export const severity = (level: WoundLevel): number => woundLevels.indexOf(level)
/** The level of one blow by how far damage is over resistance (D6-C-W-Table). Ruling D6-A35: nothing over, nothing hurt. */
export function woundFor(over: number): WoundLevel {
  if (over >= wounds.dead.over) return 'dead'
  if (over >= wounds['mortally wounded'].over) return 'mortally wounded'
  if (over >= wounds.incapacitated.over) return 'incapacitated'
  if (over >= wounds.wounded.over) return 'wounded'
  return over >= wounds.stunned.over ? 'stunned' : 'unhurt'
}
/** The level Body Points show, where they are read as wounds (D6-C-BP-Overlay). Ruling D6-A43. */
export function overlay(left: number, max: number): WoundLevel {
  if (left <= 0) return 'dead'
  const share = (100 * left) / max
  if (share > bruised) return 'unhurt'
  if (share >= wounds.stunned.left) return 'stunned'
  if (share >= wounds.wounded.left) return 'wounded'
  if (share >= wounds['severely wounded'].left) return 'severely wounded'
  return share >= wounds.incapacitated.left ? 'incapacitated' : 'mortally wounded'
}
/** The level a lesser character takes in place of `level`: the next worse one on his track, or death (D6-C-NPC-WoundLevels). Ruling D6-A61. */
export function onTrack(level: WoundLevel, count: number | undefined): WoundLevel {
  if (level === 'unhurt' || count === undefined) return level
  return tracks[count]?.find((has) => severity(has) >= severity(level)) ?? (count in tracks ? 'dead' : level)
}
/** Rounds in a minute (D6-C-RND-5s). */
export const MINUTE = 12
/** Minutes of dying after so many rounds (D6-C-W-Mortal). Ruling D6-A40. */
export const minutesDying = (rounds: number, count: D6Options['minuteCount'] = 'floor'): number =>
  count === 'floor' ? Math.floor(rounds / MINUTE) : Math.ceil(rounds / MINUTE)

/** Metres that cost no action (D6-C-MOV-Free). */
export const freeMove = (move: number): number => move / 2
/** Difficulty of running so far in a round (D6-C-MOV-Run). */
export const runDifficulty = (metres: number, move: number): number => 5 * Math.max(0, Math.ceil(metres / move) - 1)
/** Swimming at half the Move, rounded up, and its difficulty (D6-C-MOV-Swim). */
export const swimMove = (move: number): number => Math.ceil(move / 2)
export const swimDifficulty = (metres: number, swim: number): number => 5 + runDifficulty(metres, swim)
/** Climbing at the Move with the skill and half of it without, and its difficulty (D6-C-MOV-Climb). */
export const climbMove = (move: number, trained: boolean): number => (trained ? move : Math.ceil(move / 2))
export const climbDifficulty = (metres: number, climb: number): number =>
  5 + 10 * Math.max(0, Math.ceil((metres - climb) / Math.ceil(climb / 2)))
/** Jumping a quarter of the Move, rounded up, and its difficulty (D6-C-MOV-Jump). */
export const jumpDistance = (move: number): number => Math.ceil(move / 4)
export const jumpDifficulty = (metres: number, move: number): number =>
  5 + 10 * Math.max(0, Math.ceil((metres - jumpDistance(move)) / 2))
/** What a running start of so many rounds adds to a jump. */
export const runUp = (rounds: number): number => Math.min(10, 5 * rounds)
/** Flying: twice the Move for each rank (D6-C-SA-Flight). */
export const flyMove = (move: number, ranks: number): number => move * 2 * ranks
/** What tires after so many rounds over one’s limit (D6-C-MOV-Fatigue). */
export const fatigue = (rounds: number, limit: D6Options['fatigueAfter']): number =>
  limit === 'never' ? 0 : 3 * Math.max(0, rounds - limit)

/** Damage of a fall: 1D for each metre and a half from three metres on (D6-C-MISC-Fall). */
export const fallDamage = (metres: number): DieCode => (metres < 3 ? 0 : D * Math.floor(metres / 1.5))
/** What an acrobatics total takes off that damage: 1 at 10 and 1 more for each 5 above. */
export const fallSoftened = (total: number): number => (total < 10 ? 0 : 1 + Math.floor((total - 10) / 5))

/** Points an area spell loses at a distance from its centre (D6-C-AREA-Spell). Ruling D6-A73: as its example has it. */
export function areaLoss(metres: number, falloff: D6Options['areaFalloff'] = 'example'): number {
  if (metres <= 0.5) return 0
  return falloff === 'example' ? Math.ceil(metres) : Math.floor(metres - 0.5)
}
/** The zone of a blast, counted from its centre, or none (D6-C-AREA-Burst). */
export function blastZone(metres: number): number | undefined {
  const zone = blastZones.findIndex(({ to }) => metres <= to)
  return zone < 0 ? undefined : zone
}
/** Metres from the centre at which a zone begins; beyond the last, where that ends. */
export const zonesEdge = (zone: number): number => blastZones[Math.min(zone, blastZones.length) - 1]?.to ?? 0
/** Damage of a blast in a zone, rounded up; beyond the last there is none. */
export const blastDamage = (total: number, zone: number | undefined): number =>
  Math.ceil(total * (blastZones[zone ?? -1]?.share ?? 0))
/** Zones one dives out of with that total (D6-C-AREA-Dive). */
export const zonesDived = (total: number): number =>
  total < diving.difficulty ? 0 : 1 + Math.floor((total - diving.difficulty) / diving.perZone)

/** Damage of a vehicle by how far the total is over its Toughness, or none (D6-C-VEH-Damage). */
export const vehicleDamageFor = (over: number) => vehicleDamage.findLast(({ least }) => over >= least)
/** What each passenger suffers of the damage total, rounded down (D6-C-VEH-Passengers). */
export const passengersSuffer = (total: number, over: number): number =>
  Math.floor(total * (vehicleDamageFor(over)?.passengers ?? 0))

/** Whether one may wear these, innermost first (D6-C-ARM-Layer): no two of a kind, each over what it goes over. */
export function canLayer(layers: readonly Armour[]): boolean {
  return layers.every((outer, at) =>
    layers.slice(0, at).every((inner) => {
      const under: readonly string[] = wornOver[outer.layering]
      return outer.name !== inner.name && under.includes(inner.layering)
    }),
  )
}
/** Armor Value of layers: whole for each, but soft ones and fur add 1 at most to others (D6-C-ARM-Layer). */
export function armourValue(layers: readonly Armour[]): DieCode {
  const light = ({ layering }: Armour) => layering === 'fur' || layering === 'soft'
  const best = layers.reduce<Armour | undefined>((a, b) => (a && a.value >= b.value ? a : b), undefined)
  return layers.reduce(
    (sum, layer) => sum + (layer !== best && light(layer) ? Math.min(1, layer.value) : layer.value),
    0,
  )
}
/** What layers add to Agility difficulties where that option is in force (D6-C-ARM-Encumber): 4 for each beyond the first, 1 for each full die of plate or bone. */
export function encumbrance(layers: readonly Armour[]): number {
  const heavy = layers.filter(({ layering, name }) => layering === 'plate' || name === 'bone and hide')
  return 4 * Math.max(0, layers.length - 1) + heavy.reduce((sum, { value }) => sum + diceOf(value), 0)
}
