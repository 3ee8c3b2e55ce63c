import { privy, redact, secret } from '../../../kernel/secret.ts'
import type { Seat } from '../../../kernel/types.ts'
import { grade } from '../body/conditions.ts'
import { brawlers } from '../content/brawlers.ts'
import type { Brawler, Comrade, Fighter, Grade, State, Stranger, View } from '../state/types.ts'

/** What a seat may know: its own side's numbers, of others what can be seen, and no stance that is not its own. */
export function view(state: State, seat: Seat): View {
  return { ...state, fighters: state.fighters.map((f) => (privy(seat, f.id) ? redact<Comrade>(f, seat) : stranger(f))) }
}

function stranger(f: Fighter): Stranger {
  const { id, side, kind, quickness, actions, turns, dazed, shown } = f
  return { id, side, kind, quickness, actions, turns, dazed, shown, grade: grade(f), stance: { only: f.stance.only } }
}

/** Somebody of no kind that is known. */
const ORDINARY: Brawler = brawlers.thug

/** A whole state the seat may believe in: strangers are like their kind; a stance nobody saw is bold of one in good shape. */
export function imagine(seen: View, n = 0): State {
  return { ...seen, fighters: seen.fighters.map((f) => ('grade' in f ? believed(f, n) : comrade(f))) }
}

function comrade(f: Comrade): Fighter {
  const likely = f.grit * 2 < f.fullGrit ? 'wary' : 'bold'
  return { ...f, stance: 'is' in f.stance ? f.stance : secret(f.stance.only, likely) }
}

function believed({ grade: how, stance, ...seen }: Stranger, n: number): Fighter {
  const kinds: Readonly<Record<string, Brawler>> = brawlers
  const like = (seen.kind === null ? undefined : kinds[seen.kind]) ?? ORDINARY
  const fullGrit = like.grit
  const likely = seen.shown !== 'hidden' ? seen.shown : how === 'badly hurt' ? 'wary' : 'bold'
  return { ...like, ...seen, fullGrit, grit: gritOf(how, fullGrit, n), stance: secret(stance.only, likely) }
}

/** The grit of a grade: in the middle of it, or as little or as much as it may be. */
function gritOf(how: Grade, full: number, n: number): number {
  const half = Math.ceil(full / 2)
  const least = { down: 0, 'badly hurt': 1, hurt: half, unhurt: full }[how]
  const most = { down: 0, 'badly hurt': half - 1, hurt: full - 1, unhurt: full }[how]
  if (n % 3 === 0) return Math.floor((least + most) / 2)
  return n % 3 === 1 ? least : most
}
