import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { renaissance } from '../../index.ts'
import { overload } from '../../state/derive.ts'
import { fighter } from '../../state/fighters.ts'
import type { Fighter, State } from '../../state/types.ts'
import { attack, counted, crowd, duel, MORTAL, needs, of, onMap, PLAIN, run, told, turnOf } from '../arrange.ts'

const set = (id: string, to: Partial<Fighter>) => (s: State) => void Object.assign(fighter(s, id), to)
const RIDER = { ...PLAIN, mount: 'horse' }
const horse = { like: 'horse', warTrained: true, DUR: 100 }
const end = '\nana turn: end turn'

/** A rail between the horse and Bo. */
const RAIL = { x: 1, y: 0, side: 'e', kind: { name: 'rail', blocks: ['missiles'], height: 1.1 } }
const drawn = onMap('ahb', ['ana', 'horse', 'bo'])
const RAILED = { ...drawn, map: { ...drawn.map, walls: [RAIL] } }

/** Pairs of rules as they were drawn, and what the chapter says of both at once. */
describe('draw 4711', () => {
  test('1. a load hinders a halberd, a rider two metres off does not; dropped, it weighs no more', () => {
    const from = turnOf(
      crowd({ ana: { STR: 5, armour: ['mail'], weapons: ['halberd'] } }, { bo: RIDER, horse }, { distance: 2 }),
    )
    const ran = run(from, `ana turn: attack\nana target: bo\nana attack: 99${end}`)
    expect(needs(told(ran, 'attack'))).toBe(60)
    expect(counted(told(ran, 'attack'))).toMatchObject({ 'REN-ARMOUR-Load': -10, 'REN-TAG-Reach': 0 })
    const light = run(from, 'ana turn: drop\nana turn: end turn\nbo turn: end turn', 3)
    expect([overload(fighter(from, 'ana')), overload(of(light, 'ana'))]).toEqual([1, 0])
  })
  test('2. tar is thrown first, and nobody near it defends, hit or astray', () => {
    const from = turnOf(
      crowd({ ana: { weapons: ['tar pot'] } }, { bo: {}, cy: {} }, onMap('a.....bc', ['ana', 'bo', 'cy'])),
    )
    const ran = run(from, `ana turn: attack a place\nana aim point: bo\nana attack: 30\nana radius: 4${end}`)
    expect(ran.events.filter(({ type }) => type === 'splashed').length).toBe(2)
    expect(told(ran, 'defence')).toBeUndefined()
  })
  test('3. from the saddle a short sword serves behind a rail, a knife does not', () => {
    const strikes = (weapon: string) =>
      needs(
        told(
          run(
            turnOf(crowd({ ana: { ...RIDER, weapons: [weapon.split(' one')[0] ?? ''] }, horse }, { bo: {} }, RAILED)),
            `ana turn: attack\nana weapon: ${weapon}\nana attack: 99${end}`,
          ),
          'attack',
        ),
      )
    expect([strikes('short sword'), strikes('knife one-handed')]).toEqual([50, 30])
  })
  for (const [light, strikes] of [
    ['bright', 1],
    ['dark', 0],
  ] as const)
    test(`4. a wolf strikes at who walks away, where it sees it: ${light}`, () => {
      const from = turnOf(crowd({ ana: {} }, { bo: { like: 'wolf' } }, { scene: { light } }))
      const blow = strikes === 0 ? '' : '\nbo attack: 99'
      const ran = run(from, `ana turn: move\nana where: away bo${blow}${end}`)
      expect(ran.events.filter(({ type }) => type === 'reacts').length).toBe(strikes)
    })
  test('5. whom a throatcatcher holds may not drop, its holder may', () => {
    const from = (who: string) =>
      turnOf(duel({}, { weapons: ['throatcatcher'] }), who, (s) => {
        s.holds = [{ kind: 'subdue', by: 'bo', on: 'ana', with: 'bo throatcatcher', item: null }]
      })
    expect(refusal(renaissance, from('ana'), 'ana', 'drop prone')).toMatchObject({ rule: 'REN-MAN-Grab' })
    const ran = run(from('bo'), 'bo turn: drop prone\nbo turn: end turn')
    expect([of(ran, 'bo').stance, ran.state.holds.length]).toEqual(['prone', 1])
  })
  test('6. a task takes the turn a charge would have been in, and comes too late after it', () => {
    const from = turnOf(duel({}, {}, { distance: 9 }))
    expect(run(from, 'ana turn: task', 1).state.acting).toBeNull()
    const ran = run(from, 'ana turn: charge\n', 1)
    expect(refusal(renaissance, ran.state, 'ana', 'task')).toMatchObject({ rule: 'REN-ACT-06' })
  })
  test('7. a crossbow is rested on partial cover; total cover is shot neither through nor from', () => {
    const from = (ana: Fighter['cover'], bo: Fighter['cover']) =>
      turnOf(duel({ weapons: ['light crossbow'] }, { weapons: ['light bow'] }, { distance: 9 }), 'ana', (s) => {
        set('ana', { cover: ana })(s)
        set('bo', { cover: bo })(s)
      })
    const ran = run(from('partial', 'partial'), `ana turn: attack\nana attack: 99${end}`)
    expect(needs(told(ran, 'attack'))).toBe(60 + 10 + 10 - 30)
    expect(refusal(renaissance, from('partial', 'total'), 'ana', 'attack')).toMatchObject({ rule: 'REN-COVER-03' })
    expect(refusal(renaissance, { ...from('total', 'none'), acting: 'bo' }, 'bo', 'attack')).toBeDefined()
    expect(refusal(renaissance, from('total', 'none'), 'ana', 'attack')).toBeDefined()
  })
  test('8. whom defiance keeps up grabs at steel for nothing, and strikes at it at a price', () => {
    const from = turnOf(
      duel(
        { ...MORTAL, weapons: [], traits: ['defiance'], aptitudes: { ...PLAIN.aptitudes, WIL: 20 } },
        { armour: ['full plate'] },
      ),
      'ana',
      set('ana', { damage: 29 }),
    )
    expect(of(run(from, `ana turn: grab\nana maneuver: 98${end}`), 'ana').damage).toBe(29)
    const ran = run(from, `ana turn: attack\nana attack: 98\nana damage: 2\nana defiance: 60${end}`)
    expect([of(ran, 'ana').damage, of(ran, 'ana').condition]).toEqual([30, 'up'])
  })
  test('9. the last broadhead is gone, whether it hit the rider or not', () => {
    const from = turnOf(
      crowd({ ana: { weapons: ['light bow'], arrows: { broadhead: 1 } } }, { bo: RIDER, horse }, { distance: 30 }),
    )
    const shot = (at: string) =>
      run(from, `ana turn: attack\nana target: ${at}\nana arrow: broadhead\nana attack: 99${end}`)
    expect([needs(told(shot('bo'), 'attack')), of(shot('bo'), 'ana').arrows.broadhead]).toEqual([40, 0])
    expect(needs(told(shot('horse'), 'attack'))).toBe(70)
  })
  test('10. two who defend against two blows may both strike at her as she leaves', () => {
    const from = turnOf(
      crowd(
        { ana: { weapons: ['short sword', 'dagger'], DUR: 100 } },
        { bo: {}, cy: {} },
        onMap('.....\n.bac.\n.....', ['ana', 'bo', 'cy']),
      ),
    )
    const ran = run(
      from,
      `ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at cy\nana attack: 20\nbo defence: 40\nana attack: 20\ncy defence: 40\nana turn: move\nana where: cell 2,2\nbo attack: 99\ncy attack: 99\n`,
    )
    expect([needs(told(ran, 'attack', 0)), needs(told(ran, 'attack', 1))]).toEqual([40, 30])
    expect(ran.events.filter(({ type }) => type === 'reacts').length).toBe(2)
  })
  test('11. a musket is not fired after two Quick Actions; after one it wakes whoever is within ten metres', () => {
    const heard = (distance: number) => {
      const from = turnOf(
        crowd(
          { ana: { weapons: ['musket'] } },
          { bo: {}, cy: {} },
          onMap(`ab${'.'.repeat(distance - 2)}c`, ['ana', 'bo', 'cy']),
        ),
        'ana',
        set('cy', { unaware: true }),
      )
      const two = run(from, 'ana turn: aim\nana target: bo\nana turn: drop prone\n', 2)
      expect(refusal(renaissance, two.state, 'ana', 'attack')).toMatchObject({ rule: 'REN-ACT-05' })
      const ran = run(
        from,
        `ana turn: aim\nana target: bo\nana turn: attack\nana target: bo\nana weapon: musket\nana attack: 99${end}`,
      )
      return of(ran, 'cy').unaware
    }
    expect([heard(10), heard(11)]).toEqual([false, true])
  })
  test('12. a grab without ranks is an aptitude, and no resistance to damage withstands it', () => {
    const bo = { weapons: [], resistances: [{ tag: 'Unarmed Attack', effect: 'DV/2' }] }
    const from = turnOf(duel({ weapons: [], skills: { fray: 50 } }, bo))
    const ran = run(from, `ana turn: grab\nana maneuver: 18\nbo defence: 99${end}`)
    expect([needs(told(ran, 'maneuver')), ran.state.holds.length]).toEqual([20, 1])
  })
  for (const [distance, near] of [
    [13, true],
    [14, false],
  ] as const)
    test(`13. a charge at ${distance} m ${near ? 'ends in reach' : 'falls short'}`, () => {
      const picture = `a${'.'.repeat(distance - 1)}b`
      const ran = run(turnOf(duel({}, {}, onMap(picture, ['ana', 'bo']))), 'ana turn: charge\n', 1)
      expect(told(ran, 'moved')?.metres).toBe(12)
      expect(refusal(renaissance, ran.state, 'ana', 'attack') === undefined).toBe(near)
      if (!near) return
      const blow = run(ran.state, attack(20, 'bo defence: 99\nana damage: 1'))
      expect([needs(told(blow, 'attack')), told(blow, 'hurt')?.dv]).toEqual([50, 1 + 3 + 5 + 5])
    })
  test('14. crouched she goes two metres, does not run, and strikes with her off hand at -20', () => {
    const from = turnOf(duel({ weapons: ['dagger', 'short sword'] }, {}, { distance: 3 }), 'ana', (s) => {
      set('ana', { stance: 'crouching' })(s)
    })
    const ran = run(
      from,
      `ana turn: crawl\nana where: towards bo\nana turn: attack\nana weapon: short sword\nana attack: 99\n`,
    )
    expect([told(ran, 'moved')?.metres, of(ran, 'ana').running]).toEqual([2, false])
    expect(needs(told(ran, 'attack'))).toBe(40)
  })
  test('15. Monster is in the blow at who leaves, and in what she stands who took it', () => {
    const from = turnOf(duel(MORTAL), 'ana', (s) => {
      for (const id of ['ana', 'bo']) fighter(s, id).effects = [{ kind: 'monster', turns: null }]
    })
    const ran = run(
      from,
      `ana turn: move\nana where: away bo\nbo opportunity: short sword\nbo attack: 20\nana defence: 99\nbo damage: 1\nana knock-down: 10${end}`,
    )
    expect([told(ran, 'hurt')?.dv, told(ran, 'wounded')?.wounds]).toEqual([10, 1])
  })
  test('16. two blows of five wound nobody whose threshold is six; one of six does', () => {
    const weak = { STR: 5, aptitudes: { ...PLAIN.aptitudes, SOM: 5 }, weapons: ['short sword', 'dagger'] }
    const from = turnOf(duel(weak, MORTAL))
    const ran = run(
      from,
      `ana turn: multiple attacks\nana each: short sword at bo\nana each: dagger at bo\nana attack: 20\nbo defence: 99\nana damage: 1\nana attack: 20\nbo defence: 99\nana damage: 3${end}`,
    )
    expect([of(ran, 'bo').damage, of(ran, 'bo').wounds]).toEqual([10, 0])
  })
  test('17. a grenade from the saddle takes no Ride check, and scattered back it takes both', () => {
    const from = turnOf(
      crowd(
        { ana: { ...RIDER, DUR: 100, weapons: ['grenade'] }, horse },
        { bo: {} },
        onMap('ah....b', ['ana', 'horse', 'bo']),
      ),
    )
    const ran = run(
      from,
      `ana turn: attack a place\nana aim point: bo\nana attack: 97\nana direction: 7\nana astray: 5\nana damage: 5 5${end}`,
    )
    expect([needs(told(ran, 'attack')), told(ran, 'check')]).toEqual([40, undefined])
    expect([of(ran, 'ana').damage, of(ran, 'horse').damage]).toEqual([10, 10])
  })
  for (const [luck, tn, roll] of [
    [5, 30, 30],
    [1, 1, 2],
  ] as const)
    test(`18. maiming in smoke with Luck ${luck} is at ${tn}`, () => {
      const from = turnOf(duel({ role: 'hero', luck }), 'ana', (s) => {
        s.smoke = [{ at: [0], radius: 5 }]
        set('ana', { luck: 0 })(s)
      })
      const rest = roll <= tn ? '\nbo defence: 99\nana damage: 1' : ''
      const ran = run(
        from,
        `ana turn: attack\nana weapon: short sword\nana strike: maim\nana limb: right arm\nana attack: ${roll}${rest}${end}`,
      )
      expect([needs(told(ran, 'attack')), of(ran, 'bo').lost.length]).toEqual([tn, roll <= tn ? 1 : 0])
    })
  test('19. Luck makes a blow of a charge exceptional, or forgets what the charge and the strike cost', () => {
    const from = turnOf(duel({ role: 'hero', luck: 3 }, {}, { distance: 5 }))
    const blow = (luck: string, knocked: string) =>
      run(
        from,
        `ana turn: charge\nana turn: attack\nana weapon: short sword\nana strike: mighty blow\n${luck}\nbo defence: 99\nana damage: 1${knocked}`,
      )
    const upgraded = blow('ana luck before: none\nana attack: 21\nana luck after: upgrade', '\nbo knock-down: 10')
    expect([needs(told(upgraded, 'attack')), told(upgraded, 'hurt')?.dv]).toEqual([40, 24])
    expect(needs(told(blow('ana luck before: spend\nana attack: 21', ''), 'attack'))).toBe(60)
  })
  test('20. a bomb flipped from 94 to 49 lands where it was meant', () => {
    const from = turnOf(
      duel({ role: 'hero', luck: 2, weapons: ['grenade'] }, {}, { distance: 10, options: { scatter: 'free' } }),
    )
    const ran = run(
      from,
      `ana turn: attack a place\nana aim point: bo\nana attack: 94\nana luck after: flip\nana damage: 5 5${end}`,
    )
    expect([told(ran, 'astray'), told(ran, 'hurt')?.dv]).toEqual([undefined, 15])
  })
  test('21. after a run a gap is sought at 40, and there is no second move', () => {
    const from = turnOf(duel({}, { armour: ['full plate'] }, { distance: 9 }))
    const ran = run(from, 'ana turn: move\nana where: towards bo\nana metres: 8', 1)
    expect(refusal(renaissance, ran.state, 'ana', 'move')).toMatchObject({ rule: 'REN-SMR-01' })
    const blow = run(
      ran.state,
      'ana turn: attack\nana weapon: short sword\nana strike: armor gap\nana attack: 35\nbo defence: 99\nana damage: 4',
    )
    expect([needs(told(blow, 'attack')), told(blow, 'hurt')?.lost]).toEqual([40, 4 + 3 + 5 + 5 - (10 - 1 - 5)])
  })
  test('22. who bleeds strikes with the off hand at -10 and no more, and loses one each twentieth turn', () => {
    const from = (bleeding: number) =>
      turnOf(duel({ weapons: ['short sword', 'dagger'], ...MORTAL }), 'ana', set('ana', { bleeding }))
    const ran = run(from(3), `ana turn: attack\nana weapon: dagger\nana attack: 99${end}`)
    expect(needs(told(ran, 'attack'))).toBe(50)
    const begun = run(
      turnOf(duel(MORTAL), 'ana', (s) => {
        Object.assign(s, { acting: null, at: 0 })
        set('ana', { bleeding: 19 })(s)
      }),
      '',
      1,
    )
    expect([of(begun, 'ana').damage, of(begun, 'ana').wounds]).toEqual([1, 0])
  })
  for (const [size, tn] of [
    ['very large', 70],
    ['tiny', 30],
  ] as const)
    test(`23. the ambidextrous throw two knives at something ${size}`, () => {
      const from = turnOf(duel({ weapons: ['knife', 'knife'], traits: ['ambidextrous'] }, { size }, { distance: 4 }))
      const ran = run(
        from,
        `ana turn: multiple attacks\nana each: knife thrown at bo\nana each: knife 2 thrown at bo\nana attack: 99\nana attack: 99${end}`,
      )
      expect([needs(told(ran, 'attack', 0)), needs(told(ran, 'attack', 1))]).toEqual([tn, tn])
    })
  test('24. a wolf bites with its own number, and kills beyond the death rating without a check', () => {
    const from = turnOf(crowd({ bo: MORTAL }, { ana: { like: 'wolf' } }), 'ana', set('bo', { damage: 58 }))
    const defied = turnOf(crowd({ bo: MORTAL }, { ana: { like: 'wolf' } }), 'ana', set('bo', { damage: 27 }))
    const bite = 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 3\n'
    const ran = run(defied, bite, 1)
    expect([needs(told(ran, 'attack')), of(ran, 'bo').condition]).toEqual([60, 'disabled'])
    const dead = run(from, 'ana turn: attack\nana attack: 20\nbo defence: 99\nana damage: 3\n', 1)
    expect([of(dead, 'bo').condition, told(dead, 'check')]).toEqual(['dead', undefined])
  })
  test('25. a raptor fells and holds whom it hits well at a charge, the damage counts once; the disabled are not held', () => {
    const pounce = (damage: number) =>
      run(
        turnOf(crowd({ bo: MORTAL }, { ana: { like: 'raptor' } }, { distance: 8 }), 'ana', set('bo', { damage })),
        `ana turn: charge\nana turn: attack\nana attack: 40\nbo defence: 99\nana damage: 1\n${damage > 0 ? '' : 'bo knock-down: 10\n'}`,
        2,
      )
    const ran = pounce(0)
    expect([of(ran, 'bo').damage, of(ran, 'bo').stance, ran.state.holds.length]).toEqual([
      told(ran, 'hurt')?.lost,
      'prone',
      1,
    ])
    expect([of(pounce(25), 'bo').condition, pounce(25).state.holds.length]).toEqual(['disabled', 0])
  })
  for (const [roll, holds] of [
    [40, 1],
    [25, 0],
  ] as const)
    test(`26. overloaded he catches at 60: ${roll} against 20`, () => {
      const from = turnOf(duel({}, { STR: 4, armour: ['mail'], weapons: ['war-fork'] }))
      const ran = run(from, `${attack(20)}bo defend: catch war-fork\nbo defence: ${roll}${end}`)
      expect([needs(told(ran, 'defence')), ran.state.holds.length]).toEqual([60, holds])
    })
  test('27. vaulting into a charge meets the spear, goes on, and leaves no blow', () => {
    const from = turnOf(duel({ DUR: 100 }, { weapons: ['long spear'] }, { distance: 9 }), 'ana', (s) => {
      fighter(s, 'bo').braced = 'bo long spear'
    })
    const ran = run(
      from,
      'ana turn: stunt\nana stunt: vault\nana stunt: 20\nana where: towards bo\nana turn: charge\nbo opportunity: long spear\nbo attack: 20\nana defence: 99\nbo damage: 1\n',
      2,
    )
    expect([told(ran, 'reacts')?.kind, of(ran, 'ana').stance]).toEqual(['braced weapon', 'standing'])
    expect(refusal(renaissance, ran.state, 'ana', 'attack')).toMatchObject({ rule: 'REN-ACT-05' })
  })
  test('28. a buckler parries without proficiency, and a difficult weapon hinders no parry', () => {
    const from = turnOf(
      duel(
        {},
        { weapons: ['punch dagger', 'buckler'], skills: { ...PLAIN.skills, fray: 20 }, proficiencies: ['bows'] },
      ),
    )
    const ran = run(from, `${attack(20)}bo defence: 99\nana damage: 1${end}`)
    expect([told(ran, 'defence')?.by, needs(told(ran, 'defence'))]).toEqual(['parry buckler', 60])
    const own = run(
      turnOf(duel({}, { weapons: ['punch dagger', 'buckler'] }), 'bo'),
      'bo turn: attack\nbo weapon: punch dagger\nbo attack: 99\nbo turn: end turn',
    )
    expect(needs(told(own, 'attack'))).toBe(50)
  })
  test('29. behind her cover an arrow is at 30, and her Fray is none the worse for crouching along', () => {
    const from = turnOf(duel({}, { weapons: ['light bow'] }, { distance: 20 }), 'bo', (s) => {
      set('ana', { cover: 'partial', stance: 'crouching', did: ['crawl'] })(s)
    })
    const ran = run(from, 'bo turn: attack\nbo attack: 20\nana defence: 30\nbo turn: end turn')
    expect([needs(told(ran, 'attack')), needs(told(ran, 'defence')), of(ran, 'ana').damage]).toEqual([30, 50, 0])
  })
  for (const [roll, trapped] of [
    [20, 'no'],
    [45, 'trapped'],
    [98, 'pinned'],
  ] as const)
    test(`30. under a grenade horse and rider are hurt, then the rider of a felled horse rolls ${roll}: ${trapped}`, () => {
      const from = turnOf(
        crowd(
          { ana: { weapons: ['grenade'] } },
          { bo: { ...RIDER, DUR: 30 }, horse: { ...horse, DUR: 30 } },
          onMap('a.....hb', ['ana', 'horse', 'bo']),
        ),
      )
      const ran = run(
        from,
        `ana turn: attack a place\nana aim point: bo\nana attack: 20\nana damage: 4 4\nbo knock-down: 10\nhorse knock-down: 99\nbo thrown clear: ${roll}${end}`,
      )
      expect([of(ran, 'bo').damage, of(ran, 'horse').damage]).toEqual([8, 8])
      expect(needs(told(ran, 'check', 2))).toBe(50 - 10)
      expect([of(ran, 'bo').mount, of(ran, 'bo').trapped]).toEqual([null, trapped])
    })
})
