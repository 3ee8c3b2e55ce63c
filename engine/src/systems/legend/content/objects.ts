import { GAME_SYSTEM } from './sources.ts'

/** Something that can be struck, broken or hidden behind. */
interface InanimateObject {
  readonly id: string
  readonly name: string
  readonly ap: number
  readonly hp: number
  readonly wooden: boolean
  readonly source: string
}

/** Inanimate objects with their Armour Points and Hit Points. Open Game Content under the Open Game License 1.0a. */
export const OBJECTS = {
  boulder: { id: 'boulder', name: 'Boulder', ap: 10, hp: 40, wooden: false, source: GAME_SYSTEM },
  'castle-gate': { id: 'castle-gate', name: 'Castle gate', ap: 8, hp: 120, wooden: true, source: GAME_SYSTEM },
  'castle-wall': { id: 'castle-wall', name: 'Castle wall, 2 m', ap: 10, hp: 250, wooden: false, source: GAME_SYSTEM },
  shackle: { id: 'shackle', name: 'Chain or shackle', ap: 8, hp: 8, wooden: false, source: GAME_SYSTEM },
  club: { id: 'club', name: 'Club', ap: 4, hp: 4, wooden: true, source: GAME_SYSTEM },
  dagger: { id: 'dagger', name: 'Dagger', ap: 6, hp: 4, wooden: false, source: GAME_SYSTEM },
  'hut-wall': { id: 'hut-wall', name: 'Hut wall, 2 m', ap: 3, hp: 15, wooden: true, source: GAME_SYSTEM },
  'iron-door': { id: 'iron-door', name: 'Iron door', ap: 12, hp: 75, wooden: false, source: GAME_SYSTEM },
  rope: { id: 'rope', name: 'Rope', ap: 6, hp: 3, wooden: false, source: GAME_SYSTEM },
  'war-sword': { id: 'war-sword', name: 'War sword', ap: 6, hp: 10, wooden: false, source: GAME_SYSTEM },
  chair: { id: 'chair', name: 'Wooden chair', ap: 2, hp: 6, wooden: true, source: GAME_SYSTEM },
  door: { id: 'door', name: 'Wooden door', ap: 4, hp: 25, wooden: true, source: GAME_SYSTEM },
  'reinforced-door': {
    id: 'reinforced-door',
    name: 'Reinforced wooden door',
    ap: 6,
    hp: 30,
    wooden: true,
    source: GAME_SYSTEM,
  },
  fence: { id: 'fence', name: 'Wooden fence, 2 m', ap: 4, hp: 5, wooden: true, source: GAME_SYSTEM },
} as const satisfies Readonly<Record<string, InanimateObject>>
export type ObjectId = keyof typeof OBJECTS
