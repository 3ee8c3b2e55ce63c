import * as is from '../../../kernel/shapes.ts'
import { byNames, leftBehind, lostBy } from '../../../mechanisms/carried-over.ts'
import { SPELL_IDS } from '../content/spells.ts'
import { SEMI_CONSCIOUS } from '../content/tables.ts'
import { isLimb, wholeOf } from './fighters.ts'
import type { Fighter, Limb, State } from './types.ts'

const places = is.unless(is.list(is.text(), 20))
const numbers = is.unless(is.byName(is.text(), is.whole(-1000, 1000)))

/** How the last fight left somebody. */
const shape = is.strict({
  hitPoints: numbers,
  useless: places,
  severed: places,
  armor: numbers,
  natural: numbers,
  luck: is.unless(is.whole(0, 30)),
  magicPoints: is.unless(is.whole(0, 200)),
  fatigue: is.unless(is.whole(0, SEMI_CONSCIOUS - 1)),
  forgotten: is.unless(is.list(is.oneOf(SPELL_IDS), 40)),
  things: is.unless(is.byName(is.text(), is.whole(0, 1000))),
  lost: is.unless(is.list(is.text(), 40)),
})
export const carriedOver = is.about(
  is.unless(shape),
  'what the last fight left: Hit Points and Armor Points by location, useless and severed limbs, Luck and Magic Points, Fatigue, spells forgotten, Hit Points of damaged things, things lost; left out: whole and rested',
)
type CarriedOver = is.Let<typeof shape>

/** Wounds are bound and clocks run out between two fights; a head or a trunk that felled somebody is at 1 again. */
export function carriesOver({ fighters }: State, f: Fighter): { readonly carriedOver: CarriedOver } {
  const { limbs, items, luck, magicPoints, forgotten } = f
  const place = (limb: Limb): string => f.facts.body.locations[limbs.indexOf(limb)]?.id ?? ''
  const limbsOnly = limbs.filter((_, i) => isLimb(f, i))
  return {
    carriedOver: {
      hitPoints: byNames(limbs, place, (limb) => {
        const at = limbs.indexOf(limb)
        return Math.max(limb.hp, isLimb(f, at) ? 1 - wholeOf(f, at) : 1)
      }),
      useless: limbsOnly.filter(({ useless }) => useless).map(place),
      severed: limbsOnly.filter(({ severed }) => severed).map(place),
      armor: byNames(limbs, place, ({ worn }) => worn),
      natural: byNames(limbs, place, ({ natural }) => natural),
      luck,
      magicPoints,
      fatigue: Math.min(f.fatigue, SEMI_CONSCIOUS - 1),
      forgotten: [...forgotten],
      things: byNames(
        items.filter(({ id, hp }) => id.startsWith(`${f.id} `) && hp > 0),
        ({ id }) => id.slice(f.id.length + 1),
        ({ hp }) => hp,
      ),
      lost: lostBy(fighters, f, ({ where }) => where === 'broken' || where === 'lost'),
    },
  }
}

/** Somebody as the last fight left them. */
export function takesOver(f: Fighter, given: CarriedOver | undefined): Fighter {
  if (given === undefined) return f
  const { hitPoints = {}, useless = [], severed = [], armor = {}, natural = {}, things = {} } = given
  f.limbs.forEach((limb, i) => {
    const place = f.facts.body.locations[i]?.id ?? ''
    limb.hp = Math.min(limb.hp, hitPoints[place] ?? limb.hp)
    limb.wound = limb.hp <= 0 ? 'serious' : 'none'
    limb.worn = Math.max(0, armor[place] ?? limb.worn)
    limb.natural = Math.max(0, natural[place] ?? limb.natural)
    limb.useless = useless.includes(place) || severed.includes(place)
    limb.severed = severed.includes(place)
  })
  f.luck = given.luck ?? f.luck
  f.magicPoints = given.magicPoints ?? f.magicPoints
  f.fatigue = given.fatigue ?? f.fatigue
  f.forgotten = given.forgotten ?? f.forgotten
  for (const item of f.items) item.hp = things[item.id.slice(f.id.length + 1)] ?? item.hp
  for (const item of leftBehind(f, given.lost)) item.where = 'lost'
  return f
}
