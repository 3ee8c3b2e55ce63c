import { forRounds } from '../../../mechanisms/lasting.ts'
import { derivedDifficulty, needing, noDice, skillTotal, succeeds } from '../body/checks.ts'
import { fallFrom } from '../body/misfortunes.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { balking } from '../content/difficulties.ts'
import { type Action, whither, why } from '../state/asking.ts'
import { freeMove } from '../state/derive.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { fighter, opponents } from '../state/fighters.ts'
import { countsDice, type Note } from '../state/note.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'
import { waysFor } from './destinations.ts'
import { displaced } from './displaced.ts'
import { heldFast } from './holds.ts'
import { getsOff, mountOf, ridden, rideOf, balking as unwilling } from './riding.ts'

/** The mount balks: it stops, bolts or bucks, the worse the roll. */
function balks(ctx: Ctx, s: State, f: Fighter, shortBy: number): void {
  const row = balking.findLast((each) => shortBy >= each.shortBy)
  if (row === undefined) return
  let rounds = 0
  let thrown = false
  if (row.does === 'bucks') thrown = !succeeds(ctx, s, f, 'riding', row.stay, 'stay on')
  else if (row.does === 'bolts') rounds = Math.max(1, totalRolled(ctx, throwCode(ctx, s, 'gm', 'rounds', D)))
  else rounds = row.rounds
  if (rounds > 0) f.lasting = [...f.lasting, forRounds('mount balks', 1 + rounds, f.id)]
  ctx.emit?.({ type: 'balks', who: f.id, does: row.does, rounds, thrown, rule: 'D6-C-OPT-Mounted' })
  if (!thrown) return
  getsOff(s, f)
  fallFrom(ctx, s, f, 2)
}

/** Guiding a mount is an action, and an attack from its back another (D6-C-OPT-Mounted). */
export const ride: Action = {
  key: 'ride',
  rule: 'D6-C-OPT-Mounted',
  refuse(s, f) {
    if (mountOf(s, f) === undefined) return 'he is on no mount'
    if (f.done.includes('ride')) return why('he has ridden this round', 'D6-C-MOV-Cap')
    if (unwilling(f)) return 'his mount balks'
    const fast = heldFast(s, fighter(s, f.mount ?? ''))
    if (fast !== undefined) return fast
    return noDice(s, f, 'riding')
  },
  act(ctx, s, f) {
    const mount = fighter(s, f.mount ?? '')
    const { at, way } = whither(ctx, f, opponents(s, f), waysFor(f))
    const difficulty = derivedDifficulty(mount, 'mettle', undefined)
    const over = skillTotal(ctx, s, f, 'riding', 'riding', needing(difficulty)) - difficulty
    const metres = over < 0 ? 0 : ridden(s, f, mount, at, way, rideOf(s, f, at, way, mount.facts.move))
    ctx.emit?.({ type: 'rides', who: f.id, at, way, metres, difficulty, over, rule: 'D6-C-OPT-Mounted' })
    if (metres > 0) displaced(ctx, s, f, 'rides')
    if (over < 0) balks(ctx, s, f, -over)
  },
}

/** Getting off its back takes the free steps of the round (D6-C-OPT-Mounted, D6-C-MOV-Free). */
export const dismount: Action = {
  key: 'dismount',
  rule: 'D6-C-OPT-Mounted',
  refuse: (s, f) => (mountOf(s, f) === undefined ? 'he is on no mount' : undefined),
  act(ctx, s, f) {
    f.actions++
    const mount = f.mount ?? ''
    getsOff(s, f)
    f.moved = Math.max(f.moved, freeMove(f.facts.move))
    ctx.emit?.({ type: 'dismounts', who: f.id, mount, rule: ['D6-C-OPT-Mounted', 'D6-C-MOV-Free'] })
  },
}

/** His mount is down: he comes off on his feet, for the book has nothing worse for him (D6-C-OPT-Mounted). */
export function losesMount(ctx: Ctx, s: State, f: Fighter): void {
  const mount = f.mount ?? ''
  getsOff(s, f)
  ctx.emit?.({ type: 'mountDown', who: f.id, mount, rule: 'D6-C-OPT-Mounted' })
}

/** Who attacks from its back without having guided it this round guides it all the same, at the penalty of two actions (D6-C-OPT-Mounted). */
export const guidingDice = (s: State, f: Fighter, note: Note): DieCode =>
  mountOf(s, f) === undefined || f.done.includes('ride')
    ? 0
    : countsDice(note, -D, 'guiding the mount', 'D6-C-OPT-Mounted')
