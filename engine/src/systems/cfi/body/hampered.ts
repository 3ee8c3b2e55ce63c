import type { Sealed } from '../../../kernel/types.ts'
import { held } from '../../../mechanisms/hands.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import { GRADES, impaleGrade, weariness } from '../content/tables.ts'
import type { Skill } from '../content/types.ts'
import { arcOf } from '../ground/reach.ts'
import { able, inWater, isLimb } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'
import { type Bearing, bearing, easier, effective, shift, situation } from './difficulty.ts'

type F = Sealed<Fighter>

/** Skills of muscle and nimbleness, which a load hampers (CFI-ENC-Load). */
const BODILY: readonly (Skill | 'combat')[] = [
  'acrobatics',
  'athletics',
  'brawn',
  'evade',
  'ride',
  'stealth',
  'swim',
  'unarmed',
  'combat',
  'fly',
]

/** Things he carries. */
export const load = (f: F): number =>
  f.items.reduce((sum, item) => sum + (held(item) || item.where === 'stowed' ? item.weapon.things : 0), f.facts.things)

/** What hampers whatever he does: fatigue, weapons in his wounds, what he is caught in, his load, the light, the game master's word. */
export function hampered(s: Sealed<State>, f: F, skill: Skill | 'combat', b: Bearing = bearing()): Bearing {
  if (f.fatigue > 0 && !lasts(f.lasting, 'frenzy')) {
    const { grade, name } = weariness(f.fatigue)
    situation(b, grade, name, 'CFI-FTG-Grade')
  }
  impaled(s, f, b)
  if (enmeshed(s, f)) shift(b, 1, 'entangled', 'CFI-SE-Entangle')
  if (s.scene.light === 'day' && able(f, 'lightSensitive')) shift(b, 1, 'daylight', 'CFI-ABL-LightSensitive')
  const over = load(f) - f.facts.characteristics.str
  if (over > 0 && BODILY.includes(skill)) shift(b, over > f.facts.characteristics.str ? 2 : 1, 'loaded', 'CFI-ENC-Load')
  if (
    s.options.seriousHampers &&
    f.limbs.some((limb) => limb.wound === 'serious') &&
    skill !== 'endurance' &&
    skill !== 'willpower'
  )
    shift(b, 1, 'a Serious Wound', 'CFI-WND-Hampered')
  for (const { who, grade, because } of s.favors) {
    if (who !== f.id) continue
    if (GRADES.indexOf(grade) < GRADES.indexOf('standard')) easier(b, grade, because, 'CFI-CM-Worst')
    else situation(b, grade, because, 'CFI-CM-Worst')
  }
  return b
}

/** What a skill of his is worth with all that hampers it, where nobody is told of what it is made up. */
export const worthOf = (s: Sealed<State>, f: F, skill: Skill, b: Bearing = hampered(s, f, skill)): number =>
  effective(s.options, f.facts.skills[skill], b, undefined)

/** Weapons of one Size add nothing to each other; of several the worst counts (CFI-SE-Impale; Ruling CFI-A20). */
function impaled(s: Sealed<State>, f: F, b: Bearing): void {
  let worst = GRADES.indexOf('standard')
  for (const { on, size } of s.impaled) {
    if (on !== f.id) continue
    const grade = impaleGrade(f.facts.characteristics.siz, size)
    worst = Math.max(worst, GRADES.indexOf(grade === 'incapacitated' ? 'hopeless' : grade))
  }
  situation(b, GRADES[worst] ?? 'standard', 'a weapon in the wound', 'CFI-SE-Impale')
}

const enmeshed = (s: Sealed<State>, f: F): boolean =>
  s.holds.some((hold) => hold.kind === 'entangle' && hold.on === f.id && !isLimb(f, hold.location ?? 0))

/** Evade is Standard whatever the situation, but not from behind (CFI-MIN-EvadeBack). Ruling CFI-A87: nor, if so ruled, prone. */
export function evading(s: State, f: F, from: F | undefined): Bearing {
  const b = hampered(s, f, 'evade')
  if (from !== undefined && arcOf(s, f, from) === 'back') situation(b, 'formidable', 'from behind', 'CFI-MIN-EvadeBack')
  if (s.options.prone === 'evadeToo' && f.stance === 'prone') situation(b, 'formidable', 'prone', 'CFI-CM-Prone')
  return b
}

/** The skill an evader uses: Fly aloft, Swim in water for who lives there (CFI-ABL-Flying, CFI-ABL-Swimmer). */
export function evadeSkill(f: F): Skill {
  if (f.aloft && f.facts.skills.fly > 0) return 'fly'
  return inWater(f) && able(f, 'swimmer') ? 'swim' : 'evade'
}

export const athleticSkill = (f: F): Skill => (inWater(f) && able(f, 'swimmer') ? 'swim' : 'athletics')
