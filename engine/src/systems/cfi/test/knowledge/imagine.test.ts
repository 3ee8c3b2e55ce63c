import { describe, expect, test } from 'vitest'
import { cfi } from '../../index.ts'
import {
  CHEST,
  during,
  facing,
  HEAD,
  LEFT_ARM,
  LEFT_LEG,
  left,
  man,
  RIGHT_ARM,
  RIGHT_LEG,
  ready,
  the,
} from '../arrange.ts'

const ANN = { name: 'Ann', fighters: ['ann'], gm: false }

describe('what one believes of a stranger', () => {
  const believed = (bob: object, n: number, change: (s: ReturnType<typeof ready>) => void = () => {}) =>
    the(cfi.imagine(cfi.view(ready(facing(man(), bob), change), ANN), n), 'bob')

  test('he is as good as his kind, or ten per cent better or worse, twenty, thirty', () => {
    const combat = (n: number) => believed({ like: 'bandit', combat: 99 }, n).facts.combat
    expect([0, 1, 2, 3, 4].map(combat)).toEqual([56, 66, 46, 76, 36])
    const { evade, acrobatics } = believed({ like: 'bandit' }, 1).facts.skills
    expect([evade, acrobatics]).toEqual([62, 0])
    expect(believed({ like: 'bandit' }, 12).facts.skills.evade).toBe(5)
    expect(believed({ like: 'bandit' }, 12).facts.combat).toBe(5)
  })
  test('who is written by hand passes for a guard, and his luck and what he forgot are unknown', () => {
    const bob = believed(man([], { combat: 99, luck: 4 }), 0)
    expect([bob.facts.combat, bob.facts.luck, bob.luck]).toEqual([55, 0, 0])
  })
  test('wounds are guessed by how they look', () => {
    const bob = believed({ like: 'bandit', hp: { chest: 20, head: 20 } }, 0, (s) => {
      const set = (at: number, hp: number): void => {
        const limb = the(s, 'bob').limbs[at]
        if (limb !== undefined) limb.hp = hp
      }
      set(CHEST, 19)
      set(HEAD, 20)
      set(RIGHT_ARM, 0)
      set(LEFT_ARM, -4)
      set(RIGHT_LEG, 1)
      set(LEFT_LEG, -4)
    })
    const at = (i: number) => bob.limbs[i]?.hp
    expect([CHEST, HEAD, RIGHT_ARM, LEFT_ARM, RIGHT_LEG, LEFT_LEG].map(at)).toEqual([4, 5, -2, -4, 3, -2])
  })
  test('of another body than his kind nothing but five Hit Points is known', () => {
    expect(believed({ like: 'wolf', name: 'dog', body: 'humanoid', hp: {} }, 0).facts.hp.every((hp) => hp === 5)).toBe(
      true,
    )
  })
  test('a breath held is held for a while, a broken weapon stays broken', () => {
    const bob = believed({ like: 'bandit' }, 0, (s) => {
      Object.assign(the(s, 'bob'), during({ breath: 9 }))
      for (const item of the(s, 'bob').items) item.hp = item.weapon.kind === 'shield' ? 0 : 1
    })
    expect(left(bob, 'breath')).toBe(2)
    expect(
      bob.items.filter(({ weapon }) => weapon.kind !== 'unarmed').map(({ hp, weapon }) => hp === weapon.hp),
    ).toEqual([true, false, true])
  })
})
