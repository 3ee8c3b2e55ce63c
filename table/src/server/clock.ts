import type { Happening } from '../room/index.ts'
import type { Health } from './health.ts'
import type { Held } from './held.ts'

interface Timers {
  bots: NodeJS.Timeout | undefined
  readonly absent: Map<string, { readonly timer: NodeJS.Timeout; readonly seconds: number }>
}

/** Tells tables that time has passed: the pause of bots is over, somebody has been away long enough. It counts no hours but its own. */
export class Clock {
  private readonly health: Health
  private readonly happens: (held: Held, happening: Happening) => void
  private readonly timers = new Map<Held, Timers>()

  constructor(health: Health, happens: (held: Held, happening: Happening) => void) {
    this.health = health
    this.happens = happens
  }

  /** Sets the clocks of a table as it stands now. Where nobody is, nothing happens. */
  set(held: Held): void {
    if (held.lines.size === 0) {
      this.stop(held)
      return
    }
    const timers = this.timers.get(held) ?? { bots: undefined, absent: new Map() }
    this.timers.set(held, timers)
    this.setBots(held, timers)
    this.setAbsent(held, timers)
  }

  private setBots(held: Held, timers: Timers): void {
    const { pace } = held.room.data
    if (pace === null || !held.room.botsTurn) {
      clearTimeout(timers.bots)
      timers.bots = undefined
      return
    }
    timers.bots ??= this.health.after('tables', pace, () => {
      timers.bots = undefined
      this.happens(held, { type: 'turn' })
    })
  }

  private setAbsent(held: Held, { absent }: Timers): void {
    const { room } = held
    const { seconds, answers } = room.data.absent
    const missing = room.game.seats.all.filter(
      ({ name, gm, fighters }) =>
        !gm && fighters.length > 0 && !room.here.has(name) && !Object.hasOwn(room.data.away, name),
    )
    const wanted = new Set(answers === 'wait' ? [] : missing.map(({ name }) => name))
    for (const [name, one] of absent) {
      if (wanted.has(name) && one.seconds === seconds) wanted.delete(name)
      else {
        clearTimeout(one.timer)
        absent.delete(name)
      }
    }
    for (const name of wanted) {
      const timer = this.health.after('tables', seconds * 1000, () => {
        absent.delete(name)
        this.happens(held, { type: 'absent', seat: name })
      })
      absent.set(name, { timer, seconds })
    }
  }

  /** How many tables have a clock. */
  get size(): number {
    return this.timers.size
  }
  stop(held: Held): void {
    const timers = this.timers.get(held)
    clearTimeout(timers?.bots)
    for (const { timer } of timers?.absent.values() ?? []) clearTimeout(timer)
    this.timers.delete(held)
  }
}
