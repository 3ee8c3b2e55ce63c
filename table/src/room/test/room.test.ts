import { canonical } from '@affray/engine'
import { describe, expect, test } from 'vitest'
import { Room } from '../index.ts'
import { Played, pageOf, people, ready } from './table.ts'

const done = { type: 'done' }
const refused = (code: string) => ({ type: 'refused', code })

describe('permissions', () => {
  test('only the game master rules, only who holds fighters decides, everybody speaks', () => {
    const table = new Played()
    expect(table.say('ana', { type: 'pause', paused: true })).toMatchObject(refused('seat/gm'))
    expect(table.say('eve', { type: 'undo', to: 'last' })).toMatchObject(refused('seat/spectator'))
    expect(table.say('nobody', { type: 'chat', text: 'hi' })).toMatchObject(refused('seat/unknown'))
    expect(table.say('eve', { type: 'chat', text: 'hi' })).toMatchObject(done)
    expect(table.shown('ana').chat).toMatchObject([{ seat: 'eve', text: 'hi' }])
  })
  test('what is refused has changed nothing', () => {
    const table = new Played()
    const before = JSON.stringify(table.room.file())
    table.say('ana', { type: 'answer', who: 'bouncer', key: 'bold', asked: 1 })
    table.say('gm', { type: 'command', command: { do: 'nonsense' }, because: 'no' })
    table.say('gm', { type: 'hand', fighter: 'nobody', to: 'ana' })
    table.say('gm', { type: 'seat', name: '..' })
    expect(JSON.stringify(table.room.file())).toBe(before)
  })
})

describe('a repetition', () => {
  test('is answered and not done again, after the table was kept and opened too', () => {
    const table = new Played()
    table.say('ana', { type: 'chat', text: 'once' }, 'x')
    expect(table.say('ana', { type: 'chat', text: 'once' }, 'x')).toEqual({ type: 'again' })
    const again = Room.open(table.room.game.system, JSON.parse(JSON.stringify(table.room.file())))
    expect(again.act({ by: 'ana', said: { type: 'chat', text: 'once', id: 'x' } })).toEqual({ type: 'again' })
    expect(again.act({ by: 'ben', said: { type: 'chat', text: 'once', id: 'x' } })).toMatchObject(done)
  })
})

describe('another message under the same id', () => {
  test('is refused and changes nothing, after the table was kept and opened too', () => {
    const table = new Played()
    table.say('ana', { type: 'chat', text: 'once' }, 'x')
    const before = JSON.stringify(table.room.file())
    expect(table.say('ana', { type: 'chat', text: 'twice' }, 'x')).toEqual({
      type: 'refused',
      code: 'message/reused',
      because: 'Another message was carried out under the id "x".',
      remedy: 'Give each message an id of its own.',
    })
    expect(table.say('ana', { type: 'undo', to: 'last' }, 'x')).toMatchObject(refused('message/reused'))
    expect(JSON.stringify(table.room.file())).toBe(before)
    const again = Room.open(table.room.game.system, JSON.parse(before))
    expect(again.act({ by: 'ana', said: { type: 'chat', text: 'twice', id: 'x' } })).toMatchObject(
      refused('message/reused'),
    )
    expect(again.act({ by: 'ana', said: { id: 'x', text: 'once', type: 'chat' } })).toEqual({ type: 'again' })
  })
})

describe('an answer', () => {
  test('to an older question is refused, and a sealed answer of another makes none older', () => {
    const table = new Played()
    const { asked } = table.shown('ben')
    expect(table.answer('ana', 'bold')).toMatchObject(done)
    expect(table.shown('ben').asked).toBe(asked)
    expect(table.answer('ben', 'bold')).toMatchObject(done)
    expect(table.say('ben', { type: 'answer', who: 'sailor', key: 'bold', asked })).toMatchObject(
      refused('answer/stale'),
    )
  })
  test('can be withdrawn while it is sealed', () => {
    const table = new Played()
    table.answer('ana', 'bold')
    expect(table.shown('ana').scene.asked[0]?.answered).toBe('bold')
    expect(table.say('ana', { type: 'withdraw', who: 'bouncer' })).toMatchObject(done)
    expect(table.shown('ana').scene.asked[0]?.answered).toBeUndefined()
    expect(table.say('ana', { type: 'withdraw', who: 'bouncer' })).toMatchObject(refused('answer/given'))
  })
  test('cannot be withdrawn while the table is paused, and can when it goes on', () => {
    const table = new Played()
    table.answer('ana')
    table.say('gm', { type: 'pause', paused: true })
    expect(table.say('ana', { type: 'withdraw', who: 'bouncer' })).toMatchObject(refused('table/paused'))
    expect(table.shown('ana').scene.asked).toEqual([])
    table.say('gm', { type: 'pause', paused: false })
    expect(table.shown('ana').scene.asked[0]?.answered).toBeDefined()
    expect(table.say('ana', { type: 'withdraw', who: 'bouncer' })).toMatchObject(done)
  })
  test('waits while the table is paused: nobody is asked, the game master neither', () => {
    const table = new Played()
    table.say('gm', { type: 'pause', paused: true })
    expect(table.answer('ana')).toMatchObject(refused('table/paused'))
    expect(table.shown('eve').table.state).toBe('paused')
    table.say('gm', { type: 'hand', fighter: 'bouncer', to: 'gm' })
    expect(table.shown('gm').scene.asked).toEqual([])
    table.say('gm', { type: 'pause', paused: false })
    expect(table.answer('gm')).toMatchObject(done)
    expect(table.answer('ben')).toMatchObject(done)
  })
})

describe('undo', () => {
  test('is the game master’s always; players ask and he grants or not', () => {
    const table = new Played().opened()
    const log = table.shown('ben').scene.log.length
    expect(table.say('ben', { type: 'undo', to: 'last' })).toMatchObject(done)
    expect(table.shown('ben').scene.log).toHaveLength(log)
    const [wish] = table.shown('gm').requests
    expect(wish).toMatchObject({ seat: 'ben', to: 'last' })
    expect(table.shown('ana').requests).toEqual([])
    expect(table.say('gm', { type: 'grant', request: wish?.n ?? 0, yes: false })).toMatchObject(done)
    expect(table.shown('gm').requests).toEqual([])
    expect(table.shown('ben').scene.log).toHaveLength(log)
    table.say('ben', { type: 'undo', to: 'last' })
    table.say('gm', { type: 'grant', request: table.shown('gm').requests[0]?.n ?? 0, yes: true })
    expect(table.shown('ben').table.state).toBe('resting')
    expect(table.shown('ben').scene.asked).toMatchObject([{ who: 'sailor' }])
  })
  test('of one’s own last answer needs nobody where the table says so, until somebody else acts', () => {
    const table = new Played(undefined, undefined, { undo: 'own last' })
    table.answer('ana')
    table.answer('ben')
    expect(table.say('ana', { type: 'undo', to: 'last' })).toMatchObject(done)
    expect(table.shown('ana').requests).toMatchObject([{ seat: 'ana' }])
    expect(table.say('ben', { type: 'undo', to: 'last' })).toMatchObject(done)
    expect(table.shown('ben').requests).toEqual([])
    expect(table.shown('ben').scene.asked).toMatchObject([{ who: 'sailor' }])
  })
  test('of a gesture takes back all of it, and then one answer', () => {
    const seats = [
      { name: 'gm', gm: true },
      { name: 'ana', fighters: ['rogue'] },
    ]
    const table = new Played(ready('olde/dagger-against-greatsword'), seats, { undo: 'own last' }).turns()
    const asks = (): string | undefined => table.shown('ana').scene.asked[0]?.about.ask
    const answer = (key: string, ...further: { ask: string; key: string }[]) =>
      table.say('ana', { type: 'answer', who: 'rogue', key, asked: table.shown('ana').asked, further })
    const back = () => table.say('ana', { type: 'undo', to: 'last' })
    for (let n = 0; n < 20 && asks() !== 'turn'; n++) {
      table.answer('ana')
      table.turns()
    }
    const { head, pending } = table.room.game.fight
    const stands = () => [asks(), table.room.game.fight.head, table.room.game.fight.pending]
    const [weapon, nothing] = [
      { ask: 'weapon', key: 'fists' },
      { ask: 'nothing of the kind', key: 'x' },
    ]
    expect(answer('attack', weapon, nothing)).toMatchObject(done)
    expect(stands()).not.toEqual(['turn', head, pending])
    expect(back()).toMatchObject(done)
    expect(stands()).toEqual(['turn', head, pending])
    // Given one by one, each is taken back by itself.
    expect(answer('attack')).toMatchObject(done)
    expect(asks()).toBe('weapon')
    expect(answer('fists')).toMatchObject(done)
    back()
    expect(asks()).toBe('weapon')
  })
  test('and redo are mirrors: as many forward as back, over bots’ moments too, each to where it stood', () => {
    const table = new Played(ready('olde/dagger-against-greatsword'), [{ name: 'gm', gm: true }]).turns()
    for (let i = 0; i < 12 && table.room.state === 'going'; i++) {
      if (!table.room.botsTurn) table.answer('gm')
      table.turns(1)
    }
    const stands = () => JSON.stringify([table.room.game.stands, table.room.state, table.shown('gm').scene])
    const went = [stands()]
    for (let i = 0; i < 4; i++) {
      expect(table.say('gm', { type: 'undo', to: 'last' })).toMatchObject(done)
      went.push(stands())
    }
    expect(new Set(went).size).toBe(5)
    for (const before of went.slice(0, -1).toReversed()) {
      expect(table.shown('gm').canRedo).toBe(true)
      expect(table.say('gm', { type: 'redo' })).toMatchObject(done)
      expect(stands()).toBe(before)
    }
    // What is done instead ends it.
    for (let i = 0; i < 2; i++) table.say('gm', { type: 'undo', to: 'last' })
    table.say('gm', { type: 'go on' })
    expect(table.room.data.undone).toEqual([])
  })
  test('goes to a line of one’s own story; redo comes forward; a different answer is a branch the game master can go to', () => {
    const table = new Played().opened()
    const before = table.shown('gm').scene.log.length
    expect(table.say('gm', { type: 'undo', to: 1 })).toMatchObject(done)
    expect(table.shown('gm').scene.log.length).toBeLessThan(before)
    expect(table.shown('gm').canRedo).toBe(true)
    expect(table.shown('ana').canRedo).toBe(false)
    while (table.say('gm', { type: 'redo' }).type === 'done');
    expect(table.shown('gm').scene.log).toHaveLength(before)
    expect(table.say('gm', { type: 'redo' })).toMatchObject(refused('redo/none'))
    table.say('gm', { type: 'undo', to: 'last' })
    table.say('gm', { type: 'undo', to: 1 })
    for (const by of ['ana', 'ben']) table.answer(by, 'wary')
    table.turns()
    expect(table.shown('gm').branches.length).toBeGreaterThan(1)
    expect(table.shown('gm').branches.filter(({ here }) => here)).toHaveLength(1)
    expect(table.say('gm', { type: 'branch', to: 0 })).toMatchObject(done)
    expect(table.say('gm', { type: 'branch', to: 99 })).toMatchObject(refused('branch/unknown'))
  })
})

describe('bots', () => {
  test('pause for what all are told, not for what nobody sees', () => {
    const table = new Played()
    table.answer('ana')
    table.answer('ben')
    // Two of them still choose in secret.
    expect(table.shown('eve').scene.waiting).toEqual(['thug', 'student'])
    table.happens({ type: 'turn' })
    expect(table.shown('eve').scene.log.length).toBeGreaterThan(0)
  })
  test('wait while the table is paused or rests', () => {
    const table = new Played().opened()
    table.say('gm', { type: 'pause', paused: true })
    expect(table.room.botsTurn).toBe(false)
    const before = JSON.stringify(table.room.game.file())
    table.happens({ type: 'turn' })
    expect(JSON.stringify(table.room.game.file())).toBe(before)
    expect(table.say('gm', { type: 'go on' })).toMatchObject(refused('table/paused'))
  })
})

describe('standing orders', () => {
  test('answer for a seat until they are withdrawn, and are its own to see', () => {
    const table = new Played()
    expect(table.say('ana', { type: 'order', order: { who: 'bouncer', ask: 'mood', key: 'wary' } }).type).toBe('done')
    expect(table.shown('ana').orders).toHaveLength(1)
    expect(table.shown('ben').orders).toEqual([])
    expect(table.say('ben', { type: 'order', order: { who: 'bouncer', never: 'spend' } })).toMatchObject(
      refused('seat/other'),
    )
    expect(table.say('ana', { type: 'free', who: 'bouncer' })).toMatchObject(done)
    expect(table.shown('ana').orders).toEqual([])
  })
})

describe('reinforcements', () => {
  test('are held ready unseen, discarded, and revealed', () => {
    const table = new Played(ready('legend/duel'), [
      { name: 'gm', gm: true },
      { name: 'ana', fighters: ['lilina'] },
      { name: 'eve' },
    ])
    const add = { do: 'add', side: 'bandits', who: 'hidden-marker', like: 'bandit' }
    expect(table.say('gm', { type: 'prepare', name: 'the cellar', command: add, because: 'noise' }).type).toBe('done')
    expect(table.shown('gm').master?.ready).toMatchObject([{ name: 'the cellar' }])
    for (const seat of ['ana', 'eve']) expect(JSON.stringify(table.shown(seat))).not.toMatch(/cellar|hidden-marker/)
    expect(table.say('gm', { type: 'discard', name: 'the attic' })).toMatchObject(refused('ready/unknown'))
    expect(table.say('gm', { type: 'reveal', name: 'the cellar' })).toMatchObject(done)
    expect(table.shown('gm').master?.ready).toEqual([])
    expect(JSON.stringify(table.shown('eve').scene.sides)).toContain('hidden-marker')
  })
})

describe('names shown', () => {
  test('stand in every text for those who do not know better, and answers find their way back', () => {
    const table = new Played().opened()
    expect(table.say('gm', { type: 'name', fighter: 'bouncer', shown: 'ben' })).toMatchObject(done)
    expect(table.say('gm', { type: 'name', fighter: 'bouncer', shown: 'the sailor' })).toMatchObject(
      refused('name/taken'),
    )
    expect(table.say('gm', { type: 'name', fighter: 'bouncer', shown: 'Tall stranger' })).toMatchObject(done)
    for (const seat of ['ben', 'eve']) {
      expect(JSON.stringify(table.shown(seat))).not.toMatch(/bouncer/i)
      expect(JSON.stringify(table.shown(seat))).toContain('Tall stranger')
    }
    expect(JSON.stringify(table.shown('ana'))).not.toContain('Tall stranger')
    expect(table.shown('gm').master?.names).toEqual({ bouncer: 'Tall stranger' })
    for (let i = 0; i < 30 && !JSON.stringify(table.shown('ben').scene.asked).includes('Tall stranger'); i++) {
      table.turns()
      for (const by of ['ana', 'ben']) if (table.shown(by).scene.asked.length > 0) table.answer(by)
    }
    const { asked, scene } = table.shown('ben')
    const named = scene.asked[0]?.options.find(({ key }) => key.includes('Tall stranger'))
    expect(named).toBeDefined()
    expect(table.say('ben', { type: 'answer', who: 'sailor', key: named?.key ?? '', asked })).toMatchObject(done)
    table.say('gm', { type: 'name', fighter: 'bouncer', shown: null })
    expect(JSON.stringify(table.shown('eve'))).toMatch(/bouncer/)
  })
})

describe('numbers shown', () => {
  test('one bar of a stranger, and hidden again', () => {
    const table = new Played().opened()
    const bar = table.shown('gm').scene.sheets.bouncer?.bars[0]?.name ?? ''
    expect(table.shown('ben').scene.sheets.bouncer?.bars).toEqual([])
    table.say('gm', { type: 'show', fighter: 'bouncer', what: bar, shown: true })
    expect(table.shown('ben').scene.sheets.bouncer?.bars).toMatchObject([{ name: bar }])
    expect(table.shown('ben').scene.sheets.bouncer?.bars[0]).not.toHaveProperty('change.command')
    table.say('gm', { type: 'show', fighter: 'bouncer', what: bar, shown: false })
    expect(table.shown('ben').scene.sheets.bouncer?.bars).toEqual([])
  })
})

describe('the end', () => {
  test('makes the seed known and nothing else, unless the game master shows all', () => {
    const table = new Played()
    expect(table.shown('eve').table.seed).toBeUndefined()
    const promise = table.shown('eve').table.promise
    table.toTheEnd()
    expect(table.shown('eve').table).toMatchObject({ state: 'over', promise, seed: 'a seed nobody knows' })
    expect(table.shown('ben').scene.sheets.bouncer?.bars).toEqual([])
    table.say('gm', { type: 'settings', reveal: true })
    expect(table.shown('ben').scene.sheets.bouncer?.bars).not.toEqual([])
    expect(table.shown('ben').scene.commands).toEqual([])
    expect(table.shown('ben').scene.log[0]).not.toHaveProperty('entry')
  })
  test('and whoever goes on from there gets another seed', () => {
    const table = new Played().toTheEnd()
    const { promise } = table.shown('eve').table
    table.say('gm', { type: 'undo', to: 'last' })
    expect(table.room.needsSeed).toBe(true)
    table.happens({ type: 'seed', seed: 'another' })
    expect(table.room.needsSeed).toBe(false)
    expect(table.shown('eve').table.seed).toBeUndefined()
    expect(table.shown('eve').table.promise).not.toBe(promise)
    table.say('gm', { type: 'go on' })
    table.toTheEnd()
    expect(table.shown('eve').table.seed).toBe('another')
  })
})

describe('what is told', () => {
  test('changes make what a fresh look shows, for every seat, numbered one by one', () => {
    const table = new Played()
    const seats = people.map(({ name }) => name)
    const pages = new Map(seats.map((seat) => [seat, pageOf(table.room.look(seat, 'v'))]))
    const numbers = new Map<string, number>()
    for (let i = 0; i < 40 && table.room.state === 'going'; i++) {
      table.turns(1)
      for (const by of ['ana', 'ben']) if (table.shown(by).scene.asked.length > 0) table.answer(by)
      if (i === 5) table.say('gm', { type: 'hand', fighter: 'thug', to: 'eve' })
      for (const [seat, told] of table.room.tell(seats, 'v')) {
        for (const one of told) {
          if (one.type === 'changed') expect(one.n).toBe((numbers.get(seat) ?? one.n - 1) + 1)
          if (one.type === 'changed' || one.type === 'shown') numbers.set(seat, one.n)
        }
        pages.set(seat, pageOf(told, pages.get(seat)))
      }
      for (const seat of seats) expect(pages.get(seat)).toEqual(JSON.parse(JSON.stringify(table.shown(seat))))
    }
  })
  test('whoever missed some gets the changes since, or everything where they are gone or of another opening', () => {
    const table = new Played()
    const [first] = table.room.look('ana', 'v')
    const n = first?.type === 'shown' ? first.n : -1
    table.answer('ana')
    table.room.tell(['ana'], 'v')
    table.answer('ben')
    table.room.tell(['ana'], 'v')
    const missed = table.room.look('ana', 'v', n)
    expect(missed.map(({ type }) => type)).toEqual(['changed', 'changed'])
    expect(table.room.look('ana', 'v', n + 2)).toEqual([])
    expect(table.room.look('ana', 'v', n - 1)).toMatchObject([{ type: 'shown' }])
    expect(table.room.look('ana', 'v', n + 99)).toMatchObject([{ type: 'shown' }])
  })
})

describe('messages that were carried out', () => {
  test('are known by their ids, of each seat the last two hundred', () => {
    const table = new Played()
    for (let i = 0; i <= 200; i++) table.say('ana', { type: 'chat', text: 'on' }, `n${i}`)
    expect(table.say('ana', { type: 'chat', text: 'on' }, 'n200')).toEqual({ type: 'again' })
    expect(table.say('ana', { type: 'chat', text: 'on' }, 'n1')).toEqual({ type: 'again' })
    expect(table.say('ana', { type: 'chat', text: 'on' }, 'n0')).toMatchObject(done)
  })
})

describe('a table that was kept', () => {
  test.each(['example/tavern', 'legend/duel', 'd6/tavern-brawl', 'cfi/wolves', 'olde/ambush', 'renaissance/grapple'])(
    '%s: is the same again, from a snapshot and the deeds behind it, and goes on alike',
    (name) => {
      const scenario = ready(name)
      const table = new Played(scenario, [{ name: 'gm', gm: true }])
      const snapshots = [JSON.stringify(table.room.file())]
      for (let i = 0; i < 40; i++) {
        table.turns(1)
        if (i === 20) table.say('gm', { type: 'undo', to: 'last' })
        if (i === 21) table.say('gm', { type: 'go on' })
        if (i % 10 === 9) snapshots.push(JSON.stringify(table.room.file()))
      }
      const [first, , middle] = snapshots
      const again = Room.open(table.room.game.system, JSON.parse(first ?? ''))
      for (const deed of table.deeds) expect(again.act(JSON.parse(JSON.stringify(deed)))).toMatchObject(done)
      expect(again.shown('gm')).toEqual(table.shown('gm'))
      // A snapshot leaves out fields without a value, so that they come back in another place.
      expect(canonical(again.file())).toBe(canonical(table.room.file()))
      expect(snapshots).toContain(middle)
    },
  )
})
