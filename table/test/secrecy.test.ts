import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ready } from '../src/room/test/table.ts'
import { MARKERS, oneStep, tableOf, twinShown } from './secrecy.ts'

const root = new URL('../../scenarios/', import.meta.url)
const games = readdirSync(root)
const scenarios = (game: string): string[] =>
  readdirSync(new URL(`${game}/`, root))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => `${game}/${name.slice(0, -5)}`)

/** How far each fight is played; the long form goes on to the end. */
const STEPS = Number(process.env.AFFRAY_SECRECY_STEPS ?? 12)
const EACH = process.env.AFFRAY_SECRECY_STEPS === undefined ? 2 : 99

describe.each(games)('%s', (game) => {
  test.each(scenarios(game).slice(0, EACH))('%s: nothing hidden is in a byte told to others', (name) => {
    const { room, players } = tableOf(ready(name))
    const others = [...players, 'looker']
    const bytes = new Map(others.map((seat) => [seat, JSON.stringify(room.look(seat, 'v'))]))
    for (let i = 0; i < STEPS && oneStep(room, i); i++)
      for (const [seat, told] of room.tell(others, 'v')) bytes.set(seat, `${bytes.get(seat)}${JSON.stringify(told)}`)
    for (const seat of others)
      for (const marker of Object.values(MARKERS)) {
        if (marker === MARKERS.seed && room.state === 'over') continue
        expect(bytes.get(seat)?.includes(marker), `${marker} told to ${seat}`).toBe(false)
      }
    expect(JSON.stringify(room.shown('gm'))).toContain(MARKERS.ready)
  })

  test.each(scenarios(game).slice(0, EACH))(
    '%s: in another world it may believe in a seat is shown the same',
    (name) => {
      const { room, players } = tableOf(ready(name))
      let [same, differing] = [0, 0]
      for (let i = 0; i < STEPS && oneStep(room, i); i++) {
        if (room.game.fight.pending.length > 0) continue
        for (const seat of [...players, 'looker']) {
          const twin = twinShown(room, seat, 1)
          if (twin === undefined) continue
          same++
          if (twin.differs) differing++
          const mine = JSON.parse(JSON.stringify(room.shown(seat))) as unknown
          expect(JSON.parse(JSON.stringify(twin.shown)), `${seat} after ${i + 1} answers`).toEqual(mine)
        }
      }
      expect(same).toBeGreaterThan(0)
      expect(differing).toBeGreaterThan(0)
    },
  )
})
