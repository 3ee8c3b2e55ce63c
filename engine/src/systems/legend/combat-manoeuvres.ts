import type { Option } from '../../kernel/types.ts'
import { listed } from './fighters.ts'
import { trip } from './manoeuvres/trip.ts'
import type { LegendRule } from './rules.ts'
import type { Ctx, Exchange, State } from './types.ts'

/** A Combat Manoeuvre as the summary table lists it, and when this exchange allows it. */
interface Manoeuvre extends Option {
  readonly rule: LegendRule
  readonly by: 'attacker' | 'defender' | 'both'
  /** Only on a critical success (LEG-LVL-03). */
  readonly critical?: true
  /** May be chosen more than once (LEG-LVL-05). */
  readonly stacks?: true
  allows?(s: State, x: Exchange): boolean
}

export const MANOEUVRES: readonly Manoeuvre[] = [
  { key: 'bypassArmour', rule: 'LEG-MAN-BypassArmour', by: 'attacker', critical: true },
  {
    key: 'bypassParry',
    rule: 'LEG-MAN-BypassParry',
    by: 'attacker',
    stacks: true,
    allows: (_, x) => x.defence === 'parry',
  },
  { key: 'chooseLocation', rule: 'LEG-MAN-ChooseLocation', by: 'attacker' },
  { key: 'impale', rule: 'LEG-MAN-Impale', by: 'attacker', allows: (_, x) => listed(x.item, 'impale') },
  { key: 'maximiseDamage', rule: 'LEG-MAN-Maximise', by: 'attacker', critical: true, stacks: true },
  { key: 'tripOpponent', rule: 'LEG-MAN-Trip', by: 'both', allows: (_, x) => loser(x).stance === 'standing' },
  {
    key: 'enhanceParry',
    rule: 'LEG-MAN-EnhanceParry',
    by: 'defender',
    stacks: true,
    allows: (_, x) => x.attackLevel === 'success',
  },
  { key: 'redirectBlow', rule: 'LEG-MAN-RedirectBlow', by: 'defender', allows: (_, x) => x.attackLevel === 'success' },
]
const NONE: Option = { key: 'none' }

export const loser = (x: Exchange): Exchange['attacker'] => (x.winner === x.attacker ? x.defender : x.attacker)

/** The winner picks a manoeuvre for each level, before damage and location (LEG-LVL-01, LEG-LVL-02, LEG-LVL-04). */
export function offeredManoeuvres(ctx: Ctx, s: State, x: Exchange, levels: number): void {
  const winner = x.winner
  if (winner === undefined) return
  const side = winner === x.attacker ? 'attacker' : 'defender'
  const level = winner === x.attacker ? x.attackLevel : x.defenceLevel
  ctx.emit?.({ type: 'levels', who: winner.id, levels, rule: ['LEG-LVL-01', 'LEG-LVL-02'] })
  for (let left = levels; left > 0; left--) {
    const options: Option[] = []
    for (const m of MANOEUVRES) {
      if (m.by !== 'both' && m.by !== side) continue
      if (m.critical === true && level !== 'critical') continue
      if (m.stacks !== true && x.chosen.includes(m.key)) continue
      if (m.allows === undefined || m.allows(s, x)) options.push(m)
    }
    options.push(NONE)
    const about = { ask: 'manoeuvre', at: loser(x).id, level, left, item: x.item.id } as const
    const chosen = ctx.choose({ who: winner.id, about, options, usual: 'none' })
    if (chosen.key === 'none') return
    x.chosen.push(chosen.key)
    const rule = MANOEUVRES.find((m) => m.key === chosen.key)?.rule
    ctx.emit?.({
      type: 'manoeuvre',
      who: winner.id,
      at: loser(x).id,
      manoeuvre: chosen.key,
      rule: rule === undefined ? 'LEG-LVL-02' : ['LEG-LVL-02', 'LEG-LVL-04'],
    })
  }
}

/** What each manoeuvre does once the blow has fallen. */
export const AFTER: Readonly<Record<string, (ctx: Ctx, s: State, x: Exchange) => void>> = {
  tripOpponent: trip,
}
