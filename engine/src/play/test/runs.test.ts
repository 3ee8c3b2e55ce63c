import { expect, test } from 'vitest'
import type { AnySystem } from '../../kernel/types.ts'
import { Game } from '../index.ts'
import { EACH } from './fights.ts'

const ANSWERS = 40

/** The most runs of a step that one answer took beyond one for each step it ended and one for the step that waits then. */
function needless(game: Game, runs: () => number): number {
  let most = 0
  const look = () => {
    for (const seat of [undefined, 'ours', 'theirs', 'gm']) game.scene(seat)
  }
  look()
  for (let n = 0; n < ANSWERS && game.fight.outcome === undefined; n++) {
    const { asked, answered } = game.fight
    if (asked === undefined || !('choices' in asked)) break
    const [open] = asked.choices.filter(({ who }) => !Object.hasOwn(answered, who))
    if (open === undefined) break
    const before = { runs: runs(), steps: game.fight.entries.length }
    game.answer(game.seats.holder(open.who)?.name ?? 'gm', open.who, game.likely(open.who) ?? '')
    look()
    most = Math.max(most, runs() - before.runs - (game.fight.entries.length - before.steps) - 1)
  }
  return most
}

test.each(EACH)(
  '$system.id: an answer runs each step once, and telling it to all runs nothing again',
  ({ system, scenarios }) => {
    for (const { scenario } of scenarios.slice(0, 3)) {
      let runs = 0
      const counted: AnySystem = {
        ...system,
        step(ctx, state) {
          runs++
          system.step(ctx, state)
        },
      }
      const parsed = system.setup.parse(scenario)
      if (!parsed.ok) throw new Error('a ready scenario is sound')
      const [ours, theirs] = system.sides(system.begin(parsed.setup))
      const seats = [
        { name: 'ours', fighters: ours?.fighters ?? [] },
        { name: 'theirs', fighters: theirs?.fighters ?? [] },
        { name: 'gm', gm: true },
      ]
      const game = Game.begin(counted, scenario, { by: 'keyed', seed: 'runs' }, { seats })
      expect(needless(game, () => runs)).toBeLessThanOrEqual(0)
    }
  },
)
