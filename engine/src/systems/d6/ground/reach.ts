import { type Band, pointBlank, ranges } from '../content/difficulty-modifiers.ts'
import { bandOf, edgesOf, meleeBandOf, throwingRange } from '../state/derive.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { clearWay, metres, ranged } from '../state/fighters.ts'
import { cites, counts, type Note } from '../state/note.ts'
import type { Attack, Ctx, Fighter, Item, State } from '../state/types.ts'

type Reached = Band | undefined
/**
 * The band a weapon reaches somebody in, or none (D6-RANGE-PerWeapon): fists and most hand weapons to Point Blank only, long
 * ones to Short (D6-RANGE-UnarmedPB, D6-RANGE-MeleePB, D6-RANGE-MeleeLong), and not through a wall. `more`: metres a manoeuvre adds.
 */
export function bandTo(s: State, f: Fighter, item: Item, target: Fighter, more = 0): Reached {
  const distance = metres(s, f.id, target.id)
  const { ranges: listed } = item.weapon
  if (listed === undefined) {
    const band = meleeBandOf(distance, item.weapon.length === 'reach', s.options.meleeShortMax, more)
    return band === undefined || clearWay(s.where, f.id, target.id) ? band : undefined
  }
  const edges = edgesOf(listed, throwFor(f))
  const measured = bandOf(distance, edges, s.options.pointBlankInclusive)
  return s.scene.estimate === 'measured' || measured === undefined ? measured : estimated(s, item, measured)
}

/** The same when it comes to the throw: a throwing range may be rolled then (D6-C-WPN-Phys). Ruling D6-A67. */
export function bandThrown(ctx: Ctx, s: State, f: Fighter, item: Item, target: Fighter, more: number): Reached {
  const { ranges: listed } = item.weapon
  if (listed?.by !== 'physique') return bandTo(s, f, item, target, more)
  const rolled = s.options.physRange === 'rolled'
  const far = rolled ? throwRolled(ctx, s, f) : throwFor(f)
  ctx.emit?.({ type: 'throwingRange', who: f.id, metres: far, rule: 'D6-C-WPN-Phys' })
  if (!rolled) return bandTo(s, f, item, target, more)
  return bandOf(metres(s, f.id, target.id), edgesOf(listed, far), s.options.pointBlankInclusive)
}
function throwRolled(ctx: Ctx, s: State, { id, facts }: Fighter): number {
  const strength = Math.max(facts.attributes.physique, facts.skills.lifting)
  return totalRolled(ctx, throwCode(ctx, s, id, 'throwing range', strength))
}
const throwFor = ({ facts }: Fighter): number => throwingRange(facts.attributes.physique, facts.skills.lifting)

/** The band of a game master who does not measure (D6-RANGE-EstSteps, D6-RANGE-EstRoom, D6-RANGE-EstOutdoor). */
function estimated(s: State, item: Item, measured: Band): Band {
  if (s.scene.estimate === 'a few steps') return 'point blank'
  if (s.scene.estimate === 'large chamber') return item.weapon.skill === 'throwing' ? 'medium' : 'short'
  return measured === 'long' ? 'long' : 'medium'
}
const ESTIMATES = {
  'a few steps': 'D6-RANGE-EstSteps',
  'large chamber': 'D6-RANGE-EstRoom',
  outdoors: 'D6-RANGE-EstOutdoor',
} as const

/** What the distance adds to the difficulty, of fists, weapons and abilities alike (D6-RANGE-AllKinds). */
export function rangeDifficulty(s: State, { attacker, target, item, band, manoeuvre }: Attack, note: Note): number {
  const { difficulty, rule } = ranges[band]
  if (note !== undefined) {
    cites(note, 'distance', 'D6-RANGE-AllKinds')
    if (ranged(item)) {
      cites(note, `ranges of ${item.key}`, 'D6-RANGE-PerWeapon')
      if (s.scene.estimate !== 'measured') cites(note, 'estimated', ESTIMATES[s.scene.estimate])
    } else if (band === 'short') cites(note, `long ${item.key}`, 'D6-RANGE-MeleeLong')
    if (manoeuvre.reach > 0 && bandTo(s, attacker, item, target) === undefined) {
      cites(note, manoeuvre.key, 'D6-RANGE-SpecialManeuver')
    }
  }
  // Ruling D6-A10: a blow at Point Blank is as much easier as a shot.
  if (band === 'point blank' && !ranged(item)) return counts(note, s.options.meleePointBlankModifier, band, rule)
  return counts(note, difficulty, band, rule)
}

/** Where blows are traded, in metres. */
export const CLOSE = pointBlank
