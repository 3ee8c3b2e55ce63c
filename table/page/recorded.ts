import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type AnySystem, systems } from '@affray/engine'
import { Game } from '@affray/engine/play'
import type { Plugin } from 'vite'
import { parse } from 'yaml'
import type { Recorded } from './src/landing/Moving.tsx'
import { finder, namesOf, plain } from './src/seen/names.ts'

/** The fight on the first page: a ready scenario with a map, fought by bots with these dice. */
const SCENARIO = fileURLToPath(new URL('../../scenarios/legend/goblin-cavern.yaml', import.meta.url))
const SEED = 'a fight for the first page'
const MOST = 70

/** Records a fight as the first page shows it: where everybody stands at each sentence. */
export function record(): Recorded {
  const scenario: unknown = parse(readFileSync(SCENARIO, 'utf8'))
  const id = typeof scenario === 'object' && scenario !== null && 'system' in scenario ? String(scenario.system) : ''
  const all: Readonly<Record<string, AnySystem>> = systems
  const system = all[id]
  if (system === undefined) throw new Error(`${SCENARIO} names no system there is.`)
  const game = Game.begin(system, scenario, { by: 'keyed', seed: SEED }, { pace: 'one by one' })
  const frames: Recorded['frames'][number][] = []
  const first = game.scene()
  const fighters = first.sides.flatMap((side, n) => side.fighters.map((one) => ({ id: one, side: n })))
  const names = namesOf(first)
  const pieces = finder(names)
  let told = 0
  for (let i = 0; i < 400 && frames.length < MOST && game.scene().outcome === null; i++) {
    game.goOn()
    const { log, board, track, conditions } = game.scene()
    const sentences = log.filter(({ n }) => n > told)
    told = log.at(-1)?.n ?? told
    if (sentences.length === 0) continue
    const at = fighters.map(({ id: who }) => {
      const token = board.tokens.find((one) => one.id === who)
      return [token?.at?.[0] ?? 0, token?.at?.[1] ?? 0, token?.facing ?? -1, conditions[who] ?? 'unhurt'] as const
    })
    const acting = fighters.findIndex(({ id: who }) => track.order.some((one) => one.id === who && one.acting))
    frames.push({
      told: sentences
        .slice(-2)
        .map((line) => plain(pieces(line.told)))
        .join(' '),
      acting,
      at,
    })
  }
  if (first.board.grid === undefined) throw new Error(`${SCENARIO} has no map to show.`)
  const { heights: _, ...grid } = first.board.grid
  return {
    grid,
    fighters: fighters.map(({ id: who, side }) => ({ id: who, name: names.get(who) ?? who, side })),
    frames,
  }
}

/** Gives the page its recorded fight. */
export const recorded = (): Plugin => ({
  name: 'recorded-fight',
  generateBundle() {
    this.emitFile({ type: 'asset', fileName: 'moving.json', source: JSON.stringify(record()) })
  },
})
