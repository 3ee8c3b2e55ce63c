import { describe, expect, test } from 'vitest'
import { Played } from './table.ts'

const done = { type: 'done' }
const refused = (code: string) => ({ type: 'refused', code })

describe('seats', () => {
  test('a fighter is handed over in mid-question, to another, to a bot, and back', () => {
    const table = new Played()
    table.say('gm', { type: 'hand', fighter: 'bouncer', to: 'ben' })
    expect(table.shown('ben').scene.asked.map(({ who }) => who)).toEqual(['bouncer', 'sailor'])
    expect(table.answer('ana')).toMatchObject(refused('seat/spectator'))
    table.say('gm', { type: 'hand', fighter: 'bouncer', to: null })
    expect(table.shown('ben').scene.asked.map(({ who }) => who)).toEqual(['sailor'])
    expect(table.say('gm', { type: 'hand', fighter: 'bouncer', to: 'zoe' })).toMatchObject(refused('seat/unknown'))
  })
  test('the game master’s is shared and handed on, and never lost', () => {
    const table = new Played()
    expect(table.say('gm', { type: 'seat', name: 'gm', gm: false })).toMatchObject(refused('seat/last'))
    expect(table.say('gm', { type: 'unseat', name: 'gm' })).toMatchObject(refused('seat/last'))
    expect(table.say('gm', { type: 'seat', name: 'eve', gm: true })).toMatchObject(done)
    expect(table.shown('eve').master).toBeDefined()
    expect(table.say('eve', { type: 'seat', name: 'gm', gm: false })).toMatchObject(done)
    expect(table.shown('gm').master).toBeUndefined()
    expect(table.say('gm', { type: 'pause', paused: true })).toMatchObject(refused('seat/gm'))
  })
  test('a new one asks for a link, an old one keeps what is not said anew, one taken away is gone with its wishes', () => {
    const table = new Played()
    expect(table.say('gm', { type: 'seat', name: 'Zoë', fighters: ['thug'] })).toEqual({
      type: 'done',
      effects: [{ do: 'link', seat: 'Zoë' }],
    })
    expect(table.say('gm', { type: 'seat', name: 'Zoë', dice: 'typed' })).toEqual({ type: 'done', effects: [] })
    expect(table.shown('gm').seats.at(-1)).toMatchObject({ name: 'Zoë', fighters: ['thug'], dice: 'typed' })
    table.say('Zoë', { type: 'undo', to: 'last' })
    expect(table.say('gm', { type: 'unseat', name: 'Zoë' })).toMatchObject({
      effects: [{ do: 'unseat', seat: 'Zoë' }],
    })
    expect(table.shown('gm').requests).toEqual([])
    expect(table.say('Zoë', { type: 'chat', text: 'hi' })).toMatchObject(refused('seat/unknown'))
  })
  test('dice are typed at those seats that want to', () => {
    const table = new Played().opened()
    expect(table.say('ben', { type: 'dice', mine: 'typed' })).toMatchObject(done)
    for (let i = 0; i < 60 && table.shown('ben').scene.dice === null; i++) {
      table.turns()
      for (const by of ['ana', 'ben']) if (table.shown(by).scene.asked.length > 0) table.answer(by)
    }
    const { asked, scene } = table.shown('ben')
    expect(scene.dice?.who).toBe('sailor')
    expect(table.shown('ana').scene.dice).toBeNull()
    const faces = scene.dice?.dice.map(() => 1) ?? []
    expect(table.say('ana', { type: 'throw', asked, dice: { faces } })).toMatchObject(refused('answer/stale'))
    expect(table.say('ben', { type: 'throw', asked, dice: { faces: [999] } }).type).toBe('refused')
    expect(table.say('ben', { type: 'throw', asked, dice: { faces } })).toMatchObject(done)
  })
})

describe('the door', () => {
  test('is open under a code; who knocks waits, is seen by the game master alone, and is seated or turned away', () => {
    const table = new Played()
    table.do({ by: 'gm', said: { type: 'door', open: true, id: 'd' }, code: 'ABC234' })
    expect(table.shown('gm').master?.code).toBe('ABC234')
    table.happens({ type: 'knock', name: 'Kim' })
    table.happens({ type: 'knock', name: 'Lou' })
    const [kim] = table.shown('gm').master?.waiting ?? []
    expect(kim?.name).toBe('Kim')
    expect(JSON.stringify(table.shown('ana'))).not.toContain('Kim')
    expect(table.say('gm', { type: 'admit', waiting: kim?.n ?? 0, seat: 'zoe' })).toMatchObject(refused('seat/unknown'))
    expect(table.shown('gm').master?.waiting.map(({ name }) => name)).toEqual(['Kim', 'Lou'])
    expect(table.say('gm', { type: 'admit', waiting: kim?.n ?? 0, seat: 'eve' })).toMatchObject({
      effects: [{ do: 'admit', waiting: kim?.n, seat: 'eve' }],
    })
    expect(table.say('gm', { type: 'admit', waiting: kim?.n ?? 0, seat: 'eve' })).toMatchObject(refused('door/unknown'))
    expect(table.say('gm', { type: 'door', open: false })).toMatchObject({ effects: [{ do: 'admit', seat: null }] })
    expect(table.shown('gm').master).toMatchObject({ code: null, waiting: [] })
  })
})

describe('absence', () => {
  const left = (answers: 'bot' | 'usual' | 'gm' | 'wait'): Played => {
    const table = new Played()
    table.say('gm', { type: 'settings', absent: { seconds: 30, answers } })
    table.happens({ type: 'absent', seat: 'ben' })
    return table
  }
  test('a bot answers for whoever is gone, and he has his fighters back when he comes', () => {
    const table = left('bot')
    table.answer('ana')
    table.turns()
    expect(table.shown('ana').scene.log.length).toBeGreaterThan(0)
    table.happens({ type: 'back', seat: 'ben' })
    expect(table.shown('ben').seats.find(({ name }) => name === 'ben')?.fighters).toEqual(['sailor'])
  })
  test('what is usual is answered at once', () => {
    const table = left('usual')
    table.answer('ana')
    table.turns()
    expect(table.shown('ana').scene.log.length).toBeGreaterThan(0)
    expect(table.shown('ben').seats.find(({ name }) => name === 'ben')?.fighters).toEqual(['sailor'])
  })
  test('the game master answers', () => {
    const table = left('gm')
    expect(table.shown('gm').scene.asked).toMatchObject([{ who: 'sailor' }])
    table.happens({ type: 'back', seat: 'ben' })
    expect(table.shown('ben').scene.asked).toMatchObject([{ who: 'sailor' }])
    expect(table.shown('gm').scene.asked).toEqual([])
  })
  test('or all wait; for the game master they always do', () => {
    const table = left('wait')
    expect(table.shown('ana').scene.waiting).toContain('sailor')
    table.say('gm', { type: 'settings', absent: { seconds: 30, answers: 'bot' } })
    table.say('gm', { type: 'hand', fighter: 'sailor', to: 'gm' })
    table.happens({ type: 'absent', seat: 'gm' })
    expect(table.turns().shown('ana').scene.waiting).toContain('sailor')
  })
  test('whoever is away is answered for as the game master says now', () => {
    const table = left('bot')
    const holder = (seat: string) => table.shown('gm').seats.find(({ name }) => name === seat)?.fighters
    expect(holder('ben')).toEqual([])
    table.say('gm', { type: 'settings', absent: { seconds: 60, answers: 'gm' } })
    expect(holder('gm')).toEqual(['sailor'])
    table.say('gm', { type: 'settings', absent: { seconds: 60, answers: 'wait' } })
    expect([holder('gm'), holder('ben')]).toEqual([[], ['sailor']])
    expect(table.shown('ana').scene.waiting).toContain('sailor')
  })
  test('who was handed on meanwhile does not come back with the seat', () => {
    const table = left('bot')
    table.say('gm', { type: 'hand', fighter: 'sailor', to: 'ana' })
    table.happens({ type: 'back', seat: 'ben' })
    expect(table.shown('ana').scene.asked.map(({ who }) => who)).toEqual(['bouncer', 'sailor'])
  })
})
