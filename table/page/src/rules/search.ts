import type { RulesShown } from '../../../src/protocol/requests.ts'

type Rule = RulesShown['rules'][number]

/** Words that say nothing of what is looked for. */
const EMPTY = new Set([
  'a',
  'an',
  'the',
  'of',
  'to',
  'or',
  'and',
  'with',
  'at',
  'in',
  'on',
  'for',
  'not',
  'you',
  'your',
])

/** What somebody looks for, as the beginnings of words. */
const wordsIn = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !EMPTY.has(word))

/** Whether a word begins another, or one is the other in its plural or in another form: `attack`, `attacks`, `attacking`. */
const fits = (wanted: string, word: string): boolean =>
  word.startsWith(wanted) || (wanted.length > 4 && word.startsWith(wanted.replace(/(ing|es|ed|s|e)$/, '')))

/** How well a rule fits: words of its title count most, then of its heading and its text; 0 where a word is nowhere. */
function worth(rule: Rule, wanted: readonly string[]): number {
  const [title, heading, text] = [wordsIn(rule.title), wordsIn(rule.heading), wordsIn(rule.says)]
  let sum = 0
  for (const one of wanted) {
    if (title.some((word) => fits(one, word))) sum += 8
    else if (heading.some((word) => fits(one, word))) sum += 3
    else if (text.some((word) => fits(one, word)) || rule.id.toLowerCase().includes(one)) sum += 1
  }
  // Of two that hold the same words, the shorter title says it more exactly.
  return sum === 0 ? 0 : sum + 4 / (1 + title.length)
}

/** The rules that fit what is looked for, the best first; all of them in the book's order where nothing is. */
export function rulesFor(rules: readonly Rule[], looked: string, most = 40): readonly Rule[] {
  const wanted = wordsIn(looked)
  if (wanted.length === 0) return rules
  return rules
    .map((rule) => ({ rule, worth: worth(rule, wanted) }))
    .filter((one) => one.worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ rule }) => rule)
}
