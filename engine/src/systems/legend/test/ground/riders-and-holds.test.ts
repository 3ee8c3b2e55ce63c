import { describe, expect, test } from 'vitest'
import { refusal } from '../../../../kernel/testing/index.ts'
import { seated } from '../../../../mechanisms/ground/standing.ts'
import { dies } from '../../body/conditions.ts'
import { underlingWound } from '../../body/general-hit-points.ts'
import { opened } from '../../exchange/declared.ts'
import { combatSkill, rangeChangeable } from '../../exchange/manoeuvres/exchange-won.ts'
import { holdItem, holding, partHolds } from '../../ground/holds.ts'
import { rooted } from '../../ground/pace.ts'
import { legend } from '../../index.ts'
import type { Exchange, Hold, State } from '../../state/types.ts'
import { outcome } from '../../turn/outcome.ts'
import { ruling } from '../amending.ts'
import { alone, arranged, being, facing, the } from '../arrange.ts'
import { CHEST, duel, fought, item, LEFT_ARM, LEFT_LEG, man, RIGHT_ARM } from '../clash.ts'

const sword = man(['war-sword'])
const rider = man(['war-sword'], { rides: 'horse', skills: { ride: 40, athletics: 30 } })
const mounted = (change?: (s: State) => void): State =>
  arranged(facing({ ann: rider, horse: { like: 'war-horse' } }, { bob: sword }), change)
const grapple = (s: State, by: string, on: string, location: number): Hold =>
  holding('grapple', the(s, by), the(s, on), item(s, by, 'unarmed'), { location })
/** An exchange Ann has won against Bob. */
const won = (s: State): Exchange =>
  Object.assign(
    opened(the(s, 'ann'), the(s, 'bob'), item(s, 'ann', 'war-sword'), { faces: [] } as never, {
      defence: 'none',
      attackSkill: 60,
      attackLevel: 'success',
    }),
    { winner: the(s, 'ann') },
  )

describe('a rider', () => {
  test('whom somebody has hold of does not ride off', () => {
    const free = mounted()
    expect(rooted(free, the(free, 'ann'))).toBeUndefined()
    const held = mounted((s) => {
      s.holds = [grapple(s, 'bob', 'ann', CHEST)]
    })
    expect(rooted(held, the(held, 'ann'))).toMatchObject({ rule: 'LEG-UNA-05' })
  })

  test('is carried off by no horse that is held, lies or is lame', () => {
    const changes = (change?: (s: State) => void): boolean => {
      const s = mounted(change)
      return rangeChangeable(s, won(s))
    }
    expect(changes()).toBe(true)
    expect(changes((s) => void s.holds.push(grapple(s, 'bob', 'horse', 0)))).toBe(false)
    expect(changes(being('horse', { stance: 'prone' }))).toBe(false)
    expect(
      changes((s) => {
        for (const limb of the(s, 'horse').limbs) limb.useless = true
      }),
    ).toBe(false)
  })

  test('keeps his weapon no better than he rides', () => {
    const [afoot, rides] = [duel(sword, sword), mounted()]
    expect(combatSkill(afoot, the(afoot, 'ann'), item(afoot, 'ann', 'war-sword'))).toBe(60)
    expect(combatSkill(rides, the(rides, 'ann'), item(rides, 'ann', 'war-sword'))).toBe(40)
  })

  test('who flees with the underlings takes his horse with him', () => {
    const state = arranged(
      facing(
        { ann: sword },
        {
          bob: { ...rider, wounds: 'underling' },
          horse: { like: 'war-horse' },
          cid: { ...sword, wounds: 'underling' },
        },
      ),
    )
    const { state: after } = alone(state, '', (ctx, s) => underlingWound(ctx, s, the(s, 'cid'), 99))
    expect([the(after, 'bob').condition, the(after, 'horse').condition]).toEqual(['fled', 'fled'])
    expect(outcome(after)).toMatchObject({ won: ['heroes'] })
  })
})

describe('a hold', () => {
  test('keeps its victim from mounting', () => {
    const state = (on: number | undefined): State =>
      arranged(facing({ ann: sword, horse: { like: 'war-horse' } }, { bob: sword }), (s) => {
        s.where = seated(s.where, 'horse', 'ann')
        if (on !== undefined) s.holds = [grapple(s, 'bob', 'ann', on)]
      })
    expect(refusal(legend, state(undefined), 'ann', 'mount')).toBeUndefined()
    expect(refusal(legend, state(LEFT_LEG), 'ann', 'mount')).toMatchObject({ rule: 'LEG-UNA-05' })
  })

  test('is taken by nobody who fell in the same moment', () => {
    const fists = (change?: (s: State) => void): State => duel(man(['unarmed']), sword, change)
    const struck = fought(
      fists((s) => {
        the(s, 'ann').condition = 'dead'
        the(s, 'bob').actions = 0
      }),
      'unarmed',
      'ann attack: 30\nann manoeuvre: none\nann damage: 1\nann hit location: 10',
    )
    expect(struck.state.holds).toEqual([])
  })

  test('of a thrown net or a javelin outlasts who threw it, and one by hand does not', () => {
    const held = (more: Partial<Hold>) =>
      alone(
        duel(sword, sword, (s) => {
          const with_ = item(s, 'ann', 'war-sword')
          with_.where = 'ground'
          s.holds = [holding('entangle', the(s, 'ann'), the(s, 'bob'), with_, { location: CHEST, ...more })]
        }),
        '',
        (ctx, s) => dies(ctx, s, the(s, 'ann'), 'LEG-WND-Major'),
      ).state.holds.length
    expect(held({})).toBe(1)
    expect(held({ kind: 'pin', work: 2 })).toBe(1)
    expect(held({ kind: 'grapple' })).toBe(0)
  })

  test('ends once no hand of the holder serves', () => {
    const holds = (...useless: readonly number[]) =>
      alone(
        duel(sword, sword, (s) => {
          s.holds = [grapple(s, 'ann', 'bob', CHEST)]
          for (const at of useless) Object.assign(the(s, 'ann').limbs[at] ?? {}, { useless: true })
        }),
        '',
        (ctx, s) => partHolds(ctx, s),
      ).state.holds.length
    expect([holds(), holds(RIGHT_ARM), holds(RIGHT_ARM, LEFT_ARM)]).toEqual([1, 1, 0])
  })

  test('closes on nothing that has been dropped or taken', () => {
    const pins = (change: (s: State) => void): number =>
      alone(duel(sword, sword, change), '', (ctx, s) => {
        const [ann, bob] = [the(s, 'ann'), the(s, 'bob')]
        const blade = item(s, 'bob', 'war-sword')
        holdItem(ctx, s, 'pin', [ann, item(s, 'ann', 'war-sword')], [bob, blade], 0, 'LEG-MAN-PinWeapon')
      }).state.holds.length
    expect(pins(() => undefined)).toBe(1)
    expect(pins((s) => void Object.assign(item(s, 'bob', 'war-sword'), { where: 'ground' }))).toBe(0)
    expect(pins(being('ann', { condition: 'dead' }))).toBe(0)
  })

  test('on a thing keeps it from being put away', () => {
    const pinned = duel(sword, sword, (s) => {
      s.holds = [holding('pin', the(s, 'bob'), the(s, 'ann'), item(s, 'bob', 'war-sword'), { item: 'ann war-sword' })]
    })
    expect(refusal(legend, duel(sword, sword), 'ann', 'readyWeapon')).toBeUndefined()
    expect(refusal(legend, pinned, 'ann', 'readyWeapon')).toMatchObject({ rule: 'LEG-ACT-ReadyWeapon' })
  })
})

test('nobody remembers the moves of one the Games Master takes away', () => {
  const state = arranged(facing({ ann: sword, cid: sword }, { bob: sword }), (s) => {
    s.moves = [
      { who: 'cid', metres: 4 },
      { who: 'bob', metres: 12 },
    ]
    Object.assign(the(s, 'ann'), { watched: 1, watching: 2 })
  })
  const { state: after } = ruling(state, { do: 'remove', who: 'cid' })
  expect(after.moves).toEqual([{ who: 'bob', metres: 12 }])
  expect(the(after, 'ann')).toMatchObject({ watched: 0, watching: 1 })
})
