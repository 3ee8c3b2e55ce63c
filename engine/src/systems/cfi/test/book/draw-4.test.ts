import { expect, test } from 'vitest'
import { play, refusal } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import {
  acting,
  CHEST,
  clash,
  facing,
  fought,
  HEAD,
  man,
  offered,
  onMap,
  RIGHT_LEG,
  ready,
  spent,
  the,
  told,
} from '../arrange.ts'
import { hold, MAGE, rider, set, skill, spell, turn } from './staging.ts'

/** What pairs of the fourth draw come to; what must happen stands in draw-4.md. */

test('1. CFI-MOV-Crawl × CFI-SE-G1: five feet on his belly, and a critical', () => {
  const s = ready(facing(man(['longsword'], { stance: 'prone' }), man(), {}, { distance: 10 }), spent)
  const { events } = turn(s, 'ann turn: move\nann where: towards bob\nann strike: longsword\nann attack: 3')
  expect([skill(events), told({ events }, 'levels').map(({ levels }) => levels)]).toEqual([[30], [2]])
})
test('2. CFI-CM-Unstable × CFI-ENG-02: for a blow it is Hard, for Evade it is nothing', () => {
  const s = ready(facing(man(['longsword'], { footing: 'unstable' }), man()))
  expect(skill(fought(s, 'longsword', 'ann attack: 90\nbob defend: none').events)).toEqual([40])
  const { events } = turn(s, 'ann turn: changeRange\nbob stay close: stay close\nann evade: 40\nbob evade: 30')
  expect(told({ events }, 'opposed').map(({ skill: at, result }) => [at, result])).toEqual([[50, 'wins']])
})
test('3. CFI-KNB-01 × CFI-WND-Once: thrust back, then one Endurance roll', () => {
  const strong = { characteristics: { str: 40, con: 12, siz: 40, dex: 12, int: 12, pow: 12, cha: 12 } }
  const s = ready(facing(man(['great-club'], strong), man([], { hp: { all: 10 } })), spent)
  const { events } = fought(
    s,
    'great-club',
    'ann attack: 40\nann effect: none\nann damage: 6 6 1 1\nann location: 10\nbob athletics: 30\nbob turns: 1\nbob endurance: 49',
  )
  const order = events.map(({ type }) => type)
  expect(order.indexOf('pushed')).toBeLessThan(order.lastIndexOf('opposed'))
  expect(told({ events }, 'resisted').map(({ what }) => what)).toEqual(['the wound'])
})
test('4. CFI-ATT-Initiative × CFI-CHG-05: the rider’s Turn, the horse’s weight', () => {
  const s = ready(rider({}, man([], { hp: { all: 60 } })), spent)
  const { events } = turn(
    s,
    'ann turn: charge\nann weapon: longsword\nann attack: 30\nann effect: none\nann damage: 1 1 1\nann location: 10',
  )
  expect(told({ events }, 'turn').map(({ who }) => who)).toEqual(['ann'])
  expect(told({ events }, 'damage').map(({ dice }) => dice)).toEqual(['1d8+1d8+1d6'])
})
test('5. CFI-ABL-Undead × CFI-ATT-DamageModifier: its own two points, and no Serious Wounds', () => {
  const s = ready(facing({ like: 'skeleton' }, man([], { hp: { all: 60 } })), spent)
  const blow = fought(s, 'battleaxe', 'ann attack: 30\nann effect: none\nann damage: 1 2\nann location: 10')
  expect(told(blow, 'damage').map(({ rolled }) => rolled)).toEqual([4])
  const back = ready(facing(man(['longsword']), { like: 'skeleton' }), spent)
  const { state } = fought(back, 'longsword', 'ann attack: 30\nann effect: none\nann damage: 5\nann location: 16')
  expect(the(state, 'bob').lasting).toEqual([])
})
test('6. CFI-LEAP-06 × CFI-PRO-Struggle: nobody wrestles a leaper off', () => {
  const s = ready(facing(man([], { stance: 'prone' }), { like: 'wolf' }), (at) => {
    at.holds = [hold('astride', 'bob', 'ann', { with: 'bob bite' })]
  })
  expect(refusal(cfi, play(cfi, s, '').state, 'ann', 'struggle')?.rule).toBe('CFI-PRO-Struggle')
})
test('7. CFI-CM-Cap × CFI-SE-BypassArmor: a tenth of the capped skill', () => {
  const s = ready(rider({ skills: { ride: 20 } }, man(), { distance: 5 }), spent)
  const open = (roll: number) => offered(clash(s, 'longsword', `ann attack: ${roll}`))
  expect([open(2).includes('bypassArmor'), open(3).includes('bypassArmor')]).toEqual([true, false])
})
test('8. CFI-RM-ModerateWind × CFI-SE-MaximizeDamage: the whole die of a critical in the wind', () => {
  const bob = man([], { hp: { all: 40 } })
  const s = ready(facing(man(['long-bow']), bob, {}, { distance: 100, scene: { wind: 'moderate' } }), spent)
  const script = 'ann attack: 3\nann effect: maximizeDamage\nann effect: none\nann location: 1'
  const { events } = fought(s, 'long-bow', script, { ranged: true })
  expect([skill(events), told({ events }, 'damage').map(({ rolled }) => rolled)]).toEqual([[30], [8]])
})
test('9. CFI-RNG-Cap × CFI-WND-Location: capped by Ride, and where the die says', () => {
  const s = ready(
    rider({ weapons: ['dagger'], skills: { ride: 40 } }, man([], { hp: { all: 20 } }), { distance: 20 }),
    spent,
  )
  const { events } = fought(s, 'dagger', 'ann attack: 30\nann effect: none\nann damage: 2\nann location: 20', {
    ranged: true,
  })
  expect([skill(events), told({ events }, 'wounded').map(({ location }) => location)]).toEqual([
    [40],
    [the(s, 'bob').facts.body.locations[HEAD]?.name],
  ])
})
test('10. CFI-FTG-Out × CFI-SE-Grip: who is out of it holds nobody', () => {
  const s = ready(facing(man([], { fatigue: 6 }), man()), (at) => {
    at.holds = [hold('grip', 'ann', 'bob')]
    set(at, 'ann', { bleeding: [CHEST] })
    for (const f of at.fighters) f.points = 0
  })
  const { state } = turn(s, '')
  expect([the(state, 'ann').condition, state.holds]).toEqual(['incapacitated', []])
})
test('11. CFI-ENC-Armor × CFI-PBL-03: a laden mage, and a chest nobody can choose', () => {
  const mage = man(['dagger', 'heater'], { class: 'mage', armor: { all: 'plate-mail' } })
  const s = ready(facing(mage, man()))
  const [own] = skill(fought(s, 'dagger', 'ann attack: 95\nbob defend: none').events)
  const free = ready(facing(man(['dagger', 'heater'], { class: 'mage' }), man()))
  const [light = 0] = skill(fought(free, 'dagger', 'ann attack: 95\nbob defend: none').events)
  expect(own).toBe(Math.ceil((light * 2) / 3))
  const warded = ready(facing(man(), mage), (at) => {
    set(at, 'bob', { ward: { item: 'bob heater', locations: [CHEST] }, points: 0 })
  })
  const places = offered(clash(warded, 'longsword', 'ann attack: 30\nann effect: chooseLocation\nann damage: 1'))
  expect([places.includes('chest'), places.includes('abdomen')]).toEqual([false, true])
})
test('13. CFI-DIF-None × CFI-SE-ScarFoe: the scar of the helpless', () => {
  const s = ready(facing(man(), man([], { hp: { all: 20 } })), (at) => {
    set(at, 'bob', { condition: 'unconscious', stance: 'prone', points: 0 })
  })
  const { state } = fought(s, 'longsword', 'ann effect: scarFoe\nann damage: 2\nann location: 1')
  expect(the(state, 'bob').limbs[RIGHT_LEG]?.scars).toBe(1)
})
test('14. CFI-ABL-LightSensitive × CFI-CAST-Cost: by day 40, and a critical for half', () => {
  const mage = { ...MAGE({ magicMissile: 3 }), abilities: ['lightSensitive'] }
  const s = ready(facing(mage, man([], { hp: { all: 40 } }), {}, { distance: 60, scene: { light: 'day' } }), (at) => {
    set(at, 'ann', { casting: spell('magicMissile', 'bob', { intensity: 3 }) })
  })
  const { state, events } = acting(
    s,
    'ann turn: releaseMagic\nann casting: 4\nann missile: 1\nann location: 1\nann missile: 1\nann location: 1',
    { steps: 1, otherwise: 'usual' },
  )
  expect(told({ events }, 'test')[0]).toMatchObject({ skill: 40, level: 'critical' })
  expect(the(s, 'ann').magicPoints - the(state, 'ann').magicPoints).toBe(2)
})
test('15. CFI-CRD-01 × CFI-SE-Sharpshooter: into a melee, from the leg to the abdomen', () => {
  const sides = { heroes: { ann: man(['long-bow']), eva: man() }, foes: { bob: man([], { hp: { all: 30 } }) } }
  const s = ready(onMap(man(), man(), 'a......b\n.......e', { sides, key: { e: 'eva' } }), spent)
  const { events } = turn(
    s,
    'ann turn: attack\nann attack: 30\nann effect: sharpshooter\nann damage: 4\nann location: 1\nann adjoining: abdomen',
  )
  expect([
    skill(events),
    told({ events }, 'strays'),
    told({ events }, 'wounded').map(({ location }) => location),
  ]).toEqual([[40], [], ['abdomen']])
})
