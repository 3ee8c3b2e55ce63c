import type { AnySystem } from '../../types.ts'
import type { AnyState } from '../laws/campaign.ts'
import type { Scenario } from '../play.ts'
import { type Attack, oddsOf } from './odds-of-attack.ts'

/** Pairs of what the book calls worse for ann that make her attack better together than one of them alone. */
export function betterByWorse(
  system: AnySystem,
  worse: Readonly<Record<string, (state: AnyState) => void>>,
  attack: Attack & { readonly scenario: Scenario },
): Map<string, string> {
  const found = new Map<string, string>()
  const hit = (...changes: readonly ((state: AnyState) => void)[]): number =>
    oddsOf(system, attack.scenario, attack, (state) => {
      for (const change of changes) change(state)
    })?.hit ?? 0
  const plain = hit()
  if (plain <= 0 || plain >= 1)
    throw new RangeError(`an attack that hits with ${plain} shows nothing: take a duel in which it may go either way`)
  const rows = Object.entries(worse).map(([name, change]) => ({ name, change, alone: hit(change) }))
  const note = (name: string, with_: number, without: number): void => {
    if (with_ > without + 1e-9) found.set(name, `${name}: hits with ${with_}, and without it ${without}`)
  }
  for (const { name, alone } of rows) note(name, alone, plain)
  rows.forEach((one, i) => {
    for (const other of rows.slice(i + 1)) {
      const both = hit(one.change, other.change)
      note(`${one.name} and ${other.name}`, both, Math.min(one.alone, other.alone))
    }
  })
  return found
}
