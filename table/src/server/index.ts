/**
 * The table's server: holds fights for many seats, keeps them in one folder and serves the page.
 *
 * @packageDocumentation
 */
export { type ServeOptions, type Serving, serve } from './serve.ts'
