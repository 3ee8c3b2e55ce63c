import { describe, expect, test } from 'vitest'
import { advance } from '../../../../kernel/advance.ts'
import { cfi } from '../../index.ts'
import type { Hold, State } from '../../state/types.ts'
import { alone, facing, man, onMap, ready, the, told } from '../arrange.ts'

const takes = (command: object): boolean => cfi.command.parse(command).ok
const ruled = (s: State, ruling: object): State => {
  const step = advance(cfi, s, [{ ruling, because: 'so it is' }])
  if (step.asked !== undefined) throw new Error('a ruling asks nothing')
  return step.state
}

const LIMITS: readonly [what: string, of: (n: number) => object, least: number, most: number][] = [
  ['Hit Points', (to) => ({ do: 'hit points', who: 'ann', location: 'chest', to }), -100, 200],
  ['a modifier', (value) => ({ do: 'modifier', who: 'ann', value, because: 'luck' }), -2, 3],
  ['how long it lasts', (n) => ({ do: 'modifier', who: 'ann', value: 1, because: 'luck', for: n }), 1, 100],
  ['a fall', (feet) => ({ do: 'fall', who: 'ann', feet }), 1, 500],
  ['a fire', (intensity) => ({ do: 'fire', who: 'ann', intensity }), 1, 5],
]
test.each(LIMITS)('%s has its limits', (_, of, least, most) => {
  expect([least - 1, least, most, most + 1].map((n) => takes(of(n)))).toEqual([false, true, true, false])
})

type Field = 'points' | 'initiative' | 'luck' | 'magicPoints' | 'fatigue' | 'facing'
describe('a number is set within its own limits', () => {
  const sets = (field: Field, to: number): number | undefined => {
    const s = ready(facing(man(), man()))
    const step = advance(cfi, s, [{ ruling: { do: 'set', who: 'ann', field, to }, because: 'so it is' }])
    return step.asked === undefined ? the(step.state, 'ann')[field] : undefined
  }
  test.each([
    ['points', 0, 10],
    ['initiative', 0, 100],
    ['luck', 0, 30],
    ['magicPoints', 0, 200],
    ['fatigue', 0, 9],
    ['facing', 0, 7],
  ] as const)('%s from %i to %i', (field, least, most) => {
    expect([sets(field, least), sets(field, most)]).toEqual([least, most])
    expect(() => sets(field, most + 1)).toThrow()
    expect(() => sets(field, least - 1)).toThrow()
  })
})

describe('what a ruling does', () => {
  test('a modifier is a grade from two easier to three harder, for so many rounds with this one', () => {
    const grades = [-2, -1, 0, 1, 2, 3].map((value) => {
      const s = ruled(ready(facing(man(), man())), { do: 'modifier', who: 'bob', value, because: 'a word', for: 3 })
      return s.favors.map(({ who, grade, until }) => `${who} ${grade} ${until}`)
    })
    expect(grades.flat()).toEqual(
      ['veryEasy', 'easy', 'standard', 'hard', 'formidable', 'herculean'].map((grade) => `bob ${grade} 3`),
    )
    const twice = ruled(ruled(ready(facing(man(), man())), { do: 'modifier', who: 'bob', value: 1, because: 'mud' }), {
      do: 'modifier',
      who: 'ann',
      value: 2,
      because: 'smoke',
    })
    expect(twice.favors.map(({ because }) => because)).toEqual(['mud', 'smoke'])
  })
  test('a form follows what has been filled in: how large a number can be, the locations of that body', () => {
    const field = (given: Record<string, unknown>, what: string, name: string) =>
      cfi
        .commands(ready(facing(man(), man())), given)
        .find((form) => form.do === what)
        ?.fields.find((each) => each.name === name)
    expect(field({ who: 'ann', field: 'magicPoints' }, 'set', 'to')).toMatchObject({ least: 0, most: 200 })
    expect(field({ who: 'ann', field: 'points' }, 'set', 'to')).toMatchObject({ least: 0, most: 10 })
    expect(field({ who: 'ann' }, 'hit points', 'location')?.choices).toContainEqual({ key: 'head', title: 'head' })
  })
  test('up is up, anything else is out of the fight', () => {
    const s = ready(facing(man(), man()), (at) => {
      Object.assign(the(at, 'bob'), { condition: 'unconscious', stance: 'prone' })
    })
    expect(the(ruled(s, { do: 'condition', who: 'bob', to: 'up' }), 'bob').condition).toBe('up')
    expect(the(ruled(s, { do: 'condition', who: 'ann', to: 'fled' }), 'ann')).toMatchObject({
      condition: 'fled',
      points: 0,
      stance: 'prone',
    })
  })
  test('scene, stance and footing are as he says, and told', () => {
    const s = ready(facing(man(), man()))
    expect(ruled(s, { do: 'scene', what: 'air', to: 'fog' }).scene).toEqual({ ...s.scene, air: 'fog' })
    expect(ruled(s, { do: 'scene', what: 'light', to: 'day' }).scene).toEqual({ ...s.scene, light: 'day' })
    expect(takes({ do: 'scene', what: 'light', to: 'fog' })).toBe(false)
    const lies = alone(s, '', (ctx, at) => cfi.amend(ctx, at, { do: 'stance', who: 'bob', to: 'crouching' }))
    expect(told(lies, 'ruled')).toMatchObject([{ who: 'bob', what: 'stance', from: 'standing', to: 'crouching' }])
    const hurt = alone(s, '', (ctx, at) =>
      cfi.amend(ctx, at, { do: 'hit points', who: 'bob', location: 'head', to: 1 }),
    )
    expect(told(hurt, 'ruled')).toMatchObject([{ who: 'bob', what: 'Hit Points of the head', from: 5, to: 1 }])
  })
  test('who is freed holds nobody and is held by nobody; the others hold on', () => {
    const hold = (by: string, on: string): Hold => ({
      kind: 'grip',
      by,
      on,
      location: 0,
      item: undefined,
      with: `${by} unarmed`,
      roll: 0,
      skill: 0,
      trips: false,
    })
    const sides = { heroes: { ann: man(), eva: man() }, foes: { bob: man(), cid: man() } }
    const s = ready({ system: 'cfi', sides, distance: 5 }, (at) => {
      at.holds = [
        hold('ann', 'bob'),
        hold('ann', 'cid'),
        hold('bob', 'ann'),
        hold('cid', 'ann'),
        hold('eva', 'bob'),
        hold('cid', 'eva'),
      ]
    })
    expect(ruled(s, { do: 'free', who: 'ann' }).holds).toEqual([hold('eva', 'bob'), hold('cid', 'eva')])
  })
  test('who is put into water swims, and his mount or rider goes where he goes', () => {
    const sides = { heroes: { ann: man([], { rides: 'dobbin' }), dobbin: { like: 'horse' } }, foes: { bob: man() } }
    const picture = 'hh...\nhh..a\n...ww\nb..ww'
    const s = ready(onMap(man(), man(), picture, { sides, key: { h: 'dobbin', w: 'water' } }))
    const body = (at: State, who: string) => ('field' in at.where ? at.where.bodies[who] : undefined)
    for (const who of ['ann', 'dobbin']) {
      const moved = ruled(s, { do: 'place', who, at: [3, 0] })
      expect([body(moved, 'ann'), body(moved, 'dobbin')]).toMatchObject([
        { x: 3, y: 0 },
        { x: 3, y: 0 },
      ])
    }
    expect(the(ruled(s, { do: 'place', who: 'bob', at: [3, 3] }), 'bob').footing).toBe('swimming')
    expect(the(ruled(s, { do: 'place', who: 'bob', at: [1, 3] }), 'bob').footing).toBe('firm')
  })
  test('a newcomer has half of what he could have rolled for Initiative, and acts in the next cycle', () => {
    const s = ready(facing(man(), man()), (at) => {
      at.cycle = 2
    })
    const joined = ruled(s, { do: 'add', side: 'foes', who: 'grub', like: 'goblin', near: 'bob' })
    const grub = the(joined, 'grub')
    const terms = the(ruled(s, { do: 'add', side: 'foes', who: 'other', like: 'goblin', near: 'ann' }), 'other')
    expect([grub.initiative, grub.acted, grub.side]).toEqual([grub.facts.initiative + 5, 2, 'foes'])
    expect(terms.initiative).toBe(grub.initiative)
    expect(takes({ do: 'add', side: 'foes', who: 'grub', like: 'goblin', fields: { combat: 999 } })).toBe(false)
  })
  test('a large newcomer takes the squares of his SIZ', () => {
    const s = ready(onMap(man(), man(), 'a.....\n......\n......\n.....b'))
    const joined = ruled(s, { do: 'add', side: 'foes', who: 'bear', like: 'bear', at: [2, 1] })
    expect('field' in joined.where ? joined.where.bodies.bear : undefined).toMatchObject({ x: 2, y: 1, size: 2 })
  })
})
