import { AffrayError } from '@affray/engine'

/** How much somebody may send to begin a table from. */
export interface Sizes {
  readonly what: string
  /** Fields and members of lists, all together. */
  readonly fields: number
  /** How far lists and records may stand in each other. */
  readonly deep: number
}
/** Limits of what strangers send: a scenario is written by hand, a fight file by a program. */
export const SIZES = {
  scenario: { what: 'scenario', fields: 20_000, deep: 32 },
  fight: { what: 'fight file', fields: 500_000, deep: 64 },
} as const satisfies Readonly<Record<string, Sizes>>

/** Refuses data that is larger, before anything looks at what it means. */
export function checkSize(data: unknown, { what, fields, deep }: Sizes): void {
  let found = 0
  let level: readonly unknown[] = [data]
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > deep)
      throw new AffrayError(
        'file/deep',
        `In this ${what} records stand more than ${deep} deep in each other.`,
        'Write it flatter.',
      )
    const next: unknown[] = []
    for (const one of level) {
      if (typeof one !== 'object' || one === null) continue
      for (const value of Object.values(one)) {
        next.push(value)
        found += 1
      }
      if (found > fields)
        throw new AffrayError(
          'file/large',
          `This ${what} has more than ${fields} fields.`,
          'Leave out what the game fills in by itself, or make several tables.',
        )
    }
    level = next
  }
}
