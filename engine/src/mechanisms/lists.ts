/** Whether something stands in a short list: a plain loop, which costs less than asking the list. */
export function among<T>(list: readonly T[], one: T): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === one) return true
  return false
}

/** The same for names, a loop of its own: one that meets nothing but names compares them faster. */
export function amongNames<T extends string>(list: readonly T[], name: T): boolean {
  for (let i = 0; i < list.length; i++) if (list[i] === name) return true
  return false
}

/** The place of a rung on its ladder; -1: it is not on it. */
export function placeOn<T extends string>(ladder: readonly T[], rung: T): number {
  for (let i = 0; i < ladder.length; i++) if (ladder[i] === rung) return i
  return -1
}

/** A record without these fields. */
export function without<T extends object, K extends keyof T>(of: T, fields: readonly K[]): Omit<T, K> {
  const rest: Partial<T> = { ...of }
  for (const field of fields) delete rest[field]
  return rest as Omit<T, K>
}
