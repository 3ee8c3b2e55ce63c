import type { Option } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { type Blow, blowsOf, itemOf, reaches, type Use, weaponInHand } from '../body/arms.ts'
import { adjusts, afflict, lies } from '../body/conditions.ts'
import { breaks, drops } from '../body/hands.ts'
import { dies } from '../body/wounds.ts'
import type { OldeRule } from '../book/rules.ts'
import { spaces } from '../ground/sight.ts'
import { armourOf } from '../state/derive.ts'
import { condition, isAble, suffers } from '../state/fighters.ts'
import type { Attack, Band, Cited, Ctx, Fighter, Mishap, Options, Outcome, Person, State } from '../state/types.ts'
import { dealDamage, type Force, PLAIN } from './damage.ts'

/** An attack that was rolled: who, whom, with what. */
export interface Struck {
  readonly by: Fighter
  readonly on: Fighter
  readonly use: Use
  readonly attack: Attack
}

/** OLDE-CRIT-04, ruling OLDE-B01: the bands of the chapter, misses as its text has them; */
export function bandByText(margin: number): Band {
  if (margin >= 6) return 'legendary hit'
  if (margin >= 3) return 'critical hit'
  if (margin >= 0) return 'hit'
  if (margin > -3) return 'miss'
  return margin > -6 ? 'critical miss' : 'disastrous miss'
}
/** as its table has them; */
export function bandByTable(margin: number): Band {
  if (margin > -4 && margin < 0) return 'miss'
  if (margin >= 0) return bandByText(margin)
  return margin > -7 ? 'critical miss' : 'disastrous miss'
}
/** those of the later table (ruling OLDE-B02). */
export function bandRevised(margin: number): Band {
  if (margin >= 9) return 'legendary hit'
  if (margin >= 6) return 'critical hit'
  if (margin >= 3) return 'solid hit'
  if (margin >= 0) return 'hit'
  if (margin > -3) return 'miss'
  if (margin > -6) return 'clean miss'
  return margin > -9 ? 'critical miss' : 'disastrous miss'
}
/** Spells only hit or miss. */
export const bandPlain = (margin: number): Band => (margin >= 0 ? 'hit' : 'miss')

/** How the two rolls are read: the attack against a number, or against the other roll, with what is added to it. */
export interface Reading {
  readonly fixed: (attack: number, lead: number) => Band
  readonly opposed: (attack: number, defense: number, lead: number) => Band
}
const reading = (band: (margin: number) => Band): Reading => ({
  fixed: (attack, lead) => band(attack + lead),
  opposed: (attack, defense, lead) => band(attack - defense + lead),
})
export const PLAINLY = reading(bandPlain)
const BY_TEXT = reading(bandByText)
const BY_TABLE = reading(bandByTable)
const REVISEDLY = reading(bandRevised)
export function readingOf({ criticalTable, missBands }: Options): Reading {
  if (criticalTable === 'revised') return REVISEDLY
  return missBands === 'table' ? BY_TABLE : BY_TEXT
}

/** OLDE-CRIT-21: character points of each band. */
const POINTS = {
  'legendary hit': 2,
  'critical hit': 1,
  'solid hit': 0,
  hit: 0,
  miss: 0,
  'clean miss': 0,
  'critical miss': 1,
  'disastrous miss': 2,
} as const satisfies Record<Band, number>
export const REVISED_RULE = {
  'legendary hit': 'OLDE-REV-legendary-hit',
  'critical hit': 'OLDE-REV-critical-hit',
  'solid hit': 'OLDE-REV-solid-hit',
  hit: 'OLDE-REV-hit',
  miss: 'OLDE-REV-miss',
  'clean miss': 'OLDE-REV-clean-miss',
  'critical miss': 'OLDE-REV-critical-miss',
  'disastrous miss': 'OLDE-REV-disastrous-miss',
} as const satisfies Record<Band, OldeRule>

/** OLDE-CRIT-21: each player character who attacks or is attacked gets the points of the band (ruling OLDE-B25). */
export function awardPoints(ctx: Ctx, { by, on }: Struck, band: Band): void {
  const points = POINTS[band]
  if (points === 0) return
  for (const f of [by, on]) {
    if (!f.facts.hero) continue
    f.cp += points
    ctx.emit?.({ type: 'points', who: f.id, points, all: f.cp, rule: 'OLDE-CRIT-21' })
  }
}

/** One row per outcome: when it can take effect (ruling OLDE-B69), what it makes of the damage, what it does after it. */
interface Row {
  readonly rule: OldeRule
  readonly can: (s: State, x: Struck) => boolean
  readonly force?: Omit<Force, 'rule'>
  readonly after?: (ctx: Ctx, s: State, x: Struck) => void
}
const always = (): boolean => true
const brawn = (_: State, { use }: Struck): boolean => use.stat === 'brawn'
const finesse = (_: State, { use }: Struck): boolean => use.stat === 'finesse'
const armed = (_: State, { on }: Struck): boolean => weaponInHand(on) !== undefined
const force = (maximum: Force['maximum'], more: number, past: boolean, least = 0): Omit<Force, 'rule'> => ({
  maximum,
  more,
  past,
  least,
})

const OUTCOMES = {
  'maximum damage': { rule: 'OLDE-CRIT-07', can: brawn, force: force(1, 0, false) },
  'past armour': {
    rule: 'OLDE-CRIT-08',
    can: (s, x) => finesse(s, x) && armourOf(x.on) !== undefined,
    force: force(0, 0, true),
  },
  'maximum past armour': { rule: 'OLDE-CRIT-12', can: always, force: force(1, 0, true) },
  'twice maximum': { rule: 'OLDE-REV-legendary-hit', can: brawn, force: force(2, 0, false) },
  'maximum and two': { rule: 'OLDE-REV-critical-hit', can: brawn, force: force(1, 2, false) },
  'two more': { rule: 'OLDE-REV-solid-hit', can: brawn, force: force(0, 2, false) },
  'at least two': { rule: 'OLDE-REV-solid-hit', can: finesse, force: force(0, 0, false, 2) },
  blinded: {
    rule: 'OLDE-CRIT-09',
    can: (_, { on }) => !suffers(on, 'blinded'),
    after: (ctx, _, { on }) => afflict(ctx, on, 'blinded', 'temporary', 'OLDE-CRIT-09'),
  },
  tripped: {
    rule: 'OLDE-CRIT-10',
    can: (_, { on }) => on.posture !== 'prone',
    after: (ctx, _, { on }) => lies(ctx, on, 'tripped', 'OLDE-CRIT-10'),
  },
  disarmed: {
    rule: 'OLDE-CRIT-11',
    can: armed,
    after: (ctx, s, { on }) => drops(ctx, s, on, weaponInHand(on), 'OLDE-CRIT-11'),
  },
  'blinded for good': {
    rule: 'OLDE-CRIT-13',
    can: (_, { on }) => condition(on, 'blinded')?.lasts !== 'permanent',
    after: (ctx, _, { on }) => afflict(ctx, on, 'blinded', 'permanent', 'OLDE-CRIT-13'),
  },
  lamed: {
    rule: 'OLDE-CRIT-14',
    can: (_, { on }) => condition(on, 'lame')?.lasts !== 'permanent',
    after: (ctx, _, { on }) => afflict(ctx, on, 'lame', 'permanent', 'OLDE-CRIT-14'),
  },
  'weapon broken': {
    rule: 'OLDE-CRIT-15',
    can: armed,
    after: (ctx, _, { on }) => breaks(ctx, on, weaponInHand(on), 'OLDE-CRIT-15'),
  },
  slain: { rule: 'OLDE-CRIT-16', can: (s) => s.options.instantSlay !== 'never' },
  stumbles: {
    rule: 'OLDE-REV-solid-hit',
    can: always,
    after: (ctx, _, { on }) => stumbles(ctx, on, 'OLDE-REV-solid-hit'),
  },
  'normal damage': { rule: 'OLDE-CRIT-05', can: always },
} as const satisfies Record<Outcome, Row>
const row = (outcome: Outcome): Row => OUTCOMES[outcome]

const CRITICAL = ['maximum damage', 'past armour', 'blinded', 'tripped', 'disarmed'] as const
const LEGENDARY = ['maximum past armour', 'blinded for good', 'lamed', 'weapon broken', 'slain'] as const
const CHAPTER: Partial<Record<Band, readonly Outcome[]>> = { 'critical hit': CRITICAL, 'legendary hit': LEGENDARY }
/** The later table: its own outcomes, and those of the advanced set. */
const REVISED: Partial<Record<Band, { readonly core: readonly Outcome[]; readonly advanced: readonly Outcome[] }>> = {
  'legendary hit': {
    core: ['twice maximum', 'maximum past armour'],
    advanced: ['blinded for good', 'lamed', 'weapon broken', 'slain'],
  },
  'critical hit': { core: ['maximum and two', 'past armour'], advanced: ['blinded', 'disarmed', 'tripped'] },
  'solid hit': { core: ['two more', 'at least two'], advanced: ['stumbles'] },
}

/** The outcomes of a band that can take effect, in the table's order. */
export function outcomesOf(s: State, x: Struck, band: Band, refused: boolean): Outcome[] {
  const { criticalTable, actions, legendaryMayPickCritical } = s.options
  const list = criticalTable === 'revised' ? revised(band, x, actions) : (CHAPTER[band] ?? [])
  // Ruling OLDE-B04: whether the higher band may pick from the lower.
  const lower = band === 'legendary hit' && legendaryMayPickCritical && criticalTable === 'chapter' ? CRITICAL : []
  const can = [...list, ...lower].filter((outcome) => row(outcome).can(s, x) && !(refused && outcome === 'slain'))
  // Ruling OLDE-B57: where an outcome stands in place of the damage, a blow may still simply hurt.
  const hurts = can.length === 0 || !s.options.criticalReplacesDamage || can.some((one) => row(one).after === undefined)
  return hurts ? can : ['normal damage', ...can]
}
function revised(band: Band, { use }: Struck, actions: Options['actions']): readonly Outcome[] {
  const lists = REVISED[band]
  if (lists === undefined) return []
  // With Brawn the most is doubled; past the armour is for Finesse.
  const core = lists.core.filter((outcome) => outcome !== 'maximum past armour' || use.stat === 'finesse')
  return actions === 'advanced' ? [...core, ...lists.advanced] : core
}

/** OLDE-CRIT-05: a hit takes effect: the attacker's outcome where the band has any, then damage, then what comes on top. */
export function hits(ctx: Ctx, s: State, x: Struck, band: Band): void {
  const { by, on, use, attack } = x
  const outcome = chosenOutcome(ctx, s, x, band)
  if (outcome === 'slain') {
    // Ruling OLDE-B71: no damage is rolled.
    dies(ctx, on, 'slain', 'OLDE-CRIT-16')
    return
  }
  const { force: of, after, rule } = row(outcome)
  // Ruling OLDE-B57: whether a trip comes on top of the damage or in its place.
  if (after === undefined || !s.options.criticalReplacesDamage) {
    dealDamage(ctx, s, by, on, use, attack.as, of === undefined ? PLAIN : { ...of, rule: [rule] })
  }
  if (!on.dead) after?.(ctx, s, x)
}

function chosenOutcome(ctx: Ctx, s: State, x: Struck, band: Band): Outcome {
  const { by, on } = x
  let refused = false
  for (;;) {
    const list = outcomesOf(s, x, band, refused)
    if (list.length === 0) return 'normal damage'
    const options = list.map((key): Option & { readonly key: Outcome } => ({ key }))
    const { key } = asked(ctx, { who: by.id, about: { ask: 'outcome', on: on.id, band }, options })
    const { rule } = row(key)
    const isRevised = s.options.criticalTable === 'revised' && rule !== REVISED_RULE[band]
    if (key === 'slain' && !allowed(ctx, s, x)) {
      refused = true
      continue
    }
    ctx.emit?.({
      type: 'outcome',
      who: by.id,
      on: on.id,
      outcome: key,
      chosenBy: by.id,
      rule: ['OLDE-CRIT-05', rule, ...(isRevised ? [REVISED_RULE[band]] : [])],
    })
    return key
  }
}

/** Whether the story still needs him: a hero, or a foe marked so. */
export const isNeeded = (f: Person): boolean => f.facts.plotArmor || f.facts.hero

const CONSENT = [{ key: 'yes' }, { key: 'no' }] as const
/** OLDE-CRIT-16, ruling OLDE-B51: the game master lets it happen, or not; usually not to those the story still needs. */
function allowed(ctx: Ctx, s: State, { by, on }: Struck): boolean {
  if (s.options.instantSlay === 'always') return true
  const usual = isNeeded(on) ? 'no' : 'yes'
  const yes =
    ctx.choose({ who: 'gm', about: { ask: 'slay', by: by.id, on: on.id }, options: CONSENT, usual }).key === 'yes'
  ctx.emit?.({ type: 'slaying', who: 'gm', by: by.id, on: on.id, allowed: yes, rule: 'OLDE-CRIT-16' })
  return yes
}

/** OLDE-REV-clean-miss and OLDE-REV-solid-hit: two off his Defense until the reset. */
const stumbles = (ctx: Ctx, f: Fighter, rule: OldeRule): void =>
  adjusts(ctx, f, { to: 'defense', value: -2, because: 'stumbles', rule })

const MISHAPS: Partial<Record<Band, readonly Mishap[]>> = {
  'critical miss': ['drops weapon', 'falls prone'],
  'disastrous miss': ['weapon breaks', 'paid back'],
}
const MISHAP_RULE = {
  'drops weapon': 'OLDE-CRIT-17',
  'falls prone': 'OLDE-CRIT-18',
  'weapon breaks': 'OLDE-CRIT-19',
  'paid back': 'OLDE-CRIT-20',
} as const satisfies Record<Mishap, OldeRule>

/** The thing he attacked with: part of no body, and for what leaves the hand not thrown already. */
function ownWeapon({ by, use }: Struck, inHand: boolean) {
  const item = itemOf(by, use.item)
  return item === undefined || item.at === 'body' || (inHand && item.at === 'ground') ? undefined : item
}

/** What the defender could pay an attacker back with: a blow that reaches him (ruling OLDE-B70). */
function payback(s: State, { by, on }: Struck): Blow | undefined {
  if (!isAble(on) || suffers(on, 'restrained')) return undefined
  const far = spaces(s, by.id, on.id)
  return blowsOf(on).find((use) => reaches(use, far))
}

function canHappen(s: State, x: Struck, mishap: Mishap): boolean {
  switch (mishap) {
    case 'drops weapon':
      return ownWeapon(x, true) !== undefined
    case 'weapon breaks':
      return ownWeapon(x, false) !== undefined
    case 'falls prone':
      return x.by.posture !== 'prone'
    case 'paid back':
      return payback(s, x) !== undefined
  }
}

/** OLDE-CRIT-06: the game master picks what a bad miss does. */
export function misses(ctx: Ctx, s: State, x: Struck, band: Band): void {
  const { by, on } = x
  if (band === 'clean miss') stumbles(ctx, by, 'OLDE-REV-clean-miss')
  const list = (MISHAPS[band] ?? []).filter((mishap) => canHappen(s, x, mishap))
  const first = list[0]
  if (first === undefined) return
  const options = list.map((key): Option & { readonly key: Mishap } => ({ key }))
  const { key } = asked(ctx, { who: 'gm', about: { ask: 'mishap', of: by.id, on: on.id, band }, options, usual: first })
  const revisedRule: readonly Cited[] = s.options.criticalTable === 'revised' ? [REVISED_RULE[band]] : []
  ctx.emit?.({
    type: 'outcome',
    who: by.id,
    on: on.id,
    outcome: key,
    chosenBy: 'gm',
    rule: ['OLDE-CRIT-06', MISHAP_RULE[key], ...revisedRule],
  })
  switch (key) {
    case 'drops weapon':
      drops(ctx, s, by, itemOf(by, x.use.item), 'OLDE-CRIT-17')
      return
    case 'weapon breaks':
      breaks(ctx, by, itemOf(by, x.use.item), 'OLDE-CRIT-19')
      return
    case 'falls prone':
      lies(ctx, by, 'overbalanced', 'OLDE-CRIT-18')
      return
    case 'paid back': {
      const use = payback(s, x)
      // Ruling OLDE-B27: whether the attacker's armour helps him.
      if (use !== undefined)
        dealDamage(ctx, s, on, by, use, 'attack', { ...PLAIN, past: !s.options.riposteArmor, rule: ['OLDE-CRIT-20'] })
    }
  }
}
