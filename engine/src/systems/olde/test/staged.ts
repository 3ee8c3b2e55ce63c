import { arranged, type Played, play, type Scenario } from '../../../kernel/testing/index.ts'
import { olde } from '../index.ts'
import type { Fighter, OldeEvent, State } from '../state/types.ts'

/** Eights all over: every die a d8 that explodes on 8, and 12 Hit Points. */
export const EIGHT = { brawn: 8, finesse: 8, savvy: 8, nerve: 8 } as const
/** A broadsword in trained hands: d8, reach 1, nothing added and nothing lost. */
export const SWORD = { weapons: ['broadsword'], skills: { swords: 'apprentice' } } as const

/** Ann and Bob a space apart. */
export const two = (ann: object = {}, bob: object = {}, more: object = {}): Scenario => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...ann } }, right: { bob: { ...EIGHT, ...bob } } },
  ...more,
})

/** The first turn of a fight, everybody with these AP. */
export const ready = (scenario: Scenario, ap: Readonly<Record<string, number>>, arrange?: (s: State) => void): State =>
  arranged(olde, scenario, (s) => {
    s.phase = 'action'
    s.turn = 1
    s.round = 1
    s.roundOfTurn = 1
    for (const f of s.fighters) {
      f.ap = ap[f.id] ?? 0
      f.given = f.ap
      f.freeSteps = true
    }
    arrange?.(s)
  })

export const of = (s: State, id: string): Fighter => {
  const f = s.fighters.find((each) => each.id === id)
  if (f === undefined) throw new Error(`nobody is called ${id}`)
  return f
}

export type Fought = Played<State, OldeEvent>
type Told<T extends OldeEvent['type']> = Extract<OldeEvent, { type: T }>
/** The events of one type. */
export const heard = <T extends OldeEvent['type']>({ events }: Fought, type: T): Told<T>[] =>
  events.filter((event): event is Told<T> => event.type === type)
/** The only event of a type. */
export function only<T extends OldeEvent['type']>(fought: Fought, type: T): Told<T> {
  const [one, ...others] = heard(fought, type)
  if (one === undefined || others.length > 0)
    throw new Error(`${others.length + (one === undefined ? 0 : 1)} of ${type}`)
  return one
}

export const run = (from: State, script: string, steps = 1): Fought => play(olde, from, script, { steps })

/** Ann, with 2 AP, strikes Bob with the broadsword: his dice, hers, and what follows. */
export const strike = (from: State, defense: string, attack: string, more = '', weapon = 'broadsword'): Fought =>
  run(from, `ann turn: attack\nann weapon: ${weapon}\nbob defense: ${defense}\nann attack: ${attack}\n${more}`, 2)

/** Ann with her sword against Bob. */
export const duel = (ann: object = {}, bob: object = {}, more: object = {}, arrange?: (s: State) => void): State =>
  ready(two({ ...SWORD, ...ann }, bob, more), { ann: 2 }, arrange)
