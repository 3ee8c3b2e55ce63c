import type { Hidden } from '../../../kernel/secret.ts'
import type { FighterId, Play, Rolled, Secret, SideId } from '../../../kernel/types.ts'
import type { GmEvent } from '../../../mechanisms/gm/index.ts'
import type { CarriedOver } from './carried-over.ts'

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
  /** What is left of the last fight. */
  readonly carriedOver?: CarriedOver | undefined
}

export interface Options {
  readonly ties: 'defender' | 'attacker'
}

/** What anybody sees of how a brawler is: he is below half when badly hurt. */
export type Grade = 'unhurt' | 'hurt' | 'badly hurt' | 'down'

export interface Fighter extends Omit<Brawler, 'carriedOver'> {
  readonly id: FighterId
  readonly side: SideId
  /** The name of his kind in the content; null where he was written by hand. */
  readonly kind: string | null
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
  /** Whether everybody knows everybody's numbers. */
  readonly open: boolean
  round: number
  /** Whose turn it is, while he takes it. */
  acting: FighterId | null
  readonly fighters: Fighter[]
  /** Who won by the game master's word. */
  ruled: readonly SideId[] | null
}

/** A brawler whose numbers a seat does not know: what can be seen of him. */
export interface Stranger
  extends Pick<Fighter, 'id' | 'side' | 'kind' | 'quickness' | 'actions' | 'turns' | 'dazed' | 'shown'> {
  readonly grade: Grade
  readonly stance: Hidden
}
/** A brawler of the seat's own side: his stance is his own while it is hidden. */
export type Comrade = Omit<Fighter, 'stance'> & { readonly stance: Secret<Stance> | Hidden }
/** What a seat may know. */
export interface View extends Omit<State, 'fighters'> {
  readonly fighters: readonly (Comrade | Stranger)[]
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
      readonly roll: Rolled
      readonly hit: boolean
    }
  | {
      readonly type: 'dodge'
      readonly rule: readonly ['EX-DODGE', 'EX-A1']
      readonly who: FighterId
      readonly from: FighterId
      readonly roll: Rolled
      readonly dodged: boolean
    }
  | {
      readonly type: 'hurt'
      readonly rule: 'EX-DAMAGE'
      readonly who: FighterId
      readonly by: FighterId
      readonly roll: Rolled
      readonly lost: number
      /** What he has left: his side's to know; everybody sees how he is. */
      readonly left: number | undefined
      readonly grade: Grade
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
