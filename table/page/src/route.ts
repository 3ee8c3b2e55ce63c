/** Where the page stands: at the door, or at a seat of a table. */
export type Route = { readonly at: 'door' } | { readonly at: 'seat'; readonly path: string; readonly secret: string }

/** What an address means. A link's secret stands behind `#`, where no server, proxy or preview sees it. */
export function routeOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const seat = /^\/t\/[^/]+\/[^/]+/.exec(pathname)
  return seat === null ? { at: 'door' } : { at: 'seat', path: seat[0], secret: hash.slice(1) }
}
