import * as is from '../../../kernel/shapes.ts'
import { byNames, leftBehind, lostBy } from '../../../mechanisms/carried-over.ts'
import { FATIGUE_LEVELS } from '../content/fatigue-levels.ts'
import { fullAt, isVital } from './fighters.ts'
import type { Fighter, Limb, State } from './types.ts'

const places = is.unless(is.list(is.text(), 20))
const numbers = is.unless(is.byName(is.text(), is.whole(-1000, 1000)))

/** How the last fight left somebody. */
const shape = is.strict({
  hitPoints: numbers,
  general: is.unless(is.whole(-1000, 1000)),
  useless: places,
  maimed: places,
  armour: numbers,
  natural: numbers,
  magicPoints: is.unless(is.whole(0, 1000)),
  heroPoints: is.unless(is.whole(0, 20)),
  fatigue: is.unless(is.whole(0, FATIGUE_LEVELS.length - 1)),
  things: is.unless(is.byName(is.text(), is.whole(0, 1000))),
  lost: is.unless(is.list(is.text(), 40)),
})
export const carriedOver = is.about(
  is.unless(shape),
  'What the last fight left: Hit Points and armour by location, useless and maimed limbs, Magic and Hero Points, Fatigue, Hit Points of damaged things, things lost. Without it: whole and rested.',
)
type CarriedOver = is.Let<typeof shape>

/** Wounds are bound and clocks run out between two fights; a head or a trunk that felled somebody is at 1 again. */
export function carriesOver({ fighters }: State, f: Fighter): { readonly carriedOver: CarriedOver } {
  const { limbs, items, magicPoints, heroPoints } = f
  const place = (limb: Limb): string => f.facts.body.locations[limbs.indexOf(limb)]?.id ?? ''
  const named = (some: readonly Limb[]): string[] => some.map(place)
  const limbsOnly = limbs.filter((_, i) => !isVital(f, i))
  return {
    carriedOver: {
      hitPoints: byNames(limbs, place, (limb) => {
        const at = limbs.indexOf(limb)
        return Math.max(limb.hp, isVital(f, at) ? 1 : 1 - fullAt(f, at))
      }),
      general: Math.max(1, f.general),
      useless: named(limbsOnly.filter(({ useless }) => useless)),
      maimed: named(limbsOnly.filter(({ maimed }) => maimed)),
      armour: byNames(limbs, place, ({ worn }) => worn),
      natural: byNames(limbs, place, ({ natural }) => natural),
      magicPoints,
      heroPoints,
      fatigue: Math.min(f.fatigue, FATIGUE_LEVELS.length - 1),
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
  const { hitPoints = {}, useless = [], maimed = [], armour = {}, natural = {}, things = {} } = given
  f.limbs.forEach((limb, i) => {
    const place = f.facts.body.locations[i]?.id ?? ''
    limb.hp = Math.min(limb.hp, hitPoints[place] ?? limb.hp)
    limb.worn = Math.max(0, armour[place] ?? limb.worn)
    limb.natural = Math.max(0, natural[place] ?? limb.natural)
    limb.useless = useless.includes(place) || maimed.includes(place)
    limb.maimed = maimed.includes(place)
  })
  f.general = Math.min(f.general, given.general ?? f.general)
  f.magicPoints = given.magicPoints ?? f.magicPoints
  f.heroPoints = given.heroPoints ?? f.heroPoints
  f.fatigue = given.fatigue ?? f.fatigue
  for (const item of f.items) item.hp = things[item.id.slice(f.id.length + 1)] ?? item.hp
  for (const item of leftBehind(f, given.lost)) item.where = 'lost'
  return f
}
