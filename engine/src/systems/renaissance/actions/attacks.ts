import { Offer } from '../../../kernel/offer.ts'
import type { Asks, Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { found } from '../../../mechanisms/fighters.ts'
import { type Arm, eachArm, targets, unfit, unready } from '../body/arms.ts'
import { modeOf } from '../content/weapon.ts'
import { aimedAt, bombsOf, toAimAt } from '../exchange/aim-points.ts'
import { bombs } from '../exchange/areas.ts'
import { attack as resolve } from '../exchange/attack.ts'
import { attackWith, PLAIN, strikesWith } from '../exchange/declared.ts'
import { waited } from '../exchange/readied.ts'
import { several, volley } from '../exchange/several.ts'
import { fighter, foes, holding, isNatural, itemOf, type Person } from '../state/fighters.ts'
import type { Ctx, Fighter, State, Why } from '../state/types.ts'
import { type Action, action, no } from './action.ts'
import { obeyed } from './going.ts'
import type { Doing } from './keys.ts'

/** Whom to attack: any foe there is, with why not where no weapon of his serves. */
interface Hunt {
  readonly s: State
  readonly f: Fighter
}
interface Prey extends Option {
  readonly target: Person
}
const toAttack: Asks<Hunt, Prey> = {
  each({ s, f }, visit) {
    for (const target of targets(s, f)) if (visit({ key: target.id, target })) return
  },
  named({ s, f }, key) {
    const target = found(targets(s, f), key)
    return target && { key, target }
  },
  why: ({ s, f }, { target }) => beyond(s, f, target),
}
/** Why he can attack somebody with nothing he has. */
function beyond(s: State, f: Fighter, target: Person): Why | undefined {
  let first: Why | undefined
  let may = false
  eachArm(s, f, (arm) => {
    const why = unfit(s, f, arm, target)
    may = why === undefined
    first ??= why
    return may
  })
  return may ? undefined : (first ?? no('he has nothing to attack with', 'REN-MELEE-01'))
}

/** With what: every use of every weapon. */
interface Arming extends Hunt {
  readonly target: Person
  readonly action: Doing
}
const toWield: Asks<Arming, Arm> = {
  each: ({ s, f }, visit) => eachArm(s, f, visit),
  named({ s, f }, key) {
    let named: Arm | undefined
    eachArm(s, f, (arm) => {
      if (arm.key === key) named = arm
      return arm.key === key
    })
    return named
  },
  why: ({ s, f, target }, arm) => unfit(s, f, arm, target),
}

const nobodyInReach = (s: State, f: Fighter): Why | undefined => {
  let why: Why | undefined
  for (const target of targets(s, f)) {
    const each = beyond(s, f, target)
    if (each === undefined) return undefined
    why ??= each
  }
  return why ?? no('there is nobody to attack', 'REN-MELEE-01')
}

/** An attack (REN-ATK-01). */
const attack = action({
  key: 'attack',
  rule: 'REN-ATK-01',
  cost: 'standard',
  why: nobodyInReach,
  act(ctx, s, f) {
    const hunt = { s, f }
    const { key } = asked(ctx, new Offer(f.id, { ask: 'target', action: 'attack' }, toAttack, hunt))
    const target = fighter(s, key)
    const arming: Arming = { ...hunt, target, action: 'attack' }
    const arm = asked(ctx, new Offer(f.id, { ask: 'weapon', action: 'attack', at: key }, toWield, arming))
    waited(ctx, s, f, key, () => {
      if (unfit(s, f, arm, target) === undefined && (arm.by.id === f.id || obeyed(ctx, s, f)))
        wield(ctx, s, arm, target)
    })
  },
})
function wield(ctx: Ctx, s: State, arm: Arm, target: Fighter): void {
  const by = fighter(s, arm.by.id)
  strikesWith(ctx, s, by, target, itemOf(by, arm.item), arm.mode, PLAIN)
}

/** Every weapon at whom he likes, each attack apart (REN-MULTI-01, REN-MULTI-02). */
const multiple = action({
  key: 'multiple attacks',
  rule: 'REN-MULTI-01',
  cost: 'standard',
  why: (s, f) =>
    nobodyInReach(s, f) ??
    (several(s, f).length < 2 ? no('that takes two weapons at the least', 'REN-MULTI-01') : undefined),
  act: (ctx, s, f) => volley(ctx, s, f, {}, (at, does) => waited(ctx, s, f, at.id, does)),
})

/** A bomb, or a load that scatters (REN-AREA-03). */
const bomb = action({
  key: 'attack a place',
  rule: 'REN-AREA-03',
  cost: 'standard',
  why: (s, f) =>
    bombsOf(s, f).length === 0
      ? no('he has nothing at hand that bursts or spills, or nobody is in its range', 'REN-AREA-03')
      : undefined,
  act(ctx, s, f) {
    const arm = asked(ctx, {
      who: f.id,
      about: { ask: 'weapon', action: 'attack a place', at: '' },
      options: bombsOf(s, f),
    })
    const item = itemOf(f, arm.item)
    const about = { ask: 'aim point', weapon: item.weapon.name, arm: arm.key } as const
    // Asked even if one foe alone is listed: on a map any cell will do.
    const usual = s.fighters.find((o) => foes(o, f) && aimedAt({ s, f, arm }, o) !== undefined)?.id
    const point = ctx.choose(new Offer(f.id, about, toAimAt, { s, f, arm }, { open: true, usual }))
    waited(ctx, s, f, point.at?.id ?? '', () => {
      if (unready(s, f, arm) === undefined) bombs(ctx, s, f, item, arm.mode, point)
    })
  },
})

const prey = (s: State, f: Fighter): (Option & { readonly each: Fighter })[] =>
  holding(s, f).flatMap(({ kind, on }) => (kind === 'grab' ? [{ key: on, each: fighter(s, on) }] : []))
const CLAWS = modeOf('0H - AP0')
/** What a cougar does to whom it holds (REN-CREATURE-Disembowel). */
const disembowel = action({
  key: 'disembowel',
  rule: 'REN-CREATURE-Disembowel',
  cost: 'standard',
  why(s, f) {
    if (f.facts.disembowels === null) return no('that is a beast’s way', 'REN-CREATURE-Disembowel')
    return prey(s, f).length === 0 ? no('he holds nobody', 'REN-CREATURE-Disembowel') : undefined
  },
  act(ctx, s, f) {
    const about = { ask: 'target', action: 'disembowel' } as const
    const target = asked(ctx, { who: f.id, about, options: prey(s, f) }).each
    const claws = f.items.findLast(isNatural)
    if (claws === undefined) return
    waited(ctx, s, f, target.id, () => {
      if (!prey(s, f).some(({ each }) => each === target)) return
      ctx.emit?.({
        type: 'power',
        who: f.id,
        power: 'disembowel',
        how: `tears at ${target.id}`,
        rule: 'REN-CREATURE-Disembowel',
      })
      const dv = f.facts.disembowels ?? CLAWS.dv
      resolve(ctx, s, attackWith(f, target, claws, { ...CLAWS, dv }, PLAIN))
    })
  },
})

export const ATTACKS: readonly Action[] = [attack, multiple, bomb, disembowel]
