import type { Choice, Modifier, Option, Rolled } from '../../../kernel/types.ts'
import { endInWords, ruledInWords } from '../../../mechanisms/gm/told.ts'
import { capital, count, listed, nameOf, signed } from '../../../mechanisms/telling.ts'
import type { Attack, OldeEvent, Question } from '../state/types.ts'

type Form = 'short' | 'long'

const terms = (list: readonly Modifier[]): string =>
  list.map(({ value, because }) => ` ${signed(value)} ${because}`).join('')
/** A roll with every die and term: `2d8! (8+3, 5) +2 swords = 18`. */
export function roll(rolled: Rolled, form: Form): string {
  const total = rolled.total === undefined ? 'rolled' : String(rolled.total)
  if (form === 'short' || rolled.dice === '') return total
  const faces =
    rolled.faces === undefined ? '' : ` (${rolled.faces.map((face) => counted(face, rolled.dice)).join(', ')})`
  return `${rolled.dice}${faces}${terms(rolled.terms)} = ${total}`
}
/** The top face of what an odd die is thrown with counts as its middle: `8 as 4`. */
function counted(face: number, dice: string): string {
  const sides = Number(/d(\d+)/.exec(dice)?.[1])
  return face > sides ? `${face} as ${(sides + 1) / 2}` : String(face)
}
const left = (hp: number | undefined, status: string): string => (hp === undefined ? status : `${hp} left, ${status}`)

const STRUCK: Readonly<Record<Attack['as'], string>> = {
  attack: 'attacks',
  panic: 'lashes out at',
  melee: 'attacks',
  'all-out': 'throws everything at',
  snapshot: 'snaps a shot at',
  shot: 'shoots at',
  aimed: 'takes aim at',
  counterattack: 'is quicker and attacks',
  riposte: 'strikes back at',
  cast: 'casts at',
}
/** What leaves the hand is told as thrown. */
const THROWN: Partial<Readonly<Record<Attack['as'], string>>> = {
  snapshot: 'quickly throws',
  aimed: 'takes aim and throws',
}
const OUTCOMES: Readonly<Record<Extract<OldeEvent, { type: 'outcome' }>['outcome'], string>> = {
  'maximum damage': 'as hard as can be',
  'past armour': 'past the armour',
  'maximum past armour': 'as hard as can be, and past the armour',
  'twice maximum': 'twice as hard as can be',
  'maximum and two': 'harder than can be',
  'two more': 'hard',
  'at least two': 'where it hurts',
  blinded: 'across the eyes',
  'blinded for good': 'into the eyes',
  tripped: 'to the ground',
  disarmed: 'and knocks the weapon away',
  lamed: 'into the leg',
  'weapon broken': 'the weapon to pieces',
  slain: 'a deadly blow',
  stumbles: 'off balance',
  'normal damage': 'plainly',
  'drops weapon': 'loses the weapon',
  'falls prone': 'slips and falls',
  'weapon breaks': 'breaks the weapon',
  'paid back': 'runs into the other’s weapon',
}

/** An event as a sentence. */
export function tell(e: OldeEvent, form: Form = 'short'): string {
  switch (e.type) {
    case 'turn':
      return `Turn ${e.turn}.`
    case 'round':
      return `Round ${e.round} of turn ${e.turn}.`
    case 'ap':
      return `${nameOf(e.who)} has ${e.ap} AP${e.rolled === null || form === 'short' ? '' : ` (${roll(e.rolled, form)})`}.`
    case 'lot':
      return `${nameOf(e.who)} throws for the order: ${roll(e.rolled, form)}.`
    case 'acts':
      return `${nameOf(e.who)}: ${e.action}, ${e.ap} AP${e.only ? ', all there were' : ''}, ${e.left} left.`
    case 'passes':
      return `${nameOf(e.who)} passes, ${e.left} AP kept.`
    case 'moved':
      return `${nameOf(e.who)} ${GONE[e.how] ?? 'goes'} ${where(e)}.`
    case 'posture':
      return `${nameOf(e.who)} is ${e.posture} (${e.because}).`
    case 'readied':
      return `${nameOf(e.who)} ${e.how} ${e.thing === 'the door' ? e.thing : `the ${e.thing}`}.`
    case 'spanned':
      return `${nameOf(e.who)} spans the ${e.thing} by ${e.by}.`
    case 'declared': {
      const line = e.sight === 'clear' ? '' : `, ${e.sight} line of sight`
      const at = e.distance === 0 ? 'in the same space' : `${count(e.distance, 'space')} off`
      if (e.thrown)
        return `${nameOf(e.who)} ${THROWN[e.as] ?? 'throws'} the ${e.weapon} at ${nameOf(e.on)}, ${at}${line}.`
      return `${nameOf(e.who)} ${STRUCK[e.as]} ${nameOf(e.on)}${e.as === 'cast' ? `, ${e.weapon}` : ` with the ${e.weapon}`}${e.hands === 2 ? ' in both hands' : ''}, ${at}${line}.`
    }
    case 'nobody there':
      return `Nobody is there: ${nameOf(e.who)} strikes at nothing.`
    case 'defense':
      return e.rolled === null
        ? `${nameOf(e.who)} cannot defend: ${e.needs} will do.`
        : `${nameOf(e.who)} defends: ${roll(e.rolled, form)}.`
    case 'attack': {
      const by = e.margin === undefined ? '' : ` by ${Math.abs(e.margin)}`
      return `${nameOf(e.who)} rolls ${roll(e.rolled, form)} against ${e.rolled.needs ?? 'the defence'}: ${e.band}${by}.`
    }
    case 'outcome':
      return e.chosenBy === 'gm'
        ? `${nameOf(e.who)} ${OUTCOMES[e.outcome]}.`
        : `${nameOf(e.who)} strikes ${nameOf(e.on)} ${OUTCOMES[e.outcome]}.`
    case 'slaying':
      return e.allowed
        ? `The game master lets ${nameOf(e.by)} slay ${nameOf(e.on)}.`
        : `The game master does not let ${nameOf(e.on)} be slain at one blow.`
    case 'hurt': {
      const dice = e.rolled === null || form === 'short' ? `${e.raw}` : roll(e.rolled, form)
      return `${nameOf(e.on)} takes ${e.lost} (${dice}${terms(e.terms ?? [])}), ${left(e.left, e.status)}.`
    }
    case 'check':
      return `${nameOf(e.who)}: ${e.rolled.of} ${roll(e.rolled, form)} against ${e.rolled.needs} for ${e.against}, ${e.success ? 'enough' : 'not enough'}.`
    case 'condition':
      if (e.name === 'dying') return `${nameOf(e.who)} goes down and is dying.`
      return e.begins ? `${nameOf(e.who)} is ${e.name} (${e.lasts}).` : `${nameOf(e.who)} is no longer ${e.name}.`
    case 'drops':
      return `${nameOf(e.who)} drops the ${e.thing}.`
    case 'breaks':
      return `The ${e.thing} of ${nameOf(e.who)} breaks.`
    case 'bleeds':
      return `${nameOf(e.who)} loses ${count(e.lost, 'Hit Point')}, ${left(e.left, e.status)}.`
    case 'dies':
      return `${nameOf(e.who)} is ${e.how === 'slain' ? 'slain' : 'dead'}.`
    case 'stable':
      return `${nameOf(e.who)} is stable.`
    case 'healed':
      return `${nameOf(e.who)} wins back ${e.won ?? 'some'} Hit Points (${roll(e.rolled, form)}), ${left(e.left, e.status)}.`
    case 'pool':
      return `${nameOf(e.who)}: ${capital(e.pool)} ${signed(e.change)}${e.left === undefined ? '' : `, ${e.left} left`}.`
    case 'points':
      return `${nameOf(e.who)} gets ${count(e.points, 'character point')}.`
    case 'adjusted':
      return `${nameOf(e.who)}: ${signed(e.value)} ${e.to} until the reset (${e.because}).`
    case 'reflex': {
      const dice = e.mine === null || e.his === null ? '' : ` (${roll(e.mine, form)} against ${roll(e.his, form)})`
      return `${nameOf(e.who)} tries a ${e.what}${dice}: ${e.inTime ? 'in time' : 'too late'}.`
    }
    case 'clash':
      return `${nameOf(e.who)} against the weapon of ${nameOf(e.from)}: ${roll(e.mine, form)} against ${roll(e.his, form)}, ${e.held ? 'held' : 'broken through'}.`
    case 'over':
      return e.won.length === 0 ? 'Nobody is left standing.' : `The fight is over: ${listed(e.won)} won.`
    case 'ruled':
      return e.what.startsWith('distance to ') && e.to !== undefined
        ? `Ruling: ${nameOf(e.who)} is ${count(e.to, 'space')} from ${nameOf(e.what.slice('distance to '.length))}.`
        : ruledInWords(e)
    case 'ruledEnd':
      return endInWords(e)
  }
}
const GONE: Readonly<Record<string, string>> = {
  'free steps': 'takes free steps',
  step: 'steps',
  run: 'runs',
  climb: 'climbs',
  leap: 'leaps',
  guide: 'is led',
}
function where({ to, far }: { readonly to: string; readonly far: number }): string {
  const [how = '', whom = ''] = to.split(' ')
  const spaces = count(Math.round(far), 'space')
  if (whom === '') return `to ${to}, ${spaces}`
  return how === 'away'
    ? `away from ${nameOf(whom)}, ${spaces}`
    : `${how === 'into' ? 'into the space of' : 'towards'} ${nameOf(whom)}, ${spaces}`
}

/** A question as a sentence. */
export function ask({ who, about }: Choice<Question>): string {
  const name = nameOf(who)
  switch (about.ask) {
    case 'turn':
      return `${name}, what do you do? (${about.ap} AP, ${about.left} in this round)`
    case 'where':
      return `${name}, where to? (${about.how}, up to ${count(about.left, 'space')})`
    case 'target':
      return `${name}, against whom? (${about.as})`
    case 'weapon':
      return `${name}, with what against ${nameOf(about.on)}?`
    case 'space':
      return `${name}, in which space do you believe ${nameOf(about.on)}?`
    case 'posture':
      return `${name}, how far down?`
    case 'thing':
      return `${name}, what do you make ready?`
    case 'spell':
      return `${name}, which spell?`
    case 'patient':
      return `${name}, for whom? (${about.as})`
    case 'order':
      return `${name}, what do you have ${nameOf(about.on)} do?`
    case 'pool':
      return `${name}, ${count(about.points, 'point')} of Mana or of Faith?`
    case 'outcome':
      return `${name}, a ${about.band} on ${nameOf(about.on)}: what does it do?`
    case 'mishap':
      return `A ${about.band} of ${nameOf(about.of)} against ${nameOf(about.on)}: what happens?`
    case 'slay':
      return `May ${nameOf(about.by)} slay ${nameOf(about.on)} at one blow?`
    case 'stat':
      return `${name}, Brawn or Nerve against ${about.needs} (${about.against})?`
    case 'reflex':
      return `${name}, ${nameOf(about.from)} strikes with the ${about.with}: a reflex?`
    case 'riposte':
      return `${name}, strike back at ${nameOf(about.on)}${about.lost > 0 ? ` at −${about.lost}` : ''}?`
  }
}

const SAID: Readonly<Record<string, string>> = {
  none: 'nothing',
  'free steps': 'take free steps',
  aid: 'give first aid',
  use: 'use a draught',
  block: 'raise the shield',
  reset: 'span the crossbow',
  panic: 'panic attack',
  melee: 'melee attack',
  'all-out': 'all-out attack',
  aimed: 'aimed shot',
  ready: 'make something ready',
  recover: 'recover Mana or Faith',
  cast: 'cast a spell',
  walk: 'walk a space',
}
const WAYS: Readonly<Record<string, string>> = { towards: 'towards', into: 'into the space of', away: 'away from' }
/** An option as a phrase. */
export function say({ about }: Choice<Question>, { key }: Option): string {
  const [how = '', whom] = key.split(' ')
  return about.ask === 'where' && whom !== undefined ? `${WAYS[how] ?? how} ${whom}` : (SAID[key] ?? key)
}
