import { SPELLS } from '../content/spells.ts'
import { castingActions } from '../derive.ts'
import { spend } from '../exertion.ts'
import { active, foes } from '../fighters.ts'
import type { Ctx, Fighter, State } from '../types.ts'
import { drained, roll } from './casting.ts'
import { greatest, inSpellRange } from './targets.ts'

const COUNTER = SPELLS.countermagic
/** What is cast in reaction must be done with one Combat Action (LEG-MAG-Time). */
const AT_ONCE = [1, 2].filter((magnitude) => castingActions(magnitude) === 1)
const NOT: { readonly key: string; readonly magnitude: number } = { key: 'none', magnitude: 0 }
const MAGNITUDES = AT_ONCE.map((magnitude) => ({ key: `magnitude ${magnitude}`, magnitude }))

/** Whether some foe of the caster answers an offensive spell with Countermagic of at least its Magnitude (LEG-MAG-Reactive). */
export function countered(ctx: Ctx, s: State, caster: Fighter, spell: string, magnitude: number, at: string): boolean {
  for (const f of s.fighters) {
    if (!couldCounter(s, f, caster)) continue
    const options = [NOT, ...MAGNITUDES.filter((option) => option.magnitude <= greatest(f, COUNTER))]
    if (options.length === 1) continue
    const about = { ask: 'counter', at, against: caster.id, spell, magnitude, rule: 'LEG-MAG-Reactive' } as const
    const chosen = ctx.choose({ who: f.id, about, options, usual: 'none' })
    if (chosen.magnitude === 0) continue
    spend(ctx, s, f, 'castSpell')
    const { level } = roll(ctx, s, f, COUNTER, chosen.magnitude, caster)
    const ends = (level === 'critical' || level === 'success') && chosen.magnitude >= magnitude
    ctx.emit?.({
      type: 'countered',
      who: f.id,
      at: caster.id,
      spell,
      ends,
      rule: ['LEG-MAG-Reactive', 'LEG-SPL-Countermagic', 'LEG-ACT-CastSpell', 'LEG-CA-02'],
    })
    if (f.magicPoints === 0) drained(ctx, s, f)
    if (ends) return true
  }
  return false
}

const couldCounter = (s: State, f: Fighter, caster: Fighter): boolean =>
  foes(f, caster) &&
  active(f) &&
  f.actions > 0 &&
  f.casting === undefined &&
  f.facts.spells.countermagic !== undefined &&
  f.magicPoints >= COUNTER.magnitude &&
  inSpellRange(s, f, caster.id)
