import { refusals } from '../../../kernel/offer.ts'
import type { Asks, Refusal } from '../../../kernel/types.ts'
import { lasts } from '../../../mechanisms/lasting.ts'
import type { Fighter, State } from '../state/types.ts'
import { type Action, no, type Refused } from './action.ts'
import { attack, onlyThrow } from './attacking.ts'
import { castMagic, holdMagic, releaseMagic } from './casting.ts'
import { charge } from './charge.ts'
import { climb } from './climb.ts'
import { breathe, engulf, fly, intimidate, trample, wingBuffet } from './creature-abilities.ts'
import { regainFooting } from './footing.ts'
import { assess, dropItem, signal, speak, turn, ward } from './free.ts'
import { jump } from './jumping.ts'
import { rowOf } from './keys.ts'
import { leap } from './leap.ts'
import { changeRange, hustle, move } from './moving.ts'
import { outmaneuver } from './outmaneuver.ts'
import { ready } from './ready.ts'
import { aim, mount, takeCover } from './situations.ts'
import { brace, delay, dither } from './standing-by.ts'
import { letGo, struggle, tripEntangled } from './struggle.ts'
import { sweep } from './sweep.ts'
import { firstAid, smother } from './tending.ts'

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
  why: ({ s, f }, action) =>
    barred(f, action) ?? (f.freely.includes(action.key) ? DONE : undefined) ?? action.refuse(s, f),
  comesTo: ({ s, f }, { key }) => (key === 'attack' ? onlyThrow(s, f) : undefined),
}

const DONE = no('he has done that on this Turn', 'CFI-RND-03')
const WAIT = no('it is not his Turn: he can only react', 'CFI-ACT-03')

/** What forbids whole kinds of action, whatever they are. */
export function barred(f: Fighter, action: Action): Refused | undefined {
  if (!f.acting) return WAIT
  if (action.cost !== 'free' && f.points === 0) return no('he has no Action Points left', 'CFI-ACT-05')
  const { casting } = f
  if (
    casting !== undefined &&
    casting.left > 0 &&
    action.cost !== 'free' &&
    action.key !== 'castMagic' &&
    action.key !== 'dither' &&
    // What he cannot go on with keeps him from nothing else: with that he lets the spell fall.
    hindered(f, castMagic) === undefined
  )
    return no('he is casting', 'CFI-CAST-While')
  return f.lasting.length === 0 ? undefined : hindered(f, action)
}
/** What lasts with him that forbids it. */
function hindered(f: Fighter, action: Action): Refused | undefined {
  const { lasting } = f
  if (lasts(lasting, 'fleeing') && action.cost !== 'free' && rowOf(action.key).inFlight !== true)
    return no('he thinks of nothing but flight', 'CFI-ABL-Terrifying')
  if (lasts(lasting, 'frenzy') && action.offensive !== true && rowOf(action.key).inRage !== true)
    return no('he sees nothing but foes', 'CFI-ABL-Frenzy')
  if (action.offensive !== true)
    return lasts(lasting, 'winded') && action.cost === 'action' && action.key !== 'dither' ? WINDED : undefined
  if (lasts(lasting, 'barred')) return no('his wound keeps him from attacking yet', 'CFI-WND-Serious')
  if (lasts(lasting, 'winded')) return WINDED
  if (lasts(lasting, 'surprised')) return no('he is surprised, and does nothing offensive this round', 'CFI-SUR-04')
  return lasts(lasting, 'cowed') ? no('he dares not attack this round', 'CFI-ABL-Terrifying') : undefined
}
const WINDED = no('he is winded, and can only defend himself', 'CFI-SE-StunLocation')
/** Every action not open to a fighter now, with why not. */
export const refused = (s: State, f: Fighter): readonly Refusal[] => refusals(toAct, { s, f })
