import type { FighterId, Id, Rolled } from '../../../kernel/types.ts'
import type { GmEvent } from '../../../mechanisms/gm/index.ts'
import type { D6RuleId } from '../book/rules.ts'
import type { D6RulingId } from '../book/rulings.ts'
import type { Hazard as HazardKind } from '../content/difficulties.ts'
import type { HitLocation } from '../content/difficulty-modifiers.ts'
import type { Skill, Trait } from '../content/skills.ts'
import type { Collision, Stunt, VehicleLevel } from '../content/vehicles.ts'
import type { WoundLevel } from '../content/wound-levels.ts'
import type { ActionKey, Deed } from './action-kinds.ts'
import type { Term } from './note.ts'
import type { DefenceKind, Hold, Scene } from './scene.ts'

export type Cited = D6RuleId | D6RulingId
export type Cites = Cited | readonly Cited[]

/** Who does it, or to whom it happens; at whom; by whom; what counted for it. */
export type Who = { who: Id }
export type At = Who & { at: FighterId }
export type By = Who & { by: Id }
export type Terms = { modifiers: readonly Term[] | undefined }
export type Way = { at: string; way: string; metres: number }
export type Onto = Who & { vehicle: string; on: string }
export type Left = { left?: number | undefined }
export type Total = { total?: number | undefined }
export type Soundness = 'whole' | 'weakened' | 'wrecked'

/**
 * Everything that is told of a D6 fight, by its kind; `tell` has a sentence for each. What strangers may not know may be left out:
 * `audience.ts` says what that is.
 */
export interface Happenings {
  // Rounds and turns.
  round: { round: number; seconds: number }
  method: { method: 'everyRound' | 'oncePerScene' | 'firstAct' }
  initiative: Who & Terms & { total: number }
  firstAct: Who
  order: { order: readonly FighterId[] }
  declared: Who & { actions: number }
  turnLost: Who
  unused: Who & { actions: number }
  acts: Who & { action: ActionKey; left: number }
  nothing: Who
  waits: Who & { left: number }
  stepsIn: Who
  interrupts: Who
  movesUp: Who & { why: Deed; left: number }
  prepares: Who & { rounds?: number | undefined; dice?: number | undefined }
  quickDraw: Who & { weapon: string; dice?: number | undefined }
  standoff: { rounds: number }

  // Dice and points.
  roll: Who & { rolled: Rolled; wild: '' | 'one' | 'six' }
  bodyPoints: Who & { rolled: Rolled; points: number }
  skill: Who & Terms & { skill: Trait; on: string; code: number }
  noDice: Who & { skill: Trait }
  skillMinimum: Who & { skill: Trait; on: string; least: number }
  complication: Who & { on: string }
  fate: Who & Left & { on: string }
  fated: Who & { on: string }
  characterPoint: Who & Left & { on: string; rolled: Rolled }
  noPoints: Who & { on: string }
  noMorePoints: Who & { spent: number }
  opposed: At & { on: string; over: number; won: boolean }

  // Movement.
  moved: Who & Way & { path?: readonly (readonly [number, number])[] | undefined }
  takesCover: Who & { free: boolean; at?: string; metres?: number; share: number; behind?: string }
  noCover: At
  door: Who & { door: string; cell: string; to: 'open' | 'closed' }
  doorStruck: Who & { door: string; cell: string; over: number; state: Soundness }
  ground: Who & { ground: Scene['ground']; difficulty: number; over: boolean }
  runs: Who & Way & Terms & { difficulty: number; short: number; trips: boolean }
  jumps: Who & Way & { difficulty: number; done: boolean }
  swims: Who & Way & Terms & { difficulty: number; done: boolean; ashore: boolean }
  afloat: Who & Terms & { difficulty: number; afloat: boolean }
  sinks: Who & { times: number }
  climbs: Who & Terms & Omit<Way, 'at'> & { object: string; height: number; difficulty: number; done: boolean }
  stands: Who & { free: boolean }
  lowers: Who & { stance: 'crouching' | 'prone' }
  rides: Who & Way & { difficulty: number; over: number }
  dismounts: Who & { mount: FighterId }
  mountDown: Who & { mount: FighterId }
  balks: Who & { does: string; rounds: number; thrown: boolean }

  // Attack and defence.
  aims: At & { rounds?: number | undefined }
  defends: Who & { kind: DefenceKind; total: number; full: boolean }
  reacts: At & { kind: DefenceKind; total: number }
  defenceEnds: Who
  difficulty: At & Terms & { difficulty: number; level: string }
  attack: At & Total & { weapon: string; way: ActionKey; difficulty: number; hit: boolean; grade?: string | undefined }
  attackLost: At
  offHand: At & { weapon: string }
  cut: At & { weapon: string }
  blocksBlade: At
  blockFails: At
  blockSpared: At & { by?: 'armour' | 'ability' | 'schooling' | undefined }
  coverStops: By & { object: string }
  leansOut: Who & { object: string }
  leavesCover: Who & { object: string }
  cover: By & { object: string; total: number; stopped: number; over: number; state: Soundness }
  throwingRange: Who & { metres: number }
  fallsShort: At & { weapon: string }

  // Combat options.
  felled: By
  pushed: By
  held: By & { kind: Hold['kind'] }
  armBroken: By & { difficulty: number; broken: boolean }
  forcedDown: By & { difficulty: number; down: boolean }
  lifts: At & { up: boolean }
  hurls: At & { thrown: boolean }
  obstacle: Who & { over: number; state: Soundness; dice: number }
  escapes: At & { free: boolean }
  entangled: By & { strength: number }
  pinned: By & { strength: number }
  lashes: At
  calledFor: At & { purpose: 'item' }
  disarmed: By & { weapon: string; done: number; kept: boolean }
  object: At & { weapon: string; over: number; state: Soundness }
  breaks: Who & { weapon: string }
  catches: At & { weapon: string; caught: boolean }
  readyToCatch: Who
  trick: Who & Terms & { over: number; damage?: number | undefined }
  words: At &
    Terms & { skill: Skill; use: 'attack' | 'defence'; over?: number | undefined; points?: number | undefined }
  swarms: Who & { animals: number }
  leads: At & { members: number; difficulty: number; led: boolean }
  volley: At & { total: number }

  // Areas, traps, spells, gear.
  throwsAt: At & { weapon: string; difficulty: number; hit: boolean }
  blast: At & { total: number }
  caughtInBlast: Who & { total: number }
  avoids: Who
  dives: Who & { zones: number }
  trapSprung: Who & { trap: string; speed: number; faster: boolean }
  trap: Who & Terms & { trap: string; total: number; difficulty: number; hit: boolean }
  casts: Who & Terms & { spell: string; difficulty: number; done: boolean }
  readies: Who & { weapon: string }
  loading: Who & { weapon: string; done?: number | undefined }
  rushes: Who & { weapon: string; difficulty: number }
  loadsInVain: Who & { weapon: string }
  liftsGun: Who & { weapon: string; up: boolean }
  loads: Who & { weapon: string }

  // Damage and what it does.
  damageCode: Who & Terms & { at: string; weapon: string }
  damage: At & Total & { weapon?: string }
  force: At & Total & { weapon: string }
  halved: At
  resists: Who & Terms
  negative: Who & { points: number; counts: number }
  bruised: By
  wound: By & { level: WoundLevel; before: WoundLevel }
  badlyHurt: Who & { part: HitLocation }
  reels: Who & { effect: 'penalty' | 'defendOnly'; until: number }
  staysUp: Who & { up: boolean }
  fodder: By
  stunned: By & { minutes?: number | undefined }
  knockout: By & { out: boolean; hours?: number | undefined }
  massive: Who & { until: number }
  shakesOff: Who & { done: boolean }
  bodyLost: By & Left & { points: number; level?: WoundLevel }
  falls: Who & { condition: 'unconscious' | 'dying' | 'dead' }
  cannotDie: Who
  lingers: Who & { minutes: number; lives: boolean }
  comesTo: Who
  recovers: Who
  fallsFar: Who & { metres: number; dice: number; less: number }
  withstands: Who & { hazard: HazardKind; difficulty: number }
  hazard: Who & Total & { hazard: HazardKind }
  pack: Who & Left
  treats: At & { difficulty: number; healed: boolean }
  mended: Who & { level: WoundLevel }
  healed: By & Left & { total: number; points?: number | undefined }
  aid: Who & { minutes: number; saved: boolean; loses?: number | undefined }
  saved: Who

  // Abilities.
  frightened: By & { afraid: boolean }
  confused: By & { done: boolean; until?: number | undefined }
  paralysed: By & { needs: number }
  drains: At & { times: number }
  luck: Who & Left
  actsFast: Who & { actions: number }
  fades: Who & { until?: number | undefined }
  solid: Who
  teleports: Who & Way
  steels: Who & { value: number; full: boolean }

  // Vehicles.
  takesReins: Who & { vehicle: string }
  drives: Who & Terms & { vehicle: string; speed: string; stunt: Stunt; difficulty: number; done: boolean }
  rolls: Who & Way & { vehicle: string }
  spooked: { vehicle: string; metres: number }
  frightens: Who & { vehicle: string; done: boolean }
  reinsIn: Who & { vehicle: string; difficulty: number; done: boolean }
  leaps: Who & { vehicle: string; done: boolean }
  sideswipes: Onto & { done: boolean }
  rams: Onto & { done: boolean }
  ramStrikes: Onto & { from: number; total: number }
  collision: Onto & { how: Collision; dice: number; total: number }
  vehicleDamage: Who & { vehicle: string; total: number; over: number; level: VehicleLevel | 'none' }
  runsDown: { vehicle: string; speed: string }
  passenger: Who & { vehicle: string; total: number }
  vehicleDodges: Who & { vehicle: string; total: number; full: boolean }
  attacksVehicle: Who & Terms & { vehicle: string; weapon: string; difficulty: number; hit: boolean }
}
/** What the game master rules, told as in every game. */
export type Ruled = { [E in GmEvent as E['type']]: Omit<E, 'type' | 'rule'> }

export type D6EventType = keyof Happenings | keyof Ruled
/** An event of a kind, or any. */
export type D6Event<T extends D6EventType = D6EventType> = {
  [K in T]: { readonly type: K; readonly rule?: Cites } & Readonly<(Happenings & Ruled)[K]>
}[T]

export type Nothing = Readonly<Record<never, never>>
export type AtWhom = { at: string }
export type OnWhat = { on: string }
/** Everything that is asked in one; `ask` has a sentence for each. */
export interface Asked {
  'first act': Nothing
  'quick draw with': Nothing
  'quick draw': { item: string }
  actions: Nothing
  act: { left: number }
  target: Nothing
  weapon: Partial<AtWhom>
  spell: AtWhom
  mark: AtWhom & { item?: string }
  'called for': AtWhom
  'which item': AtWhom
  'hide from': Nothing
  cover: Partial<AtWhom>
  door: Nothing
  'which door': Nothing
  'aim at': Nothing
  'parry with': Nothing
  'words for': AtWhom
  'step in': Nothing
  interrupt: AtWhom & OnWhat
  'fate point': OnWhat & { left: number }
  'character point': OnWhat & { total: number; left: number; needed?: number }
  'critical failure': OnWhat
  'grant reaction': AtWhom & OnWhat
  'near miss': AtWhom & OnWhat
  stunned: AtWhom
  patient: Nothing
  whom: { left?: number }
  way: AtWhom
  'how fast': Nothing
  'how far': Nothing
  'swim where': Nothing
  'climb where': Nothing
  load: Nothing
  pace: { item: string }
  ready: Nothing
  toss: Nothing
  'toss to': Nothing
  'get free': Nothing
  resist: OnWhat
  'hold on': { needed: number }
  catch: AtWhom & { item: string }
  dive: Nothing
  trap: OnWhat
  lands: Nothing
  speed: OnWhat
  vehicle: Nothing
  'vehicle loses': OnWhat
}
export type D6Ask = keyof Asked
/** What is asked in a D6 fight: a question of a kind, or any. */
export type D6Question<A extends D6Ask = D6Ask> = {
  [K in A]: { readonly ask: K; readonly rule?: Cited } & Readonly<Asked[K]>
}[A]
