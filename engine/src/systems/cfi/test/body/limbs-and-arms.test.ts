import { describe, expect, test } from 'vitest'
import { forTurns } from '../../../../mechanisms/lasting.ts'
import {
  armsServe,
  bracedSiz,
  cannotStand,
  canShootWith,
  canStrikeWith,
  freeHand,
  gaitOf,
  helpless,
  isFree,
  isLeg,
  isLimb,
  lame,
  lengthOf,
  longestReach,
  mayAttack,
  meleeArms,
  missileArms,
  skewered,
  sound,
  usable,
} from '../../state/fighters.ts'
import type { Fighter, Hold, Item, State } from '../../state/types.ts'
import { during, facing, item, man, ready, the } from '../arrange.ts'

const hold = (kind: Hold['kind'], by: string, on: string, more: Partial<Hold> = {}): Hold => ({
  kind,
  by,
  on,
  location: undefined,
  item: undefined,
  with: '',
  roll: 0,
  skill: 0,
  trips: false,
  ...more,
})
const near = (mine: object = man(), his: object = man(), change?: (s: State) => void, options: object = {}) =>
  ready(facing(mine, his, options), change)
const is = (who: string, fields: Partial<Fighter>) => (s: State) => void Object.assign(the(s, who), fields)
const limb = (who: string, at: number, fields: object) => (s: State) =>
  void Object.assign(the(s, who).limbs[at] ?? {}, fields)
const where = (who: string, weapon: string, fields: Partial<Item>) => (s: State) =>
  void Object.assign(item(s, who, weapon), fields)

describe('somebody', () => {
  test('is helpless out cold, bound or too weary to move', () => {
    const of = (fields: Partial<Fighter>) => {
      const s = near(man(), man(), is('ann', fields))
      return helpless(s, the(s, 'ann'))
    }
    expect([
      of({}),
      of({ condition: 'unconscious' }),
      of({ condition: 'incapacitated' }),
      of({ condition: 'fled' }),
    ]).toEqual([false, true, true, false])
    expect([of({ fatigue: 6 }), of({ fatigue: 7 })]).toEqual([false, true])
  })
  test('is skewered by what is too large for him, in him', () => {
    const of = (on: string, size: 'huge' | 'large') => {
      const s = near()
      s.impaled = [{ by: 'bob', on, item: '', location: 0, size }]
      return skewered(s, the(s, 'ann'))
    }
    expect([of('ann', 'huge'), of('ann', 'large'), of('bob', 'huge')]).toEqual([true, false, false])
  })
  test('counts for more when he has braced, rounded up', () => {
    const of = (braced: boolean) => {
      const f = the(near(man(), man(), is('ann', { braced })), 'ann')
      return [bracedSiz(f, 1.5), bracedSiz(f, 2)]
    }
    expect([of(true), of(false)]).toEqual([
      [20, 26],
      [13, 13],
    ])
  })
  test('may attack unless a wound, breath, surprise or fear forbids it', () => {
    const of = (fields: Partial<Fighter>) => {
      const s = near(man(), man(), is('ann', fields))
      return mayAttack(the(s, 'ann'))
    }
    expect([
      of({}),
      of({ lasting: [forTurns('barred', 1, 'ann')] }),
      of({ lasting: [forTurns('winded', 1, 'ann')] }),
    ]).toEqual([true, false, false])
    expect([
      of({ lasting: [forTurns('blinded', 1, 'ann')] }),
      of({ ...during({ surprised: 1 }) }),
      of({ ...during({ surprised: 0 }) }),
    ]).toEqual([true, false, true])
    expect([
      of({ ...during({ cowed: 1 }) }),
      of({ ...during({ cowed: 0 }) }),
      of({ ...during({ fleeing: 1 }) }),
      of({ ...during({ fleeing: 0 }) }),
    ]).toEqual([false, true, false, true])
    expect([
      gaitOf(the(near(man(), man(), is('ann', { pace: 'run' })), 'ann')),
      gaitOf(the(near(man(), man(), is('ann', { pace: 'run', acting: true })), 'ann')),
    ]).toEqual(['run', 'still'])
  })
  test('stands on every leg he has, and is lame with one of them caught too', () => {
    const of = (change: (s: State) => void, body: object = man()) => {
      const s = near(body, man(), change)
      return [cannotStand(the(s, 'ann')), lame(s, the(s, 'ann'))]
    }
    for (const fields of [{ useless: true }, { severed: true }])
      expect(of(limb('ann', 1, fields))).toEqual([true, true])
    expect(of(is('ann', during({ stunned: 1 }, 1)))).toEqual([true, true])
    expect(of(is('ann', during({ stunned: 1 }, 4)))).toEqual([false, false])
    expect(of(limb('ann', 4, { useless: true }))).toEqual([false, false])
    const snared = (holds: Hold) => of((s) => void Object.assign(s, { holds: [holds] }))
    expect(snared(hold('entangle', 'bob', 'ann', { location: 0 }))).toEqual([false, true])
    expect([
      snared(hold('entangle', 'bob', 'ann', { location: 4 })),
      snared(hold('entangle', 'ann', 'bob', { location: 0 })),
      snared(hold('grip', 'bob', 'ann', { location: 0 })),
    ]).toEqual([
      [false, false],
      [false, false],
      [false, false],
    ])
    expect(snared(hold('entangle', 'bob', 'ann'))).toEqual([false, false])
    const horse = the(near({ like: 'horse' }), 'ann')
    const legs = horse.facts.body.locations.flatMap((_, i) => (isLeg(horse, i) ? [i] : []))
    expect(legs).toHaveLength(4)
    expect(of(limb('ann', legs.at(-1) ?? 0, { useless: true }), { like: 'horse' })).toEqual([true, true])
    const parts = the(near(), 'ann')
    expect([0, 1, 2, 3, 4, 5, 6].map((i) => isLimb(parts, i))).toEqual([true, true, false, false, true, true, false])
  })
})

describe('an arm', () => {
  test('serves unless it is useless, gone, stunned or caught', () => {
    const of = (change: (s: State) => void) => {
      const s = near(man(), man(), change)
      return sound(s, the(s, 'ann'), 4)
    }
    expect(of(() => {})).toBe(true)
    for (const fields of [{ useless: true }, { severed: true }]) expect(of(limb('ann', 4, fields))).toBe(false)
    expect([4, 5].map((at) => of(is('ann', during({ stunned: 1 }, at))))).toEqual([false, true])
    const caught = (h: Hold) => of((s) => void Object.assign(s, { holds: [h] }))
    expect([
      caught(hold('entangle', 'bob', 'ann', { location: 4 })),
      caught(hold('entangle', 'bob', 'ann', { location: 5 })),
      caught(hold('grip', 'bob', 'ann', { location: 4 })),
      caught(hold('entangle', 'ann', 'bob', { location: 4 })),
    ]).toEqual([false, true, true, true])
    const s = near()
    expect(sound(s, the(s, 'ann'), -1)).toBe(false)
  })
  test('is needed by what it holds: one for a sword, both for a great one', () => {
    const serves = (weapon: string, at: number) => {
      const s = near(man([weapon]), man(), limb('ann', at, { useless: true }))
      return armsServe(s, the(s, 'ann'), item(s, 'ann', weapon))
    }
    expect([serves('longsword', 4), serves('longsword', 5), serves('heater', 4), serves('heater', 5)]).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect([serves('great-sword', 4), serves('great-sword', 5), serves('great-sword', 0)]).toEqual([false, false, true])
  })
  test('is free with nothing in its hand, the right one first', () => {
    const of = (weapons: string[], change: (s: State) => void = () => {}) => {
      const s = near(man(weapons), man(), change)
      const f = the(s, 'ann')
      return [freeHand(s, f), isFree(s, f, 'right'), isFree(s, f, 'left')]
    }
    expect([of([]), of(['longsword']), of(['heater']), of(['great-sword']), of(['longsword', 'heater'])]).toEqual([
      ['right', true, true],
      ['left', false, true],
      ['right', true, false],
      [undefined, false, false],
      [undefined, false, false],
    ])
    expect(of([], limb('ann', 4, { useless: true }))).toEqual(['left', false, true])
    const wolf = near({ like: 'wolf' })
    expect(freeHand(wolf, the(wolf, 'ann'))).toBeUndefined()
  })
})

describe('a weapon', () => {
  const of = (weapon: string, change: (s: State) => void, body: object = man([weapon])) => {
    const s = near(body, man(), change)
    const [f, it] = [the(s, 'ann'), item(s, 'ann', weapon)]
    return [usable(s, f, it), canStrikeWith(s, f, it), canShootWith(s, f, it)]
  }
  test('is of use in hand, not pinned, and not wound about somebody', () => {
    expect(of('dagger', () => {})).toEqual([true, true, true])
    expect(of('dagger', where('ann', 'dagger', { where: 'stowed' }))).toEqual([false, false, false])
    const held = (h: Hold) => of('dagger', (s) => void Object.assign(s, { holds: [h] }))[0]
    expect([
      held(hold('pin', 'bob', 'ann', { item: 'ann dagger' })),
      held(hold('pin', 'bob', 'ann', { item: 'ann other' })),
    ]).toEqual([false, true])
    expect([
      held(hold('entangle', 'ann', 'bob', { with: 'ann dagger' })),
      held(hold('grip', 'ann', 'bob', { with: 'ann dagger' })),
    ]).toEqual([false, true])
  })
  test('for shooting does not strike, a lance only from the saddle, and an empty bow does not shoot', () => {
    expect([of('long-bow', () => {}), of('long-bow', where('ann', 'long-bow', { unloaded: 1 }))]).toEqual([
      [true, false, true],
      [true, false, false],
    ])
    expect([of('lance', () => {}), of('lance', is('ann', { mount: 'bob' }))]).toEqual([
      [true, false, false],
      [true, true, false],
    ])
    for (const [weapon, body] of [
      ['trample', { like: 'horse' }],
      ['flame-breath', { like: 'dragon', abilities: [] }],
    ] as const)
      expect(of(weapon, () => {}, body)[1]).toBe(false)
  })
  test('comes before bare hands, and the longest reach is what he has in hand', () => {
    const s = near(man(['longspear', 'dagger', 'knife'], { ready: ['dagger', 'knife'] }))
    const f = the(s, 'ann')
    expect(meleeArms(s, f).map(({ weapon }) => weapon.id)).toEqual(['dagger', 'knife'])
    expect(missileArms(s, f).map(({ weapon }) => weapon.id)).toEqual(['dagger'])
    expect(longestReach(s, f)).toBe(5)
    const thrown = near(man(['dagger', 'hand-axe'], { ready: ['dagger', 'hand-axe'] }))
    expect(missileArms(thrown, the(thrown, 'ann'))).toHaveLength(2)
    const one = near(man(['dagger', 'longspear'], { ready: ['dagger'] }))
    expect(meleeArms(one, the(one, 'ann')).map(({ weapon }) => weapon.id)).toEqual(['dagger', 'unarmed'])
    const named = near(man(['unarmed', 'dagger']))
    const arms = meleeArms(named, the(named, 'ann')).map(({ id }) => id)
    expect(arms).toEqual(['ann dagger', 'ann unarmed', 'ann unarmed-2'])
    const spear = near(man(['longspear']))
    expect([
      longestReach(spear, the(spear, 'ann')),
      lengthOf(spear, item(spear, 'ann', 'longspear')) > lengthOf(spear, item(spear, 'bob', 'longsword')),
    ]).toEqual([10, true])
    const equal = near(man(['longspear']), man(), undefined, { reach: 'equal' })
    expect(lengthOf(equal, item(equal, 'ann', 'longspear'))).toBe(0)
  })
})
