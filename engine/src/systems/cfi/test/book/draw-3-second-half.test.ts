import { expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { climbRate } from '../../actions/climb.ts'
import { exposed } from '../../body/fire.ts'
import { engaged } from '../../ground/reach.ts'
import { cfi } from '../../index.ts'
import type { State } from '../../state/types.ts'
import {
  acting,
  alone,
  CHEST,
  clash,
  during,
  facing,
  fought,
  hp,
  item,
  left,
  man,
  offered,
  onMap,
  RIGHT_ARM,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'

import { hold, MAGE, rider, set, skill, spell, turn } from './staging.ts'

/** What pairs of the third draw come to; what must happen stands in draw-3.md. */

test('31. CFI-ENC-Armor × CFI-MOV-Climb: armor weighs on a climber once', () => {
  const rate = (trained: 'fighter' | 'mage') =>
    climbRate(
      ...((s: State) => [s, the(s, 'ann')] as const)(
        ready(
          facing(man([], { class: trained, armor: { all: 'plate-mail' }, things: 4 }), man(), {}, { distance: 60 }),
        ),
      ),
    )
  // 14 Things of armor and 4 are six above STR 12: five feet less.
  expect([rate('fighter'), rate('mage')]).toEqual([15, 15])
})
test('33. CFI-CM-Cap × CFI-MOV-05: a rider rides up, and strikes as well as he rides', () => {
  const s = ready(
    rider({ skills: { ride: 40 } }, man(), {
      map: { cell: 5, picture: 'ss.....b\nss......', key: { s: 'steed', b: 'bob' } },
    }),
  )
  const { state, events } = turn(
    s,
    'ann turn: move\nann where: towards bob\nann strike: longsword\nann attack: 90\nbob defend: none',
  )
  expect([skill(events), engaged(state, the(state, 'bob'))]).toEqual([[40], true])
})
test('34. CFI-ABL-Terrifying × CFI-TER-Fast: fear does not carry him over rubble', () => {
  const s = ready(onMap(man(), man(), 'b.a...~~~.', { key: { '~': 'difficult' } }), (at) => {
    set(at, 'ann', during({ fleeing: 2 }))
  })
  const { state, events } = turn(s, 'ann turn: hustle\nann gait: run\nann where: away bob\nann athletics: 26')
  expect([told({ events }, 'test').map(({ skill: at }) => at), the(state, 'ann').stance]).toEqual([[25], 'prone'])
})
test('35. CFI-ABL-WingBuffet × CFI-RND-04: a point a buffet, as often as there are points', () => {
  const s = ready(facing({ like: 'red-dragon' }, man([], { hp: { all: 99 } })), spent)
  const once = turn(s, 'ann turn: wingBuffet\nann attack: 99').state
  expect(the(once, 'ann').points).toBe(3)
  expect(the(turn(once, 'ann turn: wingBuffet\nann attack: 99', 2).state, 'ann').points).toBe(2)
})
test('36. CFI-FRE-Assess × CFI-RM-LightWind: wind is nothing to eyes', () => {
  const s = ready(facing(man(), man(), {}, { distance: 60, scene: { wind: 'light' } }))
  expect(told(turn(s, 'ann turn: assess\nann perception: 60'), 'test')[0]?.skill).toBe(50)
})
test('37. CFI-ATK-11 × CFI-RM-Obscured: what the cover made miss hits nobody', () => {
  const sides = {
    heroes: { ann: man(['long-bow']) },
    foes: { bob: man([], { cover: { object: 'door', total: true } }), cid: man() },
  }
  const s = ready(onMap(man(), man(), 'a......b\n.......c', { sides, key: { c: 'cid' } }))
  const { events } = turn(s, 'ann turn: attack\nann target: bob\nann attack: 40\nbob defend: none')
  expect([skill(events), told({ events }, 'strays'), told({ events }, 'damage')]).toEqual([[12], [], []])
})
test('38. CFI-ABL-Immunity × CFI-ATK-08: in one fire one burns and one does not', () => {
  const sides = {
    heroes: { ann: MAGE({ fireball: 1 }) },
    foes: { bob: { like: 'red-dragon' }, cid: man([], { hp: { all: 30 } }) },
  }
  const s = ready({ system: 'cfi', sides, distance: 60 }, (at) => {
    set(at, 'ann', { casting: spell('fireball', 'bob') })
    for (const id of ['bob', 'cid']) set(at, id, { points: 0 })
  })
  const { state } = turn(s, 'ann turn: releaseMagic\nann casting: 30\nann fire: 6\ncid catches fire: 90')
  expect([hp(state, 'bob', CHEST), hp(state, 'cid', CHEST)]).toEqual([hp(s, 'bob', CHEST), 24])
  expect(the(state, 'bob').lasting).toEqual([])
})
test('39. CFI-ASP-Roll × CFI-RM-Obscured: the worst alone', () => {
  const bob = man([], { cover: { object: 'door', total: true } })
  const s = ready(facing(man(['long-bow'], { fatigue: 4 }), bob, {}, { distance: 60 }), spent)
  expect(skill(fought(s, 'long-bow', 'ann attack: 90', { ranged: true }).events)).toEqual([12])
})
test('40. CFI-FIRE-Burns × CFI-PRO-Mount: a fire that fells the rider leaves the horse alone', () => {
  const s = ready(rider({ hp: { all: 99, head: 10 } }))
  const { state } = alone(s, 'ann fire: 6 6 6\nann turns: 1\nann endurance: 90', (ctx, at) =>
    exposed(ctx, at, the(at, 'ann'), 5),
  )
  expect([the(state, 'ann').condition, the(state, 'ann').mount, the(state, 'steed').rider]).toEqual([
    'unconscious',
    undefined,
    undefined,
  ])
  expect(the(state, 'steed').limbs).toEqual(the(s, 'steed').limbs)
})
test('41. CFI-FTG-Initiative × CFI-PRO-Struggle: wearied, later and weaker', () => {
  const s = ready(facing(man([], { fatigue: 3 }), man([])), (at) => {
    at.holds = [hold('grip', 'bob', 'ann')]
    set(at, 'ann', { initiative: 20 })
    set(at, 'bob', { initiative: 19, acted: 0 })
  })
  const { asked } = play(cfi, s, '')
  expect(asked !== undefined && 'choices' in asked ? asked.choices[0]?.who : '').toBe('bob')
  set(s, 'bob', { acted: 9 })
  const { state, events } = turn(s, 'ann turn: struggle\nann brawn: 26\nbob brawn: 90')
  expect([told({ events }, 'opposed').map(({ skill: at }) => at), state.holds.length]).toEqual([[25], 1])
})
test('42. CFI-SE-Impale × CFI-WND-Location: where it went in it comes out', () => {
  const s = ready(facing(man(['shortspear']), man([], { hp: { all: 30 } })), spent)
  const { state } = fought(s, 'shortspear', 'ann attack: 30\nann effect: impale\nann damage: 5 5\nann location: 4')
  expect([item(state, 'ann', 'shortspear').where, state.impaled.map(({ location }) => location)]).toEqual([
    'stuck',
    [1],
  ])
  const before = hp(state, 'bob', 1)
  const out = turn(state, 'ann turn: ready\nann brawn: 40\nbob brawn: 90\nann withdrawal damage: 7').state
  expect(before - hp(out, 'bob', 1)).toBe(4)
})
test('44. CFI-ABL-Flying × CFI-CRD-04: an arrow astray in the air finds a flier, who dives in the air', () => {
  const bird = man([], { abilities: ['flying'], fly: 40, aloft: true, skills: { fly: 70, evade: 20 } })
  const sides = { heroes: { ann: man(['long-bow'], { hp: { all: 30 } }) }, foes: { bob: man(), cid: bird } }
  const s = ready(onMap(man(), man(), 'a...c...b', { sides, key: { c: 'cid' } }))
  const { state, events } = turn(
    s,
    'ann turn: attack\nann target: bob\nann attack: 40\nbob defend: none\ncid defend: evade\ncid evade: 6\ncid effect: none',
  )
  expect(told({ events }, 'strays').map(({ at }) => at)).toEqual(['cid'])
  expect(told({ events }, 'defense').map(({ skill: at }) => at)).toEqual([70])
  expect([told({ events }, 'levels').map(({ who }) => who), the(state, 'cid').stance]).toEqual([['cid'], 'standing'])
})
test('45. CFI-ENG-01 × CFI-TER-Fast: he falls within reach of the spear', () => {
  const s = ready(onMap(man(), man(['longspear']), 'a....~.b', { key: { '~': 'difficult' } }))
  const { state } = turn(s, 'ann turn: hustle\nann gait: run\nann where: towards bob\nann athletics: 26')
  expect(the(state, 'ann').stance).toBe('prone')
  expect(engaged(state, the(state, 'ann'))).toBe(true)
})
test('46. CFI-SUR-02 × CFI-TRAIT-Whip: never with the whip', () => {
  const s = ready(facing(man(), man(['whip'], { surprised: true })))
  expect(
    told(fought(s, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 1\nann location: 1'), 'defense'),
  ).toEqual([])
  set(s, 'bob', { alert: true })
  expect(offered(clash(s, 'longsword', 'ann attack: 30'))).toEqual(['unarmed', 'evade', 'none'])
})
test('47. CFI-ASP-Air × CFI-INI-04: breath comes back, Initiative stays', () => {
  const s = ready(facing({ like: 'crocodile' }, man([], { armor: { chest: 'plate-mail' } })), (at) => {
    at.holds = [hold('engulf', 'ann', 'bob', { with: 'ann bite' })]
    set(at, 'bob', during({ breath: 3 }))
    for (const f of at.fighters) f.points = 0
  })
  const before = the(s, 'bob').initiative
  s.holds = []
  const { state } = turn(s, '')
  expect([left(the(state, 'bob'), 'breath'), the(state, 'bob').initiative]).toEqual([0, before])
})
test('48. CFI-ABL-DarkVision × CFI-ATK-01: the orc sees, the man does not', () => {
  const s = ready(facing({ like: 'orc' }, man(), {}, { scene: { light: 'pitch' } }))
  const { events } = fought(s, 'battleaxe', 'ann attack: 60\nbob defend: longsword\nbob parry: 90')
  expect([skill(events), told({ events }, 'defense')[0]?.skill]).toEqual([[55], 12])
})
test('49. CFI-PRO-Struggle × CFI-TRAIT-Set: an arm in a net sets no spear', () => {
  const net = (at: State) => {
    at.holds = [hold('entangle', 'ann', 'bob', { location: RIGHT_ARM, with: 'ann net' })]
  }
  const receives = (change?: (s: State) => void) =>
    offered(
      acting(
        ready(facing(man(), man(['shortspear']), {}, { distance: 10 }), change),
        'ann turn: charge\nann gait: run\nann weapon: longsword',
      ),
    )
  expect(receives()).toContain('strike with shortspear')
  expect(receives(net)).not.toContain('strike with shortspear')
})
test('50. CFI-INI-02 × CFI-RND-01: the next five seconds in the same order', () => {
  const s = ready(facing(man(), man()), (at) => {
    for (const f of at.fighters) f.points = 0
  })
  const { state, events } = turn(s, '')
  expect([state.round, told({ events }, 'initiative')]).toEqual([2, []])
})
test('51. CFI-EVD-03 × CFI-MOV-02: a dive wins an effect, resisted against its own roll', () => {
  const s = ready(facing(man(), man()))
  const trips = (roll: number) =>
    the(
      fought(
        s,
        'longsword',
        `ann attack: 30\nbob defend: evade\nbob evade: 5\nbob effect: tripOpponent\nann trip: ${roll}`,
      ).state,
      'ann',
    ).stance
  expect([trips(40), trips(5), trips(4)]).toEqual(['prone', 'standing', 'prone'])
})
test('52. CFI-CHG-03 × CFI-FTG-Blood: the worst grade, and a Large sword', () => {
  const s = ready(
    facing(man(['longsword'], { fatigue: 4 }), man(['longsword'], { hp: { all: 20 } }), {}, { distance: 30 }),
    (at) => set(at, 'ann', { initiative: 60 }),
  )
  const { state, events } = turn(
    s,
    'ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: none\nann attack: 30\nbob defend: longsword\nbob parry: 40\nann damage: 8 2\nann location: 10',
  )
  expect([skill(events), hp(state, 'bob', CHEST)]).toEqual([[30], 15])
})
test('53. CFI-RNG-Effective × CFI-SE-Bash: twelve points, ten feet', () => {
  const s = ready(facing({ like: 'hill-giant' }, man([], { hp: { all: 60 } }), {}, { distance: 80 }), spent)
  const { events } = fought(s, 'boulder', 'ann attack: 60\nann effect: bash\nann damage: 5 5 2\nann location: 10', {
    ranged: true,
  })
  expect([skill(events), told({ events }, 'pushed').map(({ feet }) => feet)]).toEqual([[76], [10]])
})
test('55. CFI-CHG-02 × CFI-RM-LightWind: a charge knows no wind', () => {
  const s = ready(facing(man(), man(), {}, { distance: 40, scene: { wind: 'light' } }), spent)
  expect(skill(turn(s, 'ann turn: charge\nann gait: run\nann weapon: longsword\nann attack: 90').events)).toEqual([40])
})
test('56. CFI-ABL-NightSight × CFI-RND-04: a wolf in half-light, Turn after Turn', () => {
  const s = ready(facing({ like: 'wolf' }, man([], { hp: { all: 40 } }), {}, { scene: { light: 'partial' } }), spent)
  const { events } = turn(s, 'ann turn: attack\nann attack: 90\nann turn: attack\nann attack: 90', 3)
  expect(skill(events)).toEqual([55, 55])
})
test('57. CFI-CHG-03 × CFI-REA-CounterSpell: a charge is no spell', () => {
  const s = ready(facing(man(), MAGE({ dispel: 3 }), {}, { distance: 40 }), (at) => {
    set(at, 'bob', { casting: spell('dispel', 'bob', { held: true }) })
  })
  const { state } = turn(
    s,
    'ann turn: charge\nann gait: run\nann weapon: longsword\nbob receive: none\nann attack: 90\nbob defend: none',
  )
  expect(the(state, 'bob').casting).toMatchObject({ spell: 'dispel' })
})
test('58. CFI-FRE-Ward × CFI-RND-05: a guard outlasts the round', () => {
  const s = ready(facing(man(), man(['longsword', 'heater'])), (at) => {
    set(at, 'bob', { ward: { item: 'bob heater', locations: [CHEST] } })
    for (const f of at.fighters) f.points = 0
  })
  const { state } = turn(s, '')
  expect([state.round, the(state, 'bob').ward]).toEqual([2, { item: 'bob heater', locations: [CHEST] }])
})
test('59. CFI-ATT-Initiative × CFI-FRE-Drop: what he lets fall changes nothing of the order', () => {
  const s = ready(facing(man(['great-club'], { things: 14 }), man(), {}, { distance: 60 }))
  const before = the(s, 'ann').initiative
  const { state } = turn(s, 'ann turn: dropItem\nann drop: great-club')
  expect([item(state, 'ann', 'great-club').where, the(state, 'ann').initiative]).toEqual(['ground', before])
})
test('60. CFI-ABL-MultiLimbed × CFI-REA-EvadeArea: a dive for each breath, while there are points', () => {
  const bob = man([], { extraActions: 2, hp: { all: 60 } })
  const s = ready(facing({ like: 'red-dragon' }, bob, {}, { distance: 40 }), (at) => set(at, 'bob', { acted: 9 }))
  const script =
    'ann turn: breathe\nann attack: 50\nann fire: 1 1 1 1\nbob defend: evade\nbob evade: 90\nbob catches fire: 90'
  const once = turn(s, script).state
  expect(the(once, 'bob').points).toBe(3)
  const twice = turn(once, `ann turn: breathe\nann endurance: 30${script.slice('ann turn: breathe'.length)}`, 2).state
  expect(the(twice, 'bob').points).toBe(2)
})
