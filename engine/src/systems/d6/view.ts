import { privy } from '../../kernel/secret.ts'
import type { Rolled, Seat } from '../../kernel/types.ts'
import { without } from '../../mechanisms/lists.ts'
import { NUMBERS } from './amend.ts'
import { bodyPointBase, type WoundLevel } from './content/wounds.ts'
import { bodyPoints, overlay } from './derive.ts'
import { fixed } from './diecode.ts'
import { bodily } from './fighters.ts'
import { fighterOf } from './muster.ts'
import { RECORDS } from './records.ts'
import { fighterShape } from './scenario.ts'
import type { D6Event, D6EventType, Facts, Fighter, State } from './types.ts'

/** What of a fighter only his side and the game master know. */
const LEFT = ['body', 'fullBody', 'characterPoints', 'fatePoints', 'climax', 'healersPack', 'uses'] as const
const AHEAD = ['nextAttack', 'nextDefence', 'nextDamage', 'circumstance', 'quick', 'prepared', 'effects'] as const
const PRIVATE = ['facts', ...LEFT, ...AHEAD, 'scarred', 'fastPenalty', 'outFor'] as const
type Private = (typeof PRIVATE)[number]
/** How badly hurt he looks; `unknown` before Body Points are rolled. */
export type Grade = WoundLevel | 'unknown'
/** A fighter as foes see him. */
export interface Stranger extends Omit<Fighter, Private> {
  readonly facts: Pick<Facts, 'name' | 'kind' | 'scale'>
  readonly grade: Grade
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
  return { ...s, fighters: s.fighters.map((f) => (privy(seat, f.id) ? f : stranger(s, f))) }
}

function stranger(s: State, f: Fighter): Stranger {
  const { name, kind, scale } = f.facts
  const seen = without(f, PRIVATE)
  return { ...seen, items: f.items.filter((item) => !bodily(item)), facts: { name, kind, scale }, grade: gradeOf(s, f) }
}

/** Somebody of no kind that is known. */
const ORDINARY = 'soldier'

/** A whole state that seat may believe in: strangers are like their kind, and as badly hurt as they look. */
export function imagine(seen: View, n = 0): State {
  return { ...seen, fighters: seen.fighters.map((f) => ('grade' in f ? believed(seen, f, n) : f)) }
}

function believed({ options }: View, { grade, facts, items, ...seen }: Stranger, n: number): Fighter {
  const record = fighterShape.parse(RECORDS[facts.kind ?? ORDINARY] ?? RECORDS[ORDINARY])
  const like = fighterOf(seen.id, seen.side, facts.kind, record, options)
  const [body, fullBody] = bodyOf(like, grade, n)
  return {
    ...like,
    ...seen,
    facts: { ...like.facts, ...facts },
    items: [...items, ...like.items.filter(bodily)],
    body,
    fullBody,
    outFor: seen.condition === 'unconscious' ? 1 + n : 0,
  }
}

/** Body Points that look so: in the middle of what they may be, or as few or as many. */
function bodyOf(like: Fighter, grade: Grade, n: number): readonly [body: number, full: number] {
  if (grade === 'unknown') return [0, 0]
  const { role, attributes } = like.facts
  const base = bodyPointBase[role]
  for (let full = like.fullBody || bodyPoints(fixed(attributes.physique, 3.5), base); ; full++) {
    const fits = Array.from({ length: full + 1 }, (_, left) => left).filter((left) => overlay(left, full) === grade)
    const at = n % 3 === 0 ? Math.floor((fits.length - 1) / 2) : n % 3 === 1 ? 0 : fits.length - 1
    const body = fits[at]
    if (body !== undefined) return [body, full]
  }
}

/** What is told of nobody but those one knows: codes, terms, what is left. */
const OF_CODES: readonly D6EventType[] = ['skill', 'noDice', 'skillMinimum', 'damageCode', 'resists', 'throwingRange']
const OF_POINTS: readonly D6EventType[] = ['negative', 'bodyPoints', 'noPoints', 'noMorePoints', 'favoured']
/** Numbers everybody sees; rulings of others are private. */
const NUMBERED: readonly string[] = Object.values(without(NUMBERS, ['initiative', 'actions'])).map(({ title }) => title)

/** An event as a seat may know it: of strangers the totals they call out, not their dice, terms or what they have left. */
export function seen(event: D6Event, seat: Seat): D6Event | undefined {
  if (seat.gm || !('who' in event) || event.who === 'gm' || privy(seat, event.who)) return event
  if (OF_CODES.includes(event.type) || OF_POINTS.includes(event.type)) return undefined
  switch (event.type) {
    case 'ruled':
      return NUMBERED.includes(event.what) ? undefined : event
    case 'roll':
      return { ...event, rolled: calledOut(event.rolled) }
    case 'characterPoint':
      return { ...event, rolled: calledOut(event.rolled), left: undefined }
    case 'fate':
    case 'bodyLost':
    case 'healed':
    case 'pack':
    case 'luck':
      return { ...event, left: undefined }
    case 'quickDraw':
      return { ...event, dice: undefined }
    default:
      return 'modifiers' in event ? { ...event, modifiers: [] } : event
  }
}
/** Of a stranger's roll only what it came to. */
const calledOut = ({ of, who, total }: Rolled): Rolled => ({ of, who, dice: '', terms: [], total })
