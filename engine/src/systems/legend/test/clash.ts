import { askedInWords, type Played, type PlayOptions, play } from '../../../kernel/testing/index.ts'
import { type Declared, exchange } from '../exchange/attack.ts'
import { legend } from '../index.ts'
import type { Ctx, EventOf, Item, LegendEvent, State } from '../state/types.ts'
import { step } from '../turn/step.ts'
import { addsUp, arranged, facing, the } from './arrange.ts'

/** Somebody with 12 in everything, SIZ 13 and so no Damage Modifier, one style and round figures for his skills. */
export const man = (weapons: readonly string[], more: object = {}): object => ({
  characteristics: { str: 12, con: 12, siz: 13, int: 12, pow: 12, dex: 12, cha: 12 },
  styles: [{ name: 'his style', skill: 60, weapons }],
  skills: { athletics: 50, brawn: 50, evade: 50, resilience: 50, unarmed: 40 },
  ...more,
})

/** Ann against Bob, a metre apart, at the beginning of the first round. */
export const duel = (ann: object, bob: object, change?: (s: State) => void, options: object = {}): State =>
  arranged(facing({ ann }, { bob }, options), change)

/** Bob can do nothing about it: every exchange goes without a defence. */
export const spent = (s: State): void => {
  the(s, 'bob').actions = 0
}

export const item = (s: State, who: string, weapon: string): Item => {
  const found = the(s, who).items.find(({ id }) => id === weapon || id === `${who} ${weapon}`)
  if (found === undefined) throw new RangeError(`${who} has no ${weapon}`)
  return found
}

type Blow = Partial<Omit<Declared, 'attacker' | 'defender' | 'item'>> & PlayOptions<State>

/** Ann strikes at Bob with this weapon; the script begins with Bob's defence, goes on to the very end, and what is queued follows. */
export const fought = (state: State, weapon: string, script: string, blow: Blow = {}): Played<State, LegendEvent> => {
  const played = clash(state, weapon, script, blow)
  if (played.asked !== undefined) throw new Error(`The script ends, and the rules ask ${askedInWords(played.asked)}.`)
  return played
}

/** The same up to a question the script leaves open. */
export const clash = (state: State, weapon: string, script: string, blow: Blow = {}): Played<State, LegendEvent> => {
  let struck = false
  const strike = (ctx: Ctx, s: State): void => {
    if (struck) {
      step(ctx, s)
      return
    }
    struck = true
    const { otherwise: _o, arrange: _a, steps: _s, ...declared } = blow
    const parties = { attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', weapon) }
    exchange(ctx, s, { pulled: false, charging: false, ...declared, ...parties })
  }
  const played = play({ ...legend, step: strike, outcome: () => undefined }, state, script, blow)
  for (const event of played.events) addsUp(state, event)
  return played
}

/** The events of one kind. */
export const told = <T extends LegendEvent['type']>(
  played: Pick<Played<State, LegendEvent>, 'events'>,
  ...types: readonly T[]
): readonly EventOf<T>[] => played.events.filter((e): e is EventOf<T> => types.some((type) => type === e.type))

/** Keys of what is offered at the question the script stopped at. */
export const offered = ({ asked }: Played<State, LegendEvent>): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []

/** Hit Points of a humanoid location. */
export const hp = (s: State, who: string, location: number): number => the(s, who).limbs[location]?.hp ?? Number.NaN
export const [RIGHT_LEG, LEFT_LEG, ABDOMEN, CHEST, RIGHT_ARM, LEFT_ARM, HEAD] = [0, 1, 2, 3, 4, 5, 6]

/** Ann hits Bob, who cannot defend himself, with a plain success and one manoeuvre. */
export const hit = (
  weapon: string,
  manoeuvre: string,
  rest: string,
  bob: object = man(['war-sword']),
  options: object = {},
) => fought(duel(man([weapon]), bob, spent, options), weapon, `ann attack: 30\nann manoeuvre: ${manoeuvre}\n${rest}`)

/** What somebody stands behind: a low fence before his right leg. */
export const FENCE = {
  name: 'Fence',
  locations: [0],
  ap: 4,
  hp: 5,
  wooden: true,
  total: false,
  small: true,
  cell: undefined,
}
