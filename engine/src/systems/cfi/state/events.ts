import type { FighterId, Modifier, Secret } from '../../../kernel/types.ts'
import type { Located } from '../../../mechanisms/body.ts'
import type { GmEvent } from '../../../mechanisms/gm/core.ts'
import type { Moved } from '../../../mechanisms/ground/terms.ts'
import type { Let } from '../../../mechanisms/hands.ts'
import type { Freed } from '../../../mechanisms/holds.ts'
import type { Contested, Level } from '../../../mechanisms/percentile.ts'
import type { ActionKey } from '../actions/keys.ts'
import type { CfiRule } from '../book/rules.ts'
import type { SpellId } from '../content/spells.ts'
import type { EffectKey } from '../exchange/effect-keys.ts'

/** Something that happened to somebody, by these rules. */
export type Told<T extends string, F extends object = object> = {
  readonly type: T
  readonly rule: CfiRule | readonly CfiRule[]
  readonly who: FighterId
} & Readonly<F>

/** What somebody becomes, or what befalls him. */
export const BECOMES = [
  'prone',
  'standing',
  'crouching',
  'unconscious',
  'awake',
  'incapacitated',
  'dead',
  'fled',
  'destroyed',
  'bleeding',
  'staunched',
  'reopened',
  'stunned',
  'winded',
  'senseless',
  'recovered',
  'blinded',
  'sighted',
  'useless',
  'severed',
  'barred',
  'dying',
  'burning',
  'quenched',
  'frenzied',
  'calm',
  'cowed',
  'fleeing',
  'surprised',
  'alert',
  'braced',
  'drowning',
  'breathing',
  'scarred',
  'aloft',
  'safe',
] as const
export type Becoming = (typeof BECOMES)[number]

export const GAITS = ['crawl', 'walk', 'run', 'sprint', 'swim', 'climb', 'jump', 'fly'] as const
export type Gait = (typeof GAITS)[number]

/** What somebody does that is no action of its own. */
export type Deed = 'counterattack' | 'engage' | 'block' | 'claw' | 'shoot'

/** What is taken from damage, and by what. */
export const REDUCERS = ['parry', 'ward', 'cover', 'armor', 'weapon', 'distance', 'evade', 'fall'] as const
export type Reducer = (typeof REDUCERS)[number]

export interface Test {
  readonly of: string
  readonly roll: number | undefined
  /** This and whatever else may be left out is so where it is not the listener's to know. */
  readonly skill?: number | undefined
  readonly level: Level
  readonly terms?: readonly Modifier[] | undefined
}

/** Everything told of a fight: flat facts, with every die and what was added to it; damage nobody need look at has no number. */
export type CfiEvent =
  | { readonly type: 'round'; readonly rule: CfiRule | readonly CfiRule[]; readonly round: number }
  | Told<'initiative', { roll?: number | undefined; terms?: readonly Modifier[] | undefined; total: number }>
  | Told<'tie', { roll: number }>
  | Told<'points', { points: number; terms?: readonly Modifier[] | undefined }>
  | Told<'turn', { points: number }>
  | { readonly type: 'cycle'; readonly rule: CfiRule | readonly CfiRule[]; readonly cycle: number }
  | { readonly type: 'standoff'; readonly rule: CfiRule | readonly CfiRule[]; readonly rounds: number }
  | Told<'spends', { action: ActionKey; left: number }>
  | Told<'did', { action: ActionKey | Deed; at?: FighterId | undefined }>
  | Told<'lapsed', { points: number }>
  | Told<'interrupts', { at: FighterId }>
  | Told<'wasted', { action: ActionKey }>
  | Told<'test', Test>
  | Told<
      'attack',
      Test & { at: FighterId; weapon: string; how: 'melee' | 'ranged' | 'charge' | 'leap' | 'sweep' | 'breath' }
    >
  | Told<'defense', Test & { at: FighterId; weapon: string; how: 'parry' | 'evade' | 'acrobatics' | 'brawn' }>
  | Told<'undefended', { at: FighterId }>
  | Told<'ended', { at: FighterId }>
  | Told<'resisted', { what: string; stands: boolean; forced: boolean }>
  | Told<'levels', { levels: number; at: FighterId }>
  | Told<'effect', { effect: EffectKey; at: FighterId }>
  | Told<'countered', { effect: EffectKey; instead: EffectKey | 'none'; at: FighterId }>
  | Told<'prepared', { at: FighterId; what: Secret<EffectKey> }>
  | Told<
      'damage',
      {
        at: FighterId
        dice?: string | undefined
        faces?: readonly number[] | undefined
        /** As it is called out, where somebody need look at it. */
        rolled: number | undefined
        /** What fell, where nobody need. */
        shown?: number | undefined
        weapon: string
      }
    >
  | Told<
      'reduced',
      {
        by: Reducer
        stopped: number | undefined
        shown?: number | undefined
        left: number
        what?: string
        location?: string
      }
    >
  | Told<'sundered', { location: string; lost: number; left: number }>
  | Told<
      'wounded',
      {
        location: string
        damage: number
        left?: number | undefined
        wound: 'minor' | 'serious' | 'major'
        by?: FighterId | undefined
      }
    >
  | Told<'healed', { location: string; by?: number | undefined; now?: number | undefined }>
  | Told<'becomes', { what: Becoming; location?: string; turns?: number | undefined; by?: FighterId }>
  | Told<'tires', { level: string; by: number }>
  | (Moved<CfiRule> & { readonly gait?: Gait; readonly unseen?: true })
  | Told<'pushed', { feet: number; stopped: string | undefined }>
  | Told<'turned', { facing: number }>
  | Told<'readied', { item: string; how: 'drawn' | 'sheathed' | 'lifted' | 'picked up' | 'gripped' }>
  | Told<'loaded', { item: string; left?: number | undefined }>
  | Told<'impaled', { at: FighterId; item: string; location: string; grade: string }>
  | Told<'withdrawn', { at: FighterId; item: string; out: boolean }>
  | Told<'holds', { at: FighterId; hold: string; location?: string }>
  | Told<'warded', { item: string; locations: readonly string[] }>
  | Told<'lowered', { item: string }>
  | Told<'covered', { name: string }>
  | Told<'luck', { how: 'again' | 'swap' | 'force' | 'desperate' | 'mitigate' | 'last'; left?: number | undefined }>
  | Told<'aims', { at: FighterId; done: boolean }>
  | Told<'mounts', { at: FighterId; how: 'on' | 'off' | 'climbing' }>
  | Told<'outmaneuvered', { at: FighterId; kept: boolean }>
  | Told<'strays', { at: FighterId; from: FighterId }>
  | Told<'casts', { spell: SpellId; intensity: number; at: FighterId; left?: number | undefined }>
  | Told<'releases', { spell: SpellId; intensity: number; at: FighterId }>
  | Told<'magic', { points: number; left?: number | undefined }>
  | Told<'spellLost', { spell: SpellId; why: 'failed' | 'forgotten' | 'disturbed' | 'countered' | 'dropped' | 'over' }>
  | Told<'disturbed', { grades?: number | undefined }>
  | Told<'breath', { seconds?: number | undefined }>
  | Told<'swept', { at: readonly FighterId[] }>
  | GmEvent
  | Contested<CfiRule>
  | Located<CfiRule>
  | Let<CfiRule>
  | Freed<CfiRule>
