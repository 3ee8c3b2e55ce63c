import { distanceTo } from '../../../space/whereabouts.ts'
import { makeshift, weapons } from '../content/weapons.ts'
import { spaces } from '../ground/sight.ts'
import { isUp } from '../state/fighters.ts'
import type { Person, Seen } from '../state/types.ts'
import { bestTarget, isThreatened } from './judging.ts'

type Thing = Person['items'][number]

/** The key of the thing he would make ready: a blade where the bow is of no use, a bow where no blade reaches, a weapon where there is none. */
export function wanted(s: Seen, f: Person): string | undefined {
  const near = isThreatened(s, f)
  const armed = f.items.some(
    ({ at, weapon }) => (at === 'main' || at === 'off' || at === 'body') && (weapons[weapon]?.melee.length ?? 0) > 0,
  )
  const shoots = f.items.some(({ at, weapon }) => at === 'main' && weapons[weapon]?.ranged != null)
  const own = f.items.find(
    ({ at, weapon }) => at === 'belt' && (near || !shoots) && (weapons[weapon]?.melee.length ?? 0) > 0,
  )
  if (!armed && (near || !shoots)) {
    const lying = s.fighters
      .flatMap((other) => other.items)
      .find(
        (item) =>
          item.at === 'ground' &&
          item.spot !== null &&
          weapons[item.weapon] !== undefined &&
          distanceTo(s.where, f.id, item.spot) < 0.5,
      )
    if (lying !== undefined && (!near || isBetter(s, f, lying))) return `pick up ${lying.id}`
    const fallen = s.fighters
      .filter((other) => !isUp(other) && other.id !== f.id && spaces(s, f.id, other.id) === 0)
      .flatMap(({ items }) => items)
      .find(
        ({ at, weapon }) =>
          (at === 'main' || at === 'off' || at === 'belt') && (weapons[weapon]?.melee.length ?? 0) > 0,
      )
    if (own === undefined && fallen !== undefined && (!near || isBetter(s, f, fallen))) return `take ${fallen.id}`
    if (own !== undefined && (!near || isBetter(s, f, own))) return `draw ${own.weapon}`
    const mug = f.items.find(({ at, weapon }) => at === 'belt' && makeshift[weapon] !== undefined)
    if (mug !== undefined) return `draw ${mug.weapon}`
  }
  if (f.shieldAt === 'back' && near && armed && !shoots) return 'strap on shield'
  return undefined
}

/** Whether he strikes better from here with a thing in hand than with what he holds. */
function isBetter(s: Seen, f: Person, thing: Thing): boolean {
  const others = f.items.filter(({ id }) => id !== thing.id)
  const drawn = { ...f, items: [...others, { ...thing, at: 'main' as const }] }
  return (bestTarget(s, drawn, 'attack')?.worth ?? 0) > (bestTarget(s, f, 'attack')?.worth ?? 0)
}
