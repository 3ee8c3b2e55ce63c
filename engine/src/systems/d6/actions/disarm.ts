import { leavesHand } from '../body/hands.ts'
import { harmTotal, struckThing } from '../body/resistance.ts'
import { D } from '../book/diecode.ts'
import type { D6RuleId } from '../book/rules.ts'
import { toughness } from '../content/difficulties.ts'
import { calledShots } from '../content/difficulty-modifiers.ts'
import { attackBy } from '../exchange/attack.ts'
import { damage, damageOf } from '../exchange/damage.ts'
import { held, loosen } from '../exchange/marks.ts'
import { seize } from '../ground/holds.ts'
import { type Action, chosen, keyed, why } from '../state/asking.ts'
import { totalRolled } from '../state/dice.ts'
import { BLOWS, metres, SHOTS, THROWS } from '../state/fighters.ts'
import type { Attack, Ctx, Fighter, Item, State } from '../state/types.ts'

const { dice, standard } = calledShots['up to 50 cm']
const emptyHanded = (because: string, rule: D6RuleId) => (_s: State, _f: Fighter, target: Fighter) =>
  held(target).length === 0 ? { because: `${target.id} ${because}`, rule } : undefined
/** A called shot at what somebody holds. */
const AT_ITEM = { dice, standard, damage: 'none', unmarked: true } as const
const entangling = (item: Item): boolean => item.weapon.entangles === true

/** To strike it from his hand (D6-C-OPT-Disarm); a whip does it with throwing (D6-C-OPT-Whip). */
const nothing = emptyHanded('holds nothing', 'D6-C-OPT-Disarm')
const DISARM = { ...AT_ITEM, rule: 'D6-C-OPT-Disarm', against: nothing, hits: loosen } as const
export const DISARMS: readonly Action[] = [
  attackBy({ ...DISARM, key: 'disarm', fits: (item) => !entangling(item) }, [...BLOWS, ...SHOTS, ...THROWS]),
  attackBy({ ...DISARM, key: 'whip away', rule: 'D6-C-OPT-Whip', skill: 'throwing', fits: entangling }, BLOWS),
]

/** Most weapons are as tough as a sword (D6-C-OBJ-Toughness). */
const WEAPON = toughness.tough
/** Ten over its resistance wrecks a thing, less weakens it by a die (D6-C-OPT-Break). Ruling D6-A49: by damage, or by the skill total. */
function breaks(ctx: Ctx, s: State, x: Attack): void {
  const { attacker, target } = x
  const { item } = chosen(ctx, attacker, { ask: 'which item', at: target.id }, keyed(held(target)))
  const byDamage = s.options.breakCompares === 'damage'
  const { thrown, adds } = byDamage ? damageOf(ctx, s, x, 'force') : { thrown: x.thrown, adds: 0 }
  const done = adds + totalRolled(ctx, thrown)
  const weak = `weakened ${item.id}`
  const weakened = target.uses[weak] ?? 0
  const code = WEAPON - D * weakened
  const { over, state } = struckThing(ctx, s, 'object', code, done)
  if (state === 'wrecked') leavesHand(target, item, 'broken')
  else if (state === 'weakened') target.uses = { ...target.uses, [weak]: weakened + 1 }
  ctx.emit?.({ type: 'object', who: attacker.id, at: target.id, weapon: item.key, over, state, rule: BREAKING })
}
const BREAKING = ['D6-C-OPT-Break', 'D6-C-OBJ-Toughness', 'D6-A49'] as const
/** A blow at it, to break it. */
const unbroken = emptyHanded('holds nothing to break', 'D6-C-OPT-Break')
export const breakThing: Action = attackBy(
  { ...AT_ITEM, key: 'break', rule: 'D6-C-OPT-Break', against: unbroken, hits: breaks },
  BLOWS,
)

/** As far as a whip wraps around somebody, in metres. */
const WRAPS = 2
/** Wrapped up, the target can only get free, against the weapon's damage total (D6-C-OPT-Entangle). */
function wraps(ctx: Ctx, s: State, x: Attack): void {
  const strength = harmTotal(ctx, damageOf(ctx, s, x, 'force'))
  seize(s, 'entangle', x.attacker, x.target, strength, x.item)
  const rule = ['D6-C-OPT-Entangle', 'D6-C-OPT-Whip'] as const
  ctx.emit?.({ type: 'entangled', who: x.target.id, by: x.attacker.id, strength, rule })
}
/** A whip that does not wrap still lashes, odd as it reads. Ruling D6-A48. */
function lashes(ctx: Ctx, s: State, x: Attack): void {
  if (!s.options.whipMissDamage) return
  ctx.emit?.({ type: 'lashes', who: x.attacker.id, at: x.target.id, rule: ['D6-C-OPT-Whip', 'D6-A48'] })
  damage(ctx, s, x)
}
/** Done with throwing, up to two metres (D6-C-OPT-Whip). */
export const entangle: Action = attackBy(
  {
    key: 'entangle',
    rule: 'D6-C-OPT-Entangle',
    damage: 'none',
    unmarked: true,
    skill: 'throwing',
    fits: entangling,
    against: (s, f, { id }) =>
      metres(s, f.id, id) > WRAPS ? why(`${id} is beyond two metres`, 'D6-C-OPT-Whip') : undefined,
    hits: wraps,
    misses: lashes,
  },
  BLOWS,
)
