import type { ActionKey } from '../../state/action-kinds.ts'
import type { D6Event, DefenceKind, Hold } from '../../state/types.ts'
import { metres, N, number, reckoned, type Sentences, signed, the, total } from './words.ts'

/** How each way of attacking is done to somebody, with something. */
const WAYS: Readonly<Partial<Record<ActionKey, (at: string, weapon: string) => string>>> = {
  strike: (at, weapon) => `strikes at ${at} with ${the(weapon)}`,
  shoot: (at, weapon) => `shoots at ${at} with ${the(weapon)}`,
  throw: (at, weapon) => `throws ${the(weapon)} at ${at}`,
  'all-out': (at, weapon) => `attacks ${at} all out with ${the(weapon)}`,
  lunge: (at, weapon) => `lunges at ${at} with ${the(weapon)}`,
  sweep: (at, weapon) => `sweeps at ${at} with ${the(weapon)}`,
  'flat of the blade': (at, weapon) => `strikes at ${at} with the flat of ${the(weapon)}`,
  knockdown: (at) => `tries to knock ${at} down`,
  trip: (at) => `tries to trip ${at}`,
  push: (at) => `pushes at ${at}`,
  tackle: (at) => `tackles ${at}`,
  choke: (at) => `goes for ${at}’s throat`,
  flip: (at) => `tries to flip ${at} over`,
  hold: (at) => `tries to take hold of ${at}`,
  'arm pin': (at) => `tries to pin ${at}’s arm`,
  slam: (at) => `grabs at ${at} for a throw`,
  disarm: (at, weapon) => `strikes at what ${at} holds with ${the(weapon)}`,
  'whip away': (at, weapon) => `lashes at what ${at} holds with ${the(weapon)}`,
  entangle: (at, weapon) => `casts ${the(weapon)} around ${at}`,
  'group attack': (at, weapon) => `joins the attack on ${at} with ${the(weapon)}`,
  'two weapons': (at, weapon) => `strikes at ${at} with ${the(weapon)}`,
  break: (at, weapon) => `strikes at ${at}’s weapon with ${the(weapon)}`,
  swarm: (at) => `swarms over ${at}`,
  cast: (at, weapon) => `aims ${the(weapon)} at ${at}`,
  'paralysing touch': (at) => `reaches out to paralyse ${at}`,
  'drain life': (at) => `reaches for ${at}’s life`,
}

function attack(e: D6Event<'attack'>): string {
  const way = WAYS[e.way] ?? ((at: string, weapon: string) => `attacks ${at} with ${the(weapon)}`)
  const grade = e.hit && e.grade !== undefined && e.grade !== 'minimal' ? `, ${e.grade}` : ''
  return `${N(e.who)} ${way(N(e.at), e.weapon)}:${total(e)} against ${e.difficulty}, ${e.hit ? `a hit${grade}` : 'a miss'}.`
}

const KINDS: Readonly<Record<DefenceKind, string>> = { dodge: 'dodges', parry: 'parries', block: 'blocks' }
const HELD: Readonly<Record<Hold['kind'], string>> = {
  entangle: 'holds %s',
  tackle: 'brings %s to the ground and holds on',
  choke: 'has %s by the throat',
  hold: 'holds %s',
  'arm pin': 'has %s’s arm pinned',
  slam: 'has %s in a grip to lift',
}

/** Attacks, defences and the options of combat. */
export const ATTACKS = {
  aims: (e) =>
    `${N(e.who)} aims at ${N(e.at)}${e.rounds === undefined ? '' : `, for ${number(e.rounds, 'round')} now`}.`,
  defends: (e) => `${N(e.who)} ${e.full ? `does nothing but ${e.kind}` : KINDS[e.kind]}: ${e.total}.`,
  reacts: (e) => `${N(e.who)} sees it coming and ${KINDS[e.kind]}: ${e.total}.`,
  defenceEnds: () => '',
  difficulty: (e) =>
    `${N(e.who)} needs ${e.difficulty} against ${N(e.at)}${reckoned(e.modifiers) === '' ? '' : `: ${reckoned(e.modifiers)}`}.`,
  attack,
  attackLost: (e) => `${N(e.who)}’s attack on ${N(e.at)} comes to nothing.`,
  offHand: (e) => `${N(e.who)} follows with ${the(e.weapon)} in the other hand.`,
  cut: (e) => `${N(e.who)} strikes ${N(e.at)}’s ${e.weapon} and is hurt by it.`,
  blocksBlade: (e) => `${N(e.who)} stops ${N(e.at)}’s blade with the body.`,
  blockFails: (e) => `${N(e.who)}’s block does not stop the blade.`,
  blockSpared: (e) => `${N(e.who)} stops the blade unharmed${e.by === undefined ? '' : `, thanks to ${e.by}`}.`,
  coverStops: (e) => `${e.object} keeps ${N(e.by)} from ${N(e.who)}.`,
  leansOut: (e) => `${N(e.who)} leans out from behind ${e.object}.`,
  leavesCover: (e) => `${N(e.who)} is no longer behind ${e.object}.`,
  cover: (e) => `${e.object} stops ${e.stopped} of ${e.total}, and ${e.over} gets through; it is ${e.state}.`,
  throwingRange: (e) => `${N(e.who)} can throw ${metres(e.metres)} at most.`,
  fallsShort: (e) => `${N(e.who)} cannot reach ${N(e.at)} with ${the(e.weapon)} after all.`,

  felled: (e) => `${N(e.by)} brings ${N(e.who)} down.`,
  pushed: (e) => `${N(e.by)} makes ${N(e.who)} stagger.`,
  held: (e) => `${N(e.by)} ${HELD[e.kind].replace('%s', N(e.who))}.`,
  armBroken: (e) => `${N(e.who)}’s arm ${e.broken ? 'breaks' : 'holds'}.`,
  forcedDown: (e) => `${N(e.who)} ${e.down ? 'is forced to the ground' : 'is not forced down'}.`,
  lifts: (e) => `${N(e.who)} ${e.up ? 'lifts' : 'cannot lift'} ${N(e.at)}.`,
  hurls: (e) =>
    e.thrown ? `${N(e.who)} hurls ${N(e.at)} against something hard.` : `${N(e.at)} slips out of ${N(e.who)}’s hands.`,
  obstacle: (e) => `What ${N(e.who)} was thrown against is ${e.state}.`,
  escapes: (e) => `${N(e.who)} ${e.free ? 'gets free' : 'cannot get free'}.`,
  entangled: (e) => `${N(e.who)} is entangled, and needs ${e.strength} to get free.`,
  pinned: (e) => `${N(e.who)} is pinned by sleeve or hem, and needs ${e.strength} to get free.`,
  lashes: (e) => `The lash does not wrap around ${N(e.at)}, but it stings.`,
  calledFor: (e) => `${N(e.who)} means to strike something out of ${N(e.at)}’s hand.`,
  disarmed: (e) => (e.kept ? `${N(e.who)} holds on to ${the(e.weapon)}.` : `${N(e.who)} drops ${the(e.weapon)}.`),
  object: (e) => `${N(e.at)}’s ${e.weapon} is ${e.state}.`,
  breaks: (e) => `${the(e.weapon)} breaks in ${N(e.who)}’s hands.`,
  catches: (e) => `${N(e.who)} ${e.caught ? 'catches' : 'does not catch'} ${the(e.weapon)} ${N(e.at)} threw.`,
  readyToCatch: (e) => `${N(e.who)} stands ready to catch what is thrown.`,
  trick(e) {
    if (e.over < 0) return `${N(e.who)} fails at a trick.`
    const worth = e.damage === undefined ? '' : `, worth ${number(e.damage, 'point')} of damage with the next blow`
    return `${N(e.who)} brings off a trick${worth}.`
  },
  words(e) {
    const next = e.use === 'attack' ? 'the next attack' : 'the next defence'
    const what = e.points === undefined ? `, for ${next}` : `: ${next} is at ${signed(e.points)}`
    return `${N(e.who)} tries ${e.skill} on ${N(e.at)}${what}.`
  },
  swarms: (e) => `${e.animals} of them attack as one.`,
  leads: (e) => `${N(e.who)} ${e.led ? 'leads' : 'cannot lead'} ${e.members} against ${N(e.at)}.`,
  volley: (e) => `Together they do ${e.total} damage to ${N(e.at)}.`,
  rides: (e) =>
    e.over < 0
      ? `${N(e.who)}’s mount does not obey.`
      : e.metres === 0
        ? `${N(e.who)} gets no ${e.way === 'away' ? 'further from' : 'nearer to'} ${N(e.at)}.`
        : `${N(e.who)} rides ${metres(e.metres)} ${e.way === 'away' ? 'away from' : 'towards'} ${N(e.at)}.`,
  dismounts: (e) => `${N(e.who)} gets off ${N(e.mount)}.`,
  mountDown: (e) => `${N(e.mount)} is down, and ${N(e.who)} comes off on both feet.`,
  balks: (e) =>
    e.thrown
      ? `${N(e.who)}’s mount bucks and throws its rider.`
      : `${N(e.who)}’s mount ${e.does}${e.rounds > 0 ? ` for ${number(e.rounds, 'round')}` : ''}.`,

  throwsAt: (e) =>
    `${N(e.who)} throws ${the(e.weapon)} at where ${N(e.at)} stands, and ${e.hit ? 'it lands there' : 'misses'}.`,
  blast: (e) => `It goes off by ${N(e.at)}: ${e.total}.`,
  caughtInBlast: (e) => `${N(e.who)} is caught in it: ${e.total}.`,
  avoids: (e) => `${N(e.who)} is not where it strikes.`,
  dives: (e) => `${N(e.who)} ${e.zones > 0 ? 'dives out of the way' : 'is too slow to dive'}.`,
  trapSprung: (e) => `${N(e.who)} sets off a trap, the ${e.trap}${e.faster ? ', and is faster than it' : ''}.`,
  trap: (e) =>
    `The ${e.trap} strikes at ${N(e.who)}: ${e.total} against ${e.difficulty}, ${e.hit ? 'a hit' : 'a miss'}.`,
  casts: (e) =>
    `${N(e.who)} casts ${the(e.spell)} against ${e.difficulty}${e.done ? '' : ', and nothing comes of it'}.`,

  readies: (e) => `${N(e.who)} readies ${the(e.weapon)}.`,
  loading: (e) =>
    `${N(e.who)} goes on loading ${the(e.weapon)}${e.done === undefined ? '' : `, ${number(e.done, 'round')} now`}.`,
  rushes: (e) => `${N(e.who)} hurries with ${the(e.weapon)}.`,
  loadsInVain: (e) => `${N(e.who)} has to load ${the(e.weapon)} anew.`,
  liftsGun: (e) => `${N(e.who)} ${e.up ? 'has' : 'cannot get'} ${the(e.weapon)} up.`,
  loads: (e) => `${N(e.who)} loads ${the(e.weapon)}.`,
} as const satisfies Partial<Sentences>
