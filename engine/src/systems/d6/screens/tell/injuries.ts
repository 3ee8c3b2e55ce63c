import { N, number, type Sentences, termsOf, the, total } from './words.ts'

const FALLS = {
  unconscious: 'falls senseless',
  dying: 'falls, and is dying',
  dead: 'is dead',
} as const

/** What is left to those who may know it. */
const left = ({ left: now }: { readonly left?: number | undefined }): string =>
  now === undefined ? '' : now > 0 ? `, ${now} left` : ', and has none left'

/** How long it lasts, to those who may know it. */
const lasting = (many: number | undefined, unit: string): string =>
  many === undefined ? '' : ` for ${number(many, unit)}`

/** Damage, what it does, and what helps. */
export const INJURIES = {
  damageCode(e, form) {
    const terms = termsOf(e.modifiers, form === 'long' ? [] : ['D6-DMG-WeaponCode', 'D6-STR-Formula'])
    return terms === '' ? '' : `The damage of ${the(e.weapon)}: ${terms}.`
  },
  force: (e) => (e.total === undefined ? '' : `${N(e.who)} strikes with a force of ${e.total}.`),
  damage: (e) => (e.total === undefined ? '' : `${N(e.who)} does ${e.total} damage to ${N(e.at)}.`),
  halved: () => 'Half of that counts.',
  resists(e, form) {
    const terms = termsOf(e.modifiers, form === 'long' ? [] : ['D6-C-W-Resist'])
    return terms === '' ? '' : `${N(e.who)} is protected by ${terms}.`
  },
  negative: (e) => `${N(e.who)} resists with ${e.points}, which counts as ${e.counts}.`,
  bruised: (e) => `${N(e.who)} is none the worse for it.`,
  wound: (e) => (e.level === 'dead' ? '' : `${N(e.who)} is ${e.level}.`),
  badlyHurt: (e) => `${N(e.who)}’s ${e.part} is badly hurt.`,
  reels: (e) =>
    `${N(e.who)} ${e.effect === 'penalty' ? 'has a die less' : 'can only defend or retreat'} through round ${e.until}.`,
  staysUp: (e) => `${N(e.who)} ${e.up ? 'stays up' : 'cannot stay up'}.`,
  fodder: (e) => `${N(e.who)} goes down.`,
  stunned: (e) =>
    e.minutes === 0 ? `${N(e.who)} shakes it off.` : `${N(e.who)} is put out${lasting(e.minutes, 'minute')}.`,
  knockout: (e) =>
    e.out ? `${N(e.who)} is knocked out${lasting(e.hours, 'hour')}.` : `${N(e.who)} is not knocked out.`,
  massive: (e) => `${N(e.who)} reels and can only defend or flee through round ${e.until}.`,
  shakesOff: (e) => `${N(e.who)} ${e.done ? 'shakes it off' : 'cannot shake it off'}.`,
  bodyLost: (e) =>
    e.points === 0
      ? `${N(e.who)} is none the worse for it.`
      : `${N(e.who)} loses ${number(e.points, 'Body Point')}${left(e)}.`,
  falls: (e) => `${N(e.who)} ${FALLS[e.condition]}.`,
  cannotDie: (e) => `What would kill others does not kill ${N(e.who)}.`,
  lingers: (e) => `${N(e.who)} ${e.lives ? 'holds on to life' : 'dies'} after ${number(e.minutes, 'minute')}.`,
  comesTo: (e) => `${N(e.who)} comes to.`,
  recovers: (e) => `${N(e.who)} has rested and recovers.`,
  fallsFar: (e) => {
    const softened = e.less > 0 ? `, softened by ${e.less}` : ''
    return `${N(e.who)} falls ${e.metres} m${e.dice > 0 ? `: ${e.dice}D of damage${softened}` : ' and is unhurt'}.`
  },
  withstands: (e) => `${N(e.who)} withstands the ${e.hazard}.`,
  hazard: (e) => `The ${e.hazard} hurts ${N(e.who)}:${total(e)}.`,
  pack: (e) => `${N(e.who)} uses the healer’s pack.`,
  treats: (e) => `${N(e.who)} treats ${N(e.at)}, ${e.healed ? 'with success' : 'in vain'}.`,
  mended: (e) => `${N(e.who)} is ${e.level}.`,
  healed: (e) =>
    `${N(e.who)} regains ${e.points === undefined ? 'Body Points' : number(e.points, 'Body Point')}${e.left === undefined ? '' : `, ${e.left} now`}.`,
  aid: (e) => `Help reaches ${N(e.who)} after ${number(e.minutes, 'minute')}, ${e.saved ? 'in time' : 'too late'}.`,
  saved: (e) => `${N(e.who)} is out of danger.`,

  // What abilities do.
  frightened: (e) => `${N(e.who)} ${e.afraid ? `is afraid of ${N(e.by)}` : `stands firm before ${N(e.by)}`}.`,
  confused(e) {
    if (!e.done) return `${N(e.who)} keeps a clear head.`
    return `${N(e.who)} is confused${e.until === undefined ? '' : ` through round ${e.until}`}.`
  },
  paralysed: (e) => `${N(e.who)} cannot move, and needs ${e.needs} with mettle to shake it off.`,
  drains: (e) => `${N(e.who)} ${e.times > 0 ? 'drains life from' : 'drains nothing from'} ${N(e.at)}.`,
  luck: (e) => `Luck is with ${N(e.who)} this round.`,
  actsFast: (e) => `${N(e.who)} is faster than the eye, with ${number(e.actions, 'action')} to go.`,
  fades: (e) => `${N(e.who)} turns to mist.`,
  solid: (e) => `${N(e.who)} is of flesh again.`,
  teleports: (e) =>
    `${N(e.who)} is suddenly ${Math.round(e.metres)} m ${e.way === 'away' ? 'further from' : 'nearer to'} ${N(e.at)}.`,
  steels: (e) => `${N(e.who)} steels the mind: ${e.value}.`,
} as const satisfies Partial<Sentences>
