import type { Choice, Modifier, Option, Rolled } from '../../../kernel/types.ts'
import { endInWords, favouredInWords, ruledInWords } from '../../../mechanisms/gm/index.ts'
import { capital, count, listed, metres, nameOf, signed } from '../../../mechanisms/telling.ts'
import type { RenEvent } from '../state/events.ts'
import { LOADING } from '../state/wording.ts'
import type { RenQuestion } from './questions.ts'

type Form = 'short' | 'long'
const N = nameOf

const termsInWords = (terms: readonly Modifier[]): string =>
  terms
    .filter(({ value }, i) => value !== 0 && i > 0)
    .map(({ value, because }) => ` ${signed(value)} ${because}`)
    .join('')
/** A check: what fell against what it had to stay under; in the long form with all that went into it. */
function checked(roll: Rolled, form: Form): string {
  const fell = roll.total === undefined ? 'rolled' : String(roll.total).padStart(2, '0')
  const needs = roll.needs === undefined ? '' : ` against ${roll.needs}`
  const [base] = roll.terms
  const sum =
    form === 'short' || base === undefined ? '' : ` (${base.because} ${base.value}${termsInWords(roll.terms)})`
  return `${fell}${needs}${sum}`
}
/** Dice of damage with their terms. */
function damaged(roll: Rolled, form: Form): string {
  if (roll.faces === undefined || roll.faces.length === 0) return roll.dice
  const terms = roll.terms
    .filter(({ value }) => value !== 0)
    .map(({ value, because }) => ` ${signed(value)}${form === 'long' ? ` ${because}` : ''}`)
  return `${roll.dice}: ${roll.faces.join('+')}${terms.join('')}`
}

/** An event as a sentence; `long` with every die and term. */
export function tell(e: RenEvent, form: Form = 'short'): string {
  switch (e.type) {
    case 'round':
      return `Round ${e.round}.`
    case 'initiative':
      return `${N(e.who)} has initiative ${e.roll.total ?? '?'}${e.roll.faces === undefined ? '' : ` (${e.roll.faces.join('+')}${e.roll.terms.map(({ value }) => ` ${signed(value)}`).join('')})`}.`
    case 'turn':
      return `${N(e.who)}’s turn.`
    case 'turnLost':
      return `${N(e.who)} ${e.why} and has no turn.`
    case 'acts':
      return form === 'long' ? `${N(e.who)}: ${e.action} (${e.cost}).` : ''
    case 'check':
      return `${N(e.who)} rolls ${e.roll.of}: ${checked(e.roll, form)}, ${e.result}.`
    case 'luck':
      return `${N(e.who)} spends Luck on ${e.roll}: ${e.use === 'before' ? 'nothing counts against it' : e.use === 'flip' ? 'the digits are flipped' : e.use === 'upgrade' ? 'the result is upgraded' : 'it is rolled again'}.`
    case 'attack':
      return `${N(e.who)} attacks ${N(e.at)} with ${e.weapon}${e.strike === 'none' ? '' : ` (${e.strike})`}: ${checked(e.roll, form)}, ${e.success ? 'well aimed' : 'a miss'}.`
    case 'maneuver':
      return `${N(e.who)} tries to ${e.what} ${N(e.at)}: ${checked(e.roll, form)}, ${e.success ? 'well begun' : 'in vain'}.`
    case 'defence':
      return `${N(e.who)} defends by ${e.by}: ${checked(e.roll, form)}, ${e.result}.`
    case 'undefended':
      return `${N(e.who)} ${e.why} and cannot defend.`
    case 'again':
      return `Neither has it: ${N(e.who)} and ${N(e.at)} roll again${e.won === '' ? '' : `, and ${N(e.won)} wins`}.`
    case 'missed':
      return form === 'long' ? `${N(e.at)} comes to no harm.` : ''
    case 'hurt': {
      const armour = e.av === undefined ? '' : ` against AV ${e.av}${e.ap > 0 ? ` less AP ${e.ap}` : ''}`
      return `${N(e.who)} takes ${e.lost ?? 'some'} damage (${damaged(e.roll, form)} = DV ${e.dv}${armour})${e.total === undefined ? '' : `, ${e.total} in all`}.`
    }
    case 'harmed':
      return `${N(e.who)} takes ${e.lost ?? 'some'} damage from ${e.by} (${damaged(e.roll, form)}).`
    case 'resisted':
      return e.effect === undefined
        ? `${e.tag} does not harm ${N(e.who)} as it does others.`
        : `${N(e.who)}: ${e.tag} (${e.effect}).`
    case 'wounded':
      return `${N(e.who)} is wounded${e.wounds > 1 ? ` ${count(e.wounds, 'time')} over` : ''}: ${count(e.all, 'wound')}.`
    case 'prone':
      return `${N(e.who)} goes down: ${e.why}.`
    case 'rises':
      return `${N(e.who)} gets up.`
    case 'disabled':
      return `${N(e.who)} is disabled.`
    case 'recovers':
      return `${N(e.who)} comes to.`
    case 'dies':
      return `${N(e.who)} is dead: ${e.why}.`
    case 'stays':
      return `${N(e.who)} stays up for ${'is' in e.rounds ? count(e.rounds.is, 'round') : 'a while'}: ${e.why}.`
    case 'maimed':
      return `${N(e.who)} is maimed: the ${e.limb}.`
    case 'marked':
      return `${N(e.who)} is struck on the ${e.place}.`
    case 'bleeds':
      return e.lost === undefined || e.lost === 0
        ? `${N(e.who)} bleeds.`
        : `${N(e.who)} loses ${e.lost} damage by bleeding.`
    case 'heals':
      return `${N(e.who)} heals${e.back === undefined ? '' : ` ${e.back}`}.`
    case 'moved':
      return e.metres === 0
        ? e.way === 'out of the fight'
          ? `${N(e.who)} leaves the fight.`
          : `${N(e.who)} stays put.`
        : `${N(e.who)} ${e.running ? 'runs' : 'moves'} ${metres(e.metres)}${e.towards === '' ? '' : ` ${e.way === 'away' ? 'away from' : 'towards'} ${N(e.towards)}`}.`
    case 'charges':
      return `${N(e.who)} charges${e.at === '' ? '' : ` at ${N(e.at)}`}!`
    case 'momentum':
      return e.enough ? `${N(e.who)} has momentum.` : `${N(e.who)} has not run far enough.`
    case 'stunt':
      return `${N(e.who)}: ${e.stunt}, ${e.effect}.`
    case 'stance':
      return `${N(e.who)} is ${e.stance}.`
    case 'tires':
      return `${N(e.who)} is exhausted by ${e.what}.`
    case 'cover':
      return e.grade === 'none' ? `${N(e.who)} finds nothing to get behind.` : `${N(e.who)} is behind ${e.grade} cover.`
    case 'aims':
      return `${N(e.who)} aims at ${N(e.at)}.`
    case 'guards':
      return `${N(e.who)} does nothing but defend.`
    case 'braces':
      return `${N(e.who)} braces the ${e.weapon}.`
    case 'readies':
      return `${N(e.who)} readies something.`
    case 'reacts':
      return `${N(e.who)} reacts: ${e.kind}${e.at === '' ? '' : ` on ${N(e.at)}`}.`
    case 'refreshed':
      return form === 'long' ? `${N(e.who)} may react again.` : ''
    case 'feinted':
      return `${N(e.who)} falls for the feint of ${N(e.by)}.`
    case 'helps':
      return `${N(e.who)} helps ${N(e.ally)}.`
    case 'item':
      if (e.what === 'is spent') return `${N(e.who)} has spent the ${e.item}.`
      if (e.what.startsWith(`${LOADING},`)) return `${N(e.who)} ${e.what} ${e.item}.`
      return `${N(e.who)} ${e.what} the ${e.item}.`
    case 'ammunition':
      return form === 'long' && e.left !== undefined ? `${capital(e.item)} of ${N(e.who)}: ${e.left} left.` : ''
    case 'held':
      return e.hold === 'catch'
        ? `${N(e.by)} has caught the ${e.item} of ${N(e.who)}.`
        : `${N(e.by)} holds ${N(e.who)}.`
    case 'freed':
      return `${N(e.who)} is free of ${N(e.by)}.`
    case 'power':
      return `${N(e.who)}: ${e.power}, ${e.how}.`
    case 'counters':
      return `${N(e.who)} is set to counter.`
    case 'drug':
      return `${N(e.who)} takes ${e.drug}.`
    case 'aware':
      return e.by === undefined
        ? `${N(e.who)} is aware: ${e.why}.`
        : `${N(e.who)} is aware: ${e.why === 'notices' ? `notices ${N(e.by)}` : `${N(e.by)} ${e.why}`}.`
    case 'mounts':
      return `${N(e.who)} mounts ${N(e.mount)}.`
    case 'unhorsed':
      return `${N(e.who)} ${{ clear: 'is off', trapped: 'is trapped under', pinned: 'is pinned under', alights: 'gets off' }[e.how]} ${N(e.mount)}.`
    case 'astray':
      return `It goes astray, ${metres(e.metres)} ${e.direction}.`
    case 'bursts':
      return `The ${e.weapon} of ${N(e.who)} goes off, as far as ${metres(e.radius)}.`
    case 'splashed':
      return `${N(e.who)} is splashed with ${e.substance}.`
    case 'burns':
      return `${N(e.who)} takes ${e.lost ?? 'some'} damage from ${e.substance} (${damaged(e.roll, form)}).`
    case 'putOut':
      return `${N(e.who)} gets rid of the ${e.substance}.`
    case 'hazard':
      return `${N(e.who)}: ${e.hazard}.`
    case 'standoff':
      return 'Nobody can get at anybody: the fight ends undecided.'
    case 'ruled':
      return ruledInWords(e)
    case 'favoured':
      return favouredInWords(e, '')
    case 'ruledEnd':
      return endInWords(e)
  }
}

/** What a turn has left, of a Standard and a Quick Action or three Quick ones, by what was done of each. */
function actionsLeft(standard: number, quick: number): string {
  if (standard > 0) return quick === 0 ? 'a Quick Action' : 'only free actions'
  const rest = [
    'a Standard and a Quick Action, or three Quick ones',
    'a Standard Action, or two Quick ones',
    'a Quick Action',
  ]
  return rest[quick] ?? 'only free actions'
}

/** A question as a sentence. */
export function ask({ who, about }: Choice<RenQuestion>): string {
  const you = who === 'gm' ? 'Game master' : N(who)
  switch (about.ask) {
    case 'turn':
      return `${you}, what do you do? (${actionsLeft(about.standard, about.quick)} left)`
    case 'target':
      return `${you}, whom? (${about.action})`
    case 'weapon':
      return `${you}, with what? (${about.action})`
    case 'strike':
      return `${you}, a strike at ${N(about.at)} with the ${about.weapon}?`
    case 'limb':
      return `${you}, where do you strike ${N(about.at)}?`
    case 'arrow':
      return `${you}, which arrow?`
    case 'each':
      return `${you}, the ${about.weapon}: at whom?`
    case 'item':
      return `${you}, which thing? (${about.action})`
    case 'where':
      return `${you}, where to? (${metres(about.left)}, ${metres(about.base)} without running)`
    case 'aim point':
      return `${you}, where does the ${about.weapon} go?`
    case 'metres':
      return `${you}, how far?`
    case 'mode':
      return `${you}, how do you move?`
    case 'stunt':
      return `${you}, which stunt?`
    case 'defend':
      return `${you}, how do you defend against the ${about.weapon} of ${N(about.from)}?`
    case 'skill':
      return `${you}, with which skill? (${about.for})`
    case 'luck before':
      return `${you}, spend Luck before the ${about.roll}? (${about.tn}, or ${about.without} without what counts against it)`
    case 'luck after':
      return `${you}, spend Luck on the ${about.roll}? It is ${about.result}, flipped it would be ${about.flipped}.`
    case 'initiative again':
      return `${you}, spend Luck to roll initiative again? (${about.total})`
    case 'roll again':
      return `${you}, roll ${about.roll} again?`
    case 'opportunity':
      return `${you}, ${N(about.at)} gives you a chance (${about.kind}): do you strike?`
    case 'readied':
      return `${you}, do you take your readied action (${about.action})${about.at === '' ? '' : ` against ${N(about.at)}`}?`
    case 'ready':
      return `${you}, ${{ action: 'what do you make ready?', when: 'when will you do it?', of: 'if who does it?', metres: 'how near?', cell: 'which cell?' }[about.step]}`
    case 'ride-by':
      return `${you}, strike at ${N(about.at)} in passing?`
    case 'power':
      return `${you}, which power?`
    case 'drug':
      return `${you}, which drug?`
    case 'hand':
      return `${you}, in which hand?`
    case 'release':
      return `${you}, whom do you release?`
    case 'break':
      return `${you}, whose hold do you try to break?`
    case 'follow-through':
      return `${you}, may ${N(about.who)} join a move and a stunt?`
    case 'fatal':
      return `${you}, does ${N(about.who)} die of the blow to the ${about.limb}?`
  }
}

/** An option as a phrase. */
export function say({ about }: Choice<RenQuestion>, { key }: Option): string {
  if (key === 'none')
    return about.ask === 'strike'
      ? 'a plain attack'
      : about.ask === 'opportunity' || about.ask === 'readied'
        ? 'let it go'
        : 'no'
  if (about.ask === 'metres' || (about.ask === 'ready' && about.step === 'metres')) return `${key} m`
  if (about.ask === 'where') return key.startsWith('cell') ? key : listed([key])
  return key
}
