import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { best, picking } from '../../../mechanisms/deciding.ts'
import { itemOf, itemOption } from '../../../mechanisms/hands.ts'
import { modifierDice } from '../content/tables.ts'
import { formOf, has, sizeRank } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'
import { mean } from './arming.ts'
import { meanArmor } from './choosing-effects.ts'
import type { Temperament } from './deciding.ts'
import { known, self } from './targets.ts'

type Of<K extends Question['ask']> = Choice<Extract<Question, { readonly ask: K }>>
type F = Sealed<Fighter>

/** What a blow of his comes to on average beyond somebody's armor: one that is stopped is not worth lying down for. */
function throughArmor(foe: F, item: F['items'][number] | undefined, shot: boolean, me: F): number {
  const damage = (shot ? item?.weapon.missile?.damage : undefined) ?? item?.weapon.damage ?? '1d3'
  const { sign, dice } = modifierDice(foe.facts.step)
  return mean(damage) + dice.reduce((sum, [n, sides]) => sum + (sign * n * (sides + 1)) / 2, 0) - meanArmor(me)
}
/** From so many points on. */
const WORTH_A_DIVE = 1

/** What meets an attack best: a guard large enough, or a dive; a miss is parried if points are to spare. */
export function defend(choice: Of<'defend'>, s: Sealed<State>, t: Temperament): Option {
  const me = self(s, choice)
  const { about } = choice
  const foe = known(s, about.at)
  if (me === undefined || foe === undefined) return picking(choice, 'none')
  if (about.action === 'area') return picking(choice, 'evade')
  if (about.action === 'leap') return picking(choice, me.facts.skills.brawn > me.facts.skills.evade ? 'brawn' : 'evade')
  const { level } = about
  if (level === 'failure' && (me.points < 2 || t === 'cautious')) return picking(choice, 'none')
  const item = itemOf(foe, about.item)
  const shot = about.action === 'shot'
  const size =
    item === undefined
      ? 1
      : shot && item.weapon.missile !== undefined
        ? sizeRank(item.weapon.missile.force)
        : formOf(item).size + (about.action === 'charge' ? 1 : 0)
  const missed = level === 'failure' || level === 'fumble'
  const dives = !missed && throughArmor(foe, item, shot, me) >= WORTH_A_DIVE
  return best(choice, ({ key }) => {
    if (key === 'none') return t === 'aggressive' && me.points < 2 ? 25 : 12
    if (key === 'evade') return !dives ? 0 : me.facts.skills.evade / 3
    if (key === 'acrobatics') return !dives ? 0 : me.facts.skills.acrobatics / 1.5
    const guard = me.items.find((each) => each.id === `${me.id} ${key}` || each.id === key)
    if (guard === undefined) return 0
    const short = size - formOf(guard).size
    const stops = missed ? 0.8 : short <= 0 ? 1 : short === 1 ? 0.6 : 0.2
    return (
      (guard.weapon.kind === 'unarmed' ? me.facts.skills.unarmed : me.facts.combat) * stops +
      (guard.weapon.kind === 'shield' ? 1 : 0)
    )
  })
}

/** A weapon made to be set against a charge is; others leave it to a parry. */
export function receive(choice: Choice<Question>, s: Sealed<State>, t: Temperament): Option {
  const me = self(s, choice)
  const set = me?.items.filter((item) => has(item, 'set')).map((item) => `strike with ${itemOption(me, item).key}`)
  const any = t === 'aggressive' ? [choice.options[0]?.key ?? 'none'] : []
  return picking(choice, ...(set ?? []), ...any, 'none')
}

/** Luck goes to what decides a fight: a wound to be withstood, a critical to be undone, an attack while there is plenty. */
export function luck(choice: Of<'luck'>, s: Sealed<State>, t: Temperament): Option {
  const me = self(s, choice)
  const { roll, level, swapped } = choice.about
  if (me === undefined) return picking(choice, 'none')
  if (swapped === 'success' || swapped === 'critical')
    return me.luck > 1 || roll !== 'attack' ? picking(choice, 'swap') : picking(choice, 'none')
  if (roll === 'endurance' || roll === 'bleed' || roll === 'stun') return picking(choice, 'again', 'none')
  if (roll === 'attack' && level === 'critical') return picking(choice, 'force', 'none')
  if (roll === 'damage') return picking(choice, 'none')
  return me.luck > 2 && t !== 'cautious' && level !== undefined
    ? picking(choice, 'again', 'none')
    : picking(choice, 'none')
}

export const mitigate = (choice: Choice<Question>, _t: Temperament): Option => picking(choice, 'mitigate')
