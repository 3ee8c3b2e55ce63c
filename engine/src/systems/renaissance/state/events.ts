import type { FighterId, Rolled, Secret } from '../../../kernel/types.ts'
import type { GmEvent } from '../../../mechanisms/gm/index.ts'
import type { ActionKey, Cost, Stunt } from '../actions/keys.ts'
import type { Power } from '../content/traits.ts'
import type { Spilt, Tag } from '../content/weapon.ts'
import type { Cited, CoverGrade, Drug, Hold, Limb, Readied, Strike, Substance } from './types.ts'

export type Told<T extends string, Facts = unknown> = {
  readonly type: T
  readonly who: FighterId
  readonly rule: Cited | readonly Cited[]
} & Readonly<Facts>

/** What a point of luck is spent on. */
export type LuckUse = 'before' | 'flip' | 'upgrade' | 'initiative'
/** What cannot be kept up. */
export type Tiring = 'wading' | 'climbing' | 'swimming'
/** How somebody comes to know of the fight. */
export type Alarm =
  | 'was attacked'
  | 'the noise'
  | 'the burst'
  | 'the splash'
  | 'by ruling'
  | 'falls'
  | 'notices'
  | 'calls out'

/** What strangers may not know of an event may be left out: `audience.ts` says what that is. */
export type RenEvent =
  // Turns.
  | { readonly type: 'round'; readonly round: number; readonly rule: readonly Cited[] }
  | Told<'initiative', { roll: Rolled }>
  | Told<'turn', { standard: number; quick: number }>
  | Told<'turnLost', { why: string }>
  | Told<'acts', { action: ActionKey; cost: Cost }>
  // Checks.
  | Told<'check', { roll: Rolled; result: string; success: boolean }>
  | Told<'luck', { use: LuckUse; left?: number | undefined; roll: string }>
  | Told<'attack', { at: FighterId; weapon: string; mode: string; strike: Strike; roll: Rolled; success: boolean }>
  | Told<'maneuver', { at: FighterId; what: string; roll: Rolled; success: boolean }>
  | Told<'defence', { from: FighterId; by: string; roll: Rolled; result: string }>
  | Told<'undefended', { from: FighterId; why: string }>
  | Told<'again', { at: FighterId; time: number; won: FighterId | '' }>
  | Told<'missed', { at: FighterId; by: string }>
  // Damage.
  | Told<
      'hurt',
      {
        by: FighterId | 'gm'
        roll: Rolled
        dv: number
        av?: number | undefined
        /** Of weapon and arrow: what a found gap adds is the attacker's to know. */
        ap: number
        lost?: number | undefined
        total?: number | undefined
      }
    >
  | Told<'harmed', { by: string; roll: Rolled; lost?: number | undefined; total?: number | undefined }>
  | Told<'resisted', { tag: Tag; effect?: string | undefined }>
  | Told<'wounded', { wounds: number; all: number }>
  | Told<'prone', { why: string }>
  | Told<'rises'>
  | Told<'disabled'>
  | Told<'recovers'>
  | Told<'dies', { why: string }>
  | Told<'stays', { rounds: Secret<number>; why: 'defiance' | 'deathless' }>
  | Told<'maimed', { limb: Limb; by: FighterId }>
  | Told<'marked', { place: string; by: FighterId }>
  | Told<'bleeds', { turns: number; lost?: number | undefined }>
  | Told<'heals', { back?: number | undefined; total?: number | undefined }>
  // Movement.
  | Told<
      'moved',
      {
        metres: number
        way: string
        path: readonly (readonly [number, number])[]
        towards: FighterId | ''
        running: boolean
      }
    >
  | Told<'charges', { at: FighterId | ''; mounted: boolean }>
  | Told<'momentum', { metres: number; enough: boolean }>
  | Told<'stunt', { stunt: Stunt; effect: string }>
  | Told<'stance', { stance: string }>
  | Told<'tires', { what: Tiring }>
  | Told<'cover', { grade: CoverGrade }>
  // Things done.
  | Told<'aims', { at: FighterId }>
  | Told<'guards'>
  | Told<'braces', { weapon: string }>
  | Told<'readies', { readied: Secret<Readied> }>
  | Told<'reacts', { at: FighterId | ''; kind: string }>
  | Told<'refreshed'>
  | Told<'feinted', { by: FighterId }>
  | Told<'helps', { ally: FighterId }>
  | Told<'item', { item: string; what: string }>
  | Told<'ammunition', { item: string; left?: number | undefined }>
  | Told<'held', { hold: Hold['kind']; by: FighterId; item: string }>
  | Told<'freed', { hold: Hold['kind']; by: FighterId }>
  | Told<'power', { power: Power | 'disembowel'; how: string }>
  | Told<'counters', { counter: Secret<'grapple' | 'wound'> }>
  | Told<'drug', { drug: Drug }>
  | Told<'aware', { why: Alarm; by?: FighterId | undefined }>
  // Mounts, areas, hazards.
  | Told<'mounts', { mount: FighterId }>
  | Told<'unhorsed', { mount: FighterId; how: 'clear' | 'trapped' | 'pinned' | 'alights' }>
  | Told<'astray', { direction: string; metres: number }>
  | Told<'bursts', { weapon: string; spot: readonly number[]; radius: number }>
  | Told<'splashed', { by: FighterId; substance: Spilt }>
  | Told<'burns', { substance: Substance; roll: Rolled; lost?: number | undefined }>
  | Told<'putOut', { substance: Substance }>
  | Told<'hazard', { hazard: string }>
  | { readonly type: 'standoff'; readonly rounds: number; readonly rule: Cited }
  // Rulings.
  | GmEvent
