import type { Spell } from '../content/spells.ts'
import { everything } from '../modifiers.ts'
import { counts, type Note } from '../note.ts'
import type { Fighter, State } from '../types.ts'

/**
 * Common Magic as the situation leaves it: restrained −30%, prone or on unstable ground −20%, and a target other than
 * oneself or what one touches partly or heavily obscured −20% or −40% (LEG-MAG-Modifiers).
 */
export function castingSkill(s: State, f: Fighter, spell: Spell, note: Note): number {
  let skill = f.facts.skills.commonMagic + everything(s, f, note)
  if (restrained(s, f)) skill += counts(note, -30, 'restrained', 'LEG-MAG-Modifiers')
  if (f.stance === 'prone') skill += counts(note, -20, 'prone', 'LEG-MAG-Modifiers')
  if (f.footing === 'unstable') skill += counts(note, -20, 'unstable ground', 'LEG-MAG-Modifiers')
  if (spell.at === 'ranged') {
    const { light, haze } = s.scene
    if (light === 'dark' || haze === 'fog') skill += counts(note, -40, 'a heavily obscured target', 'LEG-MAG-Modifiers')
    else if (light === 'partial' || haze === 'mist') {
      skill += counts(note, -20, 'a partially obscured target', 'LEG-MAG-Modifiers')
    }
  }
  return skill
}

/** A target wholly hidden: in pitch black, or behind cover on all sides (LEG-MAG-Modifiers). */
export const hiddenFrom = (s: State, spell: Spell, target: Fighter): boolean =>
  spell.at === 'ranged' && (s.scene.light === 'pitch' || target.cover?.total === true)

const restrained = (s: State, f: Fighter): boolean =>
  s.holds.some((hold) => hold.on === f.id && hold.location !== undefined)
