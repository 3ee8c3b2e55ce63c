import * as is from '../../../kernel/shapes.ts'
import { byNames, leftBehind, lostBy } from '../../../mechanisms/carried-over.ts'
import { arrows as kinds } from '../content/named.ts'
import type { Fighter, State } from './types.ts'

const LIMBS = ['head', 'neck', 'eye', 'right arm', 'left arm', 'right leg', 'left leg'] as const

/** How the last fight left somebody. */
export const carriedOverShape = is.strict({
  damage: is.unless(is.whole(0, 500)),
  wounds: is.unless(is.whole(0, 50)),
  luck: is.unless(is.whole(0, 10)),
  arrows: is.unless(is.someOf(is.keyOf(kinds), is.whole(0, 100))),
  drugs: is.unless(is.list(is.oneOf(['stim', 'numbing', 'monster']), 10)),
  limbs: is.unless(is.list(is.oneOf(LIMBS), 8)),
  corroded: is.unless(is.whole(0, 100)),
  uses: is.unless(is.byName(is.text(), is.whole(0, 100))),
  lost: is.unless(is.list(is.text(), 40)),
})
export const carriedOver = is.about(
  is.unless(carriedOverShape),
  'What the last fight left: damage, wounds, Luck, arrows, drugs, limbs lost, armour eaten away, uses left of things, things lost. Without it: whole and rested.',
)
export type CarriedOver = is.Let<typeof carriedOverShape>

/** Bleeding is stanched and poisons wear off between two fights; who was disabled has one point less damage than disables. */
export function carriesOver({ fighters }: State, f: Fighter): { readonly carriedOver: CarriedOver } {
  const { damage, wounds, luck, arrows, drugs, lost, corroded, items } = f
  const counted = items.filter(({ id, uses }) => uses !== null && id.startsWith(`${f.id} `))
  return {
    carriedOver: {
      damage: Math.min(damage, f.facts.DUR - 1),
      wounds,
      luck,
      arrows: Object.fromEntries(Object.entries(arrows).map(([kind, left]) => [kind, left ?? 0])),
      drugs: [...drugs],
      limbs: [...lost],
      corroded,
      uses: byNames(
        counted,
        ({ key }) => key,
        ({ uses }) => uses ?? 0,
      ),
      lost: lostBy(fighters, f, ({ where }) => where === 'gone'),
    },
  }
}

/** Somebody as the last fight left them. */
export function takesOver(f: Fighter, given: CarriedOver | undefined): Fighter {
  if (given === undefined) return f
  f.damage = given.damage ?? f.damage
  f.wounds = given.wounds ?? f.wounds
  f.luck = given.luck ?? f.luck
  f.arrows = { ...f.arrows, ...given.arrows }
  f.drugs = [...(given.drugs ?? f.drugs)]
  f.lost = [...(given.limbs ?? f.lost)]
  f.corroded = given.corroded ?? f.corroded
  for (const item of f.items) item.uses = given.uses?.[item.key] ?? item.uses
  for (const item of leftBehind(f, given.lost)) item.where = 'gone'
  // What a lost arm held is put away.
  for (const item of f.items) {
    const armless =
      (f.lost.includes('right arm') && (item.where === 'main' || item.where === 'both')) ||
      (f.lost.includes('left arm') && (item.where === 'off' || item.where === 'both'))
    if (armless) item.where = 'stowed'
  }
  return f
}
