/**
 * What a pure function once said of something is kept, so that it is worked out once. Nothing of a fight is remembered by it: the
 * same question has the same answer in every fight, and no rule can tell whether it was asked before. Of what is large no more are
 * kept at a time than `most`.
 */
export function remembered<A extends string | number, B>(
  of: (a: A) => B,
  most = Number.POSITIVE_INFINITY,
): (a: A) => B {
  const known = new Map<A, B>()
  return (a) => {
    const before = known.get(a)
    if (before !== undefined || known.has(a)) return before as B
    const answer = of(a)
    if (known.size >= most) known.clear()
    known.set(a, answer)
    return answer
  }
}

/** The same of something that never changes, as long as it is there. */
export function rememberedOf<K extends object, B>(of: (about: K) => B): (about: K) => B {
  const known = new WeakMap<K, B>()
  return (about) => {
    const before = known.get(about)
    if (before !== undefined || known.has(about)) return before as B
    const answer = of(about)
    known.set(about, answer)
    return answer
  }
}
