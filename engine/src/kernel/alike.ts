type Fields = Readonly<Record<string, unknown>>
const isFields = (x: unknown): x is Fields => typeof x === 'object' && x !== null && !Array.isArray(x)

/** Whether two pieces of plain data say the same. A field without a value is as good as none, and the order of fields says nothing. */
export function alike(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a) && Array.isArray(b)) return a.length === b.length && a.every((one, i) => alike(one, b[i]))
  return isFields(a) && isFields(b) && holds(a, b) && holds(b, a)
}

/** Whether every field of one stands so in the other. */
function holds(a: Fields, b: Fields): boolean {
  for (const key in a) if (a[key] !== undefined && !(Object.hasOwn(b, key) && alike(a[key], b[key]))) return false
  return true
}
