import type { FighterId } from '../../../kernel/types.ts'
import type { Where } from '../../../mechanisms/ground/terms.ts'
import type { Level } from '../../../mechanisms/percentile.ts'
import type { ActionKey } from '../actions/keys.ts'
import type { SpellId } from '../content/spells.ts'
import type { EffectKey } from '../exchange/effect-keys.ts'

/** What is asked in a fight. */
export type Question =
  | { readonly ask: 'turn'; readonly left: number }
  | { readonly ask: 'target'; readonly action: ActionKey | SpellId; readonly item?: string | undefined }
  | { readonly ask: 'weapon'; readonly action: ActionKey }
  | {
      readonly ask: 'defend'
      readonly at: FighterId
      readonly item: string
      readonly level: Level | undefined
      readonly action: 'leap' | 'charge' | 'shot' | 'blow' | 'area'
    }
  | { readonly ask: 'receive'; readonly at: FighterId }
  | {
      readonly ask: 'effect'
      readonly at: FighterId
      readonly level: Level
      readonly left: number
      readonly item: string
      readonly winner: 'attacker' | 'defender'
    }
  | { readonly ask: 'location'; readonly at: FighterId; readonly item: string }
  | { readonly ask: 'adjoining'; readonly at: FighterId; readonly from: string }
  | { readonly ask: 'armor'; readonly at: FighterId; readonly location: string }
  | { readonly ask: 'which weapon'; readonly at: FighterId }
  | { readonly ask: 'bystander'; readonly at: FighterId }
  | { readonly ask: 'prepare'; readonly at: FighterId }
  | { readonly ask: 'counter'; readonly at: FighterId; readonly effect: EffectKey }
  | { readonly ask: 'force'; readonly at: FighterId }
  | {
      readonly ask: 'luck'
      readonly roll: string
      readonly level: Level | undefined
      readonly swapped: Level | undefined
      readonly at: FighterId | undefined
    }
  | { readonly ask: 'mitigate'; readonly location: string }
  | { readonly ask: 'desperate'; readonly at: FighterId | undefined }
  | { readonly ask: 'last action' }
  | Where
  | { readonly ask: 'gait'; readonly action: ActionKey }
  | { readonly ask: 'strike'; readonly at: FighterId }
  | { readonly ask: 'past'; readonly at: FighterId }
  | { readonly ask: 'facing' }
  | {
      readonly ask: 'interrupt'
      readonly at: FighterId
      readonly action: ActionKey
      /** Whom it is aimed at. */
      readonly whom?: FighterId | undefined
    }
  | { readonly ask: 'corner'; readonly at: FighterId }
  | { readonly ask: 'won free'; readonly over: number }
  | { readonly ask: 'range'; readonly at: FighterId }
  | { readonly ask: 'stay close'; readonly at: FighterId; readonly how: 'close' | 'leave' }
  | { readonly ask: 'ready' }
  | { readonly ask: 'ward'; readonly item: string }
  | { readonly ask: 'guarding'; readonly item: string }
  | { readonly ask: 'drop' }
  | { readonly ask: 'struggle' }
  | { readonly ask: 'spell' }
  | {
      readonly ask: 'release'
      readonly spell: SpellId
      /** Who is about to do something, and what. */
      readonly at?: FighterId
      readonly action?: ActionKey
    }
  | { readonly ask: 'counter spell'; readonly at: FighterId; readonly spell: SpellId }
  | { readonly ask: 'missiles'; readonly left: number }
  | { readonly ask: 'mount' }
  | { readonly ask: 'wound'; readonly at: FighterId }
  | { readonly ask: 'blinding'; readonly at: FighterId }
  | { readonly ask: 'sweep'; readonly at: FighterId }
  | { readonly ask: 'cover'; readonly at: FighterId }
