/**
 * Space: where bodies stand, how far apart, what lies between them, and where they can go. Pure geometry on plain data; what
 * a distance or a hidden corner means is for a rule system to say. All lengths are in the system's own unit.
 */
export {
  approached,
  areEngaged,
  type Band,
  type Bands,
  bandOf,
  disengage,
  engage,
  engagedWith,
  facedOff,
  gap,
  joined,
  placedAt,
  spaced,
  withdrawn,
  without,
} from './bands.ts'
export { burst, cone, exposed, falloff, zone } from './blast.ts'
export { between, hidden } from './cover.ts'
export { type Arc, arc, facingTowards } from './facing.ts'
export {
  type Barrier,
  type Diagonals,
  type Door,
  type DoorState,
  type Edge,
  type Field,
  type Kind,
  type Metric,
  stockKinds,
  withDoor,
  withEdge,
} from './field.ts'
export { costTo, type Flood, flood, type Going, type Stop, stops } from './flood.ts'
export { type Body, cellsOf, covers, feetOf, fits, groundUnder, overlap } from './footprint.ts'
export { type Cell, type Shape, type Ways, waysOf } from './grid.ts'
export { adjacent, distance, planDistance, straight } from './metric.ts'
export { type Path, pathIn, pathTo, pathWithin } from './path.ts'
export {
  bodiesDrawn,
  type Described,
  type Fault,
  type MapPicture,
  type Meaning,
  type Measure,
  type ReadPicture,
  readPicture,
} from './picture.ts'
export type { Polygon } from './polygon.ts'
export { type Pushed, pushed } from './push.ts'
export { canReach, neighbours, threatened } from './reach.ts'
export { bearingOf, type Compass, type Landing, scattered } from './scatter.ts'
export { type Sight, sight } from './sight.ts'
export { type Obstacle, type Terrain, terrain } from './terrain.ts'
export { passable, solid } from './walls.ts'
export {
  type Course,
  distanceBetween,
  distanceTo,
  movedAway,
  movedTowards,
  type PushedBack,
  pushedBack,
  reaches,
  type Spot,
  spotOf,
  type Whereabouts,
} from './whereabouts.ts'
