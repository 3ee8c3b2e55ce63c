import { describe, expect, test } from 'vitest'
import { fighter } from '../../state/fighters.ts'
import { counted, crowd, duel, of, PLAIN, run, told, turnOf } from '../arrange.ts'

describe('what the chapter leaves open of hands and mounts', () => {
  test('bare hands have -10 against arms in a grab, or in strikes alone (REN-A105)', () => {
    const grab = (bareHands: string) =>
      counted(
        told(
          run(
            turnOf(duel({ weapons: [] }, {}, { options: { bareHands } })),
            'ana turn: grab\nana maneuver: 99\nana turn: end turn',
          ),
          'maneuver',
        ),
      )['REN-UNARM-04']
    expect([grab('all'), grab('strikes')]).toEqual([-10, undefined])
    const strikes = run(
      turnOf(duel({ weapons: [] }, {}, { options: { bareHands: 'strikes' } })),
      'ana turn: attack\nana attack: 99\nana turn: end turn',
    )
    expect(counted(told(strikes, 'attack'))['REN-UNARM-04']).toBe(-10)
  })
  test('rider and mount have one reaction between them, or each one (REN-A106)', () => {
    const struckAt = (mountReacts: string, rider: number, blows: string) => {
      const from = turnOf(
        crowd(
          { ana: { DUR: 100 } },
          { bo: { ...PLAIN, mount: 'war-horse' }, 'war-horse': { like: 'war-horse' } },
          { options: { mountReacts } },
        ),
        'ana',
        (s) => {
          fighter(s, 'bo').reaction = rider
        },
      )
      const ran = run(from, `ana turn: move\nana where: away bo\n${blows}ana turn: end turn`)
      return ran.events.filter(({ type }) => type === 'reacts').length
    }
    const horse = 'war-horse attack: 99\n'
    const rider = 'bo attack: 99\n'
    expect([struckAt('shared', 1, ''), struckAt('own', 1, horse)]).toEqual([0, 1])
    expect([struckAt('shared', 0, rider), struckAt('own', 0, rider + horse)]).toEqual([1, 2])
  })
})

describe('limbs', () => {
  test('a wolf has no arm to lose, a man has', () => {
    const arms = (foe: object) => {
      const from = turnOf(crowd({ ana: {} }, { bo: foe }))
      try {
        run(
          from,
          'ana turn: attack\nana weapon: short sword\nana strike: maim\nana limb: right arm\nana attack: 99\n',
          1,
        )
        return true
      } catch {
        return false
      }
    }
    expect([arms({ like: 'wolf' }), arms({})]).toEqual([false, true])
  })
  test('who is caught may still throw what is not caught', () => {
    const from = turnOf(duel({ weapons: ['short sword', 'knife'] }), 'ana', (s) => {
      s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: 'bo short sword', item: 'ana short sword' }]
    })
    const ran = run(from, 'ana turn: attack\nana weapon: knife thrown\nana attack: 99\nana turn: end turn')
    expect(of(ran, 'ana').items.find(({ key }) => key === 'knife')?.where).toBe('ground')
  })
})
