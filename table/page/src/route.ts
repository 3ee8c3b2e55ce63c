/** Where the page stands: at the door, where a fight is set up or looked back at, or at a seat of a table. */
export type Route =
  | { readonly at: 'door' }
  | { readonly at: 'setup' }
  | { readonly at: 'after' }
  | { readonly at: 'seat'; readonly path: string; readonly secret: string }

/** What an address means. A link's secret stands behind `#`, where no server, proxy or preview sees it. */
export function routeOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): Route {
  const seat = /^\/t\/[^/]+\/[^/]+/.exec(pathname)
  if (pathname === '/setup') return { at: 'setup' }
  if (pathname === '/after') return { at: 'after' }
  return seat === null ? { at: 'door' } : { at: 'seat', path: seat[0], secret: hash.slice(1) }
}
