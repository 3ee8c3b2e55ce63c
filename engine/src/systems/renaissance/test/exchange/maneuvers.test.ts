import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { attack, counted, crowd, duel, needs, of, run, thing, told, turnOf, until } from '../arrange.ts'

const hit = 'bo defence: 99\nana damage: 1'

describe('maneuvers', () => {
  const man = (what: string, rest: string, ana: object = {}, bo: object = {}, arrange?: (s: State) => void) =>
    run(turnOf(duel(ana, bo), 'ana', arrange), `ana turn: ${what}\n${rest}`)
  rule('REN-MAN-00', 'a maneuver does no damage and costs the Standard Action', () => {
    const ran = man('trip', 'ana weapon: short sword\nana maneuver: 41\nbo defence: 99')
    expect([of(ran, 'bo').damage, of(ran, 'ana').standard]).toEqual([0, 1])
  })
  rule('REN-MAN-Disarm', 'against weapon or Fray; the thing named before falls, and no other', () => {
    const ran = man(
      'disarm',
      'ana weapon: short sword\nana item: dagger\nana maneuver: 25\nbo defence: 24',
      {},
      { weapons: ['short sword', 'dagger'] },
    )
    expect([
      thing(of(ran, 'bo'), 'dagger').where,
      thing(of(ran, 'bo'), 'short sword').where,
      told(ran, 'defence')?.by,
    ]).toEqual(['ground', 'main', 'parry short sword'])
    expect(
      thing(of(man('disarm', 'ana weapon: short sword\nana maneuver: 25\nbo defence: 26'), 'bo'), 'short sword').where,
    ).toBe('main')
  })
  rule('REN-TAG-Secure', 'a secure weapon is disarmed at -20', () => {
    const ran = man('disarm', 'ana weapon: short sword\nana maneuver: 99', {}, { weapons: ['punch dagger'] })
    expect(needs(told(ran, 'maneuver'))).toBe(40)
  })
  rule('REN-MAN-Feint', 'Quick; the loser defends at -20 against everybody until the feinter’s next turn', () => {
    const ran = run(
      turnOf(duel({ skills: { deception: 50, 'melee weapons': 60 } })),
      `ana turn: feint\nana deception: 30\nbo seeing through: 29\n${attack(20, hit)}`,
    )
    expect([of(ran, 'ana').quick, needs(told(ran, 'defence', 1)), of(ran, 'bo').feints]).toEqual([1, 50, ['ana']])
    const seen = man('feint', 'ana deception: 28\nbo seeing through: 29\nana turn: end turn')
    expect(of(seen, 'bo').feints).toEqual([])
    const over = run(
      turnOf(duel(), 'bo', (s) => {
        of({ state: s }, 'bo').feints = ['ana']
        s.order = ['bo', 'ana']
      }),
      'bo turn: end turn',
      2,
    )
    expect(of(over, 'bo').feints).toEqual([])
  })
  rule('REN-MAN-Feint', 'may be tried at anybody near, and fools nobody who does not see it', () => {
    const dark = turnOf(duel({ skills: { deception: 50 } }, {}, { scene: { light: 'dark' } }))
    const ran = run(dark, 'ana turn: feint\nana turn: end turn')
    expect([of(ran, 'bo').feints, told(ran, 'missed')?.by, told(ran, 'maneuver')]).toEqual([[], 'feint', undefined])
  })
  test('a good reader of people uses that (REN-MAN-Feint)', () => {
    const ran = man(
      'feint',
      'ana deception: 28\nbo seeing through: 50\nana turn: end turn',
      {},
      { skills: { read: 60 } },
    )
    expect([told(ran, 'defence')?.by, needs(told(ran, 'defence'))]).toEqual(['read', 60])
  })
  rule('REN-MAN-Grab', 'whoever is grabbed can do nothing but try to get away', () => {
    const ran = run(
      turnOf(duel({ weapons: [] })),
      'ana turn: grab\nana maneuver: 45\nbo defence: 40\nana turn: end turn',
      2,
    )
    expect(ran.state.holds).toMatchObject([{ kind: 'grab', by: 'ana', on: 'bo' }])
    expect(refusal(renaissance, ran.state, 'bo', 'attack')?.rule).toBe('REN-MAN-Grab')
    expect(refusal(renaissance, ran.state, 'bo', 'escape')).toBeUndefined()
  })
  const held = (s: State): void => {
    s.holds = [{ kind: 'grab', by: 'bo', on: 'ana', with: null, item: null }]
  }
  rule('REN-MAN-Escape', 'the better of Unarmed Combat and STR+SOM on both sides; the higher success has it', () => {
    const free = man('escape', 'ana escape: 30\nbo holding on: 29', { skills: { 'unarmed combat': 20 } }, {}, held)
    expect([free.state.holds, needs(told(free, 'check')), needs(told(free, 'check', 1))]).toEqual([[], 50, 60])
    expect(man('escape', 'ana escape: 30\nbo holding on: 31', {}, {}, held).state.holds).toHaveLength(1)
    expect(man('escape', 'ana escape: 95\nbo holding on: 95\nana again: 20 10', {}, {}, held).state.holds).toEqual([])
  })
  rule('REN-MAN-Trip', 'against Fray alone; the loser lies', () => {
    const ran = man('trip', 'ana weapon: short sword\nana maneuver: 41\nbo defence: 40')
    expect([of(ran, 'bo').stance, told(ran, 'defence')?.by, needs(told(ran, 'defence'))]).toEqual(['prone', 'fray', 50])
  })
  rule(
    'REN-DISMOUNT-01',
    'ours: at -10 against Ride or Fray; the loser keeps his seat with COO+COO+SOM or lies',
    () => {
      const rider = crowd(
        { ana: { weapons: ['lochaber axe'] } },
        { bo: { mount: 'war-horse', skills: { ride: 70, fray: 50 } }, 'war-horse': { like: 'war-horse' } },
        { distance: 0.5 },
      )
      const ran = run(turnOf(rider), 'ana turn: dismount\nana maneuver: 50\nbo defence: 40\nbo keeping the saddle: 51')
      expect([
        needs(told(ran, 'maneuver')),
        told(ran, 'defence')?.by,
        of(ran, 'bo').mount,
        of(ran, 'bo').stance,
      ]).toEqual([60, 'movement', null, 'prone'])
      expect(
        of(run(turnOf(rider), 'ana turn: dismount\nana maneuver: 50\nbo defence: 40\nbo keeping the saddle: 50'), 'bo')
          .mount,
      ).toBe('war-horse')
    },
  )
})

describe('catching weapons', () => {
  const fork = { weapons: ['war-fork'], skills: { 'melee weapons': 70, fray: 20 } }
  const caught = (roll: number, more = '', bo: object = fork) =>
    run(
      turnOf(duel({ DUR: 100 }, bo)),
      `ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defend: catch ${(bo as { weapons: string[] }).weapons[0]}\nbo defence: ${roll}\n${more}`,
    )
  rule(['REN-CATCH-01', 'REN-TAG-Catch'], 'instead of defending, as a reaction', () => {
    const ran = caught(25)
    expect([told(ran, 'reacts')?.kind, of(ran, 'bo').reaction, of(ran, 'bo').damage]).toEqual(['catch war-fork', 1, 0])
  })
  rule('REN-CATCH-02', 'at -10 for weapons not suited for it', () => {
    const own = {
      weapons: [{ name: 'hooked blade', dv: '1d10', tags: ['Catch'] }],
      skills: { 'melee weapons': 70, fray: 20 },
    }
    const ran = run(
      turnOf(duel({}, own)),
      'ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defend: catch hooked blade\nbo defence: 61\nana damage: 1',
    )
    expect(needs(told(ran, 'defence'))).toBe(60)
    expect(needs(told(caught(25), 'defence'))).toBe(80)
  })
  rule('REN-CATCH-03', 'winning exceptionally catches; winning plainly only defends', () => {
    expect(caught(31).state.holds).toMatchObject([
      { kind: 'catch', by: 'bo', on: 'ana', with: 'bo war-fork', item: 'ana short sword' },
    ])
    expect(caught(25).state.holds).toEqual([])
  })
  const locked = (s: State): void => {
    s.holds = [{ kind: 'catch', by: 'bo', on: 'ana', with: 'bo war-fork', item: 'ana short sword' }]
  }
  rule('REN-CATCH-04', 'neither strikes with the locked weapons, nor moves', () => {
    const state = turnOf(duel({}, fork), 'ana', locked)
    expect(refusal(renaissance, state, 'ana', 'move')?.rule).toBe('REN-CATCH-04')
    expect(refusal(renaissance, { ...state, acting: 'bo' }, 'bo', 'move')?.rule).toBe('REN-CATCH-04')
    expect(() => run(turnOf(duel({}, fork), 'ana', locked), attack(20))).toThrow(/locked|short sword/)
  })
  rule('REN-CATCH-05', 'the catcher releases freely in his turn', () => {
    const ran = until(turnOf(duel({}, fork), 'bo', locked), 'bo turn: release')
    expect([ran.state.holds, of(ran, 'bo').quick]).toEqual([[], 0])
  })
  rule('REN-CATCH-06', 'he disarms what he has caught at +10', () => {
    const ran = run(
      turnOf(duel({}, { ...fork, weapons: ['war-fork', 'club'] }), 'bo', locked),
      'bo turn: disarm\nbo weapon: club\nbo maneuver: 99',
    )
    expect(counted(told(ran, 'maneuver'))['REN-CATCH-06']).toBe(10)
  })
  rule('REN-CATCH-07', 'the other lets go freely, or wrenches free for a Quick Action with SOM+STR', () => {
    const dropped = until(turnOf(duel({}, fork), 'ana', locked), 'ana turn: let go')
    expect([dropped.state.holds, thing(of(dropped, 'ana'), 'short sword').where, of(dropped, 'ana').quick]).toEqual([
      [],
      'ground',
      0,
    ])
    const free = until(turnOf(duel({}, fork), 'ana', locked), 'ana turn: wrench free\nana wrenching free: 50')
    expect([free.state.holds, thing(of(free, 'ana'), 'short sword').where, of(free, 'ana').quick]).toEqual([
      [],
      'main',
      1,
    ])
    expect(
      until(turnOf(duel({}, fork), 'ana', locked), 'ana turn: wrench free\nana wrenching free: 51').state.holds,
    ).toHaveLength(1)
  })
  rule('REN-ARMOUR-Trapping', 'a swordbreaker catches too', () => {
    const ran = run(
      turnOf(duel({}, { weapons: ['short sword', 'swordbreaker'], skills: { 'melee weapons': 70 } })),
      'ana turn: attack\nana weapon: short sword\nana attack: 20\nbo defend: catch swordbreaker\nbo defence: 31',
    )
    expect(ran.state.holds).toMatchObject([{ kind: 'catch', with: 'bo swordbreaker' }])
  })
})
