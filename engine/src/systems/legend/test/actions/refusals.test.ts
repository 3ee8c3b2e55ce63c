import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import type { Fighter, Item, State } from '../../state/types.ts'
import { acting, arranged, asking, being, facing, the } from '../arrange.ts'
import { duel, item, man, offered } from '../clash.ts'

const sword = man(['war-sword'])

describe('mounting', () => {
  const beside = (change: (s: State) => void = () => undefined): State =>
    arranged(facing({ ann: sword, horse: {} }, { bob: sword }, {}, { distance: 9 }), (s) => {
      s.where = { bands: spaced(['ann', 'horse', 'bob'], [1, 9, 9]) }
      change(s)
    })
  const no = (who: string, fields: Partial<Fighter>) => refusal(legend, beside(being(who, fields)), 'ann', 'mount')
  const beast = (fields: object) => (s: State) => {
    const { facts } = the(s, 'horse')
    Object.assign(the(s, 'horse'), { facts: { ...facts, ...fields } })
  }

  rule('LEG-ACT-Mount', 'a beast of his own side, four-footed, on its feet and awake, with an empty saddle', () => {
    expect(refusal(legend, beside(), 'ann', 'mount')).toBeUndefined()
    const none = { because: 'no riding beast stands beside him' }
    expect(no('horse', { side: 'foes' })).toMatchObject(none)
    expect(no('horse', { rider: 'cid' })).toMatchObject(none)
    expect(no('horse', { mount: 'cid' })).toMatchObject(none)
    expect(no('horse', { stance: 'prone' })).toMatchObject(none)
    expect(no('horse', { condition: 'unconscious' })).toMatchObject(none)
    expect(refusal(legend, beside(beast({ traits: [] })), 'ann', 'mount')).toMatchObject(none)
    expect(no('ann', { stance: 'prone' })).toMatchObject({ because: 'he lies on the ground' })
    expect(no('ann', { rider: 'cid' })).toMatchObject({ because: 'somebody rides him' })
  })

  rule('LEG-ACT-Mount', 'of two he says which, and only of those he could ride', () => {
    const stable = (side: string) =>
      arranged(facing({ ann: sword, horse: { count: 2 } }, { bob: sword }, {}, { distance: 9 }), (s) => {
        const ids = ['ann', 'horse-1', 'horse-2', 'bob']
        s.where = { bands: spaced(ids, [1, 1, 9, 1, 9, 9]) }
        Object.assign(the(s, 'horse-1'), { side })
      })
    expect(offered(asking(stable('heroes'), 'ann act: mount'))).toEqual(['horse-1', 'horse-2'])
    expect(the(acting(stable('foes'), 'ann act: mount').state, 'ann').mount).toBe('horse-2')
    const { state } = acting(beside(), 'ann act: mount')
    expect([the(state, 'ann').mount, the(state, 'horse').rider]).toEqual(['horse', 'ann'])
  })
})

describe('stance', () => {
  rule('LEG-ACT-ChangeStance', 'who stands lies down, who lies stands up, if anything bears him and lets him', () => {
    const why = (fields: Partial<Fighter>) =>
      refusal(legend, duel(sword, sword, being('ann', fields)), 'ann', 'changeStance')
    expect([why({}), why({ stance: 'prone' })]).toEqual([undefined, undefined])
    expect(why({ footing: 'swimming' })).toMatchObject({ rule: 'LEG-CON-02' })
    expect(why({ stance: 'prone', footing: 'swimming' })).toBeUndefined()
    expect(why({ stance: 'prone', noRising: 1 })).toMatchObject({ rule: 'LEG-LEAP-02' })
    expect(why({ noRising: 1 })).toBeUndefined()
    const lame = duel(sword, sword, (s) => {
      the(s, 'ann').stance = 'prone'
      Object.assign(the(s, 'ann').limbs[0] ?? {}, { useless: true })
    })
    expect(refusal(legend, lame, 'ann', 'changeStance')).toMatchObject({ rule: 'LEG-WND-Serious' })
    for (const [from, to] of [
      ['standing', 'prone'],
      ['prone', 'standing'],
    ] as const) {
      const { state } = acting(duel(sword, sword, being('ann', { stance: from })), 'ann act: changeStance')
      expect(the(state, 'ann').stance).toBe(to)
    }
  })
})

describe('arms', () => {
  const ways = (fields: Partial<Item>, weapons: readonly string[] = ['war-sword'], change?: (s: State) => void) => {
    const state = duel(man(weapons), sword, (s) => {
      Object.assign(item(s, 'ann', weapons[0] ?? ''), fields)
      change?.(s)
    })
    const { asked } = asking(state, 'ann act: readyWeapon')
    const keys =
      asked !== undefined && 'choices' in asked ? (asked.choices[0]?.options ?? []).map(({ key }) => key) : []
    return keys
  }
  const refused = (fields: Partial<Item>, change?: (s: State) => void) =>
    refusal(
      legend,
      duel(sword, sword, (s) => {
        Object.assign(item(s, 'ann', 'war-sword'), fields)
        change?.(s)
      }),
      'ann',
      'readyWeapon',
    )

  rule('LEG-ACT-ReadyWeapon', 'what is broken, lost or stuck can be made ready by nobody', () => {
    for (const where of ['broken', 'lost', 'stuck'] as const) {
      expect(refused({ where }), where).toMatchObject({ rule: 'LEG-ACT-ReadyWeapon' })
    }
    for (const where of ['stowed', 'right', 'lifted', 'ground'] as const)
      expect(refused({ where }), where).toBeUndefined()
  })

  rule('LEG-ACT-ReadyWeapon', 'it takes a hand to draw it, to lift it or to make it ready', () => {
    const handless = (s: State) => {
      for (const arm of [4, 5]) Object.assign(the(s, 'ann').limbs[arm] ?? {}, { useless: true })
    }
    for (const where of ['stowed', 'lifted', 'ground'] as const) {
      expect(refused({ where }, handless), where).toMatchObject({ rule: 'LEG-ACT-ReadyWeapon' })
    }
    acting(duel(sword, sword), 'ann act: readyWeapon')
  })

  test('what lies a step away is fetched by one whom nobody holds in contact', () => {
    const lies = (away: number, change?: (s: State) => void) => refused({ where: 'ground', away }, change) === undefined
    const alone = (s: State) => {
      s.where = { bands: spaced(['ann', 'bob'], [9]) }
    }
    expect([lies(1), lies(2), lies(2, alone), lies(9, alone), lies(9.5, alone)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ])
    const lying = (s: State) => {
      alone(s)
      the(s, 'ann').stance = 'prone'
    }
    expect([lies(1, lying), lies(2, lying)]).toEqual([true, false])
    const far = duel(sword, sword, (s) => {
      alone(s)
      Object.assign(item(s, 'ann', 'war-sword'), { where: 'ground', away: 4, spot: [1, 1] })
      the(s, 'ann').moved = 2
    })
    const { state } = acting(far, 'ann act: readyWeapon')
    expect(item(state, 'ann', 'war-sword')).toMatchObject({ where: 'lifted', away: 0, spot: undefined })
    expect(the(state, 'ann').moved).toBe(2 + 3)
  })

  rule('LEG-RNG-Load', 'a bow is loaded in a sound hand until it is', () => {
    expect(ways({ loaded: 0 }, ['short-bow', 'dagger'])).toContain('reload short-bow')
    expect(ways({ loaded: 1 }, ['short-bow', 'dagger'])).not.toContain('reload short-bow')
    const lamed = (s: State) => void Object.assign(the(s, 'ann').limbs[5] ?? {}, { useless: true })
    expect(ways({ loaded: 0 }, ['short-bow', 'dagger'], lamed)).not.toContain('reload short-bow')
    acting(
      duel(man(['short-bow']), sword, (s) => void Object.assign(item(s, 'ann', 'short-bow'), { loaded: 0 })),
      'ann act: readyWeapon\nann ready: reload short-bow',
    )
  })

  test('what he puts away holds nobody, and other holds stay', () => {
    const hold = {
      kind: 'pin',
      by: 'bob',
      on: 'ann',
      location: undefined,
      tripReady: false,
      roll: 1,
      skill: 1,
      level: 'success',
      work: 0,
    } as const
    const state = duel(man(['war-sword', 'net']), sword, (s) => {
      s.holds = [
        { ...hold, by: 'ann', on: 'bob', item: 'bob war-sword', with: 'ann war-sword' },
        { ...hold, item: 'ann net', with: 'bob war-sword' },
      ]
    })
    const after = acting(state, 'ann act: readyWeapon').state
    expect(after.holds.map((one) => one.item)).toEqual(['ann net'])
    expect(item(after, 'ann', 'war-sword').where).toBe('stowed')
  })

  rule('LEG-EQP-Strapped', 'what is strapped on is not let fall, what is beside it is', () => {
    const held = (weapons: readonly string[]) => refusal(legend, duel(man(weapons), sword), 'ann', 'dropWeapon')
    expect(held(['target'])).toMatchObject({ rule: 'LEG-EQP-Strapped' })
    expect(held(['target', 'war-sword'])).toBeUndefined()
    expect(held(['unarmed'])).toMatchObject({ because: 'he holds nothing he could let fall' })
    const two = duel(man(['war-sword', 'dagger']), sword)
    expect(offered(asking(two, 'ann act: dropWeapon'))).toEqual(['war-sword', 'dagger'])
    const shielded = acting(duel(man(['war-sword', 'target']), sword), 'ann act: dropWeapon').state
    expect([item(shielded, 'ann', 'war-sword').where, item(shielded, 'ann', 'target').where]).toEqual([
      'ground',
      'left',
    ])
  })

  rule('LEG-MAN-Impale', 'nobody pulls at another’s weapon, at an arrow, or at one across the field', () => {
    const stuck = (fields: object, where: Item['where'] = 'stuck', apart = 1) =>
      refusal(
        legend,
        duel(man(['short-spear']), sword, (s) => {
          item(s, 'ann', 'short-spear').where = where
          s.where = { bands: spaced(['ann', 'bob'], [apart]) }
          const by = { by: 'ann', item: 'ann short-spear', roll: 30, skill: 60, level: 'success' } as const
          s.impaled = [{ ...by, on: 'bob', location: 3, penalty: 20, ...fields }]
        }),
        'ann',
        'withdrawWeapon',
      )
    const none = { because: 'no weapon of his is stuck in anybody within reach' }
    expect(stuck({})).toBeUndefined()
    expect(stuck({ by: 'bob' })).toMatchObject(none)
    expect(stuck({}, 'right')).toMatchObject(none)
    expect(stuck({}, 'stuck', 3)).toMatchObject(none)
  })
})

describe('forms of the Games Master', () => {
  test('locations and things are those of whom he has named, before that of the first', () => {
    const s = arranged(facing({ ann: sword }, { 'war-horse': {} }))
    const choices = (of: string, field: string, given: Readonly<Record<string, unknown>>) => {
      const form = legend.commands(s, given).find((one) => one.do === of)
      return form?.fields.find(({ name }) => name === field)?.choices?.map(({ key }) => key)
    }
    const [man, horse] = ['ann', 'war-horse'].map((id) => the(s, id).facts.body.locations.map((one) => one.id))
    expect(choices('location', 'location', {})).toEqual(man)
    expect(choices('location', 'location', { who: 'ann' })).toEqual(man)
    expect(choices('location', 'location', { who: 'war-horse' })).toEqual(horse)
    expect(choices('location', 'location', { who: 'nobody' })).toEqual([])
    expect(choices('item', 'item', { who: 'ann' })).toEqual(['war-sword', 'unarmed'])
    expect(choices('item', 'item', { who: 'nobody' })).toEqual([])
  })
})
