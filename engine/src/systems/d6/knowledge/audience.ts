import { type Audience, seenBy } from '../../../kernel/audience.ts'
import { privy } from '../../../kernel/secret.ts'
import type { Seat } from '../../../kernel/types.ts'
import { RULED } from '../../../mechanisms/gm/index.ts'
import { LEAST_DIFFICULTY } from '../exchange/combat-difficulty.ts'
import type { Term } from '../state/note.ts'
import type { D6Event } from '../state/types.ts'

/** Who may know what of each event: totals are called out; codes, terms and what is left of somebody's points are his own. */
export const AUDIENCE = {
  // Rounds and turns.
  round: { round: 'all', seconds: 'all' },
  method: { method: 'all' },
  initiative: { who: 'owner', modifiers: 'own', total: 'all' },
  firstAct: { who: 'owner' },
  order: { order: 'all' },
  declared: { who: 'owner', actions: 'all' },
  turnLost: { who: 'owner' },
  unused: { who: 'owner', actions: 'all' },
  acts: { who: 'owner', action: 'all', left: 'all' },
  nothing: { who: 'owner' },
  waits: { who: 'owner', left: 'all' },
  stepsIn: { who: 'owner' },
  interrupts: { who: 'owner' },
  movesUp: { who: 'owner', why: 'all', left: 'all' },
  prepares: { who: 'owner', rounds: 'own', dice: 'own' },
  quickDraw: { who: 'owner', weapon: 'all', dice: 'all' },
  standoff: { rounds: 'all' },

  // Dice and points.
  roll: { who: 'owner', rolled: 'called', wild: 'aloud' },
  bodyPoints: { never: 'who' },
  skill: { never: 'who' },
  noDice: { who: 'owner', skill: 'all' },
  skillMinimum: { who: 'owner', skill: 'all', on: 'all', least: 'aloud' },
  complication: { who: 'owner', on: 'all' },
  fate: { who: 'owner', left: 'own', on: 'all' },
  fated: { who: 'owner', on: 'all' },
  characterPoint: { who: 'owner', left: 'own', on: 'all', rolled: 'all' },
  noPoints: { never: 'who' },
  noMorePoints: { never: 'who' },
  opposed: { who: 'owner', at: 'all', on: 'all', over: 'all', won: 'all' },

  // Movement.
  moved: { who: 'owner', at: 'all', way: 'all', metres: 'all', path: 'all' },
  takesCover: { who: 'owner', free: 'all', at: 'all', metres: 'all', share: 'all', behind: 'all' },
  noCover: { who: 'owner', at: 'all' },
  door: { who: 'owner', door: 'all', cell: 'all', to: 'all' },
  doorStruck: { who: 'owner', door: 'all', cell: 'all', over: 'all', state: 'all' },
  ground: { who: 'owner', ground: 'all', difficulty: 'aloud', over: 'all' },
  runs: {
    who: 'owner',
    at: 'all',
    way: 'all',
    metres: 'all',
    modifiers: 'all',
    difficulty: 'aloud',
    short: 'all',
    trips: 'all',
  },
  jumps: { who: 'owner', at: 'all', way: 'all', metres: 'all', difficulty: 'aloud', done: 'all' },
  swims: {
    who: 'owner',
    at: 'all',
    way: 'all',
    metres: 'all',
    modifiers: 'all',
    difficulty: 'aloud',
    done: 'all',
    ashore: 'all',
  },
  afloat: { who: 'owner', modifiers: 'all', difficulty: 'aloud', afloat: 'all' },
  sinks: { who: 'owner', times: 'all' },
  climbs: {
    who: 'owner',
    modifiers: 'all',
    way: 'all',
    metres: 'all',
    object: 'all',
    height: 'all',
    difficulty: 'aloud',
    done: 'all',
  },
  stands: { who: 'owner', free: 'all' },
  lowers: { who: 'owner', stance: 'all' },
  rides: { who: 'owner', at: 'all', way: 'all', metres: 'all', difficulty: 'aloud', over: 'all' },
  dismounts: { who: 'owner', mount: 'all' },
  mountDown: { who: 'owner', mount: 'all' },
  balks: { who: 'owner', does: 'all', rounds: 'all', thrown: 'all' },

  // Attack and defence.
  aims: { who: 'owner', at: 'all', rounds: 'all' },
  defends: { who: 'owner', kind: 'all', total: 'all', full: 'all' },
  reacts: { who: 'owner', at: 'all', kind: 'all', total: 'all' },
  defenceEnds: { who: 'owner' },
  difficulty: { who: 'owner', at: 'all', modifiers: 'own', difficulty: 'aloud', level: 'all' },
  attack: {
    who: 'owner',
    at: 'all',
    total: 'all',
    weapon: 'all',
    way: 'all',
    difficulty: 'aloud',
    hit: 'all',
    grade: 'all',
  },
  attackLost: { who: 'owner', at: 'all' },
  offHand: { who: 'owner', at: 'all', weapon: 'all' },
  cut: { who: 'owner', at: 'all', weapon: 'all' },
  blocksBlade: { who: 'owner', at: 'all' },
  blockFails: { who: 'owner', at: 'all' },
  blockSpared: { who: 'owner', at: 'all', by: 'own' },
  coverStops: { who: 'owner', by: 'all', object: 'all' },
  leansOut: { who: 'owner', object: 'all' },
  leavesCover: { who: 'owner', object: 'all' },
  cover: { who: 'owner', by: 'all', object: 'all', total: 'all', stopped: 'all', over: 'all', state: 'all' },
  throwingRange: { never: 'who' },
  fallsShort: { who: 'owner', at: 'all', weapon: 'all' },

  // Combat options.
  felled: { who: 'owner', by: 'all' },
  pushed: { who: 'owner', by: 'all' },
  held: { who: 'owner', by: 'all', kind: 'all' },
  armBroken: { who: 'owner', by: 'all', difficulty: 'aloud', broken: 'all' },
  forcedDown: { who: 'owner', by: 'all', difficulty: 'aloud', down: 'all' },
  lifts: { who: 'owner', at: 'all', up: 'all' },
  hurls: { who: 'owner', at: 'all', thrown: 'all' },
  obstacle: { who: 'owner', over: 'all', state: 'all', dice: 'all' },
  escapes: { who: 'owner', at: 'all', free: 'all' },
  entangled: { who: 'owner', by: 'all', strength: 'all' },
  pinned: { who: 'owner', by: 'all', strength: 'all' },
  lashes: { who: 'owner', at: 'all' },
  calledFor: { who: 'owner', at: 'all', purpose: 'all' },
  disarmed: { who: 'owner', by: 'all', weapon: 'all', done: 'all', kept: 'all' },
  object: { who: 'owner', at: 'all', weapon: 'all', over: 'all', state: 'all' },
  breaks: { who: 'owner', weapon: 'all' },
  catches: { who: 'owner', at: 'all', weapon: 'all', caught: 'all' },
  readyToCatch: { who: 'owner' },
  trick: { who: 'owner', modifiers: 'all', over: 'all', damage: 'all' },
  words: { who: 'owner', at: 'all', modifiers: 'own', skill: 'all', use: 'all', over: 'own', points: 'own' },
  swarms: { who: 'owner', animals: 'all' },
  leads: { who: 'owner', at: 'all', members: 'all', difficulty: 'aloud', led: 'all' },
  volley: { who: 'owner', at: 'all', total: 'all' },

  // Areas, traps, spells, gear.
  throwsAt: { who: 'owner', at: 'all', weapon: 'all', difficulty: 'aloud', hit: 'all' },
  blast: { who: 'owner', at: 'all', total: 'all' },
  caughtInBlast: { who: 'owner', total: 'all' },
  avoids: { who: 'owner' },
  dives: { who: 'owner', zones: 'all' },
  trapSprung: { who: 'owner', trap: 'all', speed: 'all', faster: 'all' },
  trap: { who: 'owner', modifiers: 'all', trap: 'all', total: 'all', difficulty: 'aloud', hit: 'all' },
  casts: { who: 'owner', modifiers: 'all', spell: 'all', difficulty: 'aloud', done: 'all' },
  readies: { who: 'owner', weapon: 'all' },
  loading: { who: 'owner', weapon: 'all', done: 'all' },
  rushes: { who: 'owner', weapon: 'all', difficulty: 'aloud' },
  loadsInVain: { who: 'owner', weapon: 'all' },
  liftsGun: { who: 'owner', weapon: 'all', up: 'all' },
  loads: { who: 'owner', weapon: 'all' },

  // Damage and what it does.
  damageCode: { never: 'who' },
  damage: { who: 'owner', at: 'all', total: 'aloud', weapon: 'all' },
  force: { who: 'owner', at: 'all', total: 'aloud', weapon: 'all' },
  halved: { who: 'owner', at: 'all' },
  resists: { never: 'who' },
  negative: { never: 'who' },
  bruised: { who: 'owner', by: 'all' },
  wound: { who: 'owner', by: 'all', level: 'all', before: 'all' },
  badlyHurt: { who: 'owner', part: 'all' },
  reels: { who: 'owner', effect: 'all', until: 'all' },
  staysUp: { who: 'owner', up: 'all' },
  fodder: { who: 'owner', by: 'all' },
  stunned: { who: 'owner', by: 'all', minutes: 'all' },
  knockout: { who: 'owner', by: 'all', out: 'all', hours: 'all' },
  massive: { who: 'owner', until: 'all' },
  shakesOff: { who: 'owner', done: 'all' },
  bodyLost: { who: 'owner', by: 'all', left: 'own', points: 'all', level: 'all' },
  falls: { who: 'owner', condition: 'all' },
  cannotDie: { who: 'owner' },
  lingers: { who: 'owner', minutes: 'all', lives: 'all' },
  comesTo: { who: 'owner' },
  recovers: { who: 'owner' },
  fallsFar: { who: 'owner', metres: 'all', dice: 'all', less: 'all' },
  withstands: { who: 'owner', hazard: 'all', difficulty: 'aloud' },
  hazard: { who: 'owner', total: 'all', hazard: 'all' },
  pack: { who: 'owner', left: 'own' },
  treats: { who: 'owner', at: 'all', difficulty: 'aloud', healed: 'all' },
  mended: { who: 'owner', level: 'all' },
  healed: { who: 'owner', by: 'all', left: 'own', total: 'all', points: 'all' },
  aid: { who: 'owner', minutes: 'all', saved: 'all', loses: 'all' },
  saved: { who: 'owner' },

  // Abilities.
  frightened: { who: 'owner', by: 'all', afraid: 'all' },
  confused: { who: 'owner', by: 'all', done: 'all', until: 'own' },
  paralysed: { who: 'owner', by: 'all', needs: 'all' },
  drains: { who: 'owner', at: 'all', times: 'all' },
  luck: { who: 'owner', left: 'own' },
  actsFast: { who: 'owner', actions: 'all' },
  fades: { who: 'owner', until: 'own' },
  solid: { who: 'owner' },
  teleports: { who: 'owner', at: 'all', way: 'all', metres: 'all' },
  steels: { who: 'owner', value: 'all', full: 'all' },

  // Vehicles.
  takesReins: { who: 'owner', vehicle: 'all' },
  drives: {
    who: 'owner',
    modifiers: 'all',
    vehicle: 'all',
    speed: 'all',
    stunt: 'all',
    difficulty: 'aloud',
    done: 'all',
  },
  rolls: { who: 'owner', at: 'all', way: 'all', metres: 'all', vehicle: 'all' },
  spooked: { vehicle: 'all', metres: 'all' },
  frightens: { who: 'owner', vehicle: 'all', done: 'all' },
  reinsIn: { who: 'owner', vehicle: 'all', difficulty: 'aloud', done: 'all' },
  leaps: { who: 'owner', vehicle: 'all', done: 'all' },
  sideswipes: { who: 'owner', vehicle: 'all', on: 'all', done: 'all' },
  rams: { who: 'owner', vehicle: 'all', on: 'all', done: 'all' },
  ramStrikes: { who: 'owner', vehicle: 'all', on: 'all', from: 'all', total: 'all' },
  collision: { who: 'owner', vehicle: 'all', on: 'all', how: 'all', dice: 'all', total: 'all' },
  vehicleDamage: { who: 'owner', vehicle: 'all', total: 'all', over: 'all', level: 'all' },
  runsDown: { vehicle: 'all', speed: 'all' },
  passenger: { who: 'owner', vehicle: 'all', total: 'all' },
  vehicleDodges: { who: 'owner', vehicle: 'all', total: 'all', full: 'all' },
  attacksVehicle: { who: 'owner', modifiers: 'all', vehicle: 'all', weapon: 'all', difficulty: 'aloud', hit: 'all' },
  // Rulings.
  ...RULED,
} as const satisfies Audience<D6Event>

const told = seenBy<D6Event>(AUDIENCE, (roll) => {
  const { of, who, total } = roll
  return who === 'gm' ? roll : { of, who, dice: '', terms: [], total }
})
/** An event as a seat may know it: of a stranger's roll only what it came to; the game master's dice lie open. */
export const seen = Object.assign((event: D6Event, seat: Seat): D6Event | undefined => {
  const known = told(event, seat)
  if (known === undefined || seat.gm) return known
  if ('modifiers' in known && known.modifiers !== undefined)
    return { ...known, modifiers: modifiersSeen(known.modifiers, known, seat) }
  return 'rolled' in known
    ? { ...known, rolled: { ...known.rolled, terms: termsSeen(known.rolled.terms, seat) } }
    : known
}, told)

/** Where no difficulty is lower whatever else there is (D6-DIFF-Min3), not even that something unknown counts is told. */
function modifiersSeen(modifiers: readonly Term[], event: D6Event, seat: Seat): readonly Term[] {
  const open = modifiers.filter(({ of }) => of === undefined || privy(seat, of))
  const least = event.type === 'difficulty' && event.difficulty === LEAST_DIFFICULTY && sumOf(open) <= LEAST_DIFFICULTY
  return least ? open : termsSeen(modifiers, seat)
}

const sumOf = (terms: readonly Term[]): number => terms.reduce((all, { value }) => all + value, 0)

/** What is another's own goes into one term of which only what it comes to is told. */
function termsSeen(terms: readonly Term[], seat: Seat): readonly Term[] {
  const known = terms.filter(({ of }) => of === undefined || privy(seat, of))
  if (known.length === terms.length) return terms
  const value = sumOf(terms) - sumOf(known)
  return value === 0 ? known : [...known, { value, because: 'something unknown', rule: 'D6-C-DIFF-Generic' }]
}
