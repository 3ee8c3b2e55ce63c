import { optionOf } from '../../../mechanisms/asking.ts'
import type { Ctx, Fighter, Item, Mark, State } from '../types.ts'
import { calledShot, SIZES } from './called-shots.ts'
import { PARTS_OF } from './hit-locations.ts'

const NONE = optionOf('none')
const OPTIONS = {
  fantasy: [NONE, ...PARTS_OF.fantasy, ...SIZES],
  regular: [NONE, ...PARTS_OF.regular, ...SIZES],
  none: [NONE, ...SIZES],
} as const

/** What an attack is aimed at: nothing in particular, a part of the body, or a mark of some size. */
export function chosenMark(ctx: Ctx, s: State, attacker: Fighter, target: Fighter, item: Item): Mark | null {
  const standard = s.options.hitLocationStandard
  const about = { ask: 'mark', at: target.id, item: item.key } as const
  const { key } = ctx.choose({ who: attacker.id, about, options: OPTIONS[standard], usual: 'none' })
  const size = SIZES.find((each) => each.key === key)
  if (size !== undefined) return calledShot(ctx, { attacker, target, item }, size.key)
  return PARTS_OF[standard].find((part) => part.key === key) ?? null
}
