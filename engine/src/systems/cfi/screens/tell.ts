import { ruledInWords, unknownInWords } from '../../../mechanisms/gm/told.ts'
import { count, listed, nameOf, signed } from '../../../mechanisms/telling.ts'
import { SPELLS } from '../content/spells.ts'
import type { Becoming, CfiEvent, Reducer } from '../state/events.ts'
import { against, feetInWords, inTerms, LEVEL_WORDS, leaving, plain, title } from './words.ts'

export { ask, say } from './questions.ts'

type Of<T extends CfiEvent['type']> = Extract<CfiEvent, { readonly type: T }>
type Sentences = { readonly [T in CfiEvent['type']]: (e: Of<T>, long: boolean) => string }

const n = (id: unknown): string => nameOf(id, 'the game master')
const turns = (k: number | undefined): string => (k === undefined ? '' : ` for ${count(k, 'Turn')}`)
const at = (location: string | undefined): string => (location === undefined ? '' : ` in the ${location}`)

const BECOMING: Readonly<Record<Becoming, (e: Of<'becomes'>) => string>> = {
  prone: () => 'falls prone',
  standing: () => 'gets up',
  crouching: () => 'crouches',
  unconscious: () => 'loses consciousness',
  awake: () => 'comes to',
  incapacitated: () => 'is out of the fight',
  dead: () => 'is dead',
  fled: () => 'leaves the fight',
  destroyed: () => 'is destroyed',
  bleeding: (e) => `bleeds${at(e.location)}`,
  staunched: (e) => `no longer bleeds${at(e.location)}`,
  reopened: () => 'tears the wound open again',
  stunned: (e) => `has the ${e.location} stunned${turns(e.turns)}`,
  winded: (e) => `staggers, winded${turns(e.turns)}`,
  senseless: (e) => `is insensible${turns(e.turns)}`,
  recovered: (e) => (e.location === undefined ? 'has recovered' : `can use the ${e.location} again`),
  blinded: (e) => `is blinded${turns(e.turns)}`,
  sighted: () => 'sees clearly again',
  useless: (e) => `can no longer use the ${e.location}`,
  severed: (e) => `loses the ${e.location}`,
  barred: (e) => `cannot attack${turns(e.turns)}`,
  dying: (e) => `will die${e.turns === undefined ? '' : ` in ${count(e.turns, 'round')}`} unless somebody helps`,
  burning: (e) => (e.location === undefined ? 'is on fire' : `is splashed${at(e.location)}`),
  quenched: () => 'puts the flames out',
  frenzied: () => 'goes into a frenzy',
  calm: () => 'calms down, exhausted',
  cowed: () => 'dares not attack this round',
  fleeing: () => 'turns to flee',
  surprised: () => 'is surprised',
  alert: () => 'understands what is happening',
  braced: () => 'braces',
  drowning: () => 'is dragged under',
  breathing: () => 'breathes again',
  scarred: (e) => `will bear a scar${e.location === undefined ? '' : ` on the ${e.location}`}`,
  aloft: () => 'takes to the air',
  safe: () => 'stands behind a shield of force',
}

const REDUCED: Readonly<Record<Reducer, string>> = {
  parry: 'The parry',
  ward: 'The guard',
  cover: 'The cover',
  armor: 'The armor',
  weapon: 'The weapon',
  distance: 'The distance',
  evade: 'The dive',
  fall: 'The fall',
}

const DID: Readonly<Record<string, string>> = {
  delay: 'waits for the right moment',
  dither: 'does nothing useful',
  signal: 'makes a sign',
  speak: 'calls out',
  holdMagic: 'holds the spell in check',
  counterattack: 'strikes back at',
  engage: 'is at close quarters with',
  block: 'bars the way of',
  claw: 'tears at',
  trample: 'tramples',
  shoot: '',
  intimidate: 'rears up and roars',
  wingBuffet: 'beats with both wings',
}

const test = (e: Of<'test'>, long: boolean): string =>
  `${n(e.who)} tests ${plain(e.of)}: ${against(e.roll, e.skill, LEVEL_WORDS[e.level])}.${long && (e.terms ?? []).length > 1 ? ` (${inTerms(e.terms)})` : ''}`
const withTerms = (sentence: string, terms: Of<'test'>['terms'], long: boolean): string =>
  long && terms !== undefined && terms.length > 1 ? `${sentence} (${inTerms(terms)})` : sentence

const HOW = {
  melee: 'strikes at',
  ranged: 'shoots at',
  charge: 'charges into',
  leap: 'leaps at',
  sweep: 'sweeps at',
  breath: 'breathes at',
} as const
const DEFENDS = { parry: 'parries', evade: 'dives aside', acrobatics: 'tumbles aside', brawn: 'stands firm' } as const

/** The dice behind damage where they are known, and what somebody suffers it by who does it to himself. */
function behind({ who, at: victim, dice, faces, rolled, shown, weapon }: Of<'damage'>): string {
  const fell = faces === undefined || faces.join() === String(rolled ?? shown) ? '' : `: ${faces.join(', ')}`
  const told = [...(dice === undefined ? [] : [`${dice}${fell}`]), ...(who === victim ? [plain(weapon)] : [])]
  return told.length === 0 ? '' : ` (${told.join(', ')})`
}
const toGo = (left = 0): string => (left > 0 ? `, ${count(left, 'Turn')} to go` : '')

const SENTENCES: Sentences = {
  round: (e) => `Round ${e.round}.`,
  initiative: (e, long) =>
    `${n(e.who)}: Initiative ${e.total}${long && e.roll !== undefined ? ` (${e.roll}${(e.terms ?? []).map(({ value, because }) => ` ${signed(value)} ${because}`).join('')})` : ''}.`,
  tie: (e) => `${n(e.who)} throws ${e.roll} for who goes first.`,
  points: (e, long) =>
    long
      ? `${n(e.who)} has ${count(e.points, 'Action Point')}${e.terms === undefined ? '' : ` (${inTerms(e.terms)})`}.`
      : '',
  cycle: () => '',
  standoff: () => 'Nobody can get at anybody any more: the fight is over.',
  spends: (e, long) => (long ? `${n(e.who)} spends an Action Point on ${plain(e.action)}, ${e.left} left.` : ''),
  turn: (e) => `${n(e.who)} is up, ${count(e.points, 'Action Point')} left.`,
  did: (e) =>
    DID[e.action] === ''
      ? ''
      : `${n(e.who)} ${DID[e.action] ?? plain(e.action)}${e.at === undefined ? '' : ` ${n(e.at)}`}.`,
  lapsed: (e) => `${n(e.who)} lets ${count(e.points, 'Action Point')} go unused.`,
  interrupts: (e) => `${n(e.who)} seizes the moment against ${n(e.at)}.`,
  wasted: (e) => `${n(e.who)}'s ${plain(e.action)} comes to nothing.`,
  test,
  attack: (e, long) =>
    withTerms(
      `${n(e.who)} ${HOW[e.how]} ${n(e.at)}${e.weapon === 'leap' ? '' : ` with ${plain(e.weapon)}`}: ${against(e.roll, e.skill, LEVEL_WORDS[e.level])}.`,
      e.terms,
      long,
    ),
  defense: (e, long) =>
    withTerms(
      `${n(e.who)} ${DEFENDS[e.how]}${e.weapon === '' ? '' : ` with ${plain(e.weapon)}`}: ${against(e.roll, e.skill, LEVEL_WORDS[e.level])}.`,
      e.terms,
      long,
    ),
  undefended: (e) => `${n(e.who)} makes no defense.`,
  ended: () => 'Nothing comes of it.',
  resisted: (e) =>
    e.forced
      ? `${n(e.who)} cannot resist.`
      : `${n(e.who)} ${e.stands ? 'withstands it' : `does not withstand ${e.what === 'the wound' ? e.what : `it (${e.what})`}`}.`,
  levels: (e) => `${n(e.who)} wins ${count(e.levels, 'Special Effect')}.`,
  effect: (e) => `${n(e.who)}: ${title(e.effect)}.`,
  countered: (e) =>
    `${n(e.who)} was ready for ${title(e.effect)}${e.instead === 'none' ? '' : `: ${title(e.instead)} instead`}.`,
  prepared: (e) => `${n(e.who)} reads ${n(e.at)}'s patterns.`,
  damage: (e) =>
    `${e.who === e.at ? `${n(e.at)} takes` : `${n(e.who)} does ${n(e.at)}`} ${(e.rolled ?? e.shown) === undefined ? '' : `${e.rolled ?? e.shown} `}damage${behind(e)}.`,
  reduced: (e) =>
    e.by === 'evade'
      ? `${n(e.who)} is clear of it${e.left > 0 ? ` in part, ${e.left} left` : ''}.`
      : e.stopped === 0 && e.rule === 'CFI-SE-CircumventParry'
        ? 'The blow goes past the parry.'
        : `${REDUCED[e.by]}${e.location === undefined ? '' : ` on the ${e.location}`} stops ${(e.stopped ?? e.shown) === 0 ? 'nothing' : (e.stopped ?? e.shown ?? 'all of it')}${e.left > 0 ? `, ${e.left} left` : ''}.`,
  sundered: (e) => `The armor of ${n(e.who)}'s ${e.location} loses ${e.lost}, ${e.left} left.`,
  wounded: (e) =>
    `${n(e.who)} loses ${e.damage} from the ${e.location}${leaving(e.left)}${e.wound === 'minor' ? '' : `: a ${title(e.wound)} Wound`}.`,
  healed: (e) =>
    `${n(e.who)}'s ${e.location} regains ${e.by ?? 'some Hit Points'}${e.now === undefined ? '' : `, now ${e.now}`}.`,
  becomes: (e) => `${n(e.who)} ${BECOMING[e.what](e)}.`,
  tires: (e) => `${n(e.who)} is ${e.level}.`,
  moved: (e) =>
    e.far > 0
      ? `${n(e.who)} ${GAIT[e.gait ?? 'walk']} ${feetInWords(e.far)}${toward(e.to)}.`
      : `${n(e.who)} does not get anywhere.`,
  pushed: (e) =>
    `${n(e.who)} is thrust back ${feetInWords(e.feet)}${e.stopped === undefined ? '' : ` against ${e.stopped === 'wall' || e.stopped === 'edge' ? `the ${e.stopped}` : n(e.stopped)}`}.`,
  turned: (e, long) => (long ? `${n(e.who)} turns.` : ''),
  readied: (e) => `${n(e.who)} has ${plain(e.item)} ${e.how}.`,
  loaded: (e) => `${n(e.who)} loads ${plain(e.item)}${e.left === 0 ? ', ready' : toGo(e.left)}.`,
  impaled: (e) => `${e.item} stays in ${n(e.at)}'s ${e.location}${e.grade === 'standard' ? '' : ` (${e.grade})`}.`,
  withdrawn: (e) =>
    `${n(e.who)} ${e.out ? `pulls ${plain(e.item)} out of ${n(e.at)}` : `cannot pull ${plain(e.item)} free`}.`,
  holds: (e) =>
    `${n(e.who)} ${HOLDS[e.hold] ?? 'holds'} ${n(e.at)}${e.location === undefined ? '' : ` by the ${e.location}`}.`,
  warded: (e) => `${n(e.who)} guards ${listed(e.locations)} with ${plain(e.item)}.`,
  lowered: (e) => `${n(e.who)} no longer guards with ${plain(e.item)}.`,
  covered: (e) => `${n(e.who)} ducks behind the ${e.name}.`,
  luck: (e) => `${n(e.who)} spends a Luck Point (${LUCK[e.how]})${leaving(e.left)}.`,
  aims: (e) => (e.done ? `${n(e.who)} has taken aim at ${n(e.at)}.` : `${n(e.who)} aims at ${n(e.at)}.`),
  mounts: (e) => `${n(e.who)} ${e.how === 'off' ? 'gets off' : e.how === 'on' ? 'is on' : 'climbs onto'} ${n(e.at)}.`,
  outmaneuvered: (e) => (e.kept ? `${n(e.who)} keeps ${n(e.at)} off.` : `${n(e.at)} stays upon ${n(e.who)}.`),
  strays: (e) => `The blow meant for ${n(e.from)} goes to ${n(e.at)}.`,
  casts: (e) => `${n(e.who)} casts ${SPELLS[e.spell].name}${toGo(e.left)}.`,
  releases: (e) => `${n(e.who)} lets ${SPELLS[e.spell].name} go${e.at === e.who ? '' : ` at ${n(e.at)}`}.`,
  magic: (e) => `${n(e.who)} spends ${count(e.points, 'Magic Point')}.`,
  spellLost: (e) => `${n(e.who)}'s ${SPELLS[e.spell].name} ${LOST[e.why]}.`,
  disturbed: (e) => `${n(e.who)} is disturbed${e.grades === undefined ? '' : `: ${count(e.grades, 'grade')} harder`}.`,
  breath: (e) => `${n(e.who)} has breath${e.seconds === undefined ? '' : ` for ${count(e.seconds, 'second')}`}.`,
  swept: (e) => `${n(e.who)} sweeps at ${listed(e.at.map(n))}.`,
  opposed: (e) =>
    e.roll === undefined || e.against === undefined
      ? ''
      : `${n(e.who)}${e.of === undefined ? '' : ` (${e.of})`}: ${against(e.roll, e.skill, `against a roll of ${e.against}`)}: ${e.result === 'wins' ? 'won' : e.result === 'loses' ? 'lost' : 'nobody wins'}.`,
  over100: (e) => `Skill above 100 takes ${-e.value} from both.`,
  location: (e) => `It lands on the ${e.location}${e.roll === undefined ? '' : ` (${e.roll})`}.`,
  dropped: (e) =>
    `${n(e.who)} drops ${plain(e.item)}${e.metres > 0 ? `, which lands ${feetInWords(e.metres)} away` : ''}.`,
  itemHurt: (e) => `${n(e.who)}'s ${plain(e.item)} takes ${e.damage}${leaving(e.left)}.`,
  itemBroke: (e) => `${n(e.who)}'s ${plain(e.item)} breaks.`,
  freed: (e) => `${n(e.who)} is free of ${n(e.at)}.`,
  ruled: (e) =>
    e.to === undefined ? ruledInWords(e, n) : `Ruling: ${e.what} of ${n(e.who)} from ${e.from} to ${e.to}.`,
  ruledEnd: (e) => `Ruling: the fight is over, won by ${listed([...e.won]) || 'nobody'}.`,
  favoured: (e) =>
    e.value === undefined || e.for === undefined
      ? unknownInWords(e, n)
      : `Ruling: ${n(e.who)} ${signed(e.value)} (${e.because}) for ${count(e.for, 'round')}.`,
}
const GAIT = {
  crawl: 'crawls',
  walk: 'walks',
  run: 'runs',
  sprint: 'sprints',
  swim: 'swims',
  climb: 'climbs',
  jump: 'leaps',
  fly: 'flies',
} as const
const HOLDS: Readonly<Record<string, string>> = {
  grip: 'grips',
  entangle: 'entangles',
  pin: 'pins the weapon of',
  astride: 'is astride',
  engulf: 'swallows',
}
const LUCK = {
  again: 'to roll again',
  swap: 'to swap the digits',
  force: 'to make the other roll again',
  desperate: 'for one more action',
  mitigate: 'against a Major Wound',
  last: 'for a last act',
} as const
const LOST = {
  failed: 'fails',
  forgotten: 'fails and is forgotten',
  disturbed: 'is lost',
  countered: 'is cancelled',
  dropped: 'is let fall',
  over: 'is over',
} as const
const toward = (to: string): string => {
  const [how = '', whom = ''] = to.split(' ')
  return how === 'towards' ? ` towards ${n(whom)}` : how === 'away' ? ` away from ${n(whom)}` : ''
}

/** An event as a sentence; `long` with every term. */
export function tell(event: CfiEvent, form: 'short' | 'long' = 'short'): string {
  // Each sentence is looked up by the event's own type.
  const sentence = SENTENCES[event.type] as (e: CfiEvent, long: boolean) => string
  return sentence(event, form === 'long')
}
