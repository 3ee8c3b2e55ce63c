/**
 * What a page and the server say to each other: requests over HTTP, messages over one socket for each seat.
 *
 * @packageDocumentation
 */
export * from './after.ts'
export * from './requests.ts'
export * from './said.ts'
export * from './setup.ts'
export * from './told.ts'
