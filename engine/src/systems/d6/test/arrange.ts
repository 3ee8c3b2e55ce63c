import { arranged, askedInWords, type Played, play, type Scenario } from '../../../kernel/testing/index.ts'
import { fighter } from '../fighters.ts'
import { d6 } from '../index.ts'
import type { D6Event, Fighter, State } from '../types.ts'

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
  return played
}

/** Told with what went into the roll, or where a table's bare number stands. */
const NOT_SUMMED = ['casts', 'attacksVehicle', 'trap', 'drives']
/** A difficulty is the sum of all that is noted of it, and not lifted above 3 (D6-MOD-Sum, D6-DIFF-Min3). */
function addsUp({ type, difficulty, modifiers }: D6Event): void {
  if (typeof difficulty !== 'number' || !Array.isArray(modifiers) || NOT_SUMMED.includes(type)) return
  let sum = 0
  for (const m of modifiers) sum += typeof m === 'object' ? m.value : 0
  if (difficulty === sum || (sum < 3 && difficulty === 3)) return
  throw new Error(`${type}: a difficulty of ${difficulty} is told with modifiers that add up to ${sum}`)
}

export const of = ({ state }: { readonly state: State }, id: string): Fighter => fighter(state, id)
/** The first event of a kind; `nth` counts from 0. */
export const told = ({ events }: Ran, type: string, nth = 0): D6Event | undefined =>
  events.filter((e) => e.type === type)[nth]
/** The rules modifiers of an event cite, with their values. */
export function counted(event: D6Event | undefined): Readonly<Record<string, number>> {
  const found: Record<string, number> = {}
  const modifiers = event?.modifiers
  for (const m of Array.isArray(modifiers) ? modifiers : []) {
    if (typeof m === 'object') found[m.rule] = (found[m.rule] ?? 0) + m.value
  }
  return found
}

/** A strike of Ana's at Bo with these attack dice; what follows a hit after it. */
export const strike = (dice: string, then = ''): string =>
  `ana act: strike\nana weapon: short sword\nana attack: ${dice}\n${then}`
export const shoot = (dice: string, then = ''): string => `ana act: shoot\nana attack: ${dice}\n${then}`
