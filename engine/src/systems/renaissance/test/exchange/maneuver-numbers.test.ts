import { describe, expect, test } from 'vitest'
import type { Hold, State } from '../../state/types.ts'
import { counted, duel, run, terms, told, turnOf } from '../arrange.ts'

describe('what counts for a maneuver', () => {
  const tried = (what: string, ana: object, bo: object, rest = '', arrange?: (s: State) => void) =>
    told(run(turnOf(duel(ana, bo), 'ana', arrange), `ana turn: ${what}\n${rest}ana maneuver: 99`), 'maneuver')
  const sword = 'ana weapon: short sword\n'
  test('a disarm: secure grips, weapons made for it, and what is caught', () => {
    expect(counted(tried('disarm', {}, {}, sword))['REN-TAG-Secure']).toBeUndefined()
    expect(counted(tried('disarm', {}, { weapons: ['punch dagger'] }, sword))['REN-TAG-Secure']).toBe(-20)
    expect(
      counted(tried('disarm', { weapons: ['war-fork'] }, {}, 'ana weapon: war-fork\n'))['REN-TAG-WellSuited'],
    ).toBe(10)
    const hold: Hold = { kind: 'catch', by: 'ana', on: 'bo', with: 'ana war-fork', item: 'bo short sword' }
    const locked = tried('disarm', { weapons: ['war-fork'] }, {}, 'ana weapon: war-fork\n', (s) => {
      s.holds = [hold]
    })
    expect(counted(locked)['REN-CATCH-06']).toBe(10)
    const other = tried(
      'disarm',
      { weapons: ['short sword'] },
      { weapons: ['short sword', 'dagger'] },
      `${sword}ana item: dagger\n`,
      (s) => {
        s.holds = [{ ...hold, by: 'cy' }]
      },
    )
    expect(counted(other)['REN-CATCH-06']).toBeUndefined()
  })
  test('a trip is no disarm: what is made for one is not for the other', () => {
    expect(
      counted(tried('trip', { weapons: ['quarterstaff'] }, {}, 'ana weapon: quarterstaff one-handed\n'))[
        'REN-TAG-WellSuited'
      ],
    ).toBe(10)
    expect(
      counted(tried('disarm', { weapons: ['quarterstaff'] }, {}, 'ana weapon: quarterstaff one-handed\n'))[
        'REN-TAG-WellSuited'
      ],
    ).toBeUndefined()
    expect(counted(tried('trip', {}, { weapons: ['punch dagger'] }, sword))['REN-TAG-Secure']).toBeUndefined()
  })
  test('a grab: the smaller the easier, and gloves that grip', () => {
    const bare = { weapons: [] }
    const size = (of_: string) => counted(tried('grab', bare, { size: of_, inHand: [] }))
    expect([size('small')['REN-SIZE-01'], size('large')['REN-SIZE-02'], size('very large')['REN-SIZE-03']]).toEqual([
      10, -10, -20,
    ])
    expect(counted(tried('grab', { weapons: ['hand wraps'] }, { inHand: [] }))['REN-TAG-Grip']).toBe(10)
    expect(counted(tried('grab', bare, { inHand: [] }))['REN-TAG-Grip']).toBeUndefined()
  })
  test('whoever sees through a feint does it the better way', () => {
    const looks = (bo: object) =>
      terms(
        told(
          run(turnOf(duel({}, bo)), 'ana turn: feint\nana deception: 20\nbo seeing through: 99\nana turn: end turn'),
          'defence',
        ),
      )[0]
    expect(looks({ skills: { read: 20 } })).toMatchObject({ because: 'SAV+INT', value: 30 })
    expect(looks({ skills: { read: 31 } })).toMatchObject({ because: 'read', value: 31 })
  })
})
