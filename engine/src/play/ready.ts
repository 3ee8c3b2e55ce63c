import { advance } from '../kernel/advance.ts'
import { AffrayError } from '../kernel/error.ts'
import { through } from '../kernel/schema.ts'
import type { AnySystem, Common } from '../kernel/types.ts'
import type { Ready } from './table.ts'

/** Refuses a command that could not be carried out as things stand: nothing of it happens. */
export function checkRuling(system: AnySystem, state: unknown, command: unknown): void {
  through(system.command, command, 'ruling')
  // A state of this system's fight.
  advance(system, state as Common, [{ ruling: command, because: '' }])
}

/** The commands that are held ready, each under a name of its own. */
export class HeldReady {
  private held: readonly Ready[]

  constructor(held: readonly Ready[] = []) {
    this.held = held
  }
  get all(): readonly Ready[] {
    return this.held
  }
  /** The one of that name, or an error that names those there are. */
  named(name: string): Ready {
    const ready = this.held.find((one) => one.name === name)
    if (ready !== undefined) return ready
    const names = this.held.map((one) => one.name).join(', ') || 'nothing'
    throw new AffrayError('ready/unknown', `Nothing is held ready as "${name}".`, `Held ready: ${names}.`)
  }
  /** Holds it ready, in the place of the one of that name. */
  put(ready: Ready): void {
    const at = this.held.findIndex(({ name }) => name === ready.name)
    this.held = at < 0 ? [...this.held, ready] : this.held.with(at, ready)
  }
  /** Forgets it. False where there was none. */
  drop(name: string): boolean {
    const before = this.held.length
    this.held = this.held.filter((one) => one.name !== name)
    return this.held.length < before
  }
}
