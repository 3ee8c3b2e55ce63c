import { describe, expect, test } from 'vitest'
import { play } from '../../../../kernel/testing/index.ts'
import { cfi } from '../../index.ts'
import type { Fighter, Item, State } from '../../state/types.ts'
import { guarded } from '../../state/warding.ts'
import { acting, during, facing, item, left, man, offered, onMap, ready, the } from '../arrange.ts'

const near = (ann: object, change?: (s: State) => void, bob: object = man()) => ready(facing(ann, bob), change)
const readyings = (s: State) => offered(play(cfi, s, 'ann turn: ready'))
const is =
  (weapon: string, fields: Partial<Item>) =>
  (s: State): void =>
    void Object.assign(item(s, 'ann', weapon), fields)

describe('what may be made ready', () => {
  const two = (fields: object = {}) => man(['longsword', 'dagger'], fields)
  test('what is in hand goes away, what is stowed comes into a free one', () => {
    expect(readyings(near(two()))).toEqual(['sheathe longsword', 'draw dagger'])
    const full = near(man(['longsword', 'heater', 'dagger']))
    expect(item(acting(full, 'ann turn: ready', { steps: 1 }).state, 'ann', 'longsword').where).toBe('stowed')
  })
  test('a shield strapped on is not put away', () => {
    const s = near(man(['heater', 'dagger'], { ready: ['heater', 'dagger'] }))
    expect(acting(s, 'ann turn: ready', { steps: 1 }).state.fighters[0]?.items.map(({ where }) => where)).toEqual([
      'left',
      'stowed',
      'body',
    ])
  })
  test('what two hands hold is drawn with both free, a bastard sword with one or both', () => {
    const s = near(man(['bastard-sword', 'great-sword', 'dagger'], { ready: [] }))
    expect(readyings(s)).toEqual(['draw bastard-sword', 'draw both bastard-sword', 'draw great-sword', 'draw dagger'])
    const one = near(man(['bastard-sword', 'great-sword', 'dagger'], { ready: ['dagger'] }))
    expect(readyings(one)).toEqual(['draw bastard-sword', 'sheathe dagger'])
    const lame = near(man(['bastard-sword', 'great-sword', 'dagger'], { ready: [] }), (at) => {
      Object.assign(the(at, 'ann').limbs[5] ?? {}, { useless: true })
    })
    expect(readyings(lame)).toEqual(['draw bastard-sword', 'draw dagger'])
  })
  test('a bastard sword in one hand is gripped with the other where that is free', () => {
    const s = near(man(['bastard-sword', 'dagger'], { ready: ['bastard-sword'] }))
    expect(readyings(s)).toEqual(['sheathe bastard-sword', 'grip bastard-sword', 'draw dagger'])
    const full = near(man(['bastard-sword', 'dagger'], { ready: ['bastard-sword', 'dagger'] }))
    expect(readyings(full)).toEqual(['sheathe bastard-sword', 'sheathe dagger'])
    const left = near(
      man(['bastard-sword', 'dagger'], { ready: ['bastard-sword'] }),
      is('bastard-sword', { where: 'left' }),
    )
    expect(readyings(left)).toContain('grip bastard-sword')
    const both = near(man(['bastard-sword', 'dagger'], { ready: [] }), is('bastard-sword', { where: 'both' }))
    expect(item(acting(both, 'ann turn: ready', { steps: 1 }).state, 'ann', 'bastard-sword').where).toBe('stowed')
  })
  test('what is lifted is drawn, what lies near is lifted by a free hand', () => {
    expect(readyings(near(two(), is('dagger', { where: 'lifted' })))).toContain('draw dagger')
    expect(readyings(near(two(), is('dagger', { where: 'ground', away: 5 })))).toEqual([
      'sheathe longsword',
      'lift dagger',
    ])
    const far = near(man(['longsword', 'dagger', 'knife']), is('dagger', { where: 'ground', away: 6 }))
    expect(readyings(far)).toEqual(['sheathe longsword', 'draw knife'])
    const full = near(man(['great-sword', 'dagger', 'bastard-sword']), is('dagger', { where: 'ground', away: 0 }))
    expect(readyings(full)).not.toContain('lift dagger')
    const apart = ready(facing(two(), man(), {}, { distance: 60 }), is('dagger', { where: 'ground', away: 25 }))
    expect(readyings(apart)).toContain('lift dagger')
    const farther = ready(
      facing(man(['longsword', 'dagger', 'knife']), man(), {}, { distance: 60 }),
      is('dagger', { where: 'ground', away: 26 }),
    )
    expect(readyings(farther)).not.toContain('lift dagger')
  })
  test('what is lost or broken is made ready no more', () => {
    for (const where of ['lost', 'broken', 'body'] as const)
      expect(readyings(near(man(['longsword', 'knife', 'dagger']), is('dagger', { where })))).toEqual([
        'sheathe longsword',
        'draw knife',
      ])
  })
  test('what sticks in somebody is pulled out by who stuck it there, from within ten feet', () => {
    const stuck = (distance: number, by = 'ann') =>
      readyings(
        ready(facing(man(['longsword', 'dagger', 'knife']), man(), {}, { distance }), (at) => {
          is('dagger', { where: 'stuck' })(at)
          at.impaled = [{ by, on: 'bob', item: 'ann dagger', location: 3, size: 'small' }]
        }),
      ).includes('withdraw dagger')
    expect([stuck(10), stuck(11), stuck(5, 'bob')]).toEqual([true, false, false])
  })
  test('into the right hand, and into the left where that is full; a shield the other way round', () => {
    const drawn = (weapon: string, inHand: string[], fields: object = {}) => {
      const s = near(man([weapon, 'dagger', 'knife', 'buckler'], { ready: inHand, ...fields }))
      return item(acting(s, `ann turn: ready\nann ready: draw ${weapon}`, { steps: 1 }).state, 'ann', weapon).where
    }
    expect([drawn('longsword', []), drawn('longsword', ['dagger'])]).toEqual(['right', 'left'])
    expect([drawn('heater', []), drawn('heater', ['buckler'])]).toEqual(['left', 'right'])
    const s = near(man(['bastard-sword', 'dagger'], { ready: [] }))
    const both = acting(s, 'ann turn: ready\nann ready: draw both bastard-sword', { steps: 1 }).state
    expect(item(both, 'ann', 'bastard-sword').where).toBe('both')
  })
})

describe('what is guarded', () => {
  const locations = (weapon: string, at: number, crouch: boolean) => {
    const s = near(man([weapon]))
    return guarded(the(s, 'ann'), item(s, 'ann', weapon), at, crouch)
  }
  test('by a weapon one location, by a shield as many as it covers, crouched twice as many', () => {
    expect([locations('longsword', 3, false), locations('longsword', 3, true)]).toEqual([[3], [3]])
    expect(locations('buckler', 3, false)).toHaveLength(2)
    expect(locations('buckler', 3, true)).toHaveLength(4)
    expect(locations('heater', 6, false)).toContain(3)
    expect(locations('tower', 3, true)).toHaveLength(7)
    expect(locations('heater', 0, false)).toEqual(locations('heater', 0, false).toSorted((a, b) => a - b))
  })
  const wards = (ann: object, fields: Partial<Fighter> = {}) =>
    offered(
      play(
        cfi,
        near(ann, (s) => void Object.assign(the(s, 'ann'), fields)),
        'ann turn: ward',
      ),
    )
  test('crouched only behind a shield, on his own feet and on firm ground', () => {
    const crouching = (fields: Partial<Fighter> = {}, ann: object = man(['heater'])) =>
      wards(ann, fields).filter((key) => key.endsWith('crouching')).length
    expect(crouching()).toBe(7)
    expect(crouching({ stance: 'prone' })).toBe(0)
    expect(crouching({ mount: 'bob' })).toBe(0)
    expect(crouching({ aloft: true })).toBe(0)
    expect(crouching({ footing: 'swimming' })).toBe(0)
    expect(crouching({}, man(['longsword']))).toBe(0)
    expect(crouching({}, man(['longsword', 'heater']))).toBe(7)
    expect(wards(man(['longsword', 'heater']))).toHaveLength(7 + 14 + 1)
  })
  test('nothing more, where nothing is chosen; who no longer crouches stands', () => {
    const warded = (key: string, fields: Partial<Fighter>) => {
      const s = near(man(['longsword', 'heater']), (at) => void Object.assign(the(at, 'ann'), fields))
      const { stance, ward } = the(
        acting(s, `ann turn: ward\nann ward: ${key}`, { steps: 1, otherwise: 'usual' }).state,
        'ann',
      )
      return [stance, ward?.item]
    }
    const crouched = { stance: 'crouching', ward: { item: 'ann heater', locations: [3] } } as const
    expect(warded('none', crouched)).toEqual(['standing', undefined])
    expect(warded('longsword chest', crouched)).toEqual(['standing', 'ann longsword'])
    expect(warded('heater chest crouching', {})).toEqual(['crouching', 'ann heater'])
    expect(warded('heater chest', { stance: 'prone' })).toEqual(['prone', 'ann heater'])
  })
})

describe('First Aid', () => {
  const sides = { heroes: { ann: man([]), eva: man(), kay: man() }, foes: { bob: man(), cid: man() } }
  const hurtAll = (options: object, change?: (s: State) => void) =>
    ready(
      onMap(man(), man(), 'ae..b\n.k..c\n.....', { sides, options, key: { e: 'eva', k: 'kay', c: 'cid' } }),
      (s) => {
        for (const f of s.fighters) f.bleeding = [3]
        Object.assign(the(s, 'ann').limbs[0] ?? {}, { hp: 2 })
        change?.(s)
      },
    )
  const wounds = (options: object, change?: (s: State) => void) =>
    offered(play(cfi, hurtAll(options, change), 'ann turn: firstAid'))
  test('for himself and comrades beside him who are not dead or gone', () => {
    expect(wounds({})).toEqual(['ann chest', 'eva chest', 'kay chest'])
    const gone = (at: State) => {
      the(at, 'eva').condition = 'dead'
      if ('field' in at.where) Object.assign(at.where.bodies.kay ?? {}, { x: 2 })
    }
    expect(wounds({ firstAid: 'full' }, gone)).toEqual(['ann rightLeg', 'ann chest'])
    const fled = (at: State) => {
      the(at, 'eva').condition = 'fled'
    }
    expect(wounds({}, fled)).toEqual(['ann chest', 'kay chest'])
  })
  test('where it heals: what is not whole, not aided before and not gone', () => {
    const limb = (fields: object) => (at: State) => {
      Object.assign(the(at, 'ann').limbs[0] ?? {}, fields)
    }
    const has = (fields: object, options: object = { firstAid: 'full' }) =>
      wounds(options, limb(fields)).includes('ann rightLeg')
    expect(has({})).toBe(true)
    expect([has({ hp: 5 }), has({ hp: 4 })]).toEqual([false, true])
    expect([has({ aided: true }), has({ severed: true }), has({}, {})]).toEqual([false, false, false])
  })
  test('gives back no more than there was, and a limb above 0 serves again', () => {
    const healed = (hp: number, roll: number, options: object = { firstAid: 'full' }) => {
      const s = hurtAll(options, (at) => {
        const ann = the(at, 'ann')
        ann.bleeding = [0, 3, 4]
        Object.assign(ann, during({ dying: 5 }))
        Object.assign(ann.limbs[0] ?? {}, { hp, useless: true, wound: 'serious' })
      })
      const script = `ann turn: firstAid\nann wound: ann rightLeg\nann first aid: 20${options === STAUNCH ? '' : `\nann first aid heals: ${roll}`}`
      const ann = the(acting(s, script, { steps: 1 }).state, 'ann')
      const { hp: now, useless, wound, aided } = ann.limbs[0] ?? { hp: 0, useless: true, wound: 'none', aided: false }
      return [now, useless, wound, aided, left(ann, 'dying'), ann.bleeding, ann.staunched]
    }
    const STAUNCH = {}
    expect(healed(4, 3)).toEqual([5, false, 'none', true, 0, [3, 4], [0]])
    expect(healed(-1, 1)).toEqual([0, true, 'serious', true, 0, [3, 4], [0]])
    expect(healed(-1, 2)).toEqual([1, false, 'none', true, 0, [3, 4], [0]])
    expect(healed(2, 0, STAUNCH)).toEqual([2, true, 'serious', false, 5, [3, 4], [0]])
  })
})

describe('getting on', () => {
  test('a beast of his side on four legs, up, without a rider and beside him', () => {
    const sides = {
      heroes: { ann: man(), h1: { like: 'horse' }, h2: { like: 'horse' }, eva: man() },
      foes: { bob: man(), h3: { like: 'horse' } },
    }
    const key = { '1': 'h1', '2': 'h2', '3': 'h3', e: 'eva' }
    const picture = '11.....\n11.33..\n.ae33..\n22.....\n22....b'
    const mounts = (change?: (s: State) => void) => {
      const s = ready(onMap(man(), man(), picture, { sides, key }), change)
      return offered(play(cfi, s, 'ann turn: mount'))
    }
    expect(mounts()).toEqual(['h1', 'h2'])
    const alone = (is: Partial<Fighter>, who = 'h1') => {
      const s = ready(onMap(man(), man(), picture, { sides, key }), (at) => void Object.assign(the(at, who), is))
      return the(acting(s, 'ann turn: mount', { steps: 1 }).state, 'ann').mount
    }
    expect([alone({ condition: 'unconscious' }), alone({ rider: 'eva' }), alone({ side: 'foes' })]).toEqual([
      'h2',
      'h2',
      'h2',
    ])
    const two = (is: Partial<Fighter>) => alone(is, 'h2')
    expect(two({ rider: 'eva' })).toBe('h1')
  })
})
