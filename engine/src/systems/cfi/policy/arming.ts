import type { Choice, Option, Sealed } from '../../../kernel/types.ts'
import { best } from '../../../mechanisms/deciding.ts'
import { FIREBALL_RADIUS } from '../content/spells.ts'
import { engaged, feet } from '../ground/reach.ts'
import { parsed } from '../state/damage-dice.ts'
import { active, foes } from '../state/fighters.ts'
import type { Fighter, Question, State } from '../state/types.ts'
import { hemmedIn } from './approaching.ts'
import { self } from './targets.ts'

type S = Sealed<State>
type F = Sealed<Fighter>

export const mean = (damage: string): number => {
  const { count, sides, plus } = parsed(damage)
  return (count * (sides + 1)) / 2 + plus
}
const itemNamed = (f: F, key: string): F['items'][number] | undefined =>
  f.items.find(({ id }) => id === key || id === `${f.id} ${key}`)

/** The weapon that hits hardest; a shield and bare hands last, and nothing thrown that could strike. */
export function arm(choice: Choice<Question>, s: S): Option {
  const me = self(s, choice)
  if (me === undefined) return best(choice, () => 0)
  return best(choice, ({ key }) => {
    if (key === 'none') return -1
    const thrown = key.startsWith('throw ')
    const item = itemNamed(me, thrown ? key.slice(6) : key)
    if (item === undefined) return 0
    const { weapon } = item
    const hits = weapon.kind === 'ranged' || thrown ? mean(weapon.missile?.damage ?? '1d2') : mean(weapon.damage)
    return (
      hits -
      (weapon.kind === 'shield' || weapon.kind === 'unarmed' ? 2 : 0) -
      (thrown && me.items.filter(({ where }) => where === 'right').length < 2 ? 3 : 0)
    )
  })
}

const WORTH: Readonly<Record<string, number>> = { withdraw: 6, load: 5, draw: 4, lift: 3, grip: 1, sheathe: -1 }
/** A weapon out of the wound, a bow loaded, a blade drawn; put away only what is in the way. */
export function readying(choice: Choice<Question>, s: S): Option {
  const me = self(s, choice)
  const close = me !== undefined && engaged(s, me)
  const behind =
    me?.items.some(({ where, weapon }) => where === 'stowed' && weapon.kind === 'ranged') === true &&
    !close &&
    hemmedIn(s, me)
  return best(choice, ({ key }) => {
    const [how = '', ...name] = key.split(' ')
    const item = me && itemNamed(me, name.join(' ').replace(/^both /, ''))
    const bow = item?.weapon.kind === 'ranged'
    return (
      (WORTH[how] ?? 0) +
      (how === 'load' && close ? -5 : 0) +
      (how === 'draw' && bow && close ? -4 : 0) +
      (how === 'draw' && bow && behind ? 2 : 0) +
      (how === 'sheathe' && !bow && behind ? 7 : 0) +
      (how === 'sheathe' && bow && close ? 3 : 0) +
      (item === undefined ? 0 : mean(item.weapon.damage) / 20)
    )
  })
}

/** What shoots goes first. */
export function letFall(choice: Choice<Question>, s: S): Option {
  const me = self(s, choice)
  return best(choice, ({ key }) => (me && itemNamed(me, key)?.weapon.kind === 'ranged' ? 1 : 0))
}

/** Whether a Dispel is worth its Turns: a foe whom nobody keeps from casting, and who is not at a Dispel himself, can throw fire, or he has nothing better. */
export const fearsMagic = (s: S, me: F): boolean =>
  s.fighters.some((f) => {
    const { fireball, magicMissile } = f.facts.spells
    const harmful = fireball !== undefined || (magicMissile !== undefined && me.facts.spells.magicMissile === undefined)
    const idle = f.casting?.spell === 'dispel' || f.magicPoints === 0 || engaged(s, f)
    return foes(me, f) && active(f) && harmful && !idle
  })

/** A counter where there is magic to fear, fire among a crowd with none of ours in it, missiles otherwise. */
export function spell(choice: Choice<Question>, s: S): Option {
  const me = self(s, choice)
  const there = s.fighters.filter((f) => me !== undefined && foes(me, f) && active(f))
  const caster = me !== undefined && fearsMagic(s, me)
  const [first] = there
  const crowd = first !== undefined && there.filter((f) => feet(s, f.id, first.id) <= 15).length > 1
  const ours = s.fighters.filter((f) => me !== undefined && f.side === me.side && active(f))
  const burnt = ours.some((f) => there.some((foe) => feet(s, f.id, foe.id) <= FIREBALL_RADIUS))
  return best(choice, ({ key }) => {
    const [name = '', intensity = '1'] = key.split(' ')
    const base =
      name === 'dispel'
        ? caster
          ? 15
          : -9
        : name === 'fireball'
          ? burnt
            ? -5
            : crowd
              ? 12
              : 3
          : name === 'magicMissile'
            ? 10
            : 4
    return base + Number(intensity) / 2
  })
}
