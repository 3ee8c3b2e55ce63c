import { anyOffered, Offer, refusals, sole } from '../../../kernel/offer.ts'
import type { Asks, Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { held, inHand, itemOption } from '../../../mechanisms/hands.ts'
import { throwInWords } from '../../../mechanisms/throwing.ts'
import { lowersWard } from '../body/hands.ts'
import type { CfiRule } from '../book/rules.ts'
import type { SpellId } from '../content/spells.ts'
import { exchange } from '../exchange/attack.ts'
import { shot } from '../exchange/ranged/shooting.ts'
import { anyShootable, shootable } from '../exchange/ranged/targets.ts'
import { turnTo, within } from '../ground/reach.ts'
import { active, foes, gone, has, isUnarmed, meleeArms, reachOf, unaware, usable } from '../state/fighters.ts'
import type { Ctx, Fighter, Item, State } from '../state/types.ts'
import { type Action, declaring, no, type Refused } from './action.ts'
import type { ActionKey } from './keys.ts'

/** A weapon and whom it can be used on now. */
export interface Way {
  readonly item: Item
  readonly ranged: boolean
}

/** Whom he can strike with a weapon where he stands, and who has not kept him off this round (CFI-OUT-03). */
export const strikable = (s: State, f: Fighter, item: Item): Fighter[] =>
  s.fighters.filter((other) => inReach(s, f, item, other))
const inReach = (s: State, f: Fighter, item: Item, other: Fighter): boolean =>
  foes(f, other) &&
  !gone(other) &&
  mayStrike(f, other) &&
  within(s, f.id, other.id, reachOf(s, item)) &&
  // A garrote is for who knows nothing yet (CFI-TRAIT-Stealth).
  (!has(item, 'stealth') || unaware(other))
/** Nobody strikes at somebody aloft from the ground, or at who has outmaneuvered him. */
export const mayStrike = (f: Fighter, other: Fighter): boolean =>
  f.aloft === other.aloft && !other.keptOff.includes(f.id)

interface WayOption extends Option {
  readonly way: Way
}
interface Of {
  readonly s: State
  readonly f: Fighter
}

/** A weapon that can be thrown is offered as both. */
const wayOption = (f: Fighter, way: Way): WayOption => {
  const { key } = itemOption(f, way.item)
  return { key: way.ranged && way.item.weapon.kind !== 'ranged' ? `throw ${key}` : key, way }
}
const isThrow = ({ item, ranged }: Way): boolean => ranged && (item.weapon.missile?.thrown ?? false)

/** What an attack can only be here: the throw of the one weapon it can be made with. */
export function onlyThrow(s: State, f: Fighter): string | undefined {
  const only = sole(toAttackWith, { s, f })
  return only === undefined ? undefined : toAttackWith.comesTo?.({ s, f }, only)
}

/** With what he may attack where he stands, and why not with the rest. */
export const toAttackWith: Asks<Of, WayOption> = {
  each({ f }, visit) {
    for (const item of f.items) {
      if (!inHand(item)) continue
      const { kind, missile } = item.weapon
      if (kind !== 'ranged' && visit(wayOption(f, { item, ranged: false }))) return
      if (held(item) && missile !== undefined && visit(wayOption(f, { item, ranged: true }))) return
    }
  },
  named(of, key) {
    let found: WayOption | undefined
    toAttackWith.each(of, (option) => {
      if (option.key === key) found = option
      return found !== undefined
    })
    return found
  },
  why: ({ s, f }, { way }) => unfit(s, f, way),
  comesTo: ({ f }, { way }) => (isThrow(way) ? throwInWords(way.item, f.items) : undefined),
}

function unfit(s: State, f: Fighter, { item, ranged }: Way): Refused | undefined {
  if (has(item, 'breath') || has(item, 'buffet') || has(item, 'trample'))
    return no('that is an action of its own', 'CFI-PRO-Attack')
  if (!usable(s, f, item)) return no('he cannot use it now', isUnarmed(item) ? 'CFI-SE-Grip' : 'CFI-WND-SeriousLimb')
  if (ranged) {
    if (item.unloaded > 0) return no('it is not loaded', 'CFI-RNG-Load')
    return !anyShootable(s, f, item)
      ? no('nobody can be hit with it from here', item.weapon.missile?.thrown ? 'CFI-TRAIT-Thrown' : 'CFI-RNG-01')
      : undefined
  }
  // Contact and charge bring their own blow; a plain attack is made from where one stands.
  if (has(item, 'mounted')) return no('it is used from a moving mount only', 'CFI-TRAIT-Mount')
  if (s.fighters.some((other) => inReach(s, f, item, other))) return undefined
  return has(item, 'stealth')
    ? no('it is used from ambush only', 'CFI-TRAIT-Stealth')
    : no('nobody is within its reach', 'CFI-ENG-01')
}

/** Reasons worth telling though other weapons have others. */
const TELLING: readonly CfiRule[] = ['CFI-TRAIT-Mount', 'CFI-TRAIT-Stealth', 'CFI-RNG-Load']

export const attack: Action = declaring({
  key: 'attack',
  rule: 'CFI-PRO-Attack',
  cost: 'action',
  offensive: true,
  refuse(s, f) {
    if (anyOffered(toAttackWith, { s, f })) return undefined
    const all = refusals(toAttackWith, { s, f })
    for (const rule of TELLING) {
      const telling = all.find((each) => each.rule === rule)
      if (telling !== undefined) return no(telling.because, rule)
    }
    return no('nobody is within reach of a weapon that is ready', 'CFI-PRO-Attack')
  },
  declare(ctx, s, f) {
    const { way } = asked(ctx, new Offer(f.id, { ask: 'weapon', action: 'attack' } as const, toAttackWith, { s, f }))
    const targets = (): Fighter[] => (way.ranged ? shootable(s, f, way.item) : strikable(s, f, way.item))
    const target = chosenTarget(ctx, f, targets(), 'attack', way.item)
    return {
      at: target.id,
      possible: () => unfit(s, f, way) === undefined && targets().includes(target),
      carryOut() {
        if (way.ranged) shot(ctx, s, f, target, way.item)
        else strikes(ctx, s, f, target, way.item, !f.interrupting)
      },
    }
  },
})

/** One of them, those on their feet first. */
export function chosenTarget(
  ctx: Ctx,
  f: Fighter,
  targets: readonly Fighter[],
  action: ActionKey | SpellId,
  item: Item | undefined,
): Fighter {
  const options = [...targets.filter(active), ...targets.filter((target) => !active(target))].map((target) => ({
    key: target.id,
    target,
  }))
  return asked(ctx, { who: f.id, about: { ask: 'target', action, item: item?.id } as const, options }).target
}

/** A plain blow: he turns to his foe and gives up what the weapon guarded. */
export function strikes(ctx: Ctx, s: State, f: Fighter, target: Fighter, item: Item, ends = false): void {
  turnTo(ctx, s, f, target.id)
  lowersWard(ctx, f, item)
  exchange(ctx, s, { attacker: f, defender: target, item, ends })
}

/** The blow that comes with a Move into contact, if he wants it (CFI-PRO-Move; Ruling CFI-A46). */
export function strikesOnContact(ctx: Ctx, s: State, f: Fighter, target: Fighter): void {
  const arms = meleeArms(s, f).filter((item) => within(s, f.id, target.id, reachOf(s, item)))
  if (arms.length === 0 || !active(target) || !mayStrike(f, target)) return
  const options = [...arms.map((item) => ({ ...itemOption(f, item), item })), { key: 'none', item: undefined }]
  const { item } = ctx.choose({
    who: f.id,
    about: { ask: 'strike', at: target.id },
    options,
    usual: options[0]?.key ?? 'none',
  })
  if (item !== undefined) strikes(ctx, s, f, target, item)
}
