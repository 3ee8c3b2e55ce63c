import type { Aptitude, Skill } from '../content/skills.ts'
import { skills } from '../content/skills.ts'
import { charm, cumbersome, negated, overload, strength, wits } from '../state/derive.ts'
import { has, inHand, mountOf, type Person, ranks, type Scene, tagged, trained } from '../state/fighters.ts'
import { cites, counts, type Listener, tally } from '../state/note.ts'
import type { Tally } from '../state/types.ts'

/** The -10 of running or charging (REN-MOVE-03, REN-CHARGE-03). */
export const RUNNING = -10
const WOUND = -10

/** What counts for every check of his: wounds, what he keeps up, what the game master says, and armour where COO is asked. */
function always(t: Tally, f: Person, coo: boolean): void {
  const felt = f.wounds - negated(f)
  if (felt > 0) {
    t.wounds += WOUND * felt
    counts(t, WOUND * felt, felt === 1 ? 'a wound' : `${felt} wounds`, 'REN-INJ-03')
  }
  if (f.wounds > felt)
    cites(t, `${f.wounds - felt} negated`, has(f, 'high pain tolerance') ? 'REN-TRAIT-HighPainTolerance' : 'REN-INJ-07')
  const sustained = f.effects.filter(({ kind }) => kind === 'master' || kind === 'center').length
  if (sustained > 1) counts(t, -10 * (sustained - 1), `${sustained} sustained actions`, 'REN-CHK-09')
  const clumsy = coo ? cumbersome(f) : 0
  if (clumsy > 0) counts(t, -clumsy, 'armour and shield', 'REN-ARMOUR-COO')
  if (f.breathless >= 0 && f.air > 0) counts(t, -30, 'without air', 'REN-HAZARD-Suffocation')
  if (f.circumstance !== 0) counts(t, f.circumstance, 'circumstances', 'REN-CHK-08')
}

/** What counts for physical skills: a run, and too heavy a load. */
function bodily(t: Tally, s: Scene, f: Person, defending: boolean): void {
  // Ruling REN-A11: defending is physical too.
  if (f.running && (!defending || s.options.fullMovePenaltyAffectsDefence)) counts(t, RUNNING, 'running', 'REN-MOVE-03')
  const heavy = overload(f)
  if (heavy > 0) counts(t, -10 * heavy, 'too heavy a load', 'REN-ARMOUR-Load')
}

const MOVEMENT: readonly Skill[] = ['athletics', 'ride']

/** A mount's wounds count for every check its own going and striking call for (REN-MNT-07). */
function mountHurt(t: Tally, s: Scene, f: Person): void {
  const mount = mountOf(s, f)
  const felt = mount === undefined ? 0 : mount.wounds - negated(mount)
  if (felt > 0) counts(t, WOUND * felt, 'wounds of the mount', 'REN-MNT-07')
}

/** A check of a skill; `needs` is the proficiency it wants, `special` what he may be specialised in. */
export function skillCheck(
  ctx: Listener,
  s: Scene,
  f: Person,
  skill: Skill,
  more: { readonly needs?: string | undefined; readonly defending?: boolean; readonly special?: string } = {},
): Tally {
  const row = skills[skill]
  const t = tally(ctx, skill, f.facts.skills[skill])
  if (ranks(f, skill) <= 0) cites(t, `no ranks: ${row.aptitude}`, 'REN-CHK-Defaulting')
  const { needs, special } = more
  if (needs !== undefined && row.proficiencies && !proficient(f, needs))
    counts(t, -20, `not proficient with ${needs}`, 'REN-CHK-09')
  if (special !== undefined && f.facts.specializations.includes(special))
    counts(t, 10, `specialised in ${special}`, 'REN-CHK-09')
  always(t, f, row.aptitude === 'COO')
  if (row.physical) bodily(t, s, f, more.defending === true)
  if (skill === 'ride' && more.defending !== true) mountHurt(t, s, f)
  if (MOVEMENT.includes(skill)) {
    if (
      f.items.some((item) => inHand(item) && tagged(item, 'Awkward') && (f.mount === null || !tagged(item, 'Cavalry')))
    ) {
      counts(t, -10, 'an awkward weapon', 'REN-TAG-Awkward')
    }
  }
  return t
}

/** Who names no proficiencies is proficient with what he carries, once he has basic proficiency at all. */
export const proficient = (f: Person, needs: string): boolean =>
  f.facts.proficiencies === null || f.facts.proficiencies.includes(needs)

/** A check of aptitudes, each as often as it is named, with strength or durability among them. */
export function aptitudeCheck(
  ctx: Listener,
  f: Person,
  what: string,
  of: readonly (Aptitude | 'STR' | 'DUR')[],
): Tally {
  let base = 0
  for (const name of of) base += scoreOf(f, name)
  const t = tally(ctx, what, base)
  always(t, f, of.includes('COO'))
  return t
}
/** The stat; of who has none by ruling REN-A15. */
export const luckOf = (s: Scene, f: Person): number => (f.facts.luck > 0 ? f.facts.luck : s.options.npcLuck)
/** A stroke of luck: ten times the stat. */
export function luckCheck(ctx: Listener, s: Scene, f: Person): Tally {
  const t = tally(ctx, 'a stroke of luck', 10 * luckOf(s, f))
  always(t, f, false)
  return t
}
function scoreOf(f: Person, name: Aptitude | 'STR' | 'DUR'): number {
  if (name === 'STR') return strength(f)
  if (name === 'DUR') return f.facts.DUR
  if (name === 'INT') return wits(f)
  return name === 'SAV' ? charm(f) : f.facts.aptitudes[name]
}

/** Whether he is a rider who needs no check (REN-MNT-03). */
export const rides = (f: Person): boolean => trained(f, 'ride')
