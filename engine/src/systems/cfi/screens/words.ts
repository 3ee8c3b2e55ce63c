import type { Modifier } from '../../../kernel/types.ts'
import { signed } from '../../../mechanisms/telling.ts'
import { HOPELESS } from '../body/difficulty.ts'
import type { Level } from '../state/types.ts'

export const LEVEL_WORDS: Readonly<Record<Level, string>> = {
  fumble: 'a fumble',
  failure: 'a failure',
  success: 'a success',
  critical: 'a critical',
}

/** `chooseLocation` as the book writes it: Choose Location. */
export const title = (key: string): string =>
  key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase())
/** The same within a sentence: choose location. */
export const plain = (key: string): string => key.replace(/([a-z])([A-Z])/g, '$1 $2').toLowerCase()

/** A roll against its skill, `37 against 56%`, as far as they are known, and what follows it. */
export const against = (roll: number | undefined, skill: number | undefined, then: string): string => {
  const per = skill === HOPELESS ? 'no chance' : `${skill}%`
  const chance = skill === undefined ? [] : [roll === undefined ? per : `against ${per}`]
  const known = [...(roll === undefined ? [] : [roll]), ...chance].join(' ')
  return known === '' ? then : `${known}, ${then}`
}
/** What is left, where it is known. */
export const leaving = (left: number | undefined): string => (left === undefined ? '' : `, ${left} left`)

/** Every term of a number: `56 Combat Skill −28 formidable: prone`. */
export function inTerms(terms: readonly Modifier[] = []): string {
  return terms.map(({ value, because }, i) => `${i === 0 ? value : signed(value)} ${because}`).join(', ')
}

export const feetInWords = (far: number): string => (far === 1 ? '1 foot' : `${Math.round(10 * far) / 10} feet`)
