import { play } from '../../../kernel/testing/index.ts'
import type { Choice } from '../../../kernel/types.ts'
import { legend } from '../index.ts'
import type { Ctx, State } from '../state/types.ts'
import { arranged, facing, the } from './arrange.ts'
import { man } from './clash.ts'

export const sword = man(['war-sword'])
export const spear = man(['short-spear'])
/** Ann so many metres from Bob. */
export const apart = (
  distance: number,
  more: { ann?: object; bob?: object; options?: object; change?: (s: State) => void } = {},
): State =>
  arranged({ ...facing({ ann: more.ann ?? sword }, { bob: more.bob ?? sword }, more.options), distance }, (s) => {
    the(s, 'bob').initiative = 1
    more.change?.(s)
  })
export const idle = 'bob act: doNothing'
/** Ann has two Combat Actions: a Move, and the run home with the blow. */
export const charge = (arms = 'war-sword'): string =>
  `ann act: charge\nann act: move\nann halt: 8\n${idle}\nann act: attack\nann weapon: ${arms}`
export const home = (answer: string): string => `${charge()}\nann ride on: stop\nbob charged: ${answer}`
export const blow = (roll = 50, damage = '5 1'): string =>
  `ann attack: ${roll}\nann manoeuvre: none\nann damage: ${damage}\nann hit location: 10`

/** The question a rule stops at when it is run by itself. */
export function asked(state: State, script: string, act: (ctx: Ctx, s: State) => void): Choice | undefined {
  const once = (ctx: Ctx, s: State): void => act(ctx, s)
  const { asked: open } = play({ ...legend, step: once, outcome: () => undefined }, state, script, { steps: 1 })
  return open !== undefined && 'choices' in open ? open.choices[0] : undefined
}
