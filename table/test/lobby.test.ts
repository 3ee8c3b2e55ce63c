import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/protocol/index.ts'
import { Room } from '../src/room/index.ts'
import { newRoom } from '../src/server/making.ts'
import type { Saying } from './client.ts'

const root = new URL('../../scenarios/', import.meta.url)
const games = readdirSync(root)
const readyIn = (game: string): string[] =>
  readdirSync(new URL(`${game}/`, root))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${game}/${name.slice(0, -5)}`)

/** A table at which people gather. */
const gathering = (ready: string): Room => newRoom('t', { from: { ready } }, 'seed', 0)
const named = (saying: Saying, id: string): Said => ({ ...saying, id }) as Said
const say = (room: Room, by: string, saying: Saying, id: string = saying.type) =>
  room.act({ by, said: named(saying, id) })
/** The same as it is stored and read again. */
const again = (room: Room): Room => Room.open(room.game.system, JSON.parse(JSON.stringify(room.file())), 0)
/** Where the first fighter could be placed, and who that is. */
function placing(room: Room) {
  const who = room.game.system.sides(room.game.fight.state)[0]?.fighters[0] ?? ''
  const form = room.game.system.commands(room.game.fight.state, { do: 'place', who }).find((one) => one.do === 'place')
  const cell = form?.fields.find(({ kind }) => kind === 'cell')?.choices?.at(-1)?.key
  return cell === undefined ? undefined : { who, at: String(cell).split(',').map(Number) }
}

describe.each(games)('%s', (game) => {
  const room = () =>
    readyIn(game)
      .map(gathering)
      .find((one) => placing(one) !== undefined) ?? gathering(readyIn(game)[0]!)

  test('asks nobody and throws nothing before it is begun, whatever is placed, handed out or taken back', () => {
    const lobby = room()
    const place = placing(lobby)
    const players = lobby.game.seats.all.map(({ name }) => name)
    const told = (one: Room): unknown => players.map((seat) => [one.shown(seat).scene, one.shown(seat).table.state])
    const still = (one: Room): void => {
      expect(one.state).toBe('lobby')
      expect(one.botsTurn).toBe(false)
      for (const seat of players) expect(one.shown(seat).scene).toMatchObject({ asked: [], dice: null, waiting: [] })
    }
    still(lobby)
    const before = told(lobby)
    for (const [n, saying] of (
      [
        ...(place === undefined
          ? []
          : [{ type: 'command', command: { do: 'place', ...place }, because: 'there' } as const]),
        { type: 'seat', name: 'Kim' },
        { type: 'hand', fighter: lobby.game.system.sides(lobby.game.fight.state)[0]?.fighters[0] ?? '', to: 'Kim' },
        { type: 'settings', pace: 0 },
      ] as const
    ).entries()) {
      expect(say(lobby, 'gm', saying, String(n))).toMatchObject({ type: 'done' })
      still(lobby)
    }
    if (place !== undefined) {
      const at = lobby.shown('gm').scene.board.tokens.find(({ id }) => id === place.who)?.at
      expect(at).toEqual(place.at)
    }
    // Stored and read again it is the same, and goes on the same way.
    expect(told(again(lobby))).toEqual(told(lobby))
    if (place !== undefined) {
      const other = again(lobby)
      for (const one of [lobby, other]) {
        expect(say(one, 'gm', { type: 'undo', to: 'last' })).toMatchObject({ type: 'done' })
        still(one)
        expect(one.game.fight.entries.length).toBe(other.game.fight.entries.length)
      }
      expect(JSON.stringify(lobby.shown('gm').scene.board)).toBe(
        JSON.stringify((before as [{ board: object }][])[0]?.[0].board),
      )
    }
  })

  test('begins by the game master’s word alone, once', () => {
    const lobby = room()
    const [, player] = lobby.game.seats.all
    for (const type of ['go on', 'redo'] as const) expect(say(lobby, 'gm', { type }).type).toBe('refused')
    if (player !== undefined) expect(say(lobby, player.name, { type: 'begin' })).toMatchObject({ code: 'seat/gm' })
    expect(say(lobby, 'gm', { type: 'begin' })).toMatchObject({ type: 'done' })
    const begun = lobby.state
    expect(begun === 'going' || begun === 'over').toBe(true)
    expect(lobby.game.fight.asked).toBeDefined()
    expect(say(lobby, 'gm', { type: 'begin' }, 'twice')).toMatchObject({ code: 'table/begun' })
  })
})

test('whoever plays alone need not begin, and whoever says so neither', () => {
  const of = (wanted: object): string => newRoom('t', { from: { ready: 'example/tavern' }, ...wanted }, 'seed', 0).state
  expect(of({})).toBe('lobby')
  expect(of({ play: 'gm' })).toBe('lobby')
  expect(of({ begin: true })).toBe('going')
  const [side] = gathering('example/tavern').game.system.sides(gathering('example/tavern').game.fight.state)
  expect(of({ play: side?.id })).toBe('going')
  expect(of({ play: side?.id, begin: false })).toBe('lobby')
})

test('while the game master has paused nobody is asked, and the question is the same afterwards', () => {
  const room = newRoom('t', { from: { ready: 'example/tavern' }, begin: true }, 'seed', 0)
  const seats = room.game.seats.all.map(({ name }) => name)
  const asked = seats.map((seat) => [room.shown(seat).asked, room.shown(seat).scene.asked.length])
  expect(asked.some(([, many]) => many !== 0)).toBe(true)
  say(room, 'gm', { type: 'pause', paused: true })
  for (const seat of seats) expect(room.shown(seat).scene).toMatchObject({ asked: [], dice: null, waiting: [] })
  say(room, 'gm', { type: 'pause', paused: false }, 'on')
  expect(seats.map((seat) => [room.shown(seat).asked, room.shown(seat).scene.asked.length])).toEqual(asked)
})
