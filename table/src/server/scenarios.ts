import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { AffrayError, type AnySystem, everySystem, type Setup, systemOf, through } from '@affray/engine'
import type { Catalogue } from '../protocol/requests.ts'
import { dataOf } from './data.ts'
import { shipped } from './shipped.ts'

const folder = shipped('scenarios/')

/** The system of that name, as data from outside may name it. */
export function systemNamed(name: unknown): AnySystem {
  const found = typeof name === 'string' ? systemOf(name) : undefined
  if (found !== undefined) return found
  throw new AffrayError(
    'system/unknown',
    `There is no system ${JSON.stringify(name) ?? 'without a name'}.`,
    `The field "system" names one of: ${everySystem()
      .map(({ id }) => id)
      .join(', ')}.`,
  )
}

/** A ready scenario by its name in the catalogue: `legend/duel`. */
export function readyScenario(name: string): unknown {
  const path = `${folder}${name}.yaml`
  // The name comes from outside: only what the folder lists is opened.
  if (!/^[a-z0-9]+\/[a-z0-9-]+$/.test(name) || !existsSync(path))
    throw new AffrayError('scenario/unknown', `There is no scenario "${name}".`, 'The catalogue lists those there are.')
  return dataOf(readFileSync(path, 'utf8'))
}

/** A scenario through its system's door. */
export function setupOf(system: AnySystem, scenario: unknown): Setup<unknown, unknown> {
  return through(system.setup, scenario, 'scenario') as Setup<unknown, unknown>
}

/** How often each side wins a ready scenario, as `npm run evenness` found. */
const evenness = (): Readonly<Record<string, Readonly<Record<string, number>>>> =>
  (
    JSON.parse(readFileSync(shipped('docs/evenness.json'), 'utf8')) as {
      wins: ReturnType<typeof evenness>
    }
  ).wins

/** Of each book the fight to begin with: its own example, or what is nearest to it. */
const FIRST: readonly string[] = [
  'cfi/bandits-on-the-road',
  'd6/cians-street',
  'legend/goblin-cavern',
  'olde/the-witch-king',
  'renaissance/slaver-camp',
]
/** What is no book's game is offered behind the others. */
const isBook = ({ id }: AnySystem): boolean => FIRST.some((name) => name.startsWith(`${id}/`))

/** What can be started. */
export function catalogue(version: string): Catalogue {
  const wins = evenness()
  return {
    version,
    games: [...everySystem()]
      .sort((a, b) => Number(isBook(b)) - Number(isBook(a)))
      .map((system) => ({
        id: system.id,
        title: system.title,
        line: system.about,
        scenarios: namesOf(system.id).map((name) => entryOf(system, name, wins[name])),
      })),
  }
}

function namesOf(system: string): string[] {
  const inside = `${folder}${system}`
  if (!existsSync(inside)) return []
  return readdirSync(inside)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${system}/${name.slice(0, -5)}`)
    .sort((a, b) => Number(FIRST.includes(b)) - Number(FIRST.includes(a)))
}

type Entry = Catalogue['games'][number]['scenarios'][number]
function entryOf(system: AnySystem, id: string, wins: Readonly<Record<string, number>> | undefined): Entry {
  const setup = setupOf(system, readyScenario(id))
  const state: unknown = system.begin(setup)
  const { grid, tokens } = system.board(state)
  return {
    id,
    title: setup.title || id,
    about: setup.about,
    sides: system.sides(state).map((side) => ({ id: side.id, fighters: side.fighters.length })),
    ...(wins === undefined ? {} : { wins: Object.entries(wins).map(([side, share]) => ({ side, share })) }),
    ...(grid === undefined
      ? {}
      : { map: { kind: grid.kind, cells: grid.cells, blocks: grid.kinds.map((kind) => kind.blocks) } }),
    tokens: tokens.map(({ side, at }) => (at === undefined ? { side } : { side, at })),
  }
}
