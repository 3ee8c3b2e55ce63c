import { exploded } from './again.ts'
import { map } from './combine.ts'
import { afford, certain, type Distribution, uniform } from './distribution.ts'
import { kept, keptSteps } from './kept.ts'
import { repeated, sum, sumOfDice } from './sums.ts'
import { explosionsOf, type Notation, type Term } from './terms.ts'

/**
 * The distribution of a notation's total. Explosions less likely than 2^-64 are lost. Throws `dice.law-too-large` where it
 * would cost too much.
 */
export function distributionOf(notation: Notation): Distribution<number> {
  let total = certain(0)
  let steps = notation.terms.reduce((sum, term) => sum + termSteps(term), 0)
  afford(steps)
  for (const term of notation.terms) {
    const law = signed(term)
    steps += total.support.length * law.support.length
    afford(steps)
    total = sum(total, law)
  }
  return total
}

function termSteps(term: Term): number {
  if (term.kind !== 'dice') return 0
  const values = term.sides * (term.explodes ? explosionsOf(term.sides) + 1 : 1)
  return term.keep < term.count ? keptSteps(values, term.count, term.keep) : term.count * values
}

function signed(term: Term): Distribution<number> {
  const law = termLaw(term)
  return term.sign === 1 ? law : map(law, (value) => -value)
}

function termLaw(term: Term): Distribution<number> {
  if (term.kind === 'constant') return certain(term.value)
  if (term.kind === 'wild') return sum(sumOfDice(term.count - 1, 6), exploding(6))
  if (term.keep < term.count) {
    const one = term.explodes ? exploding(term.sides) : uniform(term.sides)
    return kept(one, term.count, term.keep, term.which)
  }
  return term.explodes ? repeated(exploding(term.sides), term.count) : sumOfDice(term.count, term.sides)
}

function exploding(sides: number): Distribution<number> {
  return exploded(uniform(sides), (face) => face === sides, explosionsOf(sides))
}
