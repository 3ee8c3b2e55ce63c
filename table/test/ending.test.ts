import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ready } from '../src/room/test/table.ts'
import { oneStep, tableOf } from './secrecy.ts'

const root = new URL('../../scenarios/', import.meta.url)
const scenarios = readdirSync(root).flatMap((game) =>
  readdirSync(new URL(`${game}/`, root))
    .filter((name) => name.endsWith('.yaml'))
    .slice(0, 2)
    .map((name) => `${game}/${name.slice(0, -5)}`),
)
const end = { type: 'command', command: { do: 'end', won: [] }, because: 'it is late' } as const

describe('an end that the game master rules', () => {
  test.each(scenarios)('%s: comes at once, in the middle of a step too', (name) => {
    const { room } = tableOf(ready(name))
    for (let i = 0; i < 40 && room.game.fight.pending.length === 0 && oneStep(room, i); i++);
    expect(room.act({ by: 'gm', said: { id: 'end', ...end } })).toMatchObject({ type: 'done' })
    expect(room.state).toBe('over')
    expect(room.shown('looker').scene.log.some(({ told }) => told.includes('it is late'))).toBe(true)
  })

  test('in some game it does come in the middle of a step', () => {
    const middle = scenarios.filter((name) => {
      const { room } = tableOf(ready(name))
      for (let i = 0; i < 40 && room.game.fight.pending.length === 0 && oneStep(room, i); i++);
      return room.game.fight.pending.length > 0
    })
    expect(middle.length).toBeGreaterThan(3)
  })

  test('can be taken back, and does not come again by itself', () => {
    const { room } = tableOf(ready('legend/duel'))
    for (let i = 0; i < 40 && room.game.fight.pending.length === 0 && oneStep(room, i); i++);
    room.act({ by: 'gm', said: { id: 'end', ...end } })
    for (let i = 0; i < 20 && room.game.fight.entries.length > 0; i++) {
      if (room.act({ by: 'gm', said: { id: `u${i}`, type: 'undo', to: 'last' } }).type !== 'done') break
      expect(room.state).toBe('resting')
    }
    expect(room.shown('gm').scene.outcome).toBeNull()
  })
})
