import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { locationsHidden } from '../../../../mechanisms/body.ts'
import { spaced } from '../../../../space/bands.ts'
import { HUMANOID } from '../../content/bodies.ts'
import { legend } from '../../index.ts'
import type { State } from '../../state/types.ts'
import { acting, arranged, asking, facing, the } from '../arrange.ts'
import { ABDOMEN, CHEST, clash, HEAD, hp, item, man, offered, RIGHT_LEG, spent, told } from '../clash.ts'
import { archer } from '../shooting.ts'

const behind = (cover: object, ann: object = man(['war-sword']), options: object = {}): State =>
  arranged(facing({ ann }, { bob: man(['club'], { cover }) }, options), spent)
const FENCE = { object: 'fence', locations: ['rightLeg', 'leftLeg', 'abdomen'] }
const struckAt = (s: State, roll: string, damage: string, weapon = 'war-sword') =>
  clash(s, weapon, `ann attack: 60\nann manoeuvre: none\nann damage: ${damage}\nann hit location: ${roll}`)

describe('cover', () => {
  rule('LEG-COV-01', 'a blow at a covered location hits what covers it, and knocks nobody about', () => {
    const fence = struckAt(behind(FENCE), '7', '8')
    expect(hp(fence.state, 'bob', ABDOMEN)).toBe(6)
    expect(the(fence.state, 'bob').cover).toMatchObject({ hp: 1 })
    const open = struckAt(behind(FENCE), '10', '8')
    expect(hp(open.state, 'bob', CHEST)).toBe(-1)
    expect(the(open.state, 'bob').cover).toMatchObject({ hp: 5 })
  })

  rule('LEG-COV-02', 'Choose Location finds what shows', () => {
    const script = 'ann attack: 60\nann manoeuvre: chooseLocation\nann damage: 3\nann location: head'
    const { state } = clash(behind(FENCE), 'war-sword', script)
    expect(hp(state, 'bob', HEAD)).toBe(2)
    expect(the(state, 'bob').cover).toMatchObject({ hp: 5 })
  })

  rule(
    ['LEG-COV-02', 'LEG-OBJ-Broken'],
    'what is more than the cover can bear strikes through, and the cover is gone',
    () => {
      const chair = { object: 'chair', locations: ['rightLeg'] }
      const script = 'ann attack: 30\nann manoeuvre: none\nann damage: 10\nann hit location: 1'
      const axe = (damage: string) =>
        clash(behind(chair, man(['great-axe'])), 'great-axe', script.replace('10', damage))
      expect(hp(axe('8').state, 'bob', RIGHT_LEG)).toBe(3)
      expect(the(axe('8').state, 'bob').cover).toBeUndefined()
      expect(hp(axe('7').state, 'bob', RIGHT_LEG)).toBe(4)
      expect(hp(axe('6').state, 'bob', RIGHT_LEG)).toBe(5)
      expect(the(axe('6').state, 'bob').cover).toBeUndefined()
      expect(the(axe('5').state, 'bob').cover).toMatchObject({ hp: 1 })
    },
  )

  rule('LEG-COV-01', 'what the attacker won is lost with a blow the cover took', () => {
    const script = 'ann attack: 60\nann manoeuvre: tripOpponent\nann damage: 4\nann hit location: 1'
    const { state } = clash(behind(FENCE), 'war-sword', script)
    expect(the(state, 'bob').stance).toBe('standing')
    const stool = { ap: 0, hp: 4, locations: ['rightLeg'] }
    const spent = clash(behind(stool), 'war-sword', script)
    expect(the(spent.state, 'bob')).toMatchObject({ stance: 'standing', cover: undefined })
  })

  rule('LEG-COV-03', 'through total cover at −40% and at random, if it is small; else the attack fails', () => {
    const bush = { name: 'bush', ap: 0, hp: 1, total: true }
    const blind = clash(behind(bush), 'war-sword', 'ann attack: 20')
    expect(told(blind, 'attack')[0]).toMatchObject({ skill: 20, level: 'success' })
    expect(offered(blind)).not.toContain('chooseLocation')
    const hit = clash(
      behind(bush),
      'war-sword',
      'ann attack: 20\nann manoeuvre: none\nann damage: 4\nann hit location: 10',
    )
    expect(hp(hit.state, 'bob', CHEST)).toBe(4)
    const hedge = clash(behind({ ...bush, small: false }), 'war-sword', 'ann attack: 01')
    expect(told(hedge, 'attack')[0]).toMatchObject({ level: 'failure' })
    expect(told(hedge, 'attack')[0]?.rule).toContain('LEG-COV-03')
    expect(hedge.asked).toBeUndefined()
    expect(offered(clash(behind(FENCE), 'war-sword', 'ann attack: 60'))).toContain('chooseLocation')
  })

  rule('LEG-COV-03', 'a shot through it has −40% too', () => {
    const bush = { name: 'bush', ap: 0, hp: 1, total: true }
    expect(told(clash(behind(bush, archer('short-bow')), 'short-bow', 'ann attack: 21'), 'attack')[0]).toMatchObject({
      skill: 20,
    })
  })

  test('the part hidden is counted along the D20 from the ground up', () => {
    const names = (percent: number): string[] =>
      locationsHidden(HUMANOID, percent).map((i) => HUMANOID.locations[i]?.id ?? '')
    expect(names(14)).toEqual(['rightLeg'])
    expect(names(12)).toEqual([])
    expect(names(50)).toEqual(['rightLeg', 'leftLeg', 'abdomen'])
    expect(names(75)).toEqual(['rightLeg', 'leftLeg', 'abdomen', 'chest', 'rightArm'])
    expect(names(100)).toHaveLength(7)
  })
})

describe('inanimate objects', () => {
  const hacks = (s: State, weapon: string, damage: string) =>
    acting(s, `ann act: breakCover\nann weapon: ${weapon}\nann damage: ${damage}`)

  rule('LEG-OBJ-Hit', 'what a foe stands behind is hit without a roll, less its Armour Points', () => {
    const { state } = hacks(
      behind({ object: 'door', locations: ['chest'] }, man(['great-hammer'])),
      'great-hammer',
      '5',
    )
    expect(the(state, 'bob').cover).toMatchObject({ hp: 21 })
    expect(the(state, 'ann').actions).toBe(1)
    expect(refusal(legend, behind(FENCE), 'ann', 'breakCover')).toBeUndefined()
    const far = arranged(
      facing({ ann: man(['war-sword']) }, { bob: man(['club'], { cover: FENCE }) }, {}, { distance: 5 }),
    )
    expect(refusal(legend, far, 'ann', 'breakCover')).toMatchObject({ rule: 'LEG-OBJ-Hit' })
  })

  rule('LEG-OBJ-Hit', 'only what a foe hides behind is worth it', () => {
    const fence = man(['club'], { cover: FENCE })
    const friend = arranged(
      facing({ ann: man(['war-sword']), amy: fence }, { bob: man(['club']) }, {}, { distance: 1 }),
      (s) => {
        if ('bands' in s.where) s.where = { bands: spaced(s.where.bands.fighters, [1, 1, 1]) }
      },
    )
    expect(refusal(legend, friend, 'ann', 'breakCover')).toMatchObject({ rule: 'LEG-OBJ-Hit' })
    expect(offered(asking(behind(FENCE, archer('short-bow')), 'ann act: breakCover'))).toEqual(['unarmed', 'brawn'])
  })

  rule('LEG-OBJ-Weapon', 'a weapon no harder than what it strikes takes the damage it deals', () => {
    const left = (ap: number): number | undefined => {
      const { state } = hacks(behind({ ap, hp: 50, locations: ['chest'] }), 'war-sword', '8')
      return item(state, 'ann', 'war-sword').hp
    }
    expect(left(6)).toBe(8)
    expect(left(5)).toBe(10)
    const struck = struckAt(behind({ ap: 8, hp: 50, locations: ['chest'] }), '10', '8')
    expect(item(struck.state, 'ann', 'war-sword').hp).toBe(8)
  })

  rule(['LEG-EQP-SparedByWood', 'LEG-EQP-SparedByAll'], 'axes are spared by wood, hammers by everything', () => {
    const kept = (weapon: string, wooden: boolean): boolean => {
      const { state } = hacks(behind({ ap: 9, hp: 50, wooden, locations: ['chest'] }, man([weapon])), weapon, '10')
      return item(state, 'ann', weapon).hp === item(behind(FENCE, man([weapon])), 'ann', weapon).hp
    }
    expect([kept('great-axe', true), kept('great-axe', false)]).toEqual([true, false])
    expect([kept('great-hammer', true), kept('great-hammer', false)]).toEqual([true, true])
  })

  rule('LEG-OBJ-Weapon', 'a bow is not hurt by what its arrow strikes', () => {
    const s = behind({ ap: 10, hp: 50, locations: ['chest'] }, archer('short-bow'))
    expect(item(struckAt(s, '10', '6', 'short-bow').state, 'ann', 'short-bow').hp).toBe(4)
    const dagger = behind({ ap: 10, hp: 50, locations: ['chest'] }, archer('javelin'))
    expect(item(struckAt(dagger, '10', '8', 'javelin').state, 'ann', 'javelin').hp).toBe(3)
  })

  rule('LEG-OBJ-Brawn', 'Brawn breaks things for 1D3', () => {
    const s = behind({ ap: 1, hp: 9, locations: ['chest'] })
    const { state } = acting(s, 'ann act: breakCover\nann weapon: brawn\nann brawn: 50\nann breaking: 3')
    expect(the(state, 'bob').cover).toMatchObject({ hp: 7 })
    expect(() => acting(s, 'ann act: breakCover\nann weapon: brawn\nann brawn: 50\nann breaking: 4')).toThrow('d3')
    const failed = acting(s, 'ann act: breakCover\nann weapon: brawn\nann brawn: 51')
    expect(the(failed.state, 'bob').cover).toMatchObject({ hp: 9 })
  })

  rule('LEG-OBJ-Broken', 'at 0 Hit Points it covers nobody', () => {
    const s = behind({ ap: 0, hp: 4, locations: ['chest'] })
    expect(the(hacks(s, 'war-sword', '4').state, 'bob').cover).toBeUndefined()
    expect(the(hacks(s, 'war-sword', '3').state, 'bob').cover).toMatchObject({ hp: 1 })
  })
})

describe('firing into a crowd', () => {
  const crowd = (more: object = {}, options: object = {}, change?: (s: State) => void): State =>
    arranged(
      facing({ ann: archer('short-bow') }, { bob: man(['club'], more), cid: man(['club']) }, options, { distance: 20 }),
      (s) => {
        if ('bands' in s.where) s.where = { bands: spaced(s.where.bands.fighters, [20, 20, 1]) }
        for (const id of ['bob', 'cid']) the(s, id).actions = 0
        change?.(s)
      },
    )
  const shot = (s: State, roll: string, rest: string) =>
    clash(s, 'short-bow', `ann attack: 60\nann manoeuvre: none\nann damage: 4\nann hit location: ${roll}\n${rest}`)

  rule(
    ['LEG-CRD-01', 'LEG-CRD-02'],
    'a location the crowd covers means that somebody beside him is struck at random',
    () => {
      const stray = shot(crowd(), '3', 'ann hit location: 10')
      expect(hp(stray.state, 'bob', RIGHT_LEG)).toBe(5)
      expect(hp(stray.state, 'cid', CHEST)).toBe(3)
      expect(hp(shot(crowd(), '4', '').state, 'bob', 1)).toBe(1)
    },
  )

  rule('LEG-CRD-01', 'the scenario may say what is covered, and nobody beside him covers nothing', () => {
    const named = { screened: ['head'] }
    expect(hp(shot(crowd(named), '20', 'ann hit location: 10').state, 'cid', CHEST)).toBe(3)
    expect(hp(shot(crowd(named), '3', '').state, 'bob', RIGHT_LEG)).toBe(1)
    const alone = crowd(named, {}, (s) => {
      if ('bands' in s.where) s.where = { bands: spaced(s.where.bands.fighters, [20, 20, 2]) }
    })
    expect(hp(shot(alone, '20', '').state, 'bob', HEAD)).toBe(1)
    const fallen = crowd(named, {}, (s) => {
      the(s, 'cid').stance = 'prone'
    })
    expect(hp(shot(fallen, '20', '').state, 'bob', HEAD)).toBe(1)
  })

  rule('LEG-CRD-02', 'whoever is struck by accident may defend himself, and if he evades it flies on', () => {
    const ready = crowd({}, {}, (s) => {
      the(s, 'cid').actions = 2
    })
    const flown = shot(ready, '3', 'cid defend: evade\ncid evade: 03')
    expect([hp(flown.state, 'bob', RIGHT_LEG), hp(flown.state, 'cid', CHEST)]).toEqual([1, 7])
    expect(the(flown.state, 'cid').actions).toBe(1)
    const hit = shot(ready, '3', 'cid defend: evade\ncid evade: 51\nann hit location: 10')
    expect([hp(hit.state, 'bob', RIGHT_LEG), hp(hit.state, 'cid', CHEST)]).toEqual([5, 3])
  })

  rule('LEG-CRD-02', 'of several the dice decide who, or the Games Master', () => {
    const three = (options: object): State =>
      arranged(
        facing({ ann: archer('short-bow') }, { bob: man(['club']), cid: man(['club']), dan: man(['club']) }, options, {
          distance: 20,
        }),
        (s) => {
          if ('bands' in s.where) s.where = { bands: spaced(s.where.bands.fighters, [20, 20, 1, 20, 1, 1]) }
          for (const id of ['bob', 'cid', 'dan']) the(s, id).actions = 0
        },
      )
    const byDice = shot(three({}), '7', 'bob bystander: 2\nann hit location: 10')
    expect([hp(byDice.state, 'cid', CHEST), hp(byDice.state, 'dan', CHEST)]).toEqual([7, 3])
    const byRuling = shot(three({ crowdVictim: 'ask' }), '7', 'gm bystander: cid\nann hit location: 10')
    expect([hp(byRuling.state, 'cid', CHEST), hp(byRuling.state, 'dan', CHEST)]).toEqual([3, 7])
    expect(hp(shot(three({}), '10', '').state, 'bob', CHEST)).toBe(3)
  })

  rule('LEG-CRD-01', 'his own horse is no crowd', () => {
    const mounted = crowd({ screened: ['rightLeg'] }, {}, (s) => {
      the(s, 'bob').mount = 'cid'
    })
    expect(hp(shot(mounted, '3', '').state, 'bob', RIGHT_LEG)).toBe(1)
    const carried = crowd({ screened: ['rightLeg'] }, {}, (s) => {
      the(s, 'cid').mount = 'bob'
    })
    expect(hp(shot(carried, '3', '').state, 'bob', RIGHT_LEG)).toBe(1)
    const afoot = crowd({ screened: ['rightLeg'] })
    expect(hp(shot(afoot, '3', 'ann hit location: 10').state, 'cid', CHEST)).toBe(3)
  })

  rule('LEG-CRD-01', 'three quarters are the most a crowd covers', () => {
    const names = ['bob', 'cid', 'dan', 'eve', 'fay']
    const many = arranged(
      facing(
        { ann: archer('short-bow') },
        Object.fromEntries(names.map((id) => [id, man(['club'])])),
        {},
        { distance: 20 },
      ),
      (s) => {
        if ('bands' in s.where) {
          const { fighters } = s.where.bands
          const near = fighters.flatMap((_, i) => fighters.slice(0, i).map((__, j) => (j === 0 ? 20 : 1)))
          s.where = { bands: spaced(fighters, near) }
        }
        for (const id of names) the(s, id).actions = 0
      },
    )
    expect(hp(shot(many, '15', 'bob bystander: 1\nann hit location: 10').state, 'cid', CHEST)).toBe(3)
    expect(hp(shot(many, '16', '').state, 'bob', 5)).toBe(0)
  })

  rule('LEG-CRD-01', 'on a map it is who stands in the way that covers', () => {
    const field = (picture: string): State => {
      const map = { picture, key: { a: 'ann', b: 'bob', c: 'cid' } }
      const s = arranged(
        facing(
          { ann: archer('short-bow') },
          { bob: man(['club']), cid: man(['club']) },
          {},
          { map, distance: undefined },
        ),
        spent,
      )
      the(s, 'cid').actions = 0
      return s
    }
    const before = shot(field('a.......cb'), '3', 'ann hit location: 10')
    expect(hp(before.state, 'cid', CHEST)).toBe(3)
    const afar = shot(field('a...c....b'), '3', 'ann hit location: 10')
    expect(hp(afar.state, 'cid', CHEST)).toBe(3)
    expect(hp(shot(field('a........bc'), '3', '').state, 'bob', RIGHT_LEG)).toBe(1)
  })
})
