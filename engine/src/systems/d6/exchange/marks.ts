import type { Option } from '../../../kernel/types.ts'
import { optionOf } from '../../../mechanisms/asking.ts'
import { skillTotal } from '../body/checks.ts'
import { leavesHand } from '../body/hands.ts'
import { harmTotal } from '../body/resistance.ts'
import { calledDamage, calledShots, type HitLocation, locations } from '../content/difficulty-modifiers.ts'
import { seize, stronger } from '../ground/holds.ts'
import { chosen, keyed } from '../state/asking.ts'
import { bodily, ranged } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, Item, Mark, State } from '../state/types.ts'
import { damageOf } from './damage.ts'
import { prevented } from './prevented.ts'
import { moveUp } from './reactions.ts'

/** What he has in his hands. */
export const held = (f: Fighter): Item[] => f.items.filter((item) => item.where === 'hand')

const HOLD_ON = [optionOf('hold on'), optionOf('none')] as const
/** One who has not acted, or has an action left, may try to keep it: that is his action, his turn brought forward if need be. */
function holdsOn(ctx: Ctx, s: State, f: Fighter, needed: number): boolean {
  if (f.condition !== 'up' || (f.turned === s.round && f.actions === 0)) return false
  if (prevented(s, f, 'escape') !== undefined) return false
  const about = { ask: 'hold on', needed } as const
  if (ctx.choose({ who: f.id, about, options: HOLD_ON, usual: 'hold on' }).key === 'none') return false
  if (f.turned < s.round) moveUp(ctx, s, f, 'hold on')
  else f.actions--
  return true
}

/** The item stays in hand only if Physique or lifting exceeds the damage, which hurts nobody (D6-C-OPT-Disarm). Ruling D6-A50. */
export function loosen(ctx: Ctx, s: State, x: Attack): void {
  const items = keyed(held(x.target))
  if (items.length === 0) return
  const { item } = chosen(ctx, x.attacker, { ask: 'which item', at: x.target.id }, items)
  const done = harmTotal(ctx, damageOf(ctx, s, x, 'force'))
  const tries = holdsOn(ctx, s, x.target, done + 1)
  const kept = tries && skillTotal(ctx, s, x.target, stronger(x.target), 'hold on') > done
  if (!kept) leavesHand(x.target, item, 'ground')
  const { id: who } = x.target
  ctx.emit?.({ type: 'disarmed', who, by: x.attacker.id, weapon: item.key, done, kept, rule: 'D6-C-OPT-Disarm' })
}

/** A limb is seized: its owner is held (D6-C-OPT-CalledEffect). */
function seizesLimb(ctx: Ctx, s: State, { attacker, target }: Attack): void {
  seize(s, 'hold', attacker, target, 0)
  ctx.emit?.({ type: 'held', who: target.id, by: attacker.id, kind: 'hold', rule: 'D6-C-OPT-CalledEffect' })
}
/** A missile pins him by sleeve or hem: he must tear himself loose from what it did. */
function pins(ctx: Ctx, s: State, x: Attack): void {
  const strength = harmTotal(ctx, damageOf(ctx, s, x, 'force'))
  seize(s, 'entangle', x.attacker, x.target, strength)
  ctx.emit?.({ type: 'pinned', who: x.target.id, by: x.attacker.id, strength, rule: 'D6-C-OPT-CalledEffect' })
}
function knocksAway(ctx: Ctx, s: State, x: Attack): void {
  ctx.emit?.({ type: 'calledFor', who: x.attacker.id, at: x.target.id, purpose: 'item', rule: 'D6-C-OPT-CalledEffect' })
  loosen(ctx, s, x)
}

type Size = keyof typeof calledShots
const PURPOSES = ['damage', 'item', 'limb', 'pin'] as const
type Purpose = (typeof PURPOSES)[number]
const EFFECT = { item: knocksAway, limb: seizesLimb, pin: pins } as const

/** A part of the body to hit, at its own difficulty and with its own damage. Ruling D6-A07: the numbers of this book, or of every other table. */
function part(location: HitLocation, regular: boolean): Mark {
  const { dice, standard, regular: usual, damage, limb, rule } = locations[location]
  return { key: location, rule, dice, standard: regular ? usual : standard, location, damage, damageDice: 0, limb }
}
/** A head blow meant to fell rather than to kill (D6-C-OPT-Knockout). */
const knockout = (regular: boolean): Mark => ({ ...part('head', regular), key: 'knockout' })

const PARTS: readonly HitLocation[] = ['head', 'heart', 'chest', 'arm', 'leg', 'hand']
const table = (regular: boolean): readonly Mark[] => [...PARTS.map((at) => part(at, regular)), knockout(regular)]
/** Parts of the body by the standard their dice have. */
export const PARTS_OF = { fantasy: table(false), regular: table(true), none: [] } as const

function mark(size: Size, purpose: Purpose): Mark {
  const { dice, standard, rule } = calledShots[size]
  const plain = { key: size, rule, dice, standard, location: null, damage: 0, damageDice: 0, limb: false }
  return purpose === 'damage'
    ? { ...plain, damageDice: calledDamage }
    : { ...plain, harmless: true, hits: EFFECT[purpose] }
}
const MARKS: ReadonlyMap<Size, ReadonlyMap<string, Mark>> = new Map(
  (Object.keys(calledShots) as Size[]).map((size) => [size, new Map(PURPOSES.map((of) => [of, mark(size, of)]))]),
)
const SIZES = [...MARKS.keys()].map((size) => ({ key: size, size }))

const FOR = { damage: optionOf('damage'), item: optionOf('item'), limb: optionOf('limb'), pin: optionOf('pin') }
/** What a called shot is for: more damage, an item, a limb with bare hands, or pinning with a missile. */
function calledShot(ctx: Ctx, attacker: Fighter, target: Fighter, item: Item, size: Size): Mark | null {
  const options = [FOR.damage]
  if (held(target).length > 0) options.push(FOR.item)
  if (bodily(item) && !ranged(item)) options.push(FOR.limb)
  if (ranged(item)) options.push(FOR.pin)
  const about = { ask: 'called for', at: target.id } as const
  const { key } = ctx.choose({ who: attacker.id, about, options, usual: 'damage' })
  return MARKS.get(size)?.get(key) ?? null
}

const NONE = optionOf('none')
const OPTIONS = {
  fantasy: [NONE, ...PARTS_OF.fantasy, ...SIZES],
  regular: [NONE, ...PARTS_OF.regular, ...SIZES],
  none: [NONE, ...SIZES],
} as const

/** What an attack is aimed at: nothing in particular, a part of the body, or a mark of some size. */
export function chosenMark(ctx: Ctx, s: State, attacker: Fighter, target: Fighter, item: Item): Mark | null {
  const standard = s.options.hitLocationStandard
  const about = { ask: 'mark', at: target.id, item: item.key } as const
  const options: readonly (Mark | Option | (typeof SIZES)[number])[] = OPTIONS[standard]
  const at = ctx.choose({ who: attacker.id, about, options, usual: 'none' })
  if ('location' in at) return at
  return 'size' in at ? calledShot(ctx, attacker, target, item, at.size) : null
}
