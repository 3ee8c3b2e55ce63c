import type { D6Event } from '../types.ts'
import { number, type Sentences, termsOf, the, total } from './words.ts'

const FALLS: Readonly<Record<string, string>> = {
  unconscious: 'falls senseless',
  dying: 'falls, and is dying',
  dead: 'is dead',
}

/** What is left to those who may know it. */
const left = ({ left: now }: D6Event): string =>
  now === undefined ? '' : Number(now) > 0 ? `, ${now} left` : ', and has none left'

/** Damage, what it does, and what helps. */
export const INJURIES = {
  damageCode(e, form) {
    const terms = termsOf(e, form === 'long' ? [] : ['D6-DMG-WeaponCode', 'D6-STR-Formula'])
    return terms === '' ? '' : `The damage of ${the(e.weapon)}: ${terms}.`
  },
  force: (e) => (e.total === undefined ? '' : `${e.who} strikes with a force of ${e.total}.`),
  damage: (e) => (e.total === undefined ? '' : `${e.who} does ${e.total} damage to ${e.at}.`),
  halved: () => 'Half of that counts.',
  resists(e, form) {
    const terms = termsOf(e, form === 'long' ? [] : ['D6-C-W-Resist'])
    return terms === '' ? '' : `${e.who} is protected by ${terms}.`
  },
  negative: (e) => `${e.who} resists with ${e.points}, which counts as ${e.counts}.`,
  bruised: (e) => `${e.who} is none the worse for it.`,
  wound: (e) => (e.level === 'dead' ? '' : `${e.who} is ${e.level}.`),
  badlyHurt: (e) => `${e.who}’s ${e.part} is badly hurt.`,
  reels: (e) =>
    `${e.who} ${e.effect === 'penalty' ? 'has a die less' : 'can only defend or retreat'} through round ${e.until}.`,
  staysUp: (e) => `${e.who} ${e.up === true ? 'stays up' : 'cannot stay up'}.`,
  fodder: (e) => `${e.who} ${e.felled === true ? 'goes down' : 'withstands it'}.`,
  stunned: (e) =>
    Number(e.minutes) > 0 ? `${e.who} is put out for ${number(e.minutes, 'minute')}.` : `${e.who} shakes it off.`,
  knockout: (e) =>
    e.out === true ? `${e.who} is knocked out for ${number(e.hours, 'hour')}.` : `${e.who} is not knocked out.`,
  massive: (e) => `${e.who} reels and can only defend or flee through round ${e.until}.`,
  shakesOff: (e) => `${e.who} ${e.done === true ? 'shakes it off' : 'cannot shake it off'}.`,
  bodyLost: (e) =>
    e.points === 0
      ? `${e.who} is none the worse for it.`
      : `${e.who} loses ${number(e.points, 'Body Point')}${left(e)}.`,
  falls: (e) => `${e.who} ${FALLS[String(e.condition)]}.`,
  cannotDie: (e) => `What would kill others does not kill ${e.who}.`,
  lingers: (e) => `${e.who} ${e.lives === true ? 'holds on to life' : 'dies'} after ${number(e.minutes, 'minute')}.`,
  comesTo: (e) => `${e.who} comes to.`,
  recovers: (e) => `${e.who} has rested and recovers.`,
  fallsFar: (e) => {
    const softened = Number(e.less) > 0 ? `, softened by ${e.less}` : ''
    return `${e.who} falls ${e.metres} m${Number(e.dice) > 0 ? `: ${e.dice}D of damage${softened}` : ' and is unhurt'}.`
  },
  withstands: (e) => `${e.who} withstands the ${e.hazard}.`,
  hazard: (e) => `The ${e.hazard} hurts ${e.who}:${total(e)}.`,
  pack: (e) => `${e.who} uses the healer’s pack.`,
  treats: (e) => `${e.who} treats ${e.at}, ${e.healed === true ? 'with success' : 'in vain'}.`,
  mended: (e) => `${e.who} is ${e.level}.`,
  healed: (e) => `${e.who} regains ${number(e.points, 'Body Point')}${e.left === undefined ? '' : `, ${e.left} now`}.`,
  aid: (e) =>
    `Help reaches ${e.who} after ${number(e.minutes, 'minute')}, ${e.saved === true ? 'in time' : 'too late'}.`,
  saved: (e) => `${e.who} is out of danger.`,

  // What abilities do.
  frightened: (e) => `${e.who} ${e.afraid === true ? `is afraid of ${e.by}` : `stands firm before ${e.by}`}.`,
  confused: (e) => `${e.who} ${e.done === true ? `is confused through round ${e.until}` : 'keeps a clear head'}.`,
  paralysed: (e) => `${e.who} cannot move, and needs ${e.needs} with mettle to shake it off.`,
  drains: (e) => `${e.who} ${Number(e.times) > 0 ? 'drains life from' : 'drains nothing from'} ${e.at}.`,
  luck: (e) => `Luck is with ${e.who} this round.`,
  actsFast: (e) => `${e.who} is faster than the eye, with ${number(e.actions, 'action')} to go.`,
  fades: (e) => `${e.who} turns to mist.`,
  solid: (e) => `${e.who} is of flesh again.`,
  teleports: (e) =>
    `${e.who} is suddenly ${Math.round(Number(e.metres))} m ${e.way === 'away' ? 'further from' : 'nearer to'} ${e.at}.`,
  steels: (e) => `${e.who} steels the mind: ${e.value}.`,
} as const satisfies Partial<Sentences>
