import * as is from '../../../kernel/shapes.ts'
import { leftBehind, lostBy } from '../../../mechanisms/carried-over.ts'
import { DIFFICULTY, MOST_RANK } from './dice.ts'
import { CONDITIONS } from './lasting.ts'
import type { Fighter, State } from './types.ts'

/** How the last fight left somebody. */
export const carriedOverShape = is.strict({
  hitPoints: is.unless(is.whole(1, 2 * MOST_RANK)),
  mana: is.unless(is.whole(0, 2 * MOST_RANK)),
  faith: is.unless(is.whole(0, 2 * MOST_RANK)),
  draughts: is.unless(is.whole(0, 20)),
  characterPoints: is.unless(is.whole(0, 200)),
  conditions: is.unless(is.list(is.oneOf(CONDITIONS), CONDITIONS.length)),
  shieldBroken: is.unless(is.truth()),
  lost: is.unless(is.list(is.text(), 40)),
})
export const carriedOver = is.about(
  is.unless(carriedOverShape),
  'What the last fight left: Hit Points, Mana, Faith, draughts, character points, conditions that last until healed, things lost. Without it: whole and rested.',
)
export type CarriedOver = is.Let<typeof carriedOverShape>

/** What does not last until it is healed passes between two fights; whoever was down is at 1 Hit Point. */
export function carriesOver({ fighters }: State, f: Fighter): { readonly carriedOver: CarriedOver } {
  const { hp, mana, faith, draughts, cp, conditions, shieldAt } = f
  return {
    carriedOver: {
      hitPoints: Math.max(1, hp),
      mana,
      faith,
      draughts,
      characterPoints: cp,
      conditions: conditions
        .filter(({ name, lasts }) => lasts === 'permanent' && name !== 'unconscious')
        .map(({ name }) => name),
      shieldBroken: shieldAt === 'broken',
      lost: lostBy(fighters, f, ({ at }) => at === 'broken'),
    },
  }
}

/** Somebody as the last fight left them. */
export function takesOver(f: Fighter, given: CarriedOver | undefined): Fighter {
  if (given === undefined) return f
  f.hp = Math.min(f.fullHp, given.hitPoints ?? f.hp)
  f.mana = Math.min(f.fullMana, given.mana ?? f.mana)
  f.faith = Math.min(f.fullFaith, given.faith ?? f.faith)
  f.draughts = given.draughts ?? f.draughts
  f.cp = given.characterPoints ?? f.cp
  for (const name of given.conditions ?? [])
    if (!f.conditions.some((one) => one.name === name))
      f.conditions.push({ name, lasts: 'permanent', needs: DIFFICULTY.moderate })
  if (given.shieldBroken === true && f.shieldAt !== 'none') f.shieldAt = 'broken'
  for (const item of leftBehind(f, given.lost)) item.at = 'broken'
  return f
}
