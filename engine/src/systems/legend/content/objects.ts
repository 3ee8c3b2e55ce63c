import { GAME_SYSTEM } from './sources.ts'

/** Something that can be struck, broken or hidden behind: its Armour Points and Hit Points, and whether it is of wood. */
const object = (id: string, name: string, ap: number, hp: number, of?: 'wood') => ({
  id,
  name,
  ap,
  hp,
  wooden: of === 'wood',
  source: GAME_SYSTEM,
})

/** Inanimate objects with their Armour Points and Hit Points. Open Game Content under the Open Game License 1.0a. */
export const OBJECTS = {
  boulder: object('boulder', 'Boulder', 10, 40),
  'castle-gate': object('castle-gate', 'Castle gate', 8, 120, 'wood'),
  'castle-wall': object('castle-wall', 'Castle wall, 2 m', 10, 250),
  shackle: object('shackle', 'Chain or shackle', 8, 8),
  club: object('club', 'Club', 4, 4, 'wood'),
  dagger: object('dagger', 'Dagger', 6, 4),
  'hut-wall': object('hut-wall', 'Hut wall, 2 m', 3, 15, 'wood'),
  'iron-door': object('iron-door', 'Iron door', 12, 75),
  rope: object('rope', 'Rope', 6, 3),
  'war-sword': object('war-sword', 'War sword', 6, 10),
  chair: object('chair', 'Wooden chair', 2, 6, 'wood'),
  door: object('door', 'Wooden door', 4, 25, 'wood'),
  'reinforced-door': object('reinforced-door', 'Reinforced wooden door', 6, 30, 'wood'),
  fence: object('fence', 'Wooden fence, 2 m', 4, 5, 'wood'),
}
export type ObjectId = keyof typeof OBJECTS
