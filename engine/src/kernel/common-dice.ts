import { mixed } from '../dice/mixed.ts'
import type { Fast } from './context.ts'
import type { Oracle, Thrown } from './oracles/oracle.ts'
import type { Chance, Choice, Dice, Id, Option } from './types.ts'

/** Dice for comparing variants: the n-th roll of a name and label is the same in every variant, whatever else differs. */
export class CommonDice implements Oracle {
  private readonly source = mixed('', 0)
  private readonly counts = new Map<string, Map<string, number>>()
  private now: Dice = { die: () => 1 }
  private readonly dice: Dice = { die: (sides) => this.now.die(sides) }

  /** Makes these the dice of fight `seed#index`. */
  restart(seed: string | number, index: number): void {
    this.source.restart(seed, index)
    this.counts.clear()
  }

  /** A fast interpreter that throws these dice. */
  fast(decide: (choice: Choice) => Option | number): Fast {
    return { dice: this.dice, prepare: (who, label) => this.prepare(who, label), decide }
  }

  /** Throws these dice where a step is recorded. */
  throw({ label }: Chance<unknown>, who: Id): Thrown {
    this.prepare(who, label)
    return { dice: this.now }
  }

  private prepare(who: Id, label: string): void {
    let labels = this.counts.get(who)
    if (labels === undefined) {
      labels = new Map()
      this.counts.set(who, labels)
    }
    const n = labels.get(label) ?? 0
    labels.set(label, n + 1)
    this.now = this.source.keyed(who, label, n)
  }
}
