import { describe, expect, test } from 'vitest'
import { play, refusal, rule } from '../../../../kernel/testing/index.ts'
import { d6 } from '../../index.ts'
import { counted, duel, during, of, PLAIN, run, shoot, strike, told, turnOf } from '../arrange.ts'

const INITIATIVE = 'ana initiative: 4 4 4\nbo initiative: 2 2 2'

describe('actions', () => {
  rule(['D6-C-ACT-DeclareCount', 'D6-C-ACT-NoAdd'], 'the number is said, not what they are, and none is added', () => {
    const ran = run(duel(), `${INITIATIVE}\nana actions: 2\nana act: nothing\nana act: nothing\nbo actions: 1`)
    expect(told(ran, 'declared')).toMatchObject({ who: 'ana', actions: 2 })
    expect(of(ran, 'ana').actions).toBe(0)
    expect(ran.state.acting).toEqual(['bo'])
  })

  rule('D6-C-ACT-UnusedLost', 'what is left when the round ends is gone', () => {
    const ran = run(
      turnOf(duel(), 'ana', 3),
      'ana act: wait\nbo actions: 1\nbo act: nothing\nana initiative: 2 2 2\nbo initiative: 1 1 2',
    )
    expect(told(ran, 'unused')).toMatchObject({ who: 'ana', actions: 2 })
    expect(of(ran, 'ana')).toMatchObject({ actions: 0, waiting: false })
  })

  rule('D6-C-ACT-Wait', 'waiting is an action without a roll, and one may step in later', () => {
    const waits = run(turnOf(duel(), 'ana', 2), 'ana act: wait')
    expect(of(waits, 'ana')).toMatchObject({ actions: 1, waiting: true })
    expect(told(waits, 'roll')).toBeUndefined()
    const ran = run(
      waits.state,
      `bo actions: 1\nbo act: nothing\nana step in: act\n${strike('2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5')}`,
    )
    expect(told(ran, 'attack')).toMatchObject({ who: 'ana', total: 6, hit: true })
    expect(refusal(d6, turnOf(duel(), 'ana', 1), 'ana', 'wait')?.because).toMatch('another')
  })

  rule('D6-C-ACT-Interrupt', 'what he has meanwhile given away is neither broken nor struck from his hand', () => {
    const sides = { heroes: { ana: PLAIN, cy: { ...PLAIN, weapons: [] } }, foes: { bo: PLAIN } }
    const waits = run(
      turnOf({ system: 'd6', distance: 2, sides }, 'ana', 2),
      'ana act: wait\ncy actions: 1\ncy act: nothing',
    )
    for (const act of ['break', 'disarm']) {
      const begins = `bo actions: 1\nbo act: ${act}\nbo weapon: short sword\nbo attack: 6 6 6 5\nana interrupt: act`
      const tossed = run(waits.state, `${begins}\nana act: toss\nana toss: 4 4 3\ncy catch: 6 6 6 5`)
      expect(told(tossed, 'attackLost')).toMatchObject({ who: 'bo', at: 'ana' })
    }
  })

  rule('D6-C-ACT-Interrupt', 'one who waits acts after another’s roll and before its result', () => {
    const waits = run(turnOf(duel(), 'ana', 2), 'ana act: wait').state
    const begins = 'bo actions: 1\nbo act: strike\nbo weapon: short sword\nbo attack: 6 6 6 5\nana interrupt: act\n'
    const killed = run(waits, `${begins}${strike('2 2 2', 'ana damage: 6 6 6 5\nbo resistance: 2 2 2')}`)
    expect(told(killed, 'attackLost')).toMatchObject({ who: 'bo' })
    expect(of(killed, 'ana').wound).toBe('unhurt')
    const dodged = run(waits, `${begins}ana act: dodge\nana dodge: 6 6 6 6 5`)
    expect(told(dodged, 'attack')).toMatchObject({ who: 'bo', total: 23, difficulty: 24, hit: false })
    const gone = run(waits, `${begins}ana act: move\nana way: away`)
    expect(told(gone, 'attackLost')).toMatchObject({ who: 'bo', at: 'ana' })
    const ducks = run(waits, `${begins}ana act: crouch\nbo damage: 1 1 2\nana resistance: 6 6 5`)
    expect(told(ducks, 'attack')).toMatchObject({ who: 'bo', difficulty: 5 + 3 })
  })

  test('only a foe who waits, can act and has an action left is asked', () => {
    const sides = { heroes: { ana: PLAIN, di: PLAIN }, foes: { bo: PLAIN, cy: PLAIN } }
    const asks = (who: string, change: object) => {
      const from = turnOf({ system: 'd6', distance: 2, sides }, 'bo', 1, (s) => {
        Object.assign(of({ state: s }, who), { waiting: true, actions: 1, turned: 1, ...change })
      })
      const begins = 'bo act: strike\nbo target: di\nbo weapon: short sword\nbo mark: none\nbo attack: 6 6 6 5'
      const { asked } = play(d6, from, begins)
      return asked !== undefined && 'choices' in asked && asked.choices[0]?.about.ask === 'interrupt'
    }
    expect(asks('ana', {})).toBe(true)
    for (const not of [{ waiting: false }, { actions: 0 }, { condition: 'unconscious' }])
      expect(asks('ana', not), JSON.stringify(not)).toBe(false)
    expect(asks('cy', {}), 'no friend of who acts').toBe(false)
  })

  rule(['D6-C-MAP', 'D6-EX-MAP'], 'each action beyond the first takes a die from every roll', () => {
    const rolled = (actions: number) =>
      told(
        run(
          turnOf(duel(), 'ana', actions),
          'ana act: dodge\nana dodge: 2 2 2 2'
            .split(' 2')
            .slice(0, 6 - actions)
            .join(' 2'),
        ),
        'roll',
      )
    expect(rolled(2)).toMatchObject({ dice: 3 })
    expect(rolled(3)).toMatchObject({ dice: 2 })
    const declared = run(duel(), `${INITIATIVE}\nana actions: 2`)
    expect(told(declared, 'declared')?.rule).toContain('D6-EX-MAP')
    expect(counted(told(run(turnOf(duel(), 'ana', 2), 'ana act: dodge\nana dodge: 2 2 2'), 'skill'))).toMatchObject({
      'D6-C-MAP': -3,
    })
  })

  rule('D6-C-MAP-Exempt', 'damage and resistance keep their dice', () => {
    const ran = run(turnOf(duel(), 'ana', 2), strike('2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5'))
    expect(told(ran, 'roll', 1)).toMatchObject({ label: 'damage', dice: 3, adds: 2 })
    const back = run(
      turnOf(duel(), 'bo', 1, (s) => {
        of({ state: s }, 'ana').declared = 3
      }),
      'bo act: strike\nbo weapon: short sword\nbo attack: 2 2 2 2\nbo damage: 1 1 2\nana resistance: 6 6 5',
    )
    expect(told(back, 'roll', 2)).toMatchObject({ label: 'resistance', who: 'ana', dice: 3 })
    expect(told(back, 'resists')?.rule).toContain('D6-C-MAP-Exempt')
  })

  rule('D6-C-MAP-Allotment', 'who may do two things for nothing pays for the third', () => {
    const two = run(turnOf(duel({ allotment: 2 }), 'ana', 2), 'ana act: dodge\nana dodge: 2 2 2 2')
    expect(told(two, 'roll')).toMatchObject({ dice: 4 })
    const three = run(turnOf(duel({ allotment: 2 }), 'ana', 3), 'ana act: dodge\nana dodge: 2 2 2')
    expect(counted(told(three, 'skill'))).toEqual({ 'D6-C-MAP-Allotment': -3 })
  })

  rule('D6-C-ACT-QuickWeapons', 'what is slow is used once a round', () => {
    const slow = turnOf(duel({ weapons: ['war hammer'] }), 'ana', 2)
    const ran = run(
      slow,
      'ana act: strike\nana weapon: war hammer\nana attack: 2 2 2\nana damage: 1 1 1 1 2\nbo resistance: 6 6 5',
    )
    const hammer = of(ran, 'ana').items[0]
    expect(hammer).toMatchObject({ key: 'war hammer', used: 1 })
    expect(run(ran.state, 'ana act: strike\nana attack: 1 1 2').events).toContainEqual(
      expect.objectContaining({ type: 'attack', weapon: 'unarmed' }),
    )
    const onlyHammer = run(slow, 'ana act: strike\nana attack: 1 1 2', (s) => {
      of({ state: s }, 'ana').items.splice(1)
    })
    expect(refusal(d6, onlyHammer.state, 'ana', 'strike')).toMatchObject({ rule: 'D6-C-ACT-QuickWeapons' })
  })

  rule('D6-C-ACT-Free', 'half a Move is free and no action', () => {
    const far = turnOf(duel({}, {}, { distance: 6 }), 'ana', 1)
    const ran = run(far, strike('2 2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5'))
    expect(told(ran, 'moved')).toMatchObject({ who: 'ana', metres: 5 })
    expect(of(ran, 'ana')).toMatchObject({ actions: 0, moved: 5 })
    expect(refusal(d6, turnOf(duel({}, {}, { distance: 8.5 }), 'ana'), 'ana', 'strike')).toMatchObject({
      rule: 'D6-RANGE-MeleePB',
    })
  })

  rule('D6-C-ACT-FreePlayer', 'resisting damage costs the victim nothing', () => {
    const ran = run(turnOf(duel(), 'ana'), strike('2 2 2 2', 'ana damage: 1 1 2\nbo resistance: 6 6 5\nbo actions: 1'))
    expect(of(ran, 'bo')).toMatchObject({ declared: 1, actions: 1 })
  })

  rule('D6-C-ACT-MoveUp', 'a turn comes sooner to keep a grip, and an action of it is then spent', () => {
    const from = turnOf(duel(), 'ana')
    const ran = run(
      from,
      'ana act: disarm\nana weapon: short sword\nana attack: 3 3 3 3\nana damage: 1 1 2\nbo hold on: hold on\nbo actions: 2\nbo hold on: 6 5',
    )
    expect(told(ran, 'movesUp')).toMatchObject({ who: 'bo', why: 'hold on' })
    expect(of(ran, 'bo')).toMatchObject({ turned: 1, declared: 2, actions: 1 })
    const later = run(ran.state, 'bo act: nothing\nana initiative: 2 2 2\nbo initiative: 2 2 2')
    expect(later.state.round).toBe(2)
    expect(refusal(d6, from, 'bo', 'dodge')).toMatchObject({ rule: 'D6-DEF-NoAdvance' })
  })

  rule('D6-C-PREP', 'a round of preparation is a die, three are two, seven are three', () => {
    const prepared = (rounds: number) =>
      turnOf(duel(), 'ana', 1, (s) => {
        s.round = 9
        Object.assign(of({ state: s }, 'ana'), { turned: 9, ...during('prepared', 1, rounds) })
        of({ state: s }, 'bo').defences = [{ kind: 'dodge', total: 40, full: true, item: '' }]
      })
    const dice = (rounds: number, faces: string) => told(run(prepared(rounds), strike(faces)), 'roll')?.dice
    expect(dice(1, '1 1 1 1 2')).toBe(5)
    expect(dice(3, '1 1 1 1 1 2')).toBe(6)
    expect(dice(7, '1 1 1 1 1 1 2')).toBe(7)
    const ran = run(turnOf(duel(), 'ana'), 'ana act: prepare')
    expect(of(ran, 'ana')).toMatchObject(during('prepared', 2, 1))
    const again = (left: number) => {
      const state = turnOf(duel(), 'ana', 1, (s) => {
        s.round = 5
        Object.assign(of({ state: s }, 'ana'), { turned: 5, ...during('prepared', left, 2) })
      })
      return of(run(state, 'ana act: prepare'), 'ana').lasting[0]?.value
    }
    expect([again(1), again(2)]).toEqual([3, 1])
    expect(refusal(d6, turnOf(duel(), 'ana', 2), 'ana', 'prepare')).toMatchObject({ rule: 'D6-C-PREP' })
  })

  rule('D6-C-SKILL-ZeroDice', 'what penalties have brought below a die cannot be used', () => {
    const weak = turnOf(
      duel({ weapons: ['light crossbow'], skills: { marksmanship: '2D' } }, {}, { distance: 9 }),
      'ana',
      3,
    )
    expect(refusal(d6, weak, 'ana', 'shoot')).toMatchObject({ rule: 'D6-C-SKILL-ZeroDice' })
    const able = turnOf(
      duel({ weapons: ['light crossbow'], skills: { marksmanship: '2D' } }, {}, { distance: 9 }),
      'ana',
      2,
    )
    expect(told(run(able, shoot('2')), 'attack')).toMatchObject({ total: 2, hit: false })
  })
})
