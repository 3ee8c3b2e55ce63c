import type { Choice, Option } from '../../../kernel/types.ts'
import { count, nameOf } from '../../../mechanisms/telling.ts'
import { SPELLS } from '../content/spells.ts'
import { isEffect } from '../exchange/effect-keys.ts'
import type { Question } from '../state/question.ts'
import { LEVEL_WORDS, plain, title } from './words.ts'

const n = (id: unknown): string => nameOf(id, 'the game master')
type Asked = { readonly [K in Question['ask']]: (q: Extract<Question, { readonly ask: K }>) => string }

const ASKED: Asked = {
  turn: (q) => `what do you do? (${count(q.left, 'Action Point')} left)`,
  target: (q) => `at whom, with ${plain(q.action)}?`,
  weapon: (q) => `with what do you ${plain(q.action)}?`,
  defend: (q) =>
    `what do you do about ${n(q.at)}'s ${q.action}${q.level === undefined ? '' : `, ${LEVEL_WORDS[q.level]}`}?`,
  receive: (q) => `${n(q.at)} charges: do you strike back instead of defending?`,
  effect: (q) => `which Special Effect against ${n(q.at)}? (${q.left} to choose)`,
  location: (q) => `where do you hit ${n(q.at)}?`,
  adjoining: () => 'to which location beside it does the shot go?',
  armor: (q) => `which armor of ${n(q.at)}'s ${q.location} do you get past?`,
  'which weapon': (q) => `which weapon of ${n(q.at)}'s?`,
  bystander: () => 'whom does the blow hit instead?',
  prepare: (q) => `which effect of ${n(q.at)}'s do you prepare for?`,
  counter: (q) => `${n(q.at)} tries ${title(q.effect)}, as you foresaw: what do you do instead?`,
  force: () => 'which of your effects cannot be resisted?',
  luck: (q) =>
    `a Luck Point on ${q.at === undefined ? 'the' : 'this'} ${plain(q.roll)}${q.level === undefined ? '' : `, ${LEVEL_WORDS[q.level]}`}?`,
  mitigate: (q) => `a Luck Point against the Major Wound to the ${q.location}?`,
  desperate: () => 'a Luck Point for one more Action Point?',
  'last action': () => 'a Luck Point for one last act?',
  where: (q) => `where to? (${q.left} feet)`,
  gait: () => 'at a run or a sprint?',
  strike: (q) => `do you strike at ${n(q.at)}, now that you are there?`,
  past: (q) => `do you stop, or go on past ${n(q.at)}?`,
  facing: () => 'which way do you face?',
  interrupt: (q) =>
    `${n(q.at)} is about to ${plain(q.action)}${q.whom === undefined || q.whom === q.at ? '' : `, aimed at ${n(q.whom)}`}: do you act now?`,
  corner: (q) => `do you try to corner ${n(q.at)}?`,
  'won free': () => 'you are free of them: do you take on one, or withdraw?',
  range: (q) => `do you close in on ${n(q.at)}, or get away?`,
  'stay close': (q) =>
    q.how === 'leave'
      ? `${n(q.at)} breaks away: do you stay close?`
      : `${n(q.at)} closes in: do you keep your distance?`,
  ready: () => 'what do you make ready?',
  ward: () => 'what do you guard, and with what?',
  guarding: () => 'which locations does it cover?',
  drop: () => 'what do you drop?',
  struggle: () => 'out of which hold?',
  spell: () => 'which spell, with how much Intensity?',
  release: (q) =>
    `${q.at === undefined ? '' : `${n(q.at)} is about to ${plain(q.action ?? 'act')}: `}do you let ${SPELLS[q.spell].name} go now?`,
  'counter spell': (q) => `${n(q.at)} casts ${SPELLS[q.spell].name}: do you counter it?`,
  missiles: (q) => `at whom goes the next missile? (${q.left} left)`,
  mount: () => 'on which mount?',
  wound: () => 'which wound do you tend?',
  blinding: (q) => `how badly is ${n(q.at)} blinded?`,
  sweep: (q) => `may ${n(q.at)} sweep at all of them?`,
  cover: (q) => `what is there for ${n(q.at)} to hide behind?`,
}

/** A question as a sentence. */
export function ask({ who, about }: Choice<Question>): string {
  const asked = ASKED[about.ask] as (q: Question) => string
  return `${n(who)}, ${asked(about)}`
}

const WAYS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west']

/** An option as a phrase. */
export function say(choice: Choice<Question>, option: Option): string {
  const { about } = choice
  const { key } = option
  const thrown = choice.comesTo?.(option)
  if (thrown !== undefined) return thrown
  if (key === 'none') return NONE[about.ask] ?? 'no'
  switch (about.ask) {
    case 'effect':
    case 'prepare':
    case 'counter':
    case 'force':
      return isEffect(key) ? title(key) : key
    case 'turn':
      return plain(key)
    case 'facing':
      return WAYS[Number(key)] ?? key
    case 'target':
    case 'bystander':
    case 'missiles':
    case 'mount':
      return n(key)
    case 'guarding':
      return key.split('+').map(plain).join(', ')
    case 'location':
    case 'adjoining':
      return plain(key)
    default:
      return key.replace(/-/g, ' ')
  }
}
const NONE: Readonly<Record<string, string>> = {
  defend: 'take it',
  effect: 'nothing more',
  strike: 'do not strike',
  interrupt: 'wait on',
  luck: 'let it stand',
}
