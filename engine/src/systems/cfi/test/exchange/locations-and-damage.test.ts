import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { NO_MODIFIER } from '../../content/tables.ts'
import { opened } from '../../exchange/declared.ts'
import { choosable, whereItLands } from '../../exchange/hit-locations.ts'
import { damageOf } from '../../exchange/landed.ts'
import { BLINDING } from '../../exchange/modifiers.ts'
import { blocked, parriesAll, wardedAt } from '../../exchange/passive-blocking.ts'
import { arcOf, engaged, engagedBy, engagedWith, turnTo } from '../../ground/reach.ts'
import { cfi } from '../../index.ts'
import { damageRoll, diceOf, halved, inNotation, parsed } from '../../state/damage-dice.ts'
import type { Exchange, Fighter, State } from '../../state/types.ts'
import { alone, clash, facing, item, man, offered, onMap, ready, the, told } from '../arrange.ts'

describe('damage', () => {
  test('as it is written: dice, and what is added; anything else is nothing', () => {
    expect(parsed('2d6+3')).toEqual({ count: 2, sides: 6, plus: 3 })
    expect(parsed('1d8')).toEqual({ count: 1, sides: 8, plus: 0 })
    expect(parsed('')).toEqual({ count: 0, sides: 1, plus: 0 })
    expect([diceOf('3d4'), halved(5), halved(6)]).toEqual([3, 3, 3])
  })
  const reach = (damage: string, step: number, maximized = 0, impaling = false) => {
    const { support } = damageRoll(damage, step, maximized, impaling ? 'impaling damage' : 'damage').law()
    return [support[0]?.[0], support.at(-1)?.[0], support.length]
  }
  test('goes from the least to the most its dice show, with all dice of the modifier', () => {
    expect(reach('1d8', NO_MODIFIER)).toEqual([1, 8, 8])
    expect(reach('1d8+2', NO_MODIFIER + 1)).toEqual([4, 12, 9])
    expect(reach('1d6', NO_MODIFIER + 8)).toEqual([3, 20, 18])
    expect(reach('1d6', NO_MODIFIER - 1)).toEqual([0, 5, 6])
    expect(reach('1d4', 0)).toEqual([0, 3, 4])
    expect(reach('2d6', NO_MODIFIER, 1)).toEqual([7, 12, 6])
    expect(reach('2d6', NO_MODIFIER, 9)).toEqual([12, 12, 1])
    expect(reach('1d4', NO_MODIFIER, 0, true)).toEqual([1, 4, 4])
  })
  test('is written with what is full and with its modifier', () => {
    expect([inNotation('2d6+1', NO_MODIFIER + 8, 0), inNotation('2d6+1', NO_MODIFIER - 1, 1)]).toEqual([
      '2d6+1+1d8+1d6',
      '1d6+7−1d2',
    ])
    expect(inNotation('1d8', NO_MODIFIER, 1)).toBe('8')
  })
  test('of bare bones: blunt a step more, a cut one less, a thrust or a shot two less', () => {
    const step = (weapon: string, ranged = false) => {
      const s = ready(facing(man([weapon]), { like: 'skeletal-warrior' }))
      const x = opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', weapon), ranged })
      return damageOf(x).law().support.at(-1)?.[0]
    }
    expect([step('mace'), step('heater'), step('longsword'), step('shortspear')]).toEqual([10, 6, 7, 8])
    expect(step('short-bow', true)).toBe(5)
  })
})

describe('where a blow lands', () => {
  const struck = (fields: Partial<Exchange>, script: string, change: (s: State) => void = () => {}) => {
    let at = -1
    const after = alone(ready(facing(man(['long-bow']), man()), change), script, (ctx, s) => {
      const x = opened({
        attacker: the(s, 'ann'),
        defender: the(s, 'bob'),
        item: item(s, 'ann', 'long-bow'),
        ranged: true,
      })
      at = whereItLands(ctx, s, { ...x, ...fields })
    })
    return [at, told(after, 'location').map(({ location }) => location)]
  }
  test('a sharpshooter moves it to what adjoins, the first location too, or leaves it', () => {
    const moved = (key: string) => struck({ chosen: ['sharpshooter'] }, `ann location: 7\nann adjoining: ${key}`)
    expect(moved('rightLeg')).toEqual([0, expect.arrayContaining(['right leg'])])
    expect(moved('none')[0]).toBe(2)
    expect(struck({}, 'ann location: 7')[0]).toBe(2)
  })
  test('chosen, it is one that shows: not warded, not covered, not gone, unless all are', () => {
    const open = (change: (s: State) => void) => {
      const s = ready(facing(man(), man(['heater'])), change)
      const x = opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', 'longsword') })
      return choosable(s, x).map(({ key }) => key)
    }
    const all = ['rightLeg', 'leftLeg', 'abdomen', 'chest', 'rightArm', 'leftArm', 'head']
    expect(open(() => {})).toEqual(all)
    const hidden = (s: State) => {
      the(s, 'bob').ward = { item: 'bob heater', locations: [3, 5] }
      the(s, 'bob').cover = { name: 'fence', ap: 4, locations: [0, 1], total: false }
      Object.assign(the(s, 'bob').limbs[4] ?? {}, { severed: true })
    }
    expect(open(hidden)).toEqual(['abdomen', 'head'])
    expect(
      open((s) => {
        the(s, 'bob').cover = { name: 'wall', ap: 12, locations: [0, 1, 2, 3, 4, 5, 6], total: true }
      }),
    ).toEqual(all)
    const [at, places] = struck({ chosen: ['chooseLocation'] }, '', (s) => {
      the(s, 'bob').cover = { name: 'wall', ap: 12, locations: [0, 1, 2, 3, 4, 5], total: false }
    })
    expect([at, places]).toEqual([6, ['head']])
  })
})

describe('what is in the way', () => {
  const parried = (mine: string, his: string, fields: Partial<Exchange>, change: (s: State) => void = () => {}) => {
    let left = -1
    let all = false
    const after = alone(ready(facing(man([mine]), man([his])), change), '', (ctx, s) => {
      const guard = item(s, 'bob', his)
      const x: Exchange = {
        ...opened({ attacker: the(s, 'ann'), defender: the(s, 'bob'), item: item(s, 'ann', mine) }),
        location: 3,
        ...(fields.defense === 'parry' ? { guard, defenseLevel: 'success' } : {}),
        ...fields,
      }
      all = parriesAll(x)
      left = blocked(ctx, s, x, 7)
    })
    return [left, all, told(after, 'reduced').map(({ by, stopped }) => `${by} ${stopped}`)]
  }
  const parry = { defense: 'parry' } as const
  test('a parry stops all of what is no larger, half of a Size more, none of two', () => {
    expect(parried('longsword', 'longsword', parry)).toEqual([0, true, ['parry 7']])
    expect(parried('longsword', 'dagger', parry)).toEqual([4, false, ['parry 3']])
    expect(parried('great-sword', 'longsword', parry)).toEqual([7, false, ['parry 0']])
    expect(parried('great-sword', 'dagger', { ...parry, chosen: ['enhanceParry'] })).toEqual([0, true, ['parry 7']])
    expect(parried('longsword', 'longsword', { ...parry, defenseLevel: 'failure' })).toEqual([7, false, []])
    expect(parried('longsword', 'longsword', { ...parry, chosen: ['circumventParry'] })).toEqual([
      7,
      false,
      ['parry 0'],
    ])
    expect(parried('longsword', 'longsword', {})).toEqual([7, false, []])
  })
  test('a flail goes round a shield, and a main gauche catches', () => {
    expect(parried('flail', 'buckler', parry)[0]).toBe(4)
    expect(parried('flail', 'longsword', parry)[0]).toBe(0)
    expect(parried('longsword', 'main-gauche', parry)[0]).toBe(0)
    expect(parried('great-sword', 'main-gauche', parry)[0]).toBe(7)
    expect(parried('flail', 'buckler', { ...parry, ranged: true })[0]).toBe(0)
    expect(parried('longsword', 'main-gauche', { ...parry, ranged: true })[0]).toBe(4)
  })
  test('of a parry and a guard the better counts alone', () => {
    const warded = (locations: number[]) => (s: State) => {
      the(s, 'bob').ward = { item: 'bob longsword', locations }
    }
    expect(parried('longsword', 'longsword', {}, warded([3]))).toEqual([0, false, ['ward 7']])
    expect(parried('longsword', 'longsword', {}, warded([2]))).toEqual([7, false, []])
    expect(parried('great-sword', 'longsword', parry, warded([3]))).toEqual([7, false, ['parry 0']])
  })
  test('a guard that can no longer be used guards nothing', () => {
    const s = ready(facing(man(), man(['longsword', 'dagger'])), (at) => {
      the(at, 'bob').ward = { item: 'bob longsword', locations: [3] }
    })
    const bob = the(s, 'bob')
    expect([wardedAt(s, bob, 3)?.id, wardedAt(s, bob, 2), wardedAt(s, the(s, 'ann'), 3)]).toEqual([
      'bob longsword',
      undefined,
      undefined,
    ])
    Object.assign(bob.limbs[4] ?? {}, { useless: true })
    expect(wardedAt(s, bob, 3)).toBeUndefined()
    bob.ward = { item: 'bob gone', locations: [3] }
    expect(wardedAt(s, bob, 3)).toBeUndefined()
  })
})

describe('who is upon whom', () => {
  const met = (distance: number, ann: object = man(), bob: object = man(), is: Partial<Fighter> = {}) => {
    const s = ready(facing(ann, bob, {}, { distance }), (at) => void Object.assign(the(at, 'bob'), is))
    const [a, b] = [the(s, 'ann'), the(s, 'bob')]
    return [engagedWith(s, a, b), engagedWith(s, b, a), engaged(s, a), engagedBy(s, b).map(({ id }) => id)]
  }
  const yes = [true, true, true, ['ann']]
  const no = [false, false, false, []]
  test('either if the one or the other can strike', () => {
    expect([
      met(5),
      met(6),
      met(10, man(['longspear'])),
      met(10, man(), man(['longspear'])),
      met(11, man(['longspear'])),
    ]).toEqual([yes, no, yes, yes, no])
  })
  test('nobody out of the fight, in the air above him, or without anything to strike with', () => {
    expect([met(5, man(), man(), { condition: 'unconscious' }), met(5, man(), man(), { aloft: true })]).toEqual([
      no,
      no,
    ])
    expect(met(5, man(['long-bow']), man(['long-bow']))).toEqual(no)
    expect(met(5, man(['long-bow']), man())).toEqual(yes)
    const s = ready(facing(man(), man()), (at) => void Object.assign(the(at, 'ann'), { condition: 'fled' }))
    expect([engagedWith(s, the(s, 'ann'), the(s, 'bob')), engaged(s, the(s, 'ann'))]).toEqual([false, false])
  })
  test('whoever is nowhere is before him, and nobody turns to him', () => {
    const s = ready(onMap(man(), man(), '.ab.'), (at) => void Object.assign(the(at, 'ann'), { facing: 6 }))
    const [a, b] = [the(s, 'ann'), the(s, 'bob')]
    expect([arcOf(s, a, b), arcOf(s, b, a)]).toEqual(['back', 'front'])
    const turned = (who: string, is: Partial<Fighter> = {}, at: State = s) => {
      const after = alone(at, '', (ctx, state) => {
        Object.assign(the(state, 'ann'), is)
        turnTo(ctx, state, the(state, 'ann'), who)
      })
      return [the(after.state, 'ann').facing, told(after, 'turned').length]
    }
    expect([turned('bob'), turned('bob', { facing: 2 }), turned('bob', { facing: -1 }), turned('nobody')]).toEqual([
      [2, 1],
      [2, 0],
      [2, 0],
      [6, 0],
    ])
    expect(turned('bob', { facing: 0 })).toEqual([2, 1])
    if (!('field' in s.where)) throw new Error('there is a map')
    const gone = { ...s, where: { ...s.where, bodies: { ann: s.where.bodies.ann ?? { x: 0, y: 0 } } } }
    expect([arcOf(gone, a, b), arcOf(gone, b, a)]).toEqual(['front', 'front'])
    const lost = { ...s, fighters: s.fighters.map((f) => (f.id === 'ann' ? { ...f, facing: -1 } : f)) }
    expect(arcOf(lost, the(lost, 'ann'), b)).toBe('front')
  })
})

test('a counter is named in secret', () => {
  const open = clash(
    ready(facing(man(), man(['longsword', 'heater']))),
    'longsword',
    'ann attack: 90\nbob defend: longsword\nbob parry: 20\nbob effect: prepareCounter',
  )
  const { asked } = open
  expect(asked !== undefined && 'choices' in asked ? [asked.choices[0]?.who, asked.choices[0]?.sealed] : []).toEqual([
    'bob',
    true,
  ])
})
test('where the game master says how badly one is blinded, he is asked', () => {
  const s = ready(facing(man(), man(['longsword', 'heater']), { blinding: 'ask' }))
  const script =
    'ann turn: attack\nann weapon: longsword\nann attack: 30\nbob defend: longsword\nbob parry: 6\nbob effect: blindOpponent\nann damage: 1'
  expect(offered(play(cfi, s, script))).toEqual(['hard', 'formidable'])
  const dark = play(cfi, s, `${script}\ngm blinding: formidable\nann blind: 96\nann turns: 2`).state
  expect(BLINDING[the(dark, 'ann').lasting[0]?.value ?? 0]?.key).toBe('formidable')
})
