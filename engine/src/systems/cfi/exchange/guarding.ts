import type { Option } from '../../../kernel/types.ts'
import { held, itemOption } from '../../../mechanisms/hands.ts'
import { canReact } from '../body/conditions.ts'
import { inWater, isShield, placeOf, usable } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'
import { coverages, guarded } from '../state/warding.ts'

/** What can guard something: a weapon one location, a shield as many as its trait says (CFI-TRAIT-PassiveBlock). */
export const wardable = (s: State, f: Fighter): Item[] =>
  f.items.filter((item) => held(item) && item.weapon.kind !== 'ranged' && usable(s, f, item))

interface WardOption extends Option {
  readonly item: Item | undefined
  readonly at: number
  readonly crouch: boolean
}

/** He sets something to guard a location, or gives its guard up (CFI-FRE-Ward). */
export function guards(ctx: Ctx, s: State, f: Fighter): void {
  const options: WardOption[] = wardable(s, f).flatMap((item) =>
    f.facts.body.locations.flatMap(({ id }, at): WardOption[] => {
      const key = `${itemOption(f, item).key} ${id}`
      const plain = { key, item, at, crouch: false }
      return isShield(item) && f.stance !== 'prone' && f.mount === undefined && !f.aloft && !inWater(f)
        ? [plain, { key: `${key} crouching`, item, at, crouch: true }]
        : [plain]
    }),
  )
  const { item, at, crouch } = ctx.choose({
    who: f.id,
    about: { ask: 'ward', item: '' } as const,
    options: [...options, { key: 'none', item: undefined, at: 0, crouch: false }],
    usual: 'none',
  })
  if (f.stance === 'crouching' && !crouch) f.stance = 'standing'
  if (item === undefined) {
    f.ward = undefined
    return
  }
  const locations = covered(ctx, f, item, at, crouch)
  f.ward = { item: item.id, locations }
  if (crouch) {
    f.stance = 'crouching'
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'crouching', rule: ['CFI-PBL-04', 'CFI-CM-Crouch'] })
  }
  const names = locations.map((i) => placeOf(f, i))
  ctx.emit?.({
    type: 'warded',
    who: f.id,
    item: item.weapon.name,
    locations: names,
    rule: isShield(item) ? ['CFI-FRE-Ward', 'CFI-TRAIT-PassiveBlock'] : 'CFI-FRE-Ward',
  })
}

/** Which neighbouring locations a shield covers beside the one it is held before: any of its number that hang together (CFI-TRAIT-PassiveBlock). */
function covered(ctx: Ctx, f: Fighter, item: Item, at: number, crouch: boolean): number[] {
  const usual = guarded(f, item, at, crouch)
  const all = coverages(f, at, usual.length)
  if (all.length < 2) return usual
  const named = (locations: readonly number[]): string =>
    locations.map((i) => f.facts.body.locations[i]?.id ?? '').join('+')
  const options = all.map((locations) => ({ key: named(locations), locations }))
  return ctx.choose({ who: f.id, about: { ask: 'guarding', item: item.id }, options, usual: named(usual) }).locations
}

/**
 * Free actions cost nothing at any time: who is struck at and has no Action Point left may set the shield he holds to guard
 * before the attack is rolled, once until his next Turn (CFI-FRE-Ward; Ruling CFI-A123).
 */
export function guardsInTime(ctx: Ctx, s: State, f: Fighter): void {
  if (f.points > 0 || f.ward !== undefined || f.freely.includes('ward') || !canReact(s, f)) return
  if (!wardable(s, f).some(isShield)) return
  f.freely = [...f.freely, 'ward']
  guards(ctx, s, f)
}
