import { describe, expect, test } from 'vitest'
import { refusal, rule } from '../../../../kernel/testing/index.ts'
import { hurtItem } from '../../body/hands.ts'
import { holding } from '../../ground/holds.ts'
import { dismounts } from '../../ground/riding.ts'
import { legend } from '../../index.ts'
import { lay, lift, spellOf, spellTargets } from '../../magic/targets.ts'
import { tags } from '../../screens/tags.ts'
import type { Impaled, Running, State } from '../../state/types.ts'
import { lapse } from '../../turn/turn.ts'
import { alone, arranged, facing, the } from '../arrange.ts'
import { CHEST, HEAD, item, man } from '../clash.ts'

const sword = man(['war-sword'])
const trio = (change: (s: State) => void = () => undefined): State =>
  arranged(facing({ ann: sword }, { bob: sword, cid: sword }), change)
const gripOn = (s: State, by: string, on: string) =>
  holding('grip', the(s, by), the(s, on), item(s, by, 'unarmed'), { item: item(s, on, 'war-sword').id })

describe('the second of several', () => {
  rule('LEG-MAN-Grip', 'whoever is gripped cannot change the distance, whoever else is held before him', () => {
    const state = trio((s) => {
      s.holds = [gripOn(s, 'ann', 'cid'), gripOn(s, 'bob', 'ann')]
    })
    expect(refusal(legend, state, 'ann', 'changeDistance')).toMatchObject({ rule: 'LEG-MAN-Grip' })
    state.holds.length = 1
    expect(refusal(legend, state, 'ann', 'changeDistance')).toMatchObject({ rule: 'LEG-ACT-ChangeDistance' })
  })

  rule('LEG-MAG-NoStack', 'when the greater spell ends the lesser one of its kind counts again', () => {
    const ward = (by: string, magnitude: number): Running =>
      ({ spell: 'protection', magnitude, by, at: 'ann', item: undefined, until: 99 }) as const
    const [great, small, other] = [ward('ann', 4), ward('bob', 2), { ...ward('ann', 9), at: 'cid' }]
    const { state } = alone(trio(), '', (ctx, s) => {
      for (const spell of [great, other, small]) lay(ctx, s, spell)
      expect([the(s, 'ann').warded, the(s, 'bob').warded, the(s, 'cid').warded]).toEqual([4, 0, 9])
      lift(ctx, s, great, 'LEG-SPL-Protection')
    })
    expect([the(state, 'ann').warded, the(state, 'cid').warded]).toEqual([2, 9])
    expect(state.spells).toEqual([other, small])
  })

  test('every weapon in a wound of his is told of him, and none of another’s', () => {
    const stuck = (by: string, on: string, penalty: number): Impaled =>
      ({ by, on, item: `${by} war-sword`, location: CHEST, penalty, roll: 1, skill: 60, level: 'success' }) as const
    const state = trio((s) => {
      s.impaled = [stuck('ann', 'bob', 10), stuck('bob', 'ann', 20), stuck('cid', 'ann', 30)]
    })
    expect(tags(state, the(state, 'ann')).filter((tag) => tag.startsWith('impaled'))).toEqual([
      'impaled by bob (−20%)',
      'impaled by cid (−30%)',
    ])
  })

  rule('LEG-OBJ-Broken', 'what breaks in a wound is in it no longer, and what else is stuck stays', () => {
    const stuck = (by: string, on: string): Impaled =>
      ({ by, on, item: `${by} war-sword`, location: HEAD, penalty: 20, roll: 1, skill: 60, level: 'success' }) as const
    const { state } = alone(
      trio((s) => {
        s.impaled = [stuck('bob', 'ann'), stuck('ann', 'bob'), stuck('cid', 'ann')]
        for (const id of ['ann', 'bob', 'cid']) item(s, id, 'war-sword').where = 'stuck'
      }),
      '',
      (ctx, s) => hurtItem(ctx, s, the(s, 'ann'), item(s, 'ann', 'war-sword'), 99, 'ignored', 'LEG-MAN-DamageWeapon'),
    )
    expect(item(state, 'ann', 'war-sword').where).toBe('broken')
    expect(state.impaled.map(({ by }) => by)).toEqual(['bob', 'cid'])
  })

  rule('LEG-ACT-Mount', 'one steps down where nobody stands, and not onto another beast’s back', () => {
    const picture = ['.......', '.hh....', '.hhb...', '.......', '...a...'].join('\n')
    const riding = (others: object = {}): State =>
      arranged({
        ...facing(
          { ann: man(['war-sword'], { rides: 'horse' }), horse: {} },
          { bob: sword },
          {},
          {
            map: { cell: 1, picture, key: { h: 'horse', b: 'bob', a: 'ann' } },
          },
        ),
        distance: undefined,
        ...others,
      })
    const state = riding()
    if ('bands' in state.where) throw new Error('there is a map')
    const mount = state.where.bodies.horse
    const down = (s: State) => {
      const { state: after } = alone(s, '', (ctx, st) => dismounts(ctx, st, the(st, 'ann'), 'LEG-ACT-Mount'))
      if ('bands' in after.where) throw new Error('there is a map')
      return after.where.bodies.ann
    }
    const first = down(state)
    expect(first).not.toMatchObject({ x: mount?.x, y: mount?.y })
    const taken = riding()
    if (!('bands' in taken.where) && first !== undefined) {
      taken.where = { ...taken.where, bodies: { ...taken.where.bodies, bob: { x: first.x, y: first.y, size: 1 } } }
    }
    expect(down(taken)).not.toEqual(first)
    const busy = riding()
    the(busy, 'ann').mount = undefined
    Object.assign(the(busy, 'horse'), { rider: undefined, mount: 'bob' })
    expect(refusal(legend, busy, 'ann', 'mount')).toMatchObject({ rule: 'LEG-ACT-Mount' })
  })
})

describe('at the edge', () => {
  rule('LEG-ACT-Delay', 'who defended himself with what he waited with has lost nothing, nor has who is down', () => {
    const lost = (fields: object) => {
      const { state, events } = alone(
        trio((s) => void Object.assign(the(s, 'ann'), { delaying: true, waited: 2, actions: 2, ...fields })),
        '',
        (ctx, s) => void lapse(ctx, s),
      )
      return [the(state, 'ann').actions, events.length, the(state, 'ann').delaying]
    }
    expect(lost({})).toEqual([1, 1, false])
    expect(lost({ actions: 1 })).toEqual([1, 0, false])
    expect(lost({ actions: 0, waited: 0 })).toEqual([0, 0, false])
    expect(lost({ condition: 'unconscious' })).toEqual([2, 0, false])
    expect(lost({ delaying: false })).toEqual([2, 0, false])
  })

  test('a blade with one Hit Point left takes Bladesharp, a broken one does not', () => {
    const targets = (hp: number) => {
      const state = trio((s) => {
        item(s, 'ann', 'war-sword').hp = hp
      })
      return spellTargets(state, the(state, 'ann'), spellOf('bladesharp')).map(({ on }) => on)
    }
    expect([targets(1), targets(0)]).toEqual([['ann war-sword'], []])
  })
})
