/** What stands under a name that people chose, in a record of such names: its own field, never what every object has. */
export const own = <T>(of: Readonly<Record<string, T>>, name: string): T | undefined =>
  Object.hasOwn(of, name) ? of[name] : undefined
