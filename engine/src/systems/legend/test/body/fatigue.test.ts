import { expect } from 'vitest'
import { rule, sheetOf } from '../../../../kernel/testing/index.ts'
import { tiredActions } from '../../body/fatigue.ts'
import { tire } from '../../body/tiring.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { roundBegins } from '../../turn/round.ts'
import { turnBegins } from '../../turn/turn.ts'
import { alone, arranged, facing, the } from '../arrange.ts'

/** Alaric: CON 7, DEX 13, INT 16, three Combat Actions, Movement 8, Athletics 70, Persistence 58. */
const alaric = (s: State) => the(s, 'alaric')
const start = (options: object = {}, change?: (s: State) => void): State =>
  arranged(facing({ alaric: {} }, { goblin: {} }, options), change)
const tired = (fatigue: number, options = {}): State => start(options, (s) => Object.assign(alaric(s), { fatigue }))

const ladder = [
  ['LEG-FAT-Fresh', 0, 70, 8, 0, 3],
  ['LEG-FAT-Winded', 1, 60, 8, 0, 3],
  ['LEG-FAT-Tired', 2, 50, 7, 0, 3],
  ['LEG-FAT-Wearied', 3, 40, 7, -2, 3],
  ['LEG-FAT-Exhausted', 4, 30, 4, -4, 2],
  ['LEG-FAT-Debilitated', 5, 20, 4, -6, 2],
] as const
for (const [id, level, athletics, metres, rank, actions] of ladder) {
  rule(id, 'what it takes off skills, Movement, Strike Rank and Combat Actions', () => {
    const s = tired(level, { fatigue: true })
    const { numbers } = sheetOf(legend, s, 'alaric')
    const value = (of: string): number | undefined => numbers.find(({ name }) => name === of)?.value
    expect([value('Fatigue'), value('Athletics'), value('Movement')]).toEqual([level, athletics, metres])
    expect(value('Strike Rank')).toBe(13 + rank)
    expect(tiredActions(alaric(s))).toBe(actions)
  })
}

/** Combat Actions of a goblin at that level of Fatigue, who had so many. */
function actionsAt(fatigue: number, int: number, dex: number, combatActions: number): number {
  const goblin = { characteristics: { int, dex }, stated: { combatActions } }
  const s = arranged(facing({ alaric: {} }, { goblin }), (state) => Object.assign(the(state, 'goblin'), { fatigue }))
  expect(sheetOf(legend, s, 'goblin').numbers).toContainEqual(
    expect.objectContaining({ name: 'Fatigue', value: fatigue }),
  )
  return tiredActions(the(s, 'goblin'))
}

rule('LEG-FAT-Debilitated', 'DEX counts ten points less: a table step, but never below one Combat Action', () => {
  expect([3, 2, 1].map((had) => actionsAt(5, 13, 13, had))).toEqual([2, 1, 1])
})

rule('LEG-FAT-Debilitated', 'DEX is lowered, not below nothing, and the table asked again', () => {
  expect([actionsAt(5, 15, 5, 2), actionsAt(5, 12, 5, 2)]).toEqual([2, 1])
})

rule('LEG-FAT-Exhausted', 'DEX counts five points less', () => {
  expect([actionsAt(4, 13, 13, 3), actionsAt(4, 13, 11, 2), actionsAt(4, 8, 9, 2)]).toEqual([2, 2, 1])
})

rule('LEG-FAT-Debilitated', 'the last level is not yet a collapse', () => {
  const { state, events } = alone(tired(4), '', (ctx, s) => tire(ctx, s, alaric(s), 1, 'LEG-FAT-Combat'))
  expect(alaric(state)).toMatchObject({ condition: 'up', fatigue: 5 })
  expect(events[0]).toMatchObject({ level: 'debilitated', rule: ['LEG-FAT-Combat', 'LEG-FAT-Debilitated'] })
})

rule('LEG-FAT-Winded', 'levels are lost one by one and told with their name', () => {
  const { state, events } = alone(start(), '', (ctx, s) => tire(ctx, s, alaric(s), 1, 'LEG-FAT-Combat'))
  expect(alaric(state).fatigue).toBe(1)
  expect(events[0]).toMatchObject({ type: 'tired', level: 'winded' })
})

rule('LEG-FAT-Combat', 'after CON strenuous Combat Actions Athletics or a level, again after as many more', () => {
  const begin = (exertion: number, script: string, options = { fatigue: true }) =>
    alaric(
      alone(
        start(options, (s) => Object.assign(alaric(s), { exertion })),
        script,
        (ctx, s) => {
          turnBegins(ctx, s, alaric(s))
        },
      ).state,
    )
  expect(begin(6, '')).toMatchObject({ exertion: 6, fatigue: 0 })
  expect(begin(7, 'alaric athletics: 70')).toMatchObject({ exertion: 0, fatigue: 0 })
  expect(begin(8, 'alaric athletics: 71')).toMatchObject({ exertion: 1, fatigue: 1 })
  expect(begin(8, '', { fatigue: false })).toMatchObject({ exertion: 8, fatigue: 0 })
  expect(() => begin(7, 'alaric athletics: 101')).toThrow(/shows 101 on a d100/)
})

rule('LEG-FAT-Exhausted', 'Persistence once a minute, at its own penalty, or unconscious', () => {
  const rounds = (count: number, script: string) =>
    alaric(
      alone(tired(4), script, (ctx, s) => {
        for (let i = 0; i < count; i++) roundBegins(ctx, s)
      }).state,
    )
  expect(rounds(11, '')).toMatchObject({ condition: 'up', exhausted: 11 })
  expect(rounds(12, 'alaric persistence: 18')).toMatchObject({ condition: 'up', exhausted: 0 })
  expect(rounds(12, 'alaric persistence: 19')).toMatchObject({ condition: 'unconscious', unconsciousRounds: 0 })
  expect(() => rounds(12, 'alaric persistence: 101')).toThrow(/shows 101 on a d100/)
})

rule('LEG-FAT-Debilitated', 'Persistence each round at a further −20%, or unconscious', () => {
  const able = arranged(facing({ alaric: { skills: { persistence: 80 } } }, { goblin: {} }), (state) =>
    Object.assign(alaric(state), { fatigue: 5 }),
  )
  const round = (roll: number) =>
    alaric(alone(able, `alaric persistence: ${roll}`, (ctx, s) => roundBegins(ctx, s)).state).condition
  expect([round(10), round(11)]).toEqual(['up', 'unconscious'])
})

rule('LEG-FAT-Collapse', 'tiring below Debilitated without a wound costs consciousness only', () => {
  const { state } = alone(tired(5), '', (ctx, s) => tire(ctx, s, alaric(s), 1, 'LEG-FAT-Combat'))
  expect(alaric(state)).toMatchObject({ condition: 'unconscious', bleedingOut: -1, fatigue: 6, unconsciousRounds: 0 })
})
