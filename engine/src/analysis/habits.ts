import { AffrayError } from '../kernel/error.ts'
import { optionNamed } from '../kernel/offer.ts'
import type { Policy } from '../kernel/types.ts'

/** What somebody always answers to one question: the first of these keys that may be chosen. */
export interface Habit {
  readonly ask: string
  readonly keys: readonly string[]
}

/** A policy's name with habits, `default+effect=bleed/none`: at that question bleed, or none where bleed may not be; else as the policy does. */
export function habitsIn(name: string): { readonly policy: string; readonly habits: readonly Habit[] } {
  const [policy = '', ...written] = name.split('+')
  const habits = written.map((text): Habit => {
    const [, ask = '', keys = ''] = /^([^=]+)=(.+)$/.exec(text) ?? []
    if (ask !== '') return { ask: ask.trim(), keys: keys.split('/').map((key) => key.trim()) }
    throw new AffrayError(
      'policy/habit',
      `"${name}" does not say what is always answered.`,
      `Write a policy, the question and the answer: ${policy || 'default'}+effect=bleed, or +effect=bleed/none with what is answered where that may not be.`,
    )
  })
  return { policy: policy.trim(), habits }
}

/** A policy that has habits: where none of them says anything it decides as it does without them. */
export function withHabits<State>(policy: Policy<State>, habits: readonly Habit[]): Policy<State> {
  if (habits.length === 0) return policy
  return (choice, state) => {
    for (const { ask, keys } of habits) {
      if (choice.about.ask !== ask) continue
      for (const key of keys) {
        const option = optionNamed(choice, key)
        if (option !== undefined) return option
      }
    }
    return policy(choice, state)
  }
}

/** The name of a policy with one more habit. */
export const habitual = (policy: string, { ask, keys }: Habit): string => `${policy}+${ask}=${keys.join('/')}`
