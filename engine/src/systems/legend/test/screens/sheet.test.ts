import { describe, expect, test } from 'vitest'
import type { Sheet } from '../../../../kernel/types.ts'
import { legend } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, item, LEFT_ARM, man, RIGHT_ARM } from '../clash.ts'

const sword = man(['war-sword', 'target'])
const pair = (change?: (s: State) => void): State => duel(sword, sword, change)

describe('the sheet', () => {
  const sheet = (s: State): Sheet => legend.sheet(s, 'ann')
  const number = (s: State, wanted: string) => sheet(s).numbers.find(({ name }) => name === wanted)

  test('a bar for each location, with armour, hide and magic on it', () => {
    const s = pair((state) => {
      the(state, 'ann').warded = 2
      Object.assign(the(state, 'ann').limbs[CHEST] ?? {}, { hp: -1, worn: 3, natural: 1 })
    })
    expect(sheet(s).bars.map(({ name }) => name)).toEqual([
      'right leg',
      'left leg',
      'abdomen',
      'chest',
      'right arm',
      'left arm',
      'head',
    ])
    expect(sheet(s).bars[CHEST]).toEqual({
      name: 'chest',
      now: -1,
      full: 7,
      armour: 6,
      change: { command: { do: 'location', who: 'ann', location: 'chest', field: 'hitPoints' }, field: 'to' },
    })
  })

  test('one bar for lesser foes, with the best armour they wear', () => {
    const of = (wounds: string) => sheet(duel(man(['war-sword'], { wounds, worn: { head: 2, chest: 4 } }), sword)).bars
    expect(of('general')).toMatchObject([{ name: 'hit points', now: 13, full: 13, armour: 4 }])
    expect(of('underling')).toMatchObject([{ name: 'hit points', now: 6, full: 6, armour: 4 }])
  })

  test('every number is the sum of what is said to go into it', () => {
    const states = [
      pair(),
      pair(being('ann', { fatigue: 3, footing: 'climbing', breath: 0 })),
      pair(being('ann', { fatigue: 5, footing: 'swimming', stance: 'prone', blind: true })),
      duel(man(['great-axe'], { burden: 40, worn: { chest: 6 }, spells: { heal: 2 } }), sword),
      arranged(facing({ ann: man(['lance'], { rides: 'horse', skills: { ride: 70 } }), horse: {} }, { bob: sword })),
    ]
    for (const s of states) {
      for (const { name, value, from } of sheet(s).numbers) {
        expect(
          from.reduce((sum, modifier) => sum + modifier.value, 0),
          name,
        ).toBe(value)
      }
    }
  })

  test('Strike Rank as armour and fatigue leave it', () => {
    const s = duel(man(['war-sword'], { worn: { chest: 6 } }), sword, being('ann', { fatigue: 3 }))
    expect(number(s, 'Strike Rank')).toMatchObject({ value: 8, from: [{ value: 12 }, { value: -2 }, { value: -2 }] })
    expect(number(pair(), 'Strike Rank')?.from).toHaveLength(1)
  })

  test('Movement on this ground', () => {
    expect(number(pair(), 'Movement')).toMatchObject({ value: 8, from: [{ value: 8, because: 'base' }] })
    const climbing = pair(being('ann', { footing: 'climbing', fatigue: 2 }))
    expect(number(climbing, 'Movement')).toMatchObject({
      value: 5,
      from: [{ value: 8 }, { value: -2, because: 'climbing' }, { value: -1, because: 'tired' }],
    })
    const mounted = arranged(facing({ ann: man(['lance'], { rides: 'horse' }), horse: {} }, { bob: sword }))
    expect(number(mounted, 'Movement')).toMatchObject({ value: 12, from: [{ value: 12, because: 'horse' }] })
  })

  test('what is in his hands and can be used, with its style, and what takes from it', () => {
    const s = pair(being('ann', { stance: 'prone' }))
    expect(number(s, 'War sword')).toMatchObject({
      value: 40,
      from: [
        { value: 60, because: 'his style', rule: 'LEG-STY-01' },
        { value: -20, because: 'prone', rule: 'LEG-CM-WhileProne' },
      ],
    })
    expect(number(s, 'Unarmed')?.from[0]).toMatchObject({ because: 'unarmed', rule: 'LEG-STY-06' })
    item(s, 'ann', 'war-sword').where = 'ground'
    expect(number(s, 'War sword')).toBeUndefined()
  })

  test('what only some have: Ride, magic, Hero Points, a burden', () => {
    const plain = sheet(pair()).numbers.map(({ name }) => name)
    for (const rare of ['Ride', 'Common Magic', 'Magic Points', 'Hero Points', 'Encumbrance']) {
      expect(plain).not.toContain(rare)
    }
    const gifted = man(['war-sword'], { skills: { ride: 60 }, spells: { heal: 2 }, heroPoints: 2, burden: 4 })
    const s = arranged(facing({ ann: gifted }, { bob: sword }, { heroPoints: true }))
    expect(sheet(s).numbers.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['Ride', 'Common Magic', 'Magic Points', 'Hero Points', 'Encumbrance']),
    )
    expect(number(s, 'Encumbrance')).toMatchObject({ value: 6 })
    expect(number(s, 'Hero Points')).toMatchObject({ value: 2 })
  })
})

describe('the tags of a fighter', () => {
  const tags = (fields: Parameters<typeof being>[1], change: (s: State) => void = () => undefined) =>
    legend.sheet(
      pair((s) => {
        being('ann', fields)(s)
        change(s)
      }),
      'ann',
    ).tags
  const hold: Hold = {
    kind: 'grip',
    by: 'bob',
    on: 'ann',
    item: undefined,
    location: LEFT_ARM,
    with: 'bob unarmed',
    tripReady: false,
    roll: 20,
    skill: 40,
    level: 'success',
    work: 0,
  }

  test('nothing of an unhurt man on firm ground', () => expect(tags({})).toEqual([]))

  test('how he bears himself, and nothing of what he was doing once he is down', () => {
    expect(tags({ stance: 'prone', surprised: 1 })).toEqual(['prone', 'surprised'])
    expect(tags({ surprised: 2 })).toEqual([])
    expect(tags({ condition: 'unconscious', stance: 'prone', guard: 'parry', noAttack: 2 })).toEqual([
      'unconscious',
      'prone',
    ])
  })

  test('his hurts', () => {
    const wounds = (s: State): void => {
      Object.assign(the(s, 'ann').limbs[RIGHT_ARM] ?? {}, { useless: true })
      Object.assign(the(s, 'ann').limbs[LEFT_ARM] ?? {}, { useless: true, maimed: true })
      Object.assign(the(s, 'ann').limbs[CHEST] ?? {}, { numb: 2 })
    }
    expect(tags({ fatigue: 2, bleeding: [CHEST, LEFT_ARM], bleedingOut: 4, breath: 0 }, wounds)).toEqual([
      'chest numb',
      'right arm useless',
      'left arm maimed',
      'tired',
      'bleeding ×2',
      'bleeding to death',
      'suffocating',
    ])
    expect(tags({ bleeding: [CHEST], breath: 3 })).toEqual(['bleeding', 'holding breath'])
  })

  test('what others have done to him', () => {
    const caught = (s: State): void => {
      s.holds = [
        hold,
        { ...hold, kind: 'pin', item: 'ann war-sword', location: undefined },
        { ...hold, on: 'bob', by: 'ann' },
      ]
      s.impaled = [
        {
          by: 'bob',
          on: 'ann',
          item: 'bob war-sword',
          location: CHEST,
          penalty: 20,
          roll: 30,
          skill: 60,
          level: 'success',
        },
      ]
      s.inside = [{ by: 'ann', of: 'bob' }]
    }
    expect(
      tags({ noAttack: 2, forfeit: 1, staggered: 3, noRising: 2, stumbling: true, outmanoeuvred: ['bob'] }, caught),
    ).toEqual([
      'left arm gripped by bob',
      'war sword pinned by bob',
      'impaled by bob (−20%)',
      'cannot attack (2)',
      'loses 1 action',
      'winded (3)',
      'cannot rise yet',
      'stumbling',
      'has outmanoeuvred bob',
      'inside the reach of bob',
    ])
    expect(tags({ forfeit: 2 })).toEqual(['loses 2 actions'])
  })

  test('what he is about, and where', () => {
    const busy = (s: State): void => {
      item(s, 'ann', 'war-sword').sharp = 2
      s.favours = [{ who: 'ann', value: -10, because: 'the sun', actions: 3, fresh: false }]
    }
    expect(
      tags({ guard: 'parry', fullRound: 'charge', delaying: true, aimingAt: 'bob', aimed: 2, warded: 3 }, busy),
    ).toEqual([
      'ready to parry',
      'charging',
      'waiting',
      'aiming at bob (2)',
      'Protection 3',
      'War sword Bladesharp 2',
      '−10% the sun',
    ])
    expect(
      tags({
        casting: { spell: 'dragons-breath', magnitude: 2, at: 'bob', on: undefined, left: 1 },
        aiding: { at: 'bob', location: CHEST, level: 'success', rounds: 3 },
      }),
    ).toEqual(['casting Dragon’s Breath', 'giving First Aid to bob'])
    expect(
      tags({
        footing: 'unstable',
        confined: true,
        cornered: true,
        higher: true,
        blind: true,
        chariot: true,
        formation: true,
      }),
    ).toEqual([
      'on unstable ground',
      'confined',
      'cornered',
      'on higher ground',
      'blind',
      'in a chariot',
      'in formation',
    ])
    const wall = {
      name: 'Low wall',
      locations: [0],
      ap: 1,
      hp: 1,
      wooden: false,
      total: false,
      small: true,
      cell: undefined,
    }
    expect(tags({ footing: 'swimming', cover: wall })).toEqual(['swimming', 'behind low wall'])
  })

  test('who rides whom', () => {
    const s = arranged(facing({ ann: man(['lance'], { rides: 'horse' }), horse: {} }, { bob: sword }))
    expect([legend.sheet(s, 'ann').tags, legend.sheet(s, 'horse').tags]).toEqual([['riding horse'], ['ridden by ann']])
  })
})

describe('what statistics call a fighter', () => {
  const condition = (s: State) => legend.features.condition(s, 'ann')

  test('unhurt until he has lost a Hit Point, then wounded; down, dead or gone', () => {
    expect(condition(pair())).toBe('unhurt')
    expect(condition(pair((s) => Object.assign(the(s, 'ann').limbs[CHEST] ?? {}, { hp: 6 })))).toBe('wounded')
    for (const [is, called] of [
      ['unconscious', 'down'],
      ['incapacitated', 'down'],
      ['dead', 'dead'],
      ['fled', 'fled'],
    ] as const) {
      expect(condition(pair(being('ann', { condition: is })))).toBe(called)
    }
  })

  test('lesser foes by their one total', () => {
    const lesser = (wounds: string, general: number) =>
      condition(duel(man(['mace'], { wounds }), sword, being('ann', { general })))
    expect([lesser('general', 13), lesser('general', 12), lesser('underling', 6), lesser('underling', 5)]).toEqual([
      'unhurt',
      'wounded',
      'unhurt',
      'wounded',
    ])
  })
})
