/** An option that may be given again. */
export const several = (one: string, all: readonly string[] = []): readonly string[] => [...all, one]
