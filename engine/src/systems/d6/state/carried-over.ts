import * as is from '../../../kernel/shapes.ts'
import { leftBehind, lostBy } from '../../../mechanisms/carried-over.ts'
import { locations } from '../content/difficulty-modifiers.ts'
import { type WoundLevel, woundLevels } from '../content/wound-levels.ts'
import type { Fighter, State } from './types.ts'

/** How the last fight left somebody. */
const shape = is.strict({
  wound: is.unless(is.oneOf(woundLevels)),
  body: is.unless(is.whole(1, 500)),
  fullBody: is.unless(is.whole(1, 500)),
  hurt: is.unless(is.list(is.keyOf(locations), 20)),
  scarred: is.unless(is.whole(0, 100)),
  treated: is.unless(is.truth()),
  healersPack: is.unless(is.whole(0, 6)),
  characterPoints: is.unless(is.whole(0, 200)),
  fatePoints: is.unless(is.whole(0, 200)),
  uses: is.unless(is.byName(is.text(), is.whole(-100, 100))),
  lost: is.unless(is.list(is.text(), 40)),
})
export const carriedOver = is.unless(shape)
type CarriedOver = is.Let<typeof shape>

/** The worst Wound level on which somebody stands. */
const STANDING: readonly WoundLevel[] = ['unhurt', 'stunned', 'wounded', 'severely wounded']

/** What was for a round passes between two fights; whoever was down is Severely Wounded, or at 1 Body Point. */
export function carriesOver({ fighters, options }: State, f: Fighter): { readonly carriedOver: CarriedOver } {
  const { wound, hurt, scarred, treated, healersPack, characterPoints, fatePoints, uses } = f
  return {
    carriedOver: {
      wound: STANDING.includes(wound) ? wound : standing(f),
      ...(options.injury === 'wounds' || f.fullBody === 0 ? {} : { body: Math.max(1, f.body), fullBody: f.fullBody }),
      hurt: [...hurt],
      scarred,
      treated,
      healersPack,
      characterPoints,
      fatePoints,
      uses: { ...uses },
      lost: lostBy(fighters, f, ({ where }) => where === 'broken' || where === 'gone'),
    },
  }
}

/** Who has few Wound levels has no severe one to stand on. */
const standing = ({ facts: { woundLevels: few } }: Fighter): WoundLevel =>
  few === 0 || few >= 4 ? 'severely wounded' : few === 3 ? 'wounded' : few === 2 ? 'stunned' : 'unhurt'

/** Somebody as the last fight left them. */
export function takesOver(f: Fighter, given: CarriedOver | undefined): Fighter {
  if (given === undefined) return f
  const { lost, ...left } = given
  for (const item of leftBehind(f, lost)) item.where = 'gone'
  f.wound = left.wound ?? f.wound
  // Body Points that nobody wrote were rolled when the last fight began, and are not rolled again.
  f.fullBody = left.fullBody ?? f.fullBody
  f.body = Math.min(f.fullBody, left.body ?? f.fullBody)
  f.hurt = [...(left.hurt ?? f.hurt)]
  f.scarred = left.scarred ?? f.scarred
  f.treated = left.treated ?? f.treated
  f.healersPack = left.healersPack ?? f.healersPack
  f.characterPoints = left.characterPoints ?? f.characterPoints
  f.fatePoints = left.fatePoints ?? f.fatePoints
  f.uses = { ...f.uses, ...left.uses }
  return f
}
