import { held, type Thing } from './hands.ts'
import { listed } from './telling.ts'

/** A throw as a phrase that says what it leaves in hand, of somebody with these things. */
export function throwInWords(item: Thing, items: readonly Thing[]): string {
  const left = items.filter((other) => other !== item && held(other)).map(({ weapon }) => weapon.name.toLowerCase())
  return `throw the ${item.weapon.name.toLowerCase()} (in hand then: ${listed(left) || 'nothing'})`
}
