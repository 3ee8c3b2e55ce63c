import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { best, offeredOf, picking } from '../../../mechanisms/deciding.ts'
import { held } from '../../../mechanisms/hands.ts'
import { engagedBy } from '../ground/reach.ts'
import { active, canStrikeWith, foes, formOf, isLimb, isShield, usable, wholeOf } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'
import { self } from './targets.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

/** A shield that could guard, where the weapon beside it stops whatever comes at him by itself. */
function spareShield(s: S, f: F): F['items'][number] | undefined {
  if (f.ward !== undefined) return undefined
  const shield = f.items.find((item) => isShield(item) && held(item) && usable(s, f, item))
  const sword = f.items.find((item) => held(item) && !isShield(item) && canStrikeWith(s, f, item))
  const near = engagedBy(s, f)
  const shot = s.fighters.some((foe) => foes(f, foe) && active(foe) && foe.items.some(shoots))
  if (shield === undefined || sword === undefined || (near.length === 0 && shot)) return undefined
  const largest = Math.max(
    0,
    ...s.fighters
      .filter((foe) => foes(f, foe) && active(foe))
      .flatMap((foe) => foe.items.filter((item) => canStrikeWith(s, foe, item)).map((item) => formOf(item).size)),
  )
  return formOf(sword).size >= largest ? shield : undefined
}
export const shoots = (item: F['items'][number]): boolean => item.weapon.kind === 'ranged' && held(item)

/** Sets a shield to guard what he cannot spare, if he parries as well without it. */
export function guard(choice: Choice<Question>, s: S, f: F): Option | undefined {
  return spareShield(s, f) === undefined ? undefined : offeredOf(choice, 'ward')
}

/** From the chest on, upright: the body first, and what is hurt already. */
export function ward(choice: Choice<Question>, s: S): Option {
  const me = self(s, choice)
  const shield = me && spareShield(s, me)
  if (shield === undefined) return picking(choice, 'none')
  return best(choice, ({ key }) => {
    if (me === undefined || key === 'none' || key.endsWith('crouching')) return -1
    const [name, place] = [key.slice(0, key.lastIndexOf(' ')), key.slice(key.lastIndexOf(' ') + 1)]
    if (`${me.id} ${name}` !== shield.id && name !== shield.id) return -1
    const at = me.facts.body.locations.findIndex(({ id }) => id === place)
    const { locations } = me.facts.body
    const around = [at, ...(locations[at]?.adjoins ?? [])].slice(0, shield.weapon.block)
    return around.reduce((sum, i) => {
      const limb = me.limbs[i]
      if (limb === undefined || limb.severed) return sum
      return sum + (isLimb(me, i) ? 1 : 3) + (limb.hp < wholeOf(me, i) ? 1 : 0) - (limb.worn + limb.natural) / 8
    }, 0)
  })
}
