import type { Sealed } from '../../../../kernel/types.ts'
import { lasts } from '../../../../mechanisms/lasting.ts'
import { type Bearing, cap, shift, situation } from '../../body/difficulty.ts'
import { hampered } from '../../body/hampered.ts'
import { arcOf, engaged } from '../../ground/reach.ts'
import { gaitOf, has } from '../../state/fighters.ts'
import type { Fighter, Item, State } from '../../state/types.ts'
import { blinded, lightFor, seesInTheDark } from '../modifiers.ts'

const WIND = {
  light: ['hard', 'CFI-RM-LightWind'],
  moderate: ['formidable', 'CFI-RM-ModerateWind'],
  strong: ['herculean', 'CFI-RM-StrongWind'],
  gale: ['hopeless', 'CFI-RM-Gale'],
} as const

/** What bears on a shot (Ranged Combat Situational Modifiers). */
export function shooting(
  s: State,
  f: Sealed<Fighter>,
  target: Sealed<Fighter>,
  item: Sealed<Item>,
  crowd?: Bearing,
): Bearing {
  const b = hampered(s, f, 'combat')
  const { wind, air } = s.scene
  if (wind !== 'none') situation(b, WIND[wind][0], `${wind} wind`, WIND[wind][1])
  if (gaitOf(target) === 'run') situation(b, 'hard', 'the target runs', 'CFI-RM-TargetRun')
  if (gaitOf(target) === 'sprint') situation(b, 'formidable', 'the target sprints', 'CFI-RM-TargetSprint')
  const light = lightFor(s, f)
  seesInTheDark(s, f, b)
  if (air === 'mist' || light === 'partial')
    situation(b, 'hard', air === 'mist' ? 'mist' : 'half-light', 'CFI-RM-MistOrPartialDark')
  if (air === 'smoke' || air === 'fog' || light === 'pitch')
    situation(b, 'formidable', light === 'pitch' ? 'darkness' : air, 'CFI-RM-SmokeOrDark')
  // Ruling CFI-A121: for a shot total cover is that, and no further grade.
  if (f.blind || target.cover?.total) situation(b, 'herculean', 'the target is hidden', 'CFI-RM-Obscured')
  // Ruling CFI-A110: whoever is at close quarters with somebody is known to be there.
  if (target.invisible)
    situation(
      b,
      f.watchful || engaged(s, target) ? 'herculean' : 'hopeless',
      'the target is invisible',
      'CFI-RM-Invisible',
    )
  if (target.stance === 'prone') situation(b, 'formidable', 'the target lies prone', 'CFI-RM-TargetProne')
  if (f.stance === 'prone' && !(f.prepared && has(item, 'crossbow')))
    situation(b, 'herculean', 'prone', 'CFI-RM-AttackerProne')
  if (f.footing === 'unstable') situation(b, 'hard', 'unstable ground', 'CFI-RM-AttackerUnstable')
  blinded(f, b)
  if (lasts(target.lasting, 'shield') && arcOf(s, target, f) === 'front')
    situation(b, item.weapon.missile?.thrown ? 'herculean' : 'formidable', 'a magic shield', 'CFI-CAST-Shield')
  if (f.mount !== undefined) cap(b, f.facts.skills.ride, 'Ride', 'CFI-RNG-Cap')
  if (f.footing === 'swimming' || f.footing === 'submerged') cap(b, f.facts.skills.swim, 'Swim', 'CFI-RNG-Cap')
  if (f.footing === 'climbing') cap(b, f.facts.skills.athletics, 'Athletics', 'CFI-RNG-Cap')
  if (crowd !== undefined && crowd.situations > 0)
    situation(b, crowd.grade >= 5 ? 'formidable' : 'hard', crowd.because, crowd.rule)
  if (aimedAt(f, target)) aims(s, b)
  return b
}

/** Whether a whole round went into aiming at him, and it is not yet too late (CFI-AIM-01; Ruling CFI-A81). */
export const aimedAt = (f: Sealed<Fighter>, target: Sealed<Fighter>): boolean =>
  f.aimingAt === target.id && lasts(f.lasting, 'aimed')

/** One grade less of a penalty; without one nothing, unless the fight says otherwise (Ruling CFI-A41). */
function aims(s: State, b: Bearing): void {
  if (b.grade > 3 || s.options.aiming === 'always') shift(b, -1, 'aimed', 'CFI-AIM-01')
}
