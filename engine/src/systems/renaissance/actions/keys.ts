import type { Points } from '../../../kernel/types.ts'

/** Whether an action is movement, and of which kind (REN-SMR-01). */
export type Moves = 'no' | 'mode' | 'stunt' | 'unusual'
/** What stands in the table of each action. */
interface KeyRow {
  readonly moves: Moves
  /** Where a page puts it. */
  readonly group: Points['group']
}
const strike = { moves: 'no', group: 'strike' } as const
const mode = { moves: 'mode', group: 'move' } as const
const unusual = { moves: 'unusual', group: 'move' } as const
const guard = { moves: 'no', group: 'guard' } as const
const other = { moves: 'no', group: 'other' } as const

/** Everything one may do in a turn, by its key. */
export const ACTION_KEYS = {
  attack: strike,
  'multiple attacks': strike,
  'attack a place': strike,
  disembowel: strike,
  move: mode,
  crawl: unusual,
  climb: unusual,
  swim: unusual,
  creep: unusual,
  'take cover': mode,
  stunt: { moves: 'stunt', group: 'move' },
  charge: mode,
  'ride-by': mode,
  mount: mode,
  alight: mode,
  crouch: guard,
  'straighten up': other,
  'drop prone': guard,
  'get up': other,
  disarm: strike,
  grab: strike,
  trip: strike,
  dismount: strike,
  feint: strike,
  escape: other,
  'wrench free': other,
  'let go': other,
  release: other,
  'get free': other,
  'sustain a power': { moves: 'no', group: 'cast' },
  'quick counter': guard,
  'take a drug': other,
  'put out': other,
  aim: strike,
  'full defence': guard,
  brace: guard,
  ready: guard,
  draw: other,
  sheathe: other,
  drop: other,
  load: other,
  'plant or uproot': guard,
  help: other,
  task: other,
  delay: other,
  'end turn': other,
} as const satisfies Readonly<Record<string, KeyRow>>
export type ActionKey = keyof typeof ACTION_KEYS
/** Actions of a turn by the work each takes (REN-ACT-04 to -08). */
export type Cost = 'standard' | 'quick' | 'free' | 'turn'

/** Stunts (REN-MOVE-05). */
export const STUNTS = ['vault', 'diving roll', 'dive for cover', 'wall kick'] as const
export type Stunt = (typeof STUNTS)[number]
/** What somebody is about when he is asked for more. */
export type Doing = ActionKey | Stunt | 'readied attack'
