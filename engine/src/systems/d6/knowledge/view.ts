import { privy } from '../../../kernel/secret.ts'
import type { FighterId, Seat } from '../../../kernel/types.ts'
import { lastingSeen } from '../../../mechanisms/lasting.ts'
import { without } from '../../../mechanisms/lists.ts'
import { type DieCode, fixed } from '../book/diecode.ts'
import { RECORDS } from '../content/records.ts'
import { bodyPointBase, type WoundLevel } from '../content/wound-levels.ts'
import { fighterOf } from '../state/begin.ts'
import { bodyPoints, overlay } from '../state/derive.ts'
import { bodily } from '../state/fighters.ts'
import { LASTING } from '../state/lasting.ts'
import { fighterShape } from '../state/scenario.ts'
import type { Facts, Fighter, State } from '../state/types.ts'

/** What of a fighter only his side and the game master know. */
const LEFT = ['body', 'fullBody', 'characterPoints', 'fatePoints', 'healersPack', 'uses'] as const
const AHEAD = ['nextAttack', 'nextDefence', 'nextDamage', 'circumstance'] as const
const PRIVATE = ['facts', ...LEFT, ...AHEAD, 'scarred', 'fastPenalty'] as const
type Private = (typeof PRIVATE)[number]
/** How badly hurt he looks; `unknown` before Body Points are rolled. */
export type Grade = WoundLevel | 'unknown'
/** A fighter as foes see him. */
export interface Stranger extends Omit<Fighter, Private> {
  readonly facts: Pick<Facts, 'name' | 'kind' | 'scale'>
  readonly grade: Grade
  /** Whom of those the seat knows he is plainly stronger than, in Physique. */
  readonly overmatches: readonly FighterId[]
}
export interface View extends Omit<State, 'fighters'> {
  readonly fighters: readonly (Fighter | Stranger)[]
}

/** The word for how he looks: his Wound level, or what is left of his Body Points read as one. */
export function gradeOf(s: Pick<State, 'options'>, f: Fighter): Grade {
  if (s.options.injury === 'wounds') return f.wound
  return f.fullBody === 0 ? 'unknown' : overlay(f.body, f.fullBody)
}

/** What a seat may know: all of its own side; of others what they do and how they look, and totals that were called out. */
export function view(s: State, seat: Seat): View {
  if (seat.gm) return s
  const known = s.fighters.filter((f) => privy(seat, f.id))
  return { ...s, fighters: s.fighters.map((f) => (known.includes(f) ? f : stranger(s, f, known))) }
}

function stranger(s: State, f: Fighter, known: readonly Fighter[]): Stranger {
  const { name, kind, scale } = f.facts
  const seen = without(f, PRIVATE)
  const overmatches = known.filter((each) => physique(f) > physique(each)).map(({ id }) => id)
  const lasting = lastingSeen(LASTING, f.lasting)
  return {
    ...seen,
    lasting,
    items: f.items.filter((item) => !bodily(item)),
    facts: { name, kind, scale },
    grade: gradeOf(s, f),
    overmatches,
  }
}

const physique = ({ facts }: Fighter): DieCode => facts.attributes.physique

/** Somebody of no kind that is known. */
const ORDINARY = 'soldier'

/** A whole state that seat may believe in: strangers are like their kind, and as badly hurt as they look. */
export function imagine(seen: View, n = 0): State {
  return { ...seen, fighters: seen.fighters.map((f) => ('grade' in f ? believed(seen, f, n) : f)) }
}

function believed(view: View, stranger: Stranger, n: number): Fighter {
  const { options } = view
  const { grade, facts, items, overmatches: _, ...seen } = stranger
  const record = fighterShape.parse(RECORDS[facts.kind ?? ORDINARY] ?? RECORDS[ORDINARY])
  const like = fighterOf(seen.id, seen.side, facts.kind, record, options)
  const strong = strengthOf(view, stranger, physique(like))
  const [body, fullBody] = bodyOf(like, grade, n)
  return {
    ...like,
    ...seen,
    facts: { ...like.facts, ...facts, attributes: { ...like.facts.attributes, physique: strong } },
    items: [...items, ...like.items.filter(bodily)],
    body,
    fullBody,
  }
}

/** As strong as his kind, but stronger than those he plainly overmatches, and no stronger than the others. */
function strengthOf({ fighters }: View, { overmatches }: Stranger, usual: DieCode): DieCode {
  const known = fighters.filter((each): each is Fighter => !('grade' in each))
  const [weaker, others] = [true, false].map((is) => known.filter(({ id }) => overmatches.includes(id) === is))
  const least = 1 + Math.max(-1, ...(weaker ?? []).map(physique))
  return Math.max(least, Math.min(usual, ...(others ?? []).map(physique)))
}

/** Body Points that look so: none lost of who looks unhurt, else in the middle of what they may be; or as few or as many. */
function bodyOf(like: Fighter, grade: Grade, n: number): readonly [body: number, full: number] {
  if (grade === 'unknown') return [0, 0]
  const { role, attributes } = like.facts
  const base = bodyPointBase[role]
  for (let full = like.fullBody || bodyPoints(fixed(attributes.physique, 3.5), base); ; full++) {
    const fits = Array.from({ length: full + 1 }, (_, left) => left).filter((left) => overlay(left, full) === grade)
    const most = fits.length - 1
    const likeliest = grade === 'unhurt' ? most : Math.floor(most / 2)
    const body = fits[[likeliest, 0, most][n % 3] ?? likeliest]
    if (body !== undefined) return [body, full]
  }
}
