import type { ManoeuvreEvent } from '../../state/events.ts'
import {
  against,
  at,
  count,
  leftOf,
  lower,
  metres,
  missile,
  resisted,
  skillOf,
  type Tellings,
  the,
  titled,
  who,
  whose,
} from './words.ts'

const HELD = { pin: 'pins', grip: 'grips', entangle: 'entangles', grapple: 'grapples' } as const
const STOPPED = { wall: ' into a wall', body: ' into somebody', edge: ' to the edge of the map' } as const
const UNARMED: Readonly<Record<string, string>> = { damage: 'a blow', grapple: 'a hold', breakFree: 'out of the hold' }
const stoppedBy = (stopped: unknown): string => STOPPED[stopped as keyof typeof STOPPED] ?? ''

/** What manoeuvres, holds, weapons and obstacles do. */
export const MANOEUVRES: Tellings<ManoeuvreEvent> = {
  withstood: (e) =>
    `${who(e)} ${e.stands ? 'withstands' : 'does not withstand'} ${e.rule === 'LEG-MAN-TakeWeapon' ? 'Take Weapon' : resisted(e.what)}${skillOf(e, ' with ')}.`,
  fell: (e) => `${who(e)} falls prone.`,
  dropped: (e) => `${who(e)} drops ${the(e.item)}${e.metres > 0 ? `, which lands ${metres(e.metres)} away` : ''}.`,
  strapped: (e) => `${whose(e.who)} ${lower(e.item)} is strapped on and stays.`,
  seized: (e) => `${who(e)} wrests ${the(e.item)} from ${at(e)}.`,
  impaled: (e) => `${missile(e.weapon)} stays in ${who(e)}: −${e.penalty}% to everything.`,
  outOfReach: (e) => `The missile is out of ${whose(e.who)} reach in ${at(e)}.`,
  withdrawn: (e) => `${who(e)} tears ${the(e.weapon)} out of ${at(e)} for ${e.damage} more.`,
  sundered: (e) => `The armour gives way: ${count(e.armour, 'point')} destroyed, ${e.left} left.`,
  entangled: (e) => `${whose(e.who)} ${e.location} is entangled by ${at(e)}.`,
  held: (e) => `${at(e)} ${HELD[e.hold as keyof typeof HELD] ?? 'holds'} ${whose(e.who)} ${lower(e.item)}.`,
  freed: (e) => `${who(e)} is free of ${whose(e.at)} ${e.hold}.`,
  wrestled: (e) =>
    e.result === 'wins' || e.free
      ? `${who(e)} wrestles free of ${at(e)}.`
      : `${who(e)} wrestles with ${at(e)} and does not get free.`,
  worked: (e) => `${who(e)} works the shield loose; ${count(e.left, 'Combat Action')} to go.`,
  unarmed: (e) => `${who(e)} reaches ${at(e)} with bare hands: ${UNARMED[String(e.what)] ?? String(e.what)}.`,
  grappled: (e) => `${who(e)} gets hold of ${whose(e.at)} ${e.location}.`,
  holdBroken: (e) => `${who(e)} breaks the hold.`,
  overextended: (e) =>
    `${who(e)} is overextended and cannot attack on the next ${e.turns === 1 ? 'Strike Rank' : `${count(e.turns, 'Strike Rank')}`}.`,
  blinded: (e) => `${who(e)} is blinded and cannot attack for ${count(e.actions, 'Combat Action')}.`,
  ripostes: (e) => `${who(e)} ripostes at once with ${the(e.weapon)}.`,
  stoodFast: (e) => `${who(e)} stands fast.`,
  knockedBack: (e) =>
    `The blow exceeds ${whose(e.who)} SIZ${e.over === undefined ? '' : ` by ${count(e.over, 'point')}`}.`,
  shoved: (e) =>
    e.metres === 0 && stoppedBy(e.stopped) === ''
      ? `${who(e)} holds the ground.`
      : e.metres === 0
        ? `${who(e)} is driven${stoppedBy(e.stopped)}.`
        : `${who(e)} is driven back ${metres(e.metres)}${stoppedBy(e.stopped)}.`,
  keptFeet: (e) => `${who(e)} ${e.kept ? 'keeps upright' : 'loses balance'} with Athletics, ${against(e)}.`,
  limbStruck: (e) => `The blow at ${whose(e.who)} ${lower(e.item)} does ${e.damage}.`,
  itemHurt: (e) => `${whose(e.who)} ${lower(e.item)} takes ${e.damage}${leftOf(e)}.`,
  itemBroke: (e) => `${whose(e.who)} ${lower(e.item)} breaks.`,
  itemSpared: (e) => `${whose(e.who)} ${lower(e.item)} is none the worse for it.`,
  pastCover: (e) => `${who(e)} aims past the cover at ${whose(e.at)} ${e.location}.`,
  hitCover: (e) => `The blow strikes ${the(e.object)} before ${at(e)} for ${e.damage}.`,
  throughCover: (e) => `${e.damage} of it goes through to ${at(e)}.`,
  objectHurt: (e) => `${the(e.object)} takes ${e.damage}, ${e.left} left.`,
  objectBroke: (e) => `${the(e.object)} breaks.`,
  spared: (e) => `${whose(e.who)} ${lower(e.item)} is not hurt by ${the(e.object)}.`,
  forced: (e) => `${who(e)} heaves at ${the(e.object)} with Brawn${skillOf(e)}.`,
  aimed: (e) =>
    `${who(e)} takes aim at ${at(e)}${e.actions !== undefined && e.actions > 1 ? `, with ${count(e.actions, 'Combat Action')} by now` : ''}.`,
  shot: (e) => `${who(e)} lets fly at ${at(e)} with ${the(e.weapon)}.`,
  strayed: (e) => `The missile meant for ${titled(e.meant)} flies at ${at(e)}.`,
  flewOn: (e) => `It flies on towards ${at(e)}.`,
  blunted: (e) => `A signal arrow does half: ${e.damage} becomes ${e.left}.`,
  bareFlesh: (e) => `A broadhead in bare flesh does ${e.bonus} more.`,
  pricked: (e) =>
    e.flesh
      ? `The dart pricks ${whose(e.at)} bare ${e.location}.`
      : `The dart is stopped at ${whose(e.at)} ${e.location}.`,
  clubbed: (e) => `It is no weapon for this: ${e.damage} becomes ${e.left}.`,
  strangled: (e) => `${who(e)} draws the noose about ${whose(e.at)} neck.`,
  squeezed: (e) => `${who(e)} bears down on ${whose(e.at)} ${e.location}.`,
  dampened: (e) => `Under water ${e.damage} ${e.damage === e.left ? 'stays' : 'becomes'} ${e.left}.`,
}
