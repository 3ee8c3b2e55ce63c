import { die } from '../../../dice/chance.ts'
import type { Modifier } from '../../../kernel/types.ts'
import { lasting, lasts } from '../../../mechanisms/lasting.ts'
import { suffocates } from '../body/asphyxiation.ts'
import { comesTo } from '../body/conditions.ts'
import { tires } from '../body/fatigue.ts'
import { burnsOn } from '../body/fire.ts'
import { dies, hurt, suffers } from '../body/wounds.ts'
import { EXHAUSTED, weariness } from '../content/tables.ts'
import { lastsFor, lastsOn, roundCounted } from '../state/clocks.ts'
import { active, gone, limbOf, placeOf, wholeOf } from '../state/fighters.ts'
import type { Ctx, Fighter, Lasts, State } from '../state/types.ts'
import { chilled, SURPRISED } from './order.ts'

const ACID = die('acid', 3)

/** A new round: bleeding and other clocks first, then Action Points by what is left (CFI-RND-01, CFI-ACT-05; Ruling CFI-A85). */
export function beginRound(ctx: Ctx, s: State): void {
  const since = s.fighters.map((f) => f.lasting)
  if (s.round > 0) roundEnds(ctx, s)
  s.round++
  s.cycle = 1
  ctx.emit?.({ type: 'round', round: s.round, rule: ['CFI-RND-01', 'CFI-RND-05'] })
  for (const [i, f] of s.fighters.entries()) {
    if (s.round > 1) clocks(ctx, s, f, since[i] ?? f.lasting)
    f.acted = 0
    f.hustles = 0
    f.charges = 0
    f.moved = 0
    f.keptOff = []
    f.aimed = 0
    f.aimedOnly = true
    if (s.options.delay === 'endOfRound') f.delaying = false
    deals(ctx, s, f)
  }
  s.favors = s.favors.filter(({ until }) => until >= s.round)
}

/** What was kept for later and not used is lost (CFI-PRO-Delay, CFI-ACT-05); a round of nothing but aiming steadies the hand (CFI-AIM-01). */
function roundEnds(ctx: Ctx, s: State): void {
  for (const f of s.fighters) {
    if (f.delaying && f.points > 0)
      ctx.emit?.({ type: 'lapsed', who: f.id, points: f.points, rule: ['CFI-PRO-Delay', 'CFI-ACT-05'] })
    if (f.aimed > 0 && f.aimedOnly && f.aimingAt !== undefined) {
      lastsFor(f, 'aimed', 1)
      ctx.emit?.({ type: 'aims', who: f.id, at: f.aimingAt, done: true, rule: 'CFI-AIM-01' })
    } else if ((lasting(f.lasting, 'aimed')?.left ?? 0) <= 1) f.aimingAt = undefined
  }
}

/** Action Points of the round: less when exhausted or chilled (CFI-ACT-01, CFI-FTG-Actions). */
export function pointTerms(s: State, f: Fighter): Modifier[] {
  const terms: Modifier[] = [{ value: f.facts.actions, because: 'Action Points', rule: 'CFI-ATT-ActionPoints' }]
  if (f.facts.extraActions > 0)
    terms.push({ value: f.facts.extraActions, because: 'heads and limbs', rule: 'CFI-ABL-MultiLimbed' })
  const tired = lasts(f.lasting, 'frenzy') ? 0 : weariness(f.fatigue).actions
  if (tired > 0) terms.push({ value: -tired, because: 'fatigue', rule: 'CFI-FTG-Actions' })
  if (chilled(s, f)) terms.push({ value: -1, because: 'cold', rule: 'CFI-ABL-ColdBlooded' })
  return terms
}
function deals(ctx: Ctx, s: State, f: Fighter): void {
  const terms = active(f) ? pointTerms(s, f) : []
  f.allotted = Math.max(
    0,
    terms.reduce((sum, { value }) => sum + value, 0),
  )
  f.points = f.allotted
  if (active(f)) ctx.emit?.({ type: 'points', who: f.id, points: f.points, terms, rule: ['CFI-ACT-01', 'CFI-ACT-05'] })
}

/** What happens by the round: blood, breath, fire, acid, dying, waking, healing, rage, magic. */
function clocks(ctx: Ctx, s: State, f: Fighter, since: Fighter['lasting']): void {
  if (!gone(f)) befalls(ctx, s, f)
  const over = roundCounted(f, since)
  for (const [kind, ends] of ENDS) if (lasts(over, kind)) ends(ctx, s, f)
}
function befalls(ctx: Ctx, s: State, f: Fighter): void {
  if (f.bleeding.length > 0) tires(ctx, s, f, s.options.bleeding === 'each' ? f.bleeding.length : 1, 'CFI-FTG-Blood')
  suffocates(ctx, s, f)
  burnsOn(ctx, s, f)
  eaten(ctx, s, f)
  regenerates(ctx, f)
}

/** What it does to him that something has lasted its rounds, in this order. */
const ENDS: readonly (readonly [Lasts, (ctx: Ctx, s: State, f: Fighter) => void])[] = [
  ['breath', (_ctx, _s, f) => lastsOn(f, 'suffocating')],
  [
    'dying',
    (ctx, s, f) => {
      if (!gone(f)) dies(ctx, s, f, 'CFI-WND-Major')
    },
  ],
  [
    'wakes',
    (ctx, _s, f) => {
      if (f.condition === 'unconscious') comesTo(ctx, f, 'CFI-WND-SeriousBody')
    },
  ],
  [
    'frenzy',
    (ctx, s, f) => {
      if (gone(f)) return
      ctx.emit?.({ type: 'becomes', who: f.id, what: 'calm', rule: 'CFI-ABL-Frenzy' })
      tires(ctx, s, f, Math.max(0, EXHAUSTED - f.fatigue), 'CFI-ABL-Frenzy')
    },
  ],
  [
    'shield',
    (ctx, _s, f) => {
      if (!gone(f)) ctx.emit?.({ type: 'spellLost', who: f.id, spell: 'shield', why: 'over', rule: 'CFI-CAST-Shield' })
    },
  ],
  // In the round after his surprise he has his Initiative back (CFI-SUR-01).
  [
    'surprised',
    (_ctx, _s, f) => {
      f.initiative += SURPRISED
      f.startled = false
    },
  ],
]

/** Acid eats at him, armor first (CFI-ABL-AcidBlood). */
function eaten(ctx: Ctx, s: State, f: Fighter): void {
  const acid = lasting(f.lasting, 'acid')
  if (acid === undefined) return
  const { value: at } = acid
  const { worn, natural } = limbOf(f, at)
  const rolled = ctx.roll(ACID, f.id)
  const through = Math.max(0, rolled - worn - natural)
  ctx.emit?.({
    type: 'damage',
    who: f.id,
    at: f.id,
    dice: '1d3',
    faces: undefined,
    rolled,
    weapon: 'acid',
    rule: 'CFI-ABL-AcidBlood',
  })
  suffers(ctx, s, f, at, hurt(ctx, f, at, through), through, undefined)
}

/** So many Hit Points to each wounded location, but never to what was severed (CFI-ABL-Regeneration). */
function regenerates(ctx: Ctx, f: Fighter): void {
  const { regenerates: rate } = f.facts
  if (rate === 0) return
  f.limbs.forEach((limb, i) => {
    const full = wholeOf(f, i)
    if (limb.severed || limb.hp >= full) return
    const before = limb.hp
    limb.hp = Math.min(full, limb.hp + rate)
    if (limb.hp > 0 && limb.wound === 'serious') {
      limb.wound = 'none'
      limb.useless = false
    }
    ctx.emit?.({
      type: 'healed',
      who: f.id,
      location: placeOf(f, i),
      by: limb.hp - before,
      now: limb.hp,
      rule: 'CFI-ABL-Regeneration',
    })
  })
}
