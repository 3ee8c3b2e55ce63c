/** What waits in a line: a question of a seat at a table. */
export interface Waits {
  readonly table: string
  readonly seat: string
}

/**
 * A line that is fair by table: whoever was served longest ago comes first, table by table, and at a table seat by seat. Of what one seat
 * asks the newest comes first: what it asked before it may have forgotten already.
 */
export class FairLine<T extends Waits> {
  private readonly waiting: T[] = []
  /** When a table, or a seat at it, was last served: the number of the serving. */
  private readonly served = new Map<string, number>()
  private count = 0

  get length(): number {
    return this.waiting.length
  }

  add(one: T): void {
    this.waiting.push(one)
  }
  /** False where it does not wait. */
  remove(one: T): boolean {
    const at = this.waiting.indexOf(one)
    if (at < 0) return false
    this.waiting.splice(at, 1)
    this.forget(one.table)
    return true
  }

  /** The next to be served among those that `may` be. */
  next(may: (one: T) => boolean = () => true): T | undefined {
    const first = this.inOrder().find(may)
    if (first === undefined) return undefined
    this.count += 1
    this.served.set(first.table, this.count)
    this.served.set(seatOf(first), this.count)
    this.waiting.splice(this.waiting.indexOf(first), 1)
    this.forget(first.table)
    return first
  }

  /**
   * How many of other tables, and of its own seat, come before it. Of others at its own table it does not tell: that somebody
   * there asks may tell that something is asked of him in secret.
   */
  before(one: T): number {
    const order = this.inOrder()
    const others = ({ table, seat }: T): boolean => table !== one.table || seat === one.seat
    return order.slice(0, Math.max(0, order.indexOf(one))).filter(others).length
  }

  /** Everything that waits as it would be served: a question of each table, then the next of each. */
  private inOrder(): T[] {
    const tables = new Map<string, T[]>()
    for (const one of this.waiting) tables.set(one.table, [...(tables.get(one.table) ?? []), one])
    const lines = [...tables].sort(([a], [b]) => this.at(a) - this.at(b)).map(([, of]) => this.ofTable(of))
    const longest = Math.max(0, ...lines.map((line) => line.length))
    return Array.from({ length: longest }, (_, i) => lines.flatMap((line) => line[i] ?? [])).flat()
  }
  /** The same at one table: the newest question of each seat, then the one before it. */
  private ofTable(questions: readonly T[]): T[] {
    const seats = new Map<string, T[]>()
    for (const one of questions) seats.set(seatOf(one), [one, ...(seats.get(seatOf(one)) ?? [])])
    const lines = [...seats].sort(([a], [b]) => this.at(a) - this.at(b)).map(([, of]) => of)
    const longest = Math.max(0, ...lines.map((line) => line.length))
    return Array.from({ length: longest }, (_, i) => lines.flatMap((line) => line[i] ?? [])).flat()
  }
  private at(of: string): number {
    return this.served.get(of) ?? 0
  }
  /** Of a table where nothing waits nothing is remembered but that it was served. */
  private forget(table: string): void {
    if (this.waiting.some((one) => one.table === table)) return
    for (const name of this.served.keys()) if (name.startsWith(`${table}/`)) this.served.delete(name)
    if (this.waiting.length === 0 && this.served.size > MOST_REMEMBERED) this.served.clear()
  }
}

/** A line remembers so many tables it has served. */
const MOST_REMEMBERED = 1000
const seatOf = ({ table, seat }: Waits): string => `${table}/${seat}`
