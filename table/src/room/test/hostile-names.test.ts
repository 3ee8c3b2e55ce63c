import { type AnySystem, systems } from '@affray/engine'
import { Game, type PlaceOf } from '@affray/engine/play'
import { describe, expect, test } from 'vitest'
import type { Said } from '../../protocol/index.ts'
import { freshRoom, Room } from '../index.ts'
import { pageOf } from './table.ts'

/** Names every object of the language has something under, and others that careless programs stumble over. */
const SEATS = [
  'constructor',
  '__proto__',
  'toString',
  'hasOwnProperty',
  'valueOf',
  '__defineGetter__',
  'toJSON',
  'then',
  'length',
  'null',
  'spectators',
  'a+b',
]
const IDS = ['constructor', 'spectators', 'length', 'then', 'null', 'undefined', 'prototype', 'nan', 'true', 'name']

/** A walk through the names by a seed. */
function drawing(seed: number): <T>(all: readonly T[], many: number) => T[] {
  let at = seed
  const next = (): number => {
    at = (Math.imul(at, 1664525) + 1013904223) >>> 0
    return at
  }
  return (all, many) => {
    const left = [...all]
    return Array.from({ length: many }, () => left.splice(next() % left.length, 1)).flat()
  }
}

/** A fight of two sides with two fighters each, every name drawn. */
function hostile(system: AnySystem, seed: number) {
  const draw = drawing(seed)
  const [a = '', b = '', c = '', d = '', left = '', right = ''] = draw(IDS, 6)
  const like = system.content[0]?.entries[0]?.id
  const sides = { [left]: { [a]: { like }, [b]: { like } }, [right]: { [c]: { like }, [d]: { like } } }
  const [gm = '', ana = '', eve = ''] = draw(SEATS, 3)
  const seats: PlaceOf[] = [{ name: gm, gm: true }, { name: ana, fighters: [a] }, { name: eve }]
  return { scenario: { system: system.id, sides }, seats, gm, ana, eve, fighters: [a, b, c, d], sides: [left, right] }
}

describe.each(Object.values<AnySystem>(systems))('$id', (system) => {
  test('a table whose every name is hostile plays on alike after it was stored, and tells what it shows', () => {
    const seed = Math.floor(Math.random() * 2 ** 31)
    const { scenario, seats, gm, ana, eve, fighters, sides } = hostile(system, seed)
    const told = `seed ${seed}: ${JSON.stringify([fighters, sides, gm, ana, eve])}`
    const game = Game.begin(system, scenario, { by: 'keyed', seed: 's' }, { seats, pace: 'one by one' })
    let room = Room.begin(game, freshRoom('t', '', { title: 'T' }), 's')
    let ids = 0
    const say = (by: string, said: object): string =>
      room.act({ by, said: { ...said, id: `m${++ids}` } as unknown as Said }).type
    const pages = new Map(seats.map(({ name }) => [name, pageOf(room.look(name, 'v'))]))
    const check = (): void => {
      for (const [name, news] of room.tell(pages.keys(), 'v')) pages.set(name, pageOf(news, pages.get(name)))
      for (const [name, page] of pages) expect(page, told).toEqual(JSON.parse(JSON.stringify(room.shown(name))))
    }
    const [own = '', other = ''] = fighters
    for (const [by, said] of [
      [gm, { type: 'name', fighter: other, shown: 'Tall stranger' }],
      [gm, { type: 'show', fighter: other, what: 'hit points', shown: true }],
      [gm, { type: 'settings', bots: { [sides[0] ?? '']: 'default' }, absent: { seconds: 30, answers: 'bot' } }],
      [ana, { type: 'chat', text: 'constructor' }],
      [eve, { type: 'chat', text: '__proto__' }],
    ] as const)
      expect(say(by, said), told).toBe('done')
    room.act({ happens: { type: 'absent', seat: ana } })
    room.act({ happens: { type: 'back', seat: ana } })
    expect(room.game.seats.named(ana).fighters, told).toEqual([own])
    for (let i = 0; i < 300 && room.state === 'going'; i++) {
      for (let n = 0; n < 20 && room.botsTurn; n++) room.act({ happens: { type: 'turn' } })
      const { scene, asked } = room.shown(ana)
      const open = scene.asked.find((one) => one.answered === undefined)
      if (open !== undefined) {
        const key = open.usual ?? open.options[0]?.key ?? ''
        expect(say(ana, { type: 'answer', who: open.who, key, asked }), told).toBe('done')
      }
      if (i % 20 !== 0) continue
      check()
      room = Room.open(system, JSON.parse(JSON.stringify(room.file())), (i + 1) * 1000)
      for (const { name } of seats) pages.set(name, pageOf(room.look(name, 'v')))
    }
    check()
    expect(say(gm, { type: 'unseat', name: ana }), told).toBe('done')
    expect(Object.keys(room.data.acts), told).not.toContain(ana)
  })
})
