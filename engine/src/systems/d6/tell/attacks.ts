import type { D6Event } from '../types.ts'
import { metres, number, reckoned, type Sentences, the, total } from './words.ts'

/** How each way of attacking is done to somebody, with something. */
const WAYS: Readonly<Record<string, (at: unknown, weapon: unknown) => string>> = {
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

function attack(e: D6Event): string {
  const way = WAYS[String(e.way)] ?? ((at: unknown, weapon: unknown) => `attacks ${at} with ${the(weapon)}`)
  const grade = e.hit === true && e.grade !== undefined && e.grade !== 'minimal' ? `, ${e.grade}` : ''
  return `${e.who} ${way(e.at, e.weapon)}:${total(e)} against ${e.difficulty}, ${e.hit === true ? `a hit${grade}` : 'a miss'}.`
}

const KINDS: Readonly<Record<string, string>> = { dodge: 'dodges', parry: 'parries', block: 'blocks' }
const HELD: Readonly<Record<string, string>> = {
  tackle: 'brings %s to the ground and holds on',
  choke: 'has %s by the throat',
  hold: 'holds %s',
  'arm pin': 'has %s’s arm pinned',
  slam: 'has %s in a grip to lift',
}

/** Attacks, defences and the options of combat. */
export const ATTACKS = {
  aims: (e) => `${e.who} aims at ${e.at}, for ${number(e.rounds, 'round')} now.`,
  defends: (e) => `${e.who} ${e.full === true ? `does nothing but ${e.kind}` : KINDS[String(e.kind)]}: ${e.total}.`,
  reacts: (e) => `${e.who} sees it coming and ${KINDS[String(e.kind)]}: ${e.total}.`,
  defenceEnds: () => '',
  difficulty: (e) => `${e.who} needs ${e.difficulty} against ${e.at}${reckoned(e) === '' ? '' : `: ${reckoned(e)}`}.`,
  attack,
  attackLost: (e) => `${e.who}’s attack on ${e.at} comes to nothing.`,
  offHand: (e) => `${e.who} follows with ${the(e.weapon)} in the other hand.`,
  cut: (e) => `${e.who} strikes ${e.at}’s ${e.weapon} and is hurt by it.`,
  blocksBlade: (e) => `${e.who} stops ${e.at}’s blade with the body.`,
  blockFails: (e) => `${e.who}’s block does not stop the blade.`,
  blockSpared: (e) => `${e.who} stops the blade unharmed, thanks to ${e.by}.`,
  coverStops: (e) => `${e.object} keeps ${e.by} from ${e.who}.`,
  leansOut: (e) => `${e.who} leans out from behind ${e.object}.`,
  leavesCover: (e) => `${e.who} is no longer behind ${e.object}.`,
  cover: (e) => `${e.object} stops ${e.stopped} of ${e.total}, and ${e.over} gets through; it is ${e.state}.`,
  throwingRange: (e) => `${e.who} can throw ${metres(e.metres)} at most.`,
  fallsShort: (e) => `${e.who} cannot reach ${e.at} with ${the(e.weapon)} after all.`,

  felled: (e) => `${e.by} brings ${e.who} down.`,
  pushed: (e) => `${e.by} makes ${e.who} stagger.`,
  held: (e) => `${e.by} ${(HELD[String(e.kind)] ?? 'holds %s').replace('%s', String(e.who))}.`,
  armBroken: (e) => `${e.who}’s arm ${e.broken === true ? 'breaks' : 'holds'}.`,
  forcedDown: (e) => `${e.who} ${e.down === true ? 'is forced to the ground' : 'is not forced down'}.`,
  lifts: (e) => `${e.who} ${e.up === true ? 'lifts' : 'cannot lift'} ${e.at}.`,
  hurls: (e) =>
    e.thrown === true ? `${e.who} hurls ${e.at} against something hard.` : `${e.at} slips out of ${e.who}’s hands.`,
  obstacle: (e) => `What ${e.who} was thrown against is ${e.state}.`,
  escapes: (e) => `${e.who} ${e.free === true ? 'gets free' : 'cannot get free'}.`,
  entangled: (e) => `${e.who} is entangled, and needs ${e.strength} to get free.`,
  pinned: (e) => `${e.who} is pinned by sleeve or hem, and needs ${e.strength} to get free.`,
  lashes: (e) => `The lash does not wrap around ${e.at}, but it stings.`,
  calledFor: (e) => `${e.who} means to strike something out of ${e.at}’s hand.`,
  disarmed: (e) => (e.kept === true ? `${e.who} holds on to ${the(e.weapon)}.` : `${e.who} drops ${the(e.weapon)}.`),
  object: (e) => `${e.at}’s ${e.weapon} is ${e.state}.`,
  breaks: (e) => `${the(e.weapon)} breaks in ${e.who}’s hands.`,
  catches: (e) => `${e.who} ${e.caught === true ? 'catches' : 'does not catch'} ${the(e.weapon)} ${e.at} threw.`,
  readyToCatch: (e) => `${e.who} stands ready to catch what is thrown.`,
  trick: (e) =>
    Number(e.over) >= 0
      ? `${e.who} brings off a trick, worth ${number(e.damage, 'point')} of damage with the next blow.`
      : `${e.who} fails at a trick.`,
  words: (e) =>
    `${e.who} tries ${e.skill} on ${e.at}: ${e.use === 'attack' ? 'the next attack' : 'the next defence'} is at ${Number(e.points) < 0 ? '' : '+'}${e.points}.`,
  swarms: (e) => `${e.animals} of them attack as one.`,
  leads: (e) => `${e.who} ${e.led === true ? 'leads' : 'cannot lead'} ${e.members} against ${e.at}.`,
  volley: (e) => `Together they do ${e.total} damage to ${e.at}.`,
  rides: (e) =>
    Number(e.over) < 0
      ? `${e.who}’s mount does not obey.`
      : `${e.who} rides ${metres(e.metres)} ${e.way === 'away' ? 'away from' : 'towards'} ${e.at}.`,
  dismounts: (e) => `${e.who} gets off ${e.mount}.`,
  mountDown: (e) => `${e.mount} is down, and ${e.who} comes off on both feet.`,
  balks: (e) =>
    e.thrown === true
      ? `${e.who}’s mount bucks and throws its rider.`
      : `${e.who}’s mount ${e.does}${Number(e.rounds) > 0 ? ` for ${number(e.rounds, 'round')}` : ''}.`,

  throwsAt: (e) =>
    `${e.who} throws ${the(e.weapon)} at where ${e.at} stands, and ${e.hit === true ? 'it lands there' : 'misses'}.`,
  blast: (e) => `It goes off by ${e.at}: ${e.total}.`,
  caughtInBlast: (e) => `${e.who} is caught in it: ${e.total}.`,
  avoids: (e) => `${e.who} is not where it strikes.`,
  dives: (e) => `${e.who} ${Number(e.zones) > 0 ? 'dives out of the way' : 'is too slow to dive'}.`,
  trapSprung: (e) => `${e.who} sets off a trap, the ${e.trap}${e.faster === true ? ', and is faster than it' : ''}.`,
  trap: (e) =>
    `The ${e.trap} strikes at ${e.who}: ${e.total} against ${e.difficulty}, ${e.hit === true ? 'a hit' : 'a miss'}.`,
  casts: (e) =>
    `${e.who} casts ${the(e.spell)} against ${e.difficulty}${e.done === true ? '' : ', and nothing comes of it'}.`,

  readies: (e) => `${e.who} readies ${the(e.weapon)}.`,
  loading: (e) => `${e.who} goes on loading ${the(e.weapon)}, ${number(e.done, 'round')} now.`,
  rushes: (e) => `${e.who} hurries with ${the(e.weapon)}.`,
  loadsInVain: (e) => `${e.who} has to load ${the(e.weapon)} anew.`,
  liftsGun: (e) => `${e.who} ${e.up === true ? 'has' : 'cannot get'} ${the(e.weapon)} up.`,
  loads: (e) => `${e.who} loads ${the(e.weapon)}.`,
} as const satisfies Partial<Sentences>
