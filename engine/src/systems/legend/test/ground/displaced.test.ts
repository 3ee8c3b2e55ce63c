import { describe, expect, test } from 'vitest'
import { withdraw } from '../../ground/movement.ts'
import { shove } from '../../ground/pushing.ts'
import { dismounts, mounts } from '../../ground/riding.ts'
import type { Ctx, Fighter, State } from '../../state/types.ts'
import { ruling } from '../amending.ts'
import { alone, arranged, facing, the } from '../arrange.ts'
import { FENCE, man } from '../clash.ts'

const sword = man(['war-sword'])
const rider = man(['war-sword'], { rides: 'horse', skills: { ride: 60, athletics: 50 } })
const KEY = { a: 'ann', b: 'bob', h: 'horse', w: 'water', '~': 'difficult' }
/** The letters a picture shows. */
const keyOf = (picture: string): object =>
  Object.fromEntries(Object.entries(KEY).filter(([letter]) => picture.includes(letter)))
const drawn = (picture: string, heroes: object): State =>
  arranged(
    {
      ...facing(heroes, { bob: sword }, {}, { map: { cell: 1, picture, key: keyOf(picture) } }),
      distance: undefined,
    },
    (s) => {
      for (const f of s.fighters) f.cover = { ...FENCE }
    },
  )

/** Every way to come to be elsewhere: from the fourth column of the map to one farther right. */
const WAYS: readonly (readonly [string, (ctx: Ctx, s: State, f: Fighter) => void])[] = [
  ['walking', (ctx, s, f) => void withdraw(ctx, s, f, 'bob', 2)],
  ['a bash or a knockback', (ctx, s, f) => void shove(ctx, s, f, the(s, 'bob'), 2, 'LEG-MAN-Bash')],
]
const GROUNDS = [
  ['firm ground', '.......', 'firm'],
  ['rubble', '~~~~~~~', 'unstable'],
  ['water', 'wwwwwww', 'swimming'],
] as const

describe.each(WAYS)('whoever has come elsewhere by %s', (_, goes) => {
  test.each(GROUNDS)('has %s under his feet, and what covered him behind him', (_ground, kinds, footing) => {
    const before = drawn(`ba${kinds.slice(2)}`, { ann: sword })
    const { state } = alone(before, '', (ctx, s) => goes(ctx, s, the(s, 'ann')))
    expect(the(state, 'ann')).toMatchObject({ footing, cover: undefined })
    expect(the(state, 'bob').cover).toBeDefined()
  })
})

test('ridden into water the horse swims and its rider sits in the saddle', () => {
  const before = drawn('b.hhwwwww\n..hhwwwww', { ann: rider, horse: { like: 'war-horse' } })
  const { state } = alone(before, '', (ctx, s) => void withdraw(ctx, s, the(s, 'ann'), 'bob', 4))
  expect(the(state, 'horse')).toMatchObject({ footing: 'swimming', cover: undefined })
  expect(the(state, 'ann')).toMatchObject({ footing: 'unstable', cover: undefined, mount: 'horse' })
})

test('who leaves the saddle stands on the ground there', () => {
  const before = drawn('~~~~~~\n~hh~b~\n~hh~~~\n~~~~~~', { ann: rider, horse: { like: 'war-horse' } })
  const down = alone(before, '', (ctx, s) => dismounts(ctx, s, the(s, 'ann'), 'LEG-ACT-Mount')).state
  expect(the(down, 'ann')).toMatchObject({ mount: undefined, footing: 'unstable' })
  const up = alone(down, '', (ctx, s) => mounts(ctx, s, the(s, 'ann'), the(s, 'horse'))).state
  expect(the(up, 'ann').cover).toBeUndefined()
})

test('who is driven over a ledge falls; who steps down it does not', () => {
  const hill = { grid: 'square', cell: 1, metric: 'euclid', diagonals: 'root-two', tall: 2 } as const
  const kinds = { '^': { name: 'cliff', elevation: 5 }, '.': { name: 'floor' } }
  const bodies = { bob: { x: 0, y: 0 }, ann: { x: 1, y: 0 } }
  const flat = arranged(facing({ ann: sword }, { bob: sword }))
  const before: State = { ...flat, where: { field: { ...hill, rows: ['^^...'], kinds }, bodies } }
  const down = alone(before, '', (ctx, s) => void withdraw(ctx, s, the(s, 'ann'), 'bob', 2))
  expect(down.state.next).toEqual([])
  const pushed = alone(before, '', (ctx, s) => void shove(ctx, s, the(s, 'ann'), the(s, 'bob'), 2, 'LEG-MAN-Bash'))
  expect(pushed.state.next).toEqual([{ kind: 'fall', who: 'ann', metres: 5 }])
})

test('the Games Master’s word puts the ground under him, and leaves his cover behind', () => {
  const before = drawn('.......\n.ba..ww\n.......', { ann: sword })
  const { state } = ruling(before, { do: 'place', who: 'ann', at: [5, 1] })
  expect(the(state, 'ann')).toMatchObject({ footing: 'swimming', cover: undefined })
})
