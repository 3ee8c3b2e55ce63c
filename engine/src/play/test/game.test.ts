import { describe, expect, test } from 'vitest'
import type { DiceFrom } from '../../kernel/fight-dice.ts'
import type { Chance, Choice, Option } from '../../kernel/types.ts'
import { verifyDice } from '../../kernel/verify.ts'
import { example } from '../../systems/example/index.ts'
import { Game, type TableOf, wantedDice } from '../index.ts'

const KEYED: DiceFrom = { by: 'keyed', seed: 'last orders' }
const duel = { system: 'example', sides: { house: { bouncer: {} }, guests: { sailor: {} } } }
const crowd = { system: 'example', sides: { house: { bouncer: { count: 2 } }, guests: { sailor: { count: 2 } } } }
const two = [
  { name: 'ana', fighters: ['bouncer'] },
  { name: 'ben', fighters: ['sailor'] },
]
const master = { name: 'gm', gm: true }
const begun = (table: TableOf = { seats: two }, scenario: object = duel, dice: DiceFrom = KEYED): Game =>
  Game.begin(example, scenario, dice, table)
/** Bouncer wary, sailor bold; the sailor goes first and is asked for his turn. */
const opened = (table?: TableOf): Game => begun(table).answer('ana', 'bouncer', 'wary').answer('ben', 'sailor', 'bold')
const told = (game: Game, seat: string): string[] => game.lines(seat).map((line) => line.told)
const isDodge = ({ key }: Option): boolean => key === 'dodge'
const rolls = (game: Game): string =>
  JSON.stringify(
    [...game.fight.line(), { answers: game.fight.pending }].flatMap((e) => e.answers.filter((a) => 'roll' in a)),
  )

test('a line has its long form where that says more', () => {
  const tell: typeof example.tell = (event, form) =>
    form === 'long' && event.type === 'turn' ? 'he is up, and more' : example.tell(event)
  const game = Game.begin({ ...example, tell }, duel, KEYED, { seats: two })
  game.answer('ana', 'bouncer', 'wary').answer('ben', 'sailor', 'bold')
  const { log } = game.scene('ana')
  expect(log.find(({ event }) => event?.type === 'turn')).toMatchObject({ long: 'He is up, and more' })
  expect(log.filter((line) => 'long' in line)).toHaveLength(1)
  expect(log.some((line) => 'entry' in line || 'answers' in line)).toBe(false)
})

describe('seats', () => {
  test('each is asked for its own, and others see only that somebody is waited for', () => {
    const game = opened()
    expect(game.scene('ben').asked).toMatchObject([{ who: 'sailor', about: { ask: 'turn' } }])
    expect(game.scene('ana').asked).toEqual([])
    expect(game.scene('ana').waiting).toEqual(['sailor'])
    expect(game.scene().waiting).toEqual(['sailor'])
  })
  test('nobody answers for another', () => {
    expect(() => opened().answer('ana', 'sailor', 'strike')).toThrow('ana does not decide for sailor.')
    expect(() => opened().answer('nobody', 'sailor', 'strike')).toThrow('There is no seat "nobody".')
    expect(() => opened().rule('ana', { do: 'end', won: [] }, 'no')).toThrow('ana is not the game master.')
  })
  test('one person can hold all', () => {
    const game = begun({ seats: [{ name: 'me', fighters: ['bouncer', 'sailor'] }] })
    expect(game.scene('me').asked.map(({ who }) => who)).toEqual(['bouncer', 'sailor'])
    game.answer('me', 'bouncer', 'bold').answer('me', 'sailor', 'bold')
    expect(game.fight.entries).toHaveLength(1)
  })
  test('a fighter is handed over in the middle of his question, to a bot and back', () => {
    const game = opened()
    game.hand('sailor', 'ana')
    expect(game.scene('ana').asked).toMatchObject([{ who: 'sailor' }])
    expect(game.scene('ben').asked).toEqual([])
    game.hand('bouncer', undefined).hand('sailor', undefined)
    expect(game.fight.outcome).toBeDefined()
  })
  test('a bot takes over in the middle of what is asked together, and the answer given stays', () => {
    const game = begun().answer('ben', 'sailor', 'wary').hand('bouncer', undefined)
    expect(game.fight.entries[0]?.answers[0]).toMatchObject({ keys: ['bold', 'wary'] })
  })
})

describe('sealed answers', () => {
  test('are nobody else’s to see, and can be withdrawn until all are there', () => {
    const game = begun().answer('ben', 'sailor', 'bold')
    expect(JSON.stringify([game.scene('ana'), game.scene()])).not.toMatch(/"bold"[^}]*answered|"answered":"bold"/)
    expect(game.scene('ben').asked[0]?.answered).toBe('bold')
    expect(game.scene('ben').waiting).toEqual(['bouncer'])
    expect(game.scene('ana').waiting).toEqual([])
    expect(game.withdraw('ben', 'sailor')).toBe(true)
    game.answer('ben', 'sailor', 'wary').answer('ana', 'bouncer', 'wary')
    expect(game.withdraw('ben', 'sailor')).toBe(false)
    expect(game.fight.entries[0]?.answers[0]).toMatchObject({ keys: ['wary', 'wary'] })
  })
})

describe('undo', () => {
  test('takes back the seat’s own last answer, and the same answer gives the same dice', () => {
    const game = opened().answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')
    const [file, dice] = [JSON.stringify(game.file()), rolls(game)]
    expect(game.undo('ana')).toBe(true)
    expect(game.scene('ana').asked).toMatchObject([{ about: { ask: 'defence' } }])
    game.answer('ana', 'bouncer', 'dodge')
    expect(JSON.stringify(game.file())).toBe(file)
    expect(game.undo('ben')).toBe(true)
    expect(game.scene('ben').asked).toMatchObject([{ about: { ask: 'turn' } }])
    game.answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')
    expect([JSON.stringify(game.file()), rolls(game)]).toEqual([file, dice])
  })
  test('another answer is a branch, and both can be visited', () => {
    const game = opened().answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')
    const first = JSON.stringify(game.scene('ana'))
    game.undo('ana')
    game.answer('ana', 'bouncer', 'none')
    expect(game.fight.branches()).toMatchObject([{ branch: 0 }, { branch: 1 }])
    expect(JSON.stringify(game.visit(0).goOn().scene('ana'))).toBe(first)
    expect(game.visit(1).fight.branch).toBe(1)
    expect(() => game.visit(7)).toThrow('There is no branch 7.')
    verifyDice(example, game.fight.file({ reveal: true }))
  })
  test('goes to any line of the story, inside a step too, and goes on to the same story', () => {
    const game = opened().answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')
    const [story, file] = [told(game, 'ana'), JSON.stringify(game.file())]
    for (const { n } of game.lines('ana').toReversed()) {
      game.undoTo('ana', n)
      const now = told(game, 'ana')
      expect(now.length).toBeGreaterThanOrEqual(n)
      expect(now.slice(0, n)).toEqual(story.slice(0, n))
      while (game.redo());
      game.goOn()
      expect(JSON.stringify(game.file())).toBe(file)
    }
    expect(() => game.undoTo('ana', 999)).toThrow('There is no line 999.')
  })
  test('what could not be carried out as things stand is not held ready, and nothing happens', () => {
    const game = opened({ seats: [...two, master] })
    const before = JSON.stringify(game.file())
    const command = { do: 'set', who: 'nobody', field: 'grit', to: 3 }
    expect(() => game.prepare('gm', { name: 'later', command, because: '' })).toThrow('There is no fighter "nobody"')
    expect(JSON.stringify(game.file())).toBe(before)
  })
  test('a command is taken back by itself', () => {
    const game = opened({ seats: [...two, master] }).rule(
      'gm',
      { do: 'set', who: 'sailor', field: 'grit', to: 3 },
      'drunk',
    )
    expect(told(game, 'ana')).toContain('The game master rules: drunk.')
    const turn = game.scene('ben').asked
    expect(game.undo('gm')).toBe(true)
    expect(told(game, 'ana')).not.toContain('The game master rules: drunk.')
    expect(game.goOn().scene('ben').asked).toEqual(turn)
    expect(game.fight.entries, 'only moved back').toHaveLength(2)
  })
  test('the last blow can be taken back', () => {
    const game = begun({ seats: [{ name: 'ben', fighters: ['sailor'] }] })
    for (let n = 0; n < 200 && game.fight.outcome === undefined; n++) {
      for (const { who, options } of game.scene('ben').asked) game.answer('ben', who, options[0]?.key ?? '')
    }
    expect(game.scene('ben').outcome).not.toBeNull()
    const end = JSON.stringify(game.file())
    expect(game.undo('ben')).toBe(true)
    expect(game.scene('ben').outcome).toBeNull()
    while (game.redo());
    expect(JSON.stringify({ ...game.file(), resting: false })).toBe(end)
  })
})

describe('dice', () => {
  test('mine are typed, theirs are thrown', () => {
    const game = opened({
      seats: [
        { ...two[0], name: 'ana', dice: 'typed' },
        { name: 'ben', fighters: ['sailor'] },
      ],
    })
    game.answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')
    const blow = JSON.parse(rolls(game))[0]
    expect(blow).toMatchObject({ who: 'sailor', roll: 'blow' })
    if (game.fight.asked !== undefined && !('choices' in game.fight.asked)) {
      expect(game.scene('ana').dice).toMatchObject({ who: 'bouncer', dice: [{ sides: 10 }] })
      expect(game.scene('ben').dice).toBeNull()
      expect(game.scene('ben').waiting).toEqual(['bouncer'])
      expect(() => game.throws('ben', { faces: [3] })).toThrow('No dice are wanted of ben now.')
      game.throwForMe('ana')
      verifyDice(example, game.fight.file({ reveal: true }))
    }
  })
  test('that are wanted say what the rules will make of them, as far as the seat may know', () => {
    const game = begun({ seats: two }, duel, { by: 'typed' })
    game.answer('ana', 'bouncer', 'wary').answer('ben', 'sailor', 'bold').answer('ben', 'sailor', 'strike')
    game.answer('ana', 'bouncer', 'none')
    const { dice } = game.scene('ben')
    expect(dice).toMatchObject({
      who: 'sailor',
      roll: 'blow',
      dice: [{ sides: 10, again: false, minus: false }],
      prospects: [{ reads: false }, { reads: true }],
    })
    expect(dice?.prospects?.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1)
    expect(dice?.prospects?.[1]).toMatchObject({ chance: expect.closeTo(0.6), from: 5, to: 10 })
  })
})

test('which die is wild and which is taken off is found by throwing in thought', () => {
  const minus: Chance<number> = {
    label: 'x',
    draw: (dice) => dice.die(6) - dice.die(4),
    law: () => ({ support: [], lost: 0 }),
  }
  expect(wantedDice(minus)).toEqual([
    { sides: 6, again: false, minus: false },
    { sides: 4, again: false, minus: true },
  ])
  const wild: Chance<number> = {
    label: 'y',
    draw(dice) {
      const plain = dice.die(6)
      let sum = 0
      for (let face = 6; face === 6; ) {
        face = dice.die(6)
        sum += face
      }
      return plain + sum
    },
    law: () => ({ support: [], lost: 0 }),
  }
  expect(wantedDice(wild).map(({ again }) => again)).toEqual([false, true])
})

describe('standing orders', () => {
  test('answer a question by its name, until they are withdrawn', () => {
    const game = opened()
    game.order('ana', { who: 'bouncer', ask: 'defence', key: 'dodge' }).answer('ben', 'sailor', 'strike')
    expect(game.fight.line().flatMap((e) => e.answers)).toContainEqual(
      expect.objectContaining({ asked: [{ who: 'bouncer', ask: 'defence' }], keys: ['dodge'] }),
    )
    game.free('ana')
    expect(game.standing).toEqual([])
  })
  test('answer by kind of offer where one answer is left', () => {
    const game = opened()
    game.order('ana', { who: 'bouncer', never: 'guard' }).answer('ben', 'sailor', 'strike')
    expect(game.fight.line().flatMap((e) => e.answers)).toContainEqual(
      expect.objectContaining({ asked: [{ who: 'bouncer', ask: 'defence' }], keys: ['none'] }),
    )
  })
  test('of a kind all answers are of, the usual one declines it', () => {
    const points: typeof example.points = (state, choice, option) =>
      choice.about.ask === 'defence' ? { group: 'spend' } : example.points(state, choice, option)
    const game = Game.begin({ ...example, points }, duel, KEYED, { seats: two })
    game.answer('ana', 'bouncer', 'wary').answer('ben', 'sailor', 'bold')
    game.order('ana', { who: 'bouncer', never: 'spend' }).answer('ben', 'sailor', 'strike')
    expect(game.fight.line().flatMap((e) => e.answers)).toContainEqual(
      expect.objectContaining({ asked: [{ who: 'bouncer', ask: 'defence' }], keys: ['none'] }),
    )
  })
  test('do not answer again at the place somebody came back to', () => {
    const game = opened()
      .order('ana', { who: 'bouncer', ask: 'defence', key: 'dodge' })
      .answer('ben', 'sailor', 'strike')
    expect(game.undo('ana')).toBe(true)
    expect(game.scene('ana').asked).toMatchObject([{ about: { ask: 'defence' } }])
    game.answer('ana', 'bouncer', 'none')
    expect(game.fight.branch).toBe(1)
  })
  test('the suggested answer is a bot’s: he guards himself, where what is usual is to do nothing', () => {
    const dodges = ({ options }: Choice): number => options.findIndex(isDodge)
    const system = { ...example, policies: { ...example.policies, default: dodges } }
    const game = Game.begin(system, duel, KEYED, { seats: two })
      .answer('ana', 'bouncer', 'wary')
      .answer('ben', 'sailor', 'bold')
    game.order('ana', { who: 'bouncer', ask: 'defence', key: 'usual' }).answer('ben', 'sailor', 'strike')
    const given = [...game.fight.line(), { answers: game.fight.pending }].flatMap(({ answers }) => answers)
    expect(given).toContainEqual({ asked: [{ who: 'bouncer', ask: 'defence' }], keys: ['dodge'] })
  })
  test('hold only where the facts are those they name, and go before what is said of all', () => {
    const dodged = (
      ...orders: readonly { readonly key: string; readonly where?: Readonly<Record<string, string>> }[]
    ) => {
      const game = opened()
      for (const order of orders) game.order('ana', { who: 'bouncer', ask: 'defence', ...order })
      game.answer('ben', 'sailor', 'strike')
      const given = [...game.fight.line(), { answers: game.fight.pending }].flatMap(({ answers }) => answers)
      return given.flatMap((one) => ('keys' in one && one.asked[0]?.ask === 'defence' ? one.keys : []))
    }
    const about = opened().answer('ben', 'sailor', 'strike').scene('ana').asked[0]?.about
    const [[name = '', value = ''] = []] = Object.entries(about ?? {}).filter(([fact]) => fact !== 'ask')
    expect(dodged({ key: 'dodge', where: { [name]: String(value) } })).toEqual(['dodge'])
    expect(dodged({ key: 'dodge', where: { [name]: 'another' } })).toEqual([])
    expect(dodged({ key: 'dodge', where: { [name]: String(value) } }, { key: 'none' })).toEqual(['dodge'])
    const game = opened()
    for (const where of [{ [name]: 'a' }, { [name]: 'b' }, { [name]: 'a' }])
      game.order('ana', { who: 'bouncer', ask: 'defence', key: 'dodge', where })
    expect(game.standing).toHaveLength(2)
  })
  test('nobody gives orders for another', () => {
    expect(() => opened().order('ana', { who: 'sailor', ask: 'turn', key: 'wait' })).toThrow('ana does not decide for')
  })
})

describe('bots', () => {
  test('answer one by one where they are paced, and the same as at once', () => {
    const paced = begun({ seats: [], pace: 'one by one' }, crowd)
    let ticks = 0
    for (; paced.fight.outcome === undefined && ticks < 2000; ticks++) {
      expect(paced.botsWait).toBe(true)
      paced.goOn()
    }
    const { resting: _, pace: _pace, ...atOnce } = begun({ seats: [] }, crowd).file()
    const { resting: _r, pace: _p, ...oneByOne } = paced.file()
    expect(oneByOne).toEqual(atOnce)
    expect(ticks).toBeGreaterThan(10)
  })
  test('wait where somebody went back, until somebody goes on', () => {
    const game = begun({ seats: [{ name: 'ben', fighters: ['sailor'] }] })
    game.answer('ben', 'sailor', 'bold').answer('ben', 'sailor', 'wait')
    game.undoTo('ben', 1)
    expect([game.rests, game.fight.entries.length > 0]).toEqual([true, true])
    expect(game.goOn().rests).toBe(false)
  })
  test('play as they are told', () => {
    expect(() => begun({ seats: [], bots: { house: 'timid' } })).toThrow('Brawl has no policy "timid".')
    const reckless = begun({ seats: [], bots: { house: 'reckless', sailor: 'reckless' } })
    expect(JSON.stringify(reckless.fight.entries)).toContain('haymaker')
  })
})

describe('reinforcements', () => {
  const add = { do: 'add', side: 'guests', who: 'mate', like: 'sailor' }
  test('are held ready, seen by nobody, and revealed', () => {
    const game = opened({ seats: [...two, master] })
    const before = JSON.stringify([game.scene('ana'), game.scene('ben'), game.scene()])
    game.prepare('gm', { name: 'the mate', command: add, because: 'he heard the noise' })
    expect(JSON.stringify([game.scene('ana'), game.scene('ben'), game.scene()])).toBe(before)
    expect(game.ready('ana')).toEqual([])
    expect(game.ready('gm')).toHaveLength(1)
    game.reveal('gm', 'the mate')
    expect(Object.keys(game.scene('ana').sheets)).toContain('mate')
    expect(told(game, 'ana')).toContain('The game master rules: he heard the noise.')
    expect(game.ready('gm')).toEqual([])
    expect(() => game.reveal('gm', 'the mate')).toThrow('Nothing is held ready as "the mate".')
    expect(() => game.prepare('gm', { name: 'x', command: { do: 'fly' }, because: '' })).toThrow('This ruling cannot')
    expect(() => game.prepare('ana', { name: 'x', command: add, because: '' })).toThrow('ana is not the game master')
  })
})

test('a table that was kept goes on as it was', () => {
  const game = opened({ seats: [...two, master], bots: { house: 'reckless' } })
  game.order('ana', { who: 'bouncer', ask: 'defence', key: 'dodge' })
  game.prepare('gm', { name: 'x', command: { do: 'end', won: ['house'] }, because: 'the watch' })
  const kept = JSON.parse(JSON.stringify(game.file({ told: true })))
  const again = Game.open(example, kept, { seed: 'last orders' })
  expect(JSON.stringify(again.file({ told: true }))).toBe(JSON.stringify(kept))
  expect(kept.fight.told.map((line: { told: string }) => line.told)).toEqual(told(game, 'gm'))
  again.answer('ben', 'sailor', 'strike')
  game.answer('ben', 'sailor', 'strike')
  expect(JSON.stringify(again.file())).toBe(JSON.stringify(game.file()))
})

describe('a seed that was made known', () => {
  const played = (): Game => {
    const game = opened().answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')
    game.undo('ana')
    game.fight.reseed('another')
    return game
  }
  test('throws no more: what is new falls by another, and both can be checked', () => {
    const [game, same] = [played(), opened().answer('ben', 'sailor', 'strike').answer('ana', 'bouncer', 'dodge')]
    same.undo('ana')
    for (const one of [game, same]) one.answer('ana', 'bouncer', 'none')
    expect(rolls(game)).not.toBe(rolls(same))
    const file = game.fight.file({ reveal: true })
    expect(file.dice.earlier).toMatchObject([{ seed: KEYED.by === 'keyed' ? KEYED.seed : '', by: 'keyed' }])
    expect(() => verifyDice(example, file)).not.toThrow()
    expect(rolls(Game.open(example, game.file(), { seed: 'another' }))).toBe(rolls(game))
  })
  test('dice of the old one after the change are found', () => {
    const game = played().answer('ana', 'bouncer', 'none')
    const file = game.fight.file({ reveal: true })
    const entries = file.entries.map((entry, i) => {
      const answers = entry.answers.map((answer) =>
        i === file.entries.length - 1 && 'faces' in answer ? { ...answer, faces: answer.faces?.map(() => 1) } : answer,
      )
      return { ...entry, answers }
    })
    expect(() => verifyDice(example, { ...file, entries })).toThrow()
  })
})
