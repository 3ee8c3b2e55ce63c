import type { D6Ask, D6Question } from '../../state/types.ts'
import { N, the } from './words.ts'

/** Each kind of question as a sentence. */
export const QUESTIONS: { readonly [A in D6Ask]: (who: string, about: D6Question<A>) => string } = {
  'first act': () => 'Who does the first thing of consequence?',
  'quick draw with': (who) => `${who}, with what do you make a quick draw, if any?`,
  'quick draw': (who, about) =>
    `${who}, how many dice of your skill with ${the(about.item)} do you give for a quick draw and a better initiative?`,
  actions: (who) => `${who}, how many actions do you take?`,
  act: (who, about) => `${who}, what do you do? (${about.left} left)`,
  target: (who) => `${who}, at whom?`,
  weapon: (who, about) => `${who}, with what${about.at === undefined ? '' : ` at ${N(about.at)}`}?`,
  spell: (who, about) => `${who}, which spell do you cast at ${N(about.at)}?`,
  mark: (who, about) => `${who}, where do you mean to hit ${N(about.at)}?`,
  'called for': (who, about) => `${who}, what is the called shot at ${N(about.at)} for?`,
  'which item': (who, about) => `${who}, which of the things ${N(about.at)} holds?`,
  'hide from': (who) => `${who}, from whom do you hide?`,
  cover: (who, about) =>
    `${who}, behind what${about.at === undefined ? '' : `, and how much of you hidden from ${N(about.at)}`}?`,
  door: (who) => `${who}, what do you do with which door?`,
  'which door': (who) => `${who}, which door do you break?`,
  'aim at': (who) => `${who}, whom do you aim at?`,
  'parry with': (who) => `${who}, with what do you parry?`,
  'words for': (who) => `${who}, what are the words to help?`,
  'step in': (who) => `${who}, do you act now?`,
  interrupt: (who, about) => `${who}, do you act before ${N(about.at)}’s roll takes effect on ${N(about.on)}?`,
  'fate point': (who, about) => `${who}, a Fate Point on ${about.on}? (${about.left} left)`,
  'character point': (who, about) => {
    const needed = about.needed === undefined ? '' : ` of ${about.needed} needed`
    return `${who}, a Character Point on ${about.on}? It stands at ${about.total}${needed}. (${about.left} left)`
  },
  'critical failure': (_, about) => `A 1 on the Wild Die of ${about.on}: take away the highest, or a complication?`,
  'grant reaction': (_, about) => `Has ${N(about.at)} an inkling of ${N(about.on)}’s attack?`,
  'near miss': (_, about) => `Does the near miss stun ${N(about.at)}?`,
  stunned: (_, about) => `What does being stunned mean for ${N(about.at)}?`,
  patient: (who) => `${who}, whom do you treat?`,
  whom: (who) => `${who}, towards or away from whom?`,
  way: (who, about) => `${who}, towards ${N(about.at)} or away?`,
  'how fast': (who) => `${who}, at how many times your Move?`,
  'how far': (who) => `${who}, how many metres further than is easy?`,
  'swim where': (who) => `${who}, do you swim on or out of the water?`,
  'climb where': (who) => `${who}, up or down?`,
  load: (who) => `${who}, what do you load?`,
  pace: (who, about) => `${who}, how do you load ${the(about.item)}?`,
  ready: (who) => `${who}, what do you draw or pick up?`,
  toss: (who) => `${who}, what do you toss?`,
  'toss to': (who) => `${who}, to whom?`,
  'get free': (who) => `${who}, how do you get free?`,
  resist: (who, about) => `${who}, do you resist? (${about.on})`,
  'hold on': (who, about) => `${who}, do you hold on to it? You need ${about.needed}.`,
  catch: (who, about) => `${who}, do you act now to catch ${the(about.item)} of ${N(about.at)}’s?`,
  dive: (who) => `${who}, do you dive out of the way?`,
  trap: (who, about) => `${who}, you are faster than the ${about.on}: do you leap aside?`,
  lands: () => 'Where does the missed throw land?',
  speed: (who, about) => `${who}, how fast does ${about.on} go?`,
  vehicle: (who) => `${who}, which vehicle?`,
  'vehicle loses': (_, about) => `What does ${about.on} lose?`,
}
