import type { Modifier } from '../../../kernel/types.ts'
import { resistedAv, resistedDv } from '../body/resistance.ts'
import { arrows } from '../content/missiles.ts'
import type { Tag } from '../content/weapon.ts'
import { centre, damageBonus, strength } from '../state/derive.ts'
import type { Force } from '../state/dice.ts'
import { has, inHand, isUnarmed, lasting, type Person, person, type Scene } from '../state/fighters.ts'
import { term } from '../state/note.ts'
import type { Attack, Cited, Ctx, Fighter, State } from '../state/types.ts'

/** How well the attack was made, for what damage depends on. */
export interface Made {
  readonly force: Force
  /** Exceptional by margin or by luck, for strikes; a critical one by ruling REN-A03. */
  readonly exceptional: boolean
  /** Exceptional or critical. */
  readonly fine: boolean
  readonly critical: boolean
  /** Luck made it exceptional (ruling REN-A02). */
  readonly upgraded: boolean
}

/** DB of an attack: in a mounted charge with the mount's STR if that is better (REN-MNT-10; ruling REN-A28). */
export function bonusOf(s: Scene, x: { readonly by: Person; readonly how: Attack['how'] }, forCharge: boolean): number {
  const { by } = x
  const own = damageBonus(by)
  if (by.mount === null || by.charge === null || x.how.reaction) return own
  if (!forCharge && s.options.mountedDb === 'chargeOnly') return own
  return Math.max(own, damageBonus(by, strength(person(s, by.mount))))
}

/** Whether he has run far enough for it to count (REN-CHARGE-05; ruling REN-A12). */
export function hasMomentum(s: Scene, f: Person): boolean {
  // A mount's own blow is one of its rider's attacks (REN-CHARGE-06, ruling REN-A30).
  const { charge } = f.rider === null ? f : person(s, f.rider)
  return charge !== null && charge.metres >= s.options.chargeMinDistance
}

/** Everything added to the dice of an attack that landed, each with its reason. */
export function damageTerms(s: State, x: Attack, made: Made): Modifier[] {
  const { by, item, mode, arrow, how } = x
  const terms: Modifier[] = []
  const add = (value: number, because: string, rule: Cited): void => {
    if (value !== 0) terms.push(term(value, because, rule))
  }
  const db = bonusOf(s, x, false)
  add(
    mode.dv.plus,
    item.weapon.name,
    item.shield === null
      ? isUnarmed(item)
        ? 'REN-UNARM-02'
        : item.where === 'body'
          ? 'REN-NAT-02'
          : 'REN-ATK-04'
      : 'REN-BASH-02',
  )
  if (mode.dv.db) {
    if (by.facts.noBones) terms.push(term(0, 'no bones, no DB', 'REN-RACE-NoBones'))
    else add(db, 'DB', 'REN-INJ-DB')
  }
  const mighty = made.force.startsWith('mighty')
  if (mighty) add(10, 'margin of 60', 'REN-ATK-07')
  else if (made.force.startsWith('strong')) add(5, 'margin of 30', 'REN-ATK-06')
  else if (made.upgraded && s.options.upgradeGrantsDv) add(5, 'upgraded by luck', 'REN-A02')
  if (mode.kind === 'melee' && !x.tags.includes('Touch-Only') && !how.reaction && hasMomentum(s, by)) {
    const charge = bonusOf(s, x, true)
    add(charge, 'charging', how.multiple || by.charge === null ? 'REN-CHARGE-06' : 'REN-CHARGE-05')
    if (by.charge?.mounted === true) add(charge, 'mounted charge', 'REN-MNT-09')
    if (charge > damageBonus(by)) terms.push(term(0, 'the mount’s strength', 'REN-MNT-10'))
  }
  if (how.braced) add(damageBonus(by), 'braced', 'REN-BRACE-04')
  if (made.exceptional && x.strike === 'mighty blow') add(db, 'mighty blow', 'REN-STRIKE-MightyBlow')
  if (isUnarmed(item)) add(gauntlets(by), 'armoured fist', 'REN-UNARM-07')
  if (has(by, 'great stature') === false && x.tags.includes('Oversized')) add(-2, 'oversized', 'REN-TAG-Oversized')
  if (lasting(by, 'center') && by.facts.powers.includes('centered strike'))
    add(centre(by), 'centred', 'REN-POWER-CenteredStrike')
  if (arrow !== null) add(arrows[arrow].dv, `${arrow} arrow`, arrows[arrow].rule)
  return terms
}
/** A third of the highest AV he wears (REN-UNARM-07). */
function gauntlets(f: Person): number {
  let most = 0
  for (const { av } of f.facts.armour) most = Math.max(most, av)
  return Math.floor(most / 3)
}

/** AV against an attack (REN-ARM-01): armour worn, hide, powers, and a shield while he is aware (ruling REN-A54). */
export function armourTerms(s: Scene, f: Person, tags: readonly Tag[], exceptional: boolean): Modifier[] {
  const terms: Modifier[] = []
  const add = (value: number, because: string, rule: Cited): void => {
    if (value !== 0) terms.push(term(value, because, rule))
  }
  for (const suit of f.facts.armour) {
    const special = suit.against.find(({ tag }) => tags.includes(tag))
    const av = Math.max(0, (special?.av ?? suit.av) - (suit.metal ? f.corroded : 0))
    add(
      av,
      suit.name,
      special === undefined
        ? suit.layerable && f.facts.armour.length > 1
          ? 'REN-ARMOUR-Layerable'
          : 'REN-ARM-01'
        : suit.against.length > 1
          ? 'REN-ARMOUR-Mail'
          : 'REN-ARMOUR-Raider',
    )
    if (exceptional) add(-Math.min(av, suit.exposed), `${suit.name} is exposed`, 'REN-ARMOUR-Exposed')
  }
  add(f.facts.hide, 'hide', 'REN-RACE-Hide')
  if (lasting(f, 'master')) add(1, 'Master', 'REN-POWER-Master')
  if (f.facts.powers.includes('transcendant')) add(1, 'Transcendant', 'REN-POWER-Transcendant')
  if (!f.unaware || s.options.shieldAvWhenUnaware) {
    for (const item of f.items)
      if (item.shield !== null && inHand(item)) add(item.shield.av, item.weapon.name, 'REN-ARMOUR-Shield')
  }
  add(resistedAv(f, tags), 'resistance', 'REN-RES-02')
  return terms
}

/** AP of weapon and arrow. */
export function penetration({ mode, arrow }: Attack): number {
  const load = arrow === null ? undefined : arrows[arrow]
  return Math.max(0, (load?.apIs ?? mode.ap) + (load?.ap ?? 0))
}
/** What a found gap adds to it (REN-STRIKE-ArmorGap). */
export const gapOf = (s: State, x: Attack, made: Made): number =>
  x.strike === 'armor gap' && made.exceptional ? bonusOf(s, x, false) : 0

/** What goes through: DV less what AP leaves of AV (REN-ARM-02; rulings REN-A09, REN-A40, REN-A55). */
export function through(
  ctx: Ctx,
  s: State,
  target: Fighter,
  tags: readonly Tag[],
  dv: number,
  av: number,
  ap: number,
): number {
  const left = s.options.overPenetrationAdds ? av - ap : Math.max(0, av - ap)
  if (s.options.resistanceOrder === 'beforeArmour') return Math.max(0, resistedDv(ctx, target, tags, dv) - left)
  return resistedDv(ctx, target, tags, Math.max(0, dv - left))
}

/** A load that halves its damage (REN-AMMO-Blunt, REN-AMMO-Needle). */
export function halvedLoad(x: Attack, made: Made, dv: number): number {
  const half = x.arrow === null ? 'never' : arrows[x.arrow].half
  return half === 'always' || (half === 'basic' && !made.fine) ? Math.floor(dv / 2) : dv
}
