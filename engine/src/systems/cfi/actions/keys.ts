/** What somebody may do on his Turn, as others treat it: what it is about, and what it is besides. */
interface ActionRow {
  /** What a screen shows it with. */
  readonly about: 'strike' | 'move' | 'guard' | 'cast' | 'other'
  /** A screen shows no Action Point for it. */
  readonly free?: true
  /** It takes strength though it is no blow. */
  readonly strenuous?: true
  /** Nobody interrupts it. */
  readonly idle?: true
  /** Open to who thinks of nothing but flight; to who sees nothing but foes. */
  readonly inFlight?: true
  readonly inRage?: true
}

/** Every action in the book's order: proactive, free, and what effects, other headings and abilities add. */
export const ACTION_ROWS = {
  attack: { about: 'strike' },
  brace: { about: 'guard', idle: true },
  castMagic: { about: 'cast' },
  changeRange: { about: 'move', inFlight: true },
  charge: { about: 'move', strenuous: true },
  delay: { about: 'guard', free: true, idle: true },
  dither: { about: 'other', idle: true, inFlight: true, inRage: true },
  holdMagic: { about: 'cast' },
  hustle: { about: 'move', strenuous: true, inFlight: true, inRage: true },
  mount: { about: 'move' },
  move: { about: 'move', inFlight: true, inRage: true },
  outmaneuver: { about: 'move', strenuous: true, inFlight: true },
  ready: { about: 'other' },
  regainFooting: { about: 'move', inFlight: true, inRage: true },
  struggle: { about: 'other', strenuous: true, inFlight: true, inRage: true },
  takeCover: { about: 'guard' },
  assess: { about: 'other', free: true },
  dropItem: { about: 'other', free: true },
  signal: { about: 'other', free: true },
  speak: { about: 'other', free: true },
  ward: { about: 'guard', free: true },
  turn: { about: 'move', free: true, inRage: true },
  releaseMagic: { about: 'cast', free: true },
  letGo: { about: 'other', free: true },
  tripEntangled: { about: 'strike' },
  leap: { about: 'strike', strenuous: true },
  sweep: { about: 'strike' },
  aim: { about: 'strike' },
  climb: { about: 'move', strenuous: true },
  jump: { about: 'move', strenuous: true },
  firstAid: { about: 'other' },
  smother: { about: 'other', strenuous: true },
  breathe: { about: 'strike' },
  wingBuffet: { about: 'strike' },
  trample: { about: 'strike' },
  intimidate: { about: 'other' },
  fly: { about: 'move', inFlight: true, inRage: true },
  engulf: { about: 'strike' },
} as const satisfies Readonly<Record<string, ActionRow>>

export type ActionKey = keyof typeof ACTION_ROWS
const ROWS: Readonly<Record<ActionKey, ActionRow>> = ACTION_ROWS
/** What an action is besides what it does. */
export const rowOf = (key: ActionKey): ActionRow => ROWS[key]
export const isAction = (key: string): key is ActionKey => Object.hasOwn(ROWS, key)
/** Keys of all of them, in that order. */
export const ACTION_KEYS: readonly ActionKey[] = Object.keys(ROWS).filter(isAction)
