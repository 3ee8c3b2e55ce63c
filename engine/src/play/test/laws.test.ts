import { describe, expect, test } from 'vitest'
import { Stream } from '../../dice/stream.ts'
import { canonical, hashOf } from '../../kernel/hash.ts'
import { scaled } from '../../kernel/testing/environment.ts'
import type { AnySystem, Change as SheetChange } from '../../kernel/types.ts'
import { verifyDice } from '../../kernel/verify.ts'
import { changed, changesBetween, Game, type GameFile, type Scene, type TableOf } from '../index.ts'
import { EACH } from './fights.ts'

const SEED = 'the laws of play'
const reload = <T>(x: T): T => JSON.parse(JSON.stringify(x)) as T
const bytes = (game: Game): string => JSON.stringify(game.file())

/** A person for the first fighter, another for the rest of his side, one more for the first of the others; bots for the rest. */
function tableFor(system: AnySystem, scenario: object): TableOf {
  const parsed = system.setup.parse(scenario)
  if (!parsed.ok) throw new Error('a ready scenario is sound')
  const [ours, theirs] = system.sides(system.begin(parsed.setup))
  return {
    seats: [
      { name: 'ana', fighters: ours?.fighters.slice(0, 1) ?? [], dice: 'typed' },
      { name: 'ben', fighters: ours?.fighters.slice(1) ?? [] },
      { name: 'cy', fighters: theirs?.fighters.slice(0, 1) ?? [] },
      { name: 'gm', gm: true },
    ],
  }
}

const SEATS = ['ana', 'ben', 'cy', 'gm'] as const

/** One deed of people at a table, picked by dice: whatever it is, the same dice pick the same. */
function deed(game: Game, dice: Stream): string {
  const pick = <T>(list: readonly T[]): T | undefined =>
    list.length === 0 ? undefined : list[dice.die(list.length) - 1]
  switch (dice.die(14)) {
    case 1:
      return `undo ${game.undo(pick(SEATS) ?? 'gm')}`
    case 2: {
      const line = pick(game.lines('gm'))
      if (line !== undefined) game.undoTo('gm', line.n)
      return `to line ${line?.n}`
    }
    case 3:
      return `redo ${game.redo()}`
    case 4: {
      const branch = pick(game.fight.branches())
      if (branch !== undefined) game.visit(branch.branch)
      return `branch ${branch?.branch}`
    }
    case 5: {
      const id = pick(game.system.sides(game.fight.state).flatMap(({ fighters }) => fighters))
      if (id !== undefined) game.hand(id, pick([...SEATS]))
      return `hand ${id}`
    }
    case 6: {
      const change = pick(changesOf(game.scene('gm')))
      if (change !== undefined) game.rule('gm', { ...change.command, [change.field]: change.value }, 'a law')
      return `rule ${JSON.stringify(change)}`
    }
    case 7:
      game.goOn()
      return 'on'
    case 8: {
      const who = pick(game.seats.all.flatMap(({ fighters }) => fighters))
      const seat = who === undefined ? undefined : game.seats.holder(who)?.name
      if (who !== undefined && seat !== undefined) game.order(seat, { who, never: 'spend' })
      return `order ${who}`
    }
    default:
      return answer(game, pick)
  }
}

interface Settable extends SheetChange {
  readonly value: number
}
function changesOf(scene: Scene): Settable[] {
  return Object.values(scene.sheets).flatMap(({ bars }) =>
    bars.flatMap(({ change, now }) => (change === undefined ? [] : [{ ...change, value: Math.max(1, now - 1) }])),
  )
}

function answer(game: Game, pick: <T>(list: readonly T[]) => T | undefined): string {
  for (const seat of SEATS) {
    const { asked, dice } = game.scene(seat)
    if (dice !== null) {
      game.throwForMe(seat)
      return `dice ${dice.roll}`
    }
    const question = pick(asked.filter(({ answered }) => answered === undefined))
    if (question === undefined) continue
    const key = pick(question.options)?.key ?? ''
    game.answer(seat, question.who, key)
    return `${question.who} ${question.about.ask} ${key}`
  }
  game.goOn()
  return 'on'
}

describe.each(EACH)('a table of $system.id', ({ system, scenarios }) => {
  const cases = scenarios.slice(0, scaled(3))
  const begin = (scenario: object): Game =>
    Game.begin(system, scenario, { by: 'keyed', seed: SEED }, tableFor(system, scenario))
  const open = (kept: GameFile): Game => Game.open(system, reload(kept), { seed: SEED })

  test.each(cases)(
    '$name: driven by anybody it stays equal to its twin that is reloaded at every deed',
    ({ scenario }) => {
      const [dice, twins] = [new Stream('deeds', 1), new Stream('deeds', 1)]
      const game = begin(scenario)
      let twin = begin(scenario)
      for (let n = 0; n < scaled(30); n++) {
        const did = deed(game, dice)
        twin = open(twin.file())
        expect(deed(twin, twins), `deed ${n}`).toBe(did)
        expect(bytes(twin), `behind ${did}`).toBe(bytes(game))
        expect(canonical(twin.fight.state), `the state behind ${did}`).toBe(canonical(game.fight.state))
      }
      verifyDice(system, game.fight.file({ reveal: true }))
    },
  )

  test.each(cases)('$name: scenes changed are scenes made afresh, for every class', ({ scenario }) => {
    const dice = new Stream('scenes', 2)
    const game = begin(scenario)
    const seen = new Map<string | undefined, Scene>()
    for (let n = 0; n < scaled(16); n++) {
      const did = n === 0 ? 'the beginning' : deed(game, dice)
      const fresh = open(game.file())
      for (const seat of [...SEATS, undefined]) {
        const scene = game.scene(seat)
        const before = seen.get(seat)
        const now = before === undefined ? reload(scene) : changed(before, reload(changesBetween(before, scene)))
        expect(canonical(now), `${seat ?? 'spectators'} behind ${did}`).toBe(canonical(fresh.scene(seat)))
        seen.set(seat, now)
      }
    }
  })

  test.each(cases)(
    '$name: every line of the story leads back to its moment, and on to the same bytes',
    ({ scenario }) => {
      const game = begin(scenario)
      const dice = new Stream('lines', 3)
      const pick = <T>(list: readonly T[]): T | undefined =>
        list.length === 0 ? undefined : list[dice.die(list.length) - 1]
      for (let n = 0; n < scaled(10) && game.fight.outcome === undefined; n++) answer(game, pick)
      while (game.redo());
      const story = game.lines('gm').map(({ told }) => told)
      const [end, state] = [JSON.stringify(game.fight.file()), hashOf(game.fight.state)]
      const step = Math.max(1, Math.floor(story.length / 12))
      for (const { n } of game.lines('gm').filter((_, i) => i % step === 0)) {
        game.undoTo('gm', n)
        const now = game.lines('gm').map(({ told }) => told)
        expect(now.slice(0, n), `line ${n}`).toEqual(story.slice(0, n))
        while (game.redo());
        expect([JSON.stringify(game.fight.file()), hashOf(game.fight.state)], `back from line ${n}`).toEqual([
          end,
          state,
        ])
      }
    },
  )

  test('nobody is up when the fight is over', () => {
    const [ready] = scenarios
    const game = Game.begin(
      system,
      ready?.scenario,
      { by: 'keyed', seed: SEED },
      { seats: [{ name: 'eve', fighters: [] }] },
    )
    expect(game.scene('eve').outcome).not.toBeNull()
    expect(game.scene('eve').track.order.filter(({ acting }) => acting)).toEqual([])
  })

  test.each(cases)('$name: the same answers after undo give the same dice', ({ scenario }) => {
    const game = begin(scenario)
    const given: { readonly seat: string; readonly who: string; readonly key: string }[] = []
    const dice = new Stream('again', 4)
    for (let n = 0; n < scaled(8) && game.fight.outcome === undefined; n++) {
      const seat = SEATS.find((name) => game.scene(name).asked.length > 0)
      const asked =
        seat === undefined ? undefined : game.scene(seat).asked.find(({ answered }) => answered === undefined)
      if (seat === undefined || asked === undefined) {
        answer(game, () => undefined)
        continue
      }
      const key = asked.options[dice.die(asked.options.length) - 1]?.key ?? ''
      game.answer(seat, asked.who, key)
      given.push({ seat, who: asked.who, key })
    }
    while (game.scene('ana').dice !== null) game.throwForMe('ana')
    const end = bytes(game)
    const first = given.at(0)
    if (first === undefined) return
    game.fight.goTo(0)
    game.goOn()
    for (const { seat, who, key } of given) {
      while (game.scene('ana').dice !== null) game.throwForMe('ana')
      game.answer(seat, who, key)
    }
    while (game.scene('ana').dice !== null) game.throwForMe('ana')
    expect(bytes(game)).toBe(end)
  })
})
