import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { spaced } from '../../../../space/bands.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { CHEST, clash, duel, HEAD, hp, LEFT_ARM, man, offered, RIGHT_ARM, RIGHT_LEG, spent, told } from '../clash.ts'

/** Ann has a sword in her right hand and her left one free. */
const bout = (change?: (s: State) => void, ann: object = man(['war-sword'])): State =>
  duel(ann, man(['war-sword']), change)
const grapple =
  (location: number, by = 'ann', on = 'bob') =>
  (s: State) => {
    const hold = { kind: 'grapple', by, on, item: undefined, location, with: `${by} unarmed` } as const
    s.holds.push({ ...hold, tripReady: false, roll: 0, skill: 0, level: 'success', work: 0 })
  }
/** Bob can do nothing about what follows. */
const idle = (change: (s: State) => void) => (s: State) => {
  spent(s)
  change(s)
}

describe('unarmed combat', () => {
  rule('LEG-UNA-01', 'bare hands serve beside any weapon, with Unarmed and for 1D3', () => {
    const played = acting(
      bout(spent),
      'ann act: attack\nann weapon: unarmed\nann attack: 40\nann manoeuvre: none\nann unarmed: damage\nann damage: 3\nann hit location: 10',
    )
    expect(told(played, 'attack')[0]).toMatchObject({ skill: 40 })
    expect(hp(played.state, 'bob', CHEST)).toBe(4)
  })

  rule('LEG-UNA-02', 'a success does damage or takes hold of the location struck', () => {
    const asked = clash(bout(spent), 'unarmed', 'ann attack: 40\nann manoeuvre: none')
    expect(offered(asked)).toEqual(['damage', 'grapple'])
    const held = clash(
      bout(spent),
      'unarmed',
      'ann attack: 40\nann manoeuvre: none\nann unarmed: grapple\nann hit location: 13',
    )
    expect(held.state.holds).toMatchObject([{ kind: 'grapple', by: 'ann', on: 'bob', location: RIGHT_ARM }])
    expect(hp(held.state, 'bob', RIGHT_ARM)).toBe(4)
  })

  rule('LEG-UNA-02', 'holding needs an empty hand that can grip, and a blow no parry turned', () => {
    const full = man(['war-sword', 'heater-shield'])
    const hit = 'ann attack: 40\nann manoeuvre: none\nann damage: 3\nann hit location: 10'
    expect(hp(clash(bout(spent, full), 'unarmed', hit).state, 'bob', CHEST)).toBe(4)
    const parried = clash(bout(), 'unarmed', 'bob defend: war-sword\nann attack: 40\nbob parry: 60\nann damage: 2')
    expect(parried.state.holds).toHaveLength(0)
    expect(parried.asked).toBeUndefined()
    const failed = clash(bout(), 'unarmed', 'bob defend: war-sword\nann attack: 40\nbob parry: 61\nann manoeuvre: none')
    expect(offered(failed)).toEqual(['damage', 'grapple'])
    const lame = bout((s) => {
      spent(s)
      Object.assign(the(s, 'ann').limbs[5] ?? {}, { useless: true })
    })
    expect(hp(clash(lame, 'unarmed', hit).state, 'bob', CHEST)).toBe(4)
    const busy = bout((s) => {
      spent(s)
      grapple(RIGHT_ARM)(s)
    })
    expect(hp(clash(busy, 'unarmed', hit).state, 'bob', CHEST)).toBe(4)
  })

  rule('LEG-UNA-02', 'a hand that holds somebody, or is held, takes hold of nobody else', () => {
    const hit = 'ann attack: 20\nann manoeuvre: none'
    const three = arranged(facing({ ann: man(['war-sword']) }, { bob: man(['club']), cid: man(['club']) }), (s) => {
      spent(s)
      grapple(RIGHT_LEG, 'ann', 'cid')(s)
    })
    const busy = clash(three, 'unarmed', `${hit}\nann damage: 3\nann hit location: 10`)
    expect(hp(busy.state, 'bob', CHEST)).toBe(4)
    const held = clash(bout(idle(grapple(LEFT_ARM, 'bob', 'ann'))), 'unarmed', hit)
    expect(offered(held)).toEqual(['damage', 'breakFree'])
    const tied = bout((s) => {
      idle(grapple(RIGHT_LEG))(s)
      Object.assign(s.holds[0] ?? {}, { kind: 'entangle' })
    })
    expect(offered(clash(tied, 'unarmed', hit))).toEqual(['damage', 'grapple'])
    const leg = clash(bout(idle(grapple(RIGHT_LEG, 'bob', 'ann'))), 'unarmed', hit)
    expect(offered(leg)).toEqual(['damage', 'grapple', 'breakFree'])
  })

  rule('LEG-UNA-02', 'a success may instead break a hold', () => {
    const held = bout((s) => {
      spent(s)
      grapple(CHEST, 'bob', 'ann')(s)
    })
    const free = clash(held, 'unarmed', 'ann attack: 20\nann manoeuvre: none\nann unarmed: breakFree')
    expect(free.state.holds).toHaveLength(0)
    const missed = clash(held, 'unarmed', 'ann attack: 21')
    expect(missed.state.holds).toHaveLength(1)
  })

  rule('LEG-UNA-03', 'a held arm cannot use what it bears, a held leg cannot move', () => {
    const arm = acting(bout(idle(grapple(RIGHT_ARM, 'bob', 'ann'))), 'ann act: attack\nann attack: 95')
    expect(told(arm, 'attack')[0]).toMatchObject({ weapon: 'Unarmed' })
    const leg = bout(grapple(RIGHT_LEG, 'bob', 'ann'))
    expect(refusal(legend, leg, 'ann', 'stride')).toMatchObject({ rule: 'LEG-UNA-03' })
  })

  rule('LEG-UNA-03', 'held by head or trunk everything is at −20%', () => {
    const skill = (location: number): unknown =>
      told(clash(bout(idle(grapple(location, 'bob', 'ann'))), 'war-sword', 'ann attack: 95'), 'attack')[0]?.skill
    expect([skill(HEAD), skill(CHEST), skill(RIGHT_LEG)]).toEqual([40, 40, 60])
  })

  rule('LEG-UNA-04', 'Unarmed or Brawn, whichever is better, breaks a hold against the same', () => {
    const held = bout(grapple(RIGHT_LEG, 'bob', 'ann'))
    const free = acting(held, 'ann act: wrestleFree\nann break free: 50\nbob keep hold: 49')
    expect(free.state.holds).toHaveLength(0)
    expect(the(free.state, 'ann').actions).toBe(1)
    expect(the(free.state, 'bob').actions).toBe(2)
    const kept = acting(held, 'ann act: wrestleFree\nann break free: 49\nbob keep hold: 50')
    expect(kept.state.holds).toHaveLength(1)
    const brawler = man(['war-sword'], { skills: { unarmed: 70, brawn: 50 } })
    const boxer = bout(grapple(RIGHT_LEG, 'bob', 'ann'), brawler)
    expect(
      told(acting(boxer, 'ann act: wrestleFree\nann break free: 70\nbob keep hold: 50'), 'wrestled')[0],
    ).toMatchObject({
      skill: 70,
      against: 50,
      free: true,
    })
    expect(refusal(legend, bout(), 'ann', 'wrestleFree')).toMatchObject({ rule: 'LEG-UNA-04' })
  })

  rule('LEG-UNA-05', 'on his Strike Rank the holder hurts what he holds', () => {
    const { state } = acting(
      bout(idle(grapple(HEAD))),
      'ann act: hurtHeld\nann attack: 40\nann manoeuvre: none\nann damage: 3',
    )
    expect(hp(state, 'bob', HEAD)).toBe(2)
    expect(state.holds).toHaveLength(1)
    expect(refusal(legend, bout(), 'ann', 'hurtHeld')).toMatchObject({ rule: 'LEG-UNA-05' })
  })

  rule(['LEG-UNA-05', 'LEG-UNA-04'], 'its owner opposes with Unarmed or Brawn, and success stops it all', () => {
    const s = bout(grapple(RIGHT_LEG))
    const asked = asking(s, 'ann act: hurtHeld')
    expect(offered(asked)).toEqual(['unarmed', 'none'])
    const stopped = acting(s, 'ann act: hurtHeld\nbob defend: unarmed\nann attack: 40\nbob parry: 50\nann damage: 3')
    expect(hp(stopped.state, 'bob', RIGHT_LEG)).toBe(5)
    expect(the(stopped.state, 'bob').actions).toBe(1)
    expect(told(stopped, 'parry')[0]).toMatchObject({ skill: 50 })
    const hurt = acting(
      s,
      'ann act: hurtHeld\nbob defend: unarmed\nann attack: 40\nbob parry: 51\nann manoeuvre: none\nann damage: 3',
    )
    expect(hp(hurt.state, 'bob', RIGHT_LEG)).toBe(2)
    expect(told(hurt, 'unarmed'), 'pressure on what is held is no new blow that could take hold').toEqual([])
  })

  rule('LEG-UNA-05', 'the hold lasts until he lets go, which costs nothing', () => {
    const { state } = acting(bout(grapple(HEAD)), 'ann act: letGo\nann act: doNothing')
    expect(state.holds).toHaveLength(0)
    expect(the(state, 'ann').actions).toBe(1)
    expect(refusal(legend, bout(), 'ann', 'letGo')).toMatchObject({ rule: 'LEG-UNA-05' })
    const apart = bout(grapple(HEAD), undefined)
    apart.where = { bands: spaced(['ann', 'bob'], [3]) }
    expect(acting(apart, 'ann act: doNothing').state.holds).toEqual([])
    expect(refusal(legend, bout(grapple(HEAD, 'bob', 'ann')), 'ann', 'changeDistance')).toMatchObject({
      rule: 'LEG-UNA-05',
    })
    expect(refusal(legend, bout(grapple(HEAD, 'bob', 'ann')), 'ann', 'letGo')).toMatchObject({ rule: 'LEG-UNA-05' })
    expect(refusal(legend, bout(grapple(HEAD, 'bob', 'ann')), 'ann', 'hurtHeld')).toMatchObject({ rule: 'LEG-UNA-05' })
    expect(refusal(legend, bout(grapple(HEAD)), 'ann', 'wrestleFree')).toMatchObject({ rule: 'LEG-UNA-04' })
    const lasts = acting(bout(grapple(HEAD)), 'ann act: doNothing\nbob act: doNothing')
    expect(lasts.state.holds).toHaveLength(1)
  })

  rule('LEG-EQP-Garrotte', 'a garrotte serves from behind on the unsuspecting, bites the throat and holds on', () => {
    const stalker = man(['garrotte'])
    const unaware = bout((s) => {
      the(s, 'ann').comesFrom = 'back'
      the(s, 'bob').surprised = s.round
    }, stalker)
    const { state } = acting(
      unaware,
      'ann act: attack\nann weapon: garrotte\nann attack: 60\nann manoeuvre: none\nann damage: 2',
    )
    expect(hp(state, 'bob', HEAD)).toBe(3)
    expect(state.holds).toMatchObject([{ kind: 'grapple', by: 'ann', on: 'bob', location: HEAD, with: 'ann garrotte' }])
    const arms = (change: (s: State) => void): readonly string[] =>
      offered(asking(bout(change, stalker), 'ann act: attack'))
    expect(arms(grapple(HEAD))).toContain('garrotte')
    const plain = acting(bout(spent, stalker), 'ann act: attack\nann attack: 95')
    expect(told(plain, 'attack')[0]).toMatchObject({ weapon: 'Unarmed' })
    const seen = bout((s) => {
      spent(s)
      the(s, 'bob').surprised = s.round
    }, stalker)
    expect(told(acting(seen, 'ann act: attack\nann attack: 95'), 'attack')[0]).toMatchObject({ weapon: 'Unarmed' })
    const arm = bout(idle(grapple(RIGHT_ARM)), stalker)
    expect(told(acting(arm, 'ann act: attack\nann attack: 95'), 'attack')[0]).toMatchObject({ weapon: 'Unarmed' })
  })

  rule('LEG-EQP-Garrotte', 'it hurts again each Combat Action, and its victim wrestles', () => {
    const noosed = bout(
      (s) => {
        grapple(HEAD)(s)
        Object.assign(s.holds[0] ?? {}, { with: 'ann garrotte' })
      },
      man(['garrotte']),
    )
    const asked = asking(noosed, 'ann act: hurtHeld')
    expect(offered(asked)).toEqual(['unarmed', 'none'])
    const { state } = acting(
      noosed,
      'ann act: hurtHeld\nbob defend: none\nann attack: 60\nann manoeuvre: none\nann damage: 2',
    )
    expect(hp(state, 'bob', HEAD)).toBe(3)
    expect(state.holds).toHaveLength(1)
  })
})

describe('bare hands named in a style', () => {
  const boxer = man(['unarmed'])

  rule('LEG-STY-06', 'are no thing that is held: the body fumbles on its own table and gives no Combat Action', () => {
    const state = duel(boxer, man(['unarmed', 'dagger']))
    expect(state.fighters.map((f) => f.items.map(({ id, where }) => [id, where]))).toEqual([
      [['ann unarmed', 'body']],
      [
        ['bob unarmed', 'body'],
        ['bob dagger', 'right'],
      ],
    ])
    expect(the(state, 'bob').allotted).toBe(2)
    const fumbled = clash(state, 'unarmed', 'bob defend: none\nann attack: 100\nann fumble: 4')
    expect(told(fumbled, 'numb')).toHaveLength(1)
    expect(told(fumbled, 'dropped')).toEqual([])
  })

  test('cannot be disarmed', () => {
    const open = offered(clash(duel(man(['war-sword']), boxer, spent), 'war-sword', 'ann attack: 30'))
    expect(open).not.toContain('disarmOpponent')
  })

  rule('LEG-MAN-TakeWeapon', 'hold what they take', () => {
    const { state } = clash(
      duel(man(['war-sword']), boxer),
      'war-sword',
      'bob defend: unarmed\nann attack: 90\nbob complete parry: roll\nbob parry: 30\nbob manoeuvre: takeWeapon\nann disarm: 90',
    )
    expect(the(state, 'bob').items.map(({ id, where }) => [id, where])).toContainEqual(['ann war-sword', 'right'])
  })
})

describe('a hand that grips', () => {
  const grips =
    (item = 'bob war-sword') =>
    (s: State) => {
      spent(s)
      const hold = { kind: 'grip', by: 'ann', on: 'bob', item, location: undefined, with: 'ann unarmed' } as const
      s.holds.push({ ...hold, tripReady: false, roll: 0, skill: 0, level: 'success', work: 0 })
    }
  const open = (ann: object, change: (s: State) => void) =>
    offered(clash(duel(ann, man(['war-sword', 'buckler']), change), 'unarmed', 'ann attack: 30'))

  rule('LEG-MAN-Grip', 'is not empty: it takes another hand, and never the same thing twice', () => {
    expect(open(man(['dagger']), spent)).toContain('grip')
    expect(open(man(['dagger']), grips())).not.toContain('grip')
    expect(open(man(['unarmed']), grips())).toContain('grip')
    const both = (s: State): void => {
      grips()(s)
      grips('bob buckler')(s)
    }
    expect(open(man(['unarmed']), both)).not.toContain('grip')
    const second = clash(
      duel(man(['unarmed']), man(['war-sword', 'buckler']), grips()),
      'unarmed',
      'ann attack: 30\nann manoeuvre: grip\nann unarmed: damage\nann damage: 1\nann hit location: 10',
    )
    expect(second.state.holds.map(({ item }) => item)).toEqual(['bob war-sword', 'bob buckler'])
  })
})
