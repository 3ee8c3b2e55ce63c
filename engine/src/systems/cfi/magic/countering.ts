import { succeeds } from '../body/checks.ts'
import { canReact } from '../body/conditions.ts'
import { costOf } from '../content/spells.ts'
import { feet } from '../ground/reach.ts'
import { foes } from '../state/fighters.ts'
import type { Casting, Ctx, Fighter, State } from '../state/types.ts'
import { castingRoll } from './casting.ts'

const COUNTER = [{ key: 'dispel' }, { key: 'none' }] as const

/** A counter of one Turn or one that is held: of the spells here a held Dispel above the other's Magnitude (CFI-REA-CounterSpell, CFI-CAST-Dispel); an Avert touches only the least (CFI-CAST-Avert). */
function counters(s: State, f: Fighter, caster: Fighter, { intensity }: Casting, free: boolean): boolean {
  const { casting } = f
  if (casting?.spell !== 'dispel' || casting.left > 0 || casting.intensity <= intensity) return false
  return (
    foes(f, caster) &&
    canReact(s, f) &&
    (free || f.points > 0) &&
    f.magicPoints >= costOf('dispel', casting.intensity) &&
    feet(s, f.id, caster.id) <= 360
  )
}

/** Whether an enemy cancels the whole spell; against one that is held he may do so freely (CFI-PRO-HoldMagic). */
export function countered(ctx: Ctx, s: State, caster: Fighter, casting: Casting, free: boolean): boolean {
  for (const f of s.fighters) {
    if (!counters(s, f, caster, casting, free) || f.casting === undefined) continue
    const about = { ask: 'counter spell', at: caster.id, spell: casting.spell } as const
    if (ctx.choose({ who: f.id, about, options: COUNTER, usual: 'none', hidden: true }).key === 'none') continue
    if (!free) f.points--
    const dispel = f.casting
    f.casting = undefined
    ctx.emit?.({
      type: 'releases',
      who: f.id,
      spell: 'dispel',
      intensity: dispel.intensity,
      at: caster.id,
      rule: free ? ['CFI-REA-CounterSpell', 'CFI-PRO-HoldMagic'] : 'CFI-REA-CounterSpell',
    })
    if (!succeeds(castingRoll(ctx, s, f, dispel).level)) continue
    ctx.emit?.({
      type: 'spellLost',
      who: caster.id,
      spell: casting.spell,
      why: 'countered',
      rule: ['CFI-REA-CounterSpell', 'CFI-CAST-Dispel'],
    })
    return true
  }
  return false
}
