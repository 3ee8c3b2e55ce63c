import { expect } from 'vitest'
import { Stream } from '../../../dice/stream.ts'
import { advance } from '../../advance.ts'
import { knowing } from '../../believing.ts'
import { AffrayError } from '../../error.ts'
import { canonical } from '../../hash.ts'
import type { AnySystem, CommandForm, Event, FieldForm, FighterId, Seat } from '../../types.ts'
import type { Scenario } from '../play.ts'
import { type AnyState, anybody, begun, bots, fight, oraclesOf, walk } from './campaign.ts'

/** Those who come and go are seen, and the end is the end for all. */
const OF_THE_WHOLE = ['add', 'remove', 'end']
/** Numbers to rule: small ones for what is small, others that occur nowhere else. */
const MARKERS = [-17, -16, 4, 5, 13, 37, 173]

/**
 * What is ruled of a fighter is told to strangers as far as they see it: of rulings after which they see the same they are
 * told the same, and so of rulings before which they saw the same. A number they do not see is in no word and no datum.
 */
export function corrections(system: AnySystem, scenario: Scenario): void {
  const plan = { decide: anybody('corrections'), dice: new Stream('corrections', 0), steps: 4 }
  const start = begun(system, scenario)
  const later = [...fight(system, start, plan)].map(({ after }) => after)
  const state = later.findLast((each) => system.outcome(each) === undefined) ?? start
  const found: Found = { leaks: new Map(), alike: 0, numbers: 0 }
  for (const side of system.sides(state)) {
    const who = side.fighters[0]
    const foe = system.sides(state).find(({ id }) => id !== side.id)
    if (who === undefined || foe === undefined) continue
    const seat = knowing(system, state, { name: foe.id, fighters: foe.fighters, gm: false })
    for (const form of system.commands(state, { who }))
      if (!OF_THE_WHOLE.includes(form.do) && form.fields.some(({ name }) => name === 'who'))
        for (const rulings of alternatives(system, state, form, who)) compare({ system, state, seat, found }, rulings)
  }
  expect([...found.leaks.values()], 'rulings that tell strangers what they do not see').toEqual([])
  expect(found.alike, 'rulings after which strangers see the same').toBeGreaterThan(0)
  expect(found.numbers, 'numbers strangers do not see').toBeGreaterThan(0)
}

interface Found {
  readonly leaks: Map<string, string>
  alike: number
  numbers: number
}
interface Looking {
  readonly system: AnySystem
  readonly state: AnyState
  readonly seat: Seat
  readonly found: Found
}
/** One ruling of a form, and the number in it that is tried. */
interface Alternative {
  readonly of: string
  readonly command: object
  readonly number?: number
}
/** A ruling carried out: what is so then, what the seat sees of it and what it was told. */
interface Carried extends Alternative {
  readonly state: AnyState
  readonly seen: string
  readonly told: string
}

function compare(looking: Looking, rulings: readonly Alternative[]): void {
  const { found } = looking
  const all = rulings.flatMap((ruling) => carried(looking, ruling) ?? [])
  const [first] = all
  if (first === undefined || !lasting(looking, all)) return
  const leaks = (one: Carried, told: string): void =>
    void (found.leaks.has(one.of) || found.leaks.set(one.of, `${JSON.stringify(one.command)}: ${told}`))
  const alike = all.flatMap((one, i): [Carried, Carried][] => {
    const next = all[i + 1]
    // Where nothing is otherwise in truth, there is nothing to tell.
    const other = next?.seen === one.seen && canonical(next.state) !== canonical(one.state)
    return next !== undefined && other ? [[one, next]] : []
  })
  found.alike += alike.length
  for (const [one, next] of alike) if (next.told !== one.told) leaks(one, `${one.told}, and otherwise ${next.told}`)
  for (const [one, next] of alike.slice(0, 1)) {
    const back = [one, next].map(({ state }) => carried({ ...looking, state }, first)?.told)
    if (back[0] !== back[1]) leaks(one, `then ${back.join(', and otherwise ')}`)
  }
  for (const one of all) {
    if (one.number === undefined || numbersIn(one.seen).has(one.number)) continue
    found.numbers++
    if (numbersIn(one.told).has(one.number)) leaks(one, one.told)
  }
}

/** Whether such rulings say what is so from then on, not what happens once: ruled again, a field has that number still, or nothing is new. */
function lasting({ system }: Looking, all: readonly Carried[]): boolean {
  if (all.every(({ number }) => number === undefined))
    return all.every(({ state, command }) => canonical(ruled(system, state, command)?.state) === canonical(state))
  const kept = all
    .slice(0, 2)
    .flatMap(({ state, command, number }) => [
      fieldsOf(state, number),
      fieldsOf(ruled(system, state, command)?.state, number),
    ])
  return [...(kept[0] ?? [])].some((path) => kept.every((paths) => paths.has(path)))
}
/** The fields of a state that have a value. */
function fieldsOf(state: unknown, value: unknown): Set<string> {
  const found = new Set<string>()
  walk(state, (each, path) => void (each === value && found.add(path.join('.'))))
  return found
}

function carried({ system, state, seat }: Looking, ruling: Alternative): Carried | undefined {
  const step = ruled(system, state, ruling.command)
  if (step === undefined) return undefined
  const told = step.events.flatMap((event) => {
    const seen: Event | undefined = system.seen(event, seat)
    if (seen === undefined) return []
    // Ids of rules have numbers.
    const { rule: _, ...data } = seen
    return [system.tell(seen, 'long'), canonical(data)]
  })
  return { ...ruling, state: step.state, seen: canonical(system.view(step.state, seat)), told: told.join(' ') }
}

function ruled(
  system: AnySystem,
  state: AnyState,
  command: object,
): { readonly state: AnyState; readonly events: readonly Event[] } | undefined {
  if (!system.command.parse(command).ok) return undefined
  const oracles = oraclesOf({ decide: bots(system), dice: new Stream('ruled', 0) })
  try {
    const step = advance(system, state, [{ ruling: command, because: 'a law' }], oracles)
    if (step.asked !== undefined) throw new TypeError('everything is answered in a law’s fight')
    return step
  } catch (error) {
    if (error instanceof AffrayError) return undefined
    throw error
  }
}

/** The rulings a form can give of somebody: each field in turn by what it may be, the others by the first they may be. */
function alternatives(system: AnySystem, state: AnyState, form: CommandForm, who: FighterId): Alternative[][] {
  const fields = form.fields.filter(({ name }) => name !== 'who')
  const needed = fields.filter((field) => field.needed).map((field) => [field.name, first(field)])
  const base = { do: form.do, who, ...Object.fromEntries(needed) }
  const choices = (field: FieldForm): readonly object[] =>
    (field.choices ?? []).slice(0, 16).map(({ key }) => ({ [field.name]: valued(field, key) }))
  const numbers = fields.filter(({ kind, choices: some }) => kind === 'number' && some === undefined)
  if (numbers.length === 0)
    return fields
      .map((field) => (field.kind === 'yes' ? [{ [field.name]: true }, { [field.name]: false }] : choices(field)))
      .map((all) => all.map((each) => ({ of: form.do, command: { ...base, ...each } })))
  // Which number it is may be a choice of the same form.
  const places = fields.flatMap(choices)
  return numbers.flatMap(({ name }) =>
    (places.length === 0 ? [{}] : places).map((at) => {
      const again = system.commands(state, { who, ...at }).find((other) => other.do === form.do) ?? form
      const { least = 0, most = 1000 } = again.fields.find((field) => field.name === name) ?? {}
      const within = MARKERS.filter((marker) => marker >= least && marker <= most)
      const of = `${form.do} ${Object.values(at).join()} ${name}`
      return within.map((number) => ({ of, command: { ...base, ...at, [name]: number }, number }))
    }),
  )
}
function first(field: FieldForm): unknown {
  const { kind, least = 1, usual, choices } = field
  const key = choices?.[0]?.key ?? usual
  if (key !== undefined) return valued(field, key)
  if (kind === 'number') return Math.max(1, least)
  return kind === 'yes' ? true : kind === 'text' ? 'a word' : null
}
const valued = ({ kind }: FieldForm, key: string | number | boolean): unknown =>
  kind === 'cell' ? String(key).split(',').map(Number) : key

/** Every number in a text but those in names. */
const numbersIn = (text: string): ReadonlySet<number> =>
  new Set((text.replaceAll('−', '-').match(/(?<![\w-])-?\d+(?![\w-])/g) ?? []).map(Number))
