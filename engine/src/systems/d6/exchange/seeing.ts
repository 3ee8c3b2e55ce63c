import { lasts } from '../../../mechanisms/lasting.ts'
import { unclear } from '../body/special-abilities.ts'
import { abilities } from '../content/abilities.ts'
import { gloom } from '../ground/cover.ts'
import { metres, ranks } from '../state/fighters.ts'
import { counts, type Note, ownOf } from '../state/note.ts'
import type { Fighter, State } from '../state/types.ts'

/** What abilities of both add to the difficulty of hitting: a blurred or unseen target, fear of it, confusion, darkness around it. */
export function hardToHit(s: State, attacker: Fighter, target: Fighter, heard: Note): number {
  const note = ownOf(heard, target)
  let sum = unclear(target, note)
  // An Achilles' heel may be that one is easily hit (D6-C-DIS-Achilles).
  if (ranks(target, 'achillesHeel', 'easily hit') > 0) {
    sum += counts(note, -abilities.achillesHeel.once.attackedAt, 'Achilles’ Heel', abilities.achillesHeel.rule)
  }
  // Ruling D6-A65: those it frightened find it harder to hit.
  if (lasts(attacker.lasting, 'frightened', target.id)) {
    sum += counts(note, ranks(target, 'fear'), 'afraid', abilities.fear.rule)
  }
  return sum + sight(s, attacker, target, heard)
}

/**
 * Darkness somebody spreads hides whoever is in it (D6-C-SA-Darkness); keen and heat-seeing eyes see through what the dark
 * hides, and through no more than that (D6-C-SA-EnhancedSense, D6-C-SA-Infravision).
 */
function sight(s: State, attacker: Fighter, target: Fighter, note: Note): number {
  const spread = darkAround(s, attacker, target, note)
  let hidden = spread + gloom(s, target)
  const sees = (ability: 'infravision' | 'enhancedSense', because: string, each: number, of?: string): number => {
    const more = Math.min(hidden, each * ranks(attacker, ability, of))
    if (more <= 0) return 0
    hidden -= more
    return counts(note, -more, because, abilities[ability].rule)
  }
  const { sightInTheDark } = abilities.infravision.each
  // Ruling D6-A89: twilight is a darkness, too.
  const useless = s.scene.light === 'poor' && spread === 0 && !s.options.infravisionInTwilight
  const seen =
    (useless ? 0 : sees('infravision', 'Infravision', sightInTheDark)) +
    sees('enhancedSense', 'Enhanced Sense', 1, 'sight')
  return spread + seen
}
function darkAround(s: State, attacker: Fighter, target: Fighter, note: Note): number {
  for (const f of s.fighters) {
    if (f === attacker) continue
    const dark = ranks(f, 'darkness')
    if (dark === 0 || metres(s, f.id, target.id) > dark) continue
    return counts(ownOf(note, f), abilities.darkness.each.sight, 'Darkness', abilities.darkness.rule)
  }
  return 0
}
