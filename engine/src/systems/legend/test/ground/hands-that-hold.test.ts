import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { beginAid, finishAid, tend, treatable } from '../../actions/first-aid.ts'
import { canStrangle, grappleOf, grapplesOf, grippingHands } from '../../exchange/unarmed-combat.ts'
import { holding } from '../../ground/holds.ts'
import { legend } from '../../index.ts'
import type { Fighter, Hold, State } from '../../state/types.ts'
import { alone, arranged, asking, being, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, HEAD, item, LEFT_ARM, man, offered, RIGHT_ARM, RIGHT_LEG, spent, told } from '../clash.ts'

const sword = man(['war-sword'])
const bare = man(['unarmed'])
const hold = (s: State, kind: Hold['kind'], by: string, on: string, more: Partial<Hold>): Hold =>
  holding(kind, the(s, by), the(s, on), item(s, by, 'unarmed'), more)

describe('hands', () => {
  rule('LEG-UNA-02', 'a hand that carries, holds or is held does not grip', () => {
    const hands = (weapons: readonly string[], holds: (s: State) => Hold[] = () => []) => {
      const s = duel(man(weapons), bare)
      s.holds = holds(s)
      return grippingHands(s, the(s, 'ann'))
    }
    expect([['unarmed'], ['dagger'], ['great-sword'], ['dagger', 'buckler']].map((arms) => hands(arms))).toEqual([
      2, 1, 0, 0,
    ])
    expect(hands(['unarmed'], (s) => [hold(s, 'grapple', 'ann', 'bob', { location: CHEST })])).toBe(1)
    expect(hands(['unarmed'], (s) => [hold(s, 'grip', 'ann', 'bob', { item: 'bob unarmed' })])).toBe(1)
    expect(hands(['unarmed'], (s) => [hold(s, 'pin', 'ann', 'bob', { item: 'bob unarmed' })])).toBe(2)
    expect(hands(['unarmed'], (s) => [hold(s, 'grapple', 'bob', 'ann', { location: RIGHT_ARM })])).toBe(1)
    expect(hands(['unarmed'], (s) => [hold(s, 'grapple', 'bob', 'ann', { location: CHEST })])).toBe(2)
    expect(hands(['unarmed'], (s) => [hold(s, 'grapple', 'bob', 'bob', { location: RIGHT_ARM })])).toBe(2)
    clash(
      duel(bare, bare, spent),
      'unarmed',
      'ann attack: 30\nann manoeuvre: none\nann unarmed: grapple\nann hit location: 10',
    )
  })

  test('whose hold it is, and on whom', () => {
    const s = arranged(facing({ ann: bare }, { bob: bare, cid: bare }))
    s.holds = [
      hold(s, 'grip', 'ann', 'bob', { item: 'bob unarmed' }),
      hold(s, 'grapple', 'ann', 'cid', { location: CHEST }),
      hold(s, 'grapple', 'bob', 'ann', { location: HEAD }),
    ]
    const [ann, bob, cid] = [the(s, 'ann'), the(s, 'bob'), the(s, 'cid')]
    expect(grapplesOf(s, ann).map(({ on }) => on)).toEqual(['cid'])
    expect([grappleOf(s, ann, bob), grappleOf(s, ann, cid)?.on, grappleOf(s, bob, ann)?.location]).toEqual([
      undefined,
      'cid',
      HEAD,
    ])
  })

  rule('LEG-UNA-02', 'who is held may break free, and from that hold alone', () => {
    const ways = (holds: (s: State) => Hold[]) => {
      const s = duel(bare, bare, spent)
      s.holds = holds(s)
      return offered(clash(s, 'unarmed', 'ann attack: 15\nann manoeuvre: none'))
    }
    expect(ways(() => [])).toEqual(['damage', 'grapple'])
    expect(ways((s) => [hold(s, 'grapple', 'bob', 'ann', { location: CHEST })])).toEqual([
      'damage',
      'grapple',
      'breakFree',
    ])
    expect(ways((s) => [hold(s, 'grip', 'bob', 'ann', { item: 'ann unarmed' })])).toEqual(['damage', 'grapple'])
    const freed = duel(bare, bare, (s) => {
      spent(s)
      s.holds = [
        hold(s, 'grapple', 'bob', 'ann', { location: CHEST }),
        hold(s, 'grip', 'bob', 'ann', { item: 'ann unarmed' }),
      ]
    })
    const free = clash(freed, 'unarmed', 'ann attack: 15\nann manoeuvre: none\nann unarmed: breakFree')
    expect(free.state.holds.map(({ kind }) => kind)).toEqual(['grip'])
    expect(told(free, 'holdBroken')).toMatchObject([{ who: 'ann' }])
    expect(told(free, 'unarmed')).toMatchObject([{ who: 'ann', at: 'bob', what: 'breakFree' }])
  })

  test('a garrotte takes a throat in his hands, or the back of one who suspects nothing', () => {
    const may = (change: (s: State) => void) => {
      const s = duel(man(['garrotte']), bare, change)
      return canStrangle(s, the(s, 'ann'), the(s, 'bob'))
    }
    const held = (location: number) => (s: State) => {
      s.holds = [hold(s, 'grapple', 'ann', 'bob', { location })]
    }
    expect([may(held(HEAD)), may(held(CHEST)), may(() => undefined)]).toEqual([true, false, false])
    const from = (surprised: number, comesFrom: 'back' | 'front') => (s: State) => {
      the(s, 'bob').surprised = surprised
      the(s, 'ann').comesFrom = comesFrom
    }
    expect([may(from(1, 'back')), may(from(1, 'front')), may(from(0, 'back'))]).toEqual([true, false, false])
  })
})

describe('who can be helped', () => {
  const open = (change: (bob: Fighter, s: State) => void, location = CHEST) => {
    const s = duel(sword, sword, (state) => change(the(state, 'bob'), state))
    return treatable(s, the(s, 'bob'), location)
  }
  const limb = (f: Fighter, at: number, fields: object) => void Object.assign(f.limbs[at] ?? {}, fields)

  test('a location that is hurt, bleeds or has a weapon in it, and was not treated', () => {
    expect(open(() => undefined)).toBe(false)
    expect(open((f) => limb(f, CHEST, { hp: 6 }))).toBe(true)
    expect(open((f) => limb(f, HEAD, { hp: 1 }))).toBe(false)
    expect(open((f) => limb(f, CHEST, { hp: 6, aided: true }))).toBe(false)
    for (const condition of ['dead', 'fled'] as const) {
      expect(open((f) => limb(Object.assign(f, { condition }), CHEST, { hp: 6 }))).toBe(false)
    }
    expect(open((f) => limb(Object.assign(f, { condition: 'unconscious' }), CHEST, { hp: 6 }))).toBe(true)
    expect(open((f) => void Object.assign(f, { bleeding: [CHEST] }))).toBe(true)
    expect(open((f) => void Object.assign(f, { bleeding: [HEAD] }))).toBe(false)
    const stuck = (fields: object) => (_: Fighter, s: State) => {
      const by = { by: 'ann', item: 'ann war-sword', roll: 30, skill: 60, level: 'success' } as const
      s.impaled = [{ ...by, on: 'bob', location: CHEST, penalty: 20, ...fields }]
    }
    expect([open(stuck({})), open(stuck({ on: 'ann' })), open(stuck({ location: HEAD }))]).toEqual([true, false, false])
  })

  test('one total of Hit Points is treated in one place', () => {
    const general = (lost: number) => (f: Fighter) => {
      Object.assign(f, { facts: { ...f.facts, wounds: 'general' }, general: f.facts.generalHitPoints - lost })
    }
    expect([open(general(1), RIGHT_LEG), open(general(0), RIGHT_LEG), open(general(1), CHEST)]).toEqual([
      true,
      false,
      false,
    ])
  })

  const aiding = (fields: object, change?: (s: State) => void) =>
    arranged(facing({ ann: sword, pal: sword }, { bob: sword }), (s) => {
      s.where = { bands: spaced(['ann', 'pal', 'bob'], [1, 9, 9]) }
      the(s, 'ann').aiding = { at: 'pal', location: CHEST, level: 'success', rounds: 2, ...fields }
      limb(the(s, 'pal'), CHEST, { hp: 5 })
      change?.(s)
    })
  const tended = (state: State, script = '') => alone(state, script, (ctx, s) => tend(ctx, s, the(s, 'ann')))

  rule(
    'LEG-AID-FirstAid',
    'a round passes; who is parted from his patient has broken it off, from himself he is not',
    () => {
      expect(the(tended(aiding({})).state, 'ann').aiding?.rounds).toBe(1)
      const apart = (s: State) => {
        s.where = { bands: spaced(['ann', 'pal', 'bob'], [4, 9, 9]) }
      }
      const broken = tended(aiding({}, apart))
      expect(the(broken.state, 'ann').aiding).toBeUndefined()
      expect(told(broken, 'aidBrokenOff')).toMatchObject([{ who: 'ann', at: 'pal' }])
      expect(the(tended(aiding({ at: 'ann' }, apart)).state, 'ann').aiding?.rounds).toBe(1)
      const done = tended(aiding({ rounds: 1 }), 'pal mended: 1')
      expect([the(done.state, 'ann').aiding, the(done.state, 'pal').limbs[CHEST]?.hp]).toEqual([undefined, 6])
    },
  )

  const finished = (state: State, script: string) => alone(state, script, (ctx, s) => finishAid(ctx, s, the(s, 'ann')))
  rule('LEG-AID-Impaled', 'the weapon comes out of the wound that is treated and of no other', () => {
    const state = aiding({}, (s) => {
      const by = { by: 'bob', item: 'bob war-sword', roll: 30, skill: 60, level: 'success', penalty: 20 } as const
      s.impaled = [
        { ...by, on: 'pal', location: HEAD },
        { ...by, on: 'ann', location: CHEST },
        { ...by, on: 'pal', location: CHEST },
      ]
    })
    const { state: after, events } = finished(state, 'pal mended: 1')
    expect(after.impaled.map(({ on, location }) => `${on} ${location}`)).toEqual([`pal ${HEAD}`, `ann ${CHEST}`])
    expect(told({ events }, 'drawnOut')).toMatchObject([{ who: 'pal', weapon: 'War sword' }])
  })

  rule(
    ['LEG-AID-Minor', 'LEG-AID-Serious'],
    'a minor wound mends by the dice and one more by a critical, a serious one by a point',
    () => {
      const mended = (hp: number, level: 'success' | 'critical', script: string) => {
        const state = aiding({ level }, (s) => limb(the(s, 'pal'), CHEST, { hp, useless: hp <= 0 }))
        return the(finished(state, script).state, 'pal').limbs[CHEST]
      }
      expect([mended(2, 'success', 'pal mended: 2')?.hp, mended(2, 'critical', 'pal mended: 2')?.hp]).toEqual([4, 5])
      expect(mended(0, 'critical', '')).toMatchObject({ hp: 1, useless: false, aided: true })
      expect(mended(-1, 'success', '')).toMatchObject({ hp: 0, useless: false })
    },
  )

  rule(
    ['LEG-AID-Fumble', 'LEG-AID-FirstAid'],
    'a fumble costs the patient a point, a failure nothing; neither is tried again',
    () => {
      const after = (level: 'fumble' | 'failure') => finished(aiding({ level }), '')
      expect(the(after('fumble').state, 'pal').limbs[CHEST]).toMatchObject({ hp: 4, aided: true })
      expect(the(after('failure').state, 'pal').limbs[CHEST]).toMatchObject({ hp: 5, aided: true })
      expect(told(after('fumble'), 'aidBotched')).toMatchObject([{ who: 'ann', at: 'pal' }])
      expect(told(after('failure'), 'aidFailed')).toMatchObject([{ who: 'ann', at: 'pal' }])
      expect(
        the(alone(duel(sword, sword, being('ann', {})), '', (ctx, s) => finishAid(ctx, s, the(s, 'ann'))).state, 'bob')
          .limbs[LEFT_ARM]?.aided,
      ).toBe(false)
    },
  )

  rule('LEG-AID-FirstAid', 'healer and patient are told apart, and the time is the healer’s to roll', () => {
    const state = arranged(facing({ ann: sword, horse: {} }, { bob: sword }), (s) =>
      limb(the(s, 'horse'), 0, { hp: 1 }),
    )
    const played = alone(state, 'ann first aid: 95\nann minutes: 2', (ctx, s) =>
      beginAid(ctx, s, the(s, 'ann'), the(s, 'horse'), 0),
    )
    const name = the(state, 'horse').facts.body.locations[0]?.name
    expect(told(played, 'aidBegun')).toMatchObject([
      { who: 'ann', at: 'horse', location: name, level: 'failure', rounds: 24 },
    ])
    expect(the(played.state, 'ann')).toMatchObject({ aiding: { at: 'horse', location: 0, rounds: 24 }, tended: false })
    expect(the(played.state, 'horse')).toMatchObject({ tended: true, aiding: undefined })
  })

  rule(
    'LEG-AID-FirstAid',
    'he treats himself or a friend beside him, the second as well as the first, and no foe',
    () => {
      const camp = (hurt: readonly string[], change?: (s: State) => void) =>
        arranged(facing({ ann: sword, pal: sword, cat: sword, far: sword }, { bob: sword }), (s) => {
          s.where = { bands: spaced(['ann', 'pal', 'cat', 'far', 'bob'], [1, 1, 1, 9, 9, 9, 1, 1, 1, 9]) }
          for (const id of hurt) limb(the(s, id), CHEST, { hp: 5 })
          change?.(s)
        })
      const why = (hurt: readonly string[], change?: (s: State) => void) =>
        refusal(legend, camp(hurt, change), 'ann', 'firstAid')
      for (const one of ['ann', 'pal', 'cat']) expect(why([one]), one).toBeUndefined()
      for (const one of ['far', 'bob']) expect(why([one]), one).toMatchObject({ rule: 'LEG-AID-FirstAid' })
      expect(offered(asking(camp(['ann', 'cat', 'far', 'bob']), 'ann act: firstAid'))).toEqual(['ann', 'cat'])
      const busy = being('ann', { aiding: { at: 'pal', location: CHEST, level: 'success', rounds: 3 } })
      expect(why([], busy)).toBeUndefined()
    },
  )
})
