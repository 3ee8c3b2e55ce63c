import { describe, expect, test } from 'vitest'
import { dice } from '../../../../dice/chance.ts'
import { play } from '../../../../kernel/testing/index.ts'
import { frenzies } from '../../abilities/frenzy.ts'
import { frightens } from '../../abilities/terror.ts'
import { areaHits } from '../../body/areas.ts'
import { holdsBreath, suffocates } from '../../body/asphyxiation.ts'
import { ROLLS } from '../../body/checks.ts'
import { comesTo, goesDown } from '../../body/conditions.ts'
import { tires } from '../../body/fatigue.ts'
import { burnsOn, catchesFire, exposed } from '../../body/fire.ts'
import { meets } from '../../exchange/charging.ts'
import { fallDice } from '../../ground/falling.ts'
import { heldFast, partedHolds } from '../../ground/holds.ts'
import { cfi } from '../../index.ts'
import type { Ctx, Fighter, Hold, State } from '../../state/types.ts'
import { comesBefore, initiativeTerms, nextToAct, standing } from '../../turn/order.ts'
import { alone, during, facing, hp, left, man, offered, onMap, ready, the, told } from '../arrange.ts'

const with_ = (is: Partial<Fighter>, ann: object = man(), more: object = {}, options: object = {}) =>
  ready(facing(ann, man(), options, more), (s) => void Object.assign(the(s, 'ann'), is))
const ann = (s: State, script: string, act: (ctx: Ctx, s: State, f: Fighter) => void) =>
  alone(s, script, (ctx, at) => act(ctx, at, the(at, 'ann')))
const hold = (kind: Hold['kind'], by: string, on: string, location?: number): Hold => ({
  kind,
  by,
  on,
  location,
  item: undefined,
  with: '',
  roll: 0,
  skill: 0,
  trips: false,
})

describe('air', () => {
  const breath = (is: Partial<Fighter>, script = '', body: object = man()) => {
    const { state } = ann(with_(is, body), script, suffocates)
    return [left(the(state, 'ann'), 'breath'), the(state, 'ann').fatigue]
  }
  test('under water a breath runs out by five seconds a round, and then Endurance', () => {
    const under = { footing: 'submerged' } as const
    expect([breath({ ...under, ...during({ breath: 3 }) }), breath({ ...under, ...during({ breath: 1 }) })]).toEqual([
      [3, 0],
      [1, 0],
    ])
    expect(breath({ ...under, ...during({}) })).toEqual([2, 0])
    const out = (roll: string) => breath({ ...under, ...during({ suffocating: 1 }) }, `ann endurance: ${roll}`)
    expect([out('5'), out('50'), out('51\nann suffocates: 2'), out('99\nann suffocates: 3')]).toEqual([
      [0, 0],
      [0, 1],
      [0, 2],
      [0, 3],
    ])
  })
  test('with air it is over; who lives there or does not breathe never lacks it', () => {
    expect([
      breath({ ...during({ suffocating: 1 }) }),
      breath({ ...during({ breath: 2 }) }),
      breath({ ...during({}) }),
    ]).toEqual([
      [0, 0],
      [0, 0],
      [0, 0],
    ])
    expect(breath({ footing: 'submerged', ...during({}) }, '', man([], { abilities: ['swimmer'] }))).toEqual([0, 0])
    expect(breath({ footing: 'submerged', ...during({ breath: 1 }) }, '', man([], { abilities: ['undead'] }))).toEqual([
      1, 0,
    ])
    const weighed = man([], { things: 32 })
    expect([
      breath({ footing: 'swimming' }, '', weighed)[0],
      breath({ footing: 'swimming' }, '', man([], { things: 31 }))[0],
    ]).toEqual([2, 0])
  })
  test('caught unawares one holds it once', () => {
    const held = (is: Partial<Fighter>) =>
      left(the(ann(with_(is), '', (ctx, s, f) => holdsBreath(ctx, s, f)).state, 'ann'), 'breath')
    expect([
      held({}),
      held({ condition: 'unconscious' }),
      held({ ...during({ breath: 1 }) }),
      held({ ...during({ suffocating: 1 }) }),
    ]).toEqual([2, 5, 1, 0])
  })
})

describe('fire', () => {
  test('catches with five in a hundred for each point, once, on who is up and can burn', () => {
    const lit = (is: Partial<Fighter>, script: string, body: object = man()) =>
      the(ann(with_(is, body), script, (ctx, _s, f) => catchesFire(ctx, f, 4)).state, 'ann').lasting.length
    expect([lit({}, 'ann catches fire: 20'), lit({}, 'ann catches fire: 21')]).toEqual([1, 0])
    expect([lit({ ...during({ burning: 1 }) }, ''), lit({ condition: 'unconscious' }, '')]).toEqual([1, 0])
    expect(lit({}, '', man([], { abilities: ['immuneToFire'] }))).toBe(0)
  })
  test('burns on past what is worn, not past hide', () => {
    const burnt = (script: string, natural = 0) => {
      const s = with_({ ...during({ burning: 1 }) }, man([], { natural: { all: natural }, armor: { all: 'leather' } }))
      return 7 - hp(ann(s, script, burnsOn).state, 'ann', 3)
    }
    expect([
      burnt('ann burning: 1'),
      burnt('ann burning: 2\nann location: 10'),
      burnt('ann burning: 3\nann location: 10'),
    ]).toEqual([0, 1, 2])
    expect([burnt('ann burning: 3\nann location: 10', 1), burnt('ann burning: 3\nann location: 10', 9)]).toEqual([1, 0])
    expect(told(ann(with_({ ...during({ burning: 0 }) }), '', burnsOn), 'damage')).toEqual([])
  })
  test('one is in burns one location, some or all, less what protects them', () => {
    const places = (intensity: number, script: string, natural = 0) => {
      const s = with_({}, man([], { natural: { all: natural } }))
      const { state } = ann(s, script, (ctx, at, f) => exposed(ctx, at, f, intensity))
      return the(state, 'ann').limbs.map((limb, i) => (the(state, 'ann').facts.hp[i] ?? 0) - limb.hp)
    }
    const cold = '\nann catches fire: 100'
    expect(places(1, `ann fire: 2\nann location: 10${cold}`)).toEqual([0, 0, 0, 2, 0, 0, 0])
    expect(places(3, `ann fire: 2\nann locations: 1\nann location: 10\nann location: 1${cold}`)).toEqual([
      2, 0, 0, 2, 0, 0, 0,
    ])
    expect(places(5, `ann fire: 1 1 1${cold}`)).toEqual([3, 3, 3, 3, 3, 3, 3])
    expect(places(5, `ann fire: 1 1 1${cold}`, 2)).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(places(5, `ann fire: 1 1 1${cold}`, 9)).toEqual([0, 0, 0, 0, 0, 0, 0])
    const safe = with_({}, man([], { abilities: ['immuneToFire'] }))
    expect(
      told(
        ann(safe, '', (ctx, at, f) => exposed(ctx, at, f, 5)),
        'damage',
      ),
    ).toEqual([])
  })
  test('over an area hits every location that is there; armor as it counts', () => {
    const lost = (armor: 'natural' | 'all', severed = false) => {
      const s = with_({ points: 0 }, man([], { armor: { all: 'leather' }, natural: { all: 1 } }))
      if (severed) Object.assign(the(s, 'ann').limbs[4] ?? {}, { severed })
      const { state } = alone(s, 'bob casting: 30\nbob fire: 4\nann catches fire: 100', (ctx, at) => {
        const toss = ctx.toss(ROLLS.casting, 'bob')
        ctx.read(toss, (roll) => roll, undefined)
        const [by, f] = [the(at, 'bob'), the(at, 'ann')]
        areaHits(ctx, at, {
          by,
          caught: [f],
          chance: dice('fire', 1, 6),
          notation: '1d6',
          name: 'Fire',
          rule: 'CFI-CAST-Fireball',
          armor,
          toEdge: () => 11,
          roll: { toss, kept: 0, skill: 60 },
        })
      })
      return the(state, 'ann').limbs.map((limb, i) => (the(state, 'ann').facts.hp[i] ?? 0) - limb.hp)
    }
    expect(lost('natural')).toEqual([3, 3, 3, 3, 3, 3, 3])
    expect(lost('all')).toEqual([1, 1, 1, 1, 1, 1, 1])
    expect(lost('natural', true)).toEqual([3, 3, 3, 3, 0, 3, 3])
  })
})

describe('falls and weariness', () => {
  test('a die up to fifteen feet, and one more for each fifteen begun', () => {
    expect([5, 6, 15, 16, 30, 31].map(fallDice)).toEqual([0, 1, 1, 2, 2, 3])
  })
  test('at each end of it he is out in its own way', () => {
    const tired = (fatigue: number, levels: number, is: Partial<Fighter> = {}) => {
      const f = the(
        ann(with_({ fatigue, ...is }), '', (ctx, s, at) => tires(ctx, s, at, levels, 'CFI-FTG-Blood')).state,
        'ann',
      )
      return [f.fatigue, f.condition]
    }
    expect([tired(5, 1), tired(6, 1), tired(6, 2), tired(6, 3), tired(6, 9)]).toEqual([
      [6, 'up'],
      [7, 'incapacitated'],
      [8, 'unconscious'],
      [9, 'dead'],
      [9, 'dead'],
    ])
    expect([tired(6, 1, { condition: 'unconscious' }), tired(3, 0), tired(3, 1, { condition: 'dead' })]).toEqual([
      [7, 'unconscious'],
      [3, 'up'],
      [3, 'dead'],
    ])
  })
  test('no level of it is nothing to tell', () => {
    const told_ = (levels: number) =>
      told(
        ann(with_({}), '', (ctx, s, f) => tires(ctx, s, f, levels, 'CFI-FTG-Blood')),
        'tires',
      )
    expect([told_(0).length, told_(1).length]).toEqual([0, 1])
  })
  test('who rages tires of nothing but blood, the undead of nothing', () => {
    const tired = (rule: 'CFI-FTG-Blood' | 'CFI-ASP-Roll', is: Partial<Fighter>, body: object = man()) =>
      the(ann(with_(is, body), '', (ctx, s, f) => tires(ctx, s, f, 1, rule)).state, 'ann').fatigue
    expect([
      tired('CFI-FTG-Blood', { ...during({ frenzy: 1 }) }),
      tired('CFI-ASP-Roll', { ...during({ frenzy: 1 }) }),
      tired('CFI-ASP-Roll', {}),
    ]).toEqual([1, 0, 1])
    expect(tired('CFI-FTG-Blood', {}, man([], { abilities: ['undead'] }))).toBe(0)
  })
  test('who wakes is up; who goes down keeps nothing up', () => {
    const woken = (fatigue: number) =>
      the(
        ann(with_({ condition: 'unconscious', fatigue, ...during({ wakes: 4 }) }), '', (ctx, _s, f) =>
          comesTo(ctx, f, 'CFI-END-Out'),
        ).state,
        'ann',
      )
    expect([woken(6).condition, left(woken(6), 'wakes'), woken(7).condition]).toEqual(['up', 0, 'unconscious'])
    const fell = with_({
      delaying: true,
      braced: true,
      aloft: true,
      ward: { item: 'ann longsword', locations: [3] },
      mount: 'bob',
      rider: 'bob',
    })
    Object.assign(the(fell, 'bob'), { mount: 'ann', rider: 'ann' })
    const { state } = ann(fell, 'bob ride: 1', (ctx, s, f) => goesDown(ctx, s, f, 'CFI-END-Out'))
    const gone = {
      delaying: false,
      braced: false,
      aloft: false,
      ward: undefined,
      mount: undefined,
      rider: undefined,
      stance: 'prone',
    }
    expect(the(state, 'ann')).toMatchObject(gone)
    expect(the(state, 'bob')).toMatchObject({ mount: undefined, rider: undefined })
  })
})

describe('fear and rage', () => {
  const frightened = (rule: 'CFI-ABL-Terrifying' | 'CFI-ABL-Intimidate', roll: number, body: object = man()) => {
    const s = ready(facing(body, man()))
    const { state } = alone(s, roll === 0 ? '' : `ann willpower: ${roll}`, (ctx, at) =>
      frightens(ctx, at, the(at, 'bob'), the(at, 'ann'), rule),
    )
    const f = the(state, 'ann')
    return [left(f, 'cowed'), left(f, 'fleeing'), f.condition, left(f, 'wakes'), the(state, 'bob').terrified]
  }
  test('by the level of Willpower', () => {
    const terror = (roll: number) => frightened('CFI-ABL-Terrifying', roll).slice(0, 4)
    expect([terror(5), terror(50), terror(51), terror(99)]).toEqual([
      [0, 0, 'up', 0],
      [2, 0, 'up', 0],
      [0, 4, 'up', 0],
      [0, 0, 'unconscious', 12],
    ])
    const roar = (roll: number) => frightened('CFI-ABL-Intimidate', roll).slice(0, 4)
    expect([roar(5), roar(50), roar(51), roar(99)]).toEqual([
      [0, 0, 'up', 0],
      [0, 0, 'up', 0],
      [0, 2, 'up', 0],
      [0, 4, 'up', 0],
    ])
  })
  test('not the undead nor who knows no fear, who are tried all the same', () => {
    for (const ability of ['undead', 'immuneToFear'])
      expect(frightened('CFI-ABL-Terrifying', 0, man([], { abilities: [ability] }))).toEqual([0, 0, 'up', 0, ['ann']])
  })
  test('rage comes over who can rage, is up and does not rage yet', () => {
    const raging = (is: Partial<Fighter>, script: string, body: object = man([], { abilities: ['frenzy'] })) =>
      left(the(ann(with_(is, body), script, frenzies).state, 'ann'), 'frenzy')
    expect([
      raging({}, 'ann willpower: 51'),
      raging({}, 'ann willpower: 50'),
      raging({ ...during({ frenzy: 2 }) }, ''),
    ]).toEqual([12, 0, 2])
    expect([raging({ condition: 'unconscious' }, ''), raging({}, '', man())]).toEqual([0, 0])
  })
})

describe('holds', () => {
  test('keep one where he is by a grip, a leaper, a belly or a snared leg', () => {
    const s = with_({})
    const fast = (...holds: Hold[]) => heldFast({ ...s, holds }, the(s, 'ann'))?.kind
    expect([
      fast(hold('grip', 'bob', 'ann')),
      fast(hold('astride', 'bob', 'ann')),
      fast(hold('engulf', 'bob', 'ann')),
    ]).toEqual(['grip', 'astride', 'engulf'])
    expect([fast(hold('pin', 'bob', 'ann')), fast(hold('grip', 'ann', 'bob'))]).toEqual([undefined, undefined])
    expect([
      fast(hold('entangle', 'bob', 'ann', 0)),
      fast(hold('entangle', 'bob', 'ann', 4)),
      fast(hold('entangle', 'bob', 'ann')),
    ]).toEqual(['entangle', undefined, undefined])
    expect(fast(hold('pin', 'bob', 'ann'), hold('engulf', 'bob', 'ann'), hold('grip', 'bob', 'ann'))).toBe('engulf')
  })
  test('end when the two have come apart, a net later than hands', () => {
    const left = (distance: number) => {
      const s = with_({}, man(), { distance })
      s.holds = [hold('grip', 'ann', 'bob'), hold('entangle', 'ann', 'bob', 0)]
      return alone(s, '', (ctx, at) => partedHolds(ctx, at)).state.holds.map(({ kind }) => kind)
    }
    expect([left(5), left(6), left(10), left(11)]).toEqual([['grip', 'entangle'], ['entangle'], ['entangle'], []])
  })
})

describe('who comes first', () => {
  test('by Initiative less his weariness, then by DEX, then by the die', () => {
    const first = (a: Partial<Fighter>, b: Partial<Fighter>, options: object = {}) => {
      const s = ready(facing(man(), man(), options), (at) => {
        Object.assign(the(at, 'ann'), { initiative: 10, tie: 0, ...a })
        Object.assign(the(at, 'bob'), { initiative: 10, tie: 0, ...b })
      })
      return [comesBefore(s, the(s, 'ann'), the(s, 'bob')), comesBefore(s, the(s, 'bob'), the(s, 'ann'))]
    }
    expect([first({ initiative: 11 }, {}), first({}, { tie: 1 }), first({}, {})]).toEqual([
      [true, false],
      [false, true],
      [false, false],
    ])
    expect([
      first({ initiative: 11, fatigue: 3 }, {}),
      first({ initiative: 11, fatigue: 3, ...during({ frenzy: 1 }) }, {}),
    ]).toEqual([
      [false, true],
      [true, false],
    ])
    expect(first({ initiative: 11, fatigue: 3 }, {}, { fatigueInitiative: 'nextRoll' })).toEqual([true, false])
    const s = with_({ fatigue: 3, initiative: 11 })
    expect(standing(s, the(s, 'ann'))).toBe(9)
  })
  test('of those who are up, have a point and no Turn yet in this cycle', () => {
    const next = (is: Partial<Fighter>) => {
      const s = with_({ initiative: 40, ...is })
      return nextToAct(s)?.id
    }
    expect([next({}), next({ points: 0 }), next({ acted: 1 }), next({ condition: 'unconscious' })]).toEqual([
      'ann',
      'bob',
      'bob',
      'bob',
    ])
  })
  test('what it is made of', () => {
    const terms = (is: Partial<Fighter>, body: object = man(), more: object = {}, options: object = {}) => {
      const s = with_(is, body, more, options)
      return initiativeTerms(s, the(s, 'ann')).map(({ value, because }) => `${value} ${because}`)
    }
    expect(terms({})).toEqual(['12 Initiative modifier'])
    expect(terms({}, man([], { things: 13 }))).toEqual(['12 Initiative modifier', '-1 load'])
    expect(terms({}, man([], { things: 12 }))).toEqual(['12 Initiative modifier'])
    expect(terms({ ...during({ surprised: 1 }) })).toEqual(['12 Initiative modifier', '-10 surprised'])
    expect(terms({ fatigue: 3 })).toEqual(['12 Initiative modifier'])
    expect(terms({ fatigue: 3 }, man(), {}, { fatigueInitiative: 'nextRoll' })).toEqual([
      '12 Initiative modifier',
      '-2 fatigue',
    ])
    const cold = man([], { abilities: ['coldBlooded'] })
    expect([terms({}, cold, { scene: { warmth: 59 } }), terms({}, cold, { scene: { warmth: 60 } })]).toEqual([
      ['12 Initiative modifier', '-6 cold'],
      ['12 Initiative modifier'],
    ])
  })
})

describe('a charge is met', () => {
  test('by who has a point, can react, may attack, sees it and reaches him', () => {
    const met = (is: Partial<Fighter>, picture = '.ab.', bob: object = man()) => {
      const s = ready(onMap(man(), bob, picture), (at) => void Object.assign(the(at, 'bob'), { facing: 6, ...is }))
      const step = (ctx: Ctx, at: State) => void meets(ctx, at, the(at, 'ann'), the(at, 'bob'))
      return offered(play({ ...cfi, step, outcome: () => undefined }, s, '', { steps: 1 }))
    }
    expect(met({})).toEqual(['strike with longsword', 'strike with unarmed', 'none'])
    for (const is of [
      { points: 0 },
      { ...during({ surprised: 1 }) },
      { ...during({ frenzy: 1 }) },
      { ...during({ cowed: 9 }) },
      { facing: 2 },
    ] as const)
      expect(met(is)).toEqual([])
    expect([met({}, '.a.b.'), met({}, '.a.b.', man(['longspear']))]).toEqual([[], ['strike with longspear', 'none']])
  })
})
