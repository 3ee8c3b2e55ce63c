import { die } from '../../../dice/chance.ts'
import type { Modifier, Toss } from '../../../kernel/types.ts'
import { succeeds, tested } from '../body/checks.ts'
import { everything } from '../body/plain-skills.ts'
import type { Spell } from '../content/spells.ts'
import { whollyHidden } from '../ground/cover.ts'
import { counts, type Note, noting } from '../state/note.ts'
import type { Ctx, Fighter, Level, State } from '../state/types.ts'

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
export const hiddenFrom = (s: State, spell: Spell, f: Fighter, target: Fighter): boolean =>
  spell.at === 'ranged' && (s.scene.light === 'pitch' || whollyHidden(s, f, target, true))

const restrained = (s: State, f: Fighter): boolean =>
  s.holds.some((hold) => hold.on === f.id && hold.location !== undefined)

const COMMON_MAGIC = die('common magic', 100)

/** The roll of Common Magic and its price; a target wholly hidden makes it fail (LEG-MAG-Cast, LEG-MAG-Cost, LEG-MAG-Modifiers). */
export function roll(
  ctx: Ctx,
  s: State,
  f: Fighter,
  spell: Spell,
  magnitude: number,
  target: Fighter,
): { readonly toss: Toss<number>; readonly skill: number; readonly level: Level } {
  const list: Modifier[] | undefined = ctx.emit === undefined ? undefined : []
  const skill = castingSkill(s, f, spell, noting(list))
  if (list?.length) {
    ctx.emit?.({ type: 'skill', who: f.id, what: 'common magic', skill, modifiers: list, rule: 'LEG-MAG-Modifiers' })
  }
  const { toss, level: rolled } = tested(ctx, f, COMMON_MAGIC, skill)
  const hidden = hiddenFrom(s, spell, f, target) && succeeds(rolled)
  const level = hidden ? 'failure' : rolled
  ctx.emit?.({
    type: 'cast',
    who: f.id,
    at: target.id,
    spell: spell.name,
    magnitude,
    roll: ctx.shown(toss),
    skill,
    level,
    rule: hidden ? ['LEG-MAG-Cast', 'LEG-MAG-Modifiers'] : 'LEG-MAG-Cast',
  })
  pay(ctx, f, price(level, magnitude))
  return { toss, skill, level }
}

/** A spell costs its Magnitude, one point less if critical; a plain failure costs nothing, a fumble all of it (LEG-MAG-Cost). */
function price(level: Level, magnitude: number): number {
  if (level === 'failure') return 0
  return level === 'critical' ? Math.max(1, magnitude - 1) : magnitude
}

function pay(ctx: Ctx, f: Fighter, points: number): void {
  if (points === 0) return
  f.magicPoints = Math.max(0, f.magicPoints - points)
  ctx.emit?.({ type: 'magicPoints', who: f.id, spent: points, left: f.magicPoints, rule: 'LEG-MAG-Cost' })
}
