import type { Choice, Event, FighterId, Option, Play, Question, RuleId, SideId } from '../../kernel/types.ts'
import type { Going } from '../../space/flood.ts'
import type { Path } from '../../space/path.ts'
import type { Spot, Whereabouts } from '../../space/whereabouts.ts'

/** A fighter as the ground knows him. */
export interface Mover {
  readonly id: FighterId
  readonly side: SideId
}

/** A fight as its ground is read: who is in it, and where. */
export interface Standing<F extends Mover = Mover> {
  readonly fighters: readonly F[]
  readonly where: Whereabouts
}

/**
 * What somebody is to one who comes his way: he stops him, lets him by, is stepped over with care (one may not stand there),
 * is stepped over with care and stood over, or is not in the way at all.
 */
export type Passing = 'stops' | 'lets by' | 'stepped over' | 'stood over' | 'not in the way'

/** What a game says of moving and standing; lengths are in its own unit. */
export interface Ground<S extends Standing<F>, F extends Mover> {
  /** How near two must be to trade blows. */
  readonly contact: number
  /** Whose legs carry him: his own, or his mount's. */
  legs(s: S, f: F): FighterId
  /** Whom he goes with, who is so in nobody's way of them: his mount, his rider. */
  party(s: S, f: F): readonly FighterId[]
  /** Whether somebody still fights, and can be gone to. */
  fights(s: S, f: F): boolean
  /** What somebody else is to him on his way. */
  passing(s: S, f: F, other: F): Passing
  /** What stepping over somebody costs, in multiples of open ground. */
  steppingOver(s: S): number
  /** The greatest difference of ground taken in one step; left out: the width of a cell. */
  readonly climb?: number
  /** How he goes where it is not on his feet: over any ground, or through walls. */
  manner?(s: S, f: F): Pick<Going, 'overTerrain' | 'throughObstacles'> | undefined
}

/** A part of somebody's way that is behind him: where all were before, what it took, and on a map its cells. */
export interface Stretch {
  readonly before: Whereabouts
  readonly spent: number
  readonly path: Path | undefined
}

/** A fight whose places a walk changes. */
export interface Walked<F extends Mover = Mover> extends Standing<F> {
  where: Whereabouts
}

/**
 * What a step of somebody's does to another's reach: he comes into it, leaves it, goes about inside it, or stays beyond it,
 * though within what the other watches.
 */
export type Change = 'enters' | 'leaves' | 'within' | 'beyond'

/** Who may answer a step out of turn, and how. */
export interface Reactions<E extends Event, Q extends Question, S, F> {
  /** How far he reaches just now; 0: he watches nobody. */
  reach(s: S, watcher: F, mover: F): number
  /** Farther distances at which he may answer: what he waits for at ten paces. Infinite: every step. */
  marks?(s: S, watcher: F, mover: F): readonly number[]
  /** What he is asked before the step to that spot is taken; undefined: he may not answer it. The key `none` lets it go. */
  question(s: S, watcher: F, mover: F, change: Change, to: Spot): Choice<Q> | undefined
  /** Who answers earlier: below 0 the first. */
  order(s: S, one: F, other: F): number
  /** Carries out what he answered. */
  answered(ctx: Play<E, Q>, s: S, watcher: F, mover: F, answer: Option): void
  /** Whether the mover can go on. */
  goesOn(s: S, mover: F): boolean
}

/** The same with what walking does. */
export interface Walking<E extends Event, Q extends Question, S extends Standing<F>, F extends Mover>
  extends Ground<S, F> {
  /** He has gone so far: at the end of his way, and before each answer to one of his steps. */
  went(s: S, f: F, stretch: Stretch): void
  readonly reactions: Reactions<E, Q, S, F> | undefined
  /** He has taken one step of his way, where a game looks at each: what he treads on, whom he strikes in passing. False: he goes no farther. */
  stepped?(ctx: Play<E, Q>, s: S, f: F): boolean
}

/** Somebody has gone somewhere: to which of the places he could, how far, and over which cells, column and row. */
export type Moved<R extends RuleId> = {
  readonly type: 'moved'
  readonly who: FighterId
  /** The key of the place: `towards cian`, `away cian`, `cell 3,4`. */
  readonly to: string
  readonly far: number
  readonly path: readonly (readonly [number, number])[]
  readonly rule: R | readonly R[]
}

/** Where to, of so much movement left. */
export type Where = {
  readonly ask: 'where'
  readonly left: number
}
