import type { FighterId } from '../../../kernel/types.ts'
import type { ActionKey, Doing } from '../actions/keys.ts'
import type { Readied } from '../state/types.ts'

export type Asked<T extends string, Facts = unknown> = { readonly ask: T } & Readonly<Facts>

/** Everything that is asked in a fight. */
export type RenQuestion =
  | Asked<'turn', { standard: number; quick: number }>
  | Asked<'target', { action: Doing }>
  | Asked<'weapon', { action: Doing; at: FighterId }>
  | Asked<'strike', { at: FighterId; weapon: string }>
  | Asked<'limb', { at: FighterId; strike: string }>
  | Asked<'arrow', { at: FighterId; weapon: string }>
  | Asked<'each', { weapon: string; of: number }>
  | Asked<'item', { action: ActionKey; at: FighterId | '' }>
  | Asked<'hand', { item: string }>
  | Asked<'where', { action: Doing; left: number; base: number }>
  | Asked<'aim point', { weapon: string; arm: string }>
  | Asked<'metres', { towards: FighterId; most: number }>
  | Asked<'mode', { action: ActionKey }>
  | Asked<'stunt'>
  | Asked<'defend', { from: FighterId; weapon: string }>
  | Asked<'skill', { against: FighterId; for: string }>
  | Asked<'luck before', { roll: string; tn: number; without: number }>
  | Asked<'luck after', { roll: string; result: string; flipped: string; left: number }>
  | Asked<'initiative again', { total: number }>
  | Asked<'roll again', { roll: string }>
  | Asked<'opportunity', { at: FighterId; kind: string; weapon: string }>
  | Asked<'readied', { at: FighterId | ''; action: Readied['action'] }>
  | Asked<'ready', { step: 'action' | 'when' | 'of' | 'metres' | 'cell' }>
  | Asked<'ride-by', { at: FighterId }>
  | Asked<'power'>
  | Asked<'drug'>
  | Asked<'release'>
  | Asked<'break'>
  | Asked<'follow-through', { who: FighterId; stunt: ActionKey }>
  | Asked<'fatal', { who: FighterId; limb: string }>
