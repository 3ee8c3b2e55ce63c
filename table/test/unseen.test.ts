import { readdirSync } from 'node:fs'
import { SPECTATOR } from '@affray/engine/play'
import { describe, expect, test } from 'vitest'
import type { Said } from '../src/protocol/index.ts'
import type { Room } from '../src/room/index.ts'
import { ready } from '../src/room/test/table.ts'
import { newRoom } from '../src/server/making.ts'
import type { Saying } from './client.ts'
import { samples } from './samples.ts'
import { oneStep, tableOf, twinOf } from './secrecy.ts'

const root = new URL('../../scenarios/', import.meta.url)
const games = readdirSync(root)
const firstOf = (game: string): string => {
  const names = readdirSync(new URL(`${game}/`, root)).filter((name) => name.endsWith('.yaml'))
  return `${game}/${names[0]?.slice(0, -5)}`
}

/** What comes of every message of the protocol that is said of a fighter, as somebody else's or one's own. */
function answers(room: Room, seat: string, who: string): unknown[] {
  return Object.values(samples(room.askedOf(seat))).map((saying) => {
    const said = {
      ...JSON.parse(JSON.stringify(saying).replaceAll('bouncer', who)),
      id: `${saying.type}-${who}`,
    } as Said
    if (['look', 'odds', 'advice', 'gestures', 'prospect', 'cancel', 'form', 'see'].includes(said.type))
      return undefined
    const done = room.act({ by: seat, said })
    return done.type === 'refused' ? done : done.type
  })
}

describe.each(games)('%s', (game) => {
  test('in another world it may believe in a seat is refused the same, word for word, and told as much', () => {
    let [compared, differing] = [0, 0]
    const { room, players } = tableOf(ready(firstOf(game)))
    for (let i = 0; i < 8 && oneStep(room, i); i++) {
      if (room.game.fight.pending.length > 0) continue
      for (const seat of [...players, 'looker']) {
        const [found, own] = [twinOf(room, seat, 1), twinOf(room, 'gm', 0)]
        if (found === undefined || own === undefined) continue
        const whos = room.game.seats.all.flatMap(({ fighters }) => fighters.slice(0, 1))
        const bytes = [found.twin, own.twin].map((world) => {
          // What the end of the fight is guessed from is what the seat may believe.
          const guessed = seat === 'looker' ? undefined : world.job(seat, { id: 'p', type: 'prospect', fights: 1 })
          const heard = whos.map((who) => answers(world, seat, who))
          return JSON.stringify([guessed, heard, world.look(seat, 'v')])
        })
        expect(bytes[0], `${seat} after ${i + 1} answers`).toBe(bytes[1])
        compared++
        if (found.differs) differing++
      }
    }
    expect(compared).toBeGreaterThan(0)
    expect(differing).toBeGreaterThan(0)
  })

  test('bots pause only for what everybody is told, so that how long says nothing', () => {
    const room = newRoom('t', { from: { ready: firstOf(game) }, play: 'gm', begin: true }, 'seed', 0)
    const lines = (): number => room.game.chronicle.lines(SPECTATOR).length
    let paused = 0
    for (let i = 0; i < 15 && room.botsTurn; i++) {
      const before = lines()
      room.act({ happens: { type: 'turn' } })
      if (!room.botsTurn) continue
      expect(lines(), `pause ${i + 1}`).toBeGreaterThan(before)
      paused++
    }
    expect(paused).toBeGreaterThan(0)
  })
})

describe('what only the game master may know', () => {
  const OWN: readonly Saying[] = [
    { type: 'prepare', name: 'cellar', command: { do: 'end', won: [] }, because: 'dawn' },
    { type: 'discard', name: 'cellar' },
    { type: 'door', open: true },
    { type: 'form', command: { do: 'end' } },
    { type: 'see', seat: 'looker' },
  ]
  test('makes no message to others, and no gap in the numbers of theirs', () => {
    const { room, players } = tableOf(ready('example/duel'))
    const others = [...players, 'looker']
    const numbers = () =>
      others.map((seat) => {
        const [told] = room.look(seat, 'v')
        return told?.type === 'shown' ? told.n : undefined
      })
    const before = numbers()
    room.look('gm', 'v')
    for (const [i, saying] of OWN.entries()) {
      if (saying.type === 'form') room.form('gm', { ...saying, id: 'f' })
      else if (saying.type === 'see') room.see('gm', { ...saying, id: 's' })
      else expect(room.act({ by: 'gm', said: { ...saying, id: `o${i}` } as Said, code: 'CODE' }).type).toBe('done')
      expect(room.tell(others, 'v').size, saying.type).toBe(0)
    }
    room.act({ happens: { type: 'knock', name: 'somebody' } })
    expect(room.tell(others, 'v').size).toBe(0)
    expect(numbers()).toEqual(before)
    expect(room.tell(['gm'], 'v').size).toBe(1)
  })

  test('a sealed answer tells others that it was given and nothing of what it is', () => {
    const heard = ['bold', 'wary'].map((key) => {
      const { room, players } = tableOf(ready('example/duel'))
      const asked = room.game.fight.asked
      const first = asked !== undefined && 'choices' in asked ? asked.choices[0]?.who : undefined
      const seat = room.game.seats.holder(first ?? '')?.name ?? ''
      const other = players.find((name) => name !== seat) ?? ''
      const bytes = [other, 'looker'].map((name) => JSON.stringify(room.look(name, 'v')))
      const said = { id: 'a', type: 'answer', who: first ?? '', key, asked: room.askedOf(seat) } as const
      expect(room.act({ by: seat, said }).type).toBe('done')
      return [...bytes, JSON.stringify([...room.tell([other, 'looker'], 'v')])]
    })
    expect(heard[0]).toEqual(heard[1])
  })
})
