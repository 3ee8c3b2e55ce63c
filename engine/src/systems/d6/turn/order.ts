import { optionOf } from '../../../mechanisms/asking.ts'
import { hurtPartAdds, hurtPartDice } from '../body/penalties.ts'
import { initiativeDice } from '../body/special-abilities.ts'
import { type DieCode, rollTogether } from '../book/diecode.ts'
import { characterPointsAfter } from '../state/character-and-fate-points.ts'
import { initiativeBonus } from '../state/derive.ts'
import { throwCode, totalRolled } from '../state/dice.ts'
import { active, fighter, ranks } from '../state/fighters.ts'
import { hasBegun } from '../state/lasting.ts'
import { counts, type Note, noting } from '../state/note.ts'
import type { Ctx, Fighter, State } from '../state/types.ts'

/** Points on an initiative total; neither Wound levels nor the number of actions touch it (D6-C-INIT-Free), but a badly hurt head or leg does. Ruling D6-A39. */
function initiativeAdds(s: State, f: Fighter, note: Note): number {
  let sum = hurtPartAdds(s, f, 'initiative', note)
  if (s.options.useInitiativeBonus) {
    const { attributes, skills } = f.facts
    const better = ranks(f, 'skillBonus', 'search') + ranks(f, 'increasedAttribute', 'agility')
    const bonus = initiativeBonus(attributes.acumen, skills.search, attributes.agility, better)
    if (bonus > 0) sum += counts(note, bonus, 'search or Agility', 'D6-C-INIT-OptBonus')
  }
  return sum
}

/** Acumen with what quickens and what hinders him. */
const codeFor = (s: State, f: Fighter, note: Note): DieCode =>
  f.facts.attributes.acumen + initiativeDice(s, f, note) + hurtPartDice(s, f, 'initiative', note)

const ALONE = ['D6-INIT-Roll', 'D6-C-INIT-Free', 'D6-C-INIT-Points'] as const
const TOGETHER = [...ALONE, 'D6-C-INIT-Group', 'D6-C-GROUP-Roll'] as const
/** Rolls Acumen for each, or once for those of a side with equal codes (D6-C-INIT-Group). */
export function rollInitiative(ctx: Ctx, s: State): void {
  const able = s.fighters.filter(active)
  const groups = s.options.groupInitiative ? groupsOf(s, able) : able.map((f) => [f])
  for (const group of groups) {
    const leader = group[0]
    if (leader === undefined) continue
    const [modifiers, note] = noting(ctx)
    const code = codeFor(s, leader, note)
    const adds = initiativeAdds(s, leader, note)
    const thrown = throwCode(ctx, s, leader.id, 'initiative', code, adds, { terms: modifiers })
    // Character Points may go on initiative, Fate Points may not (D6-C-INIT-Points).
    characterPointsAfter(ctx, s, leader, thrown, null)
    const total = totalRolled(ctx, thrown)
    for (const f of group) {
      f.initiative = total
      ctx.emit?.({ type: 'initiative', who: f.id, total, modifiers, rule: group.length > 1 ? TOGETHER : ALONE })
    }
  }
}
/** Alike are those of a side who would roll the same dice and add the same: nobody's quickness is the others'. */
const groupsOf = (s: State, able: readonly Fighter[]): (readonly Fighter[])[] =>
  [...new Set(able.map((f) => f.side))].flatMap((side) => [
    ...rollTogether(
      able.filter((f) => f.side === side),
      (f) => `${codeFor(s, f, undefined)} ${initiativeAdds(s, f, undefined)}`,
    ),
  ])

/** Who goes first where nothing was rolled or totals are equal, in the book's order (D6-C-INIT-Ties); sides nothing sets apart go by their names, the last of the alphabet first, however they are listed. */
function quicker(a: Fighter, b: Fighter): number {
  return (
    ranks(b, 'fastReactions') - ranks(a, 'fastReactions') ||
    b.facts.attributes.acumen - a.facts.attributes.acumen ||
    b.facts.skills.search - a.facts.skills.search ||
    b.facts.attributes.agility - a.facts.attributes.agility ||
    b.facts.skills.dodge - a.facts.skills.dodge ||
    (a.side === b.side ? 0 : a.side > b.side ? -1 : 1)
  )
}

/** Nobody rolls: who does the first thing of consequence goes first, the others by their nature, and so it stays (D6-C-INIT-M1). */
export function firstAct(ctx: Ctx, s: State): void {
  const able = s.fighters.filter(active).sort(quicker)
  const usual = able[0]
  if (usual === undefined) return
  const options = able.map((f) => optionOf(f.id))
  const first = ctx.choose({ who: 'gm', about: { ask: 'first act' }, options, usual: usual.id })
  able.forEach((f, i) => {
    f.initiative = f.id === first.key ? able.length + 1 : able.length - i
  })
  ctx.emit?.({ type: 'firstAct', who: first.key, rule: ['D6-INIT-FirstAct', 'D6-C-INIT-M1', 'D6-A01'] })
}

const IN_ORDER = ['D6-STEP-Sequence', 'D6-EX-GroupInit'] as const
/** The order of the round: the highest first (D6-INIT-Roll). */
export function setOrder(ctx: Ctx, s: State): void {
  const before = (a: Fighter, b: Fighter): number =>
    Number(hasBegun(b, 'surprising')) - Number(hasBegun(a, 'surprising')) ||
    b.initiative - a.initiative ||
    quicker(a, b)
  s.order = s.fighters
    .filter((f) => f.condition !== 'dead' && f.condition !== 'fled')
    .sort(before)
    .map((f) => f.id)
  const tie = s.order.some(
    (id, i) => i > 0 && fighter(s, id).initiative === fighter(s, s.order[i - 1] ?? id).initiative,
  )
  const order = s.order.filter((id) => active(fighter(s, id)))
  ctx.emit?.({ type: 'order', order, rule: tie ? [...IN_ORDER, 'D6-C-INIT-Ties'] : IN_ORDER })
}
