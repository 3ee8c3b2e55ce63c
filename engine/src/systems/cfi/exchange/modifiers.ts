import type { Sealed } from '../../../kernel/types.ts'
import { lasting, lasts } from '../../../mechanisms/lasting.ts'
import { type Bearing, cap, shift, situation } from '../body/difficulty.ts'
import { hampered } from '../body/hampered.ts'
import { arcOf } from '../ground/reach.ts'
import { able } from '../state/fighters.ts'
import type { Fighter, State } from '../state/types.ts'

type F = Sealed<Fighter>

/** What light and air do to somebody's eyes: nothing, half-light, or none (CFI-ABL-DarkVision, CFI-ABL-NightSight). */
export function lightFor(s: Sealed<State>, f: F): 'lit' | 'partial' | 'pitch' {
  const { light } = s.scene
  if (light === 'day' || light === 'lit') return 'lit'
  if (able(f, 'darkVision') || able(f, 'earthSense')) return 'lit'
  if (able(f, 'nightSight')) return light === 'partial' ? 'lit' : 'partial'
  return light
}

/** What his eyes make of the dark, told where it counts. */
export function seesInTheDark(s: Sealed<State>, f: F, b: Bearing): void {
  const { light } = s.scene
  if (light === 'day' || light === 'lit' || lightFor(s, f) === light) return
  const rule = able(f, 'darkVision')
    ? 'CFI-ABL-DarkVision'
    : able(f, 'earthSense')
      ? 'CFI-ABL-EarthSense'
      : 'CFI-ABL-NightSight'
  b.note = { because: 'sees in the dark', rule }
}

/** Situations of whoever fights hand to hand, attacking or parrying. */
function fighting(s: State, f: F, b: Bearing): void {
  if (f.footing === 'unstable') situation(b, 'hard', 'unstable ground', 'CFI-CM-Unstable')
  if (f.stance === 'crouching') situation(b, 'hard', 'crouching', 'CFI-CM-Crouch')
  if (s.scene.air === 'fog') situation(b, 'hard', 'poor visibility', 'CFI-CM-PoorVisibility')
  if (f.stance === 'prone') situation(b, 'formidable', 'prone', 'CFI-CM-Prone')
  const light = lightFor(s, f)
  seesInTheDark(s, f, b)
  if (light === 'partial') situation(b, 'formidable', 'half-light', 'CFI-CM-PartialDark')
  if (light === 'pitch') situation(b, 'herculean', 'darkness', 'CFI-CM-Pitch')
  seesNothing(f, b)
  if (f.mount !== undefined) cap(b, f.facts.skills.ride, 'Ride', 'CFI-CM-Cap')
  if (f.footing === 'swimming' || f.footing === 'submerged') cap(b, f.facts.skills.swim, 'Swim', 'CFI-CM-Cap')
  if (f.footing === 'climbing') cap(b, f.facts.skills.athletics, 'Athletics', 'CFI-CM-Cap')
}
/** Blind, or blinded for a time. */
function seesNothing(f: F, b: Bearing): void {
  if (f.blind) situation(b, 'herculean', 'blind', 'CFI-CM-Blind')
  blinded(f, b)
}
/** How badly sand or glare blinds. */
export const BLINDING = [{ key: 'hard' }, { key: 'formidable' }] as const
/** Blinded for a time, as badly as it was done (CFI-SE-BlindOpponent). */
export function blinded(f: F, b: Bearing): void {
  const by = lasting(f.lasting, 'blinded')
  if (by !== undefined) situation(b, BLINDING[by.value]?.key ?? 'hard', 'blinded', 'CFI-SE-BlindOpponent')
}

/** What bears on an attack hand to hand. */
export function striking(s: State, f: F, target: F, charging: boolean): Bearing {
  const b = hampered(s, f, 'combat')
  fighting(s, f, b)
  if (f.confined) situation(b, 'hard', 'confined', 'CFI-CM-Confined')
  if (charging) situation(b, 'hard', 'charging', 'CFI-CHG-02')
  if (target.invisible) situation(b, 'herculean', 'an unseen foe', 'CFI-CM-Blind')
  if (lasts(target.lasting, 'shield') && arcOf(s, target, f) === 'front')
    situation(b, 'hard', 'a magic shield', 'CFI-CAST-Shield')
  if (target.cover?.total) shift(b, 1, 'striking blindly', 'CFI-COV-03')
  return b
}

/** What bears on a parry. */
export function parrying(s: State, f: F, from: F, ranged: boolean): Bearing {
  const b = hampered(s, f, 'combat')
  fighting(s, f, b)
  if (!ranged && (from.higher || from.mount !== undefined) && !f.higher && f.mount === undefined)
    situation(b, 'hard', from.mount === undefined ? 'lower ground' : 'a mounted foe', 'CFI-CM-LowerOrMounted')
  if (arcOf(s, f, from) === 'back') situation(b, 'formidable', 'from behind', 'CFI-CM-Behind')
  if (from.invisible) situation(b, 'herculean', 'an unseen foe', 'CFI-CM-Blind')
  return b
}
