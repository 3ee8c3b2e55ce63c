import type { FighterId } from '../../../kernel/types.ts'
import { asked } from '../../../mechanisms/asking.ts'
import { armsAgainst } from '../body/arms.ts'
import { active, fighter, foes, grabbed, isGripping, itemOf, mayReact, reacted } from '../state/fighters.ts'
import type { Ctx, Fighter, Readied, State } from '../state/types.ts'
import { aimedAt, bombsOf } from './aim-points.ts'
import { bombs } from './areas.ts'
import { PLAIN, strikesWith } from './declared.ts'
import { disarmed, holdings, maneuver, maneuverArms } from './maneuvers.ts'
import { braces, bracing, comrades, guards, helps, loadable, loads } from './preparing.ts'
import { several, volley } from './several.ts'

const USE = [{ key: 'none' }, { key: 'use' }] as const

/** Whether he may still answer somebody with what he has readied. */
export const answers = (s: State, f: Fighter, at: Fighter): boolean =>
  f.readied !== null && mayReact(s, f) && doable(s, f, f.readied.is, at)
/** The first foe on whom he could use it. */
const anyFoe = (s: State, f: Fighter): Fighter | undefined =>
  s.fighters.find((o) => foes(f, o) && active(o) && answers(s, f, o))

/** Whether what he has readied can be done to whoever set it off. */
export function doable(s: State, f: Fighter, { action }: Readied, at: Fighter): boolean {
  if (action === 'full defence') return true
  if (action === 'brace') return bracing(f).length > 0
  if (action === 'load') return loadable(f.items).length > 0
  if (action === 'help') return comrades(s, f).length > 0
  if (!foes(f, at)) return false
  if (action === 'multiple attacks') return several(s, f).length > 1 && armsAgainst(s, f, at).length > 0
  if (action === 'attack') return armsAgainst(s, f, at).some((arm) => arm.by.id === f.id)
  if (action === 'attack a place') return bombsOf(s, f, [at]).length > 0
  if (action === 'disarm' && holdings(at).length === 0) return false
  if (action === 'trip' && (at.stance === 'prone' || at.mount !== null)) return false
  if (action === 'grab' && isGripping(s, f, at)) return false
  if (action === 'dismount' && at.mount === null) return false
  return maneuverArms(s, f, at, action).length > 0
}

/** The readied action is taken, as his reaction (REN-READY-02). */
export function actsReadied(ctx: Ctx, s: State, f: Fighter, at: Fighter): void {
  const { readied } = f
  if (readied === null || !answers(s, f, at)) return
  f.readied = null
  reacted(s, f)
  const { action } = readied.is
  ctx.emit?.({
    type: 'reacts',
    who: f.id,
    at: at.id,
    kind: `readied ${action}`,
    rule: ['REN-REACT-01', 'REN-READY-02', 'REN-REACT-02'],
  })
  switch (action) {
    case 'full defence':
      guards(ctx, f)
      return
    case 'brace':
      braces(ctx, f)
      return
    case 'load':
      loads(ctx, s, f)
      return
    case 'help':
      helps(ctx, s, f)
      return
    case 'multiple attacks':
      volley(ctx, s, f, { reaction: true }, (_at, does) => does())
      return
    case 'attack a place':
      bombed(ctx, s, f, at)
      return
    case 'attack': {
      const options = armsAgainst(s, f, at).filter((arm) => arm.by.id === f.id)
      const arm = asked(ctx, { who: f.id, about: { ask: 'weapon', action: 'readied attack', at: at.id }, options })
      strikesWith(ctx, s, f, at, itemOf(f, arm.item), arm.mode, { ...PLAIN, reaction: true })
      return
    }
    default: {
      const about = { ask: 'weapon', action, at: at.id } as const
      const arm = asked(ctx, { who: f.id, about, options: maneuverArms(s, f, at, action) })
      const using = itemOf(f, arm.item)
      maneuver(ctx, s, f, at, action, using, action === 'disarm' ? disarmed(ctx, s, f, at, using) : null)
    }
  }
}

/** What he kept for it goes where the other is. */
function bombed(ctx: Ctx, s: State, f: Fighter, at: Fighter): void {
  const about = { ask: 'weapon', action: 'attack a place', at: at.id } as const
  const arm = asked(ctx, { who: f.id, about, options: bombsOf(s, f, [at]) })
  const point = aimedAt({ s, f, arm }, at)
  if (point !== undefined) bombs(ctx, s, f, itemOf(f, arm.item), arm.mode, point)
}

/** Something that may be waited for, other than a step. */
export type Happening =
  | { readonly kind: 'attacks'; readonly by: Fighter; readonly at: FighterId }
  | { readonly kind: 'charges' | 'power' | 'acts'; readonly by: Fighter; readonly at: '' }

function waitedFor(s: State, w: Fighter, { when, of }: Readied, { kind, by, at }: Happening): boolean {
  if (w.id === by.id) return false
  if (of === 'anybody' ? kind !== 'acts' && !foes(w, by) : of !== by.id) return false
  switch (when) {
    case 'attacks me':
      return kind === 'attacks' && at === w.id
    case 'attacks an ally':
      return kind === 'attacks' && at !== w.id && at !== '' && !foes(w, fighter(s, at))
    case 'attacks':
      return kind === 'attacks'
    case 'charges':
    case 'power':
      return kind === when
    case 'acts':
      return kind === 'acts' && !foes(w, by)
    default:
      return false
  }
}

/** Those who have readied an action for this may take it, in the order of turns; before it is done, or after (ruling REN-A62). */
export function answersTo(ctx: Ctx, s: State, what: Happening, phase: 'before' | 'after'): void {
  if (phase !== s.options.readyTiming) return
  for (const id of s.order) {
    const w = fighter(s, id)
    if (w.readied === null || !waitedFor(s, w, w.readied.is, what)) continue
    // When an ally acts, the action is for whichever foe he can reach.
    const at = foes(w, what.by) ? what.by : anyFoe(s, w)
    if (at === undefined || !answers(s, w, at)) continue
    const about = { ask: 'readied', at: at.id, action: w.readied.is.action } as const
    const { key } = ctx.choose({ who: w.id, about, options: USE, usual: 'use', hidden: true })
    if (key === 'use') actsReadied(ctx, s, w, at)
  }
}

/** Those who wait for an attack answer it before it is made, or after; it is made if they leave him free to. */
export function waited(ctx: Ctx, s: State, f: Fighter, at: FighterId | '', does: () => void): void {
  answersTo(ctx, s, { kind: 'attacks', by: f, at }, 'before')
  if (active(f) && grabbed(s, f) === undefined) does()
  answersTo(ctx, s, { kind: 'attacks', by: f, at }, 'after')
}

/** The game master says now (ruling REN-A68). */
export function sayNow(ctx: Ctx, s: State, w: Fighter): void {
  const at = anyFoe(s, w)
  if (at !== undefined) actsReadied(ctx, s, w, at)
}
