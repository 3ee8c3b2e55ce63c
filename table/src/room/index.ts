/**
 * One table as a state machine: deeds go in, what each seat is to be told comes out. It needs no Node and no page.
 *
 * @packageDocumentation
 */
export type { Beside, Job } from './asking.ts'
export { freshRoom, type RoomData, type Settings } from './data.ts'
export type { Deed, Done, Effect, Happening } from './deeds.ts'
export { underShownNames } from './names.ts'
export { isDeed, Room, type RoomFile } from './room.ts'
