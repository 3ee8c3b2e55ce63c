import { randomBytes } from 'node:crypto'
import { AffrayError, type DiceFrom } from '@affray/engine'

/** A seed nobody chose. */
export const freshSeed = (): string => randomBytes(5).toString('hex')

/** The dice a `--seed` names: `7` the keyed dice of that seed, `7#1234` the stream of one simulated fight. */
export function diceOf(seed: string | undefined): { readonly dice: DiceFrom; readonly name: string } {
  const name = seed ?? freshSeed()
  const [, base, index] = /^(.*)#(.*)$/.exec(name) ?? []
  if (base === undefined || index === undefined) return { dice: { by: 'keyed', seed: name }, name }
  if (!/^\d{1,15}$/.test(index)) {
    throw new AffrayError(
      'usage/seed',
      `The seed "${name}" names fight ${JSON.stringify(index)} of seed ${JSON.stringify(base)}, and that is no number.`,
      'Write seed#index, for example 7#1234, or a seed without #.',
    )
  }
  return { dice: { by: 'stream', seed: base, index: Number(index) }, name }
}
