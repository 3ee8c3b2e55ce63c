const ACCENTED: Readonly<Record<string, string>> = { a: 'à', e: 'é', i: 'ï', o: 'ö', u: 'ü', A: 'Å', E: 'É', O: 'Ö' }

/** A text two fifths longer, with accents: what a wordier language would need. */
export function longer(text: string): string {
  const accented = text.replace(/[aeiouAEO]/g, (letter) => ACCENTED[letter] ?? letter)
  return `${accented}${'~'.repeat(Math.ceil(text.length * 0.4))}`
}

/** The same words in the pseudo-language. */
export function lengthened<T>(words: T): T {
  if (typeof words === 'string') return longer(words) as T
  if (typeof words === 'function') {
    const say = words as unknown as (...args: unknown[]) => string
    return ((...args: unknown[]) => longer(say(...args))) as T
  }
  if (Array.isArray(words)) return words.map(lengthened) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([key, value]) => [key, lengthened(value)])) as T
}
