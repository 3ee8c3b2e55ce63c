import { lasts } from '../../../mechanisms/lasting.ts'
import { D, type DieCode } from '../book/diecode.ts'
import { hurtParts } from '../content/difficulty-modifiers.ts'
import type { Trait } from '../content/skills.ts'
import { type WoundLevel, wounds } from '../content/wound-levels.ts'
import { overlay, severity } from '../state/derive.ts'
import { attributeOf } from '../state/fighters.ts'
import { cites, counts, countsDice, type Note } from '../state/note.ts'
import type { Fighter, State } from '../state/types.ts'

/** The Wound level that counts: his own, or the one his Body Points show where they are read so (D6-C-BP-Overlay). */
export function levelNow(s: State, f: Fighter): WoundLevel {
  if (s.options.injury === 'wounds') return f.wound
  return s.options.woundOverlay ? overlay(f.body, f.fullBody) : 'unhurt'
}

/** Dice injuries take from skill and attribute rolls; only the worst penalty counts (D6-C-W-NotCumulative). */
export function injuryDice(s: State, f: Fighter, note: Note): DieCode {
  if (s.options.locationEffects === 'instead' && f.hurt.length > 0) return 0
  if (s.options.fastCombat && s.round > 1) {
    return f.fastPenalty === 0 ? 0 : countsDice(note, f.fastPenalty, 'hurt in the first round', 'D6-C-OPT-FastCombat')
  }
  const level = levelNow(s, f)
  const stunned = lasts(f.lasting, 'stunned')
  if (level !== 'unhurt' && severity(level) > severity('stunned')) {
    const { penalty, rule } = wounds[level]
    if (penalty === 0) return 0
    cites(note, 'only the worst penalty counts', 'D6-C-W-NotCumulative')
    return countsDice(note, penalty, level, level === 'severely wounded' ? 'D6-C-W-Severe' : rule)
  }
  return stunned ? countsDice(note, wounds.stunned.penalty, 'stunned', wounds.stunned.rule) : 0
}

const hinders = (f: Fighter, part: keyof typeof hurtParts, name: string): boolean => {
  const listed: readonly string[] = hurtParts[part]
  if (!listed.includes(name)) return false
  if (part === 'head') return f.hurt.includes('head')
  return part === 'leg' ? f.hurt.includes('leg') : f.hurt.includes('arm') || f.hurt.includes('hand')
}
const PARTS = ['leg', 'arm', 'head'] as const

/** What a hurt part may hinder: a skill, an attribute, or initiative. */
type Hindered = Trait | 'initiative'
function partsHindering(f: Fighter, name: Hindered): number {
  let parts = 0
  for (const part of PARTS)
    if (hinders(f, part, name) || (name !== 'initiative' && hinders(f, part, attributeOf(name)))) parts++
  return parts
}

/** Badly hurt parts take a point from what is done with them (D6-C-HIT-Effects). */
export function hurtPartAdds(s: State, f: Fighter, name: Hindered, note: Note): number {
  if (f.hurt.length === 0 || s.options.locationEffects !== 'besides') return 0
  const parts = partsHindering(f, name)
  return parts === 0 ? 0 : counts(note, -parts, 'a badly hurt part', 'D6-C-HIT-Effects')
}
/** Or a die, where that takes the place of Wound penalties. */
export function hurtPartDice(s: State, f: Fighter, name: Hindered, note: Note): DieCode {
  if (f.hurt.length === 0 || s.options.locationEffects !== 'instead') return 0
  const parts = partsHindering(f, name)
  return parts === 0 ? 0 : countsDice(note, -parts * D, 'a badly hurt part', 'D6-C-HIT-Effects')
}
