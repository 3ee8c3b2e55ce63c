import type { FighterId, Modifier, Rolled } from '../../../kernel/types.ts'
import type { Located } from '../../../mechanisms/body.ts'
import type { GmEvent } from '../../../mechanisms/gm/core.ts'
import type { Moved } from '../../../mechanisms/ground/terms.ts'
import type { Handled } from '../../../mechanisms/hands.ts'
import type { Freed } from '../../../mechanisms/holds.ts'
import type { Contested, Level, Result } from '../../../mechanisms/percentile.ts'
import type { DoorState } from '../../../space/field.ts'
import type { LegendRule } from '../book/rules.ts'
import type { HeroicAbility } from '../content/abilities.ts'
import type { FatigueName } from '../content/fatigue-levels.ts'

/** The one who acts, or to whom it happens; and the one he acts on. */
export type By = { who: FighterId }
export type On = By & { at: FighterId }
/** What fell and the skill it had to meet, where they are known. */
export type Roll = { roll?: number | undefined }
export type Skilled = { skill?: number | undefined }
export type Tried = Roll & Skilled
/** What was thrown for damage. */
export type Diced = {
  dice?: string | undefined
  faces?: readonly number[] | undefined
  sharp?: number | undefined
}
export type Left = { left?: number | undefined }
/** An event of each of these types, with the rules that made it happen. Fields that may be left out are withheld from strangers, or not known. */
export type Told<T extends string, F> = T extends string
  ? { readonly type: T; readonly rule?: LegendRule | readonly LegendRule[] } & Readonly<F>
  : never

/** Rounds, initiative, and what Combat Actions are spent on beside blows. */
export type RoundEvent =
  | Told<'round' | 'newInitiative', { round: number }>
  | Told<
      'initiative',
      By & {
        roll?: number | undefined
        strikeRank?: number | undefined
        penalty?: number | undefined
        total: number
        thrown: Rolled
      }
    >
  | Told<'recovered', By & { total: number }>
  | Told<'actions', By & { actions: number; bonus: boolean }>
  | Told<'bonusLost' | 'borneDown', By & { actions: number }>
  | Told<'perceived', By & { level: Level }>
  | Told<'surprised', By & { state: 'groggy' | 'tested' | 'unprepared' }>
  | Told<'standoff', { rounds: number }>
  | Told<'ranUp', On & { metres: number; short?: boolean | undefined }>
  | Told<'jumped', By & { metres: number; level: Level }>
  | Told<'stance', By & { stance: 'prone' | 'standing' }>
  | Told<'alert' | 'waitedInVain' | 'nothing' | 'delays', By>
  | Told<'guardLost', By & { guard: 'evade' | 'none' | 'parry' }>
  | Told<'actsAtLast', By & { initiative: number }>
  | Told<'together', { actors: readonly FighterId[] }>
  | Told<'overtaken', By & { action: string }>
  | Told<'invoked', By & Left & { ability: HeroicAbility }>
  | Told<'onGuard', By & { guard: 'parry' | 'evade' }>
  | Told<'door', By & { door: string; cell: string; to: DoorState }>
  | Told<
      'readied',
      By & { way: 'draw' | 'ready' | 'reload' | 'retrieve' | 'sheathe'; item: string; loaded?: number | undefined }
    >
  | Told<'forfeited', By & { left: number }>
  | Told<'fullRound', By & { kind: 'charge' | 'sprint'; pledged: number }>
  | Told<'brokeOff', By & { lost: number }>
  | Told<'mounted' | 'faces' | 'inside' | 'outside' | 'struckWhileMoving' | 'closing' | 'disengaging', On>
  | Told<'dismounted', On & { able: boolean }>
  | Told<'keptSeat', By & { kept: boolean }>
  | Told<'steadied', By & { steady: boolean; siz?: number | undefined }>
  | Told<'outmanoeuvring' | 'outmanoeuvred', By & { foes: readonly FighterId[] }>
  | Told<'manoeuvredAgainst' | 'distance', On & { won: boolean }>
  | Told<'ranFrom', By & { metres: number }>
  | Told<'manoeuvring', On & { lasts: boolean }>
  | Told<'leapt', On & Tried & { answer: string; wins: boolean }>
  | Told<'fourFooted', By & Skilled>
  | Told<'brokeAway' | 'disengaged', On & { metres: number }>
  | Moved<LegendRule>

/** Charges and what meets them. */
export type ChargeEvent =
  | Told<'braced', By & { item: string }>
  | Told<'charges', On & { weapon: string }>
  | Told<'receives', On & { answer: 'stand' | 'evade' | 'set' }>
  | Told<'reachDecides', By>
  | Told<'letPass', On & { lets: boolean }>
  | Told<'setWeapon' | 'chargeStopped', On>
  | Told<'momentum', By & { step: number }>
  | Told<'forfeitsRest', By & { actions: number }>
  | Told<'charged', On & { clear: boolean }>
  | Told<'engaged', On & { met: boolean }>
  | Told<'passed', On & { metres: number }>

/** Attack, defence, levels of success, damage, location. */
export type ExchangeEvent =
  | Told<'attack' | 'parry', On & Tried & { weapon: string; level: Level; thrown: Rolled }>
  | Told<'defence', On & { defence: string; weapon?: string | undefined }>
  | Told<'evade', On & Tried & { weapon?: string | undefined; level: Level; thrown: Rolled }>
  | Told<'parrySaved' | 'undefended' | 'bothFailed', On>
  | Told<'skill', By & Skilled & { what: string; modifiers?: readonly Modifier[] | undefined }>
  | Told<'tested' | 'failed', By & Tried & { what: string; level: Level; thrown: Rolled }>
  | Told<'levels', By & { levels: number }>
  | Told<'manoeuvre', On & { manoeuvre: string }>
  | Told<
      'damage',
      On & {
        passing: number
        spared?: boolean | undefined
        rolled: number
        thrown: Rolled
      } & Diced
    >
  | Told<'diced', By & Diced & { what: string; total: number }>
  | Told<'damageRolled', On & { rolled: number; for: FighterId }>
  | Told<'worst', On & { damage: number }>
  | Told<'parried', On & { stopped: number }>
  | Told<'armour', By & { stopped: number }>
  | Told<'bypassed', On & { armour: number; kind: 'natural' | 'worn' }>
  | Told<'evaded', On & { clear: boolean }>
  | Told<'offBalance', By>
  | Told<'pulled', On & { damage: number; left: number }>
  | Told<'hauled', On & Tried & { free: boolean }>
  | Told<'heroPoint', By & Left & { for: string }>
  | Told<'foreseen', On & { tactic: string; bonus?: number | undefined }>
  | Contested<LegendRule>
  | Located<LegendRule>

/** What manoeuvres, holds, weapons and obstacles do. */
export type ManoeuvreEvent =
  | Told<'withstood', By & Skilled & { what: string; stands: boolean }>
  | Told<'fell' | 'holdBroken', By>
  | Told<'strapped' | 'itemSpared', By & { item: string }>
  | Told<'impaled', On & { weapon: string; penalty: number }>
  | Told<'outOfReach' | 'flewOn' | 'strangled', On>
  | Told<'withdrawn', On & { weapon: string; damage: number }>
  | Told<'sundered', On & { armour: number; left: number }>
  | Told<'entangled' | 'grappled' | 'pastCover' | 'squeezed', On & { location: string }>
  | Told<'held', On & { hold: 'grip' | 'pin'; item: string }>
  | Told<'wrestled', On & Skilled & { against?: number; free?: boolean; result?: Result }>
  | Told<'worked', By & { left: number }>
  | Told<'unarmed', On & { what: string }>
  | Told<'overextended', On & { turns: number }>
  | Told<'blinded', On & { actions: number }>
  | Told<'aimed', On & { actions?: number | undefined }>
  | Told<'ripostes' | 'shot', On & { weapon: string }>
  | Told<'stoodFast', By & { over?: number | undefined }>
  | Told<'knockedBack', On & { over?: number | undefined }>
  | Told<'shoved', On & { metres: number; stopped: string }>
  | Told<'keptFeet', By & Tried & { kept: boolean }>
  | Told<'limbStruck', By & { item: string; damage: number }>
  | Told<'hitCover', On & { object: string; damage: number }>
  | Told<'throughCover', On & { damage: number }>
  | Told<'objectHurt', By & { object: string; damage: number; left: number }>
  | Told<'objectBroke', By & { object: string }>
  | Told<'spared', By & { item: string; object: string }>
  | Told<'forced', By & Skilled & { object: string; level: Level }>
  | Told<'strayed', On & { meant: FighterId }>
  | Told<'blunted' | 'dampened', By & { damage: number; left: number }>
  | Told<'bareFlesh', On & { bonus: number }>
  | Told<'pricked', On & { location: string; flesh: boolean }>
  | Told<'clubbed', On & { damage: number; left: number }>
  | Handled<LegendRule>
  | Freed<LegendRule>

/** Fumbles and what comes of them. */
export type MishapEvent =
  | Told<'fumbled', By>
  | Told<'fumble', By & Roll & { result: string; thrown: Rolled }>
  | Told<'forfeits', By & { actions: number }>
  | Told<'astray', On & { damage: number; through: number }>
  | Told<'armourLost' | 'numb', By & { location: string }>
  | Told<'limbHurt', By & { location: string; damage: number }>
  | Told<'weaponLost', By & { item: string; how?: 'broken' | 'lost' | undefined }>
  | Told<'burned' | 'corroded', By & { location: string; damage: number; eaten: number }>

/** Wounds, fatigue, falls, air and First Aid. */
export type WoundEvent =
  | Told<
      'wounded',
      By &
        Left & {
          by?: FighterId | undefined
          damage: number
          location?: string
          level?: 'major' | 'minor' | 'serious'
        }
    >
  | Told<'glanced', By & Left & { location: string }>
  | Told<'shaken' | 'dazed' | 'reeling', By & { actions: number }>
  | Told<'maimed', By & { untreated?: number | undefined; vital: boolean }>
  | Told<'endured', By & Skilled & { held: boolean; roll?: number | undefined }>
  | Told<'useless' | 'felt' | 'bleeds' | 'staunched', By & { location: string }>
  | Told<'unconscious', By & { minutes?: number | undefined }>
  | Told<'stunned', By & { actions: number; location?: string | undefined }>
  | Told<'incapacitated' | 'died' | 'fled' | 'breathes' | 'stabilised', By>
  | Told<'woke', By & { fit: boolean }>
  | Told<'atZero', By & Tried & { level: Level }>
  | Told<'criticalWound', By & Roll & { more: number }>
  | Told<'lostBlood', By & { levels: number }>
  | Told<'tired', By & { level: FatigueName }>
  | Told<'exerted', By & { level: Level }>
  | Told<'keptAwake', By & Skilled & { level: Level }>
  | Told<'breathHeld', By & { rounds?: number | undefined; prepared: boolean }>
  | Told<'suffocates', By & { level: Level; damage: number }>
  | Told<'plunged', By & { metres: number; height: number; dice: number }>
  | Told<'aidBegun', On & Skilled & { location: string; level: Level; rounds: number }>
  | Told<'aids', On & { rounds: number }>
  | Told<'aidBrokenOff' | 'aidBotched' | 'aidFailed', On>
  | Told<'drawnOut', By & { weapon?: string | undefined }>
  | Told<'mended', By & { healed?: number | undefined }>
  | Told<'lastAct', By & { act: string }>

/** Common Magic. */
export type MagicEvent =
  | Told<'casting', On & { spell: string; magnitude: number; actions: number }>
  | Told<'cast', On & Tried & { spell: string; magnitude: number; level: Level }>
  | Told<'magicPoints', By & Left & { spent: number }>
  | Told<'drained', By & { level: Level }>
  | Told<'enchanted', On & { item?: string | undefined; spell: string; magnitude: number; counts: number }>
  | Told<'spellEnded', On & { spell: string }>
  | Told<'spellLost' | 'spellStands', By & { spell: string }>
  | Told<'concentration', By & { spell: string; level: Level }>
  | Told<'countered', On & { spell: string; ends: boolean }>

/** Everything told of a Legend fight. Flat facts: `tell` makes the sentences. */
export type LegendEvent =
  | RoundEvent
  | ChargeEvent
  | ExchangeEvent
  | ManoeuvreEvent
  | MishapEvent
  | WoundEvent
  | MagicEvent
  | GmEvent

/** The event of one type. */
export type EventOf<T extends LegendEvent['type']> = Extract<LegendEvent, { readonly type: T }>
