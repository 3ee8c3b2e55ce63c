import type { Choice, Option, Policy } from '../../../kernel/types.ts'
import { best, offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { armsAgainst } from '../body/arms.ts'
import { PLAIN } from '../exchange/declared.ts'
import { metres } from '../ground/reach.ts'
import type { RenQuestion } from '../screens/questions.ts'
import { active, fightsOn, foes, type Person, person, type Scene } from '../state/fighters.ts'
import type { State } from '../state/types.ts'
import { afterwards, beforehand } from './luck.ts'
import { ployOf } from './ploys.ts'
import { allAtOnce, bestAttack, bestBomb, chooseAction, isFar, type Temper } from './turn.ts'
import { bestStrike, weighed, worthOf } from './worth.ts'

type Decide = Policy<State, RenQuestion>
type Asked<T extends RenQuestion['ask']> = Extract<RenQuestion, { ask: T }>

const here = (s: Scene, id: string): Person | undefined => s.fighters.find((f) => f.id === id)

/** Whom: for a blow the one who pays best, for a run the nearest, for help anybody. */
function whom(choice: Choice<RenQuestion>, s: Scene, me: Person, { action }: Asked<'target'>): Option {
  if (action === 'attack' || action === 'aim') {
    const plan = bestAttack(s, me)
    const option = plan && offeredOf(choice, plan.target.id)
    if (option !== undefined) return option
  }
  const ploy = ployOf(s, me, action)
  const mark = ploy && offeredOf(choice, ploy.target.id)
  if (mark !== undefined) return mark
  return best(choice, ({ key }) => {
    const other = here(s, key)
    if (other === undefined) return -1000
    return -metres(s, me.id, key) - (active(other) ? 0 : 500) + (other.damage + 5 * other.wounds) / 50
  })
}

function withWhat(choice: Choice<RenQuestion>, s: Scene, me: Person, { at, action }: Asked<'weapon'>): Option {
  const target = here(s, at)
  if (action === 'attack a place') {
    const bomb = bestBomb(s, me)
    return (bomb && offeredOf(choice, bomb.arm.key)) ?? picking(choice)
  }
  if (target === undefined) return picking(choice)
  const ploy = ployOf(s, me, action)
  const hand = ploy && offeredOf(choice, ploy.arm.key)
  if (hand !== undefined) return hand
  const arms = armsAgainst(s, me, target)
  return best(choice, ({ key }) => {
    const arm = arms.find((each) => each.key === key)
    return arm === undefined ? 0 : bestStrike(s, arm.by, target, arm, PLAIN).worth
  })
}

/** The strike that pays best with this weapon at that target. */
function struck(choice: Choice<RenQuestion>, s: Scene, me: Person, { at, weapon }: Asked<'strike'>): Option {
  const target = here(s, at)
  const arm = target && armsAgainst(s, me, target).find(({ item }) => item.weapon.name === weapon)
  if (target === undefined || arm === undefined) return picking(choice, 'none')
  const by = person(s, arm.by.id)
  const worth = (key: string): number => {
    const strike = key as 'none'
    return key === 'called shot' ? -1 : worthOf(s, weighed(by, target, arm, strike))
  }
  return best(choice, ({ key }) => worth(key))
}

/** Where to: at the nearest foe he can get nearer to. */
function whither(choice: Choice<RenQuestion>, s: Scene, me: Person): Option {
  const near = s.fighters
    .filter((other) => foes(me, other) && fightsOn(other))
    .toSorted((a, b) => metres(s, me.id, a.id) - metres(s, me.id, b.id))
  return picking(choice, ...near.map(({ id }) => `towards ${id}`), 'stay')
}

/** Whether a blow to the neck would be the end of him (ruling REN-A51). */
const isFatal = (s: Scene, f: Person | undefined): boolean =>
  s.options.maimLethal === 'always' || (s.options.maimLethal !== 'never' && f?.unaware === true)

function answers(temper: Temper): Decide {
  return (choice, s) => {
    const { about } = choice
    if (choice.who === 'gm') return picking(choice)
    const me = person(s, choice.who)
    switch (about.ask) {
      case 'turn':
        return chooseAction(choice, s, me, temper)
      case 'target':
        return whom(choice, s, me, about)
      case 'weapon':
        return withWhat(choice, s, me, about)
      case 'strike':
        return struck(choice, s, me, about)
      case 'limb':
        return picking(choice, ...(isFatal(s, here(s, about.at)) ? ['neck'] : []), 'right arm')
      case 'arrow':
        return picking(choice, 'diamond', 'broadhead', 'common')
      case 'each': {
        const plan = allAtOnce(s, me).each.find(({ arm }) => arm.item.weapon.name === about.weapon)
        return (plan && offeredOf(choice, `${plan.arm.key} at ${plan.target.id}`)) ?? picking(choice)
      }
      case 'aim point':
        return picking(choice, bestBomb(s, me)?.at.id ?? '')
      case 'where':
        return whither(choice, s, me)
      case 'luck before':
        return beforehand(choice, s, me, about)
      case 'luck after':
        return afterwards(choice, s, me, about)
      case 'opportunity':
        return picking(choice, choice.usual ?? 'none')
      case 'defend':
        return guard(choice)
      case 'ready':
        return picking(choice, 'attack', 'reach', 'anybody')
      case 'item':
        return about.action === 'drop' || about.action === 'draw'
          ? handled(choice, s, me, about.action)
          : picking(choice)
      default:
        return picking(choice)
    }
  }
}
/** A power that simply ends it, else the surest way. */
const guard = (choice: Choice<RenQuestion>): Option => offeredOf(choice, 'denial') ?? picking(choice)
/** What he drops is a bow, what he draws a blade, or a bow where the foe is far off. */
function handled(choice: Choice<RenQuestion>, s: Scene, me: Person, action: 'drop' | 'draw'): Option {
  const blade = action === 'draw' && !isFar(s, me)
  return best(choice, ({ key }) => {
    const item = me.items.find((each) => each.key === key)
    if (item === undefined || item.shield !== null) return 0
    return item.weapon.modes.some(({ kind }) => (kind === 'melee') === blade) ? 1 : 0
  })
}

/** Three ways to fight: sensibly; without a thought for oneself; and with care, behind a spear or a guard. */
export const policies = {
  default: answers({ care: 1, aims: true, waits: false }),
  reckless: answers({ care: 0, aims: false, waits: false }),
  cautious: answers({ care: 2, aims: true, waits: true }),
} satisfies Record<string, Decide>
