import * as z from 'zod'

/** What a map's ground, or a wall on the side of a cell, may be said to be; lengths are in the game's unit. */
const kindFields = {
  ground: z
    .string()
    .optional()
    .describe('What it is like but for the fields given here: floor, wall, difficult, water, door … (default floor)'),
  name: z.string().max(40).optional().describe('What it is called; default: the name of its ground'),
  blocks: z
    .array(z.enum(['movement', 'sight', 'missiles']))
    .optional()
    .describe('What it stops'),
  cost: z.number().min(1).max(20).optional().describe('Movement to enter it, in multiples of open ground'),
  elevation: z.number().min(-100).max(100).optional().describe('Height of its ground (default 0)'),
  height: z.number().positive().max(100).optional().describe('How high above its ground it stops sight and missiles'),
  fills: z.number().positive().max(1).optional().describe('The part of the cell it fills, as a pillar does'),
  door: z.enum(['open', 'closed']).optional().describe('A door, and how it stands when the fight begins'),
}

const meaning = z
  .union(
    [
      z.string().max(60),
      z.strictObject({
        ...kindFields,
        ground: z
          .union([z.string(), z.strictObject(kindFields)], { error: 'the name of a ground, or a record of one' })
          .optional()
          .describe('What it is like but for the fields given here (default floor)'),
        fighter: z.string().optional().describe('Who stands there'),
        fighters: z.array(z.string()).min(1).optional().describe('Several who stand there together'),
      }),
    ],
    { error: 'the name of a fighter or of a ground, or a record with fighter, ground, blocks, cost, elevation …' },
  )
  .describe('What a character of the picture means')

const wall = z.strictObject({
  x: z.number().int().min(0).describe('Column of the cell, from 0'),
  y: z.number().int().min(0).describe('Row of the cell, from 0'),
  side: z.string().describe('n, e, s or w; on hexes ne, e, se, sw, w or nw'),
  kind: z
    .union([z.string(), z.strictObject(kindFields)], { error: 'the name of a kind, or a record of one' })
    .describe('wall, door, open door, window, fence, bars, glass, curtain … or a kind of its own'),
})

/** A map as a scenario draws it: one character a cell, its meaning in the key, walls on the sides of cells. */
export const mapShape = z
  .strictObject({
    grid: z
      .enum(['square', 'hex'])
      .default('square')
      .describe('Squares, or hexes of which every second row is shifted'),
    cell: z.number().positive().default(1).describe('The size of a cell in the game’s unit'),
    picture: z.string().max(40_000).describe('One character a cell, one line a row; # is wall and . is floor'),
    key: z
      .record(z.string().length(1), meaning)
      .default({})
      .describe('What each character means: a fighter, a ground, or a record of one'),
    walls: z.array(wall).max(2000).optional().describe('Walls, doors, windows and fences on the sides of cells'),
  })
  .describe('Where the fight takes place; left out: only distances count')

export type MapSetup = Readonly<z.infer<typeof mapShape>>
