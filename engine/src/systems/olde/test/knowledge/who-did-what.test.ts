import { describe, expect, test } from 'vitest'
import { rule, type Scenario } from '../../../../kernel/testing/index.ts'
import type { State } from '../../state/types.ts'
import { duel, EIGHT, heard, of, only, ready, run, SWORD, strike, two } from '../staged.ts'

const trio = (ann: object, pal: object, bob: object = {}): Scenario => ({
  system: 'olde',
  distance: 1,
  sides: { left: { ann: { ...EIGHT, ...ann }, pal: { ...EIGHT, ...pal } }, right: { bob: { ...EIGHT, ...bob } } },
})

describe('who did what to whom', () => {
  test('an attack names both in each of its parts', () => {
    const fought = strike(duel(), '2 2', '4 3', 'ann outcome: tripped\nann damage: 1')
    expect(only(fought, 'defense')).toMatchObject({ who: 'bob', from: 'ann', rolled: { who: 'bob' } })
    expect(only(fought, 'attack')).toMatchObject({ who: 'ann', on: 'bob', rolled: { who: 'ann' } })
    expect(only(fought, 'outcome')).toMatchObject({ who: 'ann', on: 'bob', outcome: 'tripped', chosenBy: 'ann' })
    expect(only(fought, 'hurt')).toMatchObject({ who: 'ann', on: 'bob', rolled: { who: 'ann' } })
    expect(only(fought, 'posture')).toMatchObject({ who: 'bob', posture: 'prone' })
    const helpless = run(
      duel({}, { conditions: { stunned: 'permanent' } }),
      'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 1',
      2,
    )
    expect(only(helpless, 'defense')).toMatchObject({ who: 'bob', from: 'ann' })
    const wide = strike(duel(), '7 3', '4 3')
    expect(wide.asked).toMatchObject({ choices: [{ who: 'gm', about: { ask: 'mishap', of: 'ann', on: 'bob' } }] })
    const fell = strike(duel(), '7 3', '4 3', 'gm mishap: falls prone')
    expect(only(fell, 'outcome')).toMatchObject({ who: 'ann', on: 'bob', chosenBy: 'gm' })
    const slain = strike(duel(), '2 2', '7 3', 'ann outcome: slain')
    expect(slain.asked).toMatchObject({ choices: [{ about: { ask: 'slay', by: 'ann', on: 'bob' } }] })
    const yes = strike(duel(), '2 2', '7 3', 'ann outcome: slain\ngm slay: yes')
    expect(only(yes, 'slaying')).toMatchObject({ by: 'ann', on: 'bob', allowed: true })
    expect(only(yes, 'dies')).toMatchObject({ who: 'bob', how: 'slain' })
    expect(of(yes.state, 'bob')).toMatchObject({ posture: 'prone', dying: false })
  })

  test('of several foes one is named; no friend, nobody dead, nobody who is not there', () => {
    const from = ready(
      {
        ...trio(SWORD, {}),
        sides: { left: { ann: { ...EIGHT, ...SWORD }, pal: EIGHT }, right: { bob: EIGHT, ben: EIGHT, dan: EIGHT } },
      },
      { ann: 2 },
      (s) => {
        of(s, 'dan').dead = true
      },
    )
    const aimed = run(from, 'ann turn: attack\nann target: ben\nann weapon: broadsword')
    expect(aimed.state.declared).toMatchObject([{ by: 'ann', on: 'ben', as: 'attack', use: 'broadsword' }])
    expect(run(from, 'ann turn: attack').asked).toMatchObject({
      choices: [{ options: [{ key: 'bob' }, { key: 'ben' }] }],
    })
    for (const name of ['pal', 'dan', 'eve'])
      expect(() => run(from, `ann turn: attack\nann target: ${name}`)).toThrow(name)
  })

  test('both look at each other afterwards, unless one can no longer', () => {
    const fought = strike(duel(), '2 2', '2 2', 'ann damage: 1').state
    expect([of(fought, 'ann').faces, of(fought, 'bob').faces]).toEqual(['bob', 'ann'])
    const sleeper = duel({}, { conditions: { stunned: 'permanent' } })
    const struck = run(sleeper, 'ann turn: attack\nann weapon: broadsword\nann attack: 3 3\nann damage: 1', 2).state
    expect([of(struck, 'ann').faces, of(struck, 'bob').faces]).toEqual(['bob', null])
  })

  test('an attack of who can no longer, or on who is dead, does not happen', () => {
    const declared = (arrange: (s: State) => void) =>
      run(
        duel({}, {}, {}, (s) => {
          s.declared = [{ by: 'ann', on: 'bob', as: 'attack', use: 'broadsword', space: null, penalty: 0 }]
          arrange(s)
        }),
        '',
      )
    for (const arrange of [
      (s: State) => {
        of(s, 'ann').conditions = [{ name: 'stunned', lasts: 'permanent', needs: 9 }]
      },
      (s: State) => {
        of(s, 'bob').dead = true
        s.fighters.push({ ...of(s, 'bob'), id: 'ben', dead: false })
      },
    ]) {
      const { events, asked } = declared(arrange)
      expect([events, asked]).toEqual([[], undefined])
    }
    expect(declared(() => undefined).asked).toMatchObject({ roll: 'defense' })
  })

  rule('OLDE-ADV-counterattack', 'who is felled or disarmed by it does not strike', () => {
    const master = { weapons: ['broadsword'], skills: { swords: 'master' } }
    const from = (ann: object) =>
      ready(two({ ...SWORD, ...ann }, master, { options: { actions: 'advanced' } }), { ann: 4, bob: 3 })
    const script =
      'ann turn: melee\nann weapon: broadsword\nbob reflex: counterattack\nann reflex: 3 3\nbob reflex: 4 2\nann defense: 2 2\n'
    const felled = run(from({ hurt: 11 }), `${script}bob attack: 2 2\nbob damage: 3`, 2)
    expect([felled.asked, heard(felled, 'attack').length]).toEqual([undefined, 1])
    const disarmed = run(from({}), `${script}bob attack: 3 3\nbob outcome: disarmed\nbob damage: 1`, 2)
    expect([disarmed.asked, heard(disarmed, 'attack').length]).toEqual([undefined, 1])
    expect(of(disarmed.state, 'ann').items[0]?.at).toBe('ground')
    expect(of(disarmed.state, 'bob').hp).toBe(12)
    const fencers = ready(
      two({ weapons: ['broadsword', 'rapier'], skills: { swords: 'apprentice', fencing: 'journeyman' } }, master, {
        options: { actions: 'advanced' },
      }),
      { ann: 4, bob: 3 },
      (s) => {
        of(s, 'ann').items[1]!.at = 'off'
      },
    )
    const back = run(
      fencers,
      `${script}bob attack: 2 1\nbob damage: 1\nbob defense: 2 2\nann attack: 2 2\nann damage: 1`,
      2,
    )
    expect(heard(back, 'attack')).toHaveLength(2)
    expect(back.asked).toBeUndefined()
  })

  rule('OLDE-CRIT-20', 'the bound pay nobody back; a bowman does with his fists', () => {
    const bound = run(
      duel({}, { conditions: { restrained: 'permanent' } }),
      'ann turn: attack\nann weapon: fists\nann attack: 1 1',
      2,
    )
    expect(heard(bound, 'hurt')).toEqual([])
    const close = ready(two({ skills: { brawling: 'apprentice' } }, { weapons: ['shortbow'] }, { distance: 0 }), {
      ann: 2,
    })
    const paid = run(close, 'ann turn: attack\nbob defense: 7 3\nann attack: 1 1\nbob damage: 5', 2)
    expect(only(paid, 'hurt')).toMatchObject({ who: 'bob', on: 'ann', raw: 3, rolled: { dice: '1d8 halved' } })
  })

  rule('OLDE-CRIT-05', 'a blow that kills leaves nothing to trip or disarm', () => {
    const from = duel({ brawn: 12, weapons: ['greatsword'] }, { weapons: ['mace'] }, {}, (s) => {
      of(s, 'bob').hp = -11
      s.fighters.push({ ...of(s, 'bob'), id: 'ben', hp: 5, items: [] })
    })
    const killed = run(
      from,
      'ann turn: attack\nann weapon: greatsword\nann attack: 5 4\nann outcome: disarmed\nann damage: 5',
      2,
    )
    expect(of(killed.state, 'bob')).toMatchObject({
      dead: true,
      dying: false,
      posture: 'prone',
      items: [{ at: 'main' }],
    })
  })
})
