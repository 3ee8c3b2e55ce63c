import { anyOffered, Offer, refusals } from '../../kernel/offer.ts'
import type { Asks, Refusal } from '../../kernel/types.ts'
import { lasts } from '../../mechanisms/lasting.ts'
import { breathe, engulf, fly, intimidate, trample, wingBuffet } from './actions/abilities.ts'
import { type Action, no, type Refused } from './actions/action.ts'
import { attack } from './actions/attacking.ts'
import { castMagic, holdMagic, lapsesUnheld, releaseMagic } from './actions/casting.ts'
import { charge } from './actions/charge.ts'
import { climb } from './actions/climbing.ts'
import { regainFooting } from './actions/footing.ts'
import { assess, dropItem, signal, speak, turn, ward } from './actions/free.ts'
import { jump } from './actions/jumping.ts'
import { leap } from './actions/leap.ts'
import { changeRange, hustle, move } from './actions/moving.ts'
import { outmaneuver } from './actions/outmaneuver.ts'
import { ready } from './actions/ready.ts'
import { aim, mount, takeCover } from './actions/situations.ts'
import { brace, delay, dither } from './actions/standing-by.ts'
import { letGo, struggle, tripEntangled, tripPasses } from './actions/struggle.ts'
import { sweep } from './actions/sweep.ts'
import { firstAid, smother } from './actions/tending.ts'
import { clocksOf, turnCounted } from './clocks.ts'
import { canReact } from './defense.ts'
import { reopens } from './effects/wounding.ts'
import { active, foes, skewered } from './fighters.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Every action in the book's order: proactive, free, and what effects, other headings and abilities add. */
export const ACTIONS: readonly Action[] = [
  attack,
  brace,
  castMagic,
  changeRange,
  charge,
  delay,
  dither,
  holdMagic,
  hustle,
  mount,
  move,
  outmaneuver,
  ready,
  regainFooting,
  struggle,
  takeCover,
  assess,
  dropItem,
  signal,
  speak,
  ward,
  turn,
  releaseMagic,
  letGo,
  tripEntangled,
  leap,
  sweep,
  aim,
  climb,
  jump,
  firstAid,
  smother,
  breathe,
  wingBuffet,
  trample,
  intimidate,
  fly,
  engulf,
]

const BY_KEY: ReadonlyMap<string, Action> = new Map(ACTIONS.map((action) => [action.key, action]))

/** Whose Turn it is, and whether he takes it out of order. */
interface Acting {
  readonly s: State
  readonly f: Fighter
}

/** One text of what somebody may do. */
export const toAct: Asks<Acting, Action> = {
  each(_a, visit) {
    for (const action of ACTIONS) if (visit(action)) return
  },
  named: (_a, key) => BY_KEY.get(key),
  why: ({ s, f }, action) => barred(s, f, action) ?? action.refuse(s, f),
}

const WAIT = no('it is not his Turn: he can only react', 'CFI-ACT-03')
/** What takes strength though it is no blow. */
const STRENUOUS: readonly string[] = ['charge', 'hustle', 'leap', 'struggle', 'outmaneuver', 'jump', 'climb', 'smother']

/** What forbids whole kinds of action, whatever they are. */
function barred(s: State, f: Fighter, action: Action): Refused | undefined {
  if (!f.acting) return WAIT
  if (action.cost !== 'free' && f.points === 0) return no('he has no Action Points left', 'CFI-ACT-05')
  if (f.freely.includes(action.key)) return no('he has done that on this Turn', 'CFI-RND-03')
  const { casting } = f
  if (
    casting !== undefined &&
    casting.left > 0 &&
    action.cost !== 'free' &&
    action.key !== 'castMagic' &&
    action.key !== 'dither'
  )
    return no('he is casting', 'CFI-CAST-While')
  if (f.fleeing >= s.round && action.cost !== 'free' && !FLIGHT.includes(action.key))
    return no('he thinks of nothing but flight', 'CFI-ABL-Terrifying')
  if (f.frenzy > 0 && action.offensive !== true && !RAGE.includes(action.key))
    return no('he sees nothing but foes', 'CFI-ABL-Frenzy')
  if (action.offensive !== true)
    return lasts(f.lasting, 'winded') && action.cost === 'action' && action.key !== 'dither' ? WINDED : undefined
  if (lasts(f.lasting, 'barred')) return no('his wound keeps him from attacking yet', 'CFI-WND-Serious')
  if (lasts(f.lasting, 'winded')) return WINDED
  if (f.surprised === s.round) return no('he is surprised, and does nothing offensive this round', 'CFI-SUR-04')
  return f.cowed >= s.round ? no('he dares not attack this round', 'CFI-ABL-Terrifying') : undefined
}
const WINDED = no('he is winded, and can only defend himself', 'CFI-SE-StunLocation')
const FLIGHT: readonly string[] = [
  'move',
  'hustle',
  'changeRange',
  'outmaneuver',
  'regainFooting',
  'struggle',
  'dither',
  'fly',
]
const RAGE: readonly string[] = ['move', 'hustle', 'dither', 'regainFooting', 'struggle', 'turn', 'fly']

/** Every action not open to a fighter now, with why not. */
export const refused = (s: State, f: Fighter): readonly Refusal[] => refusals(toAct, { s, f })

/** His number has come (CFI-RND-03). */
export function takeTurn(ctx: Ctx, s: State, f: Fighter): void {
  const clocks = clocksOf(f)
  f.acted = s.cycle
  const delayed = f.delaying
  f.delaying = false
  f.braced = false
  f.watchful = false
  if (f.surprised === s.round && !f.alert) {
    f.alert = true
    ctx.emit?.({ type: 'becomes', who: f.id, what: 'alert', rule: 'CFI-SUR-02' })
  }
  ctx.emit?.({ type: 'turn', who: f.id, points: f.points, rule: ['CFI-RND-02', 'CFI-RND-03'] })
  if (lasts(f.lasting, 'senseless') || skewered(s, f)) {
    f.points--
    ctx.emit?.({
      type: 'did',
      who: f.id,
      action: 'dither',
      rule: lasts(f.lasting, 'senseless') ? 'CFI-SE-StunLocation' : 'CFI-SE-Impale',
    })
    if (f.casting !== undefined) lapsesUnheld(ctx, f, 'dither')
  } else acts(ctx, s, f)
  // Ruling CFI-A83: to go on delaying is no Turn.
  if (!(delayed && f.delaying)) turnCounted(ctx, f, clocks)
}

/** He does something, and before it what costs nothing; what he declares is paid for at once (CFI-ACT-02). */
export function acts(ctx: Ctx, s: State, f: Fighter): void {
  f.acting = true
  f.freely = []
  for (const each of s.fighters) each.lucky = false
  // A parry in the midst of his own Turn may have taken his last point.
  while (anyOffered(toAct, { s, f })) {
    const chosen = ctx.choose(new Offer(f.id, { ask: 'turn', left: f.points } as const, toAct, { s, f }))
    if (chosen.cost === 'free') {
      f.freely = [...f.freely, chosen.key]
      if (chosen.offensive) interrupted(ctx, s, f, chosen)
      if (active(f) && toAct.why({ s, f }, { ...chosen, key: '' }) === undefined) chosen.act(ctx, s, f)
      if (active(f)) continue
      break
    }
    declares(ctx, s, f, chosen)
    break
  }
  f.acting = false
}

function declares(ctx: Ctx, s: State, f: Fighter, action: Action): void {
  if (action.cost === 'action') {
    f.points--
    ctx.emit?.({ type: 'spends', who: f.id, action: action.key, left: f.points, rule: ['CFI-ACT-02', 'CFI-RND-03'] })
  }
  if (action.key !== 'aim') f.aimedOnly = false
  if (f.casting !== undefined) lapsesUnheld(ctx, f, action.key)
  if (STRENUOUS.includes(action.key)) reopens(ctx, f)
  if (f.stance === 'crouching' && (STRENUOUS.includes(action.key) || action.key === 'move') && f.ward === undefined)
    f.stance = 'standing'
  const halted = interrupted(ctx, s, f, action)
  if (action !== tripEntangled) tripPasses(s, f)
  if (action !== mount) f.mounting = undefined
  const before = f.moved
  if (!halted || (active(f) && stillPossible(s, f, action))) action.act(ctx, s, f)
  else if (active(f)) ctx.emit?.({ type: 'wasted', who: f.id, action: action.key, rule: 'CFI-REA-Interrupt' })
  if (f.moved === before) f.pace = 'still'
}
const stillPossible = (s: State, f: Fighter, action: Action): boolean => action.refuse(s, f) === undefined

const INTERRUPT = [{ key: 'interrupt' }, { key: 'none' }] as const
const IDLE: readonly string[] = ['delay', 'dither', 'brace']

/** Foes who delay may halt his Turn to take theirs; he goes on if he still can (CFI-REA-Interrupt; Ruling CFI-A76). */
function interrupted(ctx: Ctx, s: State, f: Fighter, action: Action): boolean {
  if (IDLE.includes(action.key)) return false
  let any = false
  for (const foe of s.fighters) {
    if (!foe.delaying || foe.points === 0 || !foes(f, foe) || !canReact(s, foe) || foe.acting || !active(f)) continue
    const about = { ask: 'interrupt', at: f.id, action: action.key } as const
    if (ctx.choose({ who: foe.id, about, options: INTERRUPT, usual: 'none' }).key === 'none') continue
    any = true
    foe.delaying = false
    ctx.emit?.({ type: 'interrupts', who: foe.id, at: f.id, rule: 'CFI-REA-Interrupt' })
    f.acting = false
    foe.interrupting = true
    acts(ctx, s, foe)
    foe.interrupting = false
    f.acting = true
  }
  return any
}
