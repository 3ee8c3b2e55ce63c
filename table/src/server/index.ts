/**
 * The table's server: holds fights for many seats, keeps them in one folder and serves the page.
 *
 * @packageDocumentation
 */

export type { Wish } from './admin.ts'
export { askServer } from './ask-server.ts'
export { offline } from './offline.ts'
export { outlive } from './outliving.ts'
export { type ServeOptions, type Serving, serve } from './serve.ts'
export type { Listed } from './steward.ts'
