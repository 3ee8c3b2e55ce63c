import * as is from './shapes.ts'

/** What a map's ground, or a wall on the side of a cell, may be said to be; lengths are in the game's unit. */
const kindFields = {
  ground: is.about(
    is.unless(is.text()),
    'What it is like but for the fields given here: floor, wall, difficult, water, door … (default floor)',
  ),
  name: is.about(is.unless(is.text(40)), 'What it is called; default: the name of its ground'),
  blocks: is.about(is.unless(is.list(is.oneOf(['movement', 'sight', 'missiles']))), 'What it stops'),
  cost: is.about(is.unless(is.number(1, 20)), 'Movement to enter it, in multiples of open ground'),
  elevation: is.about(is.unless(is.number(-100, 100)), 'Height of its ground (default 0)'),
  height: is.about(is.unless(is.positive(100)), 'How high above its ground it stops sight and missiles'),
  fills: is.about(is.unless(is.positive(1)), 'The part of the cell it fills, as a pillar does'),
  door: is.about(is.unless(is.oneOf(['open', 'closed'])), 'A door, and how it stands when the fight begins'),
}

const meaning = is.about(
  is.either(
    [
      is.text(60),
      is.strict({
        ...kindFields,
        ground: is.about(
          is.unless(is.either([is.text(), is.strict(kindFields)], 'the name of a ground, or a record of one')),
          'What it is like but for the fields given here (default floor)',
        ),
        fighter: is.about(is.unless(is.text()), 'Who stands there'),
        fighters: is.about(is.unless(is.list(is.text(), undefined, 1)), 'Several who stand there together'),
      }),
    ],
    'the name of a fighter or of a ground, or a record with fighter, ground, blocks, cost, elevation …',
  ),
  'What a character of the picture means',
)

const wall = is.strict({
  x: is.about(is.whole(0), 'Column of the cell, from 0'),
  y: is.about(is.whole(0), 'Row of the cell, from 0'),
  side: is.about(is.text(), 'n, e, s or w; on hexes ne, e, se, sw, w or nw'),
  kind: is.about(
    is.either([is.text(), is.strict(kindFields)], 'the name of a kind, or a record of one'),
    'wall, door, open door, window, fence, bars, glass, curtain … or a kind of its own',
  ),
})

/** A map as a scenario draws it: one character a cell, its meaning in the key, walls on the sides of cells. */
export const mapShape = is.about(
  is.strict({
    grid: is.about(
      is.usually(is.oneOf(['square', 'hex']), 'square'),
      'Squares, or hexes of which every second row is shifted',
    ),
    cell: is.about(is.usually(is.positive(), 1), 'The size of a cell in the game’s unit'),
    picture: is.about(is.text(40_000), 'One character a cell, one line a row; # is wall and . is floor'),
    key: is.about(
      is.usually(is.byName(is.character(), meaning), {}),
      'What each character means: a fighter, a ground, or a record of one',
    ),
    walls: is.about(is.unless(is.list(wall, 2000)), 'Walls, doors, windows and fences on the sides of cells'),
  }),
  'Where the fight takes place; left out: only distances count',
)

export type MapSetup = Readonly<is.Let<typeof mapShape>>
