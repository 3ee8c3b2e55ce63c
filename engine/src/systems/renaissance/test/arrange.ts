import { arranged, askedInWords, type Played, play, type Scenario } from '../../../kernel/testing/index.ts'
import type { Modifier, Rolled } from '../../../kernel/types.ts'
import { renaissance } from '../index.ts'
import type { RenEvent } from '../state/events.ts'
import { fighter } from '../state/fighters.ts'
import type { Fighter, Item, State } from '../state/types.ts'

/** Somebody plain: DUR and STR 30, SOM 20, so DB 5 and WT 6; Melee Weapons 60, Fray 50, a short sword, no armour. */
export const PLAIN = {
  aptitudes: { COG: 15, COO: 15, INT: 15, SAV: 15, SOM: 20, WIL: 15 },
  skills: {
    'melee weapons': 60,
    'pole-arms': 60,
    'ranged weapons': 60,
    'unarmed combat': 60,
    fray: 50,
    athletics: 60,
    ride: 60,
    deception: 50,
  },
  weapons: ['short sword'],
}
/** So stout that an ordinary blow does not wound him; who is to be wounded has 30. */
const STOUT = { DUR: 100 }
/** DUR of an ordinary man: WT 6. */
export const MORTAL = { DUR: 30 }

/** Ana against Bo, plain but for what is said of them, within reach of each other; further fields of the scenario last. */
export function duel(ana: object = {}, bo: object = {}, more: object = {}): Scenario {
  const sides = { heroes: { ana: { ...PLAIN, ...ana } }, foes: { bo: { ...PLAIN, ...STOUT, ...bo } } }
  return { system: 'renaissance', distance: 1, sides, ...more }
}
/** The same with more people: on Ana's side, and on Bo's. */
export function crowd(
  heroes: Readonly<Record<string, object>>,
  foes: Readonly<Record<string, object>>,
  more: object = {},
): Scenario {
  const plain = (of: Readonly<Record<string, object>>, stout: object = {}) =>
    Object.fromEntries(
      Object.entries(of).map(([id, each]) => [id, 'like' in each ? each : { ...PLAIN, ...stout, ...each }]),
    )
  return { system: 'renaissance', distance: 1, sides: { heroes: plain(heroes), foes: plain(foes, STOUT) }, ...more }
}
/** A map of these people; letters are the first of their names. */
export const onMap = (picture: string, people: readonly string[], key: object = {}) => ({
  distance: undefined,
  map: {
    grid: 'square',
    cell: 1,
    picture,
    key: { ...Object.fromEntries(people.map((id) => [id.charAt(0), id])), ...key },
  },
})

/** The first round, in the turn of `who`; then changed by hand. */
export function turnOf(from: Scenario, who = 'ana', arrange?: (s: State) => void): State {
  return arranged(renaissance, from, (s) => {
    s.round = 1
    s.phase = 'turns'
    s.order = [who, ...s.fighters.map((f) => f.id).filter((id) => id !== who && fighter(s, id).rider === null)]
    s.at = 1
    s.acting = who
    arrange?.(s)
  })
}

export type Ran = Played<State, RenEvent>
/** Plays whole steps by a script from a state; offers nobody speaks of get their usual answer. */
export function run(from: Scenario | State, script: string, steps?: number): Ran {
  const played = play(renaissance, from, script, { otherwise: 'usual', ...(steps === undefined ? {} : { steps }) })
  if (played.asked !== undefined) throw new Error(`the script ends where the rules ask ${askedInWords(played.asked)}`)
  for (const event of played.events) addsUp(event)
  return played
}
/** Plays until a question and gives it. */
export const until = (from: Scenario | State, script: string): Ran =>
  play(renaissance, from, script, { otherwise: 'usual', steps: 60 })

/** A target number is the sum of what is told of it, held between 1 and 98; halved, where it is hard to dodge. */
function addsUp(event: RenEvent): void {
  const roll = rollOf(event)
  if (roll?.needs === undefined || roll.under !== true) return
  let sum = 0
  for (const { value } of roll.terms) sum += value
  const halved = roll.terms.some(({ rule }) => rule === 'REN-TAG-HardToDodge') ? Math.floor(sum / 2) : sum
  const lucky = roll.terms.reduce((all, { value }) => all + Math.max(0, value), 0)
  const fits = [halved, lucky, Math.floor(lucky / 2)].some((each) => roll.needs === Math.min(98, Math.max(1, each)))
  if (!fits && !roll.terms.some(({ value }) => value < -60))
    throw new Error(`${event.type}: ${roll.needs} is told with terms that add up to ${sum}`)
}
export const rollOf = (event: RenEvent | undefined): Rolled | undefined =>
  event !== undefined && 'roll' in event && typeof event.roll === 'object' ? event.roll : undefined

export const of = ({ state }: { readonly state: State }, id: string): Fighter => fighter(state, id)
export const thing = (f: Fighter, key: string): Item => {
  const item = f.items.find((each) => each.key === key)
  if (item === undefined) throw new RangeError(`${f.id} has no ${key}`)
  return item
}
/** The first event of a kind, or the nth counted from 0. */
export function told<T extends RenEvent['type']>(
  { events }: Ran,
  type: T,
  nth = 0,
): Extract<RenEvent, { type: T }> | undefined {
  return events.filter((e): e is Extract<RenEvent, { type: T }> => e.type === type)[nth]
}
/** What counted towards a roll, by rule. */
export function counted(event: RenEvent | undefined): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  for (const { rule, value } of rollOf(event)?.terms ?? []) found[rule] = (found[rule] ?? 0) + value
  return found
}
export const needs = (event: RenEvent | undefined): number | undefined => rollOf(event)?.needs
export const terms = (event: RenEvent | undefined): readonly Modifier[] => rollOf(event)?.terms ?? []

/** Ana's attack on Bo: her dice, his, the damage, whether he stays up. */
export const attack = (dice: number | string, rest = '', weapon = 'short sword'): string =>
  `ana turn: attack\nana weapon: ${weapon}\nana attack: ${dice}\n${rest}`
