import type { Option } from '../../../kernel/types.ts'
import { grabbed, holding, mountOf, type Person, type Scene } from '../state/fighters.ts'
import type { Cited, Ctx, Fighter, State, Why } from '../state/types.ts'
import { ACTION_KEYS, type ActionKey, type Cost, type Moves } from './keys.ts'

/** Something a fighter may do in his turn: a row of the table, offered or refused with a reason. */
export interface Action extends Option {
  readonly key: ActionKey
  readonly rule: Cited
  cost(s: Scene, f: Person): Cost
  readonly moves: Moves
  why(s: State, f: Fighter): Why | undefined
  act(ctx: Ctx, s: State, f: Fighter): void
}

interface Row {
  readonly key: ActionKey
  readonly rule: Cited
  readonly cost: Cost | ((s: Scene, f: Person) => Cost)
  readonly why?: (s: State, f: Fighter) => Why | undefined
  readonly act: (ctx: Ctx, s: State, f: Fighter) => void
}
const NEVER = (): undefined => undefined

/** Rows are records of one shape. */
export const action = ({ key, rule, cost, why = NEVER, act }: Row): Action => ({
  key,
  rule,
  cost: typeof cost === 'function' ? cost : () => cost,
  moves: ACTION_KEYS[key].moves,
  why,
  act,
})

export const no = (because: string, rule: Cited): Why => ({ because, rule })

/** One Standard and one Quick, or three Quick (REN-ACT-04, REN-ACT-05). */
export function unaffordable(f: Person, cost: Cost): Why | undefined {
  switch (cost) {
    case 'free':
      return undefined
    case 'turn':
      return f.standard + f.quick === 0 ? undefined : no('that takes the whole turn', 'REN-ACT-06')
    case 'standard':
      if (f.standard > 0) return no('the Standard Action is spent', 'REN-ACT-04')
      return f.quick > 1 ? no('he has begun his three Quick Actions', 'REN-ACT-05') : undefined
    case 'quick':
      return f.quick < (f.standard > 0 ? 1 : 3) ? undefined : no('no Quick Action is left', 'REN-ACT-04')
  }
}
export function pays(f: Fighter, cost: Cost): void {
  if (cost === 'standard') f.standard++
  if (cost === 'quick') f.quick++
}
/** Whether he can still pay for anything. */
export const spent = (f: Person): boolean => unaffordable(f, 'quick') !== undefined

/** What keeps him from doing that kind of thing at all: a hold, a horse on top of him, a move already made. */
export function hindered(s: Scene, f: Person, row: Action): Why | undefined {
  if (grabbed(s, f) !== undefined && row.key !== 'escape' && row.key !== 'end turn') {
    return no('he is held, and can only try to get away', 'REN-MAN-Grab')
  }
  if (row.moves === 'no') return undefined
  if (f.trapped !== 'no') return no(`he is ${f.trapped} under his mount`, 'REN-MNT-08')
  const mount = mountOf(s, f)
  if (mount !== undefined && row.key !== 'alight') {
    if (grabbed(s, mount) !== undefined) return no(`${mount.id} is held`, 'REN-MAN-Grab')
    if (holding(s, mount).length > 0) return no(`${mount.id} holds somebody`, 'REN-MAN-Grab')
  }
  if (s.holds.some((hold) => hold.kind === 'catch' && (hold.by === f.id || hold.on === f.id))) {
    return no('weapons are locked, and neither may move', 'REN-CATCH-04')
  }
  if (holding(s, f).length > 0) return no('he would have to let go first', 'REN-MAN-Grab')
  return movedAlready(s, f, row)
}

const isMovement = (key: ActionKey): boolean => ACTION_KEYS[key].moves !== 'no'
/** Only one action of a turn is movement (REN-SMR-01), but a mode may come right before or after a stunt (REN-SMR-02; ruling REN-A24). */
function movedAlready(s: Scene, f: Person, row: Action): Why | undefined {
  const moves = f.did.filter(isMovement)
  if (moves.length === 0) return undefined
  const last = ACTION_KEYS[f.did.at(-1) ?? 'end turn'].moves
  const joins =
    moves.length === 1 && ((last === 'stunt' && row.moves === 'mode') || (last === 'mode' && row.moves === 'stunt'))
  if (!joins) return no('he has moved this turn', 'REN-SMR-01')
  return s.options.followThrough === 'never' ? no('no move follows a stunt here', 'REN-A24') : undefined
}
/** Whether this movement would follow another. */
export const followsThrough = (f: Person): boolean => f.did.some(isMovement)
