/** Of several questions on the same matter only the answer to the last one counts: the others come to nothing, whenever they arrive. */
export function latest<T>(): (matter: string, asked: Promise<T>) => Promise<T | undefined> {
  const last = new Map<string, Promise<T>>()
  return async (matter, asked) => {
    last.set(matter, asked)
    const answer = await asked
    return last.get(matter) === asked ? answer : undefined
  }
}
