import type { Rolled } from '../../../../kernel/types.ts'
import { endInWords, ruledInWords, unknownInWords } from '../../../../mechanisms/gm/index.ts'
import { D, show } from '../../book/diecode.ts'
import type { ActionKey } from '../../state/action-kinds.ts'
import type { D6Event } from '../../state/types.ts'
import { type Form, metres, N, number, type Sentences, signed, termsOf, the } from './words.ts'

/** Where somebody goes: towards or away from somebody, or to a cell of the map. */
const WAYS: Readonly<Record<string, string>> = { away: 'away from', to: 'to' }
const whither = (e: Pick<D6Event<'moved'>, 'at' | 'way'>): string => `${WAYS[e.way] ?? 'towards'} ${N(e.at)}`
const goesNowhere = (e: D6Event<'moved'>): string =>
  e.way === 'stay' ? `${N(e.who)} stays put.` : `${N(e.who)} ${noWay(e)}.`
const noWay = (e: Pick<D6Event<'moved'>, 'at' | 'way'>): string =>
  `finds no way ${e.way === 'away' ? 'away from' : 'to'} ${N(e.at)}`

/** Rolls whose total the next sentence gives: only what the Wild Die did is told of them. */
const TOLD_NEXT: readonly string[] = ['attack', 'damage', 'dodge', 'parry', 'block']
/** Rolls whose difficulty the next sentence gives. */
const NEEDED_NEXT: readonly string[] = ['driving', 'casting']
const WILD = { '': '', six: 'a 6 on the Wild Die', one: 'a 1 on the Wild Die' } as const

function roll({ who, rolled, wild }: D6Event<'roll'>, form: Form): string {
  const { of, total, dice, needs } = rolled
  if (total === undefined) return `${N(who)} rolls ${of}.`
  if (form === 'long' && dice !== '') return `${N(who)} rolls ${of}: ${thrown(rolled, WILD[wild])}.`
  if (of === 'initiative') return ''
  if (TOLD_NEXT.includes(of)) return wild === '' ? '' : `A ${wild === 'six' ? 6 : 1} on ${N(who)}’s Wild Die.`
  const verb = of === 'resistance' ? 'resists with' : `rolls ${of}:`
  const against = needs === undefined || NEEDED_NEXT.includes(of) ? '' : ` against ${needs}`
  return `${N(who)} ${verb} ${total}${against}${wild === '' ? '' : `, with ${WILD[wild]}`}.`
}

/** The dice of a roll as they fell, the Wild Die last, with what is added, what it comes to and what it had to. */
function thrown({ dice, faces, terms, total, needs }: Rolled, wild: string): string {
  const fell = faces === undefined ? '' : ` ${faces.join(' ')}`
  const added = [wild, termsOf(terms)].filter((words) => words !== '').map((words) => `, ${words}`)
  return `${dice}${fell}${added.join('')} = ${total}${needs === undefined ? '' : ` against ${needs}`}`
}
/** The die a Character Point bought, to those who may see it. */
const bought = ({ faces = [] }: Rolled): string =>
  faces.length === 0 ? '' : `${faces.reduce((sum, face) => sum + face, 0)} more makes `

/** Actions nothing else tells of. */
const ACTS: Readonly<Partial<Record<ActionKey, string>>> = {
  squeeze: 'tightens the grip',
  'wrench arm': 'wrenches the pinned arm',
  'break arm': 'tries to break the pinned arm',
  'force down': 'tries to force the other down',
}

/** Rounds, turns, dice and points. */
export const ROUNDS = {
  round: (e) => `Round ${e.round}.`,
  method: (e) => (e.method === 'everyRound' ? 'Everybody rolls for initiative.' : 'Initiative is rolled once.'),
  initiative: (e) => `${N(e.who)} has initiative ${e.total}.`,
  firstAct: (e) => `${N(e.who)} does the first thing of consequence.`,
  order: (e) => `They act in this order: ${e.order.map((id) => N(id)).join(', ')}.`,
  declared: (e) => (e.actions > 1 ? `${N(e.who)} takes ${number(e.actions, 'action')}.` : ''),
  turnLost: (e) => `${N(e.who)} loses the turn.`,
  unused: (e) => `${N(e.who)} leaves ${number(e.actions, 'action')} unused.`,
  acts: (e) => (ACTS[e.action] === undefined ? '' : `${N(e.who)} ${ACTS[e.action]}.`),
  nothing: (e) => `${N(e.who)} does nothing.`,
  waits: (e) => `${N(e.who)} waits for the right moment.`,
  stepsIn: (e) => `${N(e.who)} steps in.`,
  interrupts: (e) => `${N(e.who)} acts in between.`,
  movesUp: (e) => `${N(e.who)} acts before the turn has come, to ${e.why}.`,
  prepares: (e) => `${N(e.who)} prepares${e.dice === undefined ? '' : `, now for ${show(D * e.dice)} more`}.`,
  bodyPoints: (e) => `${N(e.who)} has ${e.points} Body Points.`,
  quickDraw: (e) =>
    `${N(e.who)} draws ${the(e.weapon)} at once${e.dice === undefined ? '' : `, with ${e.dice}D of the skill gone to initiative`}.`,

  roll,
  skill(e) {
    const changes = termsOf(e.modifiers)
    return changes === '' ? '' : `${N(e.who)}’s ${e.skill}, ${show(e.code)}: ${changes}.`
  },
  noDice: (e) => `${N(e.who)} has no dice of ${e.skill} left.`,
  skillMinimum: (e) => `${N(e.who)}’s ${e.skill} never comes to less than ${e.least}.`,
  complication: (e) => `A complication comes of ${e.who === 'gm' ? 'the game master' : e.who}’s roll of ${e.on}.`,
  fate: (e) =>
    e.on === 'resistance' ? `${N(e.who)} trusts in fate.` : `${N(e.who)} trusts in fate: ${e.on} is doubled.`,
  fated: (e) => `Fate helps ${N(e.who)} with ${e.on}.`,
  characterPoint: (e) => `${N(e.who)} spends a Character Point on ${e.on}: ${bought(e.rolled)}${e.rolled.total}.`,
  noPoints: (e) => `${N(e.who)} cannot add a Character Point to a roll fate has doubled.`,
  noMorePoints: (e) => `${N(e.who)} has spent as many points on one roll as there may be.`,
  opposed: (e) => `${N(e.who)} ${e.won ? 'beats' : 'does not beat'} ${N(e.at)} at ${e.on}.`,

  ruled: (e) => ruledInWords(e),
  ruledEnd: (e) => endInWords(e),
  favoured: (e) =>
    e.value === undefined ? unknownInWords(e, N) : `Ruling: ${signed(e.value)} for ${N(e.who)}, ${e.because}.`,

  moved: (e) => (e.metres === 0 ? goesNowhere(e) : `${N(e.who)} goes ${metres(e.metres)} ${whither(e)}.`),
  standoff: (e) => `Nobody has been able to get at anybody for ${e.rounds} rounds, and they leave it at that.`,
  takesCover(e) {
    if (e.behind !== undefined) return `${N(e.who)} gets behind ${e.behind}, ${e.share}% hidden.`
    const seen = e.share === 100 ? 'nothing' : `only ${100 - e.share}%`
    return `${N(e.who)} goes ${metres(e.metres)} to where ${N(e.at)} sees ${seen} of ${N(e.who)}.`
  },
  door: (e) => `${N(e.who)} ${e.to === 'open' ? 'opens' : 'shuts'} ${the(e.door)} at ${e.cell}.`,
  doorStruck: (e) => `${N(e.who)} strikes ${the(e.door)} at ${e.cell}, and it is ${e.state}.`,
  noCover: (e) => `${N(e.who)} finds nothing near to hide behind from ${N(e.at)}.`,
  ground: (e) => `${N(e.who)} ${e.over ? 'gets over' : 'makes heavy weather of'} the ${e.ground} ground.`,
  runs(e) {
    const how = e.short > 0 ? 'tries to go fast and gets only' : 'goes fast,'
    const far = e.metres === 0 ? noWay(e) : `${how} ${metres(e.metres)} ${whither(e)}`
    return `${N(e.who)} ${far}${e.trips ? ', and falls' : ''}.`
  },
  jumps: (e) => (e.done ? `${N(e.who)} jumps ${metres(e.metres)} ${whither(e)}.` : `${N(e.who)} jumps, and falls.`),
  swims(e) {
    if (e.done !== true) return `${N(e.who)} cannot make way in the water.`
    const where = `${metres(e.metres)} ${whither(e)}`
    return `${N(e.who)} swims ${where}${e.ashore ? ', and is ashore' : ''}.`
  },
  afloat: (e) => `${N(e.who)} ${e.afloat ? 'keeps afloat' : 'cannot keep afloat'}.`,
  sinks: (e) => `${N(e.who)} swallows water.`,
  climbs: (e) =>
    e.done
      ? `${N(e.who)} climbs ${metres(e.metres)} ${e.way} ${e.object}, ${metres(e.height)} above the ground now.`
      : `${N(e.who)} finds no hold on ${e.object}.`,
  stands: (e) => `${N(e.who)} stands up.`,
  lowers: (e) => `${N(e.who)} ${e.stance === 'prone' ? 'lies down' : 'crouches'}.`,
} as const satisfies Partial<Sentences>
