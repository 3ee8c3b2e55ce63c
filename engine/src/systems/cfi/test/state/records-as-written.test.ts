import { describe, expect, test } from 'vitest'
import { cfi } from '../../index.ts'
import type { Fighter } from '../../state/types.ts'
import { facing, man, ready, the } from '../arrange.ts'

const ann = (record: object, options: object = {}): Fighter => the(ready(facing(record, man(), options)), 'ann')
const hands = (record: object) => ann(record).items.map(({ weapon, where }) => `${weapon.id} ${where}`)

describe('a record', () => {
  test('has its Hit Points by location, for all, as printed, or as CON and SIZ make them', () => {
    const points = (fields: object) => ann({ like: 'bandit', ...fields }).facts.hp
    const printed = points({})
    expect(points({ hp: { head: 20 } })).toEqual([...printed.slice(0, 6), 20])
    expect(points({ hp: { all: 8, head: 20 } })).toEqual([8, 8, 8, 8, 8, 8, 20])
    expect(ann(man()).facts.hp).toEqual([5, 5, 6, 7, 4, 4, 5])
    expect(ann(man()).limbs.map(({ hp }) => hp)).toEqual([5, 5, 6, 7, 4, 4, 5])
  })
  test('grows or wears its armor: a hide is natural, a bandit’s is worn, and a piece replaces it', () => {
    const armor = (record: object) => ann(record).limbs.map(({ worn, natural }) => `${worn}/${natural}`)
    expect(armor({ like: 'horse' })).toEqual(Array.from({ length: 7 }, () => '0/1'))
    expect(armor({ like: 'horse', natural: { all: 4 } })[0]).toBe('0/4')
    const horse = ann({ like: 'horse' }).facts.body.locations[0]?.id ?? ''
    expect(armor({ like: 'horse', natural: { all: 4, [horse]: 2 } }).slice(0, 2)).toEqual(['0/2', '0/4'])
    const bandit = ann({ like: 'bandit' }).limbs
    expect(bandit.some(({ worn }) => worn > 0) && bandit.every(({ natural }) => natural === 0)).toBe(true)
    const plated = ann({ like: 'bandit', armor: { head: 'plate-mail' } }).limbs
    expect([bandit[6]?.worn, plated[6]?.worn]).toEqual([8, 7])
    expect(plated[0]?.worn).toBe(bandit[0]?.worn)
    expect(armor(man([], { armor: { all: 'leather', head: 'furs' } }))).toHaveLength(7)
  })
  test('where the print is wrong is as it should be, if the fight says so', () => {
    const horse = (errata: boolean) => ann({ like: 'horse' }, { errata }).facts.hp
    expect([horse(false), horse(true)]).toEqual([
      [9, 9, 10, 11, 8, 8, 9],
      [10, 10, 11, 12, 10, 10, 10],
    ])
    const target = (errata: boolean) =>
      ann({ like: 'bandit' }, { errata }).items.find(({ weapon }) => weapon.id === 'target')?.weapon.damage
    expect([target(false), target(true)]).toEqual(['1d4', '1d3+1'])
    const step = (errata: boolean) => ann({ like: 'bandit' }, { errata }).facts.step
    expect([step(false), step(true)]).toEqual([5, 4])
    expect(ann(man(), { errata: true }).facts.hp).toEqual([5, 5, 6, 7, 4, 4, 5])
  })
  test('has Action Points as it says, as printed, by DEX and INT, or by Rank', () => {
    const points = (record: object) => ann(record).facts.actions
    expect([
      points({ like: 'wolf' }),
      points({ like: 'wolf', actions: 5 }),
      points(man()),
      points(man([], { rank: 4 })),
    ]).toEqual([3, 5, 2, 4])
  })
  test('has Initiative as it says, as printed, or by DEX and INT', () => {
    const of = (record: object, options: object = {}) => {
      const { initiative, printed } = ann(record, options).facts
      return [initiative, printed]
    }
    expect([
      of({ like: 'horse' }),
      of({ like: 'horse', initiative: 3 }),
      of(man()),
      of(man([], { initiative: 3 })),
    ]).toEqual([
      [11, true],
      [3, true],
      [12, false],
      [3, true],
    ])
    expect(of({ like: 'horse' }, { creatureInitiative: 'formula' })).toEqual([13, false])
  })
  test('carries armor nobody trained it in as a load, and to the water all of it', () => {
    const load = (fields: object) => {
      const { things, untrainedArmor, armorThings } = ann(
        man([], { armor: { all: 'plate-mail' }, things: 2, ...fields }),
      ).facts
      return [things, untrainedArmor, armorThings]
    }
    expect([load({}), load({ class: 'mage' })]).toEqual([
      [2, 0, 14],
      [16, 14, 14],
    ])
    expect(ann(man([], { armor: { head: 'plate-mail' } })).facts.armorThings).toBe(2)
    expect(ann(man()).facts.armorThings).toBe(0)
  })
  test('is bound where its block says, flies only with a rate, and moves as its race', () => {
    expect([ann({ like: 'skeleton' }).facts.boundTo, ann(man()).facts.boundTo]).toEqual([6, -1])
    const fly = (rate: number) => ann(man([], { fly: rate, skills: { fly: 40 } })).facts.skills.fly
    expect([fly(0), fly(1)]).toEqual([0, 40])
    expect([
      ann(man()).facts.move,
      ann(man([], { race: 'dwarf' })).facts.move,
      ann(man([], { move: 33 })).facts.move,
    ]).toEqual([20, 15, 33])
  })
})

describe('in hand at the beginning', () => {
  test('the first weapon and the first shield that fit, a bow only if it comes first', () => {
    expect(hands(man(['longsword', 'dagger', 'heater']))).toEqual([
      'longsword right',
      'dagger stowed',
      'heater left',
      'unarmed body',
    ])
    expect(hands(man(['longsword', 'long-bow']))).toEqual(['longsword right', 'long-bow stowed', 'unarmed body'])
    expect(hands(man(['long-bow', 'longsword']))).toEqual(['long-bow both', 'longsword stowed', 'unarmed body'])
    expect(hands(man(['great-sword', 'heater']))).toEqual(['great-sword both', 'heater stowed', 'unarmed body'])
    expect(hands(man(['heater', 'great-sword']))).toEqual(['heater left', 'great-sword stowed', 'unarmed body'])
  })
  test('or what is said to be ready, as far as there are hands', () => {
    const ready_ = (weapons: string[], inHand: string[]) => hands(man(weapons, { ready: inHand }))
    expect(ready_(['longsword', 'dagger'], ['longsword', 'dagger'])).toEqual([
      'longsword right',
      'dagger left',
      'unarmed body',
    ])
    expect(ready_(['heater', 'buckler'], ['heater', 'buckler'])).toEqual([
      'heater left',
      'buckler right',
      'unarmed body',
    ])
    expect(ready_(['dagger', 'dagger', 'dagger'], ['dagger', 'dagger-2', 'dagger-3'])).toEqual([
      'dagger right',
      'dagger left',
      'dagger stowed',
      'unarmed body',
    ])
    expect(ready_(['dagger', 'great-sword'], ['dagger', 'great-sword'])).toEqual([
      'dagger right',
      'great-sword stowed',
      'unarmed body',
    ])
    expect(ready_(['buckler', 'great-sword'], ['buckler', 'great-sword'])).toEqual([
      'buckler left',
      'great-sword stowed',
      'unarmed body',
    ])
    expect(ready_(['longsword'], [])).toEqual(['longsword stowed', 'unarmed body'])
  })
  test('a beast has its body, whatever else it is given, and no bare hands', () => {
    expect(hands({ like: 'wolf' })).toEqual(['bite body'])
    expect(hands({ like: 'bear', weapons: [] })).toEqual(['claw body', 'bite body'])
    expect(hands({ like: 'troll', weapons: ['club'] })).toEqual([
      'club right',
      'claws body',
      'teeth body',
      'unarmed body',
    ])
    const own = ann({ like: 'bandit', weapons: ['battleaxe'] }).items[0]?.weapon.damage
    expect([own, ann(man(['battleaxe'])).items[0]?.weapon.damage]).toEqual(['1d6', '1d6+1'])
  })
})

test('who casts spells leaves a hand free to cast with', () => {
  const spells = { magicMissile: 1 }
  const parsed = (ready: readonly string[], more: object) =>
    cfi.setup.parse(facing(man(['dagger', 'quarterstaff', 'club'], { ready, ...more }), man()))
  expect(parsed(['quarterstaff'], {}).ok).toBe(true)
  expect(parsed(['dagger'], { spells }).ok).toBe(true)
  for (const full of [['quarterstaff'], ['dagger', 'club']])
    expect(parsed(full, { spells })).toMatchObject({
      ok: false,
      faults: [{ path: ['sides', 'heroes', 'ann', 'ready'], allowed: 'what leaves a hand free' }],
    })
})
