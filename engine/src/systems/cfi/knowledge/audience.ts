import { type Audience, seenBy } from '../../../kernel/audience.ts'
import { RULED } from '../../../mechanisms/gm/index.ts'
import type { CfiEvent } from '../state/types.ts'

const ON = { who: 'owner', at: 'all' } as const
const TEST = { who: 'owner', of: 'all', roll: 'all', skill: 'own', level: 'all', terms: 'own' } as const

/**
 * Who may know what of each event: dice of a test are thrown in the open, what made up a skill is not told. What is added to a
 * roll, what is left of somebody's points and how long something holds him are his own.
 */
export const AUDIENCE = {
  round: { round: 'all' },
  initiative: { who: 'owner', roll: 'own', terms: 'own', total: 'all' },
  tie: { who: 'owner', roll: 'all' },
  points: { who: 'owner', points: 'all', terms: 'all' },
  turn: { who: 'owner', points: 'all' },
  cycle: { cycle: 'all' },
  standoff: { rounds: 'all' },
  spends: { who: 'owner', action: 'all', left: 'all' },
  did: { ...ON, action: 'all' },
  lapsed: { who: 'owner', points: 'all' },
  interrupts: ON,
  wasted: { who: 'owner', action: 'all' },
  test: TEST,
  attack: { ...TEST, at: 'all', weapon: 'all', how: 'all' },
  defense: { ...TEST, at: 'all', weapon: 'all', how: 'all' },
  undefended: ON,
  ended: ON,
  resisted: { who: 'owner', what: 'all', stands: 'all', forced: 'all' },
  levels: { ...ON, levels: 'all' },
  effect: { ...ON, effect: 'all' },
  countered: { ...ON, effect: 'all', instead: 'all' },
  prepared: { ...ON, what: 'secret' },
  // The sum is called out; with the dice it would tell the Damage Modifier.
  damage: { ...ON, dice: 'own', faces: 'own', rolled: 'all', shown: 'own', weapon: 'all' },
  reduced: { who: 'owner', by: 'all', stopped: 'all', shown: 'gm', left: 'all', what: 'all', location: 'all' },
  sundered: { who: 'owner', location: 'all', lost: 'all', left: 'all' },
  wounded: { who: 'owner', location: 'all', damage: 'all', left: 'own', wound: 'all', by: 'all' },
  healed: { who: 'owner', location: 'all', by: 'own', now: 'own' },
  becomes: { who: 'owner', what: 'all', location: 'all', turns: 'own', by: 'all' },
  tires: { who: 'owner', level: 'all', by: 'all' },
  moved: { who: 'owner', to: 'all', far: 'all', path: 'all', gait: 'all', unseen: 'hides' },
  pushed: { who: 'owner', feet: 'all', stopped: 'all' },
  turned: { who: 'owner', facing: 'all' },
  readied: { who: 'owner', item: 'all', how: 'all' },
  loaded: { who: 'owner', item: 'all', left: 'all' },
  impaled: { ...ON, item: 'all', location: 'all', grade: 'all' },
  withdrawn: { ...ON, item: 'all', out: 'all' },
  holds: { ...ON, hold: 'all', location: 'all' },
  warded: { who: 'owner', item: 'all', locations: 'all' },
  lowered: { who: 'owner', item: 'all' },
  covered: { who: 'owner', name: 'all' },
  luck: { who: 'owner', how: 'all', left: 'own' },
  aims: { ...ON, done: 'all' },
  mounts: { ...ON, how: 'all' },
  outmaneuvered: { ...ON, kept: 'all' },
  strays: { ...ON, from: 'all' },
  casts: { ...ON, spell: 'all', intensity: 'all', left: 'all' },
  releases: { ...ON, spell: 'all', intensity: 'all' },
  magic: { never: 'who' },
  spellLost: { who: 'owner', spell: 'all', why: 'all' },
  disturbed: { who: 'owner', grades: 'all' },
  breath: { who: 'owner', seconds: 'own' },
  swept: { who: 'owner', at: 'all' },
  opposed: { who: 'owner', of: 'own', roll: 'all', skill: 'own', against: 'all', result: 'all' },
  // It tells the skill of the one above 100% to the other.
  over100: { as: (event, seat) => (seat.gm ? event : undefined) },
  location: { ...ON, roll: 'all', plus: 'all', location: 'all' },
  dropped: { who: 'owner', item: 'all', metres: 'all' },
  itemHurt: { who: 'owner', item: 'all', damage: 'all', left: 'own' },
  itemBroke: { who: 'owner', item: 'all' },
  freed: { ...ON, hold: 'all' },
  ...RULED,
} as const satisfies Audience<CfiEvent>

/** An event as a seat may know it; none carries a roll of more than its numbers. */
export const seen = seenBy<CfiEvent>(AUDIENCE, (roll) => ({ ...roll, faces: undefined, terms: [] }))
