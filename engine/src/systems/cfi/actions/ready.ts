import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { held, itemOption } from '../../../mechanisms/hands.ts'
import { opposedTest, passes, ROLLS, reckoned } from '../body/checks.ts'
import { hampered, worthOf } from '../body/hampered.ts'
import { lowersWard } from '../body/hands.ts'
import { hurt, suffers } from '../body/wounds.ts'
import { NO_MODIFIER } from '../content/tables.ts'
import { moveBudget } from '../ground/movement.ts'
import { engaged, within } from '../ground/reach.ts'
import { damageRoll, halved } from '../state/damage-dice.ts'
import { CONTACT, fighter, formOf, has, isFree as isFreeHand } from '../state/fighters.ts'
import type { Ctx, Fighter, Impaled, Item, State } from '../state/types.ts'
import { type Action, no } from './action.ts'
import { rooted } from './moving.ts'

interface Readying extends Option {
  readonly item: Item
  readonly how: 'draw' | 'draw both' | 'sheathe' | 'lift' | 'load' | 'withdraw' | 'grip'
}

/** At his feet, or no farther than the action takes him to move and reach down. */
const nearby = (s: State, f: Fighter, { away }: Item): boolean =>
  away <= CONTACT || (!engaged(s, f) && rooted(s, f) === undefined && away <= CONTACT + moveBudget(s, f).feet)

/** Draw, sheathe, reload, take up in both hands, pull out of a wound, pick up (CFI-PRO-Ready). */
function readyings(s: State, f: Fighter): Readying[] {
  const found: Readying[] = []
  const add = (how: Readying['how'], item: Item): void =>
    void found.push({ key: `${how} ${itemOption(f, item).key}`, item, how })
  for (const item of f.items) {
    const { weapon, where } = item
    if (where === 'stowed' || where === 'lifted') {
      if (handFor(s, f, item, false) !== undefined) add('draw', item)
      if (weapon.twoHanded !== undefined && weapon.hands === 1 && handFor(s, f, item, true) !== undefined)
        add('draw both', item)
    }
    if (held(item) && item.unloaded > 0) add('load', item)
    if (held(item) && !has(item, 'strapped')) add('sheathe', item)
    if (
      held(item) &&
      where !== 'both' &&
      weapon.twoHanded !== undefined &&
      isFreeHand(s, f, where === 'right' ? 'left' : 'right')
    )
      add('grip', item)
    if (where === 'ground' && nearby(s, f, item) && handFor(s, f, item, false) !== undefined) add('lift', item)
    if (where === 'stuck' && stuckIn(s, f, item) !== undefined && handFor(s, f, item, false) !== undefined)
      add('withdraw', item)
  }
  return found
}

function handFor(s: State, f: Fighter, item: Item, both: boolean): 'right' | 'left' | 'both' | undefined {
  const [right, left] = [isFreeHand(s, f, 'right'), isFreeHand(s, f, 'left')]
  if (item.weapon.hands === 2 || both) return right && left ? 'both' : undefined
  if (item.weapon.kind === 'shield') return left ? 'left' : right ? 'right' : undefined
  return right ? 'right' : left ? 'left' : undefined
}

const stuckIn = (s: State, f: Fighter, item: Item): Impaled | undefined =>
  s.impaled.find((wound) => wound.item === item.id && wound.by === f.id && within(s, f.id, wound.on, 10))

export const ready: Action = {
  key: 'ready',
  rule: 'CFI-PRO-Ready',
  cost: 'action',
  refuse: (s, f) => (readyings(s, f).length === 0 ? no('there is nothing to make ready', 'CFI-PRO-Ready') : undefined),
  act(ctx, s, f) {
    const { item, how } = asked(ctx, { who: f.id, about: { ask: 'ready' } as const, options: readyings(s, f) })
    switch (how) {
      case 'load':
        item.unloaded--
        if (item.unloaded === 0 && has(item, 'clip')) item.clip = CLIP
        ctx.emit?.({
          type: 'loaded',
          who: f.id,
          item: item.weapon.name,
          left: item.unloaded,
          rule: has(item, 'clip')
            ? ['CFI-RNG-Load', 'CFI-TRAIT-Clip', 'CFI-ACT-06']
            : ['CFI-RNG-Load', 'CFI-ACT-06', 'CFI-PRO-Ready'],
        })
        break
      case 'sheathe':
        item.where = 'stowed'
        lowersWard(ctx, f, item)
        ctx.emit?.({ type: 'readied', who: f.id, item: item.weapon.name, how: 'sheathed', rule: 'CFI-PRO-Ready' })
        break
      case 'lift':
        // One action to reach down, a second to stand ready with it.
        item.where = 'lifted'
        item.away = 0
        item.spot = undefined
        ctx.emit?.({ type: 'readied', who: f.id, item: item.weapon.name, how: 'lifted', rule: 'CFI-PRO-Ready' })
        break
      case 'withdraw':
        withdraws(ctx, s, f, item)
        break
      default: {
        const lifted = item.where === 'lifted'
        const hand = how === 'grip' ? 'both' : handFor(s, f, item, how === 'draw both')
        if (hand === undefined) return
        item.where = hand
        ctx.emit?.({
          type: 'readied',
          who: f.id,
          item: item.weapon.name,
          how: how === 'grip' ? 'gripped' : lifted ? 'picked up' : 'drawn',
          rule: 'CFI-PRO-Ready',
        })
      }
    }
  },
}
const CLIP = 5

/** Brawn, opposed by who is awake to resist it, pulls it out and tears the wound (CFI-SE-ImpaleWithdraw; Ruling CFI-A21). */
function withdraws(ctx: Ctx, s: State, f: Fighter, item: Item): void {
  const wound = stuckIn(s, f, item)
  if (wound === undefined) return
  const victim = fighter(s, wound.on)
  const mine = reckoned(ctx, s, f.facts.skills.brawn, 'Brawn', 'CFI-SE-ImpaleWithdraw', hampered(s, f, 'brawn'))
  const resisted = s.options.withdrawal === 'resisted' && victim.condition === 'up'
  const out = resisted
    ? opposedTest(ctx, s, f, ROLLS.brawn, mine.skill, victim, ROLLS.brawn, worthOf(s, victim, 'brawn')) === 'wins'
    : passes(ctx, f, ROLLS.brawn, mine, 'CFI-SE-ImpaleWithdraw')
  ctx.emit?.({
    type: 'withdrawn',
    who: f.id,
    at: victim.id,
    item: item.weapon.name,
    out,
    rule: 'CFI-SE-ImpaleWithdraw',
  })
  if (!out) return
  s.impaled = s.impaled.filter((other) => other !== wound)
  item.where = handFor(s, f, item, false) ?? 'stowed'
  const barbed = has(item, 'barbed')
  const { damage: dice } = formOf(item)
  const toss = ctx.toss(damageRoll(dice, NO_MODIFIER, 0, 'withdrawal damage'), f.id)
  const rolled = ctx.read(toss, whole, undefined)
  const damage = barbed ? rolled : halved(rolled)
  ctx.emit?.({
    type: 'damage',
    who: f.id,
    at: victim.id,
    dice: barbed ? dice : `half of ${dice}`,
    faces: ctx.faces(toss),
    rolled: damage,
    weapon: item.weapon.name,
    rule: barbed ? ['CFI-SE-ImpaleWithdraw', 'CFI-TRAIT-Barbed'] : 'CFI-SE-ImpaleWithdraw',
  })
  suffers(ctx, s, victim, wound.location, hurt(ctx, victim, wound.location, damage, f), damage, undefined)
}
const whole = (value: number): number => value
