import { describe, expect, test } from 'vitest'
import { bodiesDrawn, type MapPicture, readPicture, solid, terrain } from '../index.ts'
import { page } from './drawn.ts'

const measure = { metric: 'euclid', tall: 1.8 } as const
const inn: MapPicture = {
  grid: 'square',
  cell: 1,
  picture: page(`
    ########
    #a..~.g#
    #l..o.g#
    ########`),
  key: { a: 'alaric', l: 'lilina', g: 'goblin', '~': 'difficult', o: 'pillar' },
}

describe('reading a picture', () => {
  test('gives the map and where everybody is drawn', () => {
    const { field, drawn, faults } = readPicture(inn, { ...measure, fighters: ['alaric', 'lilina', 'goblin'] })
    expect(faults).toEqual([])
    expect(drawn).toEqual({
      alaric: [{ x: 1, y: 1 }],
      lilina: [{ x: 1, y: 2 }],
      goblin: [
        { x: 6, y: 1 },
        { x: 6, y: 2 },
      ],
    })
    const t = terrain(field)
    expect([t.width, t.height]).toEqual([8, 4])
    expect(t.cost[1 * 8 + 4]).toBe(2)
    expect(solid(t, { x: 4, y: 2 }, 'movement')).toBe(true)
    expect(solid(t, { x: 1, y: 1 }, 'movement')).toBe(false)
    expect(solid(t, { x: 0, y: 0 }, 'sight')).toBe(true)
    expect(JSON.parse(JSON.stringify(field))).toEqual(field)
  })

  test('a map prepared twice from one record is the same terrain', () => {
    const { field } = readPicture(inn, measure)
    expect(terrain(field)).toBe(terrain(field))
    expect(terrain({ ...field })).not.toBe(terrain(field))
  })

  test('blanks in a picture of hexes only space it out', () => {
    const hexes = page(`
      # # #
       # a #
      # # #`)
    const { field, drawn, faults } = readPicture(
      { grid: 'hex', cell: 2, picture: hexes, key: { a: 'ana' } },
      { metric: 'hex', tall: 2 },
    )
    expect(faults).toEqual([])
    expect(field.rows).toEqual(['###', '#a#', '###'])
    expect(drawn).toEqual({ ana: [{ x: 1, y: 1 }] })
  })

  test('kinds may be described, also under a fighter', () => {
    const key = { h: { name: 'hill', elevation: 3 }, a: { fighter: 'ana', ground: 'water' } }
    const { field, faults } = readPicture({ grid: 'square', cell: 1, picture: 'ha', key }, measure)
    expect(faults).toEqual([])
    expect([...terrain(field).elevation]).toEqual([3, 0])
    expect([...terrain(field).cost]).toEqual([1, 2])
  })

  test('walls stand on the sides of cells', () => {
    const walls = [{ x: 0, y: 0, side: 'e', kind: 'door' }]
    const { field, faults } = readPicture({ grid: 'square', cell: 1, picture: '..', walls }, measure)
    expect(faults).toEqual([])
    expect(field.edges).toEqual([{ x: 0, y: 0, side: 'e', kind: { name: 'door', door: 'closed' } }])
  })
})

describe('faults are named with their place', () => {
  const faultsOf = (map: Partial<MapPicture>, fighters?: readonly string[]) =>
    readPicture({ ...inn, ...map }, fighters === undefined ? measure : { ...measure, fighters }).faults

  test('an unknown character', () => {
    const [fault, ...rest] = faultsOf({ picture: '....\n..?.', key: {} })
    expect(rest).toEqual([])
    expect(fault).toMatchObject({ row: 2, column: 3, problem: "the key does not say what '?' is" })
    expect(fault?.remedy).toContain('# .')
  })

  test('a blank in a picture of squares', () => {
    expect(faultsOf({ picture: '. .', key: {} })).toMatchObject([{ row: 1, column: 2 }])
  })

  test('rows of different length', () => {
    expect(faultsOf({ picture: '....\n...\n.....', key: {} })).toMatchObject([
      { row: 2, column: 4, problem: 'this row has 3 cells, the first has 4' },
      { row: 3, column: 5 },
    ])
  })

  test('an empty picture, a cell without width', () => {
    expect(faultsOf({ picture: '\n', key: {} })).toMatchObject([{ problem: 'the picture is empty' }])
    expect(faultsOf({ cell: 0 })).toMatchObject([{ problem: 'a cell is 0 wide' }])
  })

  test('a key that is no single character, names nobody, or is not drawn', () => {
    expect(faultsOf({ picture: '.', key: { ab: 'ana' } })).toMatchObject([{ problem: "the key has 'ab'" }])
    const nobody = faultsOf({ picture: 'd', key: { d: 'dificult' } }, ['ana'])
    expect(nobody[0]?.problem).toBe("the key gives 'd' to 'dificult', which is neither a fighter nor a ground")
    expect(nobody[0]?.remedy).toContain('difficult')
    expect(faultsOf({ picture: '.', key: { a: 'ana' } })[0]?.problem).toContain('does not show it')
    expect(faultsOf({ picture: 'a', key: { a: { fighter: 'ana', ground: 'lava' } } })[0]?.problem).toContain("'lava'")
    expect(faultsOf({ picture: 'a', key: { a: 'constructor' } }, ['ana'])).toHaveLength(1)
  })

  test('walls off the map, on no side, of no kind', () => {
    const wall = (x: number, side: string, kind: string) =>
      faultsOf({ picture: '..', key: {}, walls: [{ x, y: 0, side, kind }] })
    expect(wall(5, 'e', 'wall')[0]?.problem).toBe('a wall stands off the map')
    expect(wall(0, 'ne', 'wall')[0]?.remedy).toBe('use one of: n, e, s, w')
    expect(wall(0, 'e', 'cheese')[0]?.problem).toBe("no wall is called 'cheese'")
  })
})

describe('big bodies in a picture', () => {
  const read = (picture: string, grid: 'square' | 'hex' = 'square') => {
    const { field, drawn } = readPicture(
      { grid, cell: 1, picture, key: { t: 'troll' } },
      { ...measure, metric: grid === 'hex' ? 'hex' : 'euclid' },
    )
    return { field, cells: drawn.troll! }
  }

  test('are drawn whole, or by one cell', () => {
    const whole = read('tttt\ntttt')
    expect(bodiesDrawn(whole.field, whole.cells, 2)).toEqual({
      bodies: [
        { x: 0, y: 0, size: 2 },
        { x: 2, y: 0, size: 2 },
      ],
      faults: [],
    })
    const one = read('t...\n..t.\n....')
    expect(bodiesDrawn(one.field, one.cells, 2).bodies).toEqual([
      { x: 0, y: 0, size: 2 },
      { x: 2, y: 1, size: 2 },
    ])
    const hexes = read('.....\n.tt..\n.ttt.\n.tt..\n.....', 'hex')
    expect(bodiesDrawn(hexes.field, hexes.cells, 3)).toEqual({ bodies: [{ x: 2, y: 2, size: 3 }], faults: [] })
  })

  test('without room are a fault', () => {
    const { field, cells } = read('.t\n.#')
    expect(bodiesDrawn(field, cells, 2).faults).toMatchObject([{ row: 1, column: 2 }])
  })
})
