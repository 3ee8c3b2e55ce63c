import type { Hidden } from '../../kernel/secret.ts'
import type { FighterId, Modifier, Play, Secret, SideId } from '../../kernel/types.ts'
import type { GmEvent } from '../../mechanisms/gm/index.ts'

/** How a brawler means to fight this round; nobody else knows until it shows. */
export type Stance = 'bold' | 'wary'
export type Blow = 'strike' | 'haymaker'
export type Action = Blow | 'recover' | 'wait'
export type Defence = 'dodge' | 'none'

/** A brawler as a scenario gives him. */
export interface Brawler {
  readonly quickness: number
  readonly brawling: number
  readonly might: number
  readonly hide: number
  readonly grit: number
}

export interface Options {
  readonly ties: 'defender' | 'attacker'
}

export interface Fighter extends Brawler {
  readonly id: FighterId
  readonly side: SideId
  grit: number
  readonly fullGrit: number
  /** Actions left in this round. */
  actions: number
  /** Turns taken in this round. */
  turns: number
  /** Own turns until the daze is gone. */
  dazed: number
  stance: Secret<Stance>
  /** The stance once it was seen in this round. */
  shown: Stance | 'hidden'
}

export interface State {
  readonly options: Options
  round: number
  readonly fighters: Fighter[]
  /** Who won by the game master's word. */
  ruled: readonly SideId[] | null
}

/** What a seat may know: the same, with the stances of others stripped. */
export interface View extends Omit<State, 'fighters'> {
  readonly fighters: readonly (Omit<Fighter, 'stance'> & { readonly stance: Secret<Stance> | Hidden })[]
}

export type Question =
  | { readonly ask: 'stance'; readonly round: number }
  | { readonly ask: 'turn'; readonly actions: number }
  | { readonly ask: 'target'; readonly blow: Blow }
  | { readonly ask: 'defence'; readonly from: FighterId; readonly blow: Blow }

export type BrawlEvent =
  | { readonly type: 'round'; readonly rule: 'EX-ROUND'; readonly round: number }
  | { readonly type: 'stance'; readonly rule: 'EX-STANCE'; readonly who: FighterId; readonly stance: Secret<Stance> }
  | { readonly type: 'shows'; readonly rule: 'EX-STANCE'; readonly who: FighterId; readonly stance: Stance }
  | { readonly type: 'turn'; readonly rule: 'EX-ORDER'; readonly who: FighterId; readonly actions: number }
  | { readonly type: 'waits'; readonly rule: 'EX-WAIT'; readonly who: FighterId }
  | { readonly type: 'recovers'; readonly rule: 'EX-RECOVER'; readonly who: FighterId }
  | {
      readonly type: 'blow'
      readonly rule: 'EX-STRIKE' | 'EX-HAYMAKER'
      readonly who: FighterId
      readonly target: FighterId
      readonly rolled: number | undefined
      readonly needs: number
      readonly hit: boolean
      readonly modifiers: readonly Modifier[]
    }
  | {
      readonly type: 'dodge'
      readonly rule: readonly ['EX-DODGE', 'EX-A1']
      readonly who: FighterId
      readonly from: FighterId
      readonly rolled: number | undefined
      readonly against: number | undefined
      readonly dodged: boolean
      readonly modifiers: readonly Modifier[]
    }
  | {
      readonly type: 'hurt'
      readonly rule: 'EX-DAMAGE'
      readonly who: FighterId
      readonly by: FighterId
      readonly rolled: number
      readonly lost: number
      readonly left: number
      readonly modifiers: readonly Modifier[]
    }
  | {
      readonly type: 'dazed'
      readonly rule: 'EX-DAZED'
      readonly who: FighterId
      readonly by: FighterId
      readonly turns: number
    }
  | { readonly type: 'clears'; readonly rule: 'EX-DAZED'; readonly who: FighterId }
  | { readonly type: 'down'; readonly rule: 'EX-DOWN'; readonly who: FighterId }
  | GmEvent

export type Ctx = Play<BrawlEvent, Question>
