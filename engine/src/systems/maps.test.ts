import { describe, expect, test } from 'vitest'
import { faultInWords } from '../kernel/schema.ts'
import type { AnySystem } from '../kernel/types.ts'
import { withDoor } from '../space/field.ts'
import { terrain } from '../space/terrain.ts'
import type { Whereabouts } from '../space/whereabouts.ts'
import { movedTowards } from '../space/whereabouts.ts'
import { d6 } from './d6/index.ts'
import { legend } from './legend/index.ts'

interface Game {
  readonly system: AnySystem
  readonly man: object
  /** A beast of two cells by two. */
  readonly beast: object
  readonly rider: object
}
const games: Readonly<Record<string, Game>> = {
  legend: {
    system: legend,
    man: { like: 'bandit' },
    beast: { like: 'war-horse', characteristics: { siz: 40 } },
    rider: { like: 'bandit', rides: 'beast' },
  },
  d6: {
    system: d6,
    man: { like: 'gladiator' },
    beast: { like: 'horse', scale: 6 },
    rider: { like: 'gladiator', mount: 'beast' },
  },
}

describe.each(Object.entries(games))('maps of %s', (id, { system, man, beast, rider }) => {
  const scene = (picture: string, key: object, more: object = {}, ann = man) => ({
    system: id,
    sides: { us: { ann, beast }, them: { bob: man } },
    map: { picture, key: { a: 'ann', h: 'beast', b: 'bob', ...key }, ...more },
  })
  const faults = (raw: unknown): string[] => {
    const parsed = system.setup.parse(raw)
    return parsed.ok ? [] : parsed.faults.map(faultInWords)
  }
  const where = (raw: unknown): Extract<Whereabouts, { field: unknown }> => {
    const parsed = system.setup.parse(raw)
    if (!parsed.ok) throw new Error(parsed.faults.map(faultInWords).join('; '))
    const { where } = system.begin(parsed.setup) as { where: Whereabouts }
    if ('bands' in where) throw new Error('there is no map')
    return where
  }

  test('a beast half in a wall does not fit, and the fault says where', () => {
    expect(faults(scene('a....\n..h..\n#####\n...b.', {}))).toEqual([
      'map.picture: found beast of 2 by 2 cells does not fit there (row 2, column 3), allowed is room for all of it: move it, or open the wall',
    ])
  })
  test('nor over the edge of the map, nor in somebody else', () => {
    expect(faults(scene('a...\n...h\nb...', {}))[0]).toContain(
      'beast of 2 by 2 cells does not fit there (row 2, column 4)',
    )
    expect(faults(scene('h..a\n.b..', {}))).toEqual([
      'map.picture: found bob of one cell stands in beast (row 2, column 2), allowed is cells of its own: draw them farther apart',
    ])
    expect(faults(scene('h..a\n..b.', {}))).toEqual([])
  })
  test('a rider shares his mount’s place, drawn in it or not at all', () => {
    expect(faults(scene('h..b\n.a..', {}, {}, rider))).toEqual([])
    const undrawn = {
      ...scene('h..b\n....', {}, {}, rider),
      map: { picture: 'h..b\n....', key: { h: 'beast', b: 'bob' } },
    }
    expect(faults(undrawn)).toEqual([])
  })
  test('two may be drawn in one cell only where they may share it', () => {
    const both = { system: id, sides: { us: { ann: man }, them: { bob: man } } }
    const map = { picture: 'x..', key: { x: { fighters: ['ann', 'bob'] } } }
    expect(faults({ ...both, map })).toEqual([
      'map.picture: found bob of one cell stands in ann (row 1, column 1), allowed is cells of its own: draw them farther apart',
    ])
  })
  test('kinds of one’s own, heights, a fighter on any ground, walls and doors on the sides of cells, hexes', () => {
    const key = {
      a: { fighter: 'ann', ground: 'difficult', elevation: 1 },
      '^': { name: 'ledge', elevation: 3 },
      m: { ground: 'water', name: 'marsh', cost: 3 },
    }
    const walls = [
      { x: 3, y: 0, side: 'e', kind: 'door' },
      { x: 3, y: 1, side: 'e', kind: 'wall' },
      { x: 3, y: 2, side: 'e', kind: { ground: 'fence', name: 'hedge' } },
    ]
    const { field, bodies } = where(scene('a..^..b\n..m....\nh......\n.......', key, { walls }))
    expect(field.kinds).toMatchObject({
      a: { name: 'difficult', cost: 2, elevation: 1 },
      '^': { name: 'ledge', elevation: 3 },
      m: { name: 'marsh', cost: 3 },
    })
    expect(field.edges).toMatchObject([
      { kind: { door: 'closed' } },
      { kind: { name: 'wall' } },
      { kind: { name: 'hedge', blocks: ['movement'] } },
    ])
    expect(terrain(field).elevation[0]).toBe(1)
    expect(bodies['ann']).toMatchObject({ x: 0, y: 0 })
    const hex = where(scene('h . . a\n . . . b', {}, { grid: 'hex' }))
    expect(hex.field).toMatchObject({ grid: 'hex', rows: ['h..a', '...b'] })
  })
  test('a shut door stops whom an open one lets through', () => {
    const raw = scene('a#..h.\n.D....\n.#....\nb#....', { D: 'door', a: 'ann' })
    const shut = where({ ...raw, sides: { us: { ann: man }, them: { bob: man, beast } } })
    expect(movedTowards(shut, 'ann', 'beast', 20, 1).path?.cells.some(({ x }) => x > 0)).toBeFalsy()
    const open = { ...shut, field: withDoor(shut.field, { x: 1, y: 1, state: 'open' }) }
    expect(movedTowards(open, 'ann', 'beast', 20, 1).path?.cells.at(-1)?.x).toBeGreaterThan(1)
  })
  test('what cannot be is said in words', () => {
    expect(faults(scene('a..h\n....\nb...', { h: { fighter: 'beast', ground: 'swamp' } }))[0]).toContain(
      "map.key: found no ground is called 'swamp', allowed is use one of: floor, wall, difficult",
    )
    expect(faults(scene('a..b', { q: 7 }))[0]).toBe(
      'map.key.q: found 7, allowed is the name of a fighter or of a ground, or a record with fighter, ground, blocks, cost, elevation …',
    )
    const walls = [{ x: 9, y: 0, side: 'e', kind: 'wall' }]
    expect(faults(scene('a..h.\nb....', {}, { walls }))[0]).toContain('a wall stands off the map (row 1, column 10)')
  })
})
