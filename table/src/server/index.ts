/**
 * The table's server: holds fights for many seats, keeps them in one folder and serves the page.
 *
 * @packageDocumentation
 */

export { askServer, type Wish } from './admin.ts'
export { offline } from './offline.ts'
export { type ServeOptions, type Serving, serve } from './serve.ts'
export type { Listed } from './steward.ts'
