import type { Oracle } from './oracle.ts'

/** Answers people have given already, by fighter: each is used for the next question put to that fighter. */
export function given(keys: Readonly<Record<string, string>>): Oracle {
  const left = new Map(Object.entries(keys))
  return {
    decide(choice) {
      const key = left.get(choice.who)
      left.delete(choice.who)
      return key
    },
  }
}
