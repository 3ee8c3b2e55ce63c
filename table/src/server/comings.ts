import { type Held, type Line, present } from './held.ts'

/** Those who sat at a table that is not in memory for a moment, and what they say meanwhile. */
interface Coming {
  readonly lines: Set<Line>
  readonly said: (() => void)[]
}
export interface ComingsOf {
  /** A table as it is stored. */
  readonly table: (id: string) => Promise<Held>
  /** Somebody is shown all of it. */
  readonly show: (held: Held, line: Line) => void
  readonly failed: (thrown: unknown) => void
}

/** Connections whose table is loaded again, or is being deleted: nobody loses his seat, and what he says is heard when he has it back. */
export class Comings {
  private readonly of: ComingsOf
  private readonly all = new Map<string, Coming>()

  constructor(of: ComingsOf) {
    this.of = of
  }

  has(id: string): boolean {
    return this.all.has(id)
  }
  /** They wait from now on. */
  wait(id: string, lines: Iterable<Line>): void {
    const coming = this.all.get(id) ?? { lines: new Set(), said: [] }
    for (const line of lines) coming.lines.add(line)
    this.all.set(id, coming)
  }
  /** Whether somebody waits; what he says is said later. */
  hear(line: Line, say: () => void): boolean {
    const coming = this.all.get(line.table)
    if (coming === undefined || !coming.lines.has(line)) return false
    coming.said.push(say)
    return true
  }
  leave(line: Line): void {
    this.all.get(line.table)?.lines.delete(line)
  }

  /** Those who wait sit at their table as it is stored. */
  async back(id: string): Promise<void> {
    const { lines, said } = this.all.get(id) ?? { lines: new Set<Line>(), said: [] }
    try {
      const stored = await this.of.table(id)
      for (const line of lines) stored.lines.add(line)
      present(stored)
      for (const line of lines) this.of.show(stored, line)
    } catch (thrown) {
      this.of.failed(thrown)
      for (const line of lines) line.end('stopping', 'This table cannot be read now.')
    } finally {
      this.all.delete(id)
    }
    for (const say of said) say()
  }
  /** The table does not come back. */
  gone(id: string, because: string): void {
    const lines = this.all.get(id)?.lines ?? []
    this.all.delete(id)
    for (const line of lines) line.end('gone', because)
  }
}
