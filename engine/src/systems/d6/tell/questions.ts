import type { D6Question } from '../types.ts'

/** Each kind of question as a sentence. */
export const QUESTIONS: Readonly<Record<string, (who: string, about: D6Question) => string>> = {
  'first act': () => 'Who does the first thing of consequence?',
  actions: (who) => `${who}, how many actions do you take?`,
  act: (who, about) => `${who}, what do you do? (${about.left} left)`,
  target: (who) => `${who}, whom do you attack?`,
  weapon: (who, about) => `${who}, with what do you attack ${about.at}?`,
  mark: (who, about) => `${who}, where do you mean to hit ${about.at}?`,
  'aim at': (who) => `${who}, whom do you aim at?`,
  'parry with': (who) => `${who}, with what do you parry?`,
  'step in': (who) => `${who}, do you act now?`,
  interrupt: (who, about) => `${who}, do you act before ${about.at}’s roll takes effect on ${about.on}?`,
  'fate point': (who, about) => `${who}, a Fate Point on ${about.on}? (${about.left} left)`,
  'character point': (who, about) => {
    const needed = about.needed === undefined ? '' : ` of ${about.needed} needed`
    return `${who}, a Character Point on ${about.on}? It stands at ${about.total}${needed}. (${about.left} left)`
  },
  'critical failure': (_, about) => `A 1 on the Wild Die of ${about.on}: take away the highest, or a complication?`,
  'grant reaction': (_, about) => `Has ${about.at} an inkling of ${about.on}’s attack?`,
  'near miss': (_, about) => `Does the near miss stun ${about.at}?`,
  stunned: (_, about) => `What does being stunned mean for ${about.at}?`,
  patient: (who) => `${who}, whom do you treat?`,
  whom: (who) => `${who}, towards or away from whom?`,
  way: (who, about) => `${who}, towards ${about.at} or away?`,
  load: (who) => `${who}, what do you load?`,
  pace: (who, about) => `${who}, how do you load ${about.item}?`,
  ready: (who) => `${who}, what do you draw?`,
}
