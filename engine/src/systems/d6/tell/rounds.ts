import { endInWords, ruledInWords } from '../../../mechanisms/gm/index.ts'
import { nameOf } from '../../../mechanisms/telling.ts'
import { D, show } from '../diecode.ts'
import type { D6Event } from '../types.ts'
import { type Form, metres, modifiersOf, number, type Sentences, signed, the } from './words.ts'

/** Where somebody goes: towards or away from somebody, or to a cell of the map. */
const WAYS: Readonly<Record<string, string>> = { away: 'away from', to: 'to' }
const whither = (e: D6Event): string => `${WAYS[String(e.way)] ?? 'towards'} ${e.at}`
const goesNowhere = (e: D6Event): string =>
  e.way === 'stay' ? `${e.who} stays put.` : `${e.who} finds no way ${e.way === 'away' ? 'away from' : 'to'} ${e.at}.`

/** Rolls whose total the next sentence gives: only what the Wild Die did is told of them. */
const TOLD_NEXT: readonly unknown[] = ['attack', 'damage', 'dodge', 'parry', 'block']

function roll(e: D6Event, form: Form): string {
  const who = e.who === 'gm' ? 'the game master' : e.who
  if (form === 'long' && e.total !== undefined && e.dice !== undefined) return `${who} rolls ${e.label}: ${thrown(e)}.`
  if (e.label === 'initiative') return ''
  if (TOLD_NEXT.includes(e.label) && e.total !== undefined) {
    return e.wild === 'six' || e.wild === 'one' ? `A ${e.wild === 'six' ? 6 : 1} on ${who}’s Wild Die.` : ''
  }
  const wild = e.wild === 'six' ? ', with a 6 on the Wild Die' : e.wild === 'one' ? ', with a 1 on the Wild Die' : ''
  const verb = e.label === 'resistance' ? 'resists with' : `rolls ${e.label}:`
  return e.total === undefined ? `${who} rolls ${e.label}.` : `${who} ${verb} ${e.total}${wild}.`
}

/** The dice of a roll as they fell, the Wild Die last, with what is added and what it comes to. */
function thrown({ dice, faces, adds, total, wild }: D6Event): string {
  const fell = Array.isArray(faces) ? ` ${faces.join(' ')}` : ''
  const less = wild === 'one' ? ', a 1 on the Wild Die' : wild === 'six' ? ', a 6 on the Wild Die' : ''
  return `${dice}D${fell}${less}${adds === 0 ? '' : `, ${signed(Number(adds))}`} = ${total}`
}

/** Actions nothing else tells of. */
const ACTS: Readonly<Record<string, string>> = {
  squeeze: 'tightens the grip',
  'wrench arm': 'wrenches the pinned arm',
  'break arm': 'tries to break the pinned arm',
  'force down': 'tries to force the other down',
}

/** Rounds, turns, dice and points. */
export const ROUNDS = {
  round: (e) => `Round ${e.round}.`,
  method: (e) => (e.method === 'everyRound' ? 'Everybody rolls for initiative.' : 'Initiative is rolled once.'),
  initiative: (e) => `${e.who} has initiative ${e.total}.`,
  firstAct: (e) => `${e.who} does the first thing of consequence.`,
  order: (e) =>
    `They act in this order: ${String(e.order)
      .split(' ')
      .map((id) => nameOf(id))
      .join(', ')}.`,
  declared: (e) => (Number(e.actions) > 1 ? `${e.who} takes ${number(e.actions, 'action')}.` : ''),
  turnLost: (e) => `${e.who} loses the turn.`,
  unused: (e) => `${e.who} leaves ${number(e.actions, 'action')} unused.`,
  acts: (e) => (ACTS[String(e.action)] === undefined ? '' : `${e.who} ${ACTS[String(e.action)]}.`),
  nothing: (e) => `${e.who} does nothing.`,
  waits: (e) => `${e.who} waits for the right moment.`,
  stepsIn: (e) => `${e.who} steps in.`,
  interrupts: (e) => `${e.who} acts in between.`,
  movesUp: (e) => `${e.who} acts before the turn has come, to ${e.why}.`,
  prepares: (e) => `${e.who} prepares, now for ${show(D * Number(e.dice))} more.`,
  bodyPoints: (e) => `${e.who} has ${e.points} Body Points.`,
  quickDraw: (e) =>
    `${e.who} draws ${the(e.weapon)} at once${e.dice === undefined ? '' : `, with ${e.dice}D of the skill gone to initiative`}.`,

  roll,
  skill(e) {
    const changes = modifiersOf(e)
    return changes === '' ? '' : `${e.who}’s ${e.skill}, ${show(Number(e.code))}: ${changes}.`
  },
  noDice: (e) => `${e.who} has no dice of ${e.skill} left.`,
  skillMinimum: (e) => `${e.who}’s ${e.skill} never comes to less than ${e.least}.`,
  complication: (e) => `A complication comes of ${e.who === 'gm' ? 'the game master' : e.who}’s roll of ${e.on}.`,
  fate: (e) => (e.on === 'resistance' ? `${e.who} trusts in fate.` : `${e.who} trusts in fate: ${e.on} is doubled.`),
  fated: (e) => `Fate helps ${e.who} with ${e.on}.`,
  characterPoint: (e) =>
    `${e.who} spends a Character Point on ${e.on}: ${e.die === undefined ? '' : `${e.die} more makes `}${e.total}.`,
  noPoints: (e) => `${e.who} cannot add a Character Point to a roll fate has doubled.`,
  noMorePoints: (e) => `${e.who} has spent as many points on one roll as there may be.`,
  opposed: (e) => `${e.who} ${e.won === true ? 'beats' : 'does not beat'} ${e.at} at ${e.on}.`,

  ruled: (e) =>
    ruledInWords({ type: 'ruled', who: String(e.who), what: String(e.what), from: scalar(e.from), to: scalar(e.to) }),
  ruledEnd: (e) => endInWords({ type: 'ruledEnd', won: Array.isArray(e.won) ? e.won.map(String) : [] }),
  favoured: (e) => `Ruling: ${signed(Number(e.value))} for ${e.who}, ${e.because}.`,

  moved: (e) => (e.metres === 0 ? goesNowhere(e) : `${e.who} goes ${metres(e.metres)} ${whither(e)}.`),
  standoff: (e) => `Nobody has been able to get at anybody for ${e.rounds} rounds, and they leave it at that.`,
  takesCover(e) {
    if (e.behind !== undefined) return `${e.who} gets behind ${e.behind}, ${e.share}% hidden.`
    const seen = e.share === 100 ? 'nothing' : `only ${100 - Number(e.share)}%`
    return `${e.who} goes ${metres(e.metres)} to where ${e.at} sees ${seen} of ${e.who}.`
  },
  noCover: (e) => `${e.who} finds nothing near to hide behind from ${e.at}.`,
  ground: (e) => `${e.who} ${e.over === true ? 'gets over' : 'makes heavy weather of'} the ${e.ground} ground.`,
  runs(e) {
    const how = Number(e.short) > 0 ? 'tries to go fast and gets only' : 'goes fast,'
    return `${e.who} ${how} ${metres(e.metres)} ${whither(e)}${e.trips === true ? ', and falls' : ''}.`
  },
  jumps: (e) => (e.done === true ? `${e.who} jumps ${metres(e.metres)} ${whither(e)}.` : `${e.who} jumps, and falls.`),
  swims(e) {
    if (e.done !== true) return `${e.who} cannot make way in the water.`
    const where = `${metres(e.metres)} ${whither(e)}`
    return `${e.who} swims ${where}${e.ashore === true ? ', and is ashore' : ''}.`
  },
  afloat: (e) => `${e.who} ${e.afloat === true ? 'keeps afloat' : 'cannot keep afloat'}.`,
  sinks: (e) => `${e.who} swallows water.`,
  climbs: (e) =>
    e.done === true
      ? `${e.who} climbs ${metres(e.metres)} ${e.way} ${e.object}, ${metres(e.height)} above the ground now.`
      : `${e.who} finds no hold on ${e.object}.`,
  stands: (e) => `${e.who} stands up.`,
  lowers: (e) => `${e.who} ${e.stance === 'prone' ? 'lies down' : 'crouches'}.`,
} as const satisfies Partial<Sentences>
const scalar = (fact: D6Event[string]): string | number | boolean =>
  typeof fact === 'object' || fact === undefined ? '' : fact
