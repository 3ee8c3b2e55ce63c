import { describe, expect, test } from 'vitest'
import { Stream } from '../../../../dice/stream.ts'
import { Fight } from '../../../../kernel/fight.ts'
import { through } from '../../../../kernel/schema.ts'
import { swapDigits } from '../../body/checks.ts'
import { cfi } from '../../index.ts'
import { tags } from '../../screens/tags.ts'
import { damageRoll } from '../../state/damage-dice.ts'
import * as derive from '../../state/derive.ts'
import { CHEST, during, facing, item, man, ready, the } from '../arrange.ts'

const c = { str: 14, con: 11, siz: 16, dex: 9, int: 13, pow: 7, cha: 10 }

test('skills of the untrained are the sums the book gives', () => {
  const base = (skill: Parameters<typeof derive.baseSkill>[0]) => derive.baseSkill(skill, c)
  expect([base('athletics'), base('unarmed'), base('fly'), base('brawn'), base('endurance'), base('evade')]).toEqual([
    23, 23, 23, 30, 22, 18,
  ])
  expect([
    base('firstAid'),
    base('stealth'),
    base('perception'),
    base('ride'),
    base('swim'),
    base('willpower'),
  ]).toEqual([22, 22, 20, 16, 25, 14])
  expect([base('acrobatics'), base('arcaneCasting'), base('channel'), derive.baseCombat(c)]).toEqual([0, 0, 0, 23])
})

test('Damage Modifiers step by fives to 50 and by tens beyond', () => {
  const at = (sum: number) => derive.modifierInWords(derive.damageStep(sum))
  expect([5, 6, 10, 11, 16, 20, 21, 25, 26, 30, 31].map(at)).toEqual([
    '−1d8',
    '−1d6',
    '−1d6',
    '−1d4',
    '−1d2',
    '−1d2',
    '+0',
    '+0',
    '+1d2',
    '+1d2',
    '+1d4',
  ])
  expect([50, 51, 60, 61, 71, 81, 91, 101, 111, 121].map(at)).toEqual([
    '+1d10',
    '+1d12',
    '+1d12',
    '+2d6',
    '+1d8+1d6',
    '+2d8',
    '+1d10+1d8',
    '+2d10',
    '+2d10+1d2',
    '+2d10+1d4',
  ])
})

test('Action Points, Initiative, healing, luck and height by rank and characteristics', () => {
  expect([1, 2, 3, 4, 5].map(derive.actionPoints)).toEqual([2, 3, 3, 4, 4])
  expect(derive.creatureActions({ ...c, dex: 12, int: 13 })).toBe(3)
  expect(derive.creatureActions({ ...c, dex: 0, int: 0 })).toBe(1)
  expect(derive.initiativeModifier({ ...c, dex: 9, int: 12 })).toBe(11)
  expect([6, 7, 12, 13, 18, 19].map((con) => derive.healingRate({ ...c, con }))).toEqual([1, 2, 2, 3, 3, 4])
  expect(derive.healingRate({ ...c, con: 0 })).toBe(1)
  expect([
    derive.luckPoints({ ...c, pow: 7 }, 'elf', 1),
    derive.luckPoints({ ...c, pow: 13 }, 'human', 3),
    derive.luckPoints({ ...c, pow: 0 }, 'elf', 1),
  ]).toEqual([2, 6, 1])
  expect(derive.heightOf(13)).toBe(5.75)
  expect(derive.castingSkill('cleric')).toBe('channel')
  expect(derive.castingSkill('mage')).toBe('arcaneCasting')
})

test('what dice fall for damage is what its law says, better of two where it impales, never below nothing', () => {
  const rolls = [
    damageRoll('1d8', 4, 0, 'damage'),
    damageRoll('2d6+1', 14, 1, 'damage'),
    damageRoll('1d3', 1, 0, 'damage'),
    damageRoll('1d8', 5, 0, 'impaling damage'),
    damageRoll('1d6', 18, 0, 'damage'),
  ]
  for (const roll of rolls) {
    const dice = new Stream('damage', 0)
    const { support } = roll.law()
    const mean = support.reduce((sum, [value, weight]) => sum + value * weight, 0)
    const whole = support.reduce((sum, [, weight]) => sum + weight, 0)
    const seen = Array.from({ length: 4000 }, () => roll.draw(dice))
    expect(Math.abs(seen.reduce((sum, value) => sum + value, 0) / 4000 - mean / whole)).toBeLessThan(0.3)
    expect(Math.min(...seen)).toBe(support[0]?.[0])
    expect(Math.max(...seen)).toBeLessThanOrEqual(support.at(-1)?.[0] ?? 0)
  }
  expect(damageRoll('1d3', 1, 0, 'damage').law().support[0]?.[0]).toBe(0)
  const [plain, impaling] = [damageRoll('1d8', 4, 0, 'damage'), damageRoll('1d8', 4, 0, 'impaling damage')]
  const chance = (of: typeof plain, value: number) => {
    const { support } = of.law()
    const whole = support.reduce((sum, [, weight]) => sum + weight, 0)
    return (support.find(([v]) => v === value)?.[1] ?? 0) / whole
  }
  expect(chance(plain, 8)).toBeCloseTo(1 / 8)
  expect(chance(impaling, 8)).toBeCloseTo(15 / 64)
})

test('digits change places, and 00 stays as it is', () => {
  expect([75, 7, 70, 100, 11, 90].map(swapDigits)).toEqual([57, 70, 7, 100, 11, 9])
})

describe('content as it is carried', () => {
  test('Hit Points by CON and SIZ for each location, one more at Rank 2 and 4', () => {
    const points = (rank: number) => the(ready(facing(man([], { rank }), man())), 'ann').facts.hp
    expect(points(1)).toEqual([5, 5, 6, 7, 4, 4, 5])
    expect(points(2)).toEqual([6, 6, 7, 8, 5, 5, 6])
    expect(points(4)).toEqual([7, 7, 8, 9, 6, 6, 7])
  })
  test('weapons go into the hands that are free: a shield left, a second weapon nowhere', () => {
    const s = ready(facing(man(['heater', 'longsword', 'dagger']), man(['great-axe', 'dagger'])))
    expect([item(s, 'ann', 'heater').where, item(s, 'ann', 'longsword').where, item(s, 'ann', 'dagger').where]).toEqual(
      ['left', 'right', 'stowed'],
    )
    expect([item(s, 'bob', 'great-axe').where, item(s, 'bob', 'dagger').where]).toEqual(['both', 'stowed'])
    const two = ready(facing(man(['dagger', 'dagger'], { ready: ['dagger', 'dagger-2'] }), man(['long-bow'])))
    expect(the(two, 'ann').items.map(({ id, where }) => `${id} ${where}`)).toEqual([
      'ann dagger right',
      'ann dagger-2 left',
      'ann unarmed body',
    ])
    expect(item(two, 'bob', 'long-bow').where).toBe('both')
    const full = ready(
      facing(man(['dagger', 'heater', 'great-axe'], { ready: ['dagger', 'heater', 'great-axe'] }), man()),
    )
    expect(item(full, 'ann', 'great-axe').where).toBe('stowed')
  })
  test('armor and hide lie where the record says', () => {
    const s = ready(
      facing(man([], { armor: { all: 'leather', head: 'plate-mail' }, natural: { all: 1, chest: 3 } }), man()),
    )
    expect(the(s, 'ann').limbs.map(({ worn, natural }) => `${worn}+${natural}`)).toEqual([
      '2+1',
      '2+1',
      '2+1',
      '2+3',
      '2+1',
      '2+1',
      '7+1',
    ])
    expect(the(s, 'ann').facts.armorThings).toBe(6 + 2)
    const rat = the(ready(facing({ like: 'troll' }, { like: 'orc' })), 'ann')
    expect(rat.limbs[CHEST]).toMatchObject({ natural: 3, worn: 0 })
    expect(the(ready(facing({ like: 'troll' }, { like: 'orc' })), 'bob').limbs[CHEST]).toMatchObject({
      natural: 0,
      worn: 5,
    })
  })
  test('who looks at somebody is told what can be seen of him', () => {
    const s = ready(facing(man(), man()), (state) => {
      Object.assign(the(state, 'bob'), {
        condition: 'unconscious',
        stance: 'prone',
        delaying: true,
        braced: true,
        fatigue: 2,
        bleeding: [1],
        aloft: true,
        ...during({ burning: 1, frenzy: 2, fleeing: 3, shield: 3 }, 1),
        mount: 'x',
        cover: { name: 'a wall', locations: [], ap: 1, total: false },
        ward: { item: 'bob longsword', locations: [1] },
      })
      state.impaled = [{ by: 'ann', on: 'bob', item: '', location: 1, size: 'small' }]
    })
    expect(tags(s, the(s, 'bob'))).toEqual([
      'unconscious',
      'prone',
      'delaying',
      'braced',
      'tired',
      'bleeding',
      'aloft',
      'behind a wall',
      'guarding',
      'mounted',
      'impaled',
      'on fire',
      'frenzied',
      'fleeing',
      'magic shield',
    ])
    expect(tags(s, the(s, 'ann'))).toEqual([])
    Object.assign(the(s, 'bob'), during({ fleeing: 0 }))
    expect(tags(s, the(s, 'bob'))).not.toContain('fleeing')
  })
})

test('Hit Points are given for all locations, and otherwise for one', () => {
  const s = ready(facing({ like: 'guard', hp: { all: 3, head: 9 } }, { like: 'orc', hp: { chest: 1 } }))
  expect(s.fighters[0]?.facts.hp).toEqual([3, 3, 3, 3, 3, 3, 9])
  expect(s.fighters[0]?.limbs.map(({ hp }) => hp)).toEqual([3, 3, 3, 3, 3, 3, 9])
  expect(s.fighters[1]?.facts.hp.filter((points) => points === 1)).toHaveLength(1)
})

describe('records that cannot be', () => {
  const parsed = (ann: object) => () =>
    through(cfi.setup, { system: 'cfi', sides: { a: { ann: { like: 'guard', ...ann } }, b: { orc: {} } } }, 'scenario')
  test.each([
    [{ natural: { tail: 1 } }, /ann.natural.tail/],
    [{ hp: { tail: 1 } }, /ann.hp.tail/],
    [{ ward: { item: 'kite', from: 'chest' } }, /ann.ward.item.*one of what he carries/],
    [{ nearby: { object: 'fence', locations: ['tail'] } }, /ann.nearby.locations.0/],
    [{ rank: 6 }, /ann.rank.*at most 5/],
    [{ rank: 0 }, /ann.rank/],
    [{ actions: 0 }, /ann.actions/],
    [{ fatigue: 7 }, /ann.fatigue.*at most 6/],
    [{ facing: 8 }, /ann.facing/],
    [{ luck: -1 }, /ann.luck/],
    [{ natural: { all: 41 } }, /ann.natural.all.*at most 40/],
    [{ cover: { ap: 41, locations: [] } }, /ann.cover.ap.*at most 40/],
    [{ actions: 9 }, /ann.actions.*at most 8/],
    [{ spells: { fireball: 0 } }, /ann.spells.fireball/],
  ])('%j', (ann, says) => {
    expect(parsed(ann)).toThrow(says)
  })
  test('armor on a mage is refused only if he casts, and on others never', () => {
    expect(parsed({ class: 'mage', armor: { all: 'leather' } })).not.toThrow()
    expect(parsed({ class: 'cleric', armor: { all: 'leather' }, spells: { shield: 1 } })).not.toThrow()
  })
})

test('the game master frees, burns, drops, sets and eases', () => {
  const begun = Fight.begin(
    cfi,
    { system: 'cfi', sides: { a: { guard: {} }, b: { orc: {} } }, distance: 5 },
    { by: 'typed' },
  )
  const down = begun.rule({ do: 'stance', who: 'orc', to: 'prone' }, 'tripped')
  expect(down.state.fighters[1]).toMatchObject({ stance: 'prone' })
  expect(down.rule({ do: 'footing', who: 'orc', to: 'unstable' }, 'ice').state.fighters[1]).toMatchObject({
    footing: 'unstable',
  })
  const eased = begun.rule({ do: 'modifier', who: 'guard', value: -1, because: 'high ground', for: 2 }, 'high ground')
  expect((eased.state as { favors: unknown }).favors).toEqual([
    { who: 'guard', grade: 'easy', until: 1, because: 'high ground' },
  ])
})
