import { describe, expect, test } from 'vitest'
import { play, refusal, type Scenario } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'

import type { State } from '../../state/types.ts'
import {
  acting,
  CHEST,
  clash,
  during,
  facing,
  fought,
  hp,
  item,
  man,
  offered,
  onMap,
  RIGHT_ARM,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

/** Pairs of rules as they were drawn, and what the chapter says of both at once. */
const scenario = (ann: object, bob: object, more: object = {}): Scenario => ({
  ...facing(ann, bob),
  ...more,
})
const turn = (s: State, script: string) => acting(s, script, { steps: 1, otherwise: 'usual' })

describe('draw 1', () => {
  test('1. CFI-OUT-02, CFI-PRO-Mount: a rider outmaneuvers with his own Evade', () => {
    const s = ready({
      system: 'cfi',
      sides: {
        heroes: { ann: man([], { rides: 'steed' }), steed: { like: 'horse' } },
        foes: { bob: man(), cid: man() },
      },
      map: { cell: 5, picture: 'bss....\n.ssc...', key: { s: 'steed', b: 'bob', c: 'cid' } },
    })
    const { state, events } = turn(
      s,
      'ann turn: outmaneuver\nbob corner: corner\ncid corner: none\nann evade: 40\nbob evade: 30',
    )
    expect(told({ events }, 'opposed').map(({ who, skill, against }) => [who, skill, against])).toEqual([
      ['bob', 50, 40],
    ])
    expect([...the(state, 'ann').keptOff].sort()).toEqual(['bob', 'cid'])
  })
  test('2. CFI-LUCK-Again, CFI-SE-DisarmOpponent: a lost grip on a sword is rolled again', () => {
    const s = ready(facing(man(), man(['longsword'], { luck: 1 })))
    the(s, 'bob').points = 0
    const script = 'ann attack: 30\nann effect: disarmOpponent\nann damage: 1\nann location: 1\nbob disarm: 90\n'
    const { state } = turn(s, `ann turn: attack\nann weapon: longsword\n${script}bob luck: again\nbob disarm: 40`)
    expect([item(state, 'bob', 'longsword').where, the(state, 'bob').luck]).toEqual(['right', 0])
  })
  test('3. CFI-ABL-Bones, CFI-SUR-03: two effects, and a step less for the edge', () => {
    const s = ready(facing(man(), man([], { abilities: ['bones'], surprised: true })))
    const { events } = fought(
      s,
      'longsword',
      'ann attack: 30\nann effect: chooseLocation\nann effect: none\nann damage: 5 1\nann location: chest',
    )
    expect(told({ events }, 'levels').map(({ levels }) => levels)).toEqual([2])
    expect(told({ events }, 'damage')[0]?.dice).toBe('1d8−1d2')
  })
  test('6. CFI-ATT-Movement, CFI-TRAIT-Mount: a horse’s forty feet bring a lance to bear in the same action', () => {
    const s = ready({
      system: 'cfi',
      sides: { heroes: { ann: man(['lance'], { rides: 'steed' }), steed: { like: 'horse' } }, foes: { bob: man() } },
      map: { cell: 5, picture: 'ss.......b..\nss..........', key: { s: 'steed', b: 'bob' } },
    })
    const { events } = turn(s, 'ann turn: move\nann where: towards bob\nann strike: lance\nann attack: 90')
    expect(told({ events }, 'attack').map(({ weapon }) => weapon)).toEqual(['Lance'])
  })
  test('7. CFI-CM-Pitch, CFI-TRAIT-Stealth: a garrote from ambush in the dark is Herculean', () => {
    const s = ready(scenario(man(['garrote']), man([], { surprised: true }), { scene: { light: 'pitch' } }))
    expect(told(fought(s, 'garrote', 'ann attack: 90'), 'attack')[0]?.skill).toBe(12)
  })
  test('8. CFI-PRO-Charge, CFI-SE-G5: a critical charge mixes effects, each once but Maximize and Bypass', () => {
    const s = ready(facing(man(), man()), spent)
    const open = offered(clash(s, 'longsword', 'ann attack: 3\nann effect: chooseLocation', { charging: true }))
    expect(open).toContain('maximizeDamage')
    expect(open).not.toContain('chooseLocation')
  })
  test('10. CFI-CHG-08, CFI-RM-ModerateWind: wind is nothing to a charge and the spear set against it', () => {
    const s = ready(scenario(man(), man(['longspear']), { distance: 40, scene: { wind: 'moderate' } }))
    const { events } = turn(
      s,
      'ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: strike with longspear\nbob attack: 90\nann attack: 90',
    )
    expect(told({ events }, 'attack').map(({ who, skill }) => [who, skill])).toEqual([
      ['bob', 60],
      ['ann', 40],
    ])
  })
  test('12. CFI-ATK-03, CFI-RM-LightWind: a shot in light wind is Hard, the shield that meets it is not', () => {
    const s = ready(
      scenario(man(['long-bow']), man(['longsword', 'heater']), { distance: 100, scene: { wind: 'light' } }),
    )
    const { events } = fought(s, 'long-bow', 'ann attack: 41\nbob defend: heater\nbob parry: 50\nbob effect: none', {
      ranged: true,
    })
    expect([told({ events }, 'attack')[0]?.skill, told({ events }, 'defense')[0]?.skill]).toEqual([40, 60])
    expect(told({ events }, 'levels').map(({ who, levels }) => [who, levels])).toEqual([['bob', 1]])
  })
  test('14. CFI-LEAP-05, CFI-PBL-01: under a leaper a shield still guards what it guarded', () => {
    const s = ready(facing(man(), man(['longsword', 'heater'])), (at) => {
      Object.assign(the(at, 'bob'), {
        stance: 'prone',
        points: 0,
        ward: { item: 'bob heater', locations: [CHEST] },
      })
      at.holds = [
        {
          ...{ kind: 'astride', by: 'ann', on: 'bob', item: undefined, location: undefined },
          ...{ with: 'ann longsword', roll: 0, skill: 0, trips: false },
        },
      ]
    })
    const { state } = fought(s, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 6\nann location: 10')
    expect(hp(state, 'bob', CHEST)).toBe(7)
  })
  test('15. CFI-CM-Confined, CFI-DIF-Grade: confined and winded are Hard once', () => {
    const s = ready(facing(man([], { confined: true, fatigue: 1 }), man()), spent)
    expect(told(fought(s, 'unarmed', 'ann attack: 90'), 'attack')[0]?.skill).toBe(27)
  })
  test('16. CFI-LVL-Success, CFI-SE-G2: 04 succeeds with hardly any skill, and its effect comes before damage', () => {
    const s = ready(scenario(man(['longsword'], { combat: 10 }), man(), { scene: { light: 'pitch' } }), spent)
    const { events } = fought(
      s,
      'longsword',
      'ann attack: 4\nann effect: chooseLocation\nann damage: 1\nann location: head',
    )
    const order = events.map(({ type }) => type)
    expect(told({ events }, 'attack')[0]).toMatchObject({ skill: 2, level: 'success' })
    expect(order.indexOf('effect')).toBeLessThan(order.indexOf('damage'))
  })
  test('18. CFI-SE-Grip, CFI-WND-SeriousLimb: the arm that grips lets go when it is crippled', () => {
    const s = ready(facing(man(), man([])), (at) => {
      the(at, 'bob').points = 0
      at.holds = [
        {
          ...{ kind: 'grip', by: 'bob', on: 'ann', item: undefined, location: undefined },
          ...{ with: 'bob unarmed', roll: 0, skill: 0, trips: false },
        },
      ]
    })
    const { state } = fought(
      s,
      'longsword',
      'ann attack: 30\nann effect: chooseLocation\nann damage: 4\nann location: rightArm\nbob turns: 1\nbob endurance: 90',
    )
    expect([the(state, 'bob').limbs[RIGHT_ARM]?.useless, state.holds]).toEqual([true, []])
  })
  test('20. CFI-RM-ModerateWind, CFI-RNG-Cap: a rider’s shot is capped by Ride, then Formidable', () => {
    const s = ready({
      system: 'cfi',
      scene: { wind: 'moderate' },
      sides: { heroes: { steed: { like: 'horse' }, ann: man(['long-bow'], { rides: 'steed' }) }, foes: { bob: man() } },
      distance: 60,
    })
    expect(told(fought(s, 'long-bow', 'ann attack: 90\nbob defend: none', { ranged: true }), 'attack')[0]?.skill).toBe(
      25,
    )
  })
  test('26. CFI-RM-StrongWind, CFI-SE-Grip: bare hands know no wind', () => {
    const s = ready(scenario(man([]), man(), { scene: { wind: 'strong' } }), spent)
    const { state, events } = fought(s, 'unarmed', 'ann attack: 30\nann effect: grip\nann damage: 1\nann location: 1')
    expect(told({ events }, 'attack')[0]?.skill).toBe(40)
    expect(state.holds.map(({ kind }) => kind)).toEqual(['grip'])
  })
  test('27. CFI-COV-03, CFI-EVD-04: who dives from behind total cover lies as well', () => {
    const hidden = { object: 'table', total: true }
    const s = ready(facing(man(), man([], { cover: hidden })))
    const { state, events } = fought(s, 'longsword', 'ann attack: 30\nbob defend: evade\nbob evade: 40')
    expect([told({ events }, 'attack')[0]?.skill, the(state, 'bob').stance]).toEqual([40, 'prone'])
  })
  test('28. CFI-CAST-Needs, CFI-CM-PartialDark: half-light is no grade of the casting', () => {
    const mage = man([], { class: 'mage', spells: { magicMissile: 1 }, skills: { arcaneCasting: 60 } })
    const s = ready(scenario(mage, man(), { distance: 60, scene: { light: 'partial' } }))
    const { events } = turn(s, 'ann turn: castMagic\nann casting: 90')
    expect(told({ events }, 'test')[0]?.skill).toBe(60)
  })
  test('29. CFI-RM-StrongWind, CFI-SE-MaximizeDamage: a tenth of what is left is critical, and its die counts full', () => {
    const s = ready(
      scenario(man(['long-bow']), man([], { hp: { all: 40 } }), { distance: 100, scene: { wind: 'strong' } }),
      spent,
    )
    const { events } = fought(
      s,
      'long-bow',
      'ann attack: 2\nann effect: maximizeDamage\nann effect: none\nann location: 1',
      { ranged: true },
    )
    expect(told({ events }, 'attack')[0]).toMatchObject({ skill: 12, level: 'critical' })
    expect(told({ events }, 'damage')[0]?.rolled).toBe(8)
  })
  test('5. CFI-ABL-BreatheFlame, CFI-EVD-03: an area is no exchange, whoever dives a level better', () => {
    const s = ready(facing({ like: 'red-dragon' }, man(), {}, { distance: 40 }))
    const { events } = turn(s, 'ann turn: breathe\nann attack: 50\nann fire: 1 1 1 1\nbob defend: evade\nbob evade: 3')
    expect(told({ events }, 'levels')).toEqual([])
  })
})

describe('draw 2', () => {
  const HOLD = { item: undefined, location: undefined, roll: 0, skill: 0, trips: false }
  const because = (s: State, action: string, who = 'ann') => refusal(cfi, play(cfi, s, '').state, who, action)?.rule
  test('3. CFI-ABL-MultiLimbed, CFI-LEAP-05: more actions do not lift a leaper off', () => {
    const s = ready(facing(man([], { extraActions: 2, stance: 'prone' }), man()), (at) => {
      at.holds = [{ ...HOLD, kind: 'astride', by: 'bob', on: 'ann', with: 'bob longsword' }]
    })
    expect([the(s, 'ann').points, because(s, 'regainFooting')]).toEqual([4, 'CFI-LEAP-05'])
  })
  test('6. CFI-ABL-ColdBlooded, CFI-CHG-01: in the cold one action is left, and a charge takes it', () => {
    const s = ready(
      scenario(man(['longsword'], { abilities: ['coldBlooded'] }), man(), { distance: 40, scene: { warmth: 50 } }),
    )
    expect(the(s, 'ann').points).toBe(1)
    const { state, events } = turn(s, 'ann turn: charge\nann gait: run\nann weapon: longsword\nann attack: 90')
    expect([the(state, 'ann').points, told({ events }, 'attack').length]).toEqual([0, 1])
  })
  test('9. CFI-CRD-01, CFI-RM-StrongWind: into a melee in a strong wind is Herculean, no more', () => {
    const s = ready({
      system: 'cfi',
      scene: { wind: 'strong' },
      sides: { heroes: { ann: man(['long-bow']), dan: man() }, foes: { bob: man() } },
      map: { cell: 5, picture: 'a......b\n.......d', key: { a: 'ann', b: 'bob', d: 'dan' } },
    })
    const { events } = turn(s, 'ann turn: attack\nann attack: 99')
    expect(told({ events }, 'attack')[0]?.skill).toBe(12)
  })
  test('10. CFI-ABL-Intimidate, CFI-CHG-02: who flees charges nobody', () => {
    const s = ready(facing(man(), man(), {}, { distance: 40 }), (at) => {
      Object.assign(the(at, 'ann'), during({ fleeing: 2 }))
    })
    expect(because(s, 'charge')).toBe('CFI-ABL-Terrifying')
  })
  test('11. CFI-ABL-Flying, CFI-FRE-Ward: on the wing a shield guards, but nobody crouches', () => {
    const s = ready(facing(man(['longsword', 'heater'], { abilities: ['flying'], fly: 30, aloft: true }), man()))
    const keys = offered(play(cfi, s, 'ann turn: ward'))
    expect(keys).toContain('heater chest')
    expect(keys.some((key) => key.endsWith('crouching'))).toBe(false)
  })
  test('14. CFI-OUT-02, CFI-WND-MajorLimb: who has lost a leg corners nobody', () => {
    const s = ready(
      onMap(man(), man(), '.b.\n.a.\n.c.', {
        sides: { heroes: { ann: man() }, foes: { bob: man(), cid: man() } },
        key: { c: 'cid' },
      }),
      (at) => {
        Object.assign(the(at, 'cid'), { condition: 'incapacitated', stance: 'prone', points: 0 })
      },
    )
    expect(because(s, 'outmaneuver')).toBe('CFI-PRO-Outmaneuver')
  })
  test('16. CFI-ABL-Undead, CFI-MIN-EvadeBack: the dead as well must notice what comes from behind', () => {
    const s = ready(onMap(man(), man([], { abilities: ['undead'], facing: 2 }), 'ab.'))
    const { events } = fought(
      s,
      'longsword',
      'ann attack: 30\nbob defend: evade\nbob perception: 90\nann effect: none\nann damage: 1\nann location: 1',
    )
    expect(told({ events }, 'defense')).toEqual([])
  })
  test('18. CFI-KNB-02, CFI-SE-Grip: who is thrust out of a grip is free of it', () => {
    const s = ready(facing(man(['great-hammer'], { hp: { all: 60 } }), man([], { hp: { all: 60 } })), (at) => {
      the(at, 'bob').points = 0
      at.holds = [{ ...HOLD, kind: 'grip', by: 'bob', on: 'ann', with: 'bob unarmed' }]
    })
    // 1d10+3 with every die full is 13, SIZ 13; braced for nothing, a point more thrusts five feet back.
    Object.assign(the(s, 'bob'), {
      facts: { ...the(s, 'bob').facts, characteristics: { ...the(s, 'bob').facts.characteristics, siz: 12 } },
    })
    const { state } = fought(
      s,
      'great-hammer',
      'ann attack: 30\nann effect: none\nann damage: 10\nann location: 1\nbob athletics: 10',
    )
    expect([state.holds, the(state, 'bob').stance]).toEqual([[], 'standing'])
  })
  test('19. CFI-FTG-Grade, CFI-LUCK-Force: the roll forced anew is as hard as the first', () => {
    const s = ready(facing(man(['longsword'], { fatigue: 1 }), man([], { luck: 1, hp: { all: 30 } })))
    the(s, 'bob').points = 0
    const { events } = turn(
      s,
      'ann turn: attack\nann weapon: longsword\nann attack: 30\nbob luck: force\nann attack: 41',
    )
    expect(told({ events }, 'attack').map(({ skill, level }) => [skill, level])).toEqual([
      [40, 'success'],
      [40, 'failure'],
    ])
  })
  test('23. CFI-ARM-01, CFI-CM-Prone: whoever lies has all his armor still', () => {
    const s = ready(facing(man(), man([], { stance: 'prone', natural: { all: 2 }, armor: { all: 'leather' } })), spent)
    const { state } = fought(s, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 6\nann location: 10')
    expect(hp(state, 'bob', CHEST)).toBe(7 - 2)
  })
  test('24. CFI-LUCK-Desperate, CFI-WND-Major: who is out of it wrings no action from himself', () => {
    const s = ready(facing(man(), man([], { luck: 3 })), (at) => {
      Object.assign(the(at, 'bob'), { condition: 'incapacitated', stance: 'prone', points: 0 })
    })
    const { asked } = clash(s, 'longsword', '')
    expect(asked !== undefined && 'choices' in asked ? asked.choices[0]?.about.ask : undefined).not.toBe('desperate')
  })
  test('25. CFI-FRE-Assess, CFI-MOV-03: engaged he neither looks about him nor moves', () => {
    const s = ready(facing(man(), man()))
    expect([because(s, 'assess'), because(s, 'move')]).toEqual(['CFI-FRE-Assess', 'CFI-MOV-03'])
  })
  test('26. CFI-REA-Interrupt, CFI-RNG-Load: a delayed Turn may be spent on loading', () => {
    const s = ready(facing(man(), man(['light-crossbow']), {}, { distance: 60 }), (at) => {
      Object.assign(the(at, 'bob'), { delaying: true, acted: 1 })
      Object.assign(item(at, 'bob', 'light-crossbow'), { unloaded: 3 })
    })
    const { state } = turn(
      s,
      'ann turn: move\nbob interrupt: interrupt\nbob turn: ready\nbob ready: load light-crossbow',
    )
    expect([item(state, 'bob', 'light-crossbow').unloaded, the(state, 'bob').points]).toEqual([2, 1])
  })
  test('28. CFI-ACT-06, CFI-AIM-01: a Turn of loading is no Turn of aiming', () => {
    const s = ready(facing(man(['long-bow', 'light-crossbow']), man(), {}, { distance: 100 }), (at) => {
      Object.assign(the(at, 'ann'), { aimingAt: 'bob', aimed: 1, aimedOnly: true })
    })
    const { state } = turn(s, 'ann turn: ready')
    expect(the(state, 'ann').aimedOnly).toBe(false)
  })
  test('29. CFI-CM-Prone, CFI-RM-ModerateWind: lying in the wind he shoots at Herculean', () => {
    const s = ready(
      scenario(man(['long-bow'], { stance: 'prone' }), man(), { distance: 100, scene: { wind: 'moderate' } }),
    )
    expect(told(fought(s, 'long-bow', 'ann attack: 99\nbob defend: none', { ranged: true }), 'attack')[0]?.skill).toBe(
      12,
    )
  })
  test('30. CFI-ATK-09, CFI-DIF-None: what is Hopeless wins nothing from a miss', () => {
    const s = ready(facing(man(), man()), (at) => {
      at.favors = [{ who: 'bob', grade: 'hopeless', until: 9, because: 'no hope' }]
    })
    const { events } = fought(s, 'longsword', 'ann attack: 90\nbob defend: longsword\nbob parry: 3')
    expect(told({ events }, 'levels')).toEqual([])
  })
  test('35. CFI-CM-Behind, CFI-TER-Difficult: rubble underfoot makes a parry behind one no harder', () => {
    const s = ready(onMap(man(), man([], { facing: 2 }), 'ab~', { key: { '~': 'difficult' } }))
    const { events } = fought(s, 'longsword', 'ann attack: 90\nbob defend: unarmed\nbob parry: 90')
    expect(told({ events }, 'defense')[0]?.skill).toBe(20)
  })
  test('37. CFI-ABL-BreatheFlame, CFI-ATT-DamageModifier: fire has its dice alone', () => {
    const s = ready(facing({ like: 'red-dragon' }, man([], { hp: { all: 40 } }), {}, { distance: 40 }), spent)
    const { events } = turn(s, 'ann turn: breathe\nann attack: 50\nann fire: 1 1 1 1\nbob catches fire: 90')
    expect(told({ events }, 'damage').map(({ dice, rolled }) => [dice, rolled])).toEqual([['4d6', 4]])
  })
  test('38. CFI-PRO-Attack, CFI-TRAIT-Whip: a whip strikes, and does not parry', () => {
    const s = ready(facing(man(['whip']), man(['whip'])))
    expect(offered(clash(s, 'whip', 'ann attack: 30'))).not.toContain('whip')
  })
})
