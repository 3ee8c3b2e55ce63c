import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import type { AnySystem, Choice, Dice, Event } from '../types.ts'
import { scaled } from './environment.ts'
import { begun, type Decide, fight, walk } from './laws/campaign.ts'
import type { Scenario } from './play.ts'

export interface Exhaustive {
  readonly scenarios: Readonly<Record<string, Scenario>>
  /** Everything that must happen at least once, by kind: effects, rows of tables, conditions. The actions are added. */
  readonly names: Readonly<Record<string, readonly string[]>>
  /** The names an event reaches, where they are not simply words in it. */
  readonly reached?: (event: never) => readonly string[]
  /** How many fights may be tried. */
  readonly fights?: number
  /** The longest of them. */
  readonly steps?: number
}

/**
 * Plays fights at random, steered toward options not yet taken and dice that fall to the extremes, until every name has
 * occurred as an option chosen or a word in an event. Names never reached fail.
 */
export function exhaustive(system: AnySystem, of: Exhaustive): void {
  const names = { actions: system.actions, ...of.names }
  describe(`everything in ${system.id} happens`, () => {
    const left = missing(system, of, names)
    test.each(Object.keys(names))('%s', (kind) => {
      expect(left().get(kind), `${kind} that no fight reached`).toEqual([])
    })
  })
}

/** Plays once, when first asked, and keeps what was never reached. */
function missing(
  system: AnySystem,
  of: Exhaustive,
  names: Readonly<Record<string, readonly string[]>>,
): () => ReadonlyMap<string, readonly string[]> {
  let found: ReadonlyMap<string, readonly string[]> | undefined
  return () => {
    found ??= unreached(system, of, names)
    return found
  }
}

/** The names, by kind, that no fight reached. */
export function unreached(
  system: AnySystem,
  { scenarios, reached, fights = 400, steps = 120 }: Exhaustive,
  names: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, readonly string[]> {
  const wanted = new Set(Object.values(names).flat())
  const taken = new Map<string, number>()
  const hear = (event: Event): void => {
    for (const name of reached?.(event as never) ?? []) wanted.delete(name)
    walk(event, (value) => typeof value === 'string' && wanted.delete(value))
  }
  const all = Object.values(scenarios)
  for (let n = 0; n < scaled(fights) && wanted.size > 0; n++) {
    const scenario = all[n % all.length]
    if (scenario === undefined) break
    const luck = new Stream('exhaustive', n)
    const plan = { decide: steered(luck, taken, wanted), dice: loaded(luck), steps }
    for (const { step } of fight(system, begun(system, scenario), plan)) step.events.forEach(hear)
  }
  return new Map(Object.entries(names).map(([kind, list]) => [kind, list.filter((name) => wanted.has(name))]))
}

/** Takes, of two options drawn at random, the one taken less often before. */
function steered(luck: Dice, taken: Map<string, number>, wanted: Set<string>): Decide {
  return (choice: Choice) => {
    const draw = (): number => luck.die(choice.options.length) - 1
    const name = (index: number): string => `${choice.about.ask} ${choice.options[index]?.key}`
    const [a, b] = [draw(), draw()]
    const index = (taken.get(name(a)) ?? 0) <= (taken.get(name(b)) ?? 0) ? a : b
    taken.set(name(index), (taken.get(name(index)) ?? 0) + 1)
    wanted.delete(choice.options[index]?.key ?? '')
    return index
  }
}

/** Dice that show their lowest or highest face one time in four. */
export function loaded(luck: Dice): Dice {
  return {
    die(sides) {
      const fate = luck.die(8)
      return fate === 1 ? 1 : fate === 2 ? sides : luck.die(sides)
    },
  }
}
