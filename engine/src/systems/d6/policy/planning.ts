import { lasts } from '../../../mechanisms/lasting.ts'
import { D } from '../book/diecode.ts'
import { pointBlank } from '../content/difficulty-modifiers.ts'
import { hiding } from '../ground/cover.ts'
import {
  allOutAt,
  apart,
  type Blow,
  blowAt,
  comrades,
  confined,
  enemies,
  expected,
  gains,
  goes,
  health,
  inHand,
  lands,
  type Man,
  missile,
  reaches,
  reachesHim,
  ready,
  type Seen,
  skillLeft,
  type Thing,
} from './judging.ts'

/** How bold somebody is: what being hurt weighs against hurting, and whether he takes his time to aim. */
export interface Temper {
  readonly fear: number
  readonly aims: boolean
  /** Whether a single blow is struck with all he has, which leaves him no defence. */
  readonly allOut: boolean
  /** Below this health he only defends himself, if others fight on. */
  readonly despair: number
}

/** What a fighter means to do with his turn: with which weapon, how many blows, and whether he guards himself as well. */
export interface Plan {
  readonly does: 'attack' | 'aim' | 'reload' | 'ready' | 'close in' | 'defend'
  readonly item: Thing | undefined
  readonly at: Man | undefined
  readonly attacks: number
  readonly guard: Guard | undefined
  /** Whether the one blow is struck with all he has. */
  readonly allOut?: boolean
}
export type Guard = 'dodge' | 'parry' | 'block'

/** More blows than this nobody plans. */
const MOST = 4
/** Where blows are traded, in metres. */
const NEAR = 2
/** Rounds that somebody looks ahead. */
const AHEAD = 5

/** Uses of a weapon in a round of so many actions. */
function uses({ weapon }: Thing, actions: number): number {
  if (!weapon.quick) return 1
  return weapon.reload === undefined ? actions : Math.ceil(actions / 2)
}
/** Actions such uses take, loading included where that can be done in between. */
const actionsFor = ({ weapon }: Thing, attacks: number): number =>
  weapon.reload?.takes === 'action' ? 2 * attacks - 1 : attacks

/** What one foe can turn on him from `far` away. */
function threats(s: Seen, foe: Man, me: Man, far = apart(s, foe, me)): Blow[] {
  const blows: Blow[] = []
  for (const item of foe.items) {
    if (inHand(item) && item.loaded && reaches(s, foe, item, far, 0)) blows.push(blowAt(s, foe, item, me, far))
  }
  return blows
}
/** What he can expect of one foe if he defends himself with so much: of the foe's best weapon, as often as pays. */
function danger(blows: readonly Blow[], defence: number): number {
  let most = 0
  for (const blow of blows) {
    for (let n = 1; n <= 2; n++) most = Math.max(most, uses(blow.item, n) * gains(blow, { actions: n, defence }))
  }
  return most
}
/** The defence of one who does not defend himself. */
const PASSIVE = 10

/** What defends him best beside so many other actions, and what it comes to on average; a parry is nothing against missiles. */
function guardOf(s: Seen, me: Man, actions: number): { readonly guard: Guard; readonly total: number } {
  const dodge = expected(skillLeft(me, 'dodge', actions))
  const armed = me.shieldUp || me.items.some((item) => item.where === 'hand' && !missile(item))
  const parry = armed ? expected(skillLeft(me, 'melee combat', actions)) : 0
  if (parry > dodge + 1 && !beshot(s, me)) return { guard: 'parry', total: parry }
  const block = expected(skillLeft(me, 'fighting', actions))
  return block > dodge + 1 && !beshot(s, me) && !bladesAt(s, me)
    ? { guard: 'block', total: block }
    : { guard: 'dodge', total: dodge }
}
/** Whether somebody near has a blade, which no arm stops unhurt. */
const bladesAt = (s: Seen, me: Man): boolean =>
  enemies(s, me).some((foe) =>
    foe.items.some((item) => inHand(item) && item.weapon.edge !== 'blunt' && item.where === 'hand'),
  )
/** Behind something, with a weapon in hand that shoots as far as somebody stands, he does not walk out. */
const keepsCover = (s: Seen, me: Man): boolean =>
  (me.cover !== null || (!('bands' in s.where) && enemies(s, me).some((foe) => hiding(s, foe.id, me) !== null))) &&
  me.items.some((item) => missile(item) && inHand(item) && enemies(s, me).some((foe) => reachesHim(s, me, item, foe)))
/** Whoever shoots at him while nothing hides him: the nearest. */
export function exposedTo(s: Seen, me: Man): Man | undefined {
  let found: Man | undefined
  for (const foe of enemies(s, me)) {
    if (!shootsAt(s, foe, me) || hiding(s, foe.id, me) !== null) continue
    if (found === undefined || apart(s, foe, me) < apart(s, found, me)) found = foe
  }
  return found
}
/** Whether somebody can shoot at him from where he cannot be reached. */
export const beshotFromAfar = (s: Seen, me: Man): boolean =>
  enemies(s, me).some((foe) => apart(s, foe, me) > goes(me) / 2 + pointBlank && shootsAt(s, foe, me))
const beshot = (s: Seen, me: Man): boolean => enemies(s, me).some((foe) => shootsAt(s, foe, me))
const shootsAt = (s: Seen, foe: Man, me: Man): boolean =>
  foe.items.some((item) => missile(item) && inHand(item) && item.loaded && reachesHim(s, foe, item, me))

/** Everything that can be done with the weapons at hand now: the best of it. */
function bestAttack(s: Seen, me: Man, temper: Temper, foes: readonly Man[]): Scored | undefined {
  const feared = temper.fear === 0 ? [] : foes.map((foe) => threats(s, foe, me))
  const suffers = (defence: number): number => {
    let sum = 0
    for (const blows of feared) sum += danger(blows, defence)
    return temper.fear * sum
  }
  const undefended = suffers(PASSIVE)
  let best: Scored | undefined
  const offer = (value: number, plan: Plan): void => {
    if (best === undefined || value > best.value) best = { value, plan }
  }
  // Once he has said how many actions he takes, that is how many there are.
  const most = me.turned === s.round && me.declared > 0 ? me.declared : MOST + 1
  const guards = Array.from({ length: Math.min(most, MOST + 1) }, (_, n) => {
    const { guard, total } = guardOf(s, me, n + 1)
    return { guard, suffered: n > 0 && total > 8 && undefended > 0 ? suffers(total) : Number.POSITIVE_INFINITY }
  })
  const stays = confined(s, me) || keepsCover(s, me)
  for (const item of me.items) {
    if (!ready(s, item)) continue
    for (const foe of foes) {
      const far = apart(s, me, foe)
      if (!reachesHim(s, me, item, foe) || (stays && !missile(item) && far > pointBlank)) continue
      const blow = blowAt(s, me, item, foe, far)
      const aim = me.aim !== null && me.aim.at === foe.id && missile(item) ? me.aim.rounds : 0
      for (let n = 1; n <= MOST; n++) {
        if (n > 1 && uses(item, actionsFor(item, n)) < n) break
        const actions = actionsFor(item, n)
        if (actions > most) break
        const allOut = n === 1 && temper.allOut && !missile(item) && item.weapon.spell === undefined
        const struck = allOut ? allOutAt(s, blow, foe) : blow
        const dealt = n * gains(struck, { actions, aim })
        offer(dealt - undefended, { does: 'attack', item, at: foe, attacks: n, guard: undefined, allOut })
        const { guard, suffered } = guards[n] ?? { guard: 'dodge', suffered: Number.POSITIVE_INFINITY }
        if (actions + 1 > most) continue
        const busy = n * gains(blow, { actions: actions + 1, aim })
        offer(busy - suffered, { does: 'attack', item, at: foe, attacks: n, guard })
      }
    }
  }
  return best
}
interface Scored {
  readonly value: number
  readonly plan: Plan
}

/** What a weapon would do in the rounds to come if he took his time for it: walked up, drew it, loaded it. */
function prospect(s: Seen, me: Man, item: Thing, foe: Man): { readonly value: number; readonly first: Plan['does'] } {
  const far = apart(s, me, foe)
  const unhanded = item.where === 'stowed' || item.where === 'ground' ? 1 : 0
  const unloaded = item.loaded ? 0 : 1
  const fits = reachesHim(s, me, item, foe)
  const walk = fits || goes(me) === 0 ? 0 : Math.ceil((far - 3) / goes(me))
  const near = fits || missile(item) ? far : NEAR
  const left = AHEAD - unhanded - unloaded - walk
  const loads = item.weapon.reload === undefined ? 1 : 2
  const rate = gains(blowAt(s, me, item, foe, near), { actions: 1 })
  const first =
    unhanded > 0 ? 'ready' : unloaded > 0 && (fits || missile(item)) ? 'reload' : fits ? 'attack' : 'close in'
  return { value: (rate * Math.max(0.2, left)) / loads, first }
}

/** Blows he strikes in the turn in which he walks up, where one Move brings him there: as many as do most. */
function charges(s: Seen, me: Man, item: Thing, foe: Man): number {
  if (missile(item) || !ready(s, item) || me.stance === 'prone') return 0
  if (apart(s, me, foe) > goes(me) + pointBlank) return 0
  const blow = blowAt(s, me, item, foe, NEAR)
  let best = 0
  let most = 0
  for (let n = 1; n < MOST; n++) {
    const dealt = n * gains(blow, { actions: n + 1 })
    if (dealt > most) [best, most] = [n, dealt]
  }
  return best
}

const DEFEND: Plan = { does: 'defend', item: undefined, at: undefined, attacks: 0, guard: 'dodge' }

/** What he means to do: the same before and after he has said how many actions he takes. */
export function plan(s: Seen, me: Man, temper: Temper): Plan {
  const foes = enemies(s, me)
  if (lasts(me.lasting, 'reeling') || lasts(me.lasting, 'only defending') || foes.length === 0) return DEFEND
  const now = bestAttack(s, me, temper, foes)
  const beset = foes.length > 1 + comrades(s, me).length
  if (beset && health(s, me) < temper.despair && comrades(s, me).length > 0 && s.round % 3 !== 0) return DEFEND
  const stays = confined(s, me) || keepsCover(s, me)
  let later: { value: number; plan: Plan; meets: boolean } | undefined
  for (const item of me.items) {
    if (item.where === 'broken' || item.where === 'gone' || item.weapon.restOrLift !== undefined) continue
    for (const foe of foes) {
      if (stays && !missile(item) && apart(s, me, foe) > pointBlank) continue
      const { value: gained, first } = prospect(s, me, item, foe)
      // Who walks up to somebody who cannot reach him yet will be reached.
      const exposed = first === 'close in' && now !== undefined && danger(threats(s, foe, me), PASSIVE) === 0
      // Who comes of his own accord need not be walked to.
      const comes = first === 'close in' && now !== undefined && apart(s, me, foe) <= 2 * goes(foe) + NEAR
      const suffered = exposed ? temper.fear * (AHEAD - 1) * danger(threats(s, foe, me, NEAR), PASSIVE) : 0
      const value = (comes ? gained / 4 : gained) - suffered
      if (first === 'attack' || (later !== undefined && value <= later.value)) continue
      const attacks = first === 'close in' ? charges(s, me, item, foe) : 0
      later = { value, meets: comes, plan: { does: first, item, at: foe, attacks, guard: undefined } }
    }
  }
  if (now?.plan.item === undefined || now.plan.at === undefined) return later?.plan ?? DEFEND
  const { item, at } = now.plan
  const steady = prospect(s, me, item, at).value
  // Who comes is shot at while he comes, if he cannot be reached this turn anyway.
  if (later?.plan.does === 'close in' && later.plan.attacks === 0 && missile(item) && later.meets) return now.plan
  // What is loaded is shot before another weapon is drawn.
  const shoots = later?.plan.does === 'ready' && missile(item) && item.weapon.reload !== undefined
  // He goes for something better only where it is much better.
  if (later !== undefined && !shoots && later.value > 1.4 * steady + 0.05 && me.done.length === 0) return later.plan
  return temper.aims && takesAim(s, me, item, at)
    ? { ...now.plan, does: 'aim', attacks: 0, guard: undefined }
    : now.plan
}

/** Whether a round of aiming pays: nobody can hurt him before his next turn, and the shot gains more than the round costs. */
function takesAim(s: Seen, me: Man, item: Thing, foe: Man): boolean {
  if (!missile(item) || item.weapon.spell !== undefined || !safe(s, me)) return false
  const far = apart(s, me, foe)
  const rounds = me.aim?.at === foe.id ? me.aim.rounds : 0
  if (rounds >= 3) return false
  const loads = item.weapon.reload === undefined ? 0 : 1
  const blow = blowAt(s, me, item, foe, far)
  const shot = (aim: number): number => lands(blow, { actions: 1, aim }) / (1 + aim + loads)
  return shot(rounds + 1) > shot(rounds) || lands(blow, { actions: 1, aim: rounds }) < 0.25
}
const safe = (s: Seen, me: Man): boolean =>
  enemies(s, me).every((foe) => danger(threats(s, foe, me), PASSIVE) < 0.08 && apart(s, foe, me) > goes(foe) + D)

/** How many actions a plan takes. */
export function actionsOf({ does, item, attacks, guard }: Plan): number {
  if (does === 'close in') return 1 + attacks
  if (does !== 'attack' || item === undefined) return 1
  return actionsFor(item, attacks) + (guard === undefined ? 0 : 1)
}
