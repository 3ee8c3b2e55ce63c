import { combatants, ORDINARY } from '../content/creatures.ts'
import { faithPoints, hitPoints, manaPoints } from '../state/derive.ts'
import type { Combatant, Fighter, Foe, State, Status, View } from '../state/types.ts'

/** A whole state that seat may believe in: foes as their kind is, or like ordinary people, in the middle of how they seem. */
export function imagine(seen: View, n = 0): State {
  return { ...seen, fighters: seen.fighters.map((f) => ('facts' in f ? f : believed(seen, f, n))) }
}
function believed({ options }: View, foe: Foe, n: number): Fighter {
  const { status: grade, seen, ...rest } = foe
  const kind: Combatant = combatants[foe.kind] ?? ORDINARY
  const more = n === 0 ? 0 : n % 2 === 1 ? Math.ceil(n / 2) : -Math.ceil(n / 2)
  const stat = (value: number): number => Math.max(1, Math.min(20, value + more))
  const facts: Combatant = {
    ...kind,
    ...seen,
    brawn: stat(kind.brawn),
    finesse: stat(kind.finesse),
    savvy: stat(kind.savvy),
    nerve: stat(kind.nerve),
  }
  const fullHp = hitPoints(facts, options)
  const [fullMana, fullFaith] = [manaPoints(facts, options), faithPoints(facts, options)]
  return {
    ...rest,
    facts,
    hp: middle(grade, fullHp, foe.dead),
    fullHp,
    mana: fullMana,
    fullMana,
    faith: fullFaith,
    fullFaith,
    cp: 0,
    draughts: kind.draughts,
  }
}
/** Hit Points in the middle of a grade. */
function middle(grade: Status, full: number, dead: boolean): number {
  switch (grade) {
    case 'healthy':
      return full
    case 'bruised':
      return Math.min(full - 1, Math.ceil((3 * full) / 4))
    case 'wounded':
      return Math.max(1, Math.floor(full / 4))
    case 'incapacitated':
      return -Math.floor(full / 4)
    case 'dead':
      return dead ? 0 : -full
  }
}
