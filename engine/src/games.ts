/**
 * The games there are: Affray's own and those registered beside them.
 *
 * @packageDocumentation
 */
import { AffrayError } from './kernel/error.ts'
import type { AnySystem, Catalogue } from './kernel/types.ts'
import { systems } from './systems/index.ts'
import { catalogueOf as ownCatalogueOf } from './systems/rules.ts'

const others = new Map<string, { readonly system: AnySystem; readonly rules: Catalogue }>()
const addresses: string[] = []

/** Every game by its id: Affray's own, then those that were registered. */
export const everySystem = (): readonly AnySystem[] => [
  ...Object.values(systems),
  ...[...others.values()].map(({ system }) => system),
]

/** The system of that id, where there is one: for ids that come from outside. */
export const systemOf = (id: string): AnySystem | undefined => everySystem().find((system) => system.id === id)

/** What the rules of a game say, each in a sentence: to read, not to play, so that who only plays need not load it. */
export const catalogueOf = (system: string): Catalogue => others.get(system)?.rules ?? ownCatalogueOf(system)

/** A game of one's own is known from now on wherever a game is looked up by its id: scenarios, fights, simulations. */
export function register(system: AnySystem, rules: Catalogue = []): void {
  const there = systemOf(system.id)
  if (there === system) return
  if (there !== undefined)
    throw new AffrayError('game/taken', `There is a game "${system.id}" already.`, 'Give yours another id.')
  if (!/^[a-z][a-z0-9-]*$/.test(system.id))
    throw new AffrayError(
      'game/id',
      `A game cannot have the id ${JSON.stringify(system.id)}.`,
      'Take lower-case letters, digits and hyphens.',
    )
  others.set(system.id, { system, rules })
}

/** The addresses games were loaded from in this thread: other threads load them, too. */
export const loadedFrom = (): readonly string[] => addresses

/** Loads a module that exports a game, by its address as `import` takes it, and registers it. */
export async function loadGame(address: string): Promise<AnySystem> {
  const module = await loaded(address)
  const [game, ...more] = systemsIn(module)
  if (game === undefined || more.length > 0)
    throw new AffrayError(
      'game/none',
      `${address} exports ${game === undefined ? 'no game' : 'several games'}.`,
      'Export one record made by system(), by any name or as the default, and its catalogue as `rules`.',
    )
  register(game, 'rules' in module && Array.isArray(module.rules) ? module.rules : [])
  if (!addresses.includes(address)) addresses.push(address)
  return game
}
/** The same for several, one after the other. */
export async function loadGames(from: readonly string[]): Promise<void> {
  for (const address of from) await loadGame(address)
}

async function loaded(address: string): Promise<object> {
  try {
    return (await import(/* @vite-ignore */ address)) as object
  } catch (thrown) {
    const why = thrown instanceof Error ? thrown.message : String(thrown)
    throw new AffrayError(
      'game/broken',
      `The game at ${address} could not be loaded: ${why}`,
      'Give the path of a JavaScript module that exports a game made by system().',
    )
  }
}

const PARTS = ['setup', 'begin', 'step', 'outcome', 'tell', 'view', 'policies'] as const
function systemsIn(module: object): AnySystem[] {
  const all = Object.values(module).filter(
    (one: unknown): one is AnySystem =>
      typeof one === 'object' && one !== null && 'id' in one && PARTS.every((part) => part in one),
  )
  return [...new Set(all)]
}
