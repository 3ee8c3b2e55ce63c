import { begins, type Clock, ended, type Lasting, lasting, renewed, struck } from '../../../mechanisms/lasting.ts'
import { placeOf } from './fighters.ts'
import { LASTING, type Lasts } from './lasting.ts'
import type { Ctx, Fighter, State } from './types.ts'

/** Something begins to last, in place of what of its kind lasted before. */
export function lastsFor(f: Fighter, kind: Lasts, left: number, value = 0): void {
  f.lasting = renewed(f.lasting, begins(LASTING, kind, left, f.id, value))
}
/** Something lasts until it is ended. */
export const lastsOn = (f: Fighter, kind: Lasts): void => lastsFor(f, kind, 0)

/** Something is over. */
export function isOver(f: Fighter, kind: Lasts): void {
  f.lasting = ended(f.lasting, kind)
}

/** So many whole rounds beside the one that runs, if one does. */
export const beside = (s: State, rounds: number): number => (s.round === 0 ? rounds : rounds + 1)

/** Something lasts so many of his own Turns; clocks run together, and the longer counts (Ruling CFI-A84). */
export function lastsTurns(f: Fighter, kind: Lasts, turns: number, value = 0): void {
  if (turns >= (lasting(f.lasting, kind)?.left ?? 0)) lastsFor(f, kind, turns, value)
}

/** A limb is stunned for so many of his own Turns, as new where that is no shorter than it already is (Ruling CFI-A84). */
export function stunned(f: Fighter, location: number, turns: number): void {
  const before = f.lasting.find(({ kind, value }) => kind === 'stunned' && value === location)
  if (turns < (before?.left ?? 0)) return
  f.lasting = [...f.lasting.filter((one) => one !== before), begins(LASTING, 'stunned', turns, f.id, location)]
}

/** A clock of his strikes for what lasted already by then; says what ran out. */
function strikes(f: Fighter, clock: Clock, since: Fighter['lasting']): readonly Lasting<Lasts>[] {
  const over: Lasting<Lasts>[] = []
  const fresh = f.lasting.filter((one) => !since.includes(one))
  const old = fresh.length === 0 ? f.lasting : f.lasting.filter((one) => since.includes(one))
  const left = struck(old, clock, (one) => over.push(one))
  f.lasting = fresh.length === 0 ? left : [...left, ...fresh]
  return over
}

/** One of his own Turns is over (Ruling CFI-A83): what lasted that long ends. What befell him on it lasts for his next Turns. */
export function turnCounted(ctx: Ctx, f: Fighter, since: Fighter['lasting']): void {
  if (f.lasting.length === 0) return
  // Of the whole man first, then limb by limb.
  const over = strikes(f, 'turns', since).toSorted((a, b) => placeIn(a) - placeIn(b))
  for (const { kind, value } of over)
    ctx.emit?.({
      type: 'becomes',
      who: f.id,
      what: kind === 'blinded' ? 'sighted' : 'recovered',
      ...(kind === 'stunned' ? { location: placeOf(f, value) } : {}),
      rule: LASTING[kind].rule,
    })
}

const placeIn = ({ kind, value }: Lasting<Lasts>): number => (kind === 'stunned' ? value : -1)

/** Another round has begun: what ran out of all that lasted when the last one ended. */
export const roundCounted = (f: Fighter, since: Fighter['lasting']): readonly Lasting<Lasts>[] =>
  f.lasting.length === 0 ? [] : strikes(f, 'rounds', since)

/** With so many seconds of air he lasts each round they reach into; without any he suffocates. */
export function fillsLungs(f: Fighter, seconds: number): void {
  if (seconds > 0) lastsFor(f, 'breath', Math.ceil(seconds / SECONDS))
  else lastsOn(f, 'suffocating')
}

/** A Combat Round in seconds (CFI-RND-01). */
export const SECONDS = 5
