import { expect, test } from 'vitest'
import { play, refusal } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import {
  acting,
  CHEST,
  clash,
  during,
  facing,
  fought,
  HEAD,
  hp,
  item,
  left,
  man,
  offered,
  onMap,
  RIGHT_ARM,
  RIGHT_LEG,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

import { MAGE, rider, set, skill, spell, turn } from './staging.ts'

/** What pairs of the third draw come to; what must happen stands in draw-3.md. */

test('1. CFI-CHG-03 × CFI-SE-Impale: the sword left in the wound is Medium, however it came there', () => {
  const s = ready(facing(man(), man([], { hp: { all: 20 } }), {}, { distance: 40 }), spent)
  const { state } = turn(
    s,
    'ann turn: charge\nann gait: run\nann weapon: longsword\nann attack: 30\nann effect: impale\nann damage: 6 6 1\nann location: 10',
  )
  expect(state.impaled.map(({ size }) => size)).toEqual(['medium'])
})
test('2. CFI-CHG-07 × CFI-RM-TargetProne: he strikes back prone, and she charges no harder', () => {
  const s = ready(facing(man(), man(['longspear'], { stance: 'prone' }), {}, { distance: 40 }))
  const { events } = turn(
    s,
    'ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: strike with longspear\nbob attack: 90\nann attack: 90',
  )
  expect([skill(events, 'bob'), skill(events, 'ann')]).toEqual([[30], [40]])
})
test('3. CFI-ATT-HitPoints × CFI-FTG-Out: blood alone puts him out, whole as he is', () => {
  const s = ready(facing(man(), man([], { rank: 4 })), (at) => {
    set(at, 'bob', { fatigue: 6, bleeding: [CHEST] })
    for (const f of at.fighters) f.points = 0
  })
  const { state } = turn(s, '')
  expect(the(state, 'bob')).toMatchObject({ fatigue: 7, condition: 'incapacitated' })
  expect(hp(state, 'bob', CHEST)).toBe(7 + 2)
})
test('4. CFI-EVD-02 × CFI-KNB-01: who is clear is not thrust back; who is not, is, and lies once', () => {
  const s = () =>
    ready(
      facing(
        man(['great-club'], { characteristics: { str: 40, con: 12, siz: 40, dex: 12, int: 12, pow: 12, cha: 12 } }),
        man([], { hp: { all: 60 } }),
      ),
    )
  const blow = (evade: number, rest: string) =>
    fought(s(), 'great-club', `ann attack: 40\nbob defend: evade\nbob evade: ${evade}\n${rest}`)
  const clear = blow(50, '')
  expect([told(clear, 'pushed'), the(clear.state, 'bob').stance]).toEqual([[], 'prone'])
  const caught = blow(30, 'ann damage: 6 6 8 6\nann location: 10')
  expect(told(caught, 'pushed').map(({ feet }) => feet)).toEqual([10])
  expect(told(caught, 'becomes').filter(({ what }) => what === 'prone')).toHaveLength(1)
})
test('5. CFI-KNB-01 × CFI-RM-TargetRun: a boulder at a runner, 51, and five feet', () => {
  const s = ready(facing({ like: 'hill-giant' }, man([], { hp: { all: 40 } }), {}, { distance: 60 }), (at) => {
    spent(at)
    set(at, 'bob', { pace: 'run' })
  })
  const script = 'ann attack: 40\nann effect: none\nann damage: 6 6 4\nann location: 10\nbob athletics: 30'
  const { events } = fought(s, 'boulder', script, { ranged: true })
  expect([skill(events), told({ events }, 'pushed').map(({ feet }) => feet)]).toEqual([[51], [5]])
})
test('6. CFI-CAST-MagicMissile × CFI-COV-02: cover is in its way, worn armor is not', () => {
  const bob = man([], {
    armor: { all: 'plate-mail' },
    cover: { object: 'table', locations: ['rightLeg'] },
    hp: { all: 20 },
  })
  const s = ready(facing(MAGE({ magicMissile: 1 }), bob, {}, { distance: 60 }), (at) => {
    set(at, 'ann', { casting: spell('magicMissile', 'bob') })
  })
  const hit = (location: number, limb: number) =>
    hp(turn(s, `ann turn: releaseMagic\nann casting: 30\nann missile: 6\nann location: ${location}`).state, 'bob', limb)
  expect([hit(1, RIGHT_LEG), hit(10, CHEST)]).toEqual([20 - 3, 20 - 7])
})
test('7. CFI-AIM-01 × CFI-SE-CircumventParry: aimed and critical, past the shield', () => {
  const s = ready(
    facing(man(['long-bow']), man(['heater'], { hp: { all: 20 } }), {}, { distance: 100, scene: { wind: 'moderate' } }),
    (at) => set(at, 'ann', { aimingAt: 'bob', ...during({ aimed: 1 }) }),
  )
  const { state, events } = fought(
    s,
    'long-bow',
    'ann attack: 4\nbob defend: heater\nbob parry: 30\nann effect: circumventParry\nann damage: 5\nann location: 10',
    { ranged: true },
  )
  expect([skill(events), hp(state, 'bob', CHEST)]).toEqual([[40], 15])
})
test('8. CFI-ATK-02 × CFI-LVL-Critical: a tenth of what is left, and of what is not', () => {
  const s = ready(facing(man(['longsword'], { fatigue: 1 }), man()))
  const { events } = fought(
    s,
    'longsword',
    'ann attack: 5\nbob defend: longsword\nbob parry: 6\nbob effect: none\nann damage: 1',
  )
  expect(told({ events }, 'levels').map(({ who, levels }) => [who, levels])).toEqual([['bob', 1]])
})
test('9. CFI-ATK-11 × CFI-LUCK-Again: the roll that is thrown again is met as it is then', () => {
  const s = ready(facing(man(['longsword'], { luck: 1 }), man()))
  const x = clash(s, 'longsword', 'ann attack: 90\nann luck: again\nann attack: 30')
  expect(offered(x)).toContain('longsword')
  const { asked } = x
  expect(asked !== undefined && 'choices' in asked ? asked.choices[0]?.about : undefined).toMatchObject({
    level: 'success',
  })
})
test('10. CFI-SUR-03 × CFI-SWP-02: two effects against each of two', () => {
  const bob = man([], { surprised: true, hp: { all: 40 } })
  const s = ready(
    onMap({ like: 'ogre' }, man(), 'ab.\n.c.', {
      sides: { heroes: { ann: { like: 'ogre' } }, foes: { bob, cid: bob } },
      key: { c: 'cid' },
    }),
  )
  const { state, events } = turn(s, 'ann turn: sweep\nann weapon: ogre-club\nann attack: 40')
  expect(told({ events }, 'levels').map(({ levels }) => levels)).toEqual([2, 2])
  expect([the(state, 'bob').startled, the(state, 'cid').startled]).toEqual([false, false])
})
test('11. CFI-ATT-ActionPoints × CFI-WND-SeriousLimb: a useless arm costs no point', () => {
  const s = ready(facing(man(), man(['longsword'], { rank: 4, luck: 0 })), spent)
  const { state } = fought(
    s,
    'longsword',
    'ann attack: 30\nann effect: none\nann damage: 7\nann location: 13\nbob turns: 1\nbob endurance: 90',
  )
  expect([the(state, 'bob').limbs[RIGHT_ARM]?.useless, item(state, 'bob', 'longsword').where]).toEqual([true, 'ground'])
  for (const f of state.fighters) f.points = 0
  expect(the(turn(state, '').state, 'bob').points).toBe(4)
})
test('12. CFI-LUCK-Force × CFI-SE-ForceFailure: nothing is rolled that Luck could throw again', () => {
  const s = ready(facing(man(['longsword'], { luck: 1 }), man()))
  const { state } = fought(
    s,
    'longsword',
    'ann attack: 99\nann luck: none\nbob defend: longsword\nbob parry: 30\nbob effect: tripOpponent\nbob effect: forceFailure',
  )
  expect(the(state, 'ann')).toMatchObject({ stance: 'prone', luck: 1 })
})
test('13. CFI-OPP-Opposed × CFI-SE-BlindOpponent: of two criticals the higher roll', () => {
  const blinds = (evade: number, rest = '') =>
    left(
      the(
        fought(
          ready(facing(man(), man())),
          'longsword',
          `ann attack: 30\nbob defend: longsword\nbob parry: 5\nbob effect: blindOpponent\nann damage: 1\nann blind: ${evade}${rest}`,
        ).state,
        'ann',
      ),
      'blinded',
    )
  expect([blinds(4, '\nann turns: 2'), blinds(60, '\nann turns: 2')]).toEqual([2, 2])
})
test('14. CFI-MOV-Climb × CFI-RM-LightWind: a throw from a wall is capped by Athletics', () => {
  const s = ready(
    facing(man(['dagger'], { footing: 'climbing' }), man(), {}, { distance: 30, scene: { wind: 'light' } }),
    spent,
  )
  expect(skill(fought(s, 'dagger', 'ann attack: 90', { ranged: true }).events)).toEqual([34])
})
test('15. CFI-ABL-BreatheFlame × CFI-PRO-Mount: rider and horse burn and dive each by itself', () => {
  const s = ready(
    rider(
      { hp: { all: 40 } },
      { like: 'red-dragon' },
      { map: { cell: 5, picture: 'ss......bb\nss......bb', key: { s: 'steed', b: 'bob' } } },
    ),
    (at) => {
      set(at, 'ann', { acted: 9 })
      set(at, 'steed', { acted: 9 })
    },
  )
  const { state, events } = turn(
    s,
    'bob turn: breathe\nbob target: ann\nbob attack: 50\nbob fire: 2 2 2 2\nann defend: evade\nann evade: 90\nann catches fire: 90\nsteed defend: none\nsteed catches fire: 90',
  )
  expect(told({ events }, 'damage').map(({ at }) => at)).toEqual(['ann', 'steed'])
  expect(the(state, 'ann')).toMatchObject({ mount: undefined, stance: 'prone' })
})
test('16. CFI-SKL-01 × CFI-WND-FirstAid: bare hands for a wound, then an axe as well as ever', () => {
  const sides = { heroes: { ann: man(['hand-axe'], { ready: [] }), eva: man() }, foes: { bob: man() } }
  const s = ready(onMap(man(), man(), 'e......\na.....b', { sides, key: { e: 'eva' } }), (at) => {
    set(at, 'eva', { bleeding: [CHEST] })
  })
  const aided = turn(s, 'ann turn: firstAid\nann first aid: 30').state
  expect(the(aided, 'eva').bleeding).toEqual([])
  item(aided, 'ann', 'hand-axe').where = 'right'
  expect(skill(fought(aided, 'hand-axe', 'ann attack: 90\nbob defend: none').events)).toEqual([60])
})
test('17. CFI-RM-Invisible × CFI-SE-ImpaleWithdraw: who tugs at a spear is known to be there', () => {
  const sides = {
    heroes: { ann: man(['shortspear'], { invisible: true }) },
    foes: { bob: man(), cid: man(['long-bow']) },
  }
  const s = ready(onMap(man(), man(), 'ab.......c', { sides, key: { c: 'cid' } }), (at) => {
    item(at, 'ann', 'shortspear').where = 'stuck'
    at.impaled = [{ by: 'ann', on: 'bob', item: 'ann shortspear', location: CHEST, size: 'medium' }]
  })
  const pulled = turn(s, 'ann turn: ready\nann brawn: 30\nbob brawn: 60')
  expect(told(pulled, 'withdrawn').map(({ out }) => out)).toEqual([true])
  const at = pulled.state
  for (const f of at.fighters) f.acted = f.id === 'cid' ? 0 : 9
  expect(skill(turn(at, 'cid turn: attack\ncid attack: 99').events)).toEqual([12])
})
test('18. CFI-DR-03 × CFI-WND-SeriousBody: nine points through, nine minutes down', () => {
  const s = ready(facing(man(['great-axe']), man(['dagger'])))
  const { state } = fought(
    s,
    'great-axe',
    'ann attack: 30\nbob defend: dagger\nbob parry: 30\nann damage: 3 4\nann location: 10\nbob turns: 1\nbob endurance: 90',
  )
  expect([hp(state, 'bob', CHEST), the(state, 'bob').condition, left(the(state, 'bob'), 'wakes')]).toEqual([
    -2,
    'unconscious',
    9 * 12,
  ])
})
test('19. CFI-RM-TargetRun × CFI-RND-05: a runner of the last round, until his Turn', () => {
  const s = ready(facing(man(['long-bow']), man(), {}, { distance: 60 }), (at) => {
    set(at, 'ann', { points: 0 })
    set(at, 'bob', { points: 1 })
  })
  const ran = turn(s, 'bob turn: hustle\nbob gait: run\nbob where: away ann').state
  const next = turn(ran, '', 1).state
  expect(next.round).toBe(2)
  expect(skill(turn(next, 'ann turn: attack\nann attack: 99').events)).toEqual([40])
})
test('20. CFI-MOV-JumpCrit × CFI-PBL-02: over the pit on his feet, the shield still before him', () => {
  const s = ready(onMap(man(['longsword', 'heater']), man(), 'ao......b', { key: { o: 'pit' } }), (at) => {
    set(at, 'ann', { ward: { item: 'ann heater', locations: [CHEST] } })
  })
  const { state } = turn(s, 'ann turn: jump\nann where: 2,0\nann athletics: 5')
  expect(the(state, 'ann')).toMatchObject({ stance: 'standing', ward: { item: 'ann heater' } })
})
test('21. CFI-DR-01 × CFI-WND-SeriousBody: a head that was chosen and parried is not hurt', () => {
  const s = ready(facing(man(), man(['heater'])))
  const { state, events } = fought(
    s,
    'longsword',
    'ann attack: 4\nbob defend: heater\nbob parry: 30\nann effect: chooseLocation\nann damage: 8',
  )
  expect([hp(state, 'bob', HEAD), told({ events }, 'resisted')]).toEqual([5, []])
})
test('22. CFI-INI-02 × CFI-PRO-Ready: Initiative stands while he draws', () => {
  const s = ready(facing(man(['longsword', 'dagger'], { things: 11 }), man(), {}, { distance: 60 }))
  const before = the(s, 'ann').initiative
  expect(the(turn(s, 'ann turn: ready\nann ready: draw dagger').state, 'ann').initiative).toBe(before)
})
test('23. CFI-LUCK-Again × CFI-REA-EvadeArea: near the edge nothing is left of it', () => {
  const sides = {
    heroes: { ann: MAGE({ fireball: 1 }) },
    foes: { bob: man([], { luck: 2 }), cid: man([], { hp: { all: 30 } }) },
  }
  const s = ready(onMap(man(), man(), 'a.....c..b', { sides, key: { c: 'cid' } }), (at) => {
    set(at, 'ann', { casting: spell('fireball', 'cid') })
    set(at, 'cid', { points: 0 })
  })
  const { state } = turn(
    s,
    'ann turn: releaseMagic\nann casting: 30\nann fire: 6\nbob defend: evade\nbob evade: 90\nbob luck: again\nbob evade: 40\ncid catches fire: 90',
  )
  expect(the(state, 'bob')).toMatchObject({ luck: 1, points: 1, stance: 'prone' })
  expect([hp(state, 'bob', CHEST), hp(state, 'cid', CHEST)]).toEqual([7, 24])
})
test('24. CFI-SWP-01 × CFI-WND-Minor: one roll, two scratches, nobody barred', () => {
  const bob = man([], { hp: { all: 40 } })
  const s = ready(
    onMap({ like: 'ogre' }, man(), 'ab.\n.c.', {
      sides: { heroes: { ann: { like: 'ogre' } }, foes: { bob, cid: bob } },
      key: { c: 'cid' },
    }),
    (at) => {
      for (const id of ['bob', 'cid']) set(at, id, { points: 0 })
    },
  )
  const { events } = acting(
    s,
    'ann turn: sweep\nann weapon: ogre-club\nann attack: 40\nann effect: none\nann effect: none\nann damage: 1 1\nann location: 1\nann damage: 2 2\nann location: 10',
    { steps: 1 },
  )
  expect([told({ events }, 'attack').length, told({ events }, 'wounded').map(({ wound }) => wound)]).toEqual([
    1,
    ['minor', 'minor'],
  ])
  expect(told({ events }, 'resisted')).toEqual([])
})
test('25. CFI-ABL-Frenzy × CFI-CAST-While: rage ends a spell', () => {
  const s = ready(facing(MAGE({ fireball: 2 }), man()), (at) => {
    set(at, 'ann', { casting: spell('fireball', 'bob', { left: 1 }), ...during({ frenzy: 5 }) })
  })
  expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'castMagic')?.rule).toBe('CFI-ABL-Frenzy')
  expect(the(turn(s, 'ann turn: attack\nann attack: 90').state, 'ann').casting).toBeUndefined()
})
test('26. CFI-CAST-While × CFI-CHG-08: to set a spear against a charge is a reaction', () => {
  const s = ready(facing({ like: 'ogre' }, MAGE({ fireball: 2 }, ['shortspear']), {}, { distance: 40 }), (at) => {
    set(at, 'bob', { casting: spell('fireball', 'ann', { left: 1 }) })
  })
  const { state, events } = turn(
    s,
    'ann turn: charge\nann gait: run\nann weapon: ogre-club\nbob receive: strike with shortspear\nann attack: 99\nbob attack: 20\nbob effect: none\nbob damage: 1 5\nbob location: 10',
  )
  expect(told({ events }, 'damage').map(({ dice }) => dice)).toEqual(['1d8+1+1d10'])
  expect(the(state, 'bob').casting).toMatchObject({ left: 1 })
})
test('27. CFI-CM-Confined × CFI-WND-Once: one Endurance roll for the one Serious Wound', () => {
  const s = ready(facing(man(['longsword'], { confined: true }), man([], { hp: { leftArm: 20 } })), spent)
  const first = fought(
    s,
    'longsword',
    'ann attack: 30\nann effect: none\nann damage: 6\nann location: 1\nbob turns: 1\nbob endurance: 40',
  )
  expect([skill(first.events), told(first, 'resisted').length]).toEqual([[40], 1])
  const second = fought(first.state, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 6\nann location: 16')
  expect(told(second, 'resisted')).toEqual([])
})
test('28. CFI-DIF-None × CFI-FTG-Move: exhausted, half her Move, and no roll against the helpless', () => {
  const sides = { heroes: { ann: man(['longsword'], { fatigue: 4 }) }, foes: { bob: man(), cid: man() } }
  const s = ready(onMap(man(), man(), 'a...b.....c', { sides, key: { c: 'cid' } }), (at) => {
    set(at, 'ann', { initiative: 60 })
    set(at, 'bob', { condition: 'unconscious', stance: 'prone', points: 0 })
  })
  const { events } = turn(s, 'ann turn: move\nann where: towards cid')
  expect(told({ events }, 'moved').map(({ far }) => far)).toEqual([10])
  const near = ready(onMap(man(), man(), 'ab........c', { sides, key: { c: 'cid' } }), (at) => {
    set(at, 'bob', { condition: 'unconscious', stance: 'prone', points: 0 })
  })
  const blow = fought(near, 'longsword', 'ann effect: none\nann damage: 1\nann location: 1')
  expect(told(blow, 'attack').map(({ roll, level }) => [roll, level])).toEqual([[undefined, 'success']])
})
test('29. CFI-ABL-Engulfing × CFI-EVD-04: a lost dive is swallowed, a won one lies', () => {
  const jaws = { like: 'crocodile', abilities: ['engulfing'] }
  const bite = (evade: number, rest = '') =>
    turn(
      ready(facing(jaws, man([], { hp: { all: 60 } }))),
      `ann turn: engulf\nann attack: 40\nbob defend: evade\nbob evade: ${evade}\n${rest}`.trim(),
    ).state
  expect([bite(50).holds, the(bite(50), 'bob').stance]).toEqual([[], 'prone'])
  expect(bite(30, 'ann damage: 1 1 1\nann location: 10').holds.map(({ kind }) => kind)).toEqual(['engulf'])
})
test('30. CFI-OUT-04 × CFI-SUR-02: the flat-footed corner nobody', () => {
  const bob = man([], { surprised: true })
  const sides = { heroes: { ann: man() }, foes: { bob, cid: bob } }
  const s = ready(onMap(man(), man(), '......\n.b....\n.a....\n.c....', { sides, key: { c: 'cid' } }))
  const { state, events } = turn(s, 'ann turn: outmaneuver\nann evade: 40\nann won free: withdraw\nann where: cell 4,2')
  expect([...the(state, 'ann').keptOff].sort()).toEqual(['bob', 'cid'])
  expect(told({ events }, 'moved')).toHaveLength(1)
})
