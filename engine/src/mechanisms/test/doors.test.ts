import { expect, test } from 'vitest'
import { facedOff } from '../../space/bands.ts'
import type { Field } from '../../space/field.ts'
import { readPicture } from '../../space/picture.ts'
import { terrain } from '../../space/terrain.ts'
import type { Whereabouts } from '../../space/whereabouts.ts'
import { doorsBeside, doorsOf, doorUses, keptOpen, withDoorOf, withOpenDoors } from '../doors.ts'
import { doorAhead } from '../ground/doorways.ts'
import type { Ground, Mover, Standing } from '../ground/terms.ts'

const house = (picture: string, key: object = {}, walls: object[] = []): Field =>
  readPicture(
    {
      grid: 'square',
      cell: 1,
      picture,
      key: { '+': 'door', '/': 'open door', ...key },
      walls: walls as { x: number; y: number; side: string; kind: string }[],
    },
    { metric: 'euclid', tall: 2 },
  ).field
const inside = (field: Field, bodies: Readonly<Record<string, readonly [number, number]>>): Whereabouts => ({
  field,
  bodies: Object.fromEntries(Object.entries(bodies).map(([id, [x, y]]) => [id, { x, y, size: 1 }])),
})
const fieldOf = (where: Whereabouts): Field => {
  if ('bands' in where) throw new RangeError('there is no map')
  return where.field
}
const SIDE = [{ x: 1, y: 1, side: 'e', kind: 'door' }]

test('the doors of a map are those of cells, row by row, and those on sides, as they stand', () => {
  const field = house('#+#\n#..\n#/#', {}, SIDE)
  expect(doorsOf(field).map(({ key, state }) => `${key} ${state}`)).toEqual(['1,0 closed', '1,2 open', '1,1 e closed'])
  const [shut, open, side] = doorsOf(field)
  const where = inside(field, {})
  const turned = [shut, open, side].reduce(
    (so: Whereabouts, door) =>
      door === undefined ? so : withDoorOf(so, door, door.state === 'open' ? 'closed' : 'open'),
    where,
  )
  expect(doorsOf(fieldOf(turned)).map(({ state }) => state)).toEqual(['open', 'closed', 'open'])
  expect(doorsOf(field).map(({ state }) => state)).toEqual(['closed', 'open', 'closed'])
  expect(doorsOf(withOpenDoors(field)).every(({ state }) => state === 'open')).toBe(true)
})

test('one stands beside a door next to him, and on either side of one between two cells', () => {
  const where = inside(house('.....\n.+...\n.....', {}, [{ x: 3, y: 1, side: 'e', kind: 'door' }]), {
    near: [0, 0],
    far: [0, 2],
    left: [3, 1],
    right: [4, 1],
    off: [3, 0],
  })
  expect(doorsBeside(where, 'near').map(({ key }) => key)).toEqual(['1,1'])
  expect(doorUses(where, 'left')).toMatchObject([{ key: 'open 3,1 e', to: 'open' }])
  expect(doorsBeside(where, 'right').map(({ key }) => key)).toEqual(['3,1 e'])
  expect(doorsBeside(where, 'off')).toEqual([])
  expect(doorsBeside({ bands: facedOff([['near'], ['far']], 3, 1) }, 'near')).toEqual([])
})

test('who stands in a doorway keeps it open; beside one on a side nobody does', () => {
  const where = inside(house('./.', {}, [{ x: 0, y: 0, side: 'e', kind: 'open door' }]), { ann: [1, 0] })
  const [cell, side] = fieldOf(where) === undefined ? [] : doorsOf(fieldOf(where))
  if (cell === undefined || side === undefined) throw new RangeError('two doors')
  expect([keptOpen(where, cell), keptOpen(where, side)]).toEqual([true, false])
  expect(keptOpen(inside(fieldOf(where), { ann: [0, 0] }), cell)).toBe(false)
})

test('a broken door is gone for good, and the ground it stood on stays as high', () => {
  const field = house('.D.', { D: { door: 'closed', elevation: 1, name: 'gate' } }, [
    { x: 1, y: 0, side: 'e', kind: 'door' },
    { x: 0, y: 0, side: 'e', kind: 'wall' },
  ])
  const [gate, side] = doorsOf(field)
  if (gate === undefined || side === undefined) throw new RangeError('two doors')
  const first = fieldOf(withDoorOf(inside(field, {}), gate, 'broken'))
  expect(doorsOf(first).map(({ key }) => key)).toEqual(['1,0 e'])
  expect(terrain(first).bits[1]).toBe(0)
  expect(terrain(first).elevation[1]).toBe(1)
  const both = fieldOf(withDoorOf(inside(first, {}), side, 'broken'))
  expect(doorsOf(both)).toEqual([])
  expect(both.edges).toMatchObject([{ x: 0, y: 0, side: 'e', kind: { name: 'wall' } }])
  const opened = fieldOf(withDoorOf(inside(field, {}), side, 'open'))
  const [, after] = doorsOf(opened)
  if (after === undefined) throw new RangeError('a door')
  expect(fieldOf(withDoorOf(inside(opened, {}), after, 'broken')).doors).toEqual([])
})

const GROUND: Ground<Standing, Mover> = {
  contact: 1,
  legs: (_, f) => f.id,
  party: () => [],
  fights: () => true,
  passing: () => 'stops',
  steppingOver: () => 2,
}
const ann = { id: 'ann', side: 'us' }
const bob = { id: 'bob', side: 'them' }
const ahead = (field: Field) =>
  doorAhead(GROUND, { fighters: [ann, bob], where: inside(field, { ann: [0, 0], bob: [5, 0] }) }, ann, 'bob')

test('whoever plans a way sees the first shut door on it and how far he gets before', () => {
  expect(ahead(house('..+.+.\n######'))).toMatchObject({ door: { key: '2,0' }, way: [{ x: 1, y: 0 }] })
  expect(ahead(house('../+..\n######'))).toMatchObject({ door: { key: '3,0' } })
  const side = house('......\n######', {}, [{ x: 2, y: 0, side: 'w', kind: 'door' }])
  expect(ahead(side)).toMatchObject({ door: { key: '2,0 w' }, way: [{ x: 1, y: 0 }] })
  expect(ahead(house('......\n..+...'))).toBeUndefined()
  expect(ahead(house('..#.+.\n######'))?.door.key).toBeUndefined()
})
