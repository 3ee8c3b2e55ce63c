import {
  askedInWords,
  arranged as begun,
  type Played,
  type PlayOptions,
  play,
  type Scenario,
} from '../../../kernel/testing/index.ts'
import { begins, lasting } from '../../../mechanisms/lasting.ts'
import { exchange } from '../exchange/attack.ts'
import type { Declared } from '../exchange/declared.ts'
import { cfi } from '../index.ts'
import { LASTING } from '../state/lasting.ts'
import type { CfiEvent, Ctx, Fighter, Item, Lasts, State } from '../state/types.ts'

/** Somebody with 12 in everything and SIZ 13, so without a Damage Modifier, with round skills and no luck. */
export const man = (weapons: readonly string[] = ['longsword'], more: object = {}): object => ({
  class: 'fighter',
  characteristics: { str: 12, con: 12, siz: 13, dex: 12, int: 12, pow: 12, cha: 12 },
  combat: 60,
  skills: {
    athletics: 50,
    brawn: 50,
    endurance: 50,
    evade: 50,
    perception: 50,
    unarmed: 40,
    willpower: 50,
    ride: 50,
    swim: 50,
    firstAid: 50,
  },
  weapons,
  luck: 0,
  ...more,
})

/** Ann against Bob, within reach of each other unless told otherwise. */
export const facing = (ann: object, bob: object, options: object = {}, more: object = {}): Scenario => ({
  system: 'cfi',
  sides: { heroes: { ann }, foes: { bob } },
  distance: 5,
  options,
  ...more,
})

/** The first round of a scenario with Initiative behind it: they act in the order they are listed. */
export function ready(scenario: Scenario, change?: (s: State) => void): State {
  const { fighters } = begun(cfi, scenario)
  // Each rolls another face, so that nobody ties; what tests give them the same DEX rolls dice for it.
  let state = begun(cfi, scenario)
  const lines = fighters.map((f, i) => `${f.id} initiative: ${1 + (i % 10)}`)
  const result = play(cfi, state, lines.join('\n'), { otherwise: 'usual' })
  state = result.state
  state.fighters.forEach((f, i) => {
    f.initiative = 40 - i
  })
  change?.(state)
  return state
}

/** The fighter of that name. */
export function the(s: State, id: string): Fighter {
  const found = s.fighters.find((f) => f.id === id)
  if (found === undefined) throw new RangeError(`there is no ${id} in this fight`)
  return found
}
export const item = (s: State, who: string, weapon: string): Item => {
  const found = the(s, who).items.find(({ id }) => id === `${who} ${weapon}`)
  if (found === undefined) throw new RangeError(`${who} has no ${weapon}`)
  return found
}

/** With whom this lasts, each thing so often as its clock still strikes; 0: it does not. */
export const during = (kinds: Partial<Record<Lasts, number>>, value = 0): Pick<Fighter, 'lasting'> => ({
  lasting: Object.entries(kinds).flatMap(([kind, times]) =>
    times > 0 ? [begins(LASTING, kind as Lasts, times, '', value)] : [],
  ),
})
/** How often the clock of something still strikes that lasts with him; 0: it does not last. */
export const left = (f: Fighter, kind: Lasts): number => lasting(f.lasting, kind)?.left ?? 0
/** Turns each of his limbs is stunned. */
export const stuns = (f: Fighter): number[] =>
  f.limbs.map((_, i) => f.lasting.find(({ kind, value }) => kind === 'stunned' && value === i)?.left ?? 0)

/** Plays a script from a state; the rules may not be left in the middle of a question. */
export function acting(state: State, script: string, options: PlayOptions<State> = {}): Played<State, CfiEvent> {
  const played = play(cfi, state, script, options)
  for (const event of played.events) addsUp(event)
  return played
}

/** The terms told of a skill come to that skill. */
export function addsUp(event: CfiEvent): void {
  if (!('terms' in event) || !('skill' in event) || event.terms === undefined || event.terms.length === 0) return
  const sum = event.terms.reduce((total, { value }) => total + value, 0)
  if (event.skill !== undefined && sum !== event.skill && event.skill > 0)
    throw new Error(`${event.type} of ${event.who} says ${event.skill}, and its terms come to ${sum}`)
}

/** Runs one rule by itself as if it were a step; the script must answer all it asks. */
export function alone(state: State, script: string, act: (ctx: Ctx, s: State) => void): Played<State, CfiEvent> {
  const played = play({ ...cfi, step: act, outcome: () => undefined }, state, script)
  for (const event of played.events) addsUp(event)
  if (played.asked !== undefined)
    throw new Error(`the script has ended, and the rule asks ${askedInWords(played.asked)}`)
  return played
}

type Blow = Partial<Omit<Declared, 'attacker' | 'defender' | 'item'>>

/** Ann strikes at Bob; the script begins with the attack roll and goes to the very end. */
export const fought = (state: State, weapon: string, script: string, blow: Blow = {}): Played<State, CfiEvent> =>
  alone(
    state,
    script,
    (ctx, s) =>
      void exchange(ctx, s, {
        ...blow,
        attacker: the(s, 'ann'),
        defender: the(s, 'bob'),
        item: item(s, 'ann', weapon),
      }),
  )

/** The same up to a question the script leaves open. */
export function clash(state: State, weapon: string, script: string, blow: Blow = {}): Played<State, CfiEvent> {
  return play(
    {
      ...cfi,
      step: (ctx: Ctx, s: State) =>
        void exchange(ctx, s, {
          ...blow,
          attacker: the(s, 'ann'),
          defender: the(s, 'bob'),
          item: item(s, 'ann', weapon),
        }),
      outcome: () => undefined,
    },
    state,
    script,
  )
}
/** Keys of what is offered at the question a script stopped at. */
export const offered = ({ asked }: Played<State, CfiEvent>): readonly string[] =>
  asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options.map(({ key }) => key) ?? []) : []

/** What a winner may choose with these weapons after these rolls. */
export const choices = (
  weapon: string,
  rolls: string,
  bob: object = man(['longsword', 'heater']),
  options: object = {},
  ann: object = man([weapon]),
): readonly string[] => offered(clash(ready(facing(ann, bob, options)), weapon, rolls))

/** Bob has no Action Points and sets nothing to guard: nothing meets the blow. */
export const spent = (s: State): void => {
  Object.assign(the(s, 'bob'), { points: 0, freely: ['ward'] })
}

/** Ann hits Bob, who cannot defend himself, with a plain success and one effect. */
export const hit = (
  weapon: string,
  effect: string,
  rest: string,
  bob: object = man(),
  options: object = {},
  ann: object = man([weapon]),
) => fought(ready(facing(ann, bob, options), spent), weapon, `ann attack: 30\nann effect: ${effect}\n${rest}`)

export const [RIGHT_LEG, LEFT_LEG, ABDOMEN, CHEST, RIGHT_ARM, LEFT_ARM, HEAD] = [0, 1, 2, 3, 4, 5, 6]
export const hp = (s: State, who: string, location: number): number => the(s, who).limbs[location]?.hp ?? Number.NaN

/** Events of one kind. */
export const told = <T extends CfiEvent['type']>(
  played: { readonly events: readonly CfiEvent[] },
  type: T,
): Extract<CfiEvent, { readonly type: T }>[] =>
  played.events.filter((event): event is Extract<CfiEvent, { readonly type: T }> => event.type === type)

/** A fight on a map of five-foot squares; `a` is Ann, `b` Bob, further letters by the key. */
export const onMap = (
  ann: object,
  bob: object,
  picture: string,
  more: { options?: object; key?: object; sides?: object; cell?: number; scene?: object } = {},
): Scenario => ({
  system: 'cfi',
  sides: more.sides ?? { heroes: { ann }, foes: { bob } },
  options: more.options ?? {},
  ...(more.scene === undefined ? {} : { scene: more.scene }),
  map: { cell: more.cell ?? 5, picture, key: { a: 'ann', b: 'bob', ...more.key } },
})
