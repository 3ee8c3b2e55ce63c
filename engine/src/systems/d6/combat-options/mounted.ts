import { optionOf } from '../../../mechanisms/asking.ts'
import { movedAway, movedTowards } from '../../../space/whereabouts.ts'
import type { Action } from '../action.ts'
import { chosen } from '../choosing.ts'
import { balking } from '../content/difficulties.ts'
import { leavesCover } from '../cover.ts'
import { D } from '../diecode.ts'
import { active, fighter, foes } from '../fighters.ts'
import { fallFrom } from '../injury/misfortunes.ts'
import { throwCode, totalRolled } from '../rolling-dice.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { derivedDifficulty, diceFor, skillTotal, succeeds } from '../using-skills.ts'

const WAYS = [optionOf('towards'), optionOf('away')] as const

function carried(s: State, f: Fighter, mount: Fighter, at: string, way: string): number {
  const moved =
    way === 'towards'
      ? movedTowards(s.where, mount.id, at, mount.facts.move, 1)
      : movedAway(s.where, mount.id, at, mount.facts.move)
  s.where = moved.where
  const rider =
    way === 'towards' ? movedTowards(s.where, f.id, at, moved.spent, 1) : movedAway(s.where, f.id, at, moved.spent)
  s.where = rider.where
  f.moved += moved.spent
  mount.moved += moved.spent
  return moved.spent
}

/** The mount balks: it stops, bolts or bucks, the worse the roll. */
function balks(ctx: Ctx, s: State, f: Fighter, shortBy: number): void {
  const row = balking.findLast((each) => shortBy >= each.shortBy)
  if (row === undefined) return
  let rounds = 0
  let thrown = false
  if (row.does === 'bucks') thrown = !succeeds(ctx, s, f, 'riding', row.stay, 'stay on')
  else if (row.does === 'bolts') {
    const for1D = throwCode(ctx, s, 'gm', 'rounds', D, 0)
    rounds = for1D === undefined ? 1 : totalRolled(ctx, for1D)
  } else rounds = row.rounds
  if (rounds > 0) f.effects = [...f.effects, { kind: 'mount balks', until: s.round + rounds, value: 0, by: f.id }]
  ctx.emit?.({ type: 'balks', who: f.id, does: row.does, rounds, thrown, rule: 'D6-C-OPT-Mounted' })
  if (!thrown) return
  f.mount = null
  fallFrom(ctx, s, f, 2)
}

/** Guiding a mount is an action, and an attack from its back another (D6-C-OPT-Mounted). */
export const ride: Action = {
  key: 'ride',
  rule: 'D6-C-OPT-Mounted',
  refuse(s, f) {
    if (f.mount === null || !active(fighter(s, f.mount)))
      return { because: 'he is on no mount', rule: 'D6-C-OPT-Mounted' }
    if (f.done.includes('ride')) return { because: 'he has ridden this round', rule: 'D6-C-MOV-Cap' }
    if (f.effects.some((e) => e.kind === 'mount balks' && e.until >= s.round))
      return { because: 'his mount balks', rule: 'D6-C-OPT-Mounted' }
    return diceFor(s, f, 'riding') < 1
      ? { because: 'no dice of riding are left', rule: 'D6-C-SKILL-ZeroDice' }
      : undefined
  },
  act(ctx, s, f) {
    if (f.mount === null) return
    const mount = fighter(s, f.mount)
    const at = chosen(
      ctx,
      f,
      'whom',
      s.fighters.filter((o) => foes(f, o) && active(o)).map((o) => optionOf(o.id)),
    )
    const way = ctx.choose({ who: f.id, about: { ask: 'way', at: at.key }, options: WAYS })
    const difficulty = derivedDifficulty(mount, 'mettle', undefined)
    const over = skillTotal(ctx, s, f, 'riding', 'riding') - difficulty
    const metres = over < 0 ? 0 : carried(s, f, mount, at.key, way.key)
    ctx.emit?.({
      type: 'rides',
      who: f.id,
      at: at.key,
      way: way.key,
      metres,
      difficulty,
      over,
      rule: 'D6-C-OPT-Mounted',
    })
    if (metres > 0) leavesCover(ctx, f)
    if (over < 0) balks(ctx, s, f, -over)
  },
}
