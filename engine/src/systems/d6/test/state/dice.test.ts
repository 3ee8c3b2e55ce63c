import { describe, expect, test } from 'vitest'
import { noted, play, rule } from '../../../../kernel/testing/index.ts'
import { forRounds } from '../../../../mechanisms/lasting.ts'
import { derivedDifficulty, lent, opposed } from '../../body/checks.ts'
import { d6 } from '../../index.ts'
import type { Ctx, State } from '../../state/types.ts'
import { counted, duel, of, PLAIN, run, still, strike, told, turnOf, withOptions } from '../arrange.ts'

const NO_HARM = 'ana damage: 1 1 2\nbo resistance: 6 6 5'
/** Ana dodges beside something else: a roll of so many faces, one die less than her code. */
const dodge = (faces: string, skill = '4D', options: object = {}, more: object = {}, then = '') =>
  run(
    turnOf(duel({ skills: { dodge: skill, 'melee combat': '4D' }, ...more }, {}, withOptions(options)), 'ana', 2),
    `ana act: dodge\n${then}ana dodge: ${faces}`,
  )
const total = (ran: ReturnType<typeof dodge>) => of(ran, 'ana').defences[0]?.total

describe('die codes', () => {
  rule('D6-C-DIE-Pips', 'three pips are a die', () => {
    expect(told(dodge('2 2 2', '4D+2'), 'roll')).toMatchObject({ dice: 3, adds: 2, total: 8 })
    const dagger = run(
      turnOf(duel({ weapons: ['small knife'], strengthDamage: '2D+2' }), 'ana'),
      'ana act: strike\nana weapon: small knife\nana attack: 3 3 3 3\nana damage: 1 1 2\nbo resistance: 6 6 5',
    )
    expect(told(dagger, 'roll', 1)).toMatchObject({ dice: 3, adds: 1 })
  })
  rule('D6-C-DIE-Bonus', 'dice are added to the roll, points to the total', () => {
    const ran = dodge('2 2 2', '4D', {}, { abilities: [{ ability: 'skillBonus', ranks: 2, of: 'dodge' }] })
    expect(told(ran, 'roll')).toMatchObject({ dice: 3, total: 8 })
    expect(counted(told(ran, 'skill'))).toMatchObject({ 'D6-C-MAP': -3, 'D6-C-SA-SkillBonus': 2 })
  })
  rule('D6-C-DIE-Simplify5D', 'big codes as five dice and a fixed rest', () => {
    const ran = dodge('2 2 2 2 2', '9D', { simplify: 'fiveDice' })
    expect(told(ran, 'roll')).toMatchObject({ dice: 8, adds: 11, total: 21 })
  })
  rule('D6-C-DIE-SimplifyWild', 'or as the Wild Die alone', () => {
    expect(told(dodge('3', '4D', { simplify: 'wildOnly' }), 'roll')).toMatchObject({ dice: 3, adds: 7, total: 10 })
  })
})

describe('the Wild Die', () => {
  rule('D6-C-WILD-Always', 'one die of every roll is wild: the last', () => {
    expect(total(dodge('2 2 6 3'))).toBe(13)
    expect(total(dodge('6 6 2'))).toBe(14)
  })
  rule('D6-C-WILD-1D', 'a single die is the Wild Die', () => {
    expect(total(dodge('6 4', '2D'))).toBe(10)
    expect(total(dodge('1', '2D+1'))).toBe(1)
  })
  rule(['D6-C-WILD-Explode', 'D6-C-WILD-LaterOnes'], 'a 6 is added and thrown again; a later 1 is only a 1', () => {
    expect(total(dodge('2 2 6 6 1'))).toBe(17)
    expect(total(dodge('5 5 6 1'))).toBe(17)
  })
  rule('D6-C-WILD-CritFailRemove', 'a 1 takes itself and the highest away', () => {
    expect(total(dodge('5 3 1'))).toBe(3)
    expect(total(dodge('5 3 1', '4D', { critFail: 'cancelHighestOnly' }))).toBe(4)
    expect(total(dodge('5 3 1', '4D', { critFail: 'none' }))).toBe(9)
  })
  rule('D6-C-WILD-Complication', 'or the total stands and something goes wrong', () => {
    const ran = dodge('5 3 1', '4D', { critFail: 'complication' })
    expect(total(ran)).toBe(9)
    expect(told(ran, 'complication')).toMatchObject({ who: 'ana', on: 'dodge' })
    expect(told(dodge('5 3 2', '4D', { critFail: 'complication' }), 'complication')).toBeUndefined()
  })
  rule('D6-C-WILD-Complication', 'as the game master chooses, if he wants to be asked', () => {
    const asked = (answer: string) =>
      run(
        turnOf(duel({}, {}, withOptions({ critFail: 'gmChoice' })), 'ana', 2),
        `ana act: dodge\nana dodge: 5 3 1\ngm critical failure: ${answer}`,
      )
    expect([total(asked('remove')), total(asked('complication'))]).toEqual([3, 9])
  })
})

describe('Character Points', () => {
  const rich = { characterPoints: 8 }
  const spent = (script: string, options: object = {}, more: object = rich) =>
    run(
      turnOf(duel({ ...more, weapons: ['short sword'] }, {}, withOptions(options)), 'ana', 2),
      `ana act: dodge\nana dodge: 2 2 2\n${script}`,
    )
  const point = (face: string) => `ana character point: spend\nana character point: ${face}\n`

  rule(['D6-C-CP-ExtraWild', 'D6-C-CP-Timing', 'D6-EX-CPAfter'], 'after the roll a point adds an exploding die', () => {
    const ran = spent(point('6 3'))
    expect(total(ran)).toBe(6 + 9)
    expect(of(ran, 'ana').characterPoints).toBe(7)
  })
  rule('D6-C-CP-OneHarmless', 'a 1 on it is only a 1', () => {
    const ran = spent(point('1'))
    expect(total(ran)).toBe(7)
    expect(told(ran, 'characterPoint')?.rule).toContain('D6-C-CP-OneHarmless')
  })
  rule('D6-C-CP-Max', 'two, five or any number on one roll', () => {
    const five = spent(point('2').repeat(5))
    expect(told(five, 'noMorePoints')).toMatchObject({ spent: 5 })
    expect(of(five, 'ana').characterPoints).toBe(3)
    const two = spent(point('2').repeat(2), { characterPointLimit: 2 })
    expect(of(two, 'ana').characterPoints).toBe(6)
    expect(() => spent(point('2').repeat(3), { characterPointLimit: 2 })).toThrow()
    expect(five.events.filter(({ type }) => type === 'noMorePoints')).toHaveLength(1)
    const all = spent(point('2').repeat(8), { characterPointLimit: 'unlimited' })
    expect([of(all, 'ana').characterPoints, told(all, 'noMorePoints')]).toEqual([0, undefined])
  })
  rule('D6-C-CP-Timing', 'before the result: a miss made good, and nobody is asked who has hit', () => {
    const state = turnOf(duel(rich, {}, { scene: { light: 'poor' } }), 'ana')
    const ran = run(state, `ana act: strike\nana weapon: short sword\nana attack: 1 1 2 2\n${point('2')}${NO_HARM}`)
    expect(told(ran, 'attack')).toMatchObject({ total: 8, difficulty: 8, hit: true })
    const easy = run(state, strike('2 2 2 2', NO_HARM))
    expect(easy.answers.flatMap((a) => ('asked' in a ? a.asked.map(({ ask, who }) => `${who} ${ask}`) : []))).toEqual([
      'ana act',
      'ana weapon',
      'ana mark',
      'ana character point',
    ])
  })
  rule('D6-C-CP-NotWithFP', 'not on a roll fate has doubled, unless that is waived', () => {
    const both = { characterPoints: 8, fatePoints: 1 }
    const fated = (options: object, then = '') =>
      run(
        turnOf(duel(both, {}, withOptions(options)), 'ana', 2),
        `ana act: dodge\nana fate point: fate\nana dodge: 2 2 2 2 2 2 2\n${then}`,
      )
    const ran = fated({})
    expect(told(ran, 'noPoints')).toMatchObject({ who: 'ana' })
    expect(() => fated({}, point('3'))).toThrow()
    const dazed = turnOf(duel(both), 'ana', 2, (s) => {
      of({ state: s }, 'ana').lasting = [forRounds('confused', 9, 'bo')]
    })
    expect(() => run(dazed, `ana act: dodge\nana dodge: 2 2 2\n${point('3')}`)).toThrow()
    expect(() => run(dazed, 'ana act: dodge\nana fate point: fate\nana dodge: 2 2 2 2 2 2 2')).toThrow()
    expect(total(ran)).toBe(14)
    expect(total(fated({ pointsTogether: true }, point('3')))).toBe(17)
  })
})

describe('Fate Points', () => {
  const fate = (skill: string, faces: string, actions = 2, more: object = {}) =>
    run(
      turnOf(duel({ skills: { dodge: skill }, fatePoints: 2, ...more }), 'ana', actions),
      `ana act: ${actions === 1 ? 'full dodge' : 'dodge'}\nana fate point: fate\nana dodge: ${faces}`,
    )

  rule(['D6-C-FP-Double', 'D6-C-FP-OnePerRoll'], 'dice and pips are doubled, with one Wild Die', () => {
    const ran = fate('4D+2', '1 1 1 1 1 1 1 2', 1)
    expect(told(ran, 'roll')).toMatchObject({ dice: 8, adds: 4, total: 13 })
    expect(of(ran, 'ana').fatePoints).toBe(1)
    expect(ran.answers.filter((a) => 'asked' in a && a.asked[0]?.ask === 'fate point')).toHaveLength(1)
  })
  rule('D6-C-FP-BeforePenalties', 'doubled first, penalties after', () => {
    expect(told(fate('4D', '1 1 1 1 1 1 2'), 'roll')).toMatchObject({ dice: 7 })
  })
  rule('D6-C-FP-BeforeRoll', 'it is spent before the dice are thrown', () => {
    const ran = fate('4D', '1 1 1 1 1 1 2')
    const kinds = ran.answers.map((a) => ('roll' in a ? a.roll : 'asked' in a ? (a.asked[0]?.ask ?? '') : ''))
    expect(kinds.indexOf('fate point')).toBeLessThan(kinds.indexOf('dodge'))
    expect(ran.events.findIndex(({ type }) => type === 'fate')).toBeLessThan(
      ran.events.findIndex(({ type }) => type === 'roll'),
    )
  })
  rule('D6-C-FP-NotGear', 'a weapon’s dice are not doubled', () => {
    const ran = run(
      turnOf(duel({ fatePoints: 1 }), 'ana'),
      'ana act: strike\nana weapon: short sword\nana fate point: none\nana attack: 3 3 3 3\nana fate point: fate\nana damage: 1 1 1 1 2\nbo resistance: 6 6 5',
    )
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 5, adds: 2 })
    expect(of(ran, 'ana').fatePoints).toBe(0)
  })
  rule('D6-C-FP-Climactic', 'once, one point doubles every roll of the round', () => {
    const state = turnOf(duel({ fatePoints: 1 }), 'ana', 2)
    const ran = run(
      state,
      'ana act: dodge\nana fate point: climax\nana dodge: 1 1 1 1 1 1 2\nana act: strike\nana weapon: short sword\nana attack: 1 1 1 1 1 1 2\nana damage: 1 1 1 1 2\nbo resistance: 6 6 6 5',
    )
    expect([told(ran, 'roll', 0)?.dice, told(ran, 'roll', 1)?.dice, told(ran, 'roll', 2)?.dice]).toEqual([7, 7, 5])
    expect(of(ran, 'ana')).toMatchObject({ fatePoints: 0, ...still('climax', 1), uses: { climax: 1 } })
    const again = turnOf(duel({ fatePoints: 1 }), 'ana', 2, (s) => {
      of({ state: s }, 'ana').uses = { climax: 1 }
    })
    expect(() => run(again, 'ana act: dodge\nana fate point: climax')).toThrow(
      /cannot answer "fate point" with "climax"/,
    )
  })
})

describe('using skills', () => {
  const two = (): State => turnOf(duel({}, { attributes: { ...PLAIN.attributes, physique: '4D+2' } }), 'ana')

  rule('D6-C-OPP-Roll', 'the higher total wins, a tie is for the one who began', () => {
    const pull = (hers: string, his: string) => {
      const step = (ctx: Ctx, s: State): void => {
        const over = opposed(ctx, s, [of({ state: s }, 'ana'), 'lifting'], [of({ state: s }, 'bo'), 'lifting'], 'pull')
        of({ state: s }, 'ana').initiative = over
      }
      return play({ ...d6, step }, two(), `bo pull: ${his}\nana pull: ${hers}`)
    }
    const tie = pull('3 3 4', '2 2 2 2')
    expect(of(tie, 'ana').initiative).toBe(0)
    expect(tie.events.at(-1)).toMatchObject({ type: 'opposed', won: true })
    const beaten = pull('3 3 4', '2 2 2 3')
    expect(of(beaten, 'ana').initiative).toBe(-1)
    expect(beaten.events.at(-1)).toMatchObject({ won: false })
  })
  rule('D6-C-DIFF-Derived', 'an ability nobody rolls is worth twice its dice and its pips', () => {
    const s = two()
    expect(derivedDifficulty(of({ state: s }, 'bo'), 'physique', noted)).toBe(10)
  })
  rule(['D6-C-REL-Skill', 'D6-C-RES-Half'], 'half of what is over or under goes to a related roll, at least 1', () => {
    expect([7, 6, 1, 0, -1, -7].map((over) => lent(over, 'a trick', noted))).toEqual([4, 3, 1, 1, -1, -4])
  })
})

test('a roll may be answered by what its dice come to, whatever the Wild Die showed', () => {
  const come = (total: string, then: string) => run(turnOf(duel(), 'ana'), strike(total, then))
  expect(told(come('=21', 'ana damage: =9\nbo resistance: =8'), 'attack')).toMatchObject({ total: 21, hit: true })
  expect(told(come('=21', 'ana damage: =9\nbo resistance: =8'), 'wound')).toMatchObject({ level: 'stunned' })
  expect(told(come('=2', ''), 'attack')).toMatchObject({ total: 2, hit: false })
  expect(() => come('=1', '')).toThrow('The dice of attack of ana cannot come to 1.')
  const points = run(
    turnOf(duel({ characterPoints: 1 }), 'ana'),
    'ana act: full dodge\nana dodge: =13\nana character point: spend\nana character point: =9',
  )
  expect(of(points, 'ana').defences).toMatchObject([{ total: 32 }])
})
