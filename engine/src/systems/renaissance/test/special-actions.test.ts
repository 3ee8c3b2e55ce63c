import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../kernel/testing/index.ts'
import { renaissance } from '../index.ts'
import type { State } from '../types.ts'
import { attack, counted, crowd, duel, needs, of, run, thing, told, turnOf, until } from './arrange.ts'

const hit = 'bo defence: 99\nana damage: 1'
const struck = (strike: string, roll: number, rest: string, ana: object = {}, bo: object = {}, more: object = {}) =>
  run(
    turnOf(duel(ana, bo, more)),
    `ana turn: attack\nana weapon: ${(ana as { weapons?: string[] }).weapons?.[0] ?? 'short sword'}\nana strike: ${strike}\n${rest.startsWith('ana limb') ? `${rest.split('\n')[0]}\n` : ''}ana attack: ${roll}\n${rest.startsWith('ana limb') ? rest.split('\n').slice(1).join('\n') : rest}`,
  )

describe('drawing and dropping', () => {
  rule('REN-DRAW-01', 'drawing and sheathing are Quick', () => {
    const drawn = until(turnOf(duel({ inHand: [] })), 'ana turn: draw')
    expect([thing(of(drawn, 'ana'), 'short sword').where, of(drawn, 'ana').quick]).toEqual(['main', 1])
    const sheathed = until(turnOf(duel()), 'ana turn: sheathe')
    expect([thing(of(sheathed, 'ana'), 'short sword').where, of(sheathed, 'ana').quick]).toEqual(['stowed', 1])
  })
  rule('REN-DRAW-02', 'dropping is free, and what lies at one’s feet can be picked up', () => {
    const dropped = until(turnOf(duel()), 'ana turn: drop')
    expect([thing(of(dropped, 'ana'), 'short sword').where, of(dropped, 'ana').quick]).toEqual(['ground', 0])
    const back = until(turnOf(duel()), 'ana turn: drop\nana turn: draw')
    expect(thing(of(back, 'ana'), 'short sword').where).toBe('main')
  })
  test('a weapon for two hands takes both, and there must be room', () => {
    const both = turnOf(duel({ weapons: ['greatsword', 'dagger'], inHand: ['dagger'] }))
    expect(refusal(renaissance, both, 'ana', 'draw')?.rule).toBe('REN-DRAW-01')
    const free = until(both, 'ana turn: drop\nana turn: draw\nana item: greatsword')
    expect(thing(of(free, 'ana'), 'greatsword').where).toBe('both')
  })
  test('what was thrown lies by the target, out of the thrower’s reach', () => {
    const ran = until(turnOf(duel({ weapons: ['knife'] }, {}, { distance: 5 })), 'ana turn: attack\nana attack: 99')
    expect(thing(of(ran, 'ana'), 'knife').where).toBe('ground')
    expect(refusal(renaissance, ran.state, 'ana', 'draw')).toBeDefined()
  })
})

describe('aiming, defending, bracing', () => {
  rule(['REN-AIM-01', 'REN-AIM-02'], '+10 against that target to the end of the turn, with a bow or a blade', () => {
    const blade = run(turnOf(duel()), `ana turn: aim\n${attack(99)}`)
    expect([needs(told(blade, 'attack')), of(blade, 'ana').aim]).toEqual([70, null])
    const bow = run(
      turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 })),
      'ana turn: aim\nana turn: attack\nana attack: 99',
    )
    expect(needs(told(bow, 'attack'))).toBe(70)
    const other = run(
      turnOf(crowd({ ana: {} }, { bo: {}, cy: {} }, { distance: 0.5 })),
      'ana turn: aim\nana target: cy\nana turn: attack\nana target: bo\nana weapon: short sword\nana attack: 99',
    )
    expect(needs(told(other, 'attack'))).toBe(60)
  })
  test('one aims only at whom one sees', () => {
    expect(refusal(renaissance, turnOf(duel({}, {}, { scene: { light: 'dark' } })), 'ana', 'aim')?.rule).toBe(
      'REN-AIM-01',
    )
  })
  rule('REN-FULLDEF-01', '+20 on defence until one’s next turn begins', () => {
    const state = turnOf(duel({}, {}), 'bo', (s) => {
      of({ state: s }, 'bo').quick = 0
    })
    const ran = run(state, `bo turn: full defence\nbo turn: end turn\n${attack(20, hit)}`)
    expect([needs(told(ran, 'defence')), of(ran, 'bo').standard]).toEqual([90, 1])
    const later = run(
      turnOf(duel(), 'ana', (s) => {
        of({ state: s }, 'bo').fullDefence = true
      }),
      'ana turn: end turn',
      2,
    )
    expect(of(later, 'bo').fullDefence).toBe(false)
  })
  const spear = { weapons: ['long spear'], DUR: 100 }
  rule(
    ['REN-BRACE-01', 'REN-BRACE-02', 'REN-TAG-Brace'],
    'a weapon made for it is braced for a Standard Action, and no other',
    () => {
      const ran = run(turnOf(duel(spear, {}, { distance: 9 })), 'ana turn: brace\nana turn: end turn')
      expect([of(ran, 'ana').braced, of(ran, 'ana').standard]).toEqual(['ana long spear', 1])
      expect(refusal(renaissance, turnOf(duel()), 'ana', 'brace')?.rule).toBe('REN-BRACE-01')
    },
  )
  const charge = (rest: string, arrange?: (s: State) => void) =>
    run(
      turnOf(duel(spear, {}, { distance: 9 }), 'bo', (s) => {
        of({ state: s }, 'ana').braced = 'ana long spear'
        arrange?.(s)
      }),
      `bo turn: charge\nana opportunity: long spear\nana attack: 20\n${rest}`,
    )
  rule(['REN-BRACE-03', 'REN-BRACE-04'], 'the charger provokes, and the braced weapon does +DB', () => {
    const ran = charge('bo defence: 99\nana damage: 1\nbo turn: end turn')
    expect([told(ran, 'reacts')?.kind, of(ran, 'bo').damage, of(ran, 'ana').reaction]).toEqual([
      'braced weapon',
      1 + 5 + 5 + 5,
      1,
    ])
    const walks = run(
      turnOf(duel({ ...spear, weapons: ['raven’s beak'] }, {}, { distance: 4 }), 'bo', (s) => {
        of({ state: s }, 'ana').braced = 'ana raven’s beak'
      }),
      'bo turn: move\nbo where: towards ana\nbo turn: end turn',
    )
    expect(told(walks, 'reacts')).toBeUndefined()
  })
  rule('REN-BRACE-05', 'the charge goes on unless he is felled', () => {
    const on = charge('bo defence: 99\nana damage: 1\nbo turn: attack\nbo weapon: short sword\nbo attack: 99')
    expect(told(on, 'attack', 1)?.who).toBe('bo')
    const felled = charge('bo defence: 99\nana damage: 10\nbo knock-down: 95\nbo turn: end turn', (s) => {
      Object.assign(of({ state: s }, 'bo').facts, { DUR: 40 })
    })
    expect([of(felled, 'bo').stance, told(felled, 'momentum')?.enough]).toEqual(['prone', true])
    expect(refusal(renaissance, { ...felled.state, acting: 'bo' }, 'bo', 'attack')).toBeDefined()
  })
})

describe('strikes', () => {
  rule(
    'REN-STRIKE-00',
    'the penalty is taken before the roll, and without an exceptional success there is no result',
    () => {
      const plain = struck('mighty blow', 29, hit)
      expect([needs(told(plain, 'attack')), of(plain, 'bo').damage]).toEqual([50, 9])
    },
  )
  test('a critical below 30 counts as exceptional, unless the fight says otherwise', () => {
    expect(of(struck('mighty blow', 22, 'bo defence: 99\nbo knock-down: 1'), 'bo').damage).toBe(18 + 5)
    expect(
      of(struck('mighty blow', 22, 'bo defence: 99', {}, {}, { options: { criticalCountsAsExceptional: false } }), 'bo')
        .damage,
    ).toBe(18)
  })
  rule(
    ['REN-STRIKE-CalledShot', 'REN-STRIKE-Precision'],
    'a called shot is at -10, is precise, and marks the place',
    () => {
      const ran = struck(
        'called shot',
        31,
        `ana limb: eye\n${hit}`,
        { weapons: ['club'] },
        { resistances: [{ tag: 'Precision', effect: 'DV/2' }] },
      )
      expect([needs(told(ran, 'attack')), told(ran, 'marked')?.place, of(ran, 'bo').damage]).toEqual([
        60,
        'eye',
        Math.floor((1 + 5 + 5) / 2),
      ])
    },
  )
  rule('REN-STRIKE-KnockDown', 'at -10 the target checks SOM×2 or falls', () => {
    const fell = struck('knock down', 31, `${hit}\nbo knock down: 41`)
    expect([needs(told(fell, 'attack')), needs(told(fell, 'check')), of(fell, 'bo').stance]).toEqual([50, 40, 'prone'])
    expect(of(struck('knock down', 31, `${hit}\nbo knock down: 40`), 'bo').stance).toBe('standing')
    const offered = until(turnOf(duel({ weapons: ['light bow'] }, {}, { distance: 9 })), 'ana turn: attack')
    expect(JSON.stringify(offered.asked)).not.toContain('knock down')
  })
  test('a wound is checked first, and who lies needs no second check (REN-A84)', () => {
    const ran = struck('knock down', 31, 'bo defence: 99\nana damage: 9\nbo knock-down: 99', {}, { DUR: 30, STR: 5 })
    expect([of(ran, 'bo').stance, told(ran, 'check', 1)]).toEqual(['prone', undefined])
  })
  rule('REN-STRIKE-Maim', 'at -20 a limb is lost: the arm drops its weapon', () => {
    const ran = struck('maim', 31, `ana limb: right arm\n${hit}`)
    expect([needs(told(ran, 'attack')), of(ran, 'bo').lost, thing(of(ran, 'bo'), 'short sword').where]).toEqual([
      40,
      ['right arm'],
      'ground',
    ])
    expect(of(struck('maim', 29, `ana limb: right arm\n${hit}`), 'bo').lost).toEqual([])
  })
  rule('REN-STRIKE-MightyBlow', 'at -10 it does +DB', () => {
    expect(of(struck('mighty blow', 31, hit), 'bo').damage).toBe(1 + 3 + 5 + 5 + 5)
  })
  rule('REN-STRIKE-ArmorGap', 'at -10 it has +DB AP', () => {
    const ran = struck('armor gap', 31, hit, {}, { armour: ['full plate'] })
    expect([told(ran, 'hurt')?.ap, of(ran, 'bo').damage]).toEqual([6, 14 - 4])
  })
  rule('REN-STRIKE-Luck', 'luck upgrades a strike to its result', () => {
    const ran = run(
      turnOf(duel({ role: 'hero', luck: 2 })),
      'ana turn: attack\nana weapon: short sword\nana strike: mighty blow\nana attack: 21\nana luck after: upgrade\nbo defence: 99\nana damage: 1',
    )
    expect([of(ran, 'bo').damage, of(ran, 'ana').luck]).toEqual([1 + 3 + 5 + 5 + 5, 1])
  })
  rule('REN-TAG-WellSuited', 'a weapon well suited for a strike takes no penalty for it', () => {
    expect(needs(told(struck('mighty blow', 29, hit, { weapons: ['mace'] }), 'attack'))).toBe(70)
    expect(needs(told(struck('knock down', 29, hit, { weapons: ['mace'] }), 'attack'))).toBe(60)
  })
})

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

describe('shields and second weapons', () => {
  const two = (second: string, traits: string[] = []) => ({ weapons: ['short sword', second], traits })
  const both = (second: string, traits: string[] = []) =>
    run(
      turnOf(duel(two(second, traits))),
      `ana turn: multiple attacks\nana each: short sword at bo\nana each: ${second} at bo\nana attack: 99\nana attack: 99`,
    )
  rule(['REN-BASH-01', 'REN-BASH-02'], 'a shield strikes with basic proficiency alone: 1d10+1+DB, AP 0', () => {
    const ran = run(
      turnOf(duel({ weapons: ['targe'], proficiencies: [] }, { armour: ['quilted'] })),
      attack(20, 'bo defence: 99\nana damage: 4', 'targe'),
    )
    expect([needs(told(ran, 'attack')), of(ran, 'bo').damage]).toEqual([60 - 10, 4 + 1 + 5 - 2])
    const untrained = turnOf(duel({ weapons: ['targe'], skills: { 'melee weapons': 25 } }))
    expect(() => run(untrained, attack(20, '', 'targe'))).toThrow(/basic proficiency|targe/)
  })
  rule('REN-BASH-04', 'in the off hand it has the penalty of that', () => {
    const ran = run(turnOf(duel({ weapons: ['short sword', 'targe'] })), attack(99, '', 'targe'))
    expect(counted(told(ran, 'attack'))['REN-BASH-04']).toBe(-10)
  })
  test('some shields cannot bash (REN-BASH-03)', () => {
    expect(() =>
      run(turnOf(duel({ weapons: ['short sword', 'swordbreaker'] })), attack(20, '', 'swordbreaker')),
    ).toThrow(/cannot bash/)
  })
  rule('REN-BASH-03', 'some shields cannot bash', () => {
    const state = turnOf(duel({ weapons: ['swordbreaker'], natural: [] }, {}, { distance: 1 }), 'ana', (s) => {
      of({ state: s }, 'ana').items = of({ state: s }, 'ana').items.filter(({ key }) => key === 'swordbreaker')
    })
    expect(refusal(renaissance, state, 'ana', 'attack')?.rule).toBe('REN-BASH-03')
  })
  rule(
    ['REN-MULTI-01', 'REN-OFF-01', 'REN-OFF-02'],
    'one Standard Action, each attack at -10; the off hand -10 more, and again without the tag',
    () => {
      const tagged = both('dagger')
      expect([needs(told(tagged, 'attack')), needs(told(tagged, 'attack', 1)), of(tagged, 'ana').standard]).toEqual([
        50, 40, 1,
      ])
      const untagged = both('warhammer')
      expect([needs(told(untagged, 'attack')), needs(told(untagged, 'attack', 1))]).toEqual([50, 30])
    },
  )
  rule(['REN-OFF-03', 'REN-TRAIT-Ambidextrous'], 'the ambidextrous have no off hand', () => {
    const ran = both('warhammer', ['ambidextrous'])
    expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([50, 50])
  })
  rule('REN-TAG-OffHand', 'a weapon made for the off hand is used there at -10', () => {
    const ran = run(turnOf(duel(two('dagger'))), attack(99, '', 'dagger'))
    expect(needs(told(ran, 'attack'))).toBe(50)
  })
  rule('REN-MULTI-02', 'two targets cost each attack another -10', () => {
    const state = turnOf(crowd({ ana: two('dagger', ['ambidextrous']) }, { bo: {}, cy: {} }, { distance: 0.5 }))
    const ran = run(
      state,
      'ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at cy\nana attack: 99\nana attack: 99',
    )
    expect([needs(told(ran, 'attack')), needs(told(ran, 'attack', 1))]).toEqual([40, 40])
  })
  test('a second attack does not go at one who is out already (REN-A85)', () => {
    const ran = run(
      turnOf(duel(two('dagger'), { DUR: 5 })),
      'ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at bo\nana attack: 20\nbo defence: 99\nana damage: 9',
    )
    expect([of(ran, 'bo').condition, told(ran, 'attack', 1)]).toEqual(['dead', undefined])
  })
})
