import { arranged, askedInWords, type Played, play, type Scenario } from '../../../kernel/testing/index.ts'
import { d6 } from '../index.ts'
import { fighter } from '../state/fighters.ts'
import { LASTING, type LastingKind } from '../state/lasting.ts'
import type { D6Event, D6EventType, Fighter, State } from '../state/types.ts'

/** An ordinary person with a short sword: 3D of body, 4D of skill. */
export const PLAIN = {
  attributes: { agility: '3D', coordination: '3D', physique: '3D', intellect: '2D', acumen: '3D', charisma: '2D' },
  skills: { dodge: '4D', fighting: '4D', 'melee combat': '4D', marksmanship: '4D', throwing: '4D' },
  bodyPoints: 20,
  weapons: ['short sword'],
}

/** Ana against Bo, plain but for what is said of them; further fields of the scenario last. */
export function duel(ana: object = {}, bo: object = {}, more: object = {}): Scenario {
  const sides = { heroes: { ana: { ...PLAIN, ...ana } }, foes: { bo: { ...PLAIN, ...bo } } }
  return { system: 'd6', distance: 2, sides, ...more }
}
/** The same with further foes. */
export function crowd(ana: object, foes: Readonly<Record<string, object>>, more: object = {}): Scenario {
  const others = Object.fromEntries(Object.entries(foes).map(([id, of]) => [id, { ...PLAIN, ...of }]))
  return { system: 'd6', distance: 2, sides: { heroes: { ana: { ...PLAIN, ...ana } }, foes: others }, ...more }
}
/** Something lasts with him, and nothing else does. */
export const during = (kind: LastingKind, left: number, value = 0, by = 'ana'): Pick<Fighter, 'lasting'> => ({
  lasting: [{ kind, value, by, clock: LASTING[kind].clock, left }],
})
/** What shows that it does. */
export const still = (kind: LastingKind, left: number) => ({ lasting: [{ kind, left }] })
export const withOptions = (options: object) => ({ options })

/** The first round, in the turn of `who`, who has declared so many actions; then changed by hand. */
export function turnOf(from: Scenario, who: string, actions = 1, arrange?: (s: State) => void): State {
  return arranged(d6, from, (s) => {
    s.round = 1
    s.phase = 'turns'
    s.order = [who, ...s.fighters.map((f) => f.id).filter((id) => id !== who)]
    s.at = 1
    s.acting = [who]
    const f = fighter(s, who)
    f.declared = actions
    f.actions = actions
    f.turned = 1
    arrange?.(s)
  })
}

export type Ran = Played<State, D6Event>
/** Plays whole steps by a script from a state or a scenario; offers nobody speaks of get their usual answer. */
export function run(from: Scenario | State, script: string, arrange?: (s: State) => void): Ran {
  const played = play(d6, from, script, { otherwise: 'usual', ...(arrange === undefined ? {} : { arrange }) })
  if (played.asked !== undefined) throw new Error(`the script ends where the rules ask ${askedInWords(played.asked)}`)
  played.events.forEach(addsUp)
  played.events.forEach(oneToAnother)
  return played
}

/** A number told is the sum of all that is noted of it: a difficulty, not lifted above 3 (D6-MOD-Sum, D6-DIFF-Min3), and every roll. */
function addsUp(e: D6Event): void {
  const sum = (terms: readonly { readonly value: number }[]): number => terms.reduce((all, { value }) => all + value, 0)
  if ('difficulty' in e && 'modifiers' in e && !NOT_SUMMED.includes(e.type)) {
    const noted = sum(e.modifiers ?? [])
    if (e.difficulty !== noted && !(noted < 3 && e.difficulty === 3))
      throw new Error(`${e.type}: a difficulty of ${e.difficulty} is told with modifiers that add up to ${noted}`)
  }
  if (!('rolled' in e)) return
  const { of, faces, terms, total } = e.rolled
  if (faces === undefined || total === undefined) return
  const all = faces.reduce((fell, face) => fell + face, 0) + sum(terms)
  if (all !== total) throw new Error(`${of}: a total of ${total} is told with dice and terms that add up to ${all}`)
}
/** What one does to another is told of two: nobody is told to have struck, seized or felled himself. */
function oneToAnother(e: D6Event): void {
  const other = 'at' in e ? e.at : 'by' in e ? e.by : undefined
  if ('who' in e && e.who === other && !TO_HIMSELF.includes(e.type))
    throw new Error(`${e.type}: ${e.who} is told to have done it to himself`)
  if ('vehicle' in e && 'on' in e && e.vehicle === e.on) throw new Error(`${e.type}: ${e.on} is told to meet itself`)
}
/** Caught in his own blast or by what breaks in his hand; a healer of himself; who jumps short and goes nowhere. */
const TO_HIMSELF: readonly string[] = 'bruised wound bodyLost damage treats healed runs jumps swims'.split(' ')
/** Told with what went into the roll. */
const NOT_SUMMED: readonly string[] = ['casts', 'trap', 'drives']

export const of = ({ state }: { readonly state: State }, id: string): Fighter => fighter(state, id)
/** A roll as tests look at it: how many dice, what was added to them, what they came to. */
export interface Fell {
  readonly label: string
  readonly dice: number
  readonly adds: number
  readonly faces: readonly number[] | undefined
  readonly total: number | undefined
}
export function fell({ rolled: { of: label, dice, terms, faces, total } }: D6Event<'roll'>): Fell {
  const added = terms.filter(({ because }) => because !== 'a 1 on the Wild Die')
  const adds = added.reduce((sum, { value }) => sum + value, 0)
  return { label, dice: Number.parseInt(dice, 10), adds, faces, total }
}
type Told<T extends D6EventType> = T extends 'roll' ? D6Event<T> & Fell : D6Event<T>
const isOf =
  <T extends D6EventType>(type: T) =>
  (e: D6Event | Told<T>): e is Told<T> =>
    e.type === type
/** The first event of a kind; `nth` counts from 0. */
export const told = <T extends D6EventType>({ events }: Ran, type: T, nth = 0): Told<T> | undefined =>
  events.map((e) => (e.type === 'roll' ? { ...e, ...fell(e) } : e)).filter(isOf(type))[nth]
/** Every roll, in the order they were made. */
export const rolls = ({ events }: Ran): readonly Fell[] => events.flatMap((e) => (e.type === 'roll' ? fell(e) : []))
/** The rules modifiers of an event cite, with their values. */
export function counted(event: D6Event | undefined): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  const modifiers = event !== undefined && 'modifiers' in event ? event.modifiers : []
  for (const { rule, value } of modifiers ?? []) found[rule] = (found[rule] ?? 0) + value
  return found
}

/** A strike of Ana's at Bo with these attack dice; what follows a hit after it. */
export const strike = (dice: string, then = ''): string =>
  `ana act: strike\nana weapon: short sword\nana attack: ${dice}\n${then}`
export const shoot = (dice: string, then = ''): string => `ana act: shoot\nana attack: ${dice}\n${then}`
