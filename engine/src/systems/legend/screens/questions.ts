import type { Choice, Option } from '../../../kernel/types.ts'
import type { Asking, LegendQuestion } from '../state/question.ts'
import { spell } from './tell/magic.ts'
import { PHRASES } from './tell/phrases.ts'
import { count, name, titled, whose, words } from './tell/words.ts'

/** A question as a sentence. */
export type Sentence = (c: Choice<Asking>) => string
/** How an option is said by its key. */
export type Saying = (key: string, c: Choice<Asking>) => string
export interface Spoken {
  readonly ask: Sentence
  readonly say: Saying
}

const you = (c: Choice<Asking>): string => name(c.who)
const foe = ({ about }: Choice<Asking>): string => name(about.at ?? about.against)
/** `alaric short-spear` as a question says it: `short spear`. */
const thing = (item: string | undefined): string => (item ?? 'weapon').replace(/^\S+ /, '').replaceAll('-', ' ')
const RESULTS = { critical: 'a critical', success: 'a success', failure: 'a failure', fumble: 'a fumble' } as const

const BEARINGS: Readonly<Record<string, (whom: string) => string>> = {
  towards: (whom) => `towards ${name(whom)}`,
  away: (whom) => `away from ${name(whom)}`,
  cell: (whom) => `to ${whom}`,
  stay: () => 'stay where you are',
  close: (whom) => `get inside the reach of ${name(whom)}`,
  open: (whom) => `open the distance to ${name(whom)}`,
  disengage: (whom) => `break away from ${name(whom)}`,
  face: (whom) => `face ${name(whom)}`,
  set: (whom) => `set the ${whom.replaceAll('-', ' ')} against the charge`,
  strike: (whom) => `strike with the ${whom.replaceAll('-', ' ')}`,
  club: (whom) => `strike with the ${whom.replaceAll('-', ' ')} as a club`,
  draw: (whom) => `draw the ${whom.replaceAll('-', ' ')}`,
  sheathe: (whom) => `put the ${whom.replaceAll('-', ' ')} away`,
  reload: (whom) => `load the ${whom.replaceAll('-', ' ')}`,
  retrieve: (whom) => `pick up the ${whom.replaceAll('-', ' ')}`,
  ready: (whom) => `make the ${whom.replaceAll('-', ' ')} ready`,
}

const asPhrase: Saying = (key, { who }) => {
  const [first = '', ...rest] = key.split(' ')
  const bearing = rest.length > 0 ? BEARINGS[first] : undefined
  return bearing?.(rest.join(' ')) ?? PHRASES[key] ?? key.replace(`${who} `, '').replaceAll('-', ' ')
}
const byName: Saying = (key) => name(key)
const bySpell: Saying = (key) => spell(key)
const inMetres: Saying = (key) => `${key} m`
const atLocation: Saying = (key) => words(key)
const atDoor: Saying = (key) => key.replace(' ', ' the door at ')
const behind: Saying = (key) =>
  key.startsWith('door ') ? key.replace('door ', 'the door at ') : `what ${name(key)} hides behind`
const asManoeuvre: Saying = (key) => (key === 'none' ? 'no manoeuvre' : titled(key))
const asAction: Saying = (key, c) => (key === 'evade' ? 'stand ready to evade' : asPhrase(key, c))
const asDefence: Saying = (key, c) => (key === 'none' ? 'take it' : asPhrase(key, c))
const withSkill: Saying = (key) => (key === 'evade' ? 'Evade' : 'the combat style')

/** Questions whose options are said alike. */
const said = <K extends string>(say: Saying, asks: Readonly<Record<K, Sentence>>): Readonly<Record<K, Spoken>> =>
  // Each question keeps its name.
  Object.fromEntries(Object.entries<Sentence>(asks).map(([key, ask]) => [key, { ask, say }])) as Record<K, Spoken>

/** Every question as a sentence, by how its options are said. */
export const QUESTIONS = {
  ...said(byName, {
    target: (c) => `${you(c)}, at whom?`,
    'charge at': (c) => `${you(c)}, whom do you charge?`,
    aim: (c) => `${you(c)}, at whom do you aim?`,
    mount: (c) => `${you(c)}, which beast do you mount?`,
    patient: (c) => `${you(c)}, to whom do you give First Aid?`,
    'let go': (c) => `${you(c)}, whom do you let go?`,
    wrestle: (c) => `${you(c)}, out of whose hold?`,
    bystander: (c) => `Games Master, who beside ${foe(c)} is struck by the stray missile?`,
    trip: (c) => `${you(c)}, whom do you trip with what entangles?`,
    'strike at': (c) => `${you(c)}, at rider or mount?`,
  }),
  ...said(bySpell, {
    spell: (c) => `${you(c)}, which spell?`,
    dismiss: (c) => `${you(c)}, which spell of yours do you end?`,
  }),
  ...said(inMetres, {
    metres: (c) => `${you(c)}, how many metres?`,
    halt: (c) => `${you(c)}, how far from ${foe(c)} do you halt before the last run?`,
  }),
  ...said(atLocation, {
    location: (c) => `${you(c)}, where does the blow land on ${foe(c)}?`,
    treat: (c) => `${you(c)}, which wound of ${foe(c)} do you treat?`,
  }),
  ...said(atDoor, {
    door: (c) => `${you(c)}, what do you do with which door?`,
  }),
  ...said(behind, {
    break: (c) => `${you(c)}, what do you break?`,
  }),
  ...said(asManoeuvre, {
    manoeuvre: (c) =>
      `${you(c)}, which manoeuvre against ${foe(c)}? (${c.about.level === undefined ? '' : `${RESULTS[c.about.level]}, `}${count(c.about.left, 'choice')} left)`,
  }),
  ...said(asAction, {
    act: (c) => `${you(c)}, what do you do? (${count(c.about.left, 'Combat Action')} left)`,
  }),
  ...said(asDefence, {
    defend: (c) =>
      c.about.item === undefined
        ? `${you(c)}, ${foe(c)} leaps at you: how do you defend yourself?`
        : `${you(c)}, ${foe(c)} attacks with the ${thing(c.about.item)}: how do you defend yourself?`,
  }),
  ...said(withSkill, {
    'resist with': (c) => `${you(c)}, what do you set against being blinded by ${foe(c)}?`,
  }),
  ...said(asPhrase, {
    weapon: (c) => `${you(c)}, with what do you strike at ${foe(c)}?`,
    brace: (c) => `${you(c)}, which weapon do you brace for the charge?`,
    charged: (c) => `${you(c)}, ${foe(c)} charges at you: what do you do?`,
    'complete parry': (c) =>
      `${you(c)}, ${whose(c.about.at)} attack has missed: do you roll the parry or save your Combat Action?`,
    bypass: (c) => `${you(c)}, which armour of ${foe(c)} does the blow get past?`,
    'impaled weapon': (c) => `${you(c)}, the ${thing(c.about.item)} is in ${foe(c)}: leave it there or yank it free?`,
    'ride on': (c) => `${you(c)}, stop at ${foe(c)} or go on past?`,
    'let pass': (c) => `${you(c)}, ${foe(c)} means to go on past: do you make way?`,
    'strike back': (c) => `${you(c)}, with what do you strike at ${foe(c)} coming on?`,
    'mount attacks': (c) => `${you(c)}, what do you do to ${foe(c)}?`,
    withdraw: (c) => `${you(c)}, which weapon do you pull out?`,
    'seize weapon': (c) => `${you(c)}, do you take ${whose(c.about.at)} ${thing(c.about.item)}?`,
    'which weapon': (c) => `${you(c)}, which weapon of ${foe(c)}?`,
    grip: (c) => `${you(c)}, what of ${foe(c)} do you grip?`,
    range: (c) => `${you(c)}, how far from ${foe(c)} do you want to be?`,
    'riposte with': (c) => `${you(c)}, with what do you riposte against ${foe(c)}?`,
    'slip free of': (c) => `${you(c)}, which hold do you slip?`,
    'break free': (c) => `${you(c)}, which grip do you break?`,
    free: (c) => `${you(c)}, which weapon do you free?`,
    'free with': (c) => `${you(c)}, do you free it from ${foe(c)} with skill or with strength?`,
    arrow: (c) => `${you(c)}, which arrow?`,
    unarmed: (c) => `${you(c)}, your bare hands have reached ${foe(c)}: what do they do?`,
    closing: (c) => `${you(c)}, ${foe(c)} tries to get inside your reach: what do you do?`,
    disengaging: (c) => `${you(c)}, ${foe(c)} breaks away: what do you do?`,
    distance: (c) => `${you(c)}, which distance do you change?`,
    where: (c) => `${you(c)}, where to? (${c.about.left ?? 0} m)`,
    ready: (c) => `${you(c)}, what do you make ready?`,
    jump: (c) => `${you(c)}, where do you jump to?`,
    'break with': (c) => `${you(c)}, with what do you break the door?`,
    drop: (c) => `${you(c)}, what do you drop?`,
    delayed: (c) =>
      c.about.at === undefined || c.about.at === ''
        ? `${you(c)}, you have waited: act now?`
        : `${you(c)}, you have waited, and ${foe(c)} is next: act now?`,
    outmanoeuvred: (c) => `${you(c)}, you have outmanoeuvred them all: whom do you face?`,
    contest: (c) => `${you(c)}, do you spend a Combat Action to keep up with ${foe(c)}?`,
    magnitude: (c) => `${you(c)}, at what Magnitude do you cast ${spell(c.about.spell)}?`,
    'spell target': (c) => `${you(c)}, at what do you cast ${spell(c.about.spell)}?`,
    'evade spell': (c) => `${you(c)}, do you dive clear of ${whose(c.about.at)} ${spell(c.about.spell)}?`,
    counter: (c) => `${you(c)}, do you answer ${whose(c.about.at)} ${spell(c.about.spell)} with Countermagic?`,
    duellist: (c) => `${you(c)}, a Magic Point for one more Combat Action, as a duellist?`,
    tireless: (c) => `${you(c)}, a Magic Point to shake off a level of Fatigue?`,
    'last chance': (c) =>
      `${you(c)}, a Hero Point for one more Combat Action${c.about.against === undefined ? '' : ` against ${name(c.about.against)}`}?`,
    'second chance': (c) =>
      `${you(c)}, a Hero Point to have the ${c.about.roll ?? 'roll'} made again${c.about.level === undefined ? '' : ` (it was ${RESULTS[c.about.level]})`}?`,
    'glancing blow': (c) =>
      `${you(c)}, a Hero Point to turn the Major Wound in the ${c.about.location ?? 'body'} into a Serious one?`,
    'last action': (c) => `${you(c)}, a Hero Point for one last act?`,
    'last act': (c) => `${you(c)}, your last act?`,
    'allow last action': (c) => `Games Master, may ${name(c.about.at)} act once more before the end?`,
    initiative: () => 'Games Master, a new initiative for this round?',
    'object struck': (c) => `Games Master, what does ${whose(c.about.at)} weapon strike?`,
  }),
}

/** The question as a sentence. */
export const ask = (choice: Choice<LegendQuestion>): string => QUESTIONS[choice.about.ask].ask(choice)

/** An option as a phrase. */
export function say(choice: Choice<LegendQuestion>, option: Option): string {
  const said = QUESTIONS[choice.about.ask].say(option.key, choice)
  const thrown = choice.comesTo?.(option)
  if (thrown === undefined) return said
  return choice.about.ask === 'target' ? `${said}: ${thrown}` : thrown
}
