import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import type { WoundLevel } from '../../content/wound-levels.ts'
import { d6 } from '../../index.ts'
import type { D6Event, State } from '../../state/types.ts'
import { counted, crowd, duel, during, of, PLAIN, run, still, strike, told, turnOf, withOptions } from '../arrange.ts'

/** Damage dice that come to so many over Bo's resistance of 6. */
const DAMAGE: Readonly<Record<number, string>> = {
  0: '1 1 2',
  1: '1 1 3',
  3: '2 2 3',
  4: '2 3 3',
  8: '4 4 4',
  9: '4 4 5',
  12: '6 5 5',
  13: '5 5 6 1',
  15: '5 6 6 2',
  16: '6 6 6 2',
}
/** Bo is hurt by so many over; what follows (a roll to stay up) after it. */
function hurt(
  over: number,
  options: object = {},
  before: WoundLevel = 'unhurt',
  then = '',
  bo: object = {},
  arrange?: (s: State) => void,
) {
  const state = turnOf(crowd({}, { bo, cy: {} }, withOptions(options)), 'ana', 1, (s) => {
    of({ state: s }, 'bo').wound = before
    arrange?.(s)
  })
  return run(
    state,
    `ana act: strike\nana target: bo\nana weapon: short sword\nana attack: 3 3 3 3\nana damage: ${DAMAGE[over]}\nbo resistance: 2 2 2\n${then}`,
  )
}
const UP = 'bo stay up: 5 5 5'
const level = (...args: Parameters<typeof hurt>): WoundLevel => of(hurt(...args), 'bo').wound

describe('the Wound table', () => {
  rule('D6-C-W-Resist', 'Physique with armour and abilities resists', () => {
    expect(told(hurt(0), 'roll', 2)).toMatchObject({ who: 'bo', label: 'resistance', dice: 3 })
    const armed = run(
      turnOf(duel({}, { armour: ['chain mail'], abilities: [{ ability: 'hardiness', ranks: 2 }] }), 'ana'),
      strike('3 3 3 3', 'ana damage: 2 2 2\nbo resistance: 2 2 2 2 2'),
    )
    expect(told(armed, 'roll', 2)).toMatchObject({ dice: 5, adds: 2, total: 12 })
  })
  rule('D6-C-W-Table', '1 to 3 over, 4 to 8, 9 to 12, 13 to 15, 16', () => {
    expect([level(0), level(1), level(3), level(4), level(8)]).toEqual([
      'unhurt',
      'stunned',
      'stunned',
      'wounded',
      'wounded',
    ])
    expect([level(9, {}, 'unhurt', UP), level(12, {}, 'unhurt', UP)]).toEqual(['incapacitated', 'incapacitated'])
    expect([level(13), level(15), level(16)]).toEqual(['mortally wounded', 'mortally wounded', 'dead'])
    expect(told(hurt(4), 'wound')?.rule).toEqual(['D6-C-W-Table', 'D6-C-W-Wounded'])
    const worse = hurt(4, {}, 'stunned')
    const [before, after] = [told(worse, 'wound')?.before, told(worse, 'wound')?.level]
    expect([before, after, of(worse, 'bo').levelsThisRound]).toEqual(['stunned', 'wounded', 1])
  })
  rule('D6-C-W-Severely', '4 to 8 makes the Wounded Severely Wounded', () => {
    expect(level(4, {}, 'wounded')).toBe('severely wounded')
    expect(told(hurt(8, {}, 'wounded'), 'wound')?.rule).toContain('D6-C-W-Severely')
  })
  rule('D6-C-W-Stack', 'no worse than the present level, it raises that by one', () => {
    expect([
      level(1, {}, 'stunned'),
      level(1, {}, 'wounded'),
      level(4, {}, 'severely wounded', 'bo stay up: 6 6 4'),
    ]).toEqual(['wounded', 'severely wounded', 'incapacitated'])
    expect([level(9, {}, 'incapacitated'), level(4, {}, 'mortally wounded')]).toEqual(['mortally wounded', 'dead'])
    expect(level(4, {}, 'stunned')).toBe('wounded')
  })
  rule('D6-C-W-Stack', 'or only a lesser one, and being stunned twice may be nothing new', () => {
    expect(level(1, { stackRule: 'lt' }, 'stunned')).toBe('stunned')
    expect(level(1, { stackRule: 'lt' }, 'wounded')).toBe('severely wounded')
    expect(level(1, { stunStacks: false }, 'stunned')).toBe('stunned')
  })
  rule('D6-C-W-Table', 'a near miss may stun the unprotected, if the game master says so', () => {
    const near = (answer: string, bo: object = {}) => level(0, { nearMissStuns: 'ask' }, 'unhurt', answer, bo)
    expect([near('gm near miss: stun'), near('gm near miss: none')]).toEqual(['stunned', 'unhurt'])
  })
})

describe('what levels do', () => {
  const NOTHING: D6Event = { type: 'resists', who: 'bo', modifiers: [] }
  /** Bo dodges in that condition: how many of his 3D (4D for two actions) he has. */
  const dodging = (arrange: (s: State) => void, options: object = {}, round = 1) => {
    const state = turnOf(duel({}, {}, withOptions(options)), 'bo', 1, (s) => {
      s.round = round
      of({ state: s }, 'bo').turned = round
      arrange(s)
    })
    for (const faces of ['2 2 2 2', '2 2 2', '2 2', '2']) {
      try {
        return told(run(state, `bo act: full dodge\nbo dodge: ${faces}`), 'skill') ?? NOTHING
      } catch {}
    }
    return undefined
  }
  const at = (wound: WoundLevel) => (s: State) => {
    of({ state: s }, 'bo').wound = wound
  }
  rule('D6-C-W-Stunned', '-1D for the rest of this round and the next', () => {
    const ran = hurt(1)
    expect(of(ran, 'bo')).toMatchObject(still('stunned', 2))
    const stunned = (s: State): void => {
      Object.assign(of({ state: s }, 'bo'), { wound: 'stunned', ...during('stunned', 2) })
    }
    expect(counted(dodging(stunned, {}, 2))).toEqual({ 'D6-C-W-Stunned': -3 })
  })
  rule('D6-C-W-Stunned', 'or only defence and retreat', () => {
    const ran = hurt(1, { stunnedEffect: 'defendOnly' })
    expect(of(ran, 'bo')).toMatchObject(still('only defending', 2))
    const next = turnOf(duel(), 'bo', 1, (s) => {
      Object.assign(of({ state: s }, 'bo'), during('only defending', 1, 1))
    })
    expect(refusal(d6, next, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-W-Stunned' })
    expect(refusal(d6, next, 'bo', 'full dodge')).toBeUndefined()
    const asked = hurt(1, { stunnedEffect: 'ask' }, 'unhurt', 'gm stunned: defendOnly')
    expect(of(asked, 'bo')).toMatchObject(still('only defending', 2))
    const sameRound = turnOf(duel(), 'bo', 1, (s) => {
      Object.assign(of({ state: s }, 'bo'), during('only defending', 2, 1))
    })
    expect(refusal(d6, sameRound, 'bo', 'strike')).toBeUndefined()
    for (const key of ['aim', 'bluff', 'prepare', 'treat', 'ready']) expect(refusal(d6, next, 'bo', key)).toBeDefined()
    expect(refusal(d6, next, 'bo', 'bluff')).toMatchObject({ rule: 'D6-C-W-Stunned' })
    expect(told(run(next, 'bo act: move'), 'moved')).toMatchObject({ way: 'away' })
  })
  rule('D6-C-W-Wounded', 'Wounded: -1D', () => {
    expect(counted(dodging(at('wounded'), {}, 9))).toMatchObject({ 'D6-C-W-Wounded': -3 })
  })
  rule('D6-C-W-Severe', 'Severely Wounded: -2D', () => {
    expect(counted(dodging(at('severely wounded')))).toMatchObject({ 'D6-C-W-Severe': -6 })
  })
  rule('D6-C-W-NotCumulative', 'only the worst penalty counts', () => {
    const both = (s: State): void => {
      Object.assign(of({ state: s }, 'bo'), { wound: 'wounded', ...during('stunned', 9) })
    }
    expect(counted(dodging(both))).toEqual({ 'D6-C-W-Wounded': -3, 'D6-C-W-NotCumulative': 0 })
  })
  rule('D6-C-W-Exempt', 'resistance is never penalized', () => {
    const ran = hurt(0, {}, 'severely wounded')
    expect(told(ran, 'roll', 2)).toMatchObject({ label: 'resistance', dice: 3 })
  })
  rule('D6-C-W-Incap', '15 on stamina or mettle keeps one up at -3D, else one is out', () => {
    const up = hurt(9, {}, 'unhurt', UP)
    expect(of(up, 'bo')).toMatchObject({ condition: 'up', staysUp: true })
    expect(counted(dodging(at('incapacitated')))).toMatchObject({ 'D6-C-W-Incap': -9 })
    const out = hurt(9, {}, 'unhurt', 'bo stay up: 4 5 5')
    expect(of(out, 'bo')).toMatchObject({ condition: 'unconscious', stance: 'prone', ...still('senseless', 120) })
    const brave = hurt(9, {}, 'unhurt', 'bo stay up: 5 4 3 3', { skills: { mettle: '4D' } })
    expect(told(brave, 'staysUp')).toMatchObject({ up: true })
  })
  rule('D6-C-W-Incap', 'ten minutes are over, and the rest of 10D is rolled', () => {
    const state = turnOf(duel(), 'ana', 1, (s) => {
      Object.assign(of({ state: s }, 'bo'), { condition: 'unconscious', ...during('senseless', 1, 1) })
    })
    const later = (dice: string) =>
      run(state, `bo minutes out: ${dice}`, (s) => {
        Object.assign(s, { acting: [], at: s.order.length })
        s.fighters.push({ ...of({ state: s }, 'bo'), id: 'cy', condition: 'up' })
      })
    expect(of(later('1 1 1 1 1 1 1 1 1 2\nana initiative: 2 2 2\ncy initiative: 2 2 2'), 'bo')).toMatchObject({
      condition: 'unconscious',
      ...still('senseless', 12),
    })
    expect(
      of(later('1 1 1 1 1 1 1 1 3 1\nana initiative: 2 2 2\nbo initiative: 2 2 2\ncy initiative: 2 2 2'), 'bo')
        .condition,
    ).toBe('up')
  })
  rule('D6-C-W-Incap', 'the level before weighs on that roll, or none, or its own', () => {
    const dice = (stayUpPenalty: string, faces: string) =>
      told(hurt(9, { stayUpPenalty }, 'wounded', `bo stay up: ${faces}`, { skills: { stamina: '5D' } }), 'roll', 3)
        ?.dice
    expect([dice('previous', '2 2 2 2'), dice('none', '2 2 2 2 2'), dice('own', '2 2')]).toEqual([4, 5, 2])
  })
  rule('D6-C-W-Mortal', 'the dying roll each round and die below their minutes', () => {
    expect(of(hurt(13), 'bo')).toMatchObject({ condition: 'dying', dying: 0 })
    const lying = (rounds: number, script: string, options: object = {}) => {
      const state = turnOf(crowd({}, { bo: {}, cy: {} }, withOptions(options)), 'ana', 1, (s) => {
        Object.assign(of({ state: s }, 'bo'), { condition: 'dying', wound: 'mortally wounded', dying: rounds })
        Object.assign(s, { acting: [], at: s.order.length })
      })
      return run(state, `${script}\nana initiative: 2 2 2\ncy initiative: 2 2 2`)
    }
    expect(told(lying(10, ''), 'lingers')).toBeUndefined()
    expect(of(lying(35, 'bo hold on to life: 1 1 2'), 'bo').condition).toBe('dying')
    expect(of(lying(71, 'bo hold on to life: 1 1 3'), 'bo')).toMatchObject({ condition: 'dead', dying: 72 })
    expect(of(lying(71, 'bo hold on to life: 2 2 2'), 'bo').condition).toBe('dying')
    expect(told(lying(12, '', { mortalRollEvery: 'minute' }), 'lingers')).toBeUndefined()
    expect(told(lying(0, 'bo hold on to life: 2 2 2', { minuteCount: 'ceil' }), 'lingers')).toMatchObject({
      minutes: 1,
    })
  })
  rule(['D6-C-W-Dead', 'D6-EX-Wounds'], 'sixteen over, and he is out of the fight', () => {
    const ran = hurt(16)
    expect(of(ran, 'bo')).toMatchObject({ condition: 'dead', wound: 'dead' })
    expect(refusal(d6, ran.state, 'ana', 'strike')).toBeUndefined()
    expect(d6.features.condition(ran.state, 'bo')).toBe('dead')
  })
})

describe('stun weapons', () => {
  const sap = { weapons: [], natural: [{ name: 'cudgel', damage: '+1D+2', edge: 'blunt', stuns: true }] }
  const stunned = (dice: string, options: object = {}, then = '') =>
    run(
      turnOf(crowd(sap, { bo: {}, cy: {} }, withOptions(options)), 'ana'),
      `ana act: strike\nana target: bo\nana weapon: cudgel\nana attack: 3 3 3 3\nana damage: ${dice}\n${then}`,
    )
  rule('D6-C-W-StunWeapon', 'two levels less, at least Stunned, and out for minutes', () => {
    const light = stunned('2 3 3', {}, 'bo resistance: 2 2 2')
    expect(of(light, 'bo')).toMatchObject({
      wound: 'stunned',
      condition: 'unconscious',
      lasting: [{ kind: 'stunned' }, { kind: 'senseless', left: 48 }],
    })
    const heavy = stunned('5 5 6 1', {}, 'bo resistance: 2 2 2')
    expect(of(heavy, 'bo')).toMatchObject({
      wound: 'severely wounded',
      condition: 'unconscious',
      ...still('senseless', 13 * 12),
    })
    expect(of(stunned('1 1 2', {}, 'bo resistance: 2 2 2'), 'bo')).toMatchObject({ wound: 'unhurt', condition: 'up' })
  })
  rule('D6-C-BP-Stun', 'with Body Points a Physique roll is taken off; if any is left he is out', () => {
    const bp = { injury: 'bodyPoints' }
    const out = stunned('4 4 5', bp, 'bo shake off: 2 2 2')
    expect(of(out, 'bo')).toMatchObject({
      condition: 'unconscious',
      body: 20 - (15 - 6),
      ...still('senseless', 15 * 12),
    })
    expect(of(stunned('1 1 2', bp, 'bo shake off: 2 2 2'), 'bo')).toMatchObject({ condition: 'up', body: 20 })
    const barely = stunned('1 2 2', bp, 'bo shake off: 2 2 2')
    expect(of(barely, 'bo')).toMatchObject({ condition: 'unconscious', body: 19, ...still('senseless', 7 * 12) })
    expect(told(barely, 'stunned')).toMatchObject({ minutes: 7 })
    expect([told(out, 'stunned'), told(stunned('1 1 2', bp, 'bo shake off: 2 2 2'), 'stunned')]).toMatchObject([
      { minutes: 15 },
      { minutes: 0 },
    ])
    expect(of(stunned('4 4 5', { ...bp, stunNonLethal: true }, 'bo shake off: 2 2 2'), 'bo')).toMatchObject({
      body: 20,
      condition: 'unconscious',
    })
  })
})

describe('options of the Damage chapter', () => {
  rule('D6-C-OPT-Massive', 'two levels in a round: only defence or flight for two rounds', () => {
    const ran = hurt(4, { massiveDamage: true })
    expect(of(ran, 'bo')).toMatchObject(still('reeling', 3))
    expect(of(hurt(3, { massiveDamage: true }), 'bo').lasting.some(({ kind }) => kind === 'reeling')).toBe(false)
    expect(of(hurt(4), 'bo').lasting.some(({ kind }) => kind === 'reeling')).toBe(false)
    const shaking = turnOf(duel(), 'bo', 1, (s) => {
      s.round = 2
      Object.assign(of({ state: s }, 'bo'), { ...during('reeling', 2, 2), turned: 2 })
    })
    const blow = turnOf(duel(), 'bo', 1, (s) => {
      Object.assign(of({ state: s }, 'bo'), during('reeling', 3, 2))
    })
    expect(refusal(d6, blow, 'bo', 'strike')).toBeUndefined()
    expect(refusal(d6, shaking, 'bo', 'strike')).toMatchObject({ rule: 'D6-C-OPT-Massive' })
    const off = (dice: string) => of(run(shaking, `bo act: shake off\nbo shake off: ${dice}`), 'bo').lasting.length
    expect([off('3 3 4'), off('3 3 3')]).toEqual([0, 1])
    expect(refusal(d6, turnOf(duel(), 'bo'), 'bo', 'shake off')).toMatchObject({ rule: 'D6-C-OPT-Massive' })
  })
  rule('D6-C-OPT-KillingBlow', 'Mortally Wounded in one blow is dead', () => {
    expect(level(13, { killingBlow: true })).toBe('dead')
    expect(level(12, { killingBlow: true }, 'unhurt', UP)).toBe('incapacitated')
  })
  rule('D6-C-OPT-FastCombat', 'only what the first round brought counts', () => {
    const dodgeDice = (arrange: Partial<{ wound: WoundLevel; fastPenalty: number }>, faces: string) =>
      told(
        run(
          turnOf(duel({}, {}, withOptions({ fastCombat: true })), 'bo', 1, (s) => {
            s.round = 3
            Object.assign(of({ state: s }, 'bo'), { turned: 3, ...arrange })
          }),
          `bo act: full dodge\nbo dodge: ${faces}`,
        ),
        'roll',
      )?.dice
    expect(dodgeDice({ wound: 'severely wounded', fastPenalty: 0 }, '2 2 2 2')).toBe(4)
    expect(dodgeDice({ wound: 'severely wounded', fastPenalty: -3 }, '2 2 2')).toBe(3)
    const ended = (fastCombat: boolean) =>
      run(
        turnOf(duel({}, {}, withOptions({ fastCombat })), 'ana', 1, (s) => {
          of({ state: s }, 'bo').wound = 'wounded'
          Object.assign(s, { acting: [], at: s.order.length })
        }),
        'ana initiative: 2 2 2\nbo initiative: 2 2 2',
      )
    expect([of(ended(true), 'bo').fastPenalty, of(ended(false), 'bo').fastPenalty]).toEqual([-3, 0])
    expect(
      told(
        run(
          turnOf(duel({}, {}, withOptions({ fastCombat: true })), 'bo', 1, (s) => {
            s.round = 2
            Object.assign(of({ state: s }, 'bo'), { turned: 2, fastPenalty: -3 })
          }),
          'bo act: full dodge\nbo dodge: 2 2 2',
        ),
        'skill',
      ),
    ).toMatchObject({ rule: 'D6-C-DIE-Bonus' })
  })
})

describe('the game master’s characters', () => {
  rule('D6-C-NPC-WoundLevels', 'lesser ones have only some levels', () => {
    const one = (over: number, then = '') => level(over, {}, 'unhurt', then, { woundLevels: 1 })
    expect([one(1, UP), one(13)]).toEqual(['incapacitated', 'dead'])
    const two = (over: number, then = '') => level(over, {}, 'unhurt', then, { woundLevels: 2 })
    expect([two(1), two(4, UP)]).toEqual(['stunned', 'incapacitated'])
    expect(level(4, {}, 'stunned', UP, { woundLevels: 2 })).toBe('incapacitated')
    expect(level(4, {}, 'unhurt', '', { woundLevels: 3 })).toBe('wounded')
  })
  rule('D6-C-NPC-Fodder', 'the least fall to any damage over a Physique roll', () => {
    const fodder = { role: 'fodder' }
    expect(of(hurt(1, {}, 'unhurt', '', fodder), 'bo')).toMatchObject({ condition: 'unconscious', levelsThisRound: 1 })
    expect(of(hurt(0, {}, 'unhurt', '', fodder), 'bo')).toMatchObject({ condition: 'up' })
    expect(of(hurt(1, { injury: 'bodyPoints' }, 'unhurt', '', fodder), 'bo')).toMatchObject({
      condition: 'unconscious',
      body: 20,
    })
  })
})

test('a blow that does nothing leaves everything as it was', () => {
  const ran = hurt(0)
  expect(of(ran, 'bo')).toMatchObject({ wound: 'unhurt', levelsThisRound: 0, condition: 'up' })
  expect(PLAIN.bodyPoints).toBe(of(ran, 'bo').body)
})
