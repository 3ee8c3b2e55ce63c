import { describe, expect } from 'vitest'
import { arranged, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import type { Fighter, State } from '../../state/types.ts'
import { crowd, duel, during, of, PLAIN, run, still, strike, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(of({ state: s }, id), to)
const both =
  (...arranges: readonly ((s: State) => void)[]) =>
  (s: State) => {
    for (const arrange of arranges) arrange(s)
  }
const acted = (s: State) => {
  for (const f of s.fighters) f.turned = s.round
}

describe('what bursts', () => {
  const FIRE = { name: 'fireball', casting: '4D', difficulty: 12, damage: '3D', ranges: [10, 20, 40], radius: 4 }
  const burst = (spell: object, arrange: (s: State) => void = () => {}, ana: object = {}) =>
    turnOf(crowd({ spells: [{ ...FIRE, ...spell }], ...ana }, { bo: {}, cy: {} }, { distance: 15 }), 'ana', 1, arrange)
  const CAST = 'ana act: cast\nana target: bo\nana casting: 3 3 3 3\nana attack: 3 4 4 4\nana damage: '
  const caught = (from: State, script: string) =>
    run(from, script).events.flatMap((e) => (e.type === 'caughtInBlast' ? [[e.who, e.total]] : []))
  rule('D6-C-AREA-Spell', 'reaches to its very edge, and a single point still hurts', () => {
    const stand = 'bo resistance: 5 5 5\n'
    expect(caught(burst({ radius: 2 }), `${CAST}1 1 3\n${stand}cy resistance: 5 5 5`)).toEqual([['cy', 3]])
    expect(caught(burst({ radius: 1 }), `${CAST}1 1 3\n${stand}`)).toEqual([])
    expect(caught(burst({ radius: 2, damage: '1D' }), `${CAST}3\n${stand}cy resistance: 5 5 5`)).toEqual([['cy', 1]])
    expect(caught(burst({ radius: 2, damage: '1D' }), `${CAST}2\n${stand}`)).toEqual([])
  })
  rule('D6-C-AREA-Spell', 'of a metre spreads a metre, and a defence above the roll avoids it that near too', () => {
    const map = { grid: 'square', cell: 1, picture: 'a..............bc', key: { a: 'ana', b: 'bo', c: 'cy' } }
    const near = (total: number) =>
      turnOf(
        { ...crowd({ spells: [{ ...FIRE, radius: 1 }] }, { bo: {}, cy: {} }), distance: undefined, map },
        'ana',
        1,
        set('cy', { defences: [{ kind: 'dodge', total, full: false, item: '' }] }),
      )
    const script = `${CAST}1 1 3\nbo resistance: 5 5 5\n`
    expect(caught(near(15), `${script}cy resistance: 5 5 5`)).toEqual([['cy', 4]])
    expect(caught(near(16), script)).toEqual([])
  })
  rule('D6-C-CP-Timing', 'may be saved by a Character Point, in the casting as in the throw', () => {
    const cast = run(
      burst({}, () => {}, { characterPoints: 1 }),
      'ana act: cast\nana target: bo\nana casting: 3 3 3 2\nana character point: spend\nana character point: 1\nana attack: 1 1 1 1',
    )
    expect(told(cast, 'casts')).toMatchObject({ done: true })
    const bomb = run(
      turnOf(duel({ weapons: ['black powder bomb'], characterPoints: 1 }, {}, { distance: 6 }), 'ana', 1, acted),
      'ana act: throw bomb\nana attack: 2 2 2 2\nana character point: spend\nana character point: 2\nana damage: 1 1 1 1 1 2\nana resistance: 5 5 5\nbo resistance: 5 5 5',
    )
    expect(told(bomb, 'throwsAt')).toMatchObject({ difficulty: 10, hit: true })
  })
  rule('D6-C-AREA-Burst', 'one point of it hurts, and who is out dives from nothing', () => {
    const bomb = (arrange: (s: State) => void) =>
      turnOf(
        crowd({ weapons: ['black powder bomb'] }, { bo: {}, cy: {} }, { distance: 9 }),
        'ana',
        1,
        both(acted, arrange),
      )
    const script = (target: string) => `ana act: throw bomb\n${target}ana attack: 5 5 5 5\nana damage: 1 1 1 1 1 1\n`
    const low = caught(
      bomb(() => {}),
      `${script('ana target: bo\n')}ana resistance: 5 5 5\nbo resistance: 5 5 5\ncy resistance: 5 5 5`,
    )
    expect(low).toEqual([
      ['ana', 1],
      ['bo', 4],
      ['cy', 4],
    ])
    const out = bomb(set('cy', { turned: 0, condition: 'unconscious', ...during('senseless', 99) }))
    const ran = run(out, `${script('')}ana resistance: 5 5 5\nbo resistance: 5 5 5\ncy resistance: 5 5 5`)
    expect(told(ran, 'dives')).toBeUndefined()
  })
})

describe('a standoff', () => {
  const stands = (ana: object, arrange: (s: State) => void = () => {}, distance = 40) => {
    const far = arranged(
      d6,
      crowd(
        { move: 0, weapons: [], ...ana },
        { bo: { move: 0, weapons: [] }, cy: { move: 0, weapons: [] } },
        { distance, options: { initiative: 'firstAct' } },
      ),
      (s) => {
        Object.assign(s, { round: 4, stood: 2, phase: 'initiative' })
        arrange(s)
      },
    )
    return run(far, '').state.ended !== null
  }
  const lost = (where: 'broken' | 'gone' | 'stowed' | 'ground') => (s: State) => {
    for (const item of of({ state: s }, 'ana').items) if (item.key === 'short bow') item.where = where
  }
  rule('D6-STEP-Repeat', 'is none while something is left to shoot or cast with', () => {
    expect([stands({}), stands({ weapons: ['short bow'] })]).toEqual([true, false])
    const bow = { weapons: ['short bow'] }
    expect([stands(bow, lost('broken')), stands(bow, lost('gone'))]).toEqual([true, true])
    expect([stands(bow, lost('stowed')), stands(bow, lost('ground'))]).toEqual([false, false])
    expect(
      stands({ spells: [{ name: 'bolt', casting: '4D', difficulty: 5, damage: '3D', ranges: [10, 20, 90] }] }),
    ).toBe(false)
  })
  rule('D6-STEP-Repeat', 'is none while a foe who can act is within three metres', () => {
    const two = (distance: number, arrange: (s: State) => void = () => {}) => {
      const near = arranged(
        d6,
        duel({ move: 0, weapons: [] }, { move: 0, weapons: [] }, { distance, options: { initiative: 'firstAct' } }),
        (s) => {
          Object.assign(s, { round: 4, stood: 2, phase: 'initiative' })
          arrange(s)
        },
      )
      return run(near, '').state.ended !== null
    }
    expect([two(3), two(3.1)]).toEqual([false, true])
  })
})

describe('healing', () => {
  const healer = { ...PLAIN, skills: { healing: '5D' } }
  const ward = (arrange: (s: State) => void, options: object = {}, ana: object = {}) =>
    turnOf(
      {
        system: 'd6',
        distance: 2,
        sides: { heroes: { cy: PLAIN, ana: { ...healer, ...ana }, di: PLAIN }, foes: { bo: PLAIN } },
        options,
      },
      'ana',
      1,
      arrange,
    )
  const BP = { injury: 'bodyPoints' }
  rule('D6-C-HEAL-Skill', 'whoever is within reach and hurt may be chosen, and he alone is treated', () => {
    const ran = run(
      ward(both(set('cy', { wound: 'wounded' }), set('di', { wound: 'stunned', ...during('stunned', 2) }))),
      'ana act: treat\nana patient: di\nana healing: 2 2 2 2 2',
    )
    expect(of(ran, 'di')).toMatchObject({ wound: 'unhurt', lasting: [], treated: true })
    expect([of(ran, 'cy').treated, of(ran, 'ana').treated, of(ran, 'cy').wound]).toEqual([false, false, 'wounded'])
    for (const condition of ['dead', 'fled'] as const)
      expect(refusal(d6, ward(set('cy', { wound: 'wounded', condition })), 'ana', 'treat')).toBeDefined()
    expect(refusal(d6, ward(set('bo', { wound: 'wounded' })), 'ana', 'treat')).toBeDefined()
    expect(refusal(d6, ward(set('ana', { wound: 'wounded' })), 'ana', 'treat')).toBeUndefined()
  })
  rule('D6-C-DEATH-Aid', 'a tenth of his Body Points takes the dying out of danger, less does not', () => {
    const saved = (body: number) =>
      of(
        run(
          ward(set('cy', { body, condition: 'dying', dying: 3, wound: 'unhurt' }), BP),
          'ana act: treat\nana healing: 1 1 1 1 1',
        ),
        'cy',
      )
    expect(saved(0)).toMatchObject({ body: 2, condition: 'up', dying: 0 })
    expect(saved(-1)).toMatchObject({ body: 1, condition: 'dying', dying: 3 })
  })
  rule('D6-C-HEAL-Cap', 'gives back no more than was lost', () => {
    const ran = run(ward(set('cy', { body: 19 }), BP), 'ana act: treat\nana healing: 2 2 2 2 2\nana points healed: 5')
    expect(of(ran, 'cy').body).toBe(20)
    expect(told(ran, 'healed')).toMatchObject({ who: 'cy', by: 'ana', points: 5, left: 20 })
    const some = run(ward(set('cy', { body: 10 }), BP), 'ana act: treat\nana healing: 2 2 2 2 2\nana points healed: 5')
    expect(of(some, 'cy').body).toBe(15)
  })
  rule('D6-C-HEAL-Pack', 'a pack adds one while it lasts', () => {
    const with_ = (healersPack: number, dice: string) =>
      run(ward(set('cy', { wound: 'stunned' }), {}, { healersPack }), `ana act: treat\nana healing: ${dice}`)
    expect([of(with_(1, '1 2 2 2 2'), 'cy').wound, of(with_(0, '1 2 2 2 2'), 'cy').wound]).toEqual([
      'unhurt',
      'stunned',
    ])
    expect([of(with_(3, '1 1 1 1 1'), 'ana').healersPack, of(with_(0, '1 1 1 1 1'), 'ana').healersPack]).toEqual([2, 0])
  })

  const over = (arrange: (s: State) => void, options: object = {}, script = '') =>
    run(
      ward((s) => {
        Object.assign(s, { acting: [], at: s.order.length })
        arrange(s)
      }, options),
      script,
    )
  rule('D6-C-W-Mortal', 'the dying roll Physique against their whole minutes, from the first on', () => {
    const dying = (rounds: number, script = '', options: object = {}) =>
      of(over(set('cy', { condition: 'dying', wound: 'mortally wounded', dying: rounds }), options, script), 'cy')
    expect(dying(10)).toMatchObject({ dying: 11, condition: 'dying' })
    expect(dying(59, 'cy hold on to life: 1 2 2')).toMatchObject({ dying: 60, condition: 'dying' })
    expect(dying(71, 'cy hold on to life: 1 2 2')).toMatchObject({ dying: 72, condition: 'dead' })
    expect(dying(12, '', { mortalRollEvery: 'minute' })).toMatchObject({ dying: 13 })
  })
  rule('D6-C-W-Incap', 'who fainted comes to when his minutes are over: ten, and what 10D are more', () => {
    const out = (outFor: number, deeply: boolean, script = '') =>
      of(
        over(set('cy', { condition: 'unconscious', ...during('senseless', outFor, Number(deeply)) }), {}, script),
        'cy',
      )
    expect(out(2, false)).toMatchObject({ ...still('senseless', 1), condition: 'unconscious' })
    expect(out(1, false)).toMatchObject({ lasting: [], condition: 'up' })
    expect(of(over(set('cy', { condition: 'unconscious' }), {}, ''), 'cy').condition).toBe('unconscious')
    expect(out(1, true, 'cy minutes out: 1 1 1 1 1 1 1 1 2 2')).toMatchObject({
      lasting: [{ kind: 'senseless', left: 24, value: 0 }],
      condition: 'unconscious',
    })
    expect(out(1, true, 'cy minutes out: 1 1 1 1 1 1 1 1 1 1')).toMatchObject({ lasting: [], condition: 'up' })
  })
  rule('D6-C-HEAL-Periods', 'twelve rounds of nothing mend the Stunned, and any other act begins them anew', () => {
    const rests = (rested: number, done: Fighter['done'], wound: Fighter['wound'] = 'stunned') =>
      of(over(set('cy', { wound, rested, done })), 'cy')
    expect(rests(11, ['nothing'])).toMatchObject({ wound: 'unhurt' })
    expect(rests(11, [])).toMatchObject({ wound: 'unhurt' })
    expect(rests(10, ['nothing'])).toMatchObject({ wound: 'stunned', rested: 11 })
    expect(rests(11, ['nothing', 'strike'])).toMatchObject({ wound: 'stunned', rested: 0 })
    expect(rests(11, ['nothing'], 'wounded')).toMatchObject({ wound: 'wounded', rested: 12 })
  })
})

describe('injuries', () => {
  const struck = (damage: string, resistance: string, bo: Partial<Fighter> = {}, options: object = {}, more = '') =>
    run(
      turnOf(duel({}, {}, { options }), 'ana', 1, set('bo', bo)),
      strike('4 4 4 4', `ana damage: ${damage}\nbo resistance: ${resistance}\n${more}`),
    )
  rule('D6-C-W-Stunned', 'the Stunned lose a die through the next round, or may only defend in it', () => {
    expect(of(struck('2 2 2', '2 2 2'), 'bo')).toMatchObject({ wound: 'stunned', ...still('stunned', 2) })
    expect(of(struck('2 2 2', '2 2 2', {}, { stunnedEffect: 'defendOnly' }), 'bo')).toMatchObject({
      ...still('only defending', 2),
    })
  })
  rule(
    'D6-A36',
    'Stunned again, he is Wounded, or Stunned where that does not add up, and a worse blow is as bad as it is',
    () => {
      const again = (damage: string, options: object) =>
        of(struck(damage, '2 2 2', { wound: 'stunned' }, options), 'bo').wound
      expect([again('2 2 2', {}), again('2 2 2', { stunStacks: false })]).toEqual(['wounded', 'stunned'])
      expect(again('3 4 4', { stunStacks: false })).toBe('wounded')
    },
  )
  rule('D6-C-W-Incap', 'who faints is out for ten minutes at least, and deeply', () => {
    const ran = struck('5 5 5', '2 2 2', {}, {}, 'bo stay up: 1 1 2')
    expect(of(ran, 'bo')).toMatchObject({
      wound: 'incapacitated',
      condition: 'unconscious',
      lasting: [{ kind: 'senseless', left: 120, value: 1 }],
    })
    const up = struck('5 5 5', '2 2 2', {}, {}, 'bo stay up: 5 5 5')
    expect(of(up, 'bo')).toMatchObject({ condition: 'up', staysUp: true, lasting: [] })
  })
  rule('D6-C-W-Incap', 'stamina or mettle, whichever is more, stamina where they are equal', () => {
    const skill = (skills: object) =>
      run(
        turnOf(duel({}, { skills }), 'ana'),
        strike(
          '4 4 4 4',
          `ana damage: 5 5 5\nbo resistance: 2 2 2\nbo stay up: ${'mettle' in skills && !('stamina' in skills) ? '1 1 1 2' : '1 1 2'}`,
        ),
      ).events.filter((e) => e.type === 'noDice')
    expect([skill({}), skill({ mettle: '4D' }), skill({ mettle: '3D', stamina: '3D' })]).toEqual([[], [], []])
  })
})
