import { D, show } from '../diecode.ts'
import type { D6Event } from '../types.ts'

const total = (e: D6Event): string => (e.total === undefined ? '' : ` ${e.total}`)
const number = (n: unknown, of: string): string => `${String(n)} ${of}${n === 1 ? '' : 's'}`

/** Each kind of event as a sentence. */
export const SENTENCES: Readonly<Record<string, (e: D6Event) => string>> = {
  // Rounds and turns.
  round: (e) => `Round ${e.round}.`,
  method: (e) => (e.method === 'everyRound' ? 'Everybody rolls for initiative.' : 'Initiative is rolled once.'),
  initiative: (e) => `${e.who} has initiative ${e.total}.`,
  firstAct: (e) => `${e.who} does the first thing of consequence.`,
  order: (e) => `They act in this order: ${String(e.order).replaceAll(' ', ', ')}.`,
  declared: (e) => `${e.who} takes ${number(e.actions, 'action')}.`,
  turnLost: (e) => `${e.who} loses the turn.`,
  unused: (e) => `${e.who} leaves ${number(e.actions, 'action')} unused.`,
  acts: (e) => `${e.who}: ${e.action}.`,
  nothing: (e) => `${e.who} does nothing.`,
  waits: (e) => `${e.who} waits.`,
  stepsIn: (e) => `${e.who} steps in.`,
  interrupts: (e) => `${e.who} acts in between.`,
  movesUp: (e) => `${e.who} acts sooner: ${e.why}.`,
  prepares: (e) => `${e.who} prepares, now for ${show(D * Number(e.dice))}.`,
  bodyPoints: (e) => `${e.who} has ${e.points} Body Points.`,

  // Dice and points.
  roll: (e) => {
    const wild = e.wild === 'six' ? ', a 6 on the Wild Die' : e.wild === 'one' ? ', a 1 on the Wild Die' : ''
    return `${e.who} rolls ${e.label}:${total(e) || ' unseen'}${wild}.`
  },
  skill: (e) => `${e.who} reckons ${e.skill} for ${e.on}.`,
  noDice: (e) => `${e.who} has no dice of ${e.skill} left.`,
  complication: (e) => `A complication comes of ${e.who}’s ${e.on}.`,
  fate: (e) => `${e.who} trusts in fate: ${e.on} is doubled.`,
  fated: (e) => `Fate helps ${e.who} with ${e.on}.`,
  characterPoint: (e) => `${e.who} spends a Character Point on ${e.on}: ${e.die} makes ${e.total}.`,
  noPoints: (e) => `${e.who} cannot add a Character Point to a roll fate has doubled.`,
  noMorePoints: (e) => `${e.who} has spent as many points on one roll as there may be.`,
  opposed: (e) => `${e.who} ${e.won === true ? 'beats' : 'does not beat'} ${e.at} at ${e.on}.`,

  // Attack and defence.
  moved: (e) => `${e.who} goes ${e.metres} m ${e.way === 'away' ? 'away from' : 'towards'} ${e.at}.`,
  aims: (e) => `${e.who} aims at ${e.at}, ${number(e.rounds, 'round')} now.`,
  defends: (e) => `${e.who} ${e.full === true ? 'does nothing but ' : ''}${e.kind}: ${e.total}.`,
  reacts: (e) => `${e.who} sees it coming, ${e.kind}: ${e.total}.`,
  defenceEnds: (e) => `${e.who}’s defence is over.`,
  difficulty: (e) => `${e.who} needs ${e.difficulty} against ${e.at} (${e.level}).`,
  attack: (e) => {
    const how = e.way === 'strike' || e.way === 'shoot' || e.way === 'throw' ? '' : ` (${e.way})`
    return `${e.who} attacks ${e.at} with ${e.weapon}${how}:${total(e)} against ${e.difficulty}, ${e.hit === true ? 'a hit' : 'a miss'}.`
  },
  attackLost: (e) => `${e.who}’s attack on ${e.at} comes to nothing.`,
  cut: (e) => `${e.who} strikes ${e.at}’s ${e.weapon} and is hurt by it.`,
  blocksBlade: (e) => `${e.who} stops ${e.at}’s blade with the body.`,
  blockFails: (e) => `${e.who}’s block does not stop the blade.`,
  blockSpared: (e) => `${e.who} stops the blade unharmed: ${e.by}.`,
  cover: (e) => `${e.object} stops ${e.stopped} of ${e.total}, ${e.over} gets through: it is ${e.state}.`,

  // Damage.
  damageCode: (e) => `${e.who} reckons the damage of ${e.weapon}.`,
  damage: (e) => `${e.who} does damage to ${e.at}:${total(e) || ' unseen'}.`,
  resists: (e) => `${e.who} resists.`,
  negative: (e) => `${e.who} resists with ${e.points}, which counts as ${e.counts}.`,
  bruised: (e) => `${e.who} is not hurt.`,
  wound: (e) => `${e.who} is ${e.level}.`,
  reels: (e) => `${e.who} is stunned: ${e.effect === 'penalty' ? '-1D' : 'defence only'} through round ${e.until}.`,
  staysUp: (e) => `${e.who} ${e.up === true ? 'stays up' : 'cannot stay up'}.`,
  fodder: (e) => `${e.who} ${e.felled === true ? 'goes down' : 'withstands it'}.`,
  stunned: (e) => `${e.who} is put out for ${number(e.minutes, 'minute')}.`,
  massive: (e) => `${e.who} reels and can only defend or flee through round ${e.until}.`,
  shakesOff: (e) => `${e.who} ${e.done === true ? 'shakes it off' : 'cannot shake it off'}.`,
  bodyLost: (e) => `${e.who} loses ${e.points} Body Points, ${e.left} left.`,
  falls: (e) => `${e.who} is ${e.condition}.`,
  lingers: (e) => `${e.who} ${e.lives === true ? 'holds on to life' : 'dies'} after ${number(e.minutes, 'minute')}.`,
  comesTo: (e) => `${e.who} comes to.`,
  recovers: (e) => `${e.who} has rested and recovers.`,
  fallsFar: (e) => `${e.who} falls ${e.metres} m: ${e.dice}D, ${e.less} softened.`,
  withstands: (e) => `${e.who} withstands ${e.hazard}.`,
  hazard: (e) => `${e.hazard} hurts ${e.who}:${total(e)}.`,

  // Aid.
  pack: (e) => `${e.who} uses the healer’s pack.`,
  treats: (e) => `${e.who} treats ${e.at}, ${e.healed === true ? 'with success' : 'in vain'}.`,
  mended: (e) => `${e.who} is ${e.level}.`,
  healed: (e) => `${e.who} regains ${e.points} Body Points, ${e.left} now.`,
  aid: (e) =>
    `Help reaches ${e.who} after ${number(e.minutes, 'minute')}, ${e.saved === true ? 'in time' : 'too late'}.`,
  saved: (e) => `${e.who} is out of danger.`,

  // Gear and rulings.
  readies: (e) => `${e.who} readies ${e.weapon}.`,
  loading: (e) => `${e.who} goes on loading ${e.weapon}, ${number(e.done, 'round')} now.`,
  rushes: (e) => `${e.who} hurries with ${e.weapon}.`,
  loadsInVain: (e) => `${e.who} has to load ${e.weapon} anew.`,
  liftsGun: (e) => `${e.who} ${e.up === true ? 'has' : 'cannot get'} ${e.weapon} up.`,
  throwingRange: (e) => `${e.who} can throw ${e.metres} m.`,
  fallsShort: (e) => `${e.who}’s ${e.weapon} falls short of ${e.at}.`,
  loads: (e) => `${e.who} loads ${e.weapon}.`,
  ruled: (e) => `Ruling: ${e.what}${e.who === 'gm' ? '' : ` of ${e.who}`}: ${String(e.to)}.`,
}
