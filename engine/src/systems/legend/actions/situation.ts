import { type Bearings, bearings } from '../movement.ts'
import { cannotShoot } from '../ranged-attacks.ts'
import { refuseBlow } from '../striking.ts'
import type { Fighter, State } from '../types.ts'
import type { Situation, Why } from './action.ts'

/** The situation a fighter decides in. */
export const situation = (s: State, f: Fighter): Situation => new Decision(s, f, bearings(s, f))

/** Whom he can strike and shoot at is looked for when it is asked, and once: it takes a look at everybody. */
class Decision implements Situation {
  readonly left: number
  readonly rooted: Why | undefined
  readonly near: readonly Fighter[]
  readonly against: number
  readonly tied: boolean
  private readonly s: State
  private readonly f: Fighter
  private struck = false
  private aimed = false
  private noBlow: Why | undefined = undefined
  private noShot: Why | undefined = undefined

  constructor(s: State, f: Fighter, his: Bearings) {
    this.s = s
    this.f = f
    this.left = his.left
    this.rooted = his.rooted
    this.near = his.near
    this.against = his.against
    this.tied = his.tied
  }

  get blow(): Why | undefined {
    if (!this.struck) {
      this.noBlow = refuseBlow(this.s, this.f, this)
      this.struck = true
    }
    return this.noBlow
  }

  get shot(): Why | undefined {
    if (!this.aimed) {
      this.noShot = cannotShoot(this.s, this.f)
      this.aimed = true
    }
    return this.noShot
  }
}
