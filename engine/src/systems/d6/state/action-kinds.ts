/** What an action is about, and what else holds of it. */
interface Kind {
  readonly about: 'strike' | 'guard' | 'move' | 'cast' | 'other'
  /** It costs no action. */
  readonly free?: true
  /** An attack of his own, by hand, shot, throw or spell. */
  readonly attack?: true
  /** It defends, takes him away, or gets him ready for it. */
  readonly defensive?: true
  /** His own feet or wings carry him, or he lies down on the ground: no rider does it. */
  readonly onFoot?: true
  /** It takes him off a vehicle. */
  readonly walksOff?: true
  /** He gets up or down. */
  readonly posture?: true
  /** It costs no action, and yet no aim outlasts it. */
  readonly stirs?: true
  /** The one movement of a vehicle in a round. */
  readonly steers?: true
  /** A defence of his own body. */
  readonly bodily?: true
}
const blow = { about: 'strike', attack: true } as const
const defence = { about: 'guard', defensive: true, bodily: true } as const
const guard = { about: 'guard', defensive: true } as const
const course = { about: 'move', defensive: true } as const
const spell = { about: 'cast' } as const
const other = { about: 'other' } as const

/** Every action by its key. */
export const ACTION_KINDS = {
  strike: blow,
  shoot: blow,
  throw: blow,
  dodge: defence,
  block: defence,
  parry: defence,
  'full dodge': defence,
  'full block': defence,
  'full parry': defence,
  aim: other,
  'all-out': blow,
  lunge: blow,
  sweep: blow,
  'flat of the blade': blow,
  knockdown: blow,
  trip: blow,
  push: blow,
  tackle: blow,
  choke: blow,
  flip: blow,
  hold: blow,
  'arm pin': blow,
  slam: blow,
  squeeze: blow,
  'wrench arm': blow,
  'break arm': blow,
  'force down': blow,
  lift: blow,
  hurl: blow,
  escape: guard,
  trick: other,
  bluff: other,
  charm: other,
  intimidation: other,
  'steel the mind': guard,
  disarm: blow,
  'whip away': blow,
  entangle: blow,
  'group attack': blow,
  'two weapons': blow,
  break: blow,
  ride: course,
  dismount: course,
  swarm: blow,
  catch: guard,
  toss: other,
  stand: { ...course, free: true, posture: true, stirs: true },
  crouch: { ...guard, free: true, posture: true, stirs: true, onFoot: true },
  'lie down': { ...guard, free: true, posture: true, stirs: true, onFoot: true },
  ready: other,
  reload: other,
  'lift gun': other,
  move: { ...course, onFoot: true, walksOff: true },
  step: { ...course, free: true, stirs: true, walksOff: true },
  run: { ...course, onFoot: true, walksOff: true },
  fly: { ...course, onFoot: true },
  jump: { ...course, onFoot: true, walksOff: true },
  swim: { ...course, onFoot: true },
  climb: { ...course, onFoot: true, walksOff: true },
  'use door': other,
  'break door': blow,
  'take cover': { ...guard, stirs: true, onFoot: true },
  'take the reins': { about: 'move' },
  drive: { ...course, steers: true },
  'regain control': { ...course, steers: true },
  'frighten team': spell,
  'rein in': { ...course, steers: true },
  'leap out': course,
  sideswipe: { about: 'strike', steers: true },
  ram: { about: 'strike', steers: true },
  'vehicle dodge': guard,
  'attack vehicle': blow,
  'throw bomb': blow,
  cast: { about: 'cast', attack: true },
  frighten: spell,
  confuse: spell,
  'paralysing touch': { about: 'cast', attack: true },
  'shake off paralysis': guard,
  'drain life': { about: 'cast', attack: true },
  luck: { ...spell, free: true },
  'act fast': { ...spell, free: true },
  fade: spell,
  'become solid': spell,
  teleport: course,
  prepare: other,
  'shake off': guard,
  treat: other,
  wait: { about: 'other', defensive: true },
  nothing: other,
} as const satisfies Readonly<Record<string, Kind>>
export type ActionKey = keyof typeof ACTION_KINDS
export const KINDS: Readonly<Record<ActionKey, Kind>> = ACTION_KINDS
/** What he has done in a round: actions, and what he did before his turn had come. */
export type Deed = ActionKey | 'off hand' | 'dive' | 'hold on' | 'resist'

const OF_DEEDS: Readonly<Partial<Record<Deed, Kind>>> = KINDS
export const isAction = (deed: string): deed is ActionKey => Object.hasOwn(KINDS, deed)
/** Whether something he has done in the round is of that kind. */
export const hasDone = (f: { readonly done: readonly Deed[] }, of: 'posture' | 'stirs' | 'steers'): boolean =>
  f.done.some((deed) => OF_DEEDS[deed]?.[of] === true)
