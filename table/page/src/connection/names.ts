/** A name nobody else has given: a page on plain http has no `randomUUID`. */
export function freshName(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}
