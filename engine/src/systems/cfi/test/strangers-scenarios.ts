import type { Scenario } from '../../../kernel/testing/index.ts'

/** Small fights in which what strangers may not know comes up soon and often. */

const sides = (one: object, other: object, more: object = {}): Scenario => ({
  system: 'cfi',
  sides: { one, other },
  distance: 5,
  ...more,
})

/** Two of a kind, whose dice often come to the same. */
export const coin = sides({ one: { like: 'guard', luck: 0 } }, { other: { like: 'guard', luck: 0 } })

/** It heals itself whole again. */
export const healing = sides(
  { troll: { regenerates: 3, combat: 20, hp: { all: 40 }, natural: {}, weapons: [] } },
  { other: { like: 'guard', weapons: ['dagger'], combat: 90, hp: { all: 30 }, luck: 0 } },
)

/** Somebody whom nobody sees comes nearer. */
export const unseen: Scenario = {
  system: 'cfi',
  sides: {
    one: { shade: { like: 'bandit', invisible: true, move: 5, luck: 0 } },
    other: { guard: { actions: 1, luck: 0 } },
  },
  map: {
    cell: 5,
    picture: '..................\n.s..............g.\n..................',
    key: { s: 'shade', g: 'guard' },
  },
}

const TIRELESS = { hp: { all: 60 }, actions: 8, luck: 20, combat: 70, armor: { all: 'leather' } } as const
/** Many blows in little time, and nobody falls. */
export const duellists = sides(
  { one: { like: 'fighter', weapons: ['hand-axe', 'heater'], ...TIRELESS } },
  { other: { like: 'fighter', weapons: ['shortspear', 'heater'], ...TIRELESS } },
)

/** The same, with heavier weapons. */
export const giants = sides(
  { one: { like: 'fighter', weapons: ['battleaxe'], ...TIRELESS, luck: 0 } },
  { other: { like: 'fighter', weapons: ['mace'], ...TIRELESS, luck: 0 } },
)

/** A great one among many, a beast to ride, and arrows in between. */
export const crowd = sides(
  {
    ogre: { hp: { all: 30 } },
    archer: { weapons: ['short-bow'], ready: ['short-bow'], combat: 40, luck: 0 },
    horse: {},
  },
  { halfling: { like: 'rogue', hp: { all: 20 }, luck: 0, count: 3 } },
  { distance: 10 },
)

/** No air. */
export const sunk = sides(
  { diver: { like: 'guard', footing: 'submerged', armor: {}, skills: { endurance: 7, swim: 60 }, luck: 0 } },
  { other: { like: 'guard', footing: 'submerged', armor: {}, skills: { endurance: 9, swim: 60 }, luck: 0 } },
)

/** A spell that takes long, and who will not let it be finished. */
export const hasty = sides(
  {
    mage: {
      weapons: [],
      combat: 10,
      magicPoints: 60,
      luck: 0,
      hp: { all: 20 },
      spells: { fireball: 8 },
      skills: { arcaneCasting: 90, willpower: 20 },
    },
  },
  { archer: { weapons: ['short-bow'], ready: ['short-bow'], combat: 120, luck: 0 } },
  { distance: 40 },
)

/** Spears that stick in what is too large for them. */
export const stuck = sides(
  {
    hunter: { like: 'fighter', weapons: ['shortspear', 'dagger'], combat: 130, luck: 0, armor: { all: 'plate-mail' } },
  },
  { bear: { combat: 20, hp: { all: 20 }, natural: {}, skills: { evade: 5, brawn: 10 } } },
)

/** A wall between them. */
export const apart: Scenario = {
  system: 'cfi',
  sides: { one: { guard: { actions: 1, luck: 0 } }, other: { orc: { actions: 1, luck: 0 } } },
  map: { cell: 5, picture: '.g.#.o.', key: { g: 'guard', o: 'orc' } },
}
