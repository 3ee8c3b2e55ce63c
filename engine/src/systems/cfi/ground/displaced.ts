import { leftLying } from '../../../mechanisms/ground/lying.ts'
import { seated } from '../../../mechanisms/ground/standing.ts'
import { groundUnder } from '../../../space/footprint.ts'
import { terrain } from '../../../space/terrain.ts'
import type { Whereabouts } from '../../../space/whereabouts.ts'
import { falls } from '../body/stances.ts'
import { isOver } from '../state/clocks.ts'
import { party } from '../state/saddle.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { pitDepth, settles } from '../state/underfoot.ts'
import { fallsFrom } from './falling.ts'
import { partedHolds } from './holds.ts'

/** He is somewhere else than before, with whom he rides or who rides him: behind nothing, braced for nothing, aiming at nobody. */
export function leftPlace(s: State, f: Fighter, before: Whereabouts): void {
  const going = party(s, f)
  const legs = going.find(({ rider }) => rider !== undefined) ?? f
  for (const each of going) {
    if (each !== legs) s.where = seated(s.where, each.id, legs.id)
    leftLying(before, s.where, each)
    each.cover = undefined
    each.nearby = undefined
    each.prepared = false
    each.braced = false
    losesAim(each)
    settles(s, each)
  }
}

/** The hand has to be steadied anew (Ruling CFI-A81). */
function losesAim(f: Fighter): void {
  f.aimingAt = undefined
  f.aimed = 0
  isOver(f, 'aimed')
}

/** By a thrust, a leap or a fall he is where his own feet did not take him: what is lower than it was he falls to (CFI-FALL-Dice). */
export function displaced(ctx: Ctx, s: State, f: Fighter, before: Whereabouts): void {
  const going = party(s, f)
  const climbed = going.filter(({ footing }) => footing === 'climbing')
  for (const each of climbed) each.footing = 'firm'
  leftPlace(s, f, before)
  for (const each of climbed) falls(ctx, s, each, 'CFI-MOV-Climb')
  for (const each of going) {
    const deep = dropped(s, each, before)
    if (deep > 0) fallsFrom(ctx, s, each, deep)
  }
  partedHolds(ctx, s)
}

/** Feet he is lower than he was, where that is more than a step; a pit is as deep as it is (Ruling CFI-A112). */
function dropped(s: State, f: Fighter, before: Whereabouts): number {
  if (f.aloft || !('field' in s.where) || !('field' in before)) return 0
  const [was, is] = [before.bodies[f.id], s.where.bodies[f.id]]
  if (was === undefined || is === undefined) return 0
  const t = terrain(s.where.field)
  const pit = pitDepth(s.where, f)
  const deep = pit > 0 ? pit : groundUnder(t, was) - groundUnder(t, is)
  return deep > s.where.field.cell ? deep : 0
}
