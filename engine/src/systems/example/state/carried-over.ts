import * as is from '../../../kernel/shapes.ts'
import type { Fighter } from './types.ts'

/** How the last fight left a brawler. */
export const carriedOver = is.about(
  is.unless(is.strict({ grit: is.whole(1, 200) })),
  'What the last fight left of him: his grit. Without it: all there is.',
)
export type CarriedOver = NonNullable<is.Let<typeof carriedOver>>

/** A daze passes between two fights, and whoever was down is up again. */
export const carriesOver = ({ grit }: Fighter): { readonly carriedOver: CarriedOver } => ({
  carriedOver: { grit: Math.max(1, grit) },
})
